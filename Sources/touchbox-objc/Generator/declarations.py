"""Reads the touchbox-objc headers, which contain one declaration per line.

include/UIKit/UIKit.h documents the comments that specify the Swift call for a declaration.
"""
import pathlib
import re


class Parameter:
    def __init__(self, type, name):
        self.type, self.name = type, name


class Member:
    """A method, a property's getter or setter, or a C function."""

    def __init__(self, owner, kind, result, selector, parameters, mapping, expression):
        self.owner = owner              # A class, or None for a C function.
        self.kind = kind                # '-', '+', 'get', 'set' or 'function'.
        self.result = result
        self.selector = selector
        self.parameters = parameters
        self.mapping = mapping          # 'call', 'override' or 'init'.
        self.expression = expression
        self.property = None            # The Swift name, for 'get' and 'set'.
        self.returns = None             # The Swift type of the result, if it is specified.
        self.otherwise = None           # The result if a delegate does not implement the method.

    @property
    def name(self):
        """The part of the C functions' names that identifies the member."""
        text = self.selector.replace(':', '_').rstrip('_')
        suffix = '_class' if self.kind == '+' else ''
        return f'{self.owner.name}_{text}{suffix}' if self.owner else text


class Class:
    def __init__(self, name, superclass, identity, header):
        self.name, self.superclass, self.header = name, superclass, header
        self.swift = name               # The name in Swift.
        self.identity = identity
        self.members = []

    def chain(self):
        """The class and its superclasses, topmost first."""
        return (self.superclass.chain() if self.superclass else []) + [self]

    @property
    def is_adopted(self):
        """Whether objects of Objective-C adopt the Swift objects that their initializers create."""
        return self.identity == 'item'

    def inherits(self, name):
        return any(each.name == name for each in self.chain())


class Protocol(Class):
    """The protocol of a delegate or data source."""

    def __init__(self, name, parent, header):
        super().__init__(name, parent, None, header)


class Enumeration:
    def __init__(self, swift, is_options):
        self.swift, self.is_options = swift, is_options


