#!/usr/bin/python3
"""Checks the subjects of commits after BASE, such as `UIKit: keep touch.view for the life of a touch`.

usage: commit-subjects.py          check the commits of this branch
       commit-subjects.py TEXT...  check texts as if they were subjects

A subject starts with a module or tool, a colon, and an imperative verb, and has at most 60 characters. If Git is
missing, or the clone lacks BASE, nothing is checked. Exits with 1 if a subject is wrong.
"""

import re
import subprocess
import sys
from pathlib import Path

# Commits up to this one do not follow the rules.
BASE = "8a0ba389"
LIMIT = 60
# The endings of words that are not imperatives, and imperatives that have such an ending.
ENDINGS = re.compile(r"(?:ed|ing|ly|er|est|[^s]s)$")
VERBS = set(
    "feed need speed embed seed exceed proceed bring string ring apply supply multiply rely reply fly test "
    "enter offer order render filter register trigger consider deliver transfer answer remember gather cover "
    "recover discover prefer refer defer infer center buffer number layer alter differ hover lower request "
    "suggest nest rest focus".split())
# Words that start a noun phrase or a clause.
OTHERS = set(
    "a an the no not only more less fewer new better some all any each every one two it its there when if "
    "what where how why which this that these those our".split())


def problem(subject):
    """Returns the problem with a subject, or `None`."""
    if len(subject) > LIMIT:
        return f"{len(subject)} characters; expected at most {LIMIT}"
    match = re.fullmatch(r"[\w.+/-]+(?:,? [\w.+/-]+)*: (?:never |always )?(\S+)( .*)?", subject)
    if not match:
        return "no module; expected a subject such as 'UIKit: add a property'"
    verb = match[1].rstrip(",")
    if not re.fullmatch(r"[a-z]+(?:-[a-z]+)*", verb):
        return f"'{verb}' is not a verb in lower case"
    if verb in OTHERS or (verb not in VERBS and ENDINGS.search(verb)):
        return f"'{verb}' is not an imperative; expected one such as 'add', or a line in VERBS"
    if subject.endswith("."):
        return "a period at the end"
    return None


def subjects():
    """Returns the hash and subject of each commit after the base, or an empty list if the base is unknown."""
    found = subprocess.run(
        ["git", "log", "--no-merges", "--format=%h %s", f"{BASE}..HEAD"],
        cwd=Path(__file__).parent, text=True, capture_output=True)
    return [line.split(" ", 1) for line in found.stdout.splitlines()] if found.returncode == 0 else []


def main():
    texts = [["text", text] for text in sys.argv[1:]] or subjects()
    wrong = [(name, text, problem(text)) for name, text in texts if problem(text)]
    for name, text, reason in wrong:
        print(f"{name} {text}: {reason}")
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except FileNotFoundError:
        # Git is not installed.
        sys.exit(0)
