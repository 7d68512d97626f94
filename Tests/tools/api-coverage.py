#!/usr/bin/env python3
"""Compares our public API with Apple's, member by member, and writes the APICoverage page.

usage: api-coverage.py MODULES PAGE [--check] [--errors]

Tests/AppleAPI contains the page's overview, and a list for each topic. A list contains iOS declarations as Swift
programmers see them:

- A line with `class`, `struct`, `enum`, `protocol` or `extension` starts a type. Words after an extension's
  name are a heading. The lines below it declare members. Lines below `global` declare functions and constants.
- `open`: subclasses may override the member.
- `nonisolated` before a type: it may be used on any thread.
- `overlay` before a function: it is written in Swift, so the compiler warns if its result is unused. The compiler
  does not warn for C and Objective-C functions (SE-0047).
- `~`: our own form of a declaration follows, because Apple's is not possible.
- `//`: an explanation of a difference, or the replacement for an absent member, follows.

Frameworks.txt lists absent frameworks with the prefixes of their types. Some are essential to an app. The source
adapter removes imports of the others.

A use of each declaration is compiled against the modules in MODULES as if in another package, in Swift 6 and
Swift 5 modes, without default isolation. The use covers every type, label and optionality, an override of each
`open` member, and a class that conforms to each protocol. A declaration is present if its use compiles. --check
compares the page with the result instead of writing it, and exits with 1 if they differ. --errors prints errors.
"""

import glob
import os
import re
import subprocess
import sys
import tempfile

LISTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "AppleAPI")
TYPE = re.compile(r"(?:(nonisolated) )?(open class|class|struct|enum|protocol|extension) "
                  r"([\w.]+(?:<[^>]*>)?)(?:: (.*)| (.*))?$")
MODIFIERS = re.compile(r"^((overlay|open|convenience|required|override|final|weak|optional|static|class) )*")
CONSTRAINTS = (
    "Equatable", "Hashable", "Comparable", "Codable", "Sendable", "OptionSet", "RawRepresentable", "Error")
RAW_TYPES = ("Int", "UInt", "Int32", "UInt32", "String")
UNUSED = "a result that is not used gets a warning"
USED = "a result that is not used gets no warning"


class Declaration:
    """A line in a list."""

    def __init__(self, text, note, isType=False):
        self.text, _, self.ours = text.partition(" ~ ")
        self.note, self.isType = note, isType
        self.modifiers = MODIFIERS.match(self.text)[0].split()
        # The declaration's problems, as text for the page, or "absent" if nothing compiles.
        self.faults = []

    @property
    def status(self):
        if "absent" in self.faults and (not self.ours or "ours" in self.faults):
            return "absent"
        return "differs" if self.faults or self.note else "works"

    @property
    def name(self):
        """The name, including argument labels."""
        if self.isType:
            return TYPE.match(self.text)[3]
        text = MODIFIERS.sub("", self.text)
        if match := re.match(r"(?:var|let|case|typealias) (`?\w+`?)", text):
            return match[1].strip("`")
        labels = "".join(label + ":" for label, _, _ in signature(text)[0])
        return "%s(%s)" % (re.match(r"(?:func )?([^(<]+)", text)[1].strip("`"), labels)

    @property
    def longName(self):
        """The name, including parameter types."""
        parameters = signature(self.text)[0] if "(" in self.name else []
        return "%s(%s)" % (self.name.partition("(")[0], ", ".join(
            kind if label == "_" else label + ": " + kind for label, kind, _ in parameters))

    @property
    def explanation(self):
        """Returns the page's text about an absent or different member."""
        words = [one for one in dict.fromkeys(self.faults) if one != "ours"]
        if self.status == "absent":
            words = []
        elif "absent" in words:
            words = ["`%s`" % self.ours]
        return "; ".join(words + [self.note] if self.note else words)


class Type:
    """A type in a list, with its members; or the globals in a list."""

    def __init__(self, kind, name, supertypes, heading, nonisolated, declaration):
        self.kind, self.name, self.supertypes, self.heading = kind, name, supertypes, heading
        self.actor = "nonisolated" if nonisolated else "@MainActor"
        self.declaration, self.members = declaration, []

    @property
    def value(self):
        """Returns the parameter type for a value of this type."""
        return ("any " if self.kind == "protocol" else "") + self.name


def read_all():
    """Returns the title and types of each list."""
    return [read(path) for path in sorted(glob.glob(os.path.join(LISTS, "[0-9]*.txt")))]


