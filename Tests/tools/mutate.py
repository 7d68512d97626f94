#!/usr/bin/python3
"""Mutation testing: injects faults into a copy of the program. For each fault, a test must fail.

usage: mutate.py constants [WORD]    changes each constant of the demos (constants.txt)
       mutate.py lines [WORD]        changes each line of a table (faults.txt)
       mutate.py sample [OPTION...]  changes tokens, drawn at random, in the code that delivers touches

If there is a WORD, only table lines that contain it are used. `sample --help` lists the options. CONTRIBUTING.md
explains when to run which command.

Exits with 1 if a fault was not detected, and with 2 if a table is invalid, the copy does not build, or a test fails
without a fault. CHANGES_DIR names a folder for the copy that `lines` or `sample` uses. The folder is not deleted,
so the next run has less to build.
"""

import sys

from mutation import constants, lines, sample

KINDS = {"constants": constants.main, "lines": lines.main, "sample": sample.main}


def main():
    if len(sys.argv) < 2 or sys.argv[1] not in KINDS:
        print(__doc__, file=sys.stderr)
        return 2
    return KINDS[sys.argv[1]](sys.argv[2:])


sys.exit(main())
