#!/usr/bin/env python3
"""Compiles the demos against Apple's API, without our own API.

usage: demos-on-ios.py [--errors]

Generates a UIKit module with empty bodies from the declarations in Tests/AppleAPI, and compiles Demos and
Demos/Published against it. A demo that compiles uses only Apple's names, labels and types. Only the names of
actions are replaced, as in a port to iOS: `Selector("pan:", Self.pan)` becomes a selector with a name. Exits with
1 if a demo does not compile. --errors also prints the declarations that are missing from the module because their
types are not in the lists.
"""

import importlib.util
import os
import re
import subprocess
import sys
import tempfile

TOOLS = os.path.dirname(os.path.abspath(__file__))
DEMOS = os.path.join(TOOLS, "..", "..", "Demos")
PROTOCOLS = re.compile(r"(: \w+)?, .* \{$")
SELECTOR = re.compile(r'Selector\(\s*("[^"]*"),\s*[\w.]+(?:\([\w:]*\))?\)')
# Apple's types that Foundation on Linux has too. Only their missing members are added.
FOUNDATION = ("CGFloat", "CGPoint", "CGSize", "CGRect", "Timer", "RunLoop", "NSValue", "NSCoder")
CLASSES = ("NSValue", "Timer", "NSAttributedString")
# Declarations that the lists depend on.
GRANTED = ["@_exported import Foundation", "public typealias CFTimeInterval = Double"]


def load(name):
    """Imports a tool in this folder as a module."""
    spec = importlib.util.spec_from_file_location(name, os.path.join(TOOLS, name + ".py"))
    module = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode = True
    spec.loader.exec_module(module)
    return module


api = load("api-coverage")


class Stubs:
    """The module's source, with one declaration per line."""

    def __init__(self, types):
        self.lines = list(GRANTED)
        self.classes = {one.name: one for one in types if "class" in one.kind}
        self.protocols = {one.name: one for one in types if one.kind == "protocol"}
        for type in types:
            if type.kind == "extension" and type.name in self.classes:
                # Subclasses can also override members of Objective-C categories.
                self.classes[type.name].members += type.members
        for type in types:
            if not (type.kind == "extension" and type.name in self.classes):
                self.add(type)

    def add(self, type):
        outer, _, name = type.name.rpartition(".")
        if type.kind in ("extension", "global"):
            outer = ""
        if outer in FOUNDATION:
            return
        if outer:
            self.lines.append("extension %s {" % outer)
        if type.kind == "global":
            for member in type.members:
                self.lines.append("public " + body(member, type, "func"))
        elif type.kind == "extension" or type.name in FOUNDATION:
            self.lines.append("extension %s {" % type.name)
            for member in type.members:
                self.lines.append("public " + body(member, type, "extension"))
            self.lines.append("}")
        else:
            self.declare(type, name)
        if outer:
            self.lines.append("}")

    def declare(self, type, name):
        """Adds a type with its members."""
        kind = "class" if "class" in type.kind else type.kind
        supertypes = api.split(type.supertypes)
        if kind == "class":
            inherited = self.inherited(type)
            supertypes = [one for one in supertypes if one not in ("Hashable", "Equatable")]
        actor = "@MainActor " if type.actor == "@MainActor" and kind != "protocol" else ""
        if kind == "protocol":
            actor, supertypes = "@MainActor ", supertypes or ["AnyObject"]
        self.lines.append("%s%s %s %s%s {" % (
            actor, "open" if kind == "class" else "public", kind, name,
            ": " + ", ".join(supertypes) if supertypes else ""))
        if kind == "struct" and {"OptionSet", "RawRepresentable"} & set(supertypes):
            raw = "UInt" if "OptionSet" in supertypes else "String"
            for member in type.members:
                if member.name == "init(rawValue:)":
                    raw = api.signature(member.text)[0][0][1]
            type.members = [one for one in type.members if "rawValue" not in one.name]
            self.lines.append("public let rawValue: %s" % raw)
            self.lines.append("public init(rawValue: %s) { fatalError() }" % raw)
        for member in type.members:
            if kind == "protocol":
                self.lines.append(requirement(member))
            elif kind == "enum" and member.text.startswith("case"):
                self.lines.append(member.text)
            elif kind == "class" and member.longName in inherited:
                isInitializer = member.text.removeprefix("open ").startswith("init")
                self.lines.append(("override public " if isInitializer else "override open ")
                                  + body(member, type, kind))
            else:
                text = body(member, type, kind)
                isOpen = kind == "class" and not re.match(r"static |(\w+ )?init", text)
                self.lines.append(("open " if isOpen else "public ") + text)
        if kind == "class":
            self.inherit_initializers(type, inherited)
            self.implement(supertypes, {*inherited, *(one.longName for one in type.members)})
        self.lines.append("}")
        if kind == "protocol":
            self.lines.append("extension %s {" % type.name)
            for member in type.members:
                self.lines.append("public " + body(member, type, kind))
            self.lines.append("}")

    def implement(self, supertypes, declared):
        """Adds the requirements of protocols. In Objective-C, subclasses can override them."""
        for protocol in supertypes:
            for member in self.protocols[protocol].members if protocol in self.protocols else []:
                if member.longName not in declared:
                    self.lines.append("open " + body(member, self.protocols[protocol], "class"))

    def inherit_initializers(self, type, inherited):
        """Adds the initializers that Objective-C classes inherit."""
        def initializers(names):
            return {name for name in names if name.startswith("init") and name != "init()"}

        own = initializers(one.longName for one in type.members)
        for name in sorted(initializers(inherited) - own):
            text = body(inherited[name], type, "class")
            self.lines.append(("public " if "required " in text else "override public ") + text)
        # NSObject's initializer, which subclasses do not have to override.
        if own and not initializers(inherited) and "init()" in inherited and not any(
                one.longName == "init()" for one in type.members):
            self.lines.append("override public convenience init() { fatalError() }")

    def inherited(self, type):
        """Returns the members of a class's superclasses, by name."""
        found = {"init()": api.Declaration("init()", "")} if "NSObject" in type.supertypes else {}
        for name in api.split(type.supertypes):
            if name in self.classes:
                parent = self.classes[name]
                found.update(self.inherited(parent))
                found.update({one.longName: one for one in parent.members})
        return found


