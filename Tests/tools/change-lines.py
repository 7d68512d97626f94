#!/usr/bin/env python3
"""Mutation testing: changes lines in a copy of the repository, and runs the tests, which must fail.

Usage: change-lines.py TABLE scenarios|FILTER [WORD]

TABLE lists the changes: file | old text | new text | witness. The witness is the scenario that must
fail, or one letter, the section of the contract to which the line belongs; then any failure will do.
`scenarios` plays the scripts of Assets, for changes of demos: only their modules are compiled again.
Any other word is a FILTER for `swift test --filter`, in a build of the copy. With a WORD, only lines
of the table that contain it are used.

Changes with a letter are made one at a time. Changes with a scenario are made together if they
belong to different demos, because each scenario plays only one demo.

Exits with 1 if a change was missed, with 2 if the table or the copy is wrong. CHANGES_DIR names a
folder for the copy, which is not deleted, so that the next run of tests builds less.
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

from partial_build import ROOT, BuildError, PartialBuild

PARTS = ["Package.swift", "Package.resolved", "Sources", "Demos", "Tests", "Assets"]
# Where the modules that scenarios play have their sources, the more specific first.
DEMOS = {"Demos/Published/": "PublishedDemos", "Demos/": "Demos"}
# Tests that hang have caught the change, too. In seconds; many times their usual duration.
LIMIT = 600

Change = namedtuple("Change", "file old new witness")


def fail(message):
    print(f"error: {message}")
    sys.exit(2)


def read(table, word):
    """Returns the changes in a table; fails unless each old text is in its file exactly once."""
    changes = []
    for line in Path(table).read_text().splitlines():
        if not line.strip() or line.startswith("#") or (word and word not in line):
            continue
        fields = [field.strip() for field in re.split(r"\s\|(?=\s)", line)]
        if len(fields) != 4:
            fail(f"{table}: not four fields: {line}")
        change = Change(*fields)
        if (ROOT / change.file).read_text().count(change.old) != 1:
            fail(f'{table}: {change.file} does not have "{change.old}" exactly once')
        changes.append(change)
    return changes


def scenario(script):
    """Returns the ID in a script's first comment with the variant in its name: J7-a.corrected."""
    comment = re.search(r"^#.*", script.read_text(), re.MULTILINE)
    found = comment and re.match(r"# (J\d+-[a-z]): ", comment[0])
    return found[1] + Path(script.stem).suffix if found else script.stem


def batches(changes):
    """Returns lists of changes to make together, with at most one for each demo."""
    waiting, result = list(changes), []
    while waiting:
        batch, demos, rest = [], set(), []
        for change in waiting:
            demo = Path(change.file).name
            alone = len(change.witness) == 1
            if demo in demos or (batch and (alone or len(batch[0].witness) == 1)):
                rest.append(change)
            else:
                batch.append(change)
                demos.add(demo)
        result.append(batch)
        waiting = rest
    return result