def read(path):
    """Returns a list's title and its types."""
    title, types = "", []
    for number, line in enumerate(open(path), 1):
        text, _, note = line.rstrip().partition(" // ")
        if text.startswith("# "):
            title = text[2:]
        elif not text.strip():
            continue
        elif text.startswith(" "):
            types[-1].members.append(Declaration(text.strip(), note))
        elif text in ("global", "nonisolated global"):
            types.append(Type("global", "", "", "", text != "global", None))
        elif match := TYPE.match(text):
            nonisolated, kind, name, supertypes, heading = match.groups()
            declaration = None if kind == "extension" else Declaration(text, note, True)
            types.append(Type(kind, name, supertypes or "", heading or "", nonisolated, declaration))
        else:
            sys.exit("%s:%d: neither a type nor a member" % (path, number))
    return title, types


def frameworks():
    """Returns the lines about absent frameworks."""
    headings = {"required": "Frameworks without which an app makes no sense",
                "optional": "Frameworks whose imports are left out"}
    text = ["## Frameworks", ""]
    for line in open(os.path.join(LISTS, "Frameworks.txt")):
        if line.strip() in headings:
            text += [] if text[-1] == "" else [""]
            text += ["### " + headings[line.strip()], ""]
        elif match := re.match(r"  framework (\w+)(?: (\w+))? // (.*)", line):
            name, prefix, note = match.groups()
            text.append("- `%s`%s: %s" % (name, " (`%s…`)" % prefix if prefix else "", note))
    return text


def split(text):
    """Splits text at commas outside brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    return [part for part in parts + [text[start:].strip()] if part]


def signature(text):
    """Returns a function's parameters as (label, type, has a default value), and the rest of the declaration."""
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
    """Returns the parameters of a forwarding function, the parameters of an override, and the arguments."""
    kinds = list(enumerate(parameters))
    return (["_ a%d: %s" % (at, kind.removesuffix("...")) for at, (_, kind, _) in kinds],
            ", ".join("%s a%d: %s" % (label, at, kind) for at, (label, kind, _) in kinds),
            ", ".join(("" if label == "_" else label + ": ") + "a%d" % at
                      for at, (label, _, _) in kinds))


def uses(owner, text, modifiers, number):
    """Returns lines of Swift that compile if a member is as declared, each with the problem if it does not compile."""
    text = MODIFIERS.sub("", text)
    isStatic = "static" in modifiers or "class" in modifiers
    isOpen = "open" in modifiers
    receiver = owner.name if isStatic else "x"
    x = [] if isStatic or owner.kind == "global" else ["_ x: " + owner.value]
    prefix = "" if owner.kind == "global" else receiver + "."

    def function(parameters, body, mark="", actor=owner.actor):
        return "%s func u%d%s(%s) { %s }" % (actor, number, mark, ", ".join(parameters), body)

    def basic(parameters, body):
        """Returns uses that prove that the member exists, and that it is nonisolated if declared so."""
        lines = [(function(parameters, body, "m", "@MainActor"), "absent")]
        if owner.actor == "nonisolated":
            lines.append((function(parameters, body), "only on the main actor"))
        return lines

    def override(body):
        # Add no attribute, because a subclass inherits its superclass's isolation.
        return "class S%d: %s { %soverride %s }" % (
            number, owner.name, "class " if isStatic else "", body)

    if match := re.match(r"case (`?\w+`?)", text):
        return basic([], "let _: %s = .%s" % (owner.name, match[1]))
    if match := re.match(r"typealias (\w+)", text):
        return [("typealias T%d = %s%s" % (number, prefix, match[1]), "absent")]
    if match := re.match(r"(?:var|let) (`?\w+`?): (.*?)(?: (\{.*\}))?$", text):
        name, kind, access = match.groups()
        settable = text.startswith("var") and "set" in (access or "set")
        value = re.sub(r"!$", "?", kind)
        lines = basic(x, "let _: %s = %s%s" % (value, prefix, name))
        if kind.endswith("!"):
            lines.append((function(x, "let _: %s = %s%s" % (kind[:-1], prefix, name), "i"),
                          "not implicitly unwrapped"))
        if settable:
            variable = [x[0].replace("x: ", "x: inout ")] if x else []
            lines.append((function(variable + ["_ v: " + value], "%s%s = v" % (prefix, name), "s",
                                   "@MainActor"), "read-only"))
        if isOpen:
            setter = " set { super.%s = newValue }" % name if settable else ""
            lines.append((override("var %s: %s { get { super.%s }%s }" % (
                name, kind, name, setter)), "not open"))
        return lines
    parameters, rest = signature(text)
    received, labeled, passed = call(parameters)
    required, _, fewer = call([one for one in parameters if not one[2]])
    hasDefaults = len(required) < len(received)
    if text.startswith("init"):
        kind = owner.name + ("?" if text[4] in "?!" else "")
        made = "let _: %s = %s(%s)"
        lines = basic(received, made % (kind, owner.name, passed))
        if hasDefaults:
            lines.append((function(required, made % (kind, owner.name, fewer), "d"),
                          "without default arguments"))
        if isOpen:
            # A view subclass also needs the initializer with a coder. One of the variants compiles.
            start = "class S%d%%s: %s { %%s init%s(%s) { super.init(%s) }" % (
                number, owner.name, "?" if text[4] == "?" else "", labeled, passed)
            coder = "; required init%s(coder: NSCoder) { super.init(coder: coder) } }"
            variants = [start % ("", "override") + " }"]
            if "coder" in text:
                variants.append(start % ("c", "required") + " }")
            else:
                variants += [start % ("c", "override") + coder % "?",
                             start % ("n", "override") + coder % ""]
            lines.append(("\n".join(variants), "not open"))
        return lines
    name = re.match(r"func ([^(<]+)", text)[1]
    result = rest.removeprefix("->").strip().replace("Self", owner.name) or "Void"
    value = re.sub(r"!$", "?", result)
    lines = basic(x + received, "let _: %s = %s%s(%s)" % (value, prefix, name, passed))
    if hasDefaults:
        lines.append((function(x + required, "let _: %s = %s%s(%s)" % (value, prefix, name, fewer),
                               "d"), "without default arguments"))
    if result != "Void" and name[0].isalpha():
        lines.append((function(x + received, "%s%s(%s)" % (prefix, name, passed), "r", "@MainActor"),
                      USED if "overlay" in modifiers else UNUSED))
    if isOpen and "Self" not in rest:
        lines.append((override("func %s(%s)%s { super.%s(%s) }" % (
            name, labeled, "" if result == "Void" else " -> " + result, name, passed)),
            "not open"))
    return lines


