#!/usr/bin/env python3
"""Follows Sources/Guides.docc/Write/AddingADemo.md step by step in a copy of the repository.

Usage: Tests/tools/recipe.py

Each code block on the page belongs to the last file named in the preceding text ("Make `PATH`", "Create `PATH`" or
"Add ... to `PATH`"). The block becomes the text of a new file. In an existing file, it is inserted after the last
entry that begins with the same word. Shell commands run in page order, `make gallery` with the debug build. `make
test` is replaced with the checks that a new demo affects: the formatting of the changed files, and the tests of the
demo and the repository.

In the copy, only modules changed by the page are compiled. They are linked with the repository's tests.

Exits with 1 if something is missing from the page or does not work.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

from partial_build import ROOT, BuildError, PartialBuild

PAGE = "Sources/Guides.docc/Write/AddingADemo.md"
# The tests that a new demo affects.
TESTS = ["DemoTests", "RepositoryTests"]
# The modules that a new demo changes, in dependency order.
CHANGED = ["Demos", "DemoCatalog"]
BUILT = ".build/debug/touchbox"


def fail(message):
    print(f"recipe: {message}", file=sys.stderr)
    sys.exit(1)


def copy_repository(folder):
    """Copies all files except build products."""
    for old in ROOT.iterdir():
        if old.name == ".git" or old.name.startswith(".build"):
            continue
        if old.is_dir():
            shutil.copytree(
                old, folder / old.name, symlinks=True, ignore=shutil.ignore_patterns(".build*"))
        else:
            shutil.copy2(old, folder / old.name)


def steps(page):
    """Returns the page's code blocks: (language, path, text)."""
    result, path, language, lines = [], None, None, []
    prose = ""
    for line in page.splitlines():
        if not line.startswith("```"):
            if language is None:
                prose += line + "\n"
            else:
                lines.append(line)
        elif language is None:
            language = line[3:]
            named = re.findall(r"\b(?:Make|Create|Add\b[^`.]*?\bto)\s+`([^`]+\.\w+)`", prose)
            path, prose = (named[-1] if named else path), ""
        else:
            result.append((language, path, "".join(line + "\n" for line in lines)))
            language, lines = None, []
    return result


def insert(path, block):
    """Inserts a block after a file's last entry that starts with the same word or symbol. Lines with
    deeper indentation belong to an entry."""
    lines = path.read_text().splitlines(keepends=True)
    start = re.match(r"\w+|\W+", block)[0]
    found = [index for index, line in enumerate(lines) if line.lstrip().startswith(start)]
    if not found:
        fail(f"{path} has no entry that begins with {start}")
    end = found[-1] + 1
    indentation = len(lines[found[-1]]) - len(lines[found[-1]].lstrip())
    while end < len(lines) and lines[end].startswith(" " * (indentation + 1)):
        end += 1
    lines.insert(end, textwrap.indent(block, " " * indentation))
    path.write_text("".join(lines))


class Copy:
    """The copy that commands are run in, without a display."""

    def __init__(self, folder):
        self.folder, self.tests = folder, None
        # The demos checked by the tests.
        self.demos = ""
        # The files that the page creates, and those it changes.
        self.new, self.changed = [], []
        self.environment = {
            name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "MAKEFLAGS", "MAKELEVEL", "DEMO")}
        self.environment["TEST_ROOT"] = str(folder)

    def build(self):
        """Builds the program and the tests."""
        print("recipe: build what changed", flush=True)
        try:
            partial = PartialBuild(self.folder)
            for module in CHANGED:
                partial.compile(module)
            partial.link("touchbox", "exe")
            self.tests = partial.link("TouchboxPackageTests", "test")
        except BuildError as error:
            fail(str(error))

    def test(self, names):
        """Returns the command that runs tests."""
        return f"{self.tests} --testing-library swift-testing --filter '{names}'"

    def start(self, command):
        """Runs a command to completion, and returns the process with its output."""
        print(f"recipe: {command}", flush=True)
        return subprocess.run(
            command, shell=True, cwd=self.folder, env=self.environment, text=True,
            errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def run(self, command):
        """Runs a command that must succeed."""
        child = self.start(command)
        if child.returncode != 0:
            problems = [
                line for line in child.stdout.splitlines()
                if re.search(r"\berror: |recorded an issue|failed after", line)]
            fail("\n".join(problems[-40:] or child.stdout.splitlines()[-40:])
                 + f"\n`{command}` ended with code {child.returncode}")

    def follow(self, line):
        """Runs a command from the page."""
        command = line.split("#")[0].strip()
        if command == "make test":
            files = " ".join(path for path in self.new + self.changed if path.endswith(".swift"))
            self.run(f"swift format lint --strict {files}")
            self.run(self.demos + self.test(f"^({'|'.join(TESTS)})[.]"))
        elif match := re.fullmatch(r"make goldens DEMOS=(\w+)", command):
            self.demos = f"TEST_DEMOS={match[1]} "
            goldens = self.demos + self.test("^DemoTests[.]GoldenTests")
            missing = self.start(goldens)
            for file in ("start.png", "trace.txt"):
                if not re.search(rf"{file} yet; run make goldens", missing.stdout):
                    fail(f"a missing {file} is not reported with `make goldens`")
            self.run(f"UPDATE_GOLDENS=1 {goldens}")
        elif command.startswith("make "):
            # With `-o build`, make does not build.
            self.run(
                f"make --no-print-directory -o build -o debug TOUCHBOX={BUILT} {command[5:]}")
        elif command.startswith(f"{BUILT} "):
            self.run(command)
        elif command:
            fail(f"the page has a command that is not understood: {command}")


def follow(folder):
    page = (ROOT / PAGE).read_text()
    copy_repository(folder)
    copy = Copy(folder)
    commands = 0
    for language, path, text in steps(page):
        if language == "sh":
            if copy.tests is None:
                copy.build()
            for line in text.splitlines():
                copy.follow(line)
                commands += 1
            continue
        if path is None:
            fail(f"the page has no file for the block {text!r}")
        file = folder / path
        if (ROOT / path).exists():
            insert(file, text)
            copy.changed.append(path)
        else:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)
            copy.new.append(path)
    if not copy.new or not copy.changed or "make test" not in page or commands < 4:
        fail("the page lacks a step")
    ignored = subprocess.run(
        ["git", "check-ignore", *copy.new], cwd=ROOT, text=True, capture_output=True).stdout
    if ignored:
        fail(f"git ignores {ignored}")
    print(f"recipe: new: {', '.join(copy.new)}; a line more: {', '.join(copy.changed)}; all checks pass")


def main():
    if len(sys.argv) != 1:
        fail(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        follow(Path(folder))


main()
