#!/usr/bin/python3
"""Draws Touchbox's bundled pictures.

    /usr/bin/python3 Assets/draw-pictures.py [--out DIR]

Needs pycairo (`apt install python3-cairo`). Without `--out` the pictures land beside this file:

    TouchDemo/1.png … 4.png   sun, leaf, waves, moon: 64-point icons to drag about
    BeachBall/ball.png        a 120-point ball; its circle touches all four edges
    AppIcon.png               256 pixels: a phone and two fingers, pinching

The icons and the ball come as @2x and @3x too. Every size is drawn from the same curves, so an @2x
picture is sharper, not merely larger. The same cairo draws the same bytes every time.

Coordinates are points, y down. Light falls from above; on the ball, from the upper left.
"""

import argparse
import math
import sys
from itertools import takewhile
from pathlib import Path

try:
    import cairo
except ImportError:
    sys.exit("draw-pictures: no module named cairo; run `apt install python3-cairo`, "
             "then use /usr/bin/python3")

TURN = 2 * math.pi


def rgb(hexadecimal):
    """Three components, 0…1, from "RRGGBB"."""
    return tuple(int(hexadecimal[i:i + 2], 16) / 255 for i in (0, 2, 4))


WHITE, BLACK = rgb("FFFFFF"), rgb("000000")

# Tiles, as (top, bottom). From sun to moon each is clearly darker than the one before (L* about
# 66, 55, 43, 26), so that they differ in lightness as well as in hue and glyph.
AMBER = rgb("FF9C1A"), rgb("E8530A")
GREEN = rgb("35AC4C"), rgb("0F7032")
BLUE = rgb("2872DC"), rgb("093C92")
NIGHT = rgb("473A86"), rgb("150F3D")
OCEAN = rgb("2C9BD6"), rgb("17307F")

# The ball's panels, clockwise. Neighbours differ in lightness, and no two panels are alike.
PANELS = [rgb(h) for h in ("E8372F", "FFF8EA", "1F7FD8", "FFC824", "20A05A", "FF9140")]
SEAM, CAP, CAP_EDGE = rgb("FFFDF6"), rgb("FFFFFF"), rgb("C9CCD6")

SCREEN = rgb("1B3C78"), rgb("0B1A45")
FINGER = rgb("FFD36B"), rgb("FFA62B")


# Tools


def vertical(y0, y1, *stops):
    """A gradient from y0 down to y1; each stop is (offset, colour, alpha)."""
    return with_stops(cairo.LinearGradient(0, y0, 0, y1), stops)


def radial(x0, y0, r0, x1, y1, r1, *stops):
    """A gradient from the first circle out to the second; each stop is (offset, colour, alpha)."""
    return with_stops(cairo.RadialGradient(x0, y0, r0, x1, y1, r1), stops)


def with_stops(gradient, stops):
    for offset, colour, alpha in stops:
        gradient.add_color_stop_rgba(offset, *colour, alpha)
    return gradient


def disc(ctx, x, y, radius):
    ctx.new_sub_path()
    ctx.arc(x, y, radius, 0, TURN)


def polyline(ctx, points):
    for x, y in points:
        ctx.line_to(x, y)


def pen(ctx, width):
    ctx.set_line_width(width)
    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
    ctx.set_line_join(cairo.LINE_JOIN_ROUND)


def rounded(ctx, x, y, width, height, radius, bend=1.0):
    """A rectangle whose corners pass where arcs of `radius` would.

    A corner leaves the straight edge `bend` radii early: at 1 it is such an arc, above 1 it sets in
    more gently.
    """
    reach = bend * radius
    pull = (8 * (1 - math.sqrt(0.5)) * radius - reach) / 3  # puts the curve's middle on the arc's
    ctx.save()
    ctx.translate(x + width / 2, y + height / 2)
    ctx.new_sub_path()
    for right, up in [(width / 2, height / 2), (height / 2, width / 2)] * 2:
        ctx.line_to(right - reach, -up)
        ctx.curve_to(right - pull, -up, right, pull - up, right, reach - up)
        ctx.rotate(TURN / 4)
    ctx.close_path()
    ctx.restore()


