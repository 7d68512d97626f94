"""The sites in a file at which a token can be changed, and the possible changes.

Faults are selected at run time, so there are two kinds of edits: inserting text before and after a span, and
replacing a token with a new name declared by `schemata.py`.
"""

import re

from mutation.tokens import OPEN_ENDED

COMPARISONS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
}
ARITHMETIC = {"+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "+=": ["-="], "-=": ["+="]}
LOGIC = {"&&": ["||"], "||": ["&&"], "??": ["its default"], "..<": ["..< … - 1"]}
BINARY = {**COMPARISONS, **ARITHMETIC, **LOGIC}
MEMBERS = {
    "first": "last", "last": "first", "isEmpty": "!isEmpty", "min": "max", "max": "min",
    "x": "y", "y": "x", "width": "height", "height": "width", "minX": "maxX", "maxX": "minX",
    "minY": "maxY", "maxY": "minY", "contains": "allSatisfy", "allSatisfy": "contains",
}
KEYWORDS = OPEN_ENDED | {
    "func", "init", "deinit", "struct", "enum", "class", "extension", "protocol", "case", "default",
    "switch", "break", "continue", "defer", "do", "repeat", "typealias", "import", "subscript", "get",
    "set", "didSet", "willSet", "nil", "true", "false", "throw", "try", "await", "any", "some",
    "precondition", "preconditionFailure", "fatalError", "assert", "_", "associatedtype", "convenience",
    "private", "fileprivate", "package", "public", "open", "internal", "static", "final", "override",
    "mutating", "nonisolated", "lazy", "weak", "unowned", "required", "indirect", "prefix", "postfix",
}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "|=", "&="}


class Site:
    """A span of tokens to change. `kind` is the kind of change, and `variants` are the possible results."""

    def __init__(self, file, kind, first, last, variants):
        self.file, self.kind, self.variants = file, kind, variants
        self.start, self.end = file.tokens[first].start, file.tokens[last].end
        self.lines = range(file.tokens[first].line, file.tokens[last].line + 1)
        self.text = file.source[self.start:self.end]
        # The site's number among equal texts in the line.
        line = file.lines[self.lines[0] - 1]
        column = self.start - file.source.rfind("\n", 0, self.start) - 1
        self.occurrence = line[:column].count(self.text.split("\n")[0]) + 1
        self.line = line.strip()


def operators(file):
    for index, token in enumerate(file.tokens):
        if token.kind != "operator" or file.text(index - 1) == "func":
            continue
        if token.text == "..<" or (token.text in BINARY and file.is_binary(index)):
            yield Site(file, "binary", index, index, BINARY[token.text])
        elif token.text in ("!", "-") and file.is_prefix(index):
            yield Site(file, "prefix", index, index, ["nothing"])


def literals(file):
    for index, token in enumerate(file.tokens):
        is_raw_value = file.text(index - 1) == "=" and file.text(index - 3) == "case"
        if is_raw_value or is_in_pattern(file, index):
            continue
        if token.kind == "number":
            is_zero = not token.text.strip("0._")
            yield Site(file, "number", index, index, ["+ 1", "- 1"] + ([] if is_zero else ["0"]))
        elif token.text in ("true", "false"):
            yield Site(file, "truth", index, index, ["false" if token.text == "true" else "true"])


def is_in_pattern(file, index):
    """Whether a token belongs to the pattern of a `case`."""
    outer = index
    while file.parent[outer] is not None and file.text(file.parent[outer]) in "([":
        outer = file.parent[outer]
    start = file.statement_start(outer)
    if file.text(start) != "case":
        return False
    return all(file.text(other) not in (":", "where") for other in top_level(file, start, outer - 1))


def members(file):
    for index, token in enumerate(file.tokens):
        if token.kind != "name" or token.text not in MEMBERS:
            continue
        before, after = file.text(index - 1), file.text(index + 1)
        is_call = after in ("(", "{") and token.end == file.tokens[index + 1].start
        if token.text in ("min", "max") and is_call and before not in (".", "func"):
            yield Site(file, "function", index, index, [MEMBERS[token.text]])
        elif before == "." and token.text in ("contains", "allSatisfy"):
            if after == "{" or file.text(index + 2) in ("where", "{"):
                yield Site(file, "member", index, index, [MEMBERS[token.text]])
        elif before == ".":
            yield Site(file, "member", index, index, [MEMBERS[token.text]])


def clauses(file):
    """Yields conditions of `if`, `guard`, `while` and `where`, which are negated or, for bindings, lose their value."""
    for index, token in enumerate(file.tokens):
        if token.kind != "name" or token.text not in ("if", "guard", "while", "where"):
            continue
        if token.text == "where":
            start = file.statement_start(index)
            words = [file.text(other) for other in range(start, min(start + 4, index))]
            if "for" not in words and "case" not in words:
                continue
        first = at = index + 1
        while True:
            if at in file.partner and file.partner[at] > at and file.text(at) != "{":
                at = file.partner[at] + 1
                continue
            text = file.text(at)
            ends = text in ("{", "else", "}") or (
                file.tokens[at].is_first and at > first and not file.continues(at))
            if text in (",", ":") or ends:
                yield from clause(file, first, at - 1)
                first = at + 1
                if ends or text == ":":
                    break
            at += 1


