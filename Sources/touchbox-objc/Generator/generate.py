#!/usr/bin/env python3
"""Generates the code between Objective-C and Swift from the touchbox-objc headers.

usage: generate.py [FOLDER]     writes Generated, or FOLDER with the same contents
"""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import adapters  # noqa: E402
import overrides  # noqa: E402
import peers  # noqa: E402
from declarations import Table  # noqa: E402
from conversions import Types  # noqa: E402

NOTE = '// Generated from the headers by `make objc-glue`.\n'
SWIFT_NOTE = NOTE + '// swift-format-ignore-file\n'


class Calls:
    """The Swift functions that Objective-C calls."""

    def __init__(self, table, types):
        self.table, self.types = table, types
        self.prototypes, self.swift, self.bodies, self.functions = [], {}, {}, []
        for each in table.classes.values():
            for member in each.members:
                self.add(member, each.header)
        for header, function in table.functions:
            self.add(function, header)

    def add(self, member, header):
        types, name = self.types, f'tb_{member.name}'
        is_adopted = member.mapping == 'init' and member.owner.is_adopted
        has_receiver = member.owner and member.kind != '+' and member.mapping != 'init' or is_adopted
        result = 'void' if is_adopted else 'id' if member.mapping == 'init' else member.result
        c = (['void *receiver'] if has_receiver else []) + [
            f'{types.c(each.type)} a{index}' for index, each in enumerate(member.parameters, 1)]
        self.prototypes.append(f'{types.c(result)} {name}({", ".join(c) or "void"});')
        self.swift.setdefault(header, []).append(self.function(name, member, has_receiver, result))
        self.add_objc(name, member, has_receiver)

    def function(self, name, member, has_receiver, result):
        types = self.types
        parameters = (['_ receiver: Raw?'] if has_receiver else []) + [
            f'_ a{index}: {types.raw(each.type)}' for index, each in enumerate(member.parameters, 1)]
        zero = types.zero(result)
        body, expression = [], member.expression
        if has_receiver and member.mapping != 'init':
            body.append(
                f'guard let o = swiftObject(receiver, as: {member.owner.swift}.self) else {{ {zero} }}')
        values = []
        for index, each in enumerate(member.parameters, 1):
            value, optional = types.value(each.type, f'a{index}')
            default = types.default(each.type)
            if default and f'${index}?' not in expression:
                value = f'({value} ?? {default})'
            if optional:
                value = f'v{index}'
                if f'${index}?' in expression and each.type not in self.table.enumerations:
                    body.append(f'let {value} = {optional}')
                else:
                    body.append(f'guard let {value} = {optional} else {{ {zero} }}')
            values.append(value)
            expression = re.sub(rf'\${index}\b\??', lambda _: value, expression)
        expression = expression.replace('$0', 'o')
        if member.mapping == 'override':
            call = f'peer.super_{member.name}({", ".join(values)})'
            peer = f'if let peer = o as? any {member.owner.name}Super'
            if result == 'void':
                body += [f'{peer} {{ return {call} }}', expression]
            else:
                body += [f'{peer} {{ return {types.result(result, call)} }}',
                         f'return {types.result(result, expression)}']
        elif member.mapping == 'init' and has_receiver:
            body.append(f'({expression}).adopt(receiver)')
        elif member.mapping == 'init':
            body.append(f'return retainedPeer({expression})')
        elif result == 'void':
            body.append(expression)
        else:
            body.append(f'return {types.result(result, expression)}')
        returned = '' if result == 'void' else f' -> {types.raw(result).replace("UnsafePointer<CChar>", "UnsafeMutablePointer<CChar>")}'
        lines = ''.join(f'  {line}\n' for line in body)
        return f'@_cdecl("{name}")\nfunc {name}({", ".join(parameters)}){returned} {{\n{lines}}}\n'

    def add_objc(self, name, member, has_receiver):
        types = self.types
        arguments = (['self'] if has_receiver else []) + [
            types.objc_argument(each.type, each.name) for each in member.parameters]
        call = f'{name}({", ".join(arguments)})'
        if not member.owner:
            declared = ', '.join(f'{each.type} {each.name}' for each in member.parameters) or 'void'
            is_retained = bool(re.search('Create|Copy', member.selector))
            body = types.objc_result(member.result, call, is_retained)
            self.functions.append(f'{member.result} {member.selector}({declared}) {{ {body} }}')
            return
        if member.parameters:
            labels = member.selector.split(':')
            signature = ' '.join(
                f'{label}:({each.type}){each.name}' for label, each in zip(labels, member.parameters))
        else:
            signature = member.selector
        kind = '+' if member.kind == '+' else '-'
        if member.mapping == 'init' and has_receiver:
            body = f'{call}; return self;'
        elif member.mapping == 'init':
            body = f'return TBAttach(self, {call});'
        else:
            body = types.objc_result(member.result, call)
        self.bodies.setdefault(member.owner.name, []).append(
            f'{kind} ({member.result}){signature} {{ {body} }}')


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else root / 'Generated'
    table = Table(root / 'include')
    types = Types(table)
    calls = Calls(table, types)
    files = {'Calls.h': '#pragma once\n#include "CBridge.h"\n' + '\n'.join(calls.prototypes) + '\n'}
    for header, functions in calls.swift.items():
        files[f'{header}.swift'] = 'import CBridge\nimport Foundation\nimport QuartzCore\nimport UIKit\n\n' + '\n'.join(functions)
    by_hand = set()
    for source in (root / 'Classes').glob('*.m'):
        by_hand |= set(re.findall(r'^@implementation (\w+)$', source.read_text(), re.M))
    rest = ['#import "TBPrivate.h"\n']
    for name in table.classes:
        body = '\n'.join(
            [f'+ (const char *)touchboxClassName {{ return "{name}"; }}'] + calls.bodies.get(name, [])) + '\n'
        if name in by_hand:
            files[f'{name}.inc'] = body
        else:
            rest.append(f'@implementation {name}\n{body}@end\n')
    files['Classes.m'] = '\n'.join(rest)
    files['Functions.m'] = '#import "TBPrivate.h"\n\n' + '\n'.join(calls.functions) + '\n'
    files.update(peers.files(table, types))
    files.update(adapters.files(table, types))
    files['CallOverrides.swift'] = overrides.swift(table, types)
    output.mkdir(parents=True, exist_ok=True)
    for old in output.iterdir():
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        note = SWIFT_NOTE if name.endswith('.swift') else NOTE
        path = output / name
        if not path.exists() or path.read_text() != note + text:
            path.write_text(note + text)
    count = sum(len(each.members) for each in table.classes.values()) + len(table.functions)
    print(f'{len(table.classes)} classes, {count} members and functions')


if __name__ == '__main__':
    main()