def lifted(ctx, draw, drop, blur, alpha, taps=40):
    """Draws above a shadow: the drawing averaged over a disc of radius `blur`, `drop` lower."""
    ctx.push_group()
    draw(ctx)
    drawn = ctx.pop_group()
    ctx.push_group()
    ctx.set_operator(cairo.OPERATOR_ADD)
    ctx.set_source_rgba(*BLACK, 1 / taps)
    for i in range(taps):  # a sunflower's spiral covers the disc evenly
        reach, angle = blur * math.sqrt((i + 0.5) / taps), i * math.pi * (3 - math.sqrt(5))
        ctx.save()
        ctx.translate(reach * math.cos(angle), reach * math.sin(angle) + drop)
        ctx.mask(drawn)
        ctx.restore()
    ctx.pop_group_to_source()
    ctx.paint_with_alpha(alpha)
    ctx.set_source(drawn)
    ctx.paint()


# Icons


def tile(ctx, side, colours):
    """An icon's ground: lit from above, glossed like 2008, edged within its own outline."""
    def outline(inset):
        rounded(ctx, inset, inset, side - 2 * inset, side - 2 * inset, side * 14 / 64 - inset, 1.3)

    top, bottom = colours
    line = math.sqrt(side / 64)  # a larger tile has a relatively finer edge
    ctx.save()
    outline(0)
    ctx.set_source(vertical(0, side, (0, top, 1), (1, bottom, 1)))
    ctx.fill_preserve()
    ctx.clip()

    disc(ctx, side / 2, -1.17 * side, 1.62 * side)  # the gloss ends in a shallow arc
    ctx.set_source(vertical(0, 0.46 * side, (0, WHITE, 0.22), (1, WHITE, 0.04)))
    ctx.fill()

    ctx.set_line_width(2.5 * line)  # the outer half of both lines falls outside the clip
    outline(0.5 * line)
    ctx.set_source(vertical(0, side, (0, WHITE, 0.5), (0.3, WHITE, 0.1), (1, WHITE, 0.06)))
    ctx.stroke()
    ctx.set_line_width(1.5 * line)
    outline(0)
    ctx.set_source_rgba(*(0.5 * c for c in bottom), 0.6)
    ctx.stroke()
    ctx.restore()


def icon(colours, glyph):
    """The drawing of a 64-point icon; `glyph` draws around (0, 0) in the current source."""
    def draw(ctx):
        tile(ctx, 64, colours)
        ctx.translate(32, 32)
        ctx.set_source(vertical(-18, 18, (0, WHITE, 1), (1, rgb("F1F3F8"), 1)))
        lifted(ctx, glyph, drop=1.2, blur=2, alpha=0.34)
    return draw


def sun(ctx):
    disc(ctx, 0, 0, 8.5)
    ctx.fill()
    pen(ctx, 4)
    for _ in range(8):
        ctx.rotate(TURN / 8)
        ctx.move_to(13.5, 0)
        ctx.line_to(18, 0)
    ctx.stroke()


def leaf(ctx):
    ctx.translate(0.6, -0.6)
    ctx.rotate(-TURN / 8)  # from here on the leaf points along x
    ctx.move_to(-14.5, 0)
    for side in (-1, 1):
        ctx.curve_to(-14.5, side * 8, -8, side * 12.5, 0, side * 12.5)
        ctx.curve_to(9, side * 12.5, 15.5, side * 5.5, 22, 0)
        ctx.line_to(-14.5, 0)
    ctx.fill()
    pen(ctx, 3.4)
    ctx.move_to(-14, 0)
    ctx.line_to(-21, 0)
    ctx.stroke()

    ctx.set_operator(cairo.OPERATOR_CLEAR)  # veins show the ground
    pen(ctx, 1.8)
    ctx.move_to(-12.5, 0)
    ctx.line_to(13, 0)
    for x, length in ((-7, 6), (0.5, 5.5)):
        for side in (-1, 1):
            ctx.move_to(x, 0)
            ctx.curve_to(x + 0.4 * length, 0, x + 0.8 * length, side * 0.4 * length,
                         x + length, side * length)
    ctx.stroke()


