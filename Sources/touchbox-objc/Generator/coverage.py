#!/usr/bin/env python3
"""Compares the headers with the page of the Swift API, and exits with 1 if they differ.

usage: coverage.py APICoverage.md

Each member on the page must be declared in the headers, or be listed in exceptions.txt with a reason. Each exception
must be necessary. A member is declared if a declaration's Swift expression uses it; if the header of its type declares
a function, constant, or handwritten method of that name; or if its name in Objective-C starts with the Swift name.
"""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from declarations import Table  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The topics that describe names for older Swift code, and frameworks.
SKIPPED = ('## Names of Swift', '## Frameworks')
# Types whose members are declared by another type in Objective-C.
OWNERS = {'UndoManager': 'TBUndoManager', 'CAMediaTiming': 'CAAnimation', 'UITraitEnvironment': 'UIView', 'String': 'NSString'}
# Members that exist only in Swift.
SWIFT_ONLY = ('init(rawValue:)', 'rawValue', 'init(_:)')


def page_members(text):
    """Yields each member on the page that exists here: the type and the name with argument labels."""
    topic, type, is_absent = '', '', False
    for line in text.splitlines():
        if line.startswith('## '):
            topic = line
        elif line.startswith('### '):
            found = re.match(r'### `([\w.]+)', line)
            type = found[1] if found else '' if 'Functions' in line else None
        elif topic.startswith(SKIPPED) or type is None:
            continue
        elif line.startswith(('Works', 'Absent')):
            is_absent = line.startswith('Absent')
            if not is_absent and '`' in line and not line.startswith('Works differently:'):
                yield from ((type, normal(each)) for each in re.findall(r'`([^`]+)`', line))
        elif line.startswith('- `') and not is_absent:
            yield type, normal(re.match(r'- `([^`]+)`', line)[1])


def normal(name):
    """Removes the types of parameters: `touches(for: UIView)` becomes `touches(for:)`."""
    base, _, rest = name.replace('init?', 'init').partition('(')
    if not rest:
        return base
    rest = rest.rstrip(')')
    if ' ' not in rest and ',' not in rest and (rest.endswith(':') or not rest):
        return f'{base}({rest})'
    labels = [each.partition(':')[0].strip() if ':' in each else '_' for each in rest.split(', ')]
    return f'{base}({"".join(label + ":" for label in labels)})'


def uses(expression, type):
    """Returns the members that a Swift expression uses, with argument labels."""
    names = set()
    for found in re.finditer(r'(?:\$[01]|' + (type.replace('.', r'\.') or 'x') + r')\.(\w+)|\b([A-Z]\w+)(?=\()', expression):
        base = found[1] or ('init' if found[2] == type else None)
        if not base:
            continue
        rest = expression[found.end():]
        names.add(base)
        if rest.startswith('('):
            names.add(f'{base}({labels(rest)})')
    return names


def labels(text):
    """Returns the labels of the arguments in parentheses."""
    depth, current, result = 0, '', []
    for character in text:
        if character in '([{':
            depth += 1
            if depth == 1:
                continue
        if character in ')]}':
            depth -= 1
        if depth == 0 or depth == 1 and character == ',':
            if current.strip():
                found = re.match(r'\s*(\w+):', current)
                result.append(found[1] if found else '_')
            current = ''
            if depth == 0:
                break
        else:
            current += character
    return ''.join(f'{label}:' for label in result)


class Headers:
    def __init__(self):
        folder = ROOT / 'include'
        self.table = Table(folder)
        # The functions, macros, and constants; and the methods of each class and protocol.
        self.names, self.methods, self.members = set(), {}, {}
        for path in sorted(folder.rglob('*.h')):
            owner = None
            for line in path.read_text().splitlines():
                code = line.partition(' //:')[0]
                if found := re.match(r'@(?:interface|protocol) (\w+)', code):
                    owner = found[1]
                elif code.startswith('@end'):
                    owner = None
                elif code[:1] in '-+@' and owner:
                    found = re.match(r'@property .*?(\w+);|[-+] \((?:[^()]|\([^()]*\))*\)(\w+)', code)
                    if found:
                        self.methods.setdefault(owner, set()).add(found[1] or found[2])
                        self.methods[owner] |= set(re.findall(r'getter=(\w+)', code))
                self.names |= set(re.findall(r'\b(?:k?C[GAF]|UI|NS|kCA)\w+', code))
        for member in [each for cls in self.table.classes.values() for each in cls.members]:
            used = self.members.setdefault(member.owner.name, set())
            used |= uses(member.expression, member.owner.name)
        self.functions = [function for _, function in self.table.functions]

    def declares(self, type, name):
        if name in SWIFT_ONLY:
            return True
        type = OWNERS.get(type, type)
        base = name.partition('(')[0]
        capital = base[:1].upper() + base[1:]
        if not type:
            return base in self.names
        chain = self.table.classes[type].chain() if type in self.table.classes else []
        if any(name in self.members.get(each.name, ()) for each in chain):
            return True
        if any(name in uses(each.expression, type) for each in self.functions):
            return True
        if type.partition('.')[0] + capital in self.names:
            return True
        prefix = type.replace('.', '')
        if any(each.startswith(prefix) and each[len(prefix):].lower().removeprefix('get') == base.lower() for each in self.names):
            return True
        if '.' in type or not chain and type not in self.methods:
            # A case of an enumeration, or a string constant.
            end = type.rpartition('.')[2]
            words = [each for each in re.findall(r'[A-Z][a-z0-9]+', end)]
            return any(each.lower().endswith(base.lower()) and (not words or any(word in each for word in words))
                       for each in self.names)
        methods = set().union(*(self.methods.get(each.name, ()) for each in chain)) | self.methods.get(type, set())
        if base == 'init':
            label = name[5:].partition(':')[0]
            first = f'initWith{label[:1].upper()}{label[1:]}'
            return name == 'init()' or any(each.startswith(first) for each in methods if label)
        return any(each == base or each.startswith(base) and each[len(base)].isupper() for each in methods)


def exceptions():
    """Returns the reason for each exception: a type and a name, or a type and None."""
    result, reason = {}, None
    for number, line in enumerate((pathlib.Path(__file__).parent / 'exceptions.txt').read_text().splitlines(), 1):
        if not line or line.startswith('#'):
            continue
        if not line.startswith('  '):
            reason = line
            continue
        type, _, names = line.strip().partition(': ')
        type = '' if type == 'global' else type
        for name in re.findall(r'[\w`]+(?:\([^)]*\))?', names) or [None]:
            if (type, name) in result:
                sys.exit(f'exceptions.txt:{number}: {type} {name} is listed twice')
            result[type, name] = reason
    return result


def main():
    headers, known = Headers(), exceptions()
    needed, missing = set(), []
    for type, name in page_members(pathlib.Path(sys.argv[1]).read_text()):
        if headers.declares(type, name):
            continue
        exception = next((each for each in [(type, name), (type, None)] if each in known), None)
        if exception:
            needed.add(exception)
        else:
            missing.append(f'{type or "global"}: {name}')
    for line in dict.fromkeys(missing):
        print(f'{line} is neither in the headers nor in exceptions.txt')
    for type, name in known:
        if (type, name) not in needed:
            print(f'exceptions.txt: {type or "global"}: {name} is not necessary')
    sys.exit(bool(missing) or needed != set(known))


if __name__ == '__main__':
    main()
