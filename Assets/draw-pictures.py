#!/usr/bin/python3
"""Draws Touchbox's bundled pictures.

    /usr/bin/python3 Assets/draw-pictures.py [--out DIR]

Needs pycairo (`apt install python3-cairo`). Without `--out`, the pictures are written to this file's folder:

    TouchDemo/1.png … 4.png   sun, leaf, waves, moon: 64-point icons to drag
    BeachBall/ball.png        a 120-point ball that touches all four edges
    PhotoDemo/hills.png, sea.png   200 x 150 point photos with a white border
    AppIcon.png               256 pixels: a phone and two pinching fingers

The icons, ball and photos have @2x and @3x versions too. All sizes are drawn from the same curves, so an @2x picture
is not only larger but also sharper. The same version of cairo always produces the same bytes.

Coordinates are in points, with y pointing down. The light comes from above, or on the ball, from the upper left.
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
    """Returns three components from 0 to 1, given "RRGGBB"."""
    return tuple(int(hexadecimal[i:i + 2], 16) / 255 for i in (0, 2, 4))


WHITE, BLACK = rgb("FFFFFF"), rgb("000000")

# Tile colors, as (top, bottom). From sun to moon, each tile is clearly darker than the previous one (L* about
# 66, 55, 43, 26), so they differ in lightness as well as in hue and symbol.
AMBER = rgb("FF9C1A"), rgb("E8530A")
GREEN = rgb("35AC4C"), rgb("0F7032")
BLUE = rgb("2872DC"), rgb("093C92")
NIGHT = rgb("473A86"), rgb("150F3D")
OCEAN = rgb("2C9BD6"), rgb("17307F")

# The ball's panels, clockwise. Neighbors differ in lightness, and no two panels are the same.
PANELS = [rgb(h) for h in ("E8372F", "FFF8EA", "1F7FD8", "FFC824", "20A05A", "FF9140")]
SEAM, CAP, CAP_EDGE = rgb("FFFDF6"), rgb("FFFFFF"), rgb("C9CCD6")

# The photos, from top to bottom.
MORNING = rgb("5FB4EA"), rgb("D6EEF7")
HILLS = [(rgb("8DBFA6"), rgb("74AD93")), (rgb("63A86B"), rgb("4A8F57")),
         (rgb("3F8A47"), rgb("246030"))]
EVENING = rgb("3E3A7C"), rgb("E5679B"), rgb("FFC46B")
SEA = rgb("D9708F"), rgb("2B2A66")
SUN, CREAM, HULL = rgb("FFE27A"), rgb("FFF6E4"), rgb("2A1F45")

SCREEN = rgb("1B3C78"), rgb("0B1A45")
FINGER = rgb("FFD36B"), rgb("FFA62B")


# Tools


def vertical(y0, y1, *stops):
    """Returns a gradient from y0 down to y1. Each stop is (offset, color, alpha)."""
    return with_stops(cairo.LinearGradient(0, y0, 0, y1), stops)


def radial(x0, y0, r0, x1, y1, r1, *stops):
    """Returns a gradient from the first circle out to the second. Each stop is (offset, color, alpha)."""
    return with_stops(cairo.RadialGradient(x0, y0, r0, x1, y1, r1), stops)


def with_stops(gradient, stops):
    for offset, color, alpha in stops:
        gradient.add_color_stop_rgba(offset, *color, alpha)
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
    """Draws a rectangle whose corners pass through the midpoints of arcs with `radius`.

    A corner begins `bend` radii before the end of the straight edge. If `bend` is 1, it is such an arc. Above 1, it
    begins more gradually.
    """
    reach = bend * radius
    pull = (8 * (1 - math.sqrt(0.5)) * radius - reach) / 3  # moves the curve's middle to the arc's
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
    """Draws with a shadow, which is the drawing averaged over a disc of radius `blur`, `drop` points lower."""
    ctx.push_group()
    draw(ctx)
    drawn = ctx.pop_group()
    ctx.push_group()
    ctx.set_operator(cairo.OPERATOR_ADD)
    ctx.set_source_rgba(*BLACK, 1 / taps)
    for i in range(taps):  # a sunflower spiral covers the disc evenly
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


def tile(ctx, side, colors):
    """Draws an icon's background: lit from above, glossy as in 2008, with an edge inside its outline."""
    def outline(inset):
        rounded(ctx, inset, inset, side - 2 * inset, side - 2 * inset, side * 14 / 64 - inset, 1.3)

    top, bottom = colors
    line = math.sqrt(side / 64)  # a larger tile has a relatively thinner edge
    ctx.save()
    outline(0)
    ctx.set_source(vertical(0, side, (0, top, 1), (1, bottom, 1)))
    ctx.fill_preserve()
    ctx.clip()

    disc(ctx, side / 2, -1.17 * side, 1.62 * side)  # the gloss ends at a shallow arc
    ctx.set_source(vertical(0, 0.46 * side, (0, WHITE, 0.22), (1, WHITE, 0.04)))
    ctx.fill()

    ctx.set_line_width(2.5 * line)  # the outer half of both lines is clipped
    outline(0.5 * line)
    ctx.set_source(vertical(0, side, (0, WHITE, 0.5), (0.3, WHITE, 0.1), (1, WHITE, 0.06)))
    ctx.stroke()
    ctx.set_line_width(1.5 * line)
    outline(0)
    ctx.set_source_rgba(*(0.5 * c for c in bottom), 0.6)
    ctx.stroke()
    ctx.restore()


