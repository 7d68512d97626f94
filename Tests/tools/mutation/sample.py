"""Changes randomly drawn tokens in the program. A test must fail for each change.

All faults in a sample are compiled into a single copy of the modules, in which an environment
variable selects one for each test run (schemata.py). Faults that do not compile are omitted and
counted. The tests that reach a fault run, fastest first, until one fails, crashes or does not end.
Finally, a table has the results for each part of the touch core. `make build-tests` must have been run.

A fault that survives needs a test, or a line in equivalent-faults.txt: file | source line | change | reason.
"""

import argparse
import json
import os
import re
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutation import schemata
from mutation.workspace import Workspace
from touch_core import PARTS, part

ROOT = Path(__file__).resolve().parents[3]
EQUIVALENT = ROOT / "Tests/tools/equivalent-faults.txt"


def arguments(words):
    parser = argparse.ArgumentParser(prog="mutate.py sample", description=__doc__.split("\n\n")[0])
    parser.add_argument("--faults", type=int, default=400, help="how many that compile")
    parser.add_argument("--seed", type=int, default=1, help="draws the sample")
    parser.add_argument("--shard", default="1/1", help="K/N: every Nth fault of the sample from the Kth")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="test processes at a time")
    parser.add_argument("--only", default="", help="draws faults whose description matches a pattern")
    parser.add_argument("--again", action="store_true", help="without those killed before in CHANGES_DIR")
    parser.add_argument("--build", action="store_true", help="builds the copy and runs nothing")
    parser.add_argument("--skip-build", action="store_true", help="runs the copy of CHANGES_DIR as it is")
    return parser.parse_args(words)


def fail(message):
    print(f"error: {message}")
    sys.exit(2)


def equivalents():
    """Returns the keys of faults that no test can detect."""
    keys = set()
    for line in EQUIVALENT.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            fields = [field.strip() for field in re.split(r"\s\|(?=\s)", line)]
            if len(fields) != 4 or not fields[3]:
                fail(f"{EQUIVALENT.name}: not four fields: {line}")
            keys.add(tuple(fields[:3]))
    return keys


def culprits(errors, faults):
    """Returns the faults on the lines of the compiler's errors, or else the nearest faults. If a line has several
    faults, those that change the type of an expression or remove a statement are the most likely."""
    found, nearest = set(), set()
    for path, line in errors:
        own = [fault for fault in faults if path.endswith("/" + fault.site.file.path)]
        found.update(fault for fault in own if line in fault.site.lines)
        nearest.update(sorted(own, key=lambda fault: abs(fault.site.lines[0] - line))[:1])
    likely = {fault for fault in found if fault.site.kind in ("result", "absent", "shorthand", "statement")}
    return likely or found or nearest


def compile_sample(workspace, order, count, is_built):
    """Builds the copy with the first faults in an order, unless it is already built. Returns the faults that
    compile, and the number of faults that do not."""
    notes = workspace.folder / "uncompilable.json"
    bad = {tuple(key) for key in json.loads(notes.read_text())} if notes.exists() else set()
    # About one in eight does not compile.
    reserve = order[:count + count // 4 + 20]
    while True:
        faults = [fault for fault in reserve if fault.key not in bad]
        if is_built:
            break
        errors, output = workspace.build(schemata.write(ROOT, workspace.folder, faults))
        if errors is None:
            break
        wrong = culprits(errors, faults)
        if not wrong:
            print(output[-5000:])
            fail("the copy does not compile")
        for fault in sorted(wrong, key=str):
            print(f"does not compile  {fault}")
        bad |= {fault.key for fault in wrong}
        notes.write_text(json.dumps(sorted(bad)))
    chosen = faults[:count]
    tried = reserve[:reserve.index(chosen[-1]) + 1]
    return chosen, len(tried) - len(chosen)


def main(words):
    options = arguments(words)
    shard, shards = (int(part) for part in options.shard.split("/"))
    try:
        only = re.compile(options.only)
    except re.error as error:
        fail(f"--only {options.only}: {error}; expected a regular expression")
    given = os.environ.get("CHANGES_DIR")
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        workspace = Workspace(given or scratch, options.workers)
        order = [fault for fault in schemata.generate(ROOT, options.seed) if only.search(str(fault))]
        if not order:
            fail(f"no fault matches --only {options.only}; expected a part of a path, such as Gestures/")
        print(f"{len(order)} faults; building a copy in {workspace.folder}", flush=True)
        chosen, uncompilable = compile_sample(
            workspace, order, options.faults, options.skip_build)
        if options.build:
            return 0
        return run(workspace, options, order, chosen[shard - 1::shards], uncompilable, start)


def fault_part(fault):
    """Returns the part of the touch core that a fault belongs to, or None."""
    return part(fault.site.file.path.removeprefix("Sources/"))


def print_table(order, results):
    """Prints the number of faults for each part: possible, drawn, killed, survived, and without effect."""
    print(f"{'':24}{'possible':>9}{'drawn':>9}{'killed':>9}{'survived':>9}{'no effect':>10}")
    for name in [name for name, _ in PARTS] + [None]:
        verdicts = [verdict for fault, verdict in results.items() if fault_part(fault) == name]
        possible = sum(fault_part(fault) == name for fault in order)
        if possible:
            survived = sum(verdict.startswith("SURVIVED") for verdict in verdicts)
            print(f"{name or 'other code':24}{possible:9}{len(verdicts):9}{verdicts.count('killed'):9}"
                  f"{survived:9}{verdicts.count('equivalent'):10}")


def run(workspace, options, order, faults, uncompilable, start):
    same = equivalents()
    results = workspace.folder / "results.json"
    before = json.loads(results.read_text()) if options.again and results.exists() else {}
    verdicts = {}
    for fault in faults:
        if fault.key in same:
            verdicts[fault] = "equivalent"
        elif before.get(str(fault)) == "killed":
            verdicts[fault] = "killed"
    problem = workspace.measure()
    if problem:
        fail(f"the tests fail without a fault: {problem}")

    def check(fault):
        verdict, how = workspace.check(fault)
        verdicts[fault] = before[str(fault)] = verdict
        results.write_text(json.dumps(before))
        print(f"{verdict}  #{fault.number} {fault}" + (f": {how}" if how else ""), flush=True)

    with ThreadPoolExecutor(options.workers) as pool:
        list(pool.map(check, [fault for fault in faults if fault not in verdicts]))
    print_table(order, verdicts)
    killed, equivalent = (
        sum(verdict == name for verdict in verdicts.values()) for name in ("killed", "equivalent"))
    survived = len(faults) - killed - equivalent
    print(f"{len(faults)} faults of seed {options.seed}: {killed} killed, {survived} survived, "
          f"{equivalent} equivalent; {uncompilable} more do not compile; "
          f"{(time.monotonic() - start) / 60:.0f} minutes")
    return 1 if survived else 0