def waves(ctx):
    pen(ctx, 4.6)
    for y in (-10.5, 0, 10.5):
        ctx.new_sub_path()
        polyline(ctx, ((x / 4, y - 2.5 * math.sin(TURN * x / 4 / 18)) for x in range(-72, 73)))
    ctx.stroke()


def moon(ctx):
    ctx.translate(0.6, -0.3)
    disc(ctx, 0, 0, 17)
    ctx.fill()
    ctx.save()
    ctx.set_operator(cairo.OPERATOR_CLEAR)
    disc(ctx, 7.5, -6.5, 14)
    ctx.fill()
    ctx.restore()

    ctx.translate(9, -8.5)  # a star of four points
    ctx.move_to(0, -7)
    for _ in range(4):
        ctx.rotate(TURN / 4)
        ctx.curve_to(-1.1, -2.8, -1.1, -2.8, 0, -7)
    ctx.fill()


# Ball


def spot(colatitude, longitude, aside=0.0, tilt=0.36, heading=math.radians(-60)):
    """A point of the unit ball as (x, y, z), z towards the eye.

    The angles are radians from the white pole and about it; the pole leans by `tilt` radians
    towards `heading`. `aside` shifts the point across its meridian.
    """
    across, along = math.cos(longitude), math.sin(longitude)
    east = math.sin(colatitude) * across - aside * along
    north = math.sin(colatitude) * along + aside * across
    height = math.cos(colatitude)
    lean = east * math.cos(tilt) + height * math.sin(tilt)
    return (lean * math.cos(heading) - north * math.sin(heading),
            lean * math.sin(heading) + north * math.cos(heading),
            height * math.cos(tilt) - east * math.sin(tilt))


def seam(longitude, aside=0.0, steps=180):
    """The meridian from the white pole to where it turns away from the eye."""
    points = (spot(math.pi * i / steps, longitude, aside) for i in range(steps))
    return [(x, y) for x, y, _ in takewhile(lambda point: point[2] >= 0, points)]


def ball(ctx):
    """A beach ball of diameter 120 that touches every edge of the picture."""
    ctx.translate(60, 60)
    ctx.scale(60, 60)
    ctx.push_group()
    panels(ctx)
    cap(ctx)
    shade(ctx)
    ctx.pop_group_to_source()
    disc(ctx, 0, 0, 1)
    ctx.fill()


def panels(ctx):
    """Six panels, and over each pair's border a seam that narrows with the ball's curve."""
    def between(one, other):
        polyline(ctx, one)
        angles = [math.atan2(side[-1][1], side[-1][0]) for side in (one, other)]
        ctx.arc(0, 0, 1.1, *angles)  # beyond the rim, where the ball's outline cuts it off
        polyline(ctx, reversed(other))
        ctx.fill()

    step = TURN / len(PANELS)
    for i, colour in enumerate(PANELS):
        ctx.set_source_rgb(*colour)
        between(seam(i * step), seam((i + 1) * step))
    ctx.set_source_rgb(*SEAM)
    for i in range(len(PANELS)):
        between(seam(i * step, -0.013), seam(i * step, 0.013))


def cap(ctx):
    """The white disc at the pole, with its valve."""
    for colatitude, colour in ((0.185, CAP_EDGE), (0.165, CAP), (0.06, CAP_EDGE), (0.045, CAP)):
        polyline(ctx, (spot(colatitude, TURN * i / 72)[:2] for i in range(72)))
        ctx.set_source_rgb(*colour)
        ctx.fill()


