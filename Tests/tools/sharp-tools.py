#!/usr/bin/env python3
"""Counts the uses of sharp tools in Sources, and compares the counts with the page SharpTools.md.

usage: sharp-tools.py           compare; exit 1 if the table is out of date
       sharp-tools.py --count   print the uses of each file as the table has them
"""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "Sources/Guides.docc/Understand/SharpTools.md"
TOOLS = {
    "unsafeBitCast": r"\bunsafeBitCast\b",
    "Unmanaged": r"\bUnmanaged\b(?!<AnyObject>!)",
    "_withUnsafeGuaranteedRef": r"\b_withUnsafeGuaranteedRef\b",
    "nonisolated(unsafe)": r"\bnonisolated\(unsafe\)",
    "unowned(unsafe)": r"\bunowned\(unsafe\)",
    "_rawHashValue": r"\b_rawHashValue\b",
    # Swift runtime hooks that are redeclared in C.
    "swift_task": r"\bswift_task_\w+",
}


def uses():
    """Returns text for each file that uses sharp tools, such as `unsafeBitCast` 2, `Unmanaged`."""
    files = subprocess.run(
        ["git", "ls-files", "Sources"], cwd=ROOT, capture_output=True, text=True, check=True)
    result = {}
    for name in files.stdout.split("\n"):
        if not name.endswith((".swift", ".c")) or not (ROOT / name).is_file():
            continue
        # The page describes the code between languages, which is generated, as a whole.
        if name.startswith("Sources/touchbox-objc/Generated/"):
            continue
        lines = (ROOT / name).read_text().split("\n")
        code = "\n".join(line for line in lines if not line.lstrip().startswith("//"))
        counts = {tool: len(re.findall(pattern, code)) for tool, pattern in TOOLS.items()}
        # Underscored compiler attributes.
        for attribute in sorted(re.findall(r"(?<![\w.])@_[a-z]\w*", code)):
            counts[attribute] = counts.get(attribute, 0) + 1
        texts = [f"`{tool}`" + (f" {n}" if n > 1 else "") for tool, n in counts.items() if n]
        if texts:
            result[name.removeprefix("Sources/")] = ", ".join(texts)
    return result


def listed():
    """Returns the uses listed on the page."""
    rows = re.findall(r"^\| `([^`|]+\.(?:swift|c))` \| ([^|]+) \|", PAGE.read_text(), re.M)
    return {name: text.strip() for name, text in rows}


def main():
    found = uses()
    if sys.argv[1:] == ["--count"]:
        for name, text in sorted(found.items()):
            print(f"| `{name}` | {text} |")
        return 0
    page = listed()
    for name in sorted(found.keys() | page.keys()):
        if found.get(name) != page.get(name):
            print(f"SharpTools.md: {name}: listed {page.get(name)}, found {found.get(name)}")
    return int(found != page)


sys.exit(main())
