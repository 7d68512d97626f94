#!/usr/bin/env python3
"""Compares our public API with Apple's, member by member, and writes the page APICoverage.

usage: api-coverage.py MODULES PAGE [--check]

Tests/AppleAPI has one file for each topic. It lists declarations of iOS as a Swift programmer sees
them, in the syntax of Swift: a line that starts with `class`, `struct`, `enum`, `protocol` or
`extension` begins a type, the lines below it declare members, and the lines below `global` declare
functions and constants. `open` means that subclasses may override the member; `nonisolated` before
a type, that it may be used on any thread. What follows `//` explains a difference or what to use in
place of an absent member.

For each declaration a use of it is compiled against the modules in MODULES, in Swift 6 mode without
default isolation: every type, label and optionality as declared, an override where it is `open`. A
declaration whose use compiles is there; nothing else decides that. --check compares the page with
what was found, instead of writing it, and exits with 1 where they differ.
"""

import os
import re
import subprocess
import sys
import tempfile

LISTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "AppleAPI")
TYPES = r"(?:(nonisolated) )?(open class|class|struct|enum|protocol|extension) ([\w.]+)(?:: (.*))?$"


class Declaration:
    """One line of a list."""

    def __init__(self, text, note, line):
        self.text, self.note, self.line = text, note, line
        # What does not compile: words for the page; "absent" if nothing does.
        self.faults = []

    @property
    def status(self):
        if "absent" in self.faults:
            return "absent"
        return "differs" if self.faults or self.note else "works"

    @property
    def explanation(self):
        """What the page says after the status."""
        words = [one for one in dict.fromkeys(self.faults) if one != "absent"]
        return "; ".join(words + [self.note] if self.note else words)


class Type:
    """A type of a list, or the globals of a list, with the members."""

    def __init__(self, kind, name, supertypes, nonisolated, declaration):
        self.kind, self.name, self.supertypes = kind, name, supertypes
        self.nonisolated, self.declaration = nonisolated, declaration
        self.members = []


def read(path):
    """Returns a list's title and its types."""
    title, types = "", []
    for number, line in enumerate(open(path), 1):
        text, _, note = line.rstrip().partition(" // ")
        where = "%s:%d" % (os.path.basename(path), number)
        if text.startswith("# "):
            title = text[2:]
        elif not text.strip() or text.startswith("#"):
            continue
        elif text.startswith(" "):
            if not types:
                sys.exit(where + ": a member before the first type")
            types[-1].members.append(Declaration(text.strip(), note, where))
        elif text in ("global", "nonisolated global"):
            types.append(Type("global", "", "", text != "global", None))
        elif match := re.match(TYPES, text):
            nonisolated, kind, name, supertypes = match.groups()
            declaration = None if kind == "extension" else Declaration(text, note, where)
            types.append(Type(kind, name, supertypes or "", nonisolated, declaration))
        else:
            sys.exit(where + ": neither a type nor a member: " + text)
    return title, types


def split(text, separator=","):
    """Splits at separators that are outside brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    return [part for part in parts + [text[start:].strip()] if part]


def signature(text):
    """Returns a function's parameters as pairs of label and type, and what follows them."""
    depth, start = 0, text.index("(")
    for end in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        if depth == 0:
            break
    parameters = []
    for part in split(text[start + 1:end]):
        names, _, kind = part.partition(":")
        kind, _, default = kind.strip().partition(" = ")
        parameters.append((names.split()[0], kind, bool(default)))
    return parameters, text[end + 1:].strip()


def call(parameters):
    """Returns the parameters and the arguments of a use that calls a function."""
    received, passed = [], []
    for number, (label, kind, _) in enumerate(parameters):
        name = "a%d" % number
        variadic = kind.endswith("...")
        received.append("_ %s: %s" % (name, kind[:-3] if variadic else kind))
        value = "&" + name if kind.startswith("inout ") else name
        passed.append(value if label == "_" else "%s: %s" % (label, value))
    return received, ", ".join(passed)


