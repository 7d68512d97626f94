#!/usr/bin/env python3
"""Compares the painter's speed with Skia's, on one and on two processors, and prints a table.

usage: compare-skia.py TOUCHBOX-BENCH [REPETITIONS]

The Python that runs this script must have the package skia-python. Skia plays a recorded picture of the sprites in
`touchbox-bench icons`, `rotated-icons` and `circles` into premultiplied pixels. It draws the same frame again and
again; touchbox-bench also moves the views, lays them out, and compares each frame with the previous one. The two
alternate, so other work on the machine affects both. Each figure is the median of 5 runs, or REPETITIONS.

On one processor, which a process may be restricted to, a frame takes its processor time, so other programs hardly
matter. On two, it takes real time. Skia has no threads of its own, and its Python functions block each other, so two
processes each draw half of the rows, without waiting for each other, and the slower one counts.

Before measuring, the two pictures of each frame are compared. They round differently, mainly along edges.
"""

import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time

import skia

WIDTH, HEIGHT, ICON, CIRCLE = 640, 960, 114, 100
# Workload, and the largest share of pixels that may differ by more than TOLERANCE in a byte.
LOOKS = [("icons", 0), ("rotated-icons", 0.01), ("circles", 0.01)]
TOLERANCE = 8
COUNTS = [4, 100, 1000]


def icon():
    """Returns the sprite image: a multicolored rounded square with a translucent lower third."""
    pixels = bytearray()
    for row in range(ICON):
        for column in range(ICON):
            x, y = (max(0, abs(i + 0.5 - ICON / 2) - (ICON / 2 - 20)) for i in (column, row))
            coverage = max(0, min(1, 0.5 - (math.hypot(x, y) - 20)))
            alpha = int(coverage * (160 if row >= 76 else 255) + 0.5)
            last = ICON - 1
            for color in (128, row * 255 // last, column * 255 // last, 255):
                pixels.append((color * alpha + 127) // 255)
    return skia.Image.frombytes(
        bytes(pixels), (ICON, ICON), skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)


def sprites(look, count):
    """Yields the position, angle, and color of each sprite in the first frame of touchbox-bench."""
    state, side = 777, CIRCLE if look == "circles" else ICON

    def number(bound):
        nonlocal state
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (state >> 8) % bound

    def bounce(x, step, limit):
        return min(abs(x + step), 2 * limit - x - step)

    for _ in range(count):
        x, y = number(WIDTH - side), number(HEIGHT - side)
        dx, dy = (1 + number(16)) / 4, (1 + number(16)) / 4
        dx, dy = (-step if number(2) else step for step in (dx, dy))
        angle = number(360) + number(9) - 4
        color = skia.Color(*(64 + number(192) for _ in range(3)))
        yield bounce(x, dx, WIDTH - side), bounce(y, dy, HEIGHT - side), angle, color


def picture(look, count):
    """Records a frame."""
    recorder, image = skia.PictureRecorder(), icon()
    canvas = recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT))
    canvas.clear(skia.ColorWHITE)
    linear, smooth = skia.SamplingOptions(skia.FilterMode.kLinear), skia.Paint(AntiAlias=True)
    for x, y, angle, color in sprites(look, count):
        if look == "icons":
            canvas.drawImage(image, math.floor(x), math.floor(y))
        elif look == "circles":
            radius = CIRCLE / 2
            canvas.drawCircle(x + radius, y + radius, radius, skia.Paint(AntiAlias=True, Color=color))
        else:
            canvas.save()
            canvas.translate(x + ICON / 2, y + ICON / 2)
            canvas.rotate(angle)
            canvas.drawImage(image, -ICON / 2, -ICON / 2, linear, smooth)
            canvas.restore()
    return recorder.finishRecordingAsPicture()


def surface(rows):
    """Returns pixels for a number of rows, and the surface that draws on them."""
    info = skia.ImageInfo.Make(WIDTH, rows, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)
    pixels = bytearray(WIDTH * rows * 4)
    return pixels, skia.Surface.MakeRasterDirect(info, pixels, WIDTH * 4)


