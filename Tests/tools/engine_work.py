"""The common parts of the engines in engines.py: the scripts to play, servers, and killing a shard."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "Sources/Guides.docc/Write/ManyMachines.md"
# Marks the processes of this run, one of which is killed.
MARK = "TOUCHBOX_ENGINES"
SCRIPTS, STEPS = 10, 40_000


def blocks(kind):
    """Returns the page's blocks of a kind, as (the file name to save it under, or None; the text)."""
    found, prose = [], ""
    for index, part in enumerate(re.split(r"(?m)^```", PAGE.read_text())):
        if index % 2 == 0:
            prose = part
        elif part.startswith(kind + "\n"):
            name = re.findall(r"[Ss]ave this\s+as `([^`]+)`", prose)
            found.append((name[-1] if name else None, part[len(kind) + 1:]))
    if not found:
        raise Failure(f"the page has no block {kind}")
    return found


def inside(namespace):
    """Returns the prefix of a command that runs in a network namespace, or an empty list if there is none.

    `ip netns exec` would hide the control groups that slurmd needs.
    """
    return ["nsenter", f"--net=/run/netns/{namespace}"] if namespace else []


class Failure(Exception):
    """An engine's error."""


class Work:
    """A folder of scripts, the environment for commands, and the report of a single `play` of all scripts."""

    def __init__(self, touchbox):
        self.cleanups = []
        self.root = Path(tempfile.mkdtemp(prefix="touchbox-engines-"))
        self.cleanups.append(lambda: shutil.rmtree(self.root, ignore_errors=True))
        (self.root / "bin").mkdir()
        (self.root / "bin/touchbox").symlink_to(touchbox)
        self.environment = os.environ | {
            "PATH": f"{self.root}/bin:{os.environ['PATH']}:/usr/sbin:/sbin", MARK: str(self.root)}
        self.folder = self.new_folder("whole")
        self.run("touchbox play scripts/*.touch --junit whole.xml")
        self.whole = self.report("whole.xml")

    def new_folder(self, name):
        """Creates a folder of scripts that play long enough to be killed."""
        folder = self.root / name
        (folder / "scripts").mkdir(parents=True)
        for number in range(SCRIPTS):
            lines = [f"{step / 1000} m1 {60 + step % 100},{90 + number}" for step in range(1, STEPS)]
            text = "\n".join(["touchscript 1", "demo PinchMe", "0 d1 20,40 & d2 300,460", *lines])
            (folder / f"scripts/{number}.touch").write_text(text + f"\n{STEPS / 1000} u1 & u2\n")
        return folder

    def run(self, command, namespace=None, code=0, folder=None, **variables):
        """Runs a shell command and returns its output."""
        child = subprocess.run(
            inside(namespace) + ["bash", "-c", command], cwd=folder or self.folder,
            env=self.environment | variables, text=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600)
        if child.returncode != code:
            raise Failure(f"`{command}` ended with {child.returncode}, not {code}:\n{child.stdout[-3000:]}")
        return child.stdout

    def report(self, name, folder=None):
        """Returns a report without times and shards."""
        text = ((folder or self.folder) / name).read_text()
        text = re.sub(r' +<property name="shard" .*\n', "", text)
        return re.sub(r' time="[0-9.]+"', "", text)

    def check_report(self, name="all.xml", folder=None):
        if self.report(name, folder) != self.whole:
            raise Failure(f"{name} is not the report of one play:\n{self.report(name, folder)[:2000]}")

    def namespace(self, name):
        """Creates a network namespace with a unique name."""
        name = f"tb{os.getpid()}{name}"
        self.system("ip", "netns", "add", name)
        self.cleanups.append(lambda: subprocess.run(["ip", "netns", "del", name]))
        self.system("ip", "-n", name, "link", "set", "lo", "up")
        return name

    def system(self, *command):
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    def start(self, namespace, log, *command):
        """Starts a server, which exits together with this program."""
        child = subprocess.Popen(
            inside(namespace) + list(command), env=self.environment, cwd=self.root,
            stdin=subprocess.DEVNULL, stdout=open(self.root / log, "w"), stderr=subprocess.STDOUT,
            start_new_session=True)

        def end():
            try:
                os.killpg(child.pid, signal.SIGTERM)
                child.wait(5)
            except subprocess.TimeoutExpired:
                os.killpg(child.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

        self.cleanups.append(end)

    def close(self):
        for cleanup in reversed(self.cleanups):
            cleanup()


def kill(process):
    os.kill(process, signal.SIGKILL)


class Accident(threading.Thread):
    """Waits for this run's first `touchbox play` of shard 2/4, and by default kills it."""

    def __init__(self, work, happen=kill):
        super().__init__(daemon=True)
        self.mark = f"{MARK}={work.root}".encode()
        self.happen = happen
        self.has_happened = False
        self.is_over = False
        self.start()

    def run(self):
        while not self.is_over and not self.has_happened:
            for process in Path("/proc").glob("[0-9]*"):
                try:
                    words = (process / "cmdline").read_bytes().split(b"\0")
                    if words[0] != b"touchbox" or b"2/4" not in words:
                        continue
                    if self.mark in (process / "environ").read_bytes().split(b"\0"):
                        self.happen(int(process.name))
                        self.has_happened = True
                        return
                except (FileNotFoundError, ProcessLookupError):
                    continue
            time.sleep(0.01)

    def finish(self):
        self.is_over = True
        self.join()
        if not self.has_happened:
            raise Failure("no shard 2/4 was seen, so nothing happened to it")


def wait_until(what, condition, seconds=30):
    end = time.time() + seconds
    while not condition():
        if time.time() > end:
            raise Failure(f"{what} takes more than {seconds} s")
        time.sleep(0.1)
