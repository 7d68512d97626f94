"""Adds many faults to a single build. The environment variable FAULT selects one at run time.

Operators and members are renamed to names declared in the module's `Faults.swift`. Other sites are wrapped in
calls. Edits do not add lines, so the lines of compiler errors identify faults.
"""

import hashlib
from pathlib import Path

from mutation.sites import sites
from mutation.tokens import File

# The folders that faults are added to: all code from a window event to the app's methods. The module is
# the first folder in Sources.
FOLDERS = [
    "Sources/SDLHost/Events", "Sources/SDLHost/Loop", "Sources/Simulator", "Sources/UIKit/App",
    "Sources/UIKit/Gestures", "Sources/UIKit/Touches", "Sources/UIKit/Views",
]
PRECEDENCE = {
    **dict.fromkeys(["<", "<=", ">", ">=", "==", "!=", "===", "!=="], "ComparisonPrecedence"),
    "&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence",
    "+": "AdditionPrecedence", "-": "AdditionPrecedence", "*": "MultiplicationPrecedence",
    "/": "MultiplicationPrecedence", "+=": "AssignmentPrecedence", "-=": "AssignmentPrecedence",
    "??": "NilCoalescingPrecedence", "..<": "RangeFormationPrecedence",
}
RUNTIME = """\
import CoreGraphics
import Glibc

nonisolated private let chosenFault: Int32 = getenv("FAULT").map { atoi($0) } ?? 0
/// Receives each fault that was reached, once.
nonisolated private let reachedFile: Int32 =
  getenv("FAULTS_REACHED").map { open($0, O_WRONLY | O_APPEND | O_CREAT, 0o600) } ?? -1
nonisolated(unsafe) private let reached: UnsafeMutablePointer<Bool> = {
  let flags = UnsafeMutablePointer<Bool>.allocate(capacity: 100_000)
  flags.initialize(repeating: false, count: 100_000)
  return flags
}()

nonisolated func isFault(_ id: Int32) -> Bool {
  if reachedFile >= 0, !reached[Int(id)] {
    reached[Int(id)] = true
    let line = "\\(id)\\n"
    _ = line.withCString { write(reachedFile, $0, strlen($0)) }
  }
  return id == chosenFault
}
nonisolated func faultySum<T: Numeric>(_ id: Int32, _ value: T) -> T {
  isFault(id) ? value + 1 : value
}
nonisolated func faultyDifference<T: Numeric>(_ id: Int32, _ value: T) -> T {
  isFault(id) ? value - 1 : value
}
nonisolated func faultyZero<T: Numeric>(_ id: Int32, _ value: T) -> T { isFault(id) ? 0 : value }
nonisolated func faultyBool(_ id: Int32, _ value: Bool) -> Bool { isFault(id) ? !value : value }
nonisolated func faultyOptional<T>(_ id: Int32, _ value: T?) -> T? { isFault(id) ? nil : value }
nonisolated func faultyResult(_ id: Int32, _ value: Bool) -> Bool { isFault(id) ? !value : value }
nonisolated func faultyResult<T>(_ id: Int32, _ value: T?) -> T? { isFault(id) ? nil : value }
nonisolated func faultyResult<T>(_ id: Int32, _ value: [T]) -> [T] { isFault(id) ? [] : value }
nonisolated func faultyResult(_ id: Int32, _ value: CGFloat) -> CGFloat { isFault(id) ? 0 : value }
nonisolated func faultyResult(_ id: Int32, _ value: Int) -> Int { isFault(id) ? 0 : value }
"""


class Fault:
    """A site and its change."""

    def __init__(self, number, site, variant):
        self.number, self.site, self.variant = number, site, variant

    @property
    def key(self):
        """The file, source line and change, which do not depend on the fault's number and line number."""
        site = self.site
        if site.kind == "statement" or site.kind == "result" or site.kind == "condition":
            old = " ".join(site.text.split())
        else:
            old = site.text
        which = f" ({site.occurrence})" if site.occurrence > 1 else ""
        return (site.file.path, site.line, f"{old}{which} -> {self.variant}")

    def __str__(self):
        path, _, change = self.key
        return f"{path}:{self.site.lines[0]}: {change}"


