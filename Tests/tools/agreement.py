#!/usr/bin/env python3
"""Plays all scripts in several configurations, and compares traces and pictures byte by byte.

usage: agreement.py [--rate 2] [SCRIPT ...]

The configurations combine the debug and release builds; processors with and without AVX2; and deterministic hashing and
processes with random hashing. All scripts play in one process of `touchbox play --trace`, which also prints the logs and
saves the pictures of `snapshot` lines. Each script's film, by `touchbox film`, has 2 pictures per second, or --rate.
Without AVX2, the programs run in QEMU, as on a processor from 2008.
"""

import argparse
import glob
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# A processor of the level x86-64-v2, which has SSE4.2 but neither AVX2 nor FMA.
OLDER_PROCESSOR = ["qemu-x86_64", "-cpu", "Nehalem"]
DETERMINISTIC = "deterministic hashing"


class Configuration:
    def __init__(self, build, has_avx2, hashing):
        self.name = f"{build}, {'AVX2' if has_avx2 else 'no AVX2'}, {hashing}"
        program = str(ROOT / f".build/{build}/touchbox")
        self.command = [program] if has_avx2 else [*OLDER_PROCESSOR, program]
        self.has_failed = False
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith("SWIFT_")}
        if hashing == DETERMINISTIC:
            self.environment["SWIFT_DETERMINISTIC_HASHING"] = "1"

    def files(self, scripts, rate, pool):
        """Plays and films scripts, and returns the hashes of everything that is written, by file name."""
        with tempfile.TemporaryDirectory() as folder:
            runs = [pool.submit(self.run, f"{folder}/play", "play", *scripts, "--trace", "trace", "--out", ".")]
            for script in scripts:
                runs.append(pool.submit(
                    self.run, f"{folder}/{script}", "film", script, "--rate", str(rate), "--output", "%04d.png"))
            for run in runs:
                run.result()
            return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
                    for path in Path(folder).rglob("*") if path.is_file()}

    def run(self, folder, verb, *arguments):
        """Runs a command in a new folder, and saves its output there."""
        os.makedirs(folder)
        # The demos' pictures are in the repository's folder.
        paths = [str(ROOT / argument) if argument.endswith(".touch") else argument for argument in arguments]
        result = subprocess.run(
            [*self.command, verb, *paths], cwd=folder, env=self.environment, capture_output=True)
        # The last line of `play` contains its duration.
        output = result.stdout + re.sub(rb" in [0-9.]+ s: ", b": ", result.stderr)
        Path(folder, "output").write_bytes(output + f"exit code {result.returncode}\n".encode())
        if result.returncode != 0:
            self.has_failed = True
            print(f"{self.name}: {verb}: exit code {result.returncode}: {output.decode(errors='replace')[-500:]}")


def level(command):
    """Returns the highest level of x86-64 that the dynamic linker finds in the processor."""
    output = subprocess.run([*command, "/lib64/ld-linux-x86-64.so.2", "--help"], capture_output=True, text=True).stdout
    return max((int(word[-1]) for line in output.splitlines() if "supported" in line
                for word in line.split()[:1] if word.startswith("x86-64-v")), default=1)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    parser.add_argument("--rate", type=float, default=2)
    parser.add_argument("scripts", nargs="*")
    arguments = parser.parse_args()
    if level([]) < 3 or level(OLDER_PROCESSOR) >= 3:
        sys.exit("agreement.py needs a processor with AVX2, and an emulated one without it")
    scripts = arguments.scripts or sorted(glob.glob("Assets/**/*.touch", root_dir=ROOT, recursive=True))
    configurations = [
        Configuration(build, has_avx2, hashing)
        for has_avx2, hashings in [
            (True, ["process 1", "process 2", "process 3", DETERMINISTIC]), (False, ["process 1", DETERMINISTIC])]
        for build in ["release", "debug"] for hashing in hashings]
    print(f"{len(scripts)} scripts in {len(configurations)} configurations, each compared with the first one", flush=True)
    expected, failed = None, False
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for configuration in configurations:
            files = configuration.files(scripts, arguments.rate, pool)
            expected = expected or files
            different = sorted(name for name in expected.keys() | files.keys()
                               if expected.get(name) != files.get(name))
            pictures = sum(name.endswith(".png") for name in files)
            print(f"{configuration.name}: {len(files)} files, {pictures} of them pictures; {len(different)} differ",
                  *different[:10], sep="\n  ", flush=True)
            failed = failed or configuration.has_failed or bool(different)
    sys.exit(failed)


if __name__ == "__main__":
    main()
