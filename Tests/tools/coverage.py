#!/usr/bin/python3
"""Measures which code of the touch core the tests run, with the compiler's coverage.

usage: coverage.py

Builds UIKit and Simulator again with coverage, runs the test modules in touch_core.py, and prints for each part of
the core the number of regions, and how many of them ran. A region is a piece of code that runs as a whole, such as
a branch, a closure, or the second operand of `??`.

uncovered.txt lists the regions that no test can run: file | source line | start of the region | reason. A region
inside an uncovered region needs no line of its own. Exits with 1 if another region did not run, or if a region in
the list ran or no longer exists. `make build-tests` must have been run.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from partial_build import ROOT, BuildError, PartialBuild, run
from touch_core import PARTS, TESTS, part

TABLE = Path(__file__).with_name("uncovered.txt")
PRODUCTS = ROOT / ".build/coverage"
FLAGS = ["-profile-generate", "-profile-coverage-mapping"]
MODULES = ["UIKit", "Simulator"]


def measure():
    """Builds and runs the tests, and returns how often each region ran: {(file, start, end): count}."""
    build = PartialBuild(ROOT, products=PRODUCTS, flags=FLAGS)
    for module in MODULES:
        build.compile(module)
    program = build.link("TouchboxPackageTests", "test")
    # Other versions of these tools cannot read the compiler's files.
    tools = Path(build.step("UIKit", "module")["args"][0]).resolve().parent
    with tempfile.TemporaryDirectory() as folder:
        merged = f"{folder}/merged"
        environment = {**os.environ, "LLVM_PROFILE_FILE": f"{folder}/%p.profraw"}

        def test(module):
            run([program, "--testing-library", "swift-testing", "--filter", f"^{module}[.]"],
                environment=environment)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(test, TESTS))
        run([tools / "llvm-profdata", "merge", "-sparse", "-o", merged, *Path(folder).glob("*.profraw")])
        exported = subprocess.run(
            [tools / "llvm-cov", "export", "-instr-profile", merged, program], check=True,
            stdout=subprocess.PIPE)
    counts = defaultdict(int)
    for function in json.loads(exported.stdout)["data"][0]["functions"]:
        for line, column, end_line, end_column, count, file, _, kind in function["regions"]:
            path = Path(function["filenames"][file]).relative_to(ROOT / "Sources")
            # Regions of other kinds contain no code.
            if kind == 0:
                counts[str(path), (line, column), (end_line, end_column)] += count
    return counts


def key(region):
    """Returns the fields by which the table identifies a region: file, source line, and start."""
    file, (line, column), (end_line, end_column) = region
    text = (ROOT / "Sources" / file).read_text().split("\n")[line - 1]
    end = end_column - 1 if end_line == line else None
    # Columns count bytes.
    start = text.encode()[column - 1:end].decode(errors="replace")
    return f"Sources/{file}", text.strip(), start.strip()


def outermost(regions):
    """Returns the regions that are not inside another one."""
    result = []
    for region in sorted(regions, key=lambda region: (region[0], region[1], (-region[2][0], -region[2][1]))):
        if not result or result[-1][0] != region[0] or result[-1][2] < region[2]:
            result.append(region)
    return result


def listed():
    """Returns the keys of the regions in the table."""
    keys = set()
    for line in TABLE.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            fields = [field.strip() for field in re.split(r"\s\|(?=\s)", line)]
            if len(fields) != 4 or not fields[3]:
                sys.exit(f"{TABLE.name}: not four fields: {line}")
            keys.add(tuple(fields[:3]))
    return keys


def main():
    if len(sys.argv) > 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        counts = {region: count for region, count in measure().items() if part(region[0])}
    except BuildError as error:
        lines = [line for line in str(error).splitlines() if "error:" in line or "✘" in line]
        print("\n".join(lines[:20] or [str(error)]), file=sys.stderr)
        return 2
    missed = [region for region, count in counts.items() if count == 0]
    expected, found, unlisted, excluded = listed(), set(), [], set()
    for region in outermost(missed):
        if key(region) in expected:
            found.add(key(region))
            excluded |= {
                inner for inner in missed
                if inner[0] == region[0] and region[1] <= inner[1] and inner[2] <= region[2]}
        else:
            unlisted.append(region)
    print(f"{'':24}{'regions':>9}{'covered':>9}{'listed':>9}{'share':>9}")
    for name in [name for name, _ in PARTS] + ["all"]:
        own = [region for region in counts if name in ("all", part(region[0]))]
        covered = sum(counts[region] > 0 for region in own)
        print(f"{name:24}{len(own):9}{covered:9}{sum(region in excluded for region in own):9}"
              f"{covered / len(own):9.2%}")
    for region in unlisted:
        print(f"not covered, line {region[1][0]}: {' | '.join(key(region))}")
    for fields in sorted(expected - found):
        print(f"{TABLE.name}: no such region is uncovered: {' | '.join(fields)}")
    return 1 if unlisted or expected != found else 0


sys.exit(main())
