#!/usr/bin/env python3
"""Counts the instructions and allocations of fixed runs, and compares them with committed figures.

usage: guard.py TOUCHBOX-BENCH [--update]

A figure is the steady-state cost of one operation: the cost of a touchbox-bench workload after its first round,
divided by the number of operations. `a start` is a whole run. Callgrind does the counting, so other work on the
machine does not matter, and its simulated processor is the same on every machine with AVX2. A figure 3% above
guard.txt is an error. A figure 3% below is an error too, because the gain could otherwise be lost later. Scrolling a table of 100,000 rows
must cost the same as one of 1,000 rows.

Other compilers and libraries produce different instructions from the same source. guard.txt lists their versions. If
the versions differ, the figures are printed but not compared. --update writes guard.txt.
"""

import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

TOLERANCE = 0.03
FIGURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "guard.txt")

# The number of rounds in a workload.
ROUNDS = 3
# Name, workload with its options, and operations per round. A start has no rounds. A round of moves does not time
# touch down and lift, so they do not count.
RUNS = [
    ("a move", "moves --n 1000 --frames 200", 2000),
    ("a tap in a nested tree", "taps --n 1000 --taps 300", 300),
    ("a tap in a flat tree", "taps --n 1000 --taps 100 --flat", 100),
    ("a view made", "tree --n 1000", 1000),
    ("a packet of a script", "packets --packets 500", 500),
    ("a packet with its log", "packets --packets 250 --demo PinchMe --fingers 2 --log", 250),
    ("a line of a script read", "reading --lines 500", 500),
    ("a frame of 20 icons", "icons --k 20 --frames 10", 10),
    ("a frame of a drag", "drag --frames 20", 20),
    ("a move in 1,000 rows", "table --rows 1000 --frames 100", 100),
    ("a move in 100,000 rows", "table --rows 100000 --frames 100", 100),
    ("a start without a display", "start", None),
]
# Pairs of figures that must be equal within the tolerance, because the work must not depend on the size.
SAME = [("a move in 1,000 rows", "a move in 100,000 rows")]
# A workload calls `SuspendingClock.now` before and after the measured part of each round, and nowhere else between
# rounds. Callgrind splits a run at these calls.
CLOCK = "$ss15SuspendingClockV3nowAB7InstantVvg"
# C library functions that allocate memory when called by Swift, Cairo or SDL.
ALLOCATORS = {"malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign"}
# Runs do not inherit the environment, and their hash tables always have the same order.
ENVIRONMENT = {"LC_ALL": "C", "SDL_VIDEODRIVER": "dummy", "SWIFT_DETERMINISTIC_HASHING": "1"}


def count(command):
    """Runs a command in callgrind, and returns the instructions and allocations in each part of the run."""
    with tempfile.TemporaryDirectory() as folder:
        out = folder + "/out"
        valgrind = [
            "valgrind", "--tool=callgrind", "--callgrind-out-file=" + out, "--combine-dumps=yes",
            "--dump-before=" + CLOCK]
        run = subprocess.run(valgrind + command, env=ENVIRONMENT, capture_output=True)
        if run.returncode:
            sys.exit(run.stderr.decode()[-2000:] + " ".join(command) + ": failed in callgrind")
        names, callee, parts = {}, "", []
        for line in open(out):
            # A name occurs once, along with a number that replaces it later.
            if match := re.match(r"(c?fn)=(\(\d+\))(?: (.*))?", line):
                if match[3]:
                    names[match[2]] = match[3]
                if match[1] == "cfn":
                    callee = names[match[2]]
            elif line.startswith("calls=") and callee in ALLOCATORS:
                parts[-1][1] += int(line[6:].split()[0])
            elif line.startswith("part:"):
                parts.append([0, 0])
            elif line.startswith("summary:"):
                parts[-1][0] = int(line.split()[1])
        return parts