def uses(owner, member, number):
    """Returns lines of Swift that compile if the member is as declared, each with its fault if not."""
    text = member.text
    isolation = "nonisolated" if owner.nonisolated else "@MainActor"
    isOpen = text.startswith("open ")
    text = re.sub(r"^(open|convenience|required|override|final) ", "", text)
    text = re.sub(r"^(convenience|required|override) ", "", text)
    isStatic = text.startswith(("static ", "class "))
    text = re.sub(r"^(static|class) ", "", text)
    any = "any " if owner.kind == "protocol" else ""
    receiver = owner.name if isStatic else "x"
    self = [] if isStatic or owner.kind == "global" else ["_ x: %s%s" % (any, owner.name)]
    prefix = "" if owner.kind == "global" else receiver + "."

    def function(parameters, body, mark=""):
        return "%s func u%d%s(%s) { %s }" % (isolation, number, mark, ", ".join(parameters), body)

    def subclass(body):
        return "%s class S%d: %s { %s }" % (
            "" if owner.nonisolated else "@MainActor", number, owner.name, body)

    if text.startswith("case "):
        name = re.match(r"case (\w+)", text)[1]
        return [(function([], "let _: %s = .%s" % (owner.name, name)), "absent")]
    if match := re.match(r"(?:var|let) (`?\w+`?): (.*?)(?: (\{.*\}))?$", text):
        name, kind, access = match.groups()
        settable = text.startswith("var") and "set" in (access or "set")
        value = kind.replace("!", "?")
        lines = [(function(self, "let _: %s = %s%s" % (value, prefix, name)), "absent")]
        if kind.endswith("!"):
            lines.append((function(self, "let _: %s = %s%s" % (kind[:-1], prefix, name), "i"),
                          "not implicitly unwrapped"))
        if settable:
            variable = ["_ x: inout %s%s" % (any, owner.name)] if self else []
            lines.append((function(
                variable + ["_ v: %s" % value], "%s%s = v" % (prefix, name), "s"), "read-only"))
        if isOpen:
            setter = " set { super.%s = newValue }" % name if settable else ""
            lines.append((subclass("%soverride var %s: %s { get { super.%s }%s }" % (
                "class " if isStatic else "", name, kind, name, setter)), "not open"))
        return lines
    if match := re.match(r"(init[?!]?|subscript|func [^(]+)(<.*>)?\(", text):
        parameters, rest = signature(text)
        isThrowing = rest.startswith("throws")
        attempt = "try! " if isThrowing else ""
        result = rest.removeprefix("throws").strip().removeprefix("->").strip() or "Void"
        received, passed = call(parameters)
        required, fewer = call([one for one in parameters if not one[2]])
        if match[1].startswith("init"):
            kind = owner.name + ("?" if match[1].endswith("?") else "")
            lines = [(function(received, "let _: %s = %s%s(%s)" % (
                kind, attempt, owner.name, passed)), "absent")]
            if len(required) < len(received):
                lines.append((function(required, "let _: %s = %s%s(%s)" % (
                    kind, attempt, owner.name, fewer), "d"), "without default arguments"))
            if isOpen:
                lines.append((subclass(overriding_initializers(owner, member)), "not open"))
            return lines
        if match[1] == "subscript":
            return [(function(self + received, "let _: %s = x[%s]" % (
                result.partition(" {")[0], passed)), "absent")]
        name = match[1].removeprefix("func ")
        lines = [(function(self + received, "let _: %s = %s%s%s(%s)" % (
            result, attempt, prefix, name, passed)), "absent")]
        if len(required) < len(received):
            lines.append((function(self + required, "let _: %s = %s%s%s(%s)" % (
                result, attempt, prefix, name, fewer), "d"), "without default arguments"))
        if isOpen:
            lines.append((subclass("%soverride func %s(%s)%s%s { %ssuper.%s(%s) }" % (
                "class " if isStatic else "", name, labelled(parameters),
                " throws" if isThrowing else "", "" if result == "Void" else " -> " + result,
                "try " if isThrowing else "", name, passed)), "not open"))
        return lines
    if match := re.match(r"typealias (\w+)", text):
        return [("typealias T%d = %s%s" % (
            number, owner.name + "." if owner.name else "", match[1]), "absent")]
    sys.exit(member.line + ": not understood: " + member.text)


def labelled(parameters):
    """Returns the parameters of a declaration, with labels, named as `call` passes them."""
    return ", ".join("%s a%d: %s" % (label, at, kind)
                     for at, (label, kind, _) in enumerate(parameters))


def overriding_initializers(owner, member):
    """Returns an override of an initializer, with the other initializers that a subclass must have."""
    result = []
    for one in owner.members:
        isRequired = "required" in one.text.split("(")[0]
        if one is not member and not isRequired:
            continue
        parameters, _ = signature(one.text)
        mark = "?" if "init?" in one.text else ""
        result.append("%sinit%s(%s) { super.init(%s) }" % (
            "required " if isRequired else "override ", mark, labelled(parameters),
            call(parameters)[1]))
    return "; ".join(result)


CONSTRAINTS = ("Equatable", "Hashable", "Sendable", "OptionSet", "Error", "Comparable")
RAW_TYPES = ("Int", "UInt", "Int32", "UInt32", "String")