def play(look, count, part, parts):
    """Plays a part of the frame for half a second, and prints the frames per second.

    A whole frame is timed by processor time.
    """
    frame, rows = picture(look, count), HEIGHT // parts
    # Skia draws into the bytes, but does not retain them.
    pixels, target = surface(rows)
    canvas = target.getCanvas()
    canvas.translate(0, -part * rows)
    canvas.drawPicture(frame)
    print("ready", flush=True)
    sys.stdin.readline()
    clock = time.process_time if parts == 1 else time.perf_counter
    frames, start = 0, clock()
    while clock() < start + 0.5:
        canvas.drawPicture(frame)
        frames += 1
    print(frames / (clock() - start))


def run_skia(look, count, processors):
    """Returns Skia's frames per second on some processors."""
    runs = []
    for part, processor in enumerate(processors):
        command = [sys.executable, __file__, "play", look, str(count), str(part), str(len(processors))]
        runs.append(subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {processor})))
    for run in runs:
        run.stdout.readline()
    for run in runs:
        run.stdin.write("\n")
        run.stdin.flush()
    return min(float(run.communicate()[0]) for run in runs)


def run_ours(bench, look, count, processors, *options):
    """Returns the painter's frames per second on some processors."""
    command = [bench, look, "--k", str(count), *options]
    out = subprocess.run(
        command, check=True, capture_output=True, text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, processors)).stdout
    result = json.loads(out.splitlines()[-1])
    return 1000 / result["cpu_ms"] if len(processors) == 1 else result["value"]


def difference(bench, look, count):
    """Returns the largest difference of a byte in the first frame, and the share of pixels that differ by more than
    TOLERANCE.
    """
    pixels, target = surface(HEIGHT)
    target.getCanvas().drawPicture(picture(look, count))
    with tempfile.TemporaryDirectory() as folder:
        path = folder + "/frame.png"
        run_ours(bench, look, count, os.sched_getaffinity(0), "--frames", "1", "--dump", path)
        ours, shown = surface(HEIGHT)
        shown.getCanvas().drawImage(skia.Image.open(path), 0, 0)
    most = [
        max(abs(a - b) for a, b in zip(pixels[i:i + 4], ours[i:i + 4]))
        for i in range(0, len(pixels), 4) if pixels[i:i + 4] != ours[i:i + 4]]
    return max(most, default=0), sum(d > TOLERANCE for d in most) / (WIDTH * HEIGHT)


def main():
    if sys.argv[1:2] == ["play"]:
        look, count, part, parts = sys.argv[2:]
        return play(look, int(count), int(part), int(parts))
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    bench, repetitions = sys.argv[1], int((sys.argv + [5])[2])
    processors = sorted(os.sched_getaffinity(0))[:2]
    for look, share in LOOKS:
        for count in COUNTS:
            most, differing = difference(bench, look, count)
            print(f"{count} {look}: bytes differ by at most {most}; {differing:.2%} of pixels by more than {TOLERANCE}")
            if differing > share:
                sys.exit(f"expected at most {share:.0%}")
    print(f"\n{'frames per second':24}{'processors':>12}{'touchbox':>12}{'Skia':>12}{'ratio':>8}")
    for look, _ in LOOKS:
        for count in COUNTS:
            for used in [processors[:1], processors][:len(processors)]:
                ours, skias = [], []
                for _ in range(repetitions):
                    ours.append(run_ours(bench, look, count, used, "--frames", "50", "--min-time", "0.5"))
                    skias.append(run_skia(look, count, used))
                mine, theirs = statistics.median(ours), statistics.median(skias)
                row = f"{count} {look}"
                print(f"{row:24}{len(used):12}{mine:12,.0f}{theirs:12,.0f}{mine / theirs:8.2f}", flush=True)


main()
