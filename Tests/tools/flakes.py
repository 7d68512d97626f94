#!/usr/bin/env python3
"""Runs tests several times, and lists those that failed in some runs.

usage: flakes.py RUNS FILTER ...

FILTER is a regular expression, as in `make check`. In each run, the tests of each FILTER run in a process of their own.
The output of the processes that failed remains in .build/flakes.
"""

import json
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".build/flakes"


def run(name, pattern):
    """Runs the tests once, and returns the results by test: whether it passed."""
    log, events = FOLDER / f"{name}.log", FOLDER / "events.jsonl"
    events.unlink(missing_ok=True)
    with open(log, "wb") as output:
        status = subprocess.run(
            [".build/debug/TouchboxPackageTests.xctest", "--testing-library", "swift-testing", "--filter", pattern,
             "--event-stream-output-path", str(events)], cwd=ROOT, stdout=output, stderr=subprocess.STDOUT).returncode
    results = {}
    for line in events.read_text().splitlines() if events.exists() else []:
        payload = json.loads(line)["payload"]
        # Only the identifier of a test contains parentheses; a suite's does not.
        if payload.get("kind") == "testEnded" and "(" in payload["testID"]:
            results[payload["testID"]] = all(message["symbol"] != "fail" for message in payload["messages"])
    if status != 0 and all(results.values()):
        results[f"the process for {pattern}, exit code {status}"] = False
    if all(results.values()):
        log.unlink()
    return results


def main():
    if len(sys.argv) < 3 or not sys.argv[1].isdigit():
        sys.exit("usage: flakes.py RUNS FILTER ...")
    runs, patterns = int(sys.argv[1]), sys.argv[2:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    failures, count, failed_runs = Counter(), 0, 0
    for number in range(1, runs + 1):
        start, results = time.monotonic(), {}
        for index, pattern in enumerate(patterns, 1):
            results.update(run(f"run-{number}-{index}", pattern))
        failed = [name for name, passed in results.items() if not passed]
        failures.update(failed)
        count += len(results)
        failed_runs += bool(failed)
        print(f"run {number}: {len(results)} tests, {len(failed)} failed, {time.monotonic() - start:.0f} s", flush=True)
    print(f"{failed_runs} of {runs} runs failed, and {failures.total()} of {count} tests in them")
    for name, times in failures.most_common():
        print(f"  {times} of {runs}: {name}")
    sys.exit(failed_runs > 0)


if __name__ == "__main__":
    main()