def type_uses(type, protocols, number):
    """Returns lines that use a type and its supertypes, each with its problem."""
    lines = [("typealias T%d = %s" % (number, type.value), "absent")]
    for name in split(type.supertypes):
        start = "%s func u%d%s" % (type.actor, number, name)
        if name in CONSTRAINTS:
            use = "%s() { func check<T: %s>(_: T.Type) {}; check(%s.self) }" % (
                start, name, type.name)
        elif name in RAW_TYPES:
            use = "%s(_ x: %s) { let _: %s = x.rawValue }" % (start, type.name, name)
        else:
            use = "%s(_ x: %s) { let _: %s = x }" % (
                start, type.value, "any " + name if name in protocols else name)
        lines.append((use, "not `%s`" % name))
    class_ = None
    if type.kind == "open class":
        class_ = type.name
        lines.append(("class S%d: %s {}" % (number, class_), "not open"))
    elif type.kind == "protocol" and all("optional" in one.modifiers for one in type.members):
        class_ = "NSObject, " + type.name
        lines.append(("class S%d: %s {}" % (number, class_), "not all members are optional"))
    if class_ and type.actor == "@MainActor":
        lines.append(("class I%d: %s { func f() { onMainActor() } }" % (number, class_),
                      "subclasses are not on the main actor"))
    return lines


def compile(modules, types, protocols):
    """Compiles the uses, and adds problems to declarations whose uses do not compile."""
    lines = ["import QuartzCore", "import UIKit", "@MainActor func onMainActor() {}"]
    uses_of, number = [], 0
    for type in types:
        for declaration in [type.declaration] + type.members:
            if not declaration:
                continue
            number += 1
            if declaration is type.declaration:
                some = type_uses(type, protocols, number)
            else:
                some = uses(type, declaration.text, declaration.modifiers, number)
                if declaration.ours:
                    number += 1
                    some += [(line, "ours") for line, _ in uses(
                        type, declaration.ours, declaration.modifiers, number)]
            for text, fault in some:
                # One alternative must compile. The compiler may report an error on the next line.
                places = []
                for line in text.split("\n"):
                    places.append({len(lines) + 1, len(lines) + 2})
                    lines += [line, ""]
                uses_of.append((places, declaration, fault))
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "uses.swift")
        with open(source, "w") as file:
            file.write("\n".join(lines) + "\n")
        found = [messages(modules, source, version) for version in ("6", "5")]
    for places, declaration, fault in uses_of:
        if fault in (UNUSED, USED):
            hasWarning = any(place & found[0][1] for place in places)
            if not declaration.faults and hasWarning == (fault == UNUSED):
                declaration.faults.append(fault)
        elif all(place & found[0][0] for place in places):
            declaration.faults.append(fault)
        elif all(place & found[1][0] for place in places):
            declaration.faults.append("only in Swift 6 mode")
    # If a class is not open, do not report its members as not open.
    for type in types:
        if type.declaration and "not open" in type.declaration.faults:
            if "subclasses are not on the main actor" in type.declaration.faults:
                type.declaration.faults.remove("subclasses are not on the main actor")
            for one in type.members:
                one.faults = [fault for fault in one.faults if fault != "not open"]


