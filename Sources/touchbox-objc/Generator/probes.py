#!/usr/bin/env python3
"""Generates an app that logs each declared method that its class does not implement, or each overridable member whose
override is not called.

usage: probes.py methods|overrides FILE.m
"""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import overrides  # noqa: E402
from declarations import Table  # noqa: E402


def selectors(text):
    """Returns the class, kind, and name of each method in a header."""
    cls = None
    for line in text.splitlines():
        code = line.partition('//')[0].strip()
        if found := re.match(r'@interface (\w+)', code):
            cls = found[1]
        elif re.match(r'@(protocol|end)', code):
            cls = None
        elif cls and (found := re.match(r'@property \(([^)]*)\) .*?(\w+);$', code)):
            attributes, name = found.groups()
            getter = re.search(r'getter=(\w+)', attributes)
            yield cls, '-', getter[1] if getter else name
            if 'readonly' not in attributes:
                yield cls, '-', f'set{name[0].upper()}{name[1:]}:'
        elif cls and (found := re.match(r'([-+]) \((?:[^()]|\([^()]*\))*\)(\w.*);$', code)):
            labels = re.findall(r'(\w*):\(', found[2])
            yield cls, found[1], ''.join(f'{label}:' for label in labels) or found[2]


def main():
    kind, output = sys.argv[1:]
    root = pathlib.Path(__file__).resolve().parent.parent
    if kind == 'overrides':
        pathlib.Path(output).write_text(overrides.objective_c(Table(root / 'include')))
        return
    checks = []
    for header in Table.headers:
        for cls, kind, name in selectors((root / 'include' / header).read_text()):
            question = 'respondsToSelector' if kind == '+' else 'instancesRespondToSelector'
            checks.append(f'  if (![{cls} {question}:NSSelectorFromString(@"{name}")]) NSLog(@"missing {kind}[{cls} {name}]");')
    pathlib.Path(output).write_text(
        '#import <UIKit/UIKit.h>\n@interface Probe : UIViewController\n@end\n@implementation Probe\n'
        '- (void)viewDidLoad {\n  [super viewDidLoad];\n' + '\n'.join(checks)
        + f'\n  NSLog(@"{len(checks)} methods");\n}}\n@end\n')


if __name__ == '__main__':
    main()