class Copy:
    """A copy of the repository in which lines are changed."""

    def __init__(self, folder, tests):
        self.folder, self.tests, self.partial = Path(folder), tests, None
        for part in PARTS:
            new, old = self.folder / part, ROOT / part
            if new.is_dir():
                shutil.rmtree(new)
            # Keep modification times, so that an existing copy is not rebuilt completely.
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
            # Kill the tests, too, which are children of the child.
            os.killpg(child.pid, signal.SIGKILL)
            child.communicate()
            return False, "the tests did not end"
        return child.returncode == 0, output

    def build(self, changes=()):
        """Builds what the changes need; returns whether that succeeded, and the output."""
        if self.tests != "scenarios":
            return self.run("swift", "build", "--build-tests")
        try:
            self.partial = self.partial or PartialBuild(self.folder)
            # Unchanged modules are those of the repository's build.
            self.partial.objects.clear()
            for module in sorted({self.module(change.file) for change in changes}):
                self.partial.compile(module)
            self.touchbox = self.partial.link("touchbox", "exe")
        except BuildError as error:
            return False, str(error)
        return True, ""

    def module(self, file):
        """Returns the name of the module that a demo's file belongs to."""
        for folder, module in DEMOS.items():
            if file.startswith(folder):
                return module
        fail(f"{file} belongs to no demo; scenarios play only those")

    def check(self, changes=()):
        """Returns whether all passed, the failed scenarios, the names of failed tests, and the output."""
        return self.play_scripts(changes) if self.tests == "scenarios" else self.run_tests()

    def play_scripts(self, changes):
        """Plays the scripts of the changed demos, or of all, in the variants to which their names apply."""
        demos = {Path(change.file).stem for change in changes}
        scripts = [
            script for script in sorted(self.folder.glob("Assets/*/*.touch"))
            if not demos or script.parent.name in demos]
        # Without images, so that the sizes in the demos' code matter.
        empty = self.folder / "empty"
        empty.mkdir(exist_ok=True)
        passed, scenarios, output = True, set(), ""
        for variant in ["corrected", "published"]:
            other = "published" if variant == "corrected" else "corrected"
            chosen = [
                str(script.relative_to(self.folder)) for script in scripts
                if not script.stem.endswith(other)
                and (variant == "corrected" or script.stem != "demo")]
            if not chosen:
                fail(f"no script plays {' or '.join(sorted(demos))} in the variant {variant}")
            summary = self.folder / f"{variant}.json"
            summary.unlink(missing_ok=True)
            ended, text = self.run(
                str(self.touchbox), "play", "--variant", variant, "--out", "/tmp", "--tap", "/dev/null",
                "--json", str(summary), *chosen, limit=LIMIT, TOUCHBOX_ASSETS=str(empty))
            passed, output = passed and ended, output + text
            if summary.exists():
                for script in json.loads(summary.read_text())["scripts"]:
                    if script["exitCode"] != 0:
                        scenarios.add(scenario(self.folder / script["name"]))
        return passed, scenarios, sorted(scenarios), output

    def run_tests(self):
        """Runs the tests that match the filter."""
        events = self.folder / "play.jsonl"
        events.unlink(missing_ok=True)
        passed, output = self.run(
            "swift", "test", "--skip-build", "--filter", self.tests,
            "--event-stream-output-path", str(events), limit=LIMIT)
        return passed, set(), self.failures(events), output

    def failures(self, events):
        """Returns the names of failed tests from the event stream; the console sometimes loses
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

    def apply(self, changes):
        for change in changes:
            path = self.folder / change.file
            path.write_text(path.read_text().replace(change.old, change.new))

    def revert(self, changes):
        for change in changes:
            shutil.copy2(ROOT / change.file, self.folder / change.file)
            os.utime(self.folder / change.file)


def report(changes, built, outcome, output):
    """Prints for each change whether it was caught; returns the number of missed ones."""
    missed = 0
    for change in changes:
        label = f"{change.witness}  {change.file}: {change.old} -> {change.new}"
        if not built:
            missed += 1
            print(f"MISSED  {label}: does not compile")
            for line in re.findall(r".*error:.*", output)[:3]:
                print(f"        {line}")
            continue
        passed, scenarios, names, _ = outcome
        if len(change.witness) == 1:
            caught = not passed
            how = names[0] if names else "the tests did not end"
        else:
            caught = change.witness in scenarios
            how = " ".join(sorted(scenarios)) if len(changes) == 1 else ""
        if caught:
            print(f"caught  {label}" + (f": {how}" if how else ""))
        else:
            missed += 1
            print(f"MISSED  {label}" + (f": only {how}" if how else ""))
    sys.stdout.flush()
    return missed


def main():
    if len(sys.argv) not in (3, 4):
        print(__doc__)
        return 2
    changes = read(sys.argv[1], sys.argv[3] if len(sys.argv) == 4 else "")
    given = os.environ.get("CHANGES_DIR")
    with tempfile.TemporaryDirectory() as scratch:
        folder = given or scratch
        os.makedirs(folder, exist_ok=True)
        copy = Copy(folder, sys.argv[2])
        print(f"Building a copy in {folder}", flush=True)
        built, output = copy.build()
        if not built:
            print(output)
            fail("the copy does not compile without any change")
        passed, _, names, output = copy.check()
        if not passed:
            print(output)
            fail(f"the tests fail without any change: {names}")
        missed = 0
        for batch in batches(changes):
            copy.apply(batch)
            built, output = copy.build(batch)
            missed += report(batch, built, copy.check(batch) if built else None, output)
            copy.revert(batch)
    print(f"{len(changes)} changes, {missed} missed")
    return 1 if missed or not changes else 0


sys.exit(main())
