"""A copy of the repository that is built once with many faults, and runs the tests for each."""

import os
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import threading
from pathlib import Path

PARTS = ["Package.swift", "Package.resolved", "Sources", "Demos", "Tests", "Assets"]
# The test suites that take seconds.
SLOW = ("StreamTests|RunLoopTests|HitTestExplanationTests|HitTestIndexTests|SessionReplayTests|"
        "EveryDemoTests|CorpusTests")
# The test stages for each fault, which run until a test fails: name, tests, and excluded tests.
STAGES = {
    "scenarios": ("ScenarioTests|DemoGestureTests|DemoBehaviorTests|TestTouchTests", SLOW),
    "Simulator": ("^SimulatorTests", SLOW),
    "UIKit": ("^UIKitTests", SLOW),
    "window": ("^SDLHostTests|DemoTests.HomeScreenTests|TouchSpotsTests|^TouchTestingTests", SLOW),
    "slow": ("StreamTests|RunLoopTests|HitTestExplanationTests|HitTestIndexTests|^MonkeyTests|"
             "DemoTests.GoldenTests", ""),
}
# The order of stages for faults in a module. Stages that are likely to fail early come first.
ORDER = {
    "SDLHost": ["window", "scenarios", "Simulator", "UIKit", "slow"],
    "Simulator": ["Simulator", "scenarios", "UIKit", "window", "slow"],
    "UIKit": ["scenarios", "UIKit", "window", "Simulator", "slow"],
}


class Workspace:
    def __init__(self, root, folder):
        self.root, self.folder = Path(root), Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        # The faults that each stage reaches, and the stage's processor time.
        self.reached, self.seconds = {}, {}

    # Building

    def copy(self, faulty):
        """Copies changed files, except those with faults, so only changes are compiled."""
        for part in PARTS:
            source = self.root / part
            files = [source] if source.is_file() else [
                path for path in source.rglob("*") if path.is_file() or path.is_symlink()]
            names = {str(path.relative_to(self.root)) for path in files}
            for path in (self.folder / part).rglob("*") if source.is_dir() else []:
                name = str(path.relative_to(self.folder))
                if path.is_file() and name not in names and path.name != "Faults.swift":
                    path.unlink()
            for path in files:
                name = str(path.relative_to(self.root))
                target = self.folder / name
                if name in faulty or "__pycache__" in name:
                    continue
                target.parent.mkdir(parents=True, exist_ok=True)
                if path.is_symlink():
                    if not target.is_symlink():
                        target.symlink_to(os.readlink(path))
                elif not target.exists() or target.read_bytes() != path.read_bytes():
                    shutil.copy2(path, target)

    def build(self):
        """Returns None if the tests compile, or else the errors' files and lines, and the output."""
        for arguments in (["--target", "SDLHost"], ["--build-tests"]):
            child = subprocess.run(
                ["swift", "build", *arguments], cwd=self.folder, text=True, errors="replace",
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if child.returncode:
                found = re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", child.stdout, re.MULTILINE)
                return {(path, int(line)) for path, line in found}, child.stdout
        return None, ""

    # Testing

    def measure(self):
        """Runs all stages without a fault, and returns the first failure, or None."""
        for stage in STAGES:
            with tempfile.NamedTemporaryFile() as file:
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                failure = self.test(stage, 600, FAULTS_REACHED=file.name)
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                self.seconds[stage] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
                self.reached[stage] = {int(line) for line in Path(file.name).read_text().split()}
            print(f"{stage}: {self.seconds[stage]:.1f} s, {len(self.reached[stage])} faults reached",
                  flush=True)
            if failure:
                return f"{stage}: {failure}"
        return None

    def check(self, fault):
        """Runs the stages that reach a fault, and returns the verdict and the first failure."""
        module = fault.site.file.path.split("/")[1]
        order = [stage for stage in ORDER[module] if fault.number in self.reached[stage]]
        for stage in order:
            failure = self.test(stage, self.seconds[stage] * 4 + 15, FAULT=str(fault.number))
            if failure:
                return "killed", f"{stage}: {failure}"
        return ("SURVIVED", "") if order else ("SURVIVED, not reached", "")

    def test(self, stage, limit, **variables):
        """Runs a stage with a processor time limit, and returns the first failure, or None."""
        tests, skipped = STAGES[stage]
        # The memory limit stops endless loops that append.
        command = f"ulimit -t {int(limit)} -v 12000000; exec \"$@\""
        child = subprocess.Popen(
            ["bash", "-c", command, "-", ".build/debug/TouchboxPackageTests.xctest",
             "--testing-library", "swift-testing", "--filter", tests,
             *(["--skip", skipped] if skipped else [])],
            cwd=self.folder, text=True, errors="replace", start_new_session=True,
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
        child.wait()
        timer.cancel()
        # Other tests may have passed before the test that hangs.
        if failure is None and not re.search("Test run with .* passed after", last):
            failure = f"did not end well: {last[:150]}"
        return failure

    def kill(self, child):
        try:
            os.killpg(child.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
