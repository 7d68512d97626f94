"""Converts values of each type between Objective-C and Swift. Only C types are passed between the languages."""
import re

STRUCTURES = {
    'CGPoint': 'TBPoint', 'CGSize': 'TBSize', 'CGRect': 'TBRect', 'CGAffineTransform': 'TBTransform',
    'UIEdgeInsets': 'TBInsets', 'NSRange': 'TBRange', 'CGVector': 'TBVector', 'UIOffset': 'TBOffset', 'CATransform3D': 'TBTransform3D',
}
# The C type, its Swift type, the conversion to the Swift API's type, and the conversion back.
SCALARS = {
    'CGFloat': ('double', 'Double', 'CGFloat({})', 'Double({})'),
    'NSTimeInterval': ('double', 'Double', '{}', '{}'),
    'CFTimeInterval': ('double', 'Double', '{}', '{}'),
    'double': ('double', 'Double', '{}', '{}'),
    'float': ('float', 'Float', '{}', '{}'),
    'int': ('int', 'CInt', 'Int({})', 'CInt({})'),
    'NSInteger': ('long', 'Int', '{}', '{}'),
    'NSUInteger': ('unsigned long', 'UInt', 'Int(truncatingIfNeeded: {})', 'UInt(bitPattern: {})'),
    'size_t': ('unsigned long', 'UInt', 'Int(truncatingIfNeeded: {})', 'UInt(bitPattern: {})'),
    'unsigned': ('unsigned', 'CUnsignedInt', 'UInt32({})', 'CUnsignedInt({})'),
    'UILayoutPriority': ('float', 'Float', 'UILayoutPriority(rawValue: {})', '({}).rawValue'),
    'UIWindowLevel': ('double', 'Double', 'UIWindow.Level(rawValue: {})', '({}).rawValue'),
    'UIFontWeight': ('double', 'Double', 'UIFont.Weight(rawValue: {})', '({}).rawValue'),
    'BOOL': ('unsigned char', 'UInt8', '({} != 0)', '({} ? 1 : 0)'),
}
REFERENCES = {
    'CGContextRef': 'CGContext', 'CGColorRef': 'CGColor', 'CGColorSpaceRef': 'CGColorSpace', 'CGPathRef': 'CGPath',
    'CGMutablePathRef': 'CGMutablePath', 'CGImageRef': 'CGImage', 'CGGradientRef': 'CGGradient',
}
POINTERS = {
    'CGFloat *': 'UnsafeMutablePointer<CGFloat>', 'NSInteger *': 'UnsafeMutablePointer<Int>',
    'CGPoint *': 'UnsafeMutablePointer<CGPoint>',
}
# Pointers that Swift functions receive as addresses; see Bridge/Values.swift.
ADDRESSES = {
    'void *', 'CGRect *', 'const CGFloat *', 'const CGPoint *', 'const CGRect *', 'const CGAffineTransform *',
}
TEXTS = {'NSString *', 'CFStringRef'}
# Types whose values are converted by functions in Bridge/Indexes.swift, and prevent the call if they are nil.
INDEXES = {
    'NSIndexPath *': ('indexPath', 'retainedIndexPath', 'IndexPath'),
    'NSIndexSet *': ('indexSet', 'retainedIndexSet', 'IndexSet'),
}
# Types whose values are converted by functions in Bridge/AnyValues.swift, with the type for an override.
CONVERTED = {
    'id': ('anyValue', 'retainedAny', 'Any?'), 'CFTypeRef': ('anyValue', 'retainedAny', 'Any?'),
    'NSArray *': ('list', 'retainedList', None), 'CFArrayRef': ('list', 'retainedList', None),
    'NSDictionary *': ('dictionary', 'retainedDictionary', None), 'CFDictionaryRef': ('dictionary', 'retainedDictionary', None),
    'NSData *': ('data', 'retainedData', None),
    'NSAttributedString *': ('attributedText', 'retainedAttributedText', None),
}
# Converted types whose values are never nil in Swift if the argument has no question mark.
COLLECTIONS = {'NSArray *': '[]', 'CFArrayRef': '[]', 'NSDictionary *': '[:]', 'NSData *': 'Data()',
               'NSAttributedString *': 'NSAttributedString(string: "")'}


