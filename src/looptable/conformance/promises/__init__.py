"""All promises, in the order in which they are checked: those that others need come first."""

from looptable.conformance.promises.aheads import Aheads
from looptable.conformance.promises.builds import Builds
from looptable.conformance.promises.census import Census
from looptable.conformance.promises.clones import Clones
from looptable.conformance.promises.endings import Endings
from looptable.conformance.promises.events import Events
from looptable.conformance.promises.foresights import Foresights
from looptable.conformance.promises.guesses import Guesses
from looptable.conformance.promises.hints import Hints
from looptable.conformance.promises.keys import Keys
from looptable.conformance.promises.legality import Legality
from looptable.conformance.promises.option_keys import OptionKeys
from looptable.conformance.promises.positions import Positions
from looptable.conformance.promises.promise import Promise
from looptable.conformance.promises.reasons import Reasons
from looptable.conformance.promises.records import Records
from looptable.conformance.promises.refusals import Refusals
from looptable.conformance.promises.repeats import Repeats
from looptable.conformance.promises.rulebooks import Rulebooks
from looptable.conformance.promises.secret_choices import SecretChoices
from looptable.conformance.promises.secret_events import SecretEvents
from looptable.conformance.promises.secret_options import SecretOptions
from looptable.conformance.promises.secret_views import SecretViews
from looptable.conformance.promises.sentences import Sentences
from looptable.conformance.promises.singles import Singles
from looptable.conformance.promises.tutorials import Tutorials
from looptable.conformance.promises.views import Views

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
    Aheads,
    Reasons,
    Hints,
    Singles,
    Sentences,
    Tutorials,
    Rulebooks,
    Builds,
)