def shade(ctx):
    """Light and shade, mild enough to turn with the ball unnoticed."""
    ctx.set_operator(cairo.OPERATOR_MULTIPLY)
    ctx.set_source(radial(-0.26, -0.30, 0, 0, 0, 1.01, (0, WHITE, 1), (0.5, rgb("FBFAFC"), 1),
                          (0.75, rgb("E6E2EA"), 1), (0.9, rgb("C6BFD0"), 1), (1, rgb("9A90AC"), 1)))
    ctx.paint()
    ctx.set_operator(cairo.OPERATOR_OVER)
    ctx.set_source(radial(-0.38, -0.44, 0, -0.38, -0.44, 0.5,
                          (0, WHITE, 0.34), (0.3, WHITE, 0.22), (0.65, WHITE, 0.06), (1, WHITE, 0)))
    ctx.paint()


# Project


def app_icon(ctx):
    """A phone on a blue tile; on its screen two fingers spread apart."""
    tile(ctx, 256, OCEAN)
    ctx.translate(128, 128)
    lifted(ctx, phone, drop=4, blur=8, alpha=0.4)
    ctx.translate(0, -5)  # the middle of the screen
    for half_turn in range(2):
        ctx.save()
        ctx.rotate(half_turn * TURN / 2 - TURN / 6)
        finger(ctx, 31.5)
        ctx.restore()


def phone(ctx):
    """A white phone around (0, 0): earpiece, dark screen, round button."""
    ctx.set_source(vertical(-104, 104, (0, WHITE, 1), (1, rgb("DFE6F2"), 1)))
    rounded(ctx, -64, -104, 128, 208, 25)
    ctx.fill()
    ctx.set_source(vertical(-80, 70, (0, SCREEN[0], 1), (1, SCREEN[1], 1)))
    rounded(ctx, -54, -80, 108, 150, 5)
    rounded(ctx, -16, -95, 32, 6, 3)
    disc(ctx, 0, 87, 9.5)
    ctx.fill()


def finger(ctx, x):
    """A fingertip at `x`, and two arcs of its way outward."""
    disc(ctx, x, 0, 16)
    ctx.set_source(radial(x, 0, 3, x, 0, 16, (0, FINGER[0], 1), (1, FINGER[1], 1)))
    ctx.fill()
    pen(ctx, 5)
    for radius, alpha in ((24.5, 1), (34, 0.6)):
        ctx.new_sub_path()
        ctx.arc(x, 0, radius, -TURN / 10, TURN / 10)
        ctx.set_source_rgba(*WHITE, alpha)
        ctx.stroke()


PICTURES = [  # name, side in points, scales, drawing
    ("TouchDemo/1", 64, (1, 2, 3), icon(AMBER, sun)),
    ("TouchDemo/2", 64, (1, 2, 3), icon(GREEN, leaf)),
    ("TouchDemo/3", 64, (1, 2, 3), icon(BLUE, waves)),
    ("TouchDemo/4", 64, (1, 2, 3), icon(NIGHT, moon)),
    ("BeachBall/ball", 120, (1, 2, 3), ball),
    ("AppIcon", 256, (1,), app_icon),
]


def save(path, side, scale, draw):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, side * scale, side * scale)
    ctx = cairo.Context(surface)
    ctx.set_antialias(cairo.ANTIALIAS_BEST)
    ctx.set_tolerance(0.01)  # pixels a curve may stray: the ball is to be round
    ctx.scale(scale, scale)
    draw(ctx)
    path.parent.mkdir(parents=True, exist_ok=True)
    surface.write_to_png(str(path))


def main():
    parser = argparse.ArgumentParser(description="Draws Touchbox's bundled pictures.")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent, metavar="DIR",
                        help="folder to draw into (default: the script's own)")
    out = parser.parse_args().out
    try:
        for name, side, scales, draw in PICTURES:
            for scale in scales:
                path = out / f"{name}{'' if scale == 1 else f'@{scale}x'}.png"
                save(path, side, scale, draw)
                print(path)
    except OSError as error:
        sys.exit(f"draw-pictures: {error}; give a folder that can be written with --out")


if __name__ == "__main__":
    main()