class Table:
    """All declarations."""

    headers = [
        'UIKit/NSUndoManager.h',
        'UIKit/UIEvents.h', 'CoreGraphics/CGContext.h', 'CoreGraphics/CGPath.h', 'CoreGraphics/CGBitmapContext.h',
        'UIKit/UITraitCollection.h', 'UIKit/UIGraphics.h', 'QuartzCore/CATransform3D.h', 'QuartzCore/CALayer.h',
        'QuartzCore/CAAnimation.h', 'UIKit/UIView.h', 'UIKit/NSLayoutConstraint.h', 'UIKit/UIStringDrawing.h',
        'UIKit/UIViewPropertyAnimator.h', 'UIKit/UIControls.h', 'UIKit/UIScrollView.h', 'UIKit/UIGestureRecognizers.h',
        'UIKit/UIViewController.h', 'UIKit/UIAlertController.h', 'UIKit/UIApplication.h', 'UIKit/UITransitions.h', 'UIKit/UITextInput.h',
        'UIKit/UITextField.h', 'UIKit/UITextView.h', 'UIKit/UITableViewCell.h', 'UIKit/UITableView.h',
        'UIKit/UITableViewController.h', 'UIKit/UIBarItems.h', 'UIKit/UIBars.h', 'UIKit/UINavigationController.h',
        'UIKit/UITabBarController.h',
    ]

    def __init__(self, folder):
        self.classes, self.functions, self.enumerations, self.protocols = {}, [], {}, {}
        self.current = None
        for header in self.headers:
            self.header = pathlib.PurePath(header).stem
            for number, line in enumerate((folder / header).read_text().splitlines(), 1):
                try:
                    self.read(line)
                except Exception as error:
                    raise SystemExit(f'{folder / header}:{number}: {error}: {line}')

    def read(self, line):
        code, _, comment = line.partition(' //:')
        comment, code = comment.strip(), code.strip()
        if found := re.match(r'typedef (NS_ENUM|NS_OPTIONS)\(\w+, (\w+)\)', code):
            if comment:
                self.enumerations[found[2]] = Enumeration(comment, found[1] == 'NS_OPTIONS')
        elif found := re.match(r'@interface (\w+) : (\w+)', code):
            superclass = self.classes.get(found[2])
            identity = comment.removeprefix('identity ') if comment.startswith('identity') else None
            if superclass and not identity:
                identity = superclass.identity
            self.current = None
            if found[2] != 'NSObject' and comment != 'objc':
                self.current = Class(found[1], superclass, identity, self.header)
                self.current.has_peer = not comment.startswith('wrapper')
                if comment.startswith('wrapper '):
                    self.current.swift = comment.removeprefix('wrapper ')
                self.classes[found[1]] = self.current
        elif comment == 'delegate':
            name, parents = re.match(r'@protocol (\w+) <(.*)>$', code).groups()
            parent = next((self.protocols[each] for each in parents.split(', ') if each in self.protocols), None)
            self.current = self.protocols[name] = Protocol(name, parent, self.header)
        elif found := re.match(r'@interface (\w+) \(', code):
            self.current = self.classes.get(found[1])
        elif re.match(r'@(interface|protocol|end)', code):
            self.current = None
        elif comment == 'objc':
            return
        elif self.current and code.startswith('@property'):
            self.read_property(code, comment)
        elif self.current and code[:1] in '-+' and code:
            self.read_method(code, comment)
        elif not self.current and comment:
            self.read_function(code, comment)

    def read_property(self, code, comment):
        attributes, type, name = re.match(r'@property \(([^)]*)\) (.*?)(\w+);$', code).groups()
        type = plain(type)
        getter = re.search(r'getter=(\w+)', attributes)
        getter = getter[1] if getter else name
        mapping, expression = self.mapping(comment)
        expression, _, setting = (expression or f'$0.{getter}').partition(' <- ')
        member = Member(self.current, 'get', type, getter, [], mapping, expression)
        member.property = expression.removeprefix('$0.')
        self.current.members.append(member)
        if 'readonly' not in attributes:
            setter = f'set{name[0].upper()}{name[1:]}:'
            value = '$1' if 'nonnull' in attributes else '$1?'
            member = Member(
                self.current, 'set', 'void', setter, [Parameter(type, 'value')], mapping,
                setting or f'{expression} = {value}')
            member.property = expression.removeprefix('$0.')
            self.current.members.append(member)

    def read_method(self, code, comment):
        kind, result, rest = re.match(r'([-+]) \((.*?)\)(\w.*);$', code).groups()
        parts = re.findall(r'(\w+):\(((?:[^()]|\([^()]*\))*)\)(\w+)', rest)
        selector = ''.join(f'{label}:' for label, _, _ in parts) or rest
        parameters = [Parameter(plain(type), name) for _, type, name in parts]
        result = f'{self.current.name} *' if result == 'instancetype' else plain(result)
        comment, _, otherwise = comment.partition(' else ')
        comment, _, returns = comment.partition(' -> ')
        mapping, expression = self.mapping(comment)
        if not expression:
            labels = [label for label, _, _ in parts] or [rest]
            arguments = ', '.join(
                (f'{label}: ' if index else '') + f'${index + 1}' for index, label in enumerate(labels) if parts)
            expression = f'$0.{labels[0]}({arguments})'
        member = Member(self.current, kind, result, selector, parameters, mapping, expression)
        member.returns, member.otherwise = returns, otherwise
        self.current.members.append(member)

    def read_function(self, code, comment):
        result, name, rest = re.match(r'(\w[\w ]*?[ *]+)(\w+)\((.*)\);$', code).groups()
        parameters = []
        for each in [] if rest == 'void' else rest.split(', '):
            type, argument = re.match(r'(.*?)(\w+)$', each).groups()
            parameters.append(Parameter(plain(type), argument))
        self.functions.append(
            (self.header, Member(None, 'function', plain(result), name, parameters, 'call', comment)))

    @staticmethod
    def mapping(comment):
        for mapping in ['override', 'init']:
            if comment == mapping or comment.startswith(mapping + ' '):
                return mapping, comment[len(mapping):].strip()
        return 'call', comment


def plain(type):
    return re.sub(r'\s*\*$', ' *', type.strip())
