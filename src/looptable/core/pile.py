"""A pile of pieces, in the kind that is fast where the rules run.

Compiled rules use cells of native integers, interpreted ones a list that knows the same words: a
call of a list's own method costs a third of a call of ours. Both answer alike, which the same tests
say. The compiler knows the native class by its real name and never meets the other.
"""

from typing import TYPE_CHECKING

from looptable.core.rows import ARE_COMPILED

if TYPE_CHECKING or ARE_COMPILED:
    from looptable.core.native_pile import Pile
else:
    from looptable.core.listed_pile import Pile

__all__ = ["Pile"]