def type_uses(type, number):
    """Returns lines that use a type itself and its supertypes, each with its fault."""
    any = "any " if type.kind == "protocol" else ""
    isolation = "nonisolated" if type.nonisolated else "@MainActor"
    lines = [("typealias T%d = %s%s" % (number, any, type.name), "absent")]
    for name in split(type.supertypes):
        function = "%s func u%d%s" % (isolation, number, name.replace(".", ""))
        if name in CONSTRAINTS:
            use = "%s() { func check<T: %s>(_: T.Type) {}; check(%s.self) }" % (
                function, name, type.name)
        elif name in RAW_TYPES:
            use = "%s(_ x: %s) { let _: %s = x.rawValue }" % (function, type.name, name)
        else:
            use = "%s(_ x: %s%s) { let _: %s = x }" % (
                function, any, type.name, "any " + name if name in PROTOCOLS else name)
        lines.append((use, "not `%s`" % name))
    if type.kind == "open class":
        lines.append(("%sclass S%d: %s {}" % (
            "" if type.nonisolated else "@MainActor ", number, type.name), "not open"))
    return lines


PROTOCOLS = set()


def compile(modules, types):
    """Compiles the uses; notes the faults of the declarations whose uses do not compile."""
    lines, owners = ["import QuartzCore", "import UIKit"], [None, None]
    number = 0
    for type in types:
        for declaration in [type.declaration] + type.members:
            if not declaration:
                continue
            number += 1
            isType = declaration is type.declaration
            for line, fault in type_uses(type, number) if isType else uses(type, declaration, number):
                # An error about a missing member of a class may be reported on the line after it.
                lines += [line, ""]
                owners += [(declaration, fault)] * 2
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "uses.swift")
        with open(source, "w") as file:
            file.write("\n".join(lines) + "\n")
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings",
                   "-module-name", "Uses", "-I", modules, source]
        run = subprocess.run(command, capture_output=True, text=True)
        if os.environ.get("SHOW"):
            sys.stderr.write(run.stderr)
        errors = re.findall(r"^%s:(\d+):\d+: error:" % re.escape(source), run.stderr, re.M)
    if run.returncode and not errors:
        sys.exit(run.stderr[-2000:])
    for line in errors:
        declaration, fault = owners[int(line) - 1]
        declaration.faults.append(fault)


def page(lists):
    """Returns the text of the page."""
    every = [one for _, types in lists for type in types
             for one in [type.declaration] + type.members if one]
    count = lambda status, of: sum(one.status == status for one in of)
    text = ["# API coverage", "", "Which of Apple's declarations exist here, member by member.", "",
            "## Overview", "",
            "`make api` writes this page. A use of every declaration is compiled as an iPhone "
            "programmer would write it, in Swift 6 mode, from outside the package: with Apple's "
            "types, labels and optionality, and with an override where Apple allows one. What "
            "compiles is listed as present.", "",
            "Of %d declarations that touch code needs, %d work, %d work differently and %d are "
            "absent." % (len(every), count("works", every), count("differs", every),
                         count("absent", every)), ""]
    for title, types in lists:
        text += ["## " + title, ""]
        for type in types:
            members = type.members
            heading = "`%s`" % type.name if type.name else "Functions and constants"
            if type.declaration and type.declaration.status == "absent":
                text += ["### " + heading, "",
                         "Absent." + (" " + type.declaration.note if type.declaration.note else ""), ""]
                continue
            text += ["### " + heading, ""]
            if type.declaration and type.declaration.explanation:
                text += ["Here: " + type.declaration.explanation, ""]
            works = [one.text for one in members if one.status == "works"]
            if works:
                text += ["Works: " + ", ".join("`%s`" % short(one) for one in works) + ".", ""]
            rest = [one for one in members if one.status != "works"]
            for one in rest:
                note = ": " + one.explanation if one.explanation else ""
                word = "works differently" if one.status == "differs" else "absent"
                text.append("- `%s` %s%s" % (short(one.text), word, note))
            if rest:
                text.append("")
    return "\n".join(text).rstrip() + "\n"


def short(text):
    """Returns a declaration's name with its argument labels."""
    text = re.sub(r"^((open|convenience|required|override|final|static|class) )*", "", text)
    if match := re.match(r"(?:var|let|case|typealias) (`?\w+`?)", text):
        return match[1].strip("`")
    parameters, _ = signature(text)
    name = re.match(r"(?:func )?([^(<]+)", text)[1].strip()
    return "%s(%s)" % (name, "".join(label + ":" for label, _, _ in parameters))


def main():
    arguments = [one for one in sys.argv[1:] if one != "--check"]
    if len(arguments) != 2:
        sys.exit("usage: api-coverage.py MODULES PAGE [--check]")
    modules, target = arguments
    lists = [read(os.path.join(LISTS, name)) for name in sorted(os.listdir(LISTS))]
    types = [type for _, some in lists for type in some]
    PROTOCOLS.update(type.name for type in types if type.kind == "protocol")
    compile(modules, types)
    text = page(lists)
    if "--check" in sys.argv:
        if open(target).read() != text:
            sys.exit(target + " is out of date: run `make api`, and look at what became absent")
    else:
        with open(target, "w") as file:
            file.write(text)


if __name__ == "__main__":
    main()
