#!/usr/bin/env python3
"""Measures speed without a display, compared with a floor in C, and prints a table.

usage: speed.py FOLDER [REPETITIONS]

FOLDER contains touchbox-bench and touchbox-floor. The two alternate, so other work on the machine affects both. Each
figure is the median of 5 runs, or REPETITIONS.
"""

import glob
import json
import statistics
import subprocess
import sys
import tempfile

SCRIPTS = " ".join(sorted(glob.glob("Assets/**/*.touch", recursive=True)))
# Name, unit, workload, the floor's workload, and the member of the result to print.
ROWS = [
    ("moves of fingers on 1,000 leaves", "/s", "moves", "w1 --frames 200", "value"),
    ("on 100,000 leaves", "/s", "moves --n 100000", "w1 --frames 200 --n 100000", "value"),
    ("through SDL's queue", "/s", "moves --via sdl", None, "value"),
    ("taps on 1,000 leaves in eight levels", "/s", "taps", "w2", "value"),
    ("on 100,000 leaves", "/s", "taps --n 100000", "w2 --n 100000", "value"),
    ("on 1,000 leaves in one level", "/s", "taps --flat", "w2 --flat", "value"),
    ("on 100,000 leaves", "/s", "taps --n 100000 --taps 50 --flat",
     "w2 --n 100000 --taps 50 --flat", "value"),
    ("making 100,000 views", "ms", "tree --n 100000 --min-time 0", None, "value"),
    ("their memory", "MiB", "tree --n 100000 --min-time 0", None, "peak_mib"),
    ("frames of 100 icons", "/s", "icons", "w3", "value"),
    ("of 100 rotated icons", "/s", "rotated-icons --frames 50", "w3b --frames 50", "value"),
    ("of 100 circles", "/s", "circles", "w3c", "value"),
    ("of a drag in TouchDemo, 640x960", "/s", "drag --frames 1000", "drag --side 128", "value"),
    ("on a 4K display", "/s", "drag --frames 1000 --scale 4.5", "drag --side 288", "value"),
    ("packets of a script on TouchDemo", "/s", "packets", None, "value"),
    ("on PinchMe with its log", "/s",
     "packets --demo PinchMe --fingers 2 --packets 50000 --log --min-time 0", None, "value"),
    ("reading a script of 50,000 lines", "ms", "reading --min-time 0", None, "value"),
    (f"scripts of Assets ({SCRIPTS.count(' ') + 1})", "/s", "scripts " + SCRIPTS, None, "value"),
]


def run(program, command, member):
    """Returns a member of the JSON on a program's last line."""
    # Write the output to a file, because a slower destination would slow down a demo's log.
    with tempfile.TemporaryFile("w+") as out:
        subprocess.run([program] + command.split(), stdout=out, check=True)
        out.seek(0)
        return json.loads(out.readlines()[-1])[member]


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    folder, repetitions = sys.argv[1], int((sys.argv + [5])[2])
    print(f"{'':38} {'touchbox':>12} {'C floor':>12} {'ratio':>7}")
    for name, unit, workload, floor, member in ROWS:
        ours, floors = [], []
        for _ in range(repetitions):
            ours.append(run(folder + "/touchbox-bench", workload, member))
            if floor:
                floors.append(run(folder + "/touchbox-floor", floor, "value"))
        value = statistics.median(ours) * (1000 if unit == "ms" else 1)
        row = f"{name:38} {value:12,.0f}"
        if floor:
            limit = statistics.median(floors)
            row += f" {limit:12,.0f} {value / limit:7.3f}"
        else:
            row += " " * 21
        print(f"{row} {unit}", flush=True)


main()
