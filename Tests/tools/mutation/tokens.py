"""The tokens of Swift source code without comments, with their statements and blocks."""

import re
from bisect import bisect_right

OPERATOR = set("/=-+!*%<>&|^~?")
PAIRS = {"(": ")", "[": "]", "{": "}"}
NAME = re.compile(r"`\w+`|[A-Za-z_$]\w*")
NUMBER = re.compile(r"0x[0-9a-fA-F_]+|\d[\d_]*(\.\d[\d_]*)?([eE][+-]?\d+)?")
# A statement continues on the next line after these words.
OPEN_ENDED = {"guard", "if", "while", "for", "in", "where", "let", "var", "else", "is", "as"}
MODIFIERS = {
    "private", "fileprivate", "package", "public", "open", "internal", "static", "final", "override",
    "mutating", "nonmutating", "nonisolated", "lazy", "weak", "unowned", "required", "convenience",
    "indirect", "class",
}
# Blocks without a value.
PROCEDURES = {
    "if", "guard", "else", "for", "while", "do", "repeat", "defer", "case", "default", "switch", "init",
    "deinit", "didSet", "willSet", "set", "}",
}


class Token:
    """A token of kind `name`, `number`, `text` (a string), `operator` or `mark`."""

    def __init__(self, kind, text, start, line, is_first):
        self.kind, self.text, self.start, self.line = kind, text, start, line
        self.end, self.is_first = start + len(text), is_first

    def __repr__(self):
        return f"{self.text}@{self.line}"


def skip_text(source, at):
    """Returns the end of the string that begins at an index, including interpolations."""
    hashes = re.compile("#*").match(source, at)[0]
    at += len(hashes)
    quote = '"""' if source.startswith('"""', at) else '"'
    at += len(quote)
    while not source.startswith(quote + hashes, at):
        if source.startswith("\\" + hashes + "(", at):
            at, depth = at + len(hashes) + 2, 1
            while depth:
                if source[at] == '"':
                    at = skip_text(source, at)
                    continue
                depth += {"(": 1, ")": -1}.get(source[at], 0)
                at += 1
        else:
            at += 2 if source[at] == "\\" and not hashes else 1
    return at + len(quote) + len(hashes)


def tokenize(source):
    """Returns the tokens of a file."""
    starts = [0] + [match.end() for match in re.finditer("\n", source)]
    tokens, at, last_line = [], 0, 0
    while at < len(source):
        character = source[at]
        if character.isspace():
            at += 1
        elif source.startswith("//", at):
            at = (source.find("\n", at) + len(source)) % len(source) or len(source)
        elif source.startswith("/*", at):
            at = source.index("*/", at) + 2
        else:
            if character == '"' or re.compile('#+"').match(source, at):
                kind, end = "text", skip_text(source, at)
            elif match := NAME.match(source, at):
                kind, end = "name", match.end()
            elif match := NUMBER.match(source, at):
                kind, end = "number", match.end()
                # `tuple.0` is a member, not a number.
                if tokens and tokens[-1].text == "." and tokens[-1].end == at:
                    kind = "name"
            elif match := re.compile(r"\.\.[.<]").match(source, at):
                kind, end = "operator", match.end()
            elif character in OPERATOR:
                end = at
                while end < len(source) and source[end] in OPERATOR:
                    end += 1
                kind = "operator"
            else:
                kind, end = "mark", at + 1
            line = bisect_right(starts, at)
            tokens.append(Token(kind, source[at:end], at, line, line != last_line))
            last_line, at = bisect_right(starts, end - 1), end
    return tokens


class File:
    """A file's tokens, with their brackets and statements."""

    def __init__(self, path, source):
        self.path, self.source, self.lines = path, source, source.split("\n")
        self.tokens = tokenize(source)
        self.partner, self.parent, stack = {}, [], []
        for index, token in enumerate(self.tokens):
            closes = token.kind == "mark" and token.text in PAIRS.values()
            if closes:
                opened = stack.pop()
                self.partner[opened], self.partner[index] = index, opened
            self.parent.append(stack[-1] if stack else None)
            if token.kind == "mark" and token.text in PAIRS:
                stack.append(index)

    def text(self, index):
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def is_binary(self, index):
        """Whether an operator is surrounded by whitespace."""
        token = self.tokens[index]
        around = self.source[token.start - 1] + self.source[token.end]
        return around.replace("\n", " ") == "  "

    def is_prefix(self, index):
        token = self.tokens[index]
        return self.source[token.start - 1] in " ([{\n" and self.source[token.end] not in " \n"

    def continues(self, index):
        """Whether a token continues the statement of the token before it."""
        token, before = self.tokens[index], self.tokens[index - 1]
        if not token.is_first:
            return before.text not in ("{", ";")
        if before.text in OPEN_ENDED or before.text in (",", "(", "[", ".", "@"):
            return True
        if before.kind == "operator" and before.text not in ("?", "!"):
            return True
        if token.text in ("else", "where", ".", "{", ")", "]", ":", "catch"):
            return True
        return token.kind == "operator" and (self.is_binary(index) or token.text == "?")

    def statement_start(self, index):
        """Returns the first token of the statement that a token belongs to, in the same block."""
        while index > 0:
            before = index - 1
            if before in self.partner and self.partner[before] < before:
                if not self.continues(index):
                    return index
                index = self.partner[before]
                continue
            if self.text(before) in PAIRS and self.tokens[before].kind == "mark":
                return index
            if not self.continues(index):
                return index
            index = before
        return index

    def statement_end(self, index):
        """Returns the last token of the statement that begins with a token."""
        while True:
            if index in self.partner and self.partner[index] > index:
                index = self.partner[index]
            after = index + 1
            if after == len(self.tokens) or self.text(after) in ("}", ")", "]", ";"):
                return index
            if self.tokens[after].is_first and not self.continues(after):
                return index
            index = after

    def header(self, brace):
        """Returns the first word of a brace's statement: `if`, `guard`, `func`, `var` …"""
        index = start = self.statement_start(brace)
        while self.text(index) in MODIFIERS or self.text(index) == "@":
            index += 2 if self.text(index) == "@" else 1
            if self.text(index) == "(":
                index = self.partner[index] + 1
        word = self.text(index)
        if word == "case" or word == "default":
            # `case .a: if x {` begins with the label.
            for after in range(index, brace):
                if self.text(after) in ("if", "guard", "for", "while") and self.text(after - 1) == ":":
                    word = self.text(after)
        if self.text(brace - 1) == "else":
            return "guard" if word == "guard" else "else"
        if start == brace:
            return "closure"
        return word

    def returns_value(self, brace):
        """Whether a block's only expression is its value."""
        word, start = self.header(brace), self.statement_start(brace)
        if word == "func":
            return any(self.text(index) == "->" for index in range(start, brace))
        return word not in PROCEDURES
