"""All promises, in the order in which they are checked: those that others need come first."""

from looptable.conformance.builds import Builds
from looptable.conformance.census import Census
from looptable.conformance.clones import Clones
from looptable.conformance.endings import Endings
from looptable.conformance.events import Events
from looptable.conformance.foresights import Foresights
from looptable.conformance.guesses import Guesses
from looptable.conformance.keys import Keys
from looptable.conformance.legality import Legality
from looptable.conformance.options import OptionKeys
from looptable.conformance.positions import Positions
from looptable.conformance.promise import Promise
from looptable.conformance.reasons import Reasons
from looptable.conformance.refusals import Refusals
from looptable.conformance.replays import Records, Repeats
from looptable.conformance.secret_choices import SecretChoices
from looptable.conformance.secret_events import SecretEvents
from looptable.conformance.secret_options import SecretOptions
from looptable.conformance.secret_views import SecretViews
from looptable.conformance.singles import Singles
from looptable.conformance.texts import Sentences
from looptable.conformance.tutorials import Tutorials
from looptable.conformance.views import Views

__all__ = ["PROMISES"]

PROMISES: tuple[type[Promise], ...] = (
    Repeats,
    Clones,
    Endings,
    Legality,
    OptionKeys,
    Refusals,
    Positions,
    Events,
    Records,
    Census,
    Views,
    Guesses,
    Keys,
    SecretViews,
    SecretOptions,
    SecretEvents,
    SecretChoices,
    Foresights,
    Reasons,
    Singles,
    Sentences,
    Tutorials,
    Builds,
)
