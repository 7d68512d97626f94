"""A copy of some modules that is built once with many faults, and runs the tests for each."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from partial_build import ROOT, BuildError, PartialBuild
from touch_core import TESTS

# The modules that faults are added to, each below the modules after it.
MODULES = ["UIKit", "Simulator", "SDLHost"]
# The suites that take too long.
SLOW = "EveryDemoTests|CorpusTests|SessionReplayTests|CassowaryTests"
# The tests that reach a fault run in up to three processes. The first two take about this many seconds.
STAGES = [1, 6]


class Workspace:
    def __init__(self, folder, workers):
        self.folder, self.workers = Path(folder), workers
        self.folder.mkdir(parents=True, exist_ok=True)
        self.program = self.folder / ".build/debug/TouchboxPackageTests.xctest"
        self.partial, self.compiled = None, {}
        # The faults that each suite reaches, and the suite's processor time.
        self.reached, self.seconds = {}, {}

    # Building

    def build(self, faulty):
        """Builds the tests with the modules' files, except that some already have faults.

        Returns None if they compile, or else the errors' files and lines, and the output.
        """
        for module in MODULES:
            source = ROOT / "Sources" / module
            for path in source.rglob("*.swift"):
                name = str(path.relative_to(ROOT))
                if name not in faulty:
                    (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(path, self.folder / name)
            for path in (self.folder / "Sources" / module).rglob("*.swift"):
                name = path.relative_to(self.folder)
                if not (ROOT / name).exists() and path.name != "Faults.swift":
                    path.unlink()
        self.partial = self.partial or PartialBuild(self.folder)
        found, output = set(), ""
        for module in MODULES:
            paths = sorted((self.folder / "Sources" / module).rglob("*.swift"))
            sources = [(path, path.read_bytes()) for path in paths]
            if self.compiled.get(module) == sources:
                continue
            try:
                self.partial.compile(module)
                self.compiled[module] = sources
            except BuildError as error:
                errors = re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", str(error), re.MULTILINE)
                found |= {(path, int(line)) for path, line in errors}
                output += str(error)
        if output:
            return found, output
        self.partial.link("TouchboxPackageTests", "test")
        return None, ""

    # Testing

    def measure(self):
        """Runs all suites without a fault, and returns the first failure, or None."""
        listed = subprocess.run(
            [self.program, "--testing-library", "swift-testing", "--list-tests"], cwd=ROOT, check=True,
            stdout=subprocess.PIPE, text=True).stdout
        suites = sorted({
            line.split("/")[0] for line in listed.splitlines()
            if line.split(".")[0] in TESTS and not re.search(rf"\.({SLOW})/", line)})
        with ThreadPoolExecutor(self.workers) as pool:
            failures = [failure for failure in pool.map(self.measure_suite, suites) if failure]
        return failures[0] if failures else None

    def measure_suite(self, suite):
        with tempfile.NamedTemporaryFile() as file:
            failure, seconds = self.test([suite], 600, FAULTS_REACHED=file.name)
            self.seconds[suite] = seconds
            self.reached[suite] = {int(line) for line in Path(file.name).read_text().split()}
        return failure and f"{suite}: {failure}"

    def check(self, fault):
        """Runs the suites that reach a fault until one fails, and returns the verdict and the failure."""
        module = fault.site.file.path.split("/")[1]
        # The module's own tests are the most likely to fail, and short ones take the least time.
        order = sorted(
            (suite for suite in self.reached if fault.number in self.reached[suite]),
            key=lambda suite: (not suite.startswith(f"{module}Tests."), self.seconds[suite]))
        for stage in self.stages(order):
            limit = sum(self.seconds[suite] for suite in stage) * 4 + 10
            failure, _ = self.test(stage, limit, FAULT=str(fault.number))
            if failure:
                return "killed", failure
        return ("SURVIVED", "") if order else ("SURVIVED, not reached", "")

    def stages(self, suites):
        """Divides suites into the groups that one process runs."""
        stages, seconds = [[]], 0
        for suite in suites:
            if len(stages) <= len(STAGES) and stages[-1] and seconds >= STAGES[len(stages) - 1]:
                stages.append([])
                seconds = 0
            stages[-1].append(suite)
            seconds += self.seconds[suite]
        return stages if suites else []

    def test(self, suites, limit, **variables):
        """Runs suites with a processor time limit, and returns the first failure or None, and the time."""
        filters = [
            argument for suite in suites for argument in ("--filter", f"^{re.escape(suite)}/")]
        # The memory limit stops endless loops that append.
        command = f"ulimit -t {int(limit)} -v 12000000; exec \"$@\""
        child = subprocess.Popen(
            ["bash", "-c", command, "-", self.program, "--testing-library", "swift-testing", *filters],
            cwd=ROOT, text=True, errors="replace", start_new_session=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **variables})
        # A test that waits forever does not use processor time.
        timer = threading.Timer(limit * 20, self.kill, [child])
        timer.start()
        failure, last = None, ""
        for line in child.stdout:
            line = re.sub(r"\x1b\[\d*m", "", line)
            last = line.strip() or last
            if "✘" in line:
                failure = line.strip()[:200]
                break
            if "Fatal error" in line or "Precondition failed" in line:
                failure = line.strip()[-200:]
        self.kill(child)
        _, _, usage = os.wait4(child.pid, 0)
        child.returncode = 0
        timer.cancel()
        # Other tests may have passed before the test that hangs.
        if failure is None and not re.search("Test run with .* passed after", last):
            failure = f"did not end well: {last[:150]}"
        return failure, usage.ru_utime + usage.ru_stime

    def kill(self, child):
        try:
            os.killpg(child.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
