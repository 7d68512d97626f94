"""Changes the demos' constants, one at a time. A script in Assets must fail for each change.

constants.txt lists the changes: file | context with [[old code]] | new code | script. The old code is an
expression, or if there is no new code, a statement, which is removed. The last field is the script that must
fail, or a letter for the contract section that the line belongs to, in which case any script may fail.

All changes are compiled into a single copy of the demos, in which the environment variable CHANGES selects some.
Changes to different demos are tested at the same time, because each script plays only one demo.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from partial_build import ROOT, BuildError, PartialBuild

TABLE = Path(__file__).resolve().parents[1] / "constants.txt"
# The variant and module of each demo folder, with more specific folders first.
FOLDERS = {"Demos/Published/": ("published", "PublishedDemos"), "Demos/": ("corrected", "Demos")}
# The time limit in seconds, which is many times the normal duration. Scripts that hang count as failed.
LIMIT = 300
CHOICE = """\
import Foundation

nonisolated private let chosen = (ProcessInfo.processInfo.environment["CHANGES"] ?? "").split(separator: ",")

nonisolated func isChanged(_ number: Int) -> Bool { chosen.contains("\\(number)") }

nonisolated func changed<Value>(
  _ old: @autoclosure () -> Value, _ number: Int, _ new: @autoclosure () -> Value
) -> Value {
  isChanged(number) ? new() : old()
}
"""


def fail(message):
    print(f"error: {message}")
    sys.exit(2)


class Change:
    """A line in the table."""

    def __init__(self, number, line):
        fields = [field.strip() for field in re.split(r"\s\|(?=\s)", line)]
        if len(fields) != 4:
            fail(f"{TABLE.name}: not four fields: {line}")
        self.number = number
        self.file, context, self.new, self.script = fields
        marked = re.fullmatch(r"(.*?)\[\[(.*)\]\](.*)", context)
        if not marked:
            fail(f"{TABLE.name}: no [[old code]]: {line}")
        before, self.old, after = marked.groups()
        source, text = (ROOT / self.file).read_text(), before + self.old + after
        if source.count(text) != 1:
            fail(f'{TABLE.name}: {self.file} does not have "{text}" exactly once')
        self.start = source.index(text) + len(before)
        self.variant, self.module = next(
            value for folder, value in FOLDERS.items() if self.file.startswith(folder))

    @property
    def demo(self):
        return Path(self.file).stem

    def __str__(self):
        return f"{self.script}  {self.file}: {self.old} -> {self.new or 'nothing'}"


def read(word):
    """Returns the changes in the table."""
    lines = [
        line for line in TABLE.read_text().splitlines()
        if line.strip() and not line.startswith("#") and word in line]
    return [Change(number, line) for number, line in enumerate(lines, 1)]


def with_choices(source, changes):
    """Returns a file's source with all of its changes, selectable at run time."""
    ranges = defaultdict(list)
    for change in changes:
        ranges[change.start, change.old].append(change)
    for (start, old), alternatives in sorted(ranges.items(), reverse=True):
        code = old
        for change in alternatives:
            if change.new:
                code = f"changed({code}, {change.number}, {change.new})"
            else:
                code = f"if !isChanged({change.number}) {{ {code} }}"
        source = source[:start] + code + source[start + len(old):]
    return source


def build(folder, changes):
    """Builds the command with all changes, and returns its path."""
    shutil.copytree(ROOT / "Demos", folder / "Demos")
    for file in {change.file for change in changes}:
        own = [change for change in changes if change.file == file]
        path = folder / file
        path.write_text(with_choices(path.read_text(), own))
    for name in FOLDERS:
        (folder / name / "Choice.swift").write_text(CHOICE)
    try:
        partial = PartialBuild(folder)
        for _, module in FOLDERS.values():
            partial.compile(module)
        return partial.link("touchbox", "exe")
    except BuildError as error:
        errors = re.findall(r".*error:.*", str(error)) or [str(error)]
        fail("\n".join(["the changed demos do not compile", *errors[:20]]))


def scenario(script):
    """Returns the ID in a script's first comment, with the variant in its name: J7-a.corrected."""
    comment = re.search(r"^#.*", script.read_text(), re.MULTILINE)
    found = comment and re.match(r"# (J\d+-[a-z]): ", comment[0])
    return found[1] + Path(script.stem).suffix if found else script.stem


def scripts(demo, variant):
    """Returns the scripts that play a demo in a variant."""
    other = "published" if variant == "corrected" else "corrected"
    return [
        script for script in sorted((ROOT / "Assets" / demo).glob("*.touch"))
        if not script.stem.endswith(other) and (variant == "corrected" or script.stem != "demo")]


class Player:
    """Plays scripts with changes. Images are missing, so the demos use the sizes in their code."""

    def __init__(self, folder, program):
        self.folder, self.program = folder, program
        (folder / "images").mkdir()

    def failed(self, demos, variant, changes):
        """Returns each demo's failed scenarios, or None if the program crashed or did not exit."""
        chosen = {demo: scripts(demo, variant) for demo in demos}
        for demo, found in chosen.items():
            if not found:
                fail(f"no script plays {demo} in the variant {variant}")
        report = self.folder / "report.json"
        report.unlink(missing_ok=True)
        environment = {
            **os.environ, "TOUCHBOX_ASSETS": str(self.folder / "images"),
            "CHANGES": ",".join(str(change.number) for change in changes)}
        try:
            subprocess.run(
                [self.program, "play", "--variant", variant, "--out", self.folder, "--tap", "/dev/null",
                 "--json", report, *(script for found in chosen.values() for script in found)],
                env=environment, timeout=LIMIT, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return None
        if not report.exists():
            return None
        codes = {
            Path(script["name"]).resolve(): script["exitCode"]
            for script in json.loads(report.read_text())["scripts"]}
        return {
            demo: [scenario(script) for script in found if codes.get(script.resolve(), 1) != 0]
            for demo, found in chosen.items()}


def batches(changes):
    """Returns lists of changes to test together: for one variant, and at most one per demo."""
    result = []
    for change in changes:
        for batch in result:
            if batch[0].variant == change.variant and change.demo not in [one.demo for one in batch]:
                batch.append(change)
                break
        else:
            result.append([change])
    return result


def main(words):
    if len(words) > 1:
        fail(f"expected at most one word, found {' '.join(words)}")
    changes = read(words[0] if words else "")
    missed = 0
    with tempfile.TemporaryDirectory() as scratch:
        player = Player(Path(scratch), build(Path(scratch), changes))
        for variant, _ in FOLDERS.values():
            demos = {change.demo for change in changes if change.variant == variant}
            failed = player.failed(demos, variant, []) if demos else {}
            if failed is None or any(failed.values()):
                fail(f"without any change scripts fail in the variant {variant}: {failed}")
        waiting = batches(changes)
        while waiting:
            batch = waiting.pop(0)
            failed = player.failed([change.demo for change in batch], batch[0].variant, batch)
            if failed is None and len(batch) > 1:
                # Test each change alone to find the cause.
                waiting = [[change] for change in batch] + waiting
                continue
            for change in batch:
                names = failed[change.demo] if failed is not None else ["crashed, or did not end"]
                alone = failed is None or len(change.script) == 1
                caught = bool(names) if alone else change.script in names
                missed += not caught
                print(f"{'caught' if caught else 'MISSED'}  {change}: {' '.join(names)}", flush=True)
    print(f"{len(changes)} changes, {missed} missed")
    return 1 if missed or not changes else 0