def clause(file, first, last):
    word = file.text(first)
    if last < first or word in ("case", "#", "_"):
        return
    if word in ("let", "var"):
        for index in range(first, last + 1):
            if file.text(index) == "=":
                yield Site(file, "absent", index + 1, last, ["nil"])
                return
        yield Site(file, "shorthand", last, last, ["nil"])
    elif not any(file.text(index) == "?" and file.is_binary(index) for index in range(first, last)):
        yield Site(file, "condition", first, last, ["its negation"])


def chains(file):
    """Yields optional chains, whose first value becomes nil."""
    for index, token in enumerate(file.tokens):
        if token.text != "?" or file.text(index + 1) != "." or token.end != file.tokens[index + 1].start:
            continue
        first = index - 1
        if file.tokens[first].kind != "name":
            continue
        while file.text(first - 1) == "." and file.tokens[first - 2].kind == "name":
            first -= 2
        # A chain that begins with a call, a key path or an inout argument.
        if file.text(first - 1) in (".", "\\", "&"):
            continue
        yield Site(file, "absent", first, index - 1, ["nil"])


def begins_statement(file, index):
    """Whether a token is the first in a statement of a block, or after a label or a closure's `in`."""
    parent = file.parent[index]
    if parent is None or file.text(parent) != "{":
        return False
    before = file.text(index - 1)
    if before == "in":
        start = file.statement_start(index - 1)
        return all(file.text(other) != "for" for other in range(start, index))
    if before == ":":
        at = index - 2
        while at > parent and file.text(at) not in ("case", "default", ":", "?"):
            at = file.partner[at] - 1 if at in file.partner and file.partner[at] < at else at - 1
        return file.text(at) in ("case", "default")
    if before in ("{", ";"):
        return True
    return file.tokens[index].is_first and not file.continues(index)


def statements(file):
    """Yields statements that can be removed: calls, assignments, returns, `break` and `continue`."""
    for index, token in enumerate(file.tokens):
        if token.kind != "name" or not begins_statement(file, index):
            continue
        last, parent = file.statement_end(index), file.parent[index]
        if token.text == "return":
            is_zero = last == index + 1 and file.text(last) == "0"
            if last > index and not is_zero and file.text(index + 1)[0] not in '.[("' and file.text(index + 1) not in (
                    "nil", "true", "false", "switch", "if"):
                yield Site(file, "result", index + 1, last, ["nothing"])
            if file.header(parent) in ("if", "for", "while"):
                yield Site(file, "statement", index, last, ["nothing"])
        elif token.text in ("break", "continue"):
            other = "continue" if token.text == "break" else "break"
            if other == "break" or is_in_loop(file, index):
                yield Site(file, "jump", index, last, [other])
        elif token.text not in KEYWORDS and file.text(index + 1) not in ("in", ",", ":"):
            inside = [file.text(at) for at in top_level(file, index, last)]
            assigns = any(text in ASSIGNMENTS for text in inside)
            calls = file.text(last) in (")", "}") and last > index
            is_value = file.returns_value(parent) and file.partner[parent] == last + 1
            if (assigns or (calls and not is_value)) and not is_required_by_initializer(file, index):
                yield Site(file, "statement", index, last, ["nothing"])


def is_required_by_initializer(file, index):
    """Whether the compiler requires a statement in an initializer: a call of another initializer, or an assignment
    to a property without a default value. Without it, each compilation would report one such statement per file."""
    words = [file.text(at) for at in range(index, index + 4)]
    if words[0] in ("self", "super") and words[1] == "." and words[2] == "init":
        return True
    if words[:2] == ["self", "."]:
        words = words[2:]
    name = words[0]
    declaration = rf"\b(let|var) {re.escape(name)}: [^={{\n]*[^={{?!\s]$"
    return words[1] == "=" and file.header(file.parent[index]) == "init" and bool(
        re.search(declaration, file.source, re.MULTILINE))


def is_in_loop(file, index):
    parent = file.parent[index]
    while parent is not None:
        if file.text(parent) == "{" and file.header(parent) in ("for", "while", "repeat"):
            return True
        parent = file.parent[parent]
    return False


def top_level(file, first, last):
    at = first
    while at <= last:
        yield at
        at = file.partner[at] + 1 if at in file.partner and file.partner[at] > at else at + 1


def sites(file):
    """Returns all sites in a file, in order."""
    found = {}
    for finder in (operators, literals, members, clauses, chains, statements):
        for site in finder(file):
            if not file.lines[site.lines[0] - 1].lstrip().startswith(("#", "import ", "@")):
                found.setdefault((site.start, site.end, site.kind), site)
    return [found[key] for key in sorted(found)]