def icon(colors, glyph):
    """Returns a function that draws a 64-point icon. `glyph` draws around (0, 0) in the current source."""
    def draw(ctx):
        tile(ctx, 64, colors)
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
    ctx.rotate(-TURN / 8)  # from here on, the leaf points along x
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

    ctx.set_operator(cairo.OPERATOR_CLEAR)  # the veins show the background
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

    ctx.translate(9, -8.5)  # a star with four points
    ctx.move_to(0, -7)
    for _ in range(4):
        ctx.rotate(TURN / 4)
        ctx.curve_to(-1.1, -2.8, -1.1, -2.8, 0, -7)
    ctx.fill()


# Ball


def spot(colatitude, longitude, aside=0.0, tilt=0.36, heading=math.radians(-60)):
    """Returns a point on the unit ball as (x, y, z), with z toward the viewer.

    The angles are in radians, from the white pole and around it. The pole is tilted by `tilt` radians
    toward `heading`. `aside` shifts the point sideways off its meridian.
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
    """Returns the visible part of a meridian that starts at the white pole."""
    points = (spot(math.pi * i / steps, longitude, aside) for i in range(steps))
    return [(x, y) for x, y, _ in takewhile(lambda point: point[2] >= 0, points)]


def ball(ctx):
    """Draws a beach ball with a diameter of 120 that touches every edge of the picture."""
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
    """Draws six panels, and over each border between panels, a seam that narrows toward the edge."""
    def between(one, other):
        polyline(ctx, one)
        angles = [math.atan2(side[-1][1], side[-1][0]) for side in (one, other)]
        ctx.arc(0, 0, 1.1, *angles)  # beyond the rim, where the ball's outline clips it
        polyline(ctx, reversed(other))
        ctx.fill()

    step = TURN / len(PANELS)
    for i, color in enumerate(PANELS):
        ctx.set_source_rgb(*color)
        between(seam(i * step), seam((i + 1) * step))
    ctx.set_source_rgb(*SEAM)
    for i in range(len(PANELS)):
        between(seam(i * step, -0.013), seam(i * step, 0.013))


def cap(ctx):
    """Draws the white disc at the pole, with the valve."""
    for colatitude, color in ((0.185, CAP_EDGE), (0.165, CAP), (0.06, CAP_EDGE), (0.045, CAP)):
        polyline(ctx, (spot(colatitude, TURN * i / 72)[:2] for i in range(72)))
        ctx.set_source_rgb(*color)
        ctx.fill()


def shade(ctx):
    """Draws light and shade so subtle that a rotated ball still looks right."""
    ctx.set_operator(cairo.OPERATOR_MULTIPLY)
    ctx.set_source(radial(-0.26, -0.30, 0, 0, 0, 1.01, (0, WHITE, 1), (0.5, rgb("FBFAFC"), 1),
                          (0.75, rgb("E6E2EA"), 1), (0.9, rgb("C6BFD0"), 1), (1, rgb("9A90AC"), 1)))
    ctx.paint()
    ctx.set_operator(cairo.OPERATOR_OVER)
    ctx.set_source(radial(-0.38, -0.44, 0, -0.38, -0.44, 0.5,
                          (0, WHITE, 0.34), (0.3, WHITE, 0.22), (0.65, WHITE, 0.06), (1, WHITE, 0)))
    ctx.paint()


# Photos


def photo(scene):
    """Draws a 200 x 150 point print, in which `scene` draws 184 x 134 points inside a border."""
    def draw(ctx):
        ctx.set_source_rgb(*WHITE)
        ctx.paint()
        ctx.translate(8, 8)
        ctx.rectangle(0, 0, 184, 134)
        ctx.clip()
        scene(ctx)
    return draw


def glow(ctx, x, y, radius, reach, light):
    """Draws a sun with a glow."""
    ctx.set_source(radial(x, y, radius, x, y, reach, (0, light, 0.7), (1, light, 0)))
    ctx.paint()
    disc(ctx, x, y, radius)
    ctx.set_source_rgb(*SUN)
    ctx.fill()


def hills(ctx):
    """Draws a sun over three rows of hills, with trees on the nearest row."""
    ctx.set_source(vertical(0, 90, (0, MORNING[0], 1), (1, MORNING[1], 1)))
    ctx.paint()
    glow(ctx, 138, 34, 15, 52, CREAM)
    ctx.set_source_rgba(*WHITE, 0.9)
    for x, y, size in ((38, 34, 1), (92, 22, 0.7)):
        for aside, above, radius in ((-12, 2, 6), (-3, -3, 9), (8, 0, 7), (16, 3, 4)):
            disc(ctx, x + size * aside, y + size * above, size * radius)
        ctx.fill()
    for (top, bottom), y, height, length, start in zip(
            HILLS, (78, 92, 112), (12, 11, 9), (118, 150, 190), (20, 96, 10)):
        polyline(ctx, [(0, 134)] + [
            (x, y - height * math.sin(TURN * (x + start) / length)) for x in range(185)
        ] + [(184, 134)])
        ctx.set_source(vertical(y - height, 134, (0, top, 1), (1, bottom, 1)))
        ctx.fill()
    for x, y, size in ((120, 112, 1), (136, 118, 1.25), (152, 121, 0.9)):
        ctx.set_source_rgb(*(0.6 * c for c in HILLS[2][1]))
        ctx.rectangle(x - size, y, 2 * size, 5 * size)
        ctx.fill()
        for level in range(3):  # a fir tree, from top to bottom
            ctx.move_to(x, y - size * (20 - 5 * level))
            ctx.line_to(x + size * (3.5 + 1.5 * level), y - size * (11 - 5.5 * level))
            ctx.line_to(x - size * (3.5 + 1.5 * level), y - size * (11 - 5.5 * level))
            ctx.fill()


def sea(ctx):
    """Draws a sunset behind a sailboat."""
    ctx.set_source(vertical(0, 84, (0, EVENING[0], 1), (0.6, EVENING[1], 1), (1, EVENING[2], 1)))
    ctx.paint()
    glow(ctx, 60, 78, 20, 80, SUN)
    ctx.rectangle(0, 84, 184, 50)
    ctx.set_source(vertical(84, 134, (0, SEA[0], 1), (1, SEA[1], 1)))
    ctx.fill()
    pen(ctx, 2)
    for row in range(8):  # the sun's reflection, wider and fainter toward the viewer
        y, reach = 87 + row * row * 0.55 + row * 2, 15 - row * 0.6
        ctx.set_source_rgba(*SUN, 0.8 - 0.09 * row)
        ctx.move_to(60 - reach + 5 * math.sin(2.3 * row), y)
        ctx.line_to(60 + reach + 5 * math.sin(2.3 * row + 1), y)
        ctx.stroke()
    ctx.translate(130, 96)
    ctx.set_source_rgb(*HULL)
    ctx.move_to(-24, -4)
    ctx.line_to(25, -4)
    ctx.curve_to(22, 3, 17, 6, 12, 6)
    ctx.line_to(-15, 6)
    ctx.curve_to(-20, 6, -23, 1, -24, -4)
    ctx.fill()
    ctx.rectangle(-1, -60, 2, 56)
    ctx.fill()
    for x, side in ((3, 1), (-3, -1)):
        ctx.set_source(vertical(-58, -8, (0, CREAM, 1), (1, EVENING[2], 1)))
        ctx.move_to(x, -58 if side > 0 else -50)
        ctx.curve_to(x + side * 12, -40, x + side * 19, -22, x + side * 20, -9)
        ctx.line_to(x, -9)
        ctx.fill()


# Project


def app_icon(ctx):
    """Draws a phone on a blue tile, with two fingers spreading apart on its screen."""
    tile(ctx, 256, OCEAN)
    ctx.translate(128, 128)
    lifted(ctx, phone, drop=4, blur=8, alpha=0.4)
    ctx.translate(0, -5)  # the center of the screen
    for half_turn in range(2):
        ctx.save()
        ctx.rotate(half_turn * TURN / 2 - TURN / 6)
        finger(ctx, 31.5)
        ctx.restore()


def phone(ctx):
    """Draws a white phone around (0, 0): earpiece, dark screen, round button."""
    ctx.set_source(vertical(-104, 104, (0, WHITE, 1), (1, rgb("DFE6F2"), 1)))
    rounded(ctx, -64, -104, 128, 208, 25)
    ctx.fill()
    ctx.set_source(vertical(-80, 70, (0, SCREEN[0], 1), (1, SCREEN[1], 1)))
    rounded(ctx, -54, -80, 108, 150, 5)
    rounded(ctx, -16, -95, 32, 6, 3)
    disc(ctx, 0, 87, 9.5)
    ctx.fill()


def finger(ctx, x):
    """Draws a fingertip at `x`, and two arcs that show its outward motion."""
    disc(ctx, x, 0, 16)
    ctx.set_source(radial(x, 0, 3, x, 0, 16, (0, FINGER[0], 1), (1, FINGER[1], 1)))
    ctx.fill()
    pen(ctx, 5)
    for radius, alpha in ((24.5, 1), (34, 0.6)):
        ctx.new_sub_path()
        ctx.arc(x, 0, radius, -TURN / 10, TURN / 10)
        ctx.set_source_rgba(*WHITE, alpha)
        ctx.stroke()


PICTURES = [  # name, size in points, scales, drawing
    ("TouchDemo/1", (64, 64), (1, 2, 3), icon(AMBER, sun)),
    ("TouchDemo/2", (64, 64), (1, 2, 3), icon(GREEN, leaf)),
    ("TouchDemo/3", (64, 64), (1, 2, 3), icon(BLUE, waves)),
    ("TouchDemo/4", (64, 64), (1, 2, 3), icon(NIGHT, moon)),
    ("BeachBall/ball", (120, 120), (1, 2, 3), ball),
    ("PhotoDemo/hills", (200, 150), (1, 2, 3), photo(hills)),
    ("PhotoDemo/sea", (200, 150), (1, 2, 3), photo(sea)),
    ("AppIcon", (256, 256), (1,), app_icon),
]


def save(path, size, scale, draw):
    width, height = size
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width * scale, height * scale)
    ctx = cairo.Context(surface)
    ctx.set_antialias(cairo.ANTIALIAS_BEST)
    ctx.set_tolerance(0.01)  # the maximum error of curves in pixels, so the ball looks round
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
        for name, size, scales, draw in PICTURES:
            for scale in scales:
                path = out / f"{name}{'' if scale == 1 else f'@{scale}x'}.png"
                save(path, size, scale, draw)
                print(path)
    except OSError as error:
        sys.exit(f"draw-pictures: {error}; give a folder that can be written with --out")


if __name__ == "__main__":
    main()