def is_block(type):
    return '(^)' in type


def block_function(type):
    """The function that converts a block, by the type of the block's argument."""
    argument = re.fullmatch(r'void \(\^\)\((.*?)\)', type)[1]
    if argument == 'void':
        return 'block'
    return 'objectBlock' if '*' in argument or argument.startswith('id') else 'flagBlock' if argument.startswith('BOOL') else 'numberBlock'


class Types:
    def __init__(self, table):
        self.table = table

    def c(self, type):
        """The type in C."""
        if type == 'void':
            return 'void'
        if type in SCALARS:
            return SCALARS[type][0]
        if type in self.table.enumerations:
            return 'long'
        if type in TEXTS:
            return 'const char *'
        return STRUCTURES.get(type, 'void *')

    def raw(self, type):
        """The type of a parameter or result in a Swift function that C calls."""
        if type in SCALARS:
            return SCALARS[type][1]
        if type in self.table.enumerations:
            return 'Int'
        if type in TEXTS:
            return 'UnsafePointer<CChar>?'
        return STRUCTURES.get(type, 'Raw?')

    def swift(self, type, is_optional=True):
        """The type in the UIKit API."""
        if type == 'NSUInteger':
            return 'Int'
        if type in SCALARS:
            return {'BOOL': 'Bool', 'CGFloat': 'CGFloat', 'int': 'Int'}.get(type, SCALARS[type][1])
        if type in self.table.enumerations:
            return self.table.enumerations[type].swift
        if type in STRUCTURES:
            return type
        if type == 'NSSet *':
            return 'Set<UITouch>'
        if type in REFERENCES:
            return REFERENCES[type]
        if type in CONVERTED and CONVERTED[type][2]:
            return CONVERTED[type][2]
        if type in POINTERS:
            return POINTERS[type]
        name = 'String' if type in TEXTS else INDEXES[type][2] if type in INDEXES else self.swift_name(type)
        return name + ('?' if is_optional else '')

    def swift_name(self, type):
        """The Swift name of a class."""
        name = self.class_name(type)
        known = self.table.classes.get(name)
        if self.is_delegate(type):
            return f'(any {type[3:-1]})'
        return known.swift if known else name

    def is_delegate(self, type):
        return type[:3] == 'id<' and type[3:-1] in self.table.protocols

    def class_name(self, type):
        if type[:3] == 'id<':
            # The class of objects of Swift that implement the protocol.
            swift = f'(any {type[3:-1]})'
            return next((each.name for each in self.table.classes.values() if each.swift == swift), type)
        return type.replace('*', '').strip()

    def is_identity(self, type):
        known = self.table.classes.get(self.class_name(type))
        return bool(known and known.identity)

    def has_subclasses(self, type):
        name = self.class_name(type)
        return any(each.superclass and each.superclass.name == name for each in self.table.classes.values())

    def zero(self, type):
        if type == 'void':
            return 'return'
        if type in SCALARS or type in self.table.enumerations:
            return 'return 0'
        return f'return {STRUCTURES[type]}()' if type in STRUCTURES else 'return nil'

    def value(self, type, name):
        """A Swift expression for an argument, and an optional expression that prevents the call if it is nil."""
        if type in SCALARS:
            return SCALARS[type][2].format(name), None
        if type in self.table.enumerations:
            enumeration = self.table.enumerations[type]
            made = f'{enumeration.swift}(rawValue: .init(truncatingIfNeeded: {name}))'
            return (made, None) if enumeration.is_options else (None, made)
        if type in STRUCTURES:
            return f'{name}.value', None
        if type in POINTERS:
            return f'{name}?.pointer()', None
        if type in ADDRESSES:
            return name, None
        if type in TEXTS:
            return None, f'string({name})'
        if type in CONVERTED:
            return f'{CONVERTED[type][0]}({name})', None
        if is_block(type):
            return f'{block_function(type)}({name})', None
        if type == 'NSSet *':
            return None, f'touches({name})'
        if type in REFERENCES:
            return None, f'reference({name}, as: {REFERENCES[type]}.self)'
        if type in INDEXES:
            return None, f'{INDEXES[type][0]}({name})'
        if self.is_delegate(type):
            return None, f'attached({name}, to: o, as: {type[3:-1]}Adapter.self)'
        return None, f'swiftObject({name}, as: {self.swift_name(type)}.self)'

    @staticmethod
    def default(type):
        """The value in Swift for a nil argument that Swift doesn't accept, or None if nil prevents the call."""
        if is_block(type):
            return '{ _ in }' if block_function(type) != 'block' else '{}'
        return COLLECTIONS.get(type)

    def result(self, type, expression):
        """A Swift expression for a result that is returned to C. Objects are retained."""
        if type in SCALARS:
            return SCALARS[type][3].format(expression)
        if type in self.table.enumerations:
            return f'Int(truncatingIfNeeded: ({expression}).rawValue)'
        if type in STRUCTURES:
            return f'{STRUCTURES[type]}({expression})'
        if type in TEXTS:
            return f'copiedString({expression})'
        if type == 'void *':
            return expression
        if type in CONVERTED:
            return f'{CONVERTED[type][1]}({expression})'
        if type == 'NSSet *':
            return f'retainedSet({expression})'
        if type in REFERENCES:
            return f'retainedReference({expression})'
        if type in INDEXES:
            return f'{INDEXES[type][1]}({expression})'
        if type in POINTERS:
            return f'Raw({expression})'
        if self.is_delegate(type):
            return f'retainedDelegate({expression})'
        if self.is_identity(type):
            return f'retained({expression})'
        if self.has_subclasses(type):
            return f'retainedBox({expression})'
        return f'retainedBox({expression}, "{self.class_name(type)}")'

    # MARK: Calls of Objective-C

    def c_object(self, type):
        """The type in C of a parameter or result of a function that Swift calls."""
        return 'void *' if type in TEXTS else self.c(type)

    def passed(self, type, expression):
        """An expression that Swift passes to Objective-C, and whether it is an object to release."""
        if type in TEXTS:
            return f'retainedText({expression})', True
        return self.result(type, expression), self.c(type) == 'void *' and type not in POINTERS

    def taken(self, type, call):
        """A Swift expression for a call's result, and whether it may be nil."""
        if type in TEXTS:
            return f'takenText({call})', True
        if type in CONVERTED or type in INDEXES:
            function = (CONVERTED.get(type) or INDEXES.get(type))[0]
            return f'taken({call}) {{ {function}($0) }}', True
        if self.is_delegate(type):
            return f'takenDelegate({call}, as: {type[3:-1]}Adapter.self) {{ $0 as? any {type[3:-1]} }}', True
        value, optional = self.value(type, call)
        if value:
            return value, False
        return (f'taken({call})' if self.c(type) == 'void *' else optional), True

    # MARK: Objective-C

    def objc_argument(self, type, name):
        if type in TEXTS:
            return f'[(NSString *){name} UTF8String]'
        if type in STRUCTURES:
            return f'*({STRUCTURES[type]} *)&{name}'
        return f'(void *){name}' if self.c(type) == 'void *' else name

    def objc_result(self, type, call, is_retained=False):
        """A statement that returns a Swift function's result."""
        if type == 'void':
            return f'{call};'
        if type == 'void *':
            return f'return {call};'
        if type in TEXTS:
            return f'return TBTakeString({call});'
        if type in STRUCTURES:
            return f'{STRUCTURES[type]} result = {call}; return *({type} *)&result;'
        if self.c(type) == 'void *':
            if is_retained:
                return f'return ({type}){call};'
            if self.is_identity(type):
                return f'return ({type})TBBorrow({call});'
            return f'return ({type})[(id){call} autorelease];'
        return f'return {call};'

    def objc_value(self, type, name):
        """An Objective-C expression for an argument that Swift passes."""
        if type in STRUCTURES:
            return f'*({type} *)&{name}'
        return f'({type}){name}'
