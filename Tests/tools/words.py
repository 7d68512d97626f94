#!/usr/bin/python3
"""Searches the repository for words and sentence patterns to avoid (words.txt, which explains why).

usage: words.py            report each one with its file and line; exit 1 if there are any
       words.py --count    print how often each pattern occurs, and the total
       words.py PATH...    search only files whose paths begin with one of these
"""
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
# The wording of Apple's declarations and of text captured from other programs is not ours.
EXCLUDED = re.compile(
    r"^(Tests/AppleAPI/|Tests/tools/words|Tests/Fuzz/Corpus/|Tests/Fuzz/words\.txt"
    r"|Sources/UIKit/UIKit\.docc/APICoverage\.md|LICENSE)|\.(png|jpe?g|gif|bmp|ico|svg|touch|log|trace)$"
    r"|/Goldens/|/Snapshots/|/Fixtures/|/Storyboards/")
# Exceptions: names from Apple or another program that contain the word.
ACCEPTED = HERE / "words-accepted.txt"


def rules():
    for line in (HERE / "words.txt").read_text().split("\n"):
        if line and not line.startswith("#"):
            kind, pattern, instead, reason = line.split("\t")
            yield kind, re.compile(pattern), instead, reason


def prose(name, text):
    """Yields the parts of a file that people read, as (line number, text)."""
    if name.endswith(".md"):
        in_code = False
        for number, line in enumerate(text.split("\n"), 1):
            if line.lstrip().startswith("```"):
                in_code = not in_code
            elif not in_code:
                yield number, re.sub(r"`[^`]*`", "``", line)
        return
    hash_comments = name.endswith((".py", ".sh", ".txt", "Makefile")) or "." not in Path(name).name
    for number, line in enumerate(text.split("\n"), 1):
        parts = re.findall(r"(?:^|\s)#+ (.*)" if hash_comments else r"//+ ?(.*)", line)
        parts += re.findall(r'"((?:[^"\\]|\\.)*)"', re.sub(r"//.*", "", line))
        for part in parts:
            yield number, re.sub(r"`[^`]*`", "``", part)


def accepted():
    entries = []
    for line in ACCEPTED.read_text().split("\n") if ACCEPTED.exists() else []:
        if line and not line.startswith("#"):
            path, phrase = line.split("\t")[:2]
            entries.append((path, phrase))
    return entries


def main(arguments):
    count = "--count" in arguments
    under = tuple(a for a in arguments if not a.startswith("--"))
    names = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=True).stdout.split("\n")
    patterns, allowed = list(rules()), accepted()
    found, sums = [], {pattern.pattern: 0 for _, pattern, _, _ in patterns}
    for name in names:
        if not name or EXCLUDED.search(name) or (under and not name.startswith(under)):
            continue
        try:
            text = Path(name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue
        lines = list(enumerate(text.split("\n"), 1))
        readable = list(prose(name, text))
        for kind, pattern, instead, reason in patterns:
            for number, line in lines if kind == "spelling" else readable:
                for match in pattern.finditer(line):
                    if any(name.startswith(p) and phrase in line for p, phrase in allowed):
                        continue
                    sums[pattern.pattern] += 1
                    found.append(f'{name}:{number}: "{match.group()}": write {instead} ({reason})')
    if count:
        for pattern, number in sums.items():
            print(f"{number:5}  {pattern}")
        print(f"{len(found):5}  in all")
        return 0
    print("\n".join(found), file=sys.stderr) if found else None
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
