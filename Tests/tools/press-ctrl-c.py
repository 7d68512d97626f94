#!/usr/bin/env python3
"""Runs a command in its own terminal, and presses Ctrl-C after its first line of output.

Usage: press-ctrl-c.py COMMAND [ARGUMENT ...]

Prints the number of the signal that ended the command, or "exit" and its code.
"""

import os
import pty
import sys

child, terminal = pty.fork()
if child == 0:
    os.execv(sys.argv[1], sys.argv[1:])
has_pressed = False
while True:
    try:
        output = os.read(terminal, 65536)
    except OSError:
        # Linux reports the end of a terminal's output as an error.
        break
    if not output:
        break
    if not has_pressed:
        os.write(terminal, b"\x03")
        has_pressed = True
_, status = os.waitpid(child, 0)
if os.WIFSIGNALED(status):
    print(os.WTERMSIG(status))
else:
    print("exit", os.WEXITSTATUS(status))
