#!/usr/bin/env python3
"""Measures the time from a program's launch to its first frame in a window, and prints a table.

usage: first-frame.py FOLDER [REPETITIONS]

FOLDER contains touchbox. It alternates with a C program that uses SDL (first-frame.c), so other work on the machine
affects both. They run on each installed X server: Xvfb, and Xorg with a dummy screen. The figures are the median
and minimum of 15 runs, or REPETITIONS, after a warm-up run. The ratios are relative to the C program. On a busy
machine, only the minimum is useful.
"""

import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time

CONFIGURATION = """
Section "Device"
  Identifier "device"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-1000
  Modeline "1280x1024" 109 1280 1368 1496 1712 1024 1027 1034 1063
EndSection
Section "Screen"
  Identifier "screen"
  Device "device"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "1280x1024"
  EndSubSection
EndSection
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoEnableDevices" "false"
EndSection
"""


@contextlib.contextmanager
def server(command):
    """Starts an X server, and yields its display."""
    process = subprocess.Popen(
        command + ["-displayfd", "1", "-noreset", "-nolisten", "tcp"], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    try:
        yield ":" + process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait()


def run(command, environment):
    """Returns the milliseconds until a program reports its window's first frame."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = []
    for line in process.stdout:
        lines.append(line)
        if line.startswith("first frame"):
            break
    milliseconds = (time.perf_counter() - start) * 1000
    process.terminate()
    process.wait()
    if not lines or not lines[-1].startswith("first frame"):
        sys.exit("".join(lines) or f"{command[0]} wrote nothing")
    return milliseconds


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    touchbox, repetitions = sys.argv[1] + "/touchbox", int((sys.argv + [15])[2])
    with tempfile.TemporaryDirectory() as folder:
        floor = folder + "/floor"
        flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", "sdl2"], text=True)
        source = os.path.dirname(os.path.abspath(__file__)) + "/first-frame.c"
        subprocess.run(["clang", "-O2", source, "-o", floor] + flags.split(), check=True)
        configuration = folder + "/xorg.conf"
        with open(configuration, "w") as file:
            file.write(CONFIGURATION)
        servers = {
            "Xvfb": ["Xvfb", "-screen", "0", "1280x1024x24"],
            "Xorg dummy": [
                "/usr/lib/xorg/Xorg", "-config", configuration, "-logfile", folder + "/log", "-seat",
                "touchbox"],
        }
        programs = {
            "the same in C": [floor],
            "touchbox run TouchDemo": [touchbox, "run", "TouchDemo", "--count-turns", "--scale", "2"],
            "touchbox, the Home screen": [touchbox, "run", "--count-turns", "--scale", "2"],
        }
        for name, command in servers.items():
            try:
                with server(command) as display:
                    environment = dict(
                        os.environ, DISPLAY=display, SDL_VIDEODRIVER="x11", XDG_RUNTIME_DIR=folder)
                    times = {program: [] for program in programs}
                    for repetition in range(repetitions + 1):
                        for program, arguments in programs.items():
                            milliseconds = run(arguments, environment)
                            if repetition > 0:
                                times[program].append(milliseconds)
            except FileNotFoundError:
                print(f"{name} is not installed")
                continue
            for program in programs:
                row = f"{name:12} {program:28}"
                for measure in (statistics.median, min):
                    value, limit = measure(times[program]), measure(times["the same in C"])
                    row += f" {value:7.1f} ms {value / limit:6.2f}"
                print(row, flush=True)


main()
