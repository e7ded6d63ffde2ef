"""Things worn on the head: some of it behind the face, most of it on the hair."""

from typing import Final, NamedTuple

from looptable.games.time_stories.pictures.portraits.strokes import Part, disc, fill, line

__all__ = ["HATS", "Hat"]


class Hat(NamedTuple):
    """Something on the head; what `hides` the hair leaves only what hangs below it."""

    on_top: tuple[Part, ...]
    behind: tuple[Part, ...] = ()
    hides: bool = False


HATS: Final[dict[str, Hat]] = {
    "cap": Hat(
        (
            fill("hat", "M74 104C70 74 84 54 122 52C160 54 174 76 168 104Q120 92 74 104z"),
            fill("brim", "M76 96Q120 84 166 96L166 108Q120 96 76 108z"),
            fill("brim", "M84 106Q120 94 160 106Q168 120 160 122Q122 108 84 120Q76 114 84 106z"),
            fill("ribbon", disc(121, 88, 9, 8)),
        )
    ),
    "beret": Hat((fill("hat", "M70 104C54 84 72 54 118 52C166 50 186 74 174 92C168 102 160 100 152 98Q110 90 70 104z"), fill("brim", "M74 98Q112 84 158 97L158 105Q112 92 75 107z"), line("hat", 4, "M118 54L122 44"))),
    "hat": Hat(
        (
            fill("hat", "M82 94C80 60 88 44 104 48Q120 54 136 48C152 44 160 60 158 94z"),
            fill("ribbon", "M81 80Q120 90 159 80L159 94Q120 104 81 94z"),
            fill("brim", "M44 100C60 84 76 92 82 92Q120 104 158 92C164 92 180 84 196 100C178 112 150 108 120 110C90 108 62 112 44 100z"),
        )
    ),
    "tophat": Hat((fill("hat", "M84 94L80 22Q120 14 160 22L156 94z"), fill("ribbon", "M83 76Q120 84 157 76L156 92Q120 100 84 92z"), fill("brim", "M58 96Q66 88 84 90Q120 100 156 90Q174 88 182 96Q150 112 120 110Q90 112 58 96z"))),
    "bonnet": Hat(
        (
            fill("hat", "M72 118C64 72 90 56 120 56C152 56 176 72 168 118Q158 92 120 90Q82 92 72 118z"),
            fill("brim", "M72 118Q82 86 120 84Q158 86 168 118L164 122Q154 98 120 96Q86 98 76 122z"),
            line("ribbon", 3, "M104 72L104 60M120 70L120 57M136 72L136 60"),
        ),
        (fill("hat", disc(120, 66, 30, 18)),),
    ),
    "kerchief": Hat(
        (
            fill("hat", "M70 140C62 78 88 58 120 58C154 58 178 78 170 140C166 120 152 100 120 98C90 100 76 120 70 140z"),
            fill("hat", "M70 132C72 170 84 192 106 206L120 198L134 206C156 192 168 170 170 132C168 160 152 188 120 192C88 188 72 160 70 132z"),
            fill("brim", "M106 200Q120 192 134 200L144 226L120 212L96 226z"),
            line("brim", 2.4, "M84 86Q100 72 118 70M74 116Q80 100 92 92"),
        ),
        (fill("brim", "M72 130L84 196L156 196L168 130z"),),
        hides=True,
    ),
    "hood": Hat(
        (fill("hat", "M62 200C48 90 76 44 122 44C168 44 192 90 178 200C172 150 168 98 120 90C74 98 70 150 62 200z"), fill("brim", "M62 200C60 130 74 92 120 84C168 92 180 130 178 200C172 150 166 106 120 98C76 106 70 150 62 200z")),
        (fill("brim", "M62 210C46 90 76 44 122 44C168 44 194 90 178 210z"),),
        hides=True,
    ),
    "southwester": Hat(
        (
            fill("hat", "M80 100C80 62 98 48 120 48C144 48 160 62 160 100z"),
            line("brim", 2.4, "M120 50L120 96M102 54Q94 70 94 98M138 54Q146 70 146 98"),
            fill("hat", "M60 112C70 90 96 90 120 92C146 90 172 92 186 122C170 112 150 106 120 108C94 106 74 108 60 112z"),
            fill("brim", "M60 112C74 102 96 98 120 100C146 98 172 104 186 122C170 112 150 106 120 108C94 106 74 108 60 112z"),
        ),
        (fill("brim", "M86 96L156 90L196 156Q176 160 164 140L78 132z"),),
    ),
    "helmet": Hat((fill("hat", "M72 118C68 66 92 50 120 50C150 50 174 66 168 118Q120 104 72 118z"), fill("brim", "M66 116Q120 98 174 116L172 126Q120 108 68 126z"), fill("ribbon", disc(120, 82, 8)))),
    "visor": Hat((fill("brim", "M76 104Q120 90 164 104L165 114Q120 100 76 114z"), fill("hat", "M80 108Q120 94 160 108Q176 122 172 130Q120 112 66 132Q64 120 80 108z"))),
}  # fmt: skip