def generate(root, seed):
    """Returns a fault for each site in all folders, in an order determined by the seed.

    The order depends on hashes of the source lines, so changes to other lines do not affect it.
    """
    found = []
    for folder in FOLDERS:
        if not (root / folder).is_dir():
            raise FileNotFoundError(f"{folder} does not exist; see FOLDERS in mutation/schemata.py")
        for path in sorted((root / folder).rglob("*.swift")):
            found += sites(File(str(path.relative_to(root)), path.read_text()))
    drawn = []
    for site in found:
        words = f"{seed} {site.file.path} {site.line} {site.kind} {site.text} {site.occurrence}"
        chance = int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")
        drawn.append((chance, site, site.variants[chance % len(site.variants)]))
    drawn.sort(key=lambda entry: entry[0])
    return [Fault(number + 1, *entry[1:]) for number, entry in enumerate(drawn)]


def unique(number):
    """Returns two operator characters that are unique to a fault."""
    return chr(0x2500 + number // 128) + chr(0x2580 + number % 128)


def edits(fault):
    """Returns the text before and after the span, or None and the span's replacement."""
    site, number = fault.site, fault.number
    kind = site.kind
    if kind in ("binary", "prefix"):
        return None, unique(number)
    if kind in ("member", "function"):
        return None, f"{site.text}_{number}"
    if kind == "number":
        name = {"+ 1": "faultySum", "- 1": "faultyDifference", "0": "faultyZero"}[fault.variant]
        return f"{name}({number}, ", ")"
    if kind in ("truth", "condition"):
        return f"faultyBool({number}, ", ")"
    if kind == "absent":
        return f"faultyOptional({number}, ", ")"
    if kind == "shorthand":
        return f"{site.text} = faultyOptional({number}, ", ")"
    if kind == "result":
        return f"faultyResult({number}, ", ")"
    if kind == "jump":
        return f"if isFault({number}) {{ {fault.variant} }} else {{ ", " }"
    return f"if !isFault({number}) {{ ", " }"


def declaration(fault):
    """Returns the declaration of a fault's own operator, function or member."""
    site, number, new = fault.site, fault.number, fault.variant
    old, name, test = site.text, edits(fault)[1], f"isFault({number})"
    if site.kind == "prefix":
        kind, type = ("Bool", "Bool") if old == "!" else ("T", "T")
        generic = "" if old == "!" else "<T: SignedNumeric>"
        return (f"prefix operator {name}\nnonisolated prefix func {name} {generic}(a: {kind}) -> {type} "
                f"{{ {test} ? a : {old}a }}")
    if site.kind == "function":
        return (f"nonisolated func {name}<T: Comparable>(_ a: T, _ b: T, _ more: T...) -> T "
                f"{{ {test} ? ([a, b] + more).{new}()! : ([a, b] + more).{old}()! }}")
    if site.kind == "member":
        return member(fault, name, test)
    operator = f"infix operator {name}: {PRECEDENCE[old]}\n"
    start = f"{operator}nonisolated func {name} "
    if old in ("&&", "||"):
        return (f"{start}(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
                f"{{ {test} ? try a {new} b() : try a {old} b() }}")
    if old == "??":
        return "".join(
            f"{operator if first else ''}nonisolated func {name} <T>(a: T?, b: @autoclosure () throws -> {type}) "
            f"rethrows -> {type} {{ {test} ? try b() : try a ?? b() }}\n"
            for first, type in ((True, "T"), (False, "T?")))
    if old == "..<":
        return (f"{start}(a: Int, b: Int) -> Range<Int> {{ {test} ? a..<(b - 1) : a..<b }}\n"
                f"nonisolated func {name} (a: Int, b: Void) {{}}")
    if old in ("===", "!=="):
        return f"{start}(a: AnyObject?, b: AnyObject?) -> Bool {{ {test} ? a {new} b : a {old} b }}"
    if old in ("+=", "-="):
        return (f"{start}<T: AdditiveArithmetic>(a: inout T, b: T) {{ if {test} {{ a {new} b }} else {{ a {old} b }} }}"
                + (f"\nnonisolated func {name} <T>(a: inout [T], b: [T]) {{ if !{test} {{ a += b }} }}"
                   if old == "+=" else ""))
    if old in ("*", "/"):
        return "\n".join(
            f"{operator if first else ''}nonisolated func {name} <T: {protocol}>(a: T, b: T) -> T "
            f"{{ {test} ? a {new} b : a {old} b }}"
            for first, protocol in ((True, "FloatingPoint"), (False, "BinaryInteger")))
    if old in ("+", "-"):
        text = f"{start}<T: AdditiveArithmetic>(a: T, b: T) -> T {{ {test} ? a {new} b : a {old} b }}"
        if old == "+":
            text += (f"\nnonisolated func {name} <T: RangeReplaceableCollection>(a: T, b: T) -> T "
                     f"{{ {test} ? a : a + b }}")
        return text
    if site.file.source[site.end:].lstrip().startswith("nil"):
        return (f"{start}<T>(a: T?, b: _OptionalNilComparisonType) -> Bool "
                f"{{ {test} ? a {new} b : a {old} b }}")
    protocol = "Equatable" if old in ("==", "!=") else "Comparable"
    return f"{start}<T: {protocol}>(a: T, b: T) -> Bool {{ {test} ? a {new} b : a {old} b }}"


def member(fault, name, test):
    old, new = fault.site.text, fault.variant
    after = fault.site.file.source[fault.site.end:]
    def property(type, result):
        other = f"!{old}" if new.startswith("!") else new
        return (f"extension {type} {{ nonisolated var {name}: {result} "
                f"{{ {test} ? {other} : {old} }} }}")
    if old == "isEmpty":
        return property("Collection", "Bool")
    if old in ("first", "last") and after.startswith(("(where", " {", "(")):
        return (f"extension BidirectionalCollection {{ nonisolated func {name}(where matches: (Element) throws -> Bool) "
                f"rethrows -> Element? {{ {test} ? try {new}(where: matches) : try {old}(where: matches) }} }}")
    if old in ("first", "last"):
        return property("BidirectionalCollection", "Element?")
    if old in ("contains", "allSatisfy"):
        def call(function):
            return f"try {function}({'where: ' if function == 'contains' else ''}matches)"
        label = "where matches" if old == "contains" else "_ matches"
        return (f"extension Sequence {{ nonisolated func {name}({label}: (Element) throws -> Bool) "
                f"rethrows -> Bool {{ {test} ? {call(new)} : {call(old)} }} }}")
    if old in ("min", "max"):
        return (f"extension Sequence {{ nonisolated func {name}(by less: (Element, Element) throws -> Bool) "
                f"rethrows -> Element? {{ {test} ? try {new}(by: less) : try {old}(by: less) }} }}\n"
                f"extension Sequence where Element: Comparable {{ nonisolated func {name}() -> Element? "
                f"{{ {test} ? {new}() : {old}() }} }}")
    types = ["CGPoint"] if old in "xy" else ["CGRect"] if old.startswith("m") else ["CGSize", "CGRect"]
    return "\n".join(property(type, "CGFloat") for type in types)


def apply(source, faults):
    """Returns a file's source with the faults in it."""
    pieces = []
    for fault in faults:
        before, after = edits(fault)
        start, end = fault.site.start, fault.site.end
        if before is None:
            pieces.append((start, 2, 0, end, after))
        else:
            # Open outer spans first, and close them last.
            pieces.append((start, 1, -end, start, before))
            pieces.append((end, 0, -start, end, after))
    result, at = [], 0
    for start, _, _, end, text in sorted(pieces):
        result += [source[at:start], text]
        at = end
    return "".join(result) + source[at:]


def write(root, folder, faults):
    """Writes the sources with the faults to a copy of the repository."""
    files = {fault.site.file.path: fault.site.file for fault in faults}
    for path, file in files.items():
        text = apply(file.source, [fault for fault in faults if fault.site.file.path == path])
        replace(folder / path, text)
    for module in sorted({"/".join(name.split("/")[:2]) for name in FOLDERS}):
        own = [fault for fault in faults if fault.site.file.path.startswith(module + "/")]
        lines = [RUNTIME] + [
            declaration(fault) for fault in own
            if fault.site.kind in ("binary", "prefix", "member", "function")]
        replace(folder / module / "Faults.swift", "\n".join(lines) + "\n")
    return set(files)


def replace(path, text):
    """Writes a file if its text differs, so only changes are compiled."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
