#!/usr/bin/python3
"""Mutation testing: adds faults to a copy of the program. Tests must fail for each of them.

usage: mutate.py constants [WORD]    changes each constant of the demos (constants.txt)
       mutate.py lines [WORD]        changes each line of a table (faults.txt)
       mutate.py sample [OPTION...]  changes tokens, drawn at random, in the code that delivers touches

With a WORD, only lines of the table that contain it are used. `sample --help` lists the options. CONTRIBUTING.md
says when to run which.

Exits with 1 if a fault was missed, and with 2 if a table is wrong, the copy does not build, or a test fails
without a fault. CHANGES_DIR names a folder for the copy of `lines` or `sample`. The folder is not deleted, so
the next run builds less.
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