def measure(bench, workload, operations):
    """Returns the instructions and allocations per operation."""
    command = [bench] + workload.split()
    if operations is None:
        return [sum(column) for column in zip(*count(command))]
    parts = count(command + ["--min-time", "0", "--rounds", str(ROUNDS)])
    if len(parts) < 2 * ROUNDS + 1:
        sys.exit(f"{workload}: {len(parts)} parts; does touchbox-bench still read {CLOCK}?")
    # The last part is the program's exit. Before that, each round has two parts: the preparation, and the
    # measured part.
    later = parts[-1 - 2 * (ROUNDS - 1):-1]
    if workload.startswith("moves"):
        later = later[1::2]
    return [sum(column) / (ROUNDS - 1) / operations for column in zip(*later)]


def versions():
    """Returns the versions that affect the figures."""
    def first_line(*command):
        return subprocess.run(command, capture_output=True, text=True).stdout.split("\n")[0]

    swift = re.search(r"Swift version \S+", first_line("swift", "--version"))
    libraries = [
        f"{name} {first_line('pkg-config', '--modversion', name)}"
        for name in ("sdl2", "SDL2_image", "cairo", "pixman-1", "pango")]
    avx2 = "AVX2" if re.search(r"\bavx2\b", open("/proc/cpuinfo").read()) else "no AVX2"
    glibc = "glibc " + first_line("ldd", "--version").split()[-1]
    machine = f"{os.uname().machine} {avx2}"
    return ", ".join(
        [swift[0] if swift else "Swift", glibc, *libraries, first_line("valgrind", "--version"), machine])


def read_figures():
    """Returns the committed versions and figures."""
    was, figures = "", {}
    for line in open(FIGURES):
        if line.startswith("versions: "):
            was = line[10:].strip()
        elif match := re.match(r"(\w.*?) {2,}([\d.]+) +([\d.]+)$", line):
            figures[match[1]] = (float(match[2]), float(match[3]))
    return was, figures


def main():
    arguments = [word for word in sys.argv[1:] if word != "--update"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    bench, here = os.path.abspath(arguments[0]), versions()
    # Restrict each run to one processor. On several, it could divide its work differently.
    processors = list(os.sched_getaffinity(0))
    pin = lambda: os.sched_setaffinity(0, {processors.pop()})
    with ThreadPoolExecutor(len(processors), initializer=pin) as pool:
        results = list(pool.map(lambda run: measure(bench, *run[1:]), RUNS))
    rows = [
        f"{run[0]:28} {instructions:14.1f} {allocations:12.2f}"
        for run, (instructions, allocations) in zip(RUNS, results)]
    heading = f"{'':28} {'instructions':>14} {'allocations':>12}"
    if "--update" in sys.argv:
        with open(FIGURES, "w") as file:
            print("# Written by `make guard UPDATE=1`; guard.py explains the figures.", file=file)
            print("versions: " + here, heading, *rows, sep="\n", file=file)
    print(heading, *rows, sep="\n")
    counted = {run[0]: result for run, result in zip(RUNS, results)}
    for small, large in SAME:
        if any(abs(more - less) > TOLERANCE * less for less, more in zip(counted[small], counted[large])):
            print(f"error: {large} must cost the same as {small}")
            return 1
    was, figures = read_figures()
    if was != here:
        print(f"Not compared, because guard.txt was counted with other versions:\n  {was}\n  {here}")
        return 0
    faults = []
    for (name, workload, _), result in zip(RUNS, results):
        for unit, is_, was in zip(("instructions", "allocations"), result, figures.get(name, (0, 0))):
            if abs(is_ - was) > TOLERANCE * was + 0.005:
                change = f"{(is_ / was - 1) * 100:+.1f} %" if was else "more"
                faults.append(f"{name}: {is_:.2f} {unit}, was {was:.2f} ({change}); {workload}")
    if faults:
        print("error: these costs have changed by more than 3 %:", *faults, sep="\n  ")
        print("To accept them: make guard UPDATE=1, and commit Tests/tools/guard.txt.")
    return 1 if faults else 0


sys.exit(main())
