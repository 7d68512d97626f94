"""Changes lines in a copy of the repository, one at a time. A test must fail for each change.

faults.txt lists the changes: file | old text | new text | contract section.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import namedtuple
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TABLE = ROOT / "Tests/tools/faults.txt"
# The tests to run for each change, as a filter for `swift test`.
TESTS = "UIKitTests|SimulatorTests|SDLHostTests|ScenarioTests"
PARTS = ["Package.swift", "Package.resolved", "Sources", "Demos", "Tests", "Assets"]
# The time limit in seconds, which is many times the normal duration. Tests that hang count as failed.
LIMIT = 600

Change = namedtuple("Change", "file old new section")


def fail(message):
    print(f"error: {message}")
    sys.exit(2)


def read(word):
    """Returns the changes in the table. Fails unless each old text occurs in its file exactly once."""
    changes = []
    for line in TABLE.read_text().splitlines():
        if not line.strip() or line.startswith("#") or (word and word not in line):
            continue
        fields = [field.strip() for field in re.split(r"\s\|(?=\s)", line)]
        if len(fields) != 4:
            fail(f"{TABLE.name}: not four fields: {line}")
        change = Change(*fields)
        if (ROOT / change.file).read_text().count(change.old) != 1:
            fail(f'{TABLE.name}: {change.file} does not have "{change.old}" exactly once')
        changes.append(change)
    return changes


class Copy:
    """A copy of the repository whose lines are changed."""

    def __init__(self, folder):
        self.folder = Path(folder)
        for part in PARTS:
            new, old = self.folder / part, ROOT / part
            if new.is_dir():
                shutil.rmtree(new)
            # Preserve modification times, so an existing copy is not completely rebuilt.
            if old.is_dir():
                shutil.copytree(old, new, symlinks=True)
            elif old.exists():
                shutil.copy2(old, new)

    def run(self, *command, limit=None, **variables):
        """Returns whether a command succeeded, and its output."""
        child = subprocess.Popen(
            command, cwd=self.folder, env={**os.environ, **variables}, text=True,
            errors="replace", start_new_session=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        try:
            output, _ = child.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            # Kill the tests too, which are children of this child.
            os.killpg(child.pid, signal.SIGKILL)
            child.communicate()
            return False, "the tests did not end"
        return child.returncode == 0, output

    def build(self):
        """Builds the tests, and returns whether that succeeded, and the output."""
        return self.run("swift", "build", "--build-tests")

    def check(self):
        """Runs the tests, and returns whether all passed, the names of failed tests, and the output."""
        events = self.folder / "play.jsonl"
        events.unlink(missing_ok=True)
        passed, output = self.run(
            "swift", "test", "--skip-build", "--filter", TESTS,
            "--event-stream-output-path", str(events), limit=LIMIT)
        return passed, self.failures(events), output

    def failures(self, events):
        """Returns the names of failed tests from the event stream, because the console sometimes loses
        lines."""
        names = set()
        lines = events.read_text(errors="replace").splitlines() if events.exists() else []
        for line in lines:
            try:
                payload = json.loads(line).get("payload", {})
            except ValueError:
                continue
            if payload.get("kind") != "testEnded":
                continue
            for message in payload.get("messages", []):
                found = re.match(
                    r'Test "?(.*?)"? (with \d+ test cases? )?failed after', message["text"])
                if message["symbol"] == "fail" and found:
                    names.add(found[1])
        return sorted(names)

    def apply(self, change):
        path = self.folder / change.file
        path.write_text(path.read_text().replace(change.old, change.new))

    def revert(self, change):
        shutil.copy2(ROOT / change.file, self.folder / change.file)
        os.utime(self.folder / change.file)


def attempt(copy, change):
    """Makes a change, and prints and returns whether a test failed."""
    label = f"{change.section}  {change.file}: {change.old} -> {change.new}"
    copy.apply(change)
    built, output = copy.build()
    if built:
        passed, names, _ = copy.check()
        how = names[0] if names else "the tests did not end"
        print(f"MISSED  {label}" if passed else f"caught  {label}: {how}", flush=True)
    else:
        print(f"MISSED  {label}: does not compile", flush=True)
        for line in re.findall(r".*error:.*", output)[:3]:
            print(f"        {line}")
    copy.revert(change)
    return built and not passed


def main(words):
    if len(words) > 1:
        fail(f"expected at most one word, found {' '.join(words)}")
    changes = read(words[0] if words else "")
    given = os.environ.get("CHANGES_DIR")
    with tempfile.TemporaryDirectory() as scratch:
        folder = given or scratch
        os.makedirs(folder, exist_ok=True)
        copy = Copy(folder)
        print(f"Building a copy in {folder}", flush=True)
        built, output = copy.build()
        if not built:
            print(output)
            fail("the copy does not compile without any change")
        passed, names, output = copy.check()
        if not passed:
            print(output)
            fail(f"the tests fail without any change: {names}")
        missed = sum(not attempt(copy, change) for change in changes)
    print(f"{len(changes)} changes, {missed} missed")
    return 1 if missed or not changes else 0