def messages(modules, source, version):
    """Returns the line numbers of errors and of unused results."""
    command = ["swiftc", "-typecheck", "-swift-version", version, "-diagnostic-style", "llvm",
               "-module-name", "Uses", "-I", modules, source]
    for map in glob.glob(os.path.join(modules, "..", "*.build", "module.modulemap")):
        command += ["-Xcc", "-fmodule-map-file=" + map]
    run = subprocess.run(command, capture_output=True, text=True)
    if "--errors" in sys.argv and version == "6":
        sys.stderr.write(run.stderr)
    found = [{int(one) for one in re.findall(
        r"^%s:(\d+):\d+: %s" % (re.escape(source), kind), run.stderr, re.M)}
        for kind in ("error:", "warning: result of call to")]
    if run.returncode and not found[0]:
        sys.exit(run.stderr[-2000:])
    return found


def page(lists):
    """Returns the page's text."""
    def all_of(types):
        return [one for type in types for one in [type.declaration] + type.members if one]

    def row(title, types):
        states = [one.status for one in all_of(types)]
        return "| %s | %s |" % (title, " | ".join(
            str(states.count(state)) for state in ("works", "differs", "absent")))

    text = [open(os.path.join(LISTS, "Overview.md")).read(),
            "| Topic | Works | Works differently | Absent |", "| --- | ---: | ---: | ---: |"]
    text += [row(title, types) for title, types in lists]
    text += [row("**All**", [type for _, types in lists for type in types]), ""]
    for title, types in lists:
        text += ["## " + title, ""]
        absent = [one for one in types if one.declaration and one.declaration.status == "absent"]
        for type in types:
            if type not in absent:
                text += section(type)
        if absent:
            text += ["### Absent types", ""]
            text += ["- `%s`%s" % (type.name, type.declaration.note and ": " + type.declaration.note)
                     for type in absent] + [""]
    return "\n".join(text + frameworks()).rstrip() + "\n"


def section(type):
    """Returns the lines about a type that exists."""
    heading = "`%s`" % type.name if type.name else "Functions and constants"
    text = ["### " + heading + (": " + type.heading if type.heading else ""), ""]
    if type.declaration and type.declaration.explanation:
        text += ["Works differently: %s." % type.declaration.explanation, ""]
    kinds = {}
    for one in type.members:
        kind = {"works": "Works", "differs": "Works differently", "absent": "Absent"}[one.status]
        if one.explanation == "not open":
            kind = "Works, but cannot be overridden"
        kinds.setdefault(kind, []).append(one)
    names = [(one.name, kind) for kind, some in kinds.items() for one in some]

    def name(one):
        kinds = {kind for name, kind in names if name == one.name}
        return "`%s`" % (one.name if len(kinds) == 1 else one.longName)

    for kind in ("Works", "Works, but cannot be overridden", "Works differently", "Absent"):
        some = kinds.get(kind, [])
        plain = [one for one in some if not one.explanation or one.explanation == "not open"]
        if plain:
            text += ["%s: %s." % (kind, ", ".join(dict.fromkeys(map(name, plain)))), ""]
        rest = [one for one in some if one not in plain]
        if rest:
            text += [] if plain else [kind + ":", ""]
            lines = ["- %s: %s" % (name(one), one.explanation) for one in rest]
            text += list(dict.fromkeys(lines)) + [""]
    return text


def main():
    arguments = [one for one in sys.argv[1:] if not one.startswith("--")]
    if len(arguments) != 2:
        sys.exit("usage: api-coverage.py MODULES PAGE [--check] [--errors]")
    modules, target = arguments
    lists = read_all()
    types = [type for _, some in lists for type in some]
    compile(modules, types, {type.name for type in types if type.kind == "protocol"})
    text = page(lists)
    if "--check" not in sys.argv:
        with open(target, "w") as file:
            file.write(text)
    elif open(target).read() != text:
        sys.exit(target + " is out of date: run `make api`, and look at what became absent")


if __name__ == "__main__":
    main()
