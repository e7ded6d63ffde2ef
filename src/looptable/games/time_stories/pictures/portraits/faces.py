"""Head, neck and features: one face, told apart by age, mood and what it wears."""

from typing import Final

from looptable.games.time_stories.pictures.portraits.strokes import Part, disc, fill, line

__all__ = ["BEARDS", "EXTRAS", "HEAD", "MOODS", "NECK", "OLD", "YOUNG", "features"]

NECK: Final = (
    fill("skin", "M100 160L98 226Q120 250 142 226L140 160z"),
    fill("shadow", "M100 172C106 192 132 196 140 176L142 226Q130 240 120 240C124 222 112 204 100 190z"),
)  # fmt: skip

HEAD: Final = (
    fill("skin", disc(79, 136, 7, 11), disc(161, 136, 7, 11)),
    fill("shadow", disc(161, 136, 7, 11)),
    fill("skin", "M80 122C80 80 160 80 160 122C160 152 148 187 120 188C92 187 80 152 80 122z"),
    # The light comes from the left; the nose stands out of the dark half.
    fill("shadow", "M134 91C154 97 160 108 160 122C160 152 148 187 120 188L124 175L121 160L132 154L125 126L129 112z"),
)  # fmt: skip

_EYES: Final = (
    fill("paper", disc(102, 132, 8, 5.2), disc(139, 132, 7.4, 5)),
    fill("ink", disc(103.5, 132, 4.4, 4.8), disc(140, 132, 4.2, 4.6)),
    line("ink", 2.6, "M93 130Q102 123 111 130M131 130Q139 123 147 130"),
)
_NARROW: Final = (
    fill("paper", disc(102, 132, 7.6, 3.4), disc(139, 132, 7, 3.2)),
    fill("ink", disc(103.5, 132, 3.6, 3.4), disc(140, 132, 3.4, 3.2)),
    line("ink", 3, "M93 130Q102 126 111 130M131 130Q139 126 147 130"),
)

MOODS: Final[dict[str, tuple[Part, ...]]] = {
    "calm": (
        *_EYES,
        line("strand", 4.6, "M91 119Q101 113 112 118M130 118Q139 113 148 119"),
        line("crease", 3.4, "M108 170Q120 173 132 169"),
    ),
    "smiling": (
        *_EYES,
        line("strand", 4.6, "M91 116Q101 108 112 114M130 114Q139 108 148 116"),
        fill("crease", "M104 165Q120 170 136 164Q132 180 120 180Q108 180 104 165z"),
        fill("paper", "M108 167Q120 171 132 166.500L130 171Q120 174 110 171z"),
    ),
    "stern": (
        *_NARROW,
        line("strand", 5.4, "M90 116Q102 117 113 123M129 123Q139 117 149 116"),
        line("crease", 3.6, "M107 171Q120 167 133 171"),
    ),
    "sad": (
        *_EYES,
        line("strand", 4.4, "M90 122Q100 116 111 113M130 113Q140 116 149 122"),
        line("crease", 3.2, "M109 172Q120 166 131 171"),
    ),
    "sly": (
        *_NARROW,
        line("strand", 4.6, "M91 120Q101 116 112 120M130 114Q139 106 149 112"),
        line("crease", 3.4, "M107 168Q122 174 136 162"),
    ),
}  # fmt: skip

OLD: Final = (
    line("crease", 2, "M91 142Q101 148 111 142M131 142Q139 147 147 142"),
    line("crease", 2.2, "M108 153Q99 160 100 172M134 155Q142 162 140 173"),
    line("crease", 1.8, "M100 106Q116 102 126 105M104 99Q116 96 124 98"),
)
YOUNG: Final = (fill("blush", disc(95, 152, 8, 6), disc(146, 152, 7, 6)),)

BEARDS: Final[dict[str, tuple[Part, ...]]] = {
    "beard": (
        fill("beard", "M79 136C80 186 96 214 120 216C144 214 160 186 161 136C152 152 146 156 134 158Q120 152 106 158C94 156 88 152 79 136z"),
        fill("crease", "M108 169Q120 173 132 169Q128 178 120 178Q112 178 108 169z"),
    ),
    "moustache": (fill("beard", "M120 160C110 156 98 162 92 174C104 174 114 172 120 166C126 172 136 174 148 174C142 162 130 156 120 160z"),),
    "whiskers": (
        fill("beard", "M78 122C78 152 84 178 104 188C98 172 92 156 90 130zM162 122C162 152 156 178 136 188C142 172 148 156 150 130z"),
        fill("beard", "M120 160C110 157 100 162 96 170C106 171 114 170 120 166C126 170 134 171 144 170C140 162 130 157 120 160z"),
    ),
    "stubble": (
        line("beard", 2.2, "M90 160l0 5M96 170l0 5M103 179l0 4M112 184l0 4M121 185l0 4M130 183l0 4M138 177l0 5M145 168l0 5M150 158l0 5"
             "M104 163l0 3M136 163l0 3M112 176l0 3M128 176l0 3"),
    ),
}  # fmt: skip

EXTRAS: Final[dict[str, tuple[Part, ...]]] = {
    "glasses": (
        line("ink", 3, disc(101, 132, 14), disc(140, 132, 13), "M115 130Q120 127 127 130M87 129L78 126M153 129L162 126"),
        fill("paper", "M94 126l8-4l-10 14zM133 126l8-4l-10 14z"),
    ),
    "monocle": (line("glow", 3, disc(140, 132, 13), "M152 139Q160 170 152 210"),),
    "eyepatch": (fill("ink", "M126 122L156 120Q158 144 142 148Q128 146 126 122z"), line("ink", 3.4, "M84 104L128 124M154 122L162 116")),
    "scar": (line("blush", 3.4, "M92 110L106 158"), line("blush", 2, "M92 124l8-3M97 140l8-3M101 150l8-3")),
    "freckles": (fill("crease", *(disc(x, y, 1.6) for x, y in ((90, 148), (96, 153), (102, 148), (97, 144), (108, 152), (136, 150), (142, 146), (147, 151), (141, 155)))),),
    "earring": (line("glow", 3, disc(79, 153, 6)),),
    "pipe": (line("ink", 4, "M128 170L160 182"), fill("ink", "M154 170L172 172L170 192Q160 196 155 190z"), fill("glow", "M156 170L171 172L170 175L156 173z")),
}  # fmt: skip


def features(mood: str, age: str) -> list[Part]:
    """The features of a face, with the marks of its age below them."""
    marks = {"old": OLD, "child": YOUNG}.get(age, ())
    return [*marks, *MOODS[mood]]
