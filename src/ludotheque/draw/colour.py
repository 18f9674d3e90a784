"""Colours in OKLCH: into sRGB, mixed, compared, and as a person with deuteranopia sees them.

The matrices are those that define OKLab over linear sRGB, and for deuteranopia the ones of Machado, Oliveira
and Fernandes (2009) at full severity; relative luminance and contrast are those of WCAG 2.
"""

from math import atan2, cos, degrees, hypot, radians, sin

from msgspec import Struct

Triple = tuple[float, float, float]

TO_CONES = (
    (1.0, 0.3963377774, 0.2158037573),
    (1.0, -0.1055613458, -0.0638541728),
    (1.0, -0.0894841775, -1.2914855480),
)
CONES_TO_LINEAR = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)
LINEAR_TO_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
FROM_CONES = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
LUMINANCE = (0.2126, 0.7152, 0.0722)

GAMUT_TOLERANCE = 0.002
"""How far a channel may lie outside sRGB before it counts as clipped: less than one step of 8 bits."""


def _times(matrix: tuple[Triple, Triple, Triple], vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def _clipped(linear: Triple) -> Triple:
    red, green, blue = (min(1.0, max(0.0, channel)) for channel in linear)
    return red, green, blue


class Colour(Struct, frozen=True):
    """A colour in OKLCH.

    Attributes:
        lightness: From 0, black, to 1, white, in equal steps for the eye.
        chroma: How vivid; 0 is grey, about 0.3 the most that a screen shows.
        hue: An angle in degrees: about 30 red, 90 yellow, 145 green, 250 blue.
    """

    lightness: float
    chroma: float
    hue: float

    @property
    def css(self) -> str:
        """The colour as a stylesheet writes it."""
        return f"oklch({self.lightness:g} {self.chroma:g} {self.hue:g})"

    @property
    def oklab(self) -> Triple:
        """Lightness, green to red, blue to yellow."""
        angle = radians(self.hue)
        return self.lightness, self.chroma * cos(angle), self.chroma * sin(angle)

    @property
    def linear(self) -> Triple:
        """Red, green and blue as amounts of light, not clipped to what a screen shows."""
        long, medium, short = (cone**3 for cone in _times(TO_CONES, self.oklab))
        return _times(CONES_TO_LINEAR, (long, medium, short))

    @property
    def in_gamut(self) -> bool:
        """Whether an sRGB screen shows it as it is."""
        return all(-GAMUT_TOLERANCE <= channel <= 1 + GAMUT_TOLERANCE for channel in self.linear)

    @property
    def luminance(self) -> float:
        """Relative luminance from 0 to 1, as WCAG 2 defines it."""
        return sum(weight * channel for weight, channel in zip(LUMINANCE, _clipped(self.linear), strict=True))


def _from_oklab(lab: Triple) -> Colour:
    lightness, a, b = lab
    return Colour(lightness, hypot(a, b), degrees(atan2(b, a)) % 360)


def _from_linear(linear: Triple) -> Colour:
    long, medium, short = (cone ** (1 / 3) for cone in _times(LINEAR_TO_CONES, _clipped(linear)))
    return _from_oklab(_times(FROM_CONES, (long, medium, short)))


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Mix in OKLab, as ``color-mix(in oklab, one, other share)`` does; a share of 1 is all ``other``."""
    lightness, a, b = (
        (1 - share) * mine + share * yours for mine, yours in zip(one.oklab, other.oklab, strict=True)
    )
    return _from_oklab((lightness, a, b))


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2, from 1 (none) to 21 (black on white)."""
    darker, lighter = sorted((one.luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)


def distance(one: Colour, other: Colour) -> float:
    """How far apart the eye sees two colours: the straight distance in OKLab, 1 from black to white."""
    return hypot(*(mine - yours for mine, yours in zip(one.oklab, other.oklab, strict=True)))


def greyscale(colour: Colour) -> Colour:
    """The grey of the same luminance, as a monochrome print shows the colour."""
    return Colour(colour.luminance ** (1 / 3), 0, 0)


def deuteranopia(colour: Colour) -> Colour:
    """The colour as somebody without green-sensitive cones sees it."""
    return _from_linear(_times(DEUTERANOPIA, _clipped(colour.linear)))