def requirement(member):
    text = api.MODIFIERS.sub("", member.text)
    return text if "static" not in member.modifiers else "static " + text


def body(member, type, kind):
    """Returns a declaration with a body."""
    text = api.MODIFIERS.sub("", member.text)
    start = ""
    if "static" in member.modifiers or "class" in member.modifiers:
        start = "class " if kind == "class" and "static" not in member.modifiers else "static "
    if match := re.match(r"(var|let) (`?\w+`?): (.*?)(?: (\{.*\}))?$", text):
        word, name, value, access = match.groups()
        readOnly = word == "let" or access and "set" not in access
        return "%svar %s: %s { get { fatalError() } %s}" % (
            start, name, value, "" if readOnly else "set {} ")
    if text.startswith("typealias"):
        return text if "=" in text else "enum %s {}" % text.split()[1]
    if text.startswith("init"):
        convenience = "convenience " if kind == "extension" and type.name in CLASSES else ""
        required = "required " if "coder" in text.split(")")[0] and kind == "class" else ""
        return required + convenience + text + " { fatalError() }"
    return start + text + " { fatalError() }"


def typecheck(command, source):
    """Runs the compiler, and returns the line numbers of a source's errors, and the process."""
    run = subprocess.run(command, capture_output=True, text=True)
    found = re.findall(r"^%s:(\d+):\d+: error:" % re.escape(source), run.stderr, re.M)
    return {int(one) for one in found}, run


def make_module(folder, types):
    """Compiles the stubs to a module in a folder, leaving out declarations whose types are missing."""
    source = os.path.join(folder, "UIKit.swift")
    lines = Stubs(types).lines
    command = ["swiftc", "-module-name", "UIKit", "-swift-version", "5", "-suppress-warnings",
               "-diagnostic-style", "llvm", "-parse-as-library", "-enable-library-evolution",
               "-emit-module", "-emit-module-path", os.path.join(folder, "UIKit.swiftmodule"), source]
    for _ in range(12):
        with open(source, "w") as file:
            file.write("\n".join(lines) + "\n")
        wrong, run = typecheck(command, source)
        if not run.returncode:
            return
        if not wrong:
            sys.exit(run.stderr[-3000:])
        for number in wrong:
            if "--errors" in sys.argv:
                sys.stderr.write(lines[number - 1] + "\n")
            # Remove the protocols of a type first.
            lines[number - 1] = PROTOCOLS.sub(r"\1 {", lines[number - 1]) if lines[
                number - 1].endswith("{") else ""
    sys.exit("the declarations of Tests/AppleAPI make no module")


def compile_demos(folder, demos):
    """Compiles the demos in a folder, and returns the compiler's messages."""
    sources = []
    for name in sorted(os.listdir(demos)):
        if name.endswith(".swift"):
            with open(os.path.join(demos, name)) as file:
                text = SELECTOR.sub(lambda match: "Selector(%s)" % match[1], file.read())
            sources.append(os.path.join(folder, name))
            with open(sources[-1], "w") as file:
                file.write(text)
    command = ["swiftc", "-typecheck", "-module-name", "Demos", "-swift-version", "6",
               "-default-isolation", "MainActor", "-diagnostic-style", "llvm", "-I", folder]
    run = subprocess.run(command + sources, capture_output=True, text=True)
    for source in sources:
        os.remove(source)
    return run.stderr if run.returncode else ""


def main():
    types = [type for _, some in api.read_all() for type in some]
    with tempfile.TemporaryDirectory() as folder:
        make_module(folder, types)
        said = [compile_demos(folder, one) for one in (DEMOS, os.path.join(DEMOS, "Published"))]
        if any(said):
            sys.exit("".join(said).replace(folder, "Demos"))


if __name__ == "__main__":
    main()
