"""Generates the peers: Swift subclasses whose overrides call Objective-C.

Overridable members require four parts: the peer's override calls a C function, which sends the message; the Objective-C
class's method calls back into Swift, where the peer calls `super`.
"""
import re

from conversions import STRUCTURES

# The classes that have peers, and their initializers.
VIEW = 'frame: CGRect', 'frame: frame'
INITIALIZERS = {
    'UITableView': ('frame: CGRect', 'frame: frame, style: .plain'),
    'UITableViewCell': ('frame: CGRect', 'style: .default, reuseIdentifier: nil'),
    'UITableViewHeaderFooterView': ('frame: CGRect', 'reuseIdentifier: nil'),
}
CONTROLLER = 'nibName: String?', 'nibName: nibName, bundle: nil'
RECOGNIZER = '', 'target: nil, action: nil'
APPLICATION = '', ''
LAYER = '', ''


def overridable(cls):
    """The members that subclasses may override, topmost superclass first."""
    members = all_overridable_in(cls)
    return [each for index, each in enumerate(members)
            if not any(other.selector == each.selector for other in members[index + 1:])]


def all_overridable_in(cls):
    """The same, with the members that a class declares again."""
    return [member for each in cls.chain() for member in each.members if member.mapping == 'override']


# Methods that share a bit, because a mask has only 64. If a class overrides one of them, Swift calls all of them in
# Objective-C, where the others call Swift's implementation.
SHARED = {selector: 'edit' for selector in 'cut: copy: paste: select: selectAll: delete:'.split()}
SHARED |= {f'motion{each}:withEvent:': 'motion' for each in ('Began', 'Ended', 'Cancelled')}


def key(member):
    """The name of the bit of an overridable method or property."""
    return SHARED.get(member.selector, member.property or member.selector)


def bits(cls):
    """The selectors of each bit. The order determines the bits."""
    names = {}
    # A member that is declared again keeps its bit, because the bits of views are known to `make`.
    for member in all_overridable_in(cls):
        selectors = names.setdefault(key(member), [])
        if member.selector not in selectors:
            selectors.append(member.selector)
    if len(names) > 64:
        raise SystemExit(f'{cls.name}: a mask has 64 bits, but {len(names)} members can be overridden')
    return names


def files(table, types):
    result = {'Overrides.h': prototypes(table, types), 'Overrides.m': implementations(table, types)}
    supers = ['import UIKit\n']
    for cls in table.classes.values():
        own = [member for member in cls.members if member.mapping == 'override']
        if own:
            lines = ''.join(f'  func super_{each.name}{signature(each, types)}\n' for each in own)
            supers.append(f'protocol {cls.name}Super: AnyObject {{\n{lines}}}\n')
    result['Supers.swift'] = '\n'.join(supers)
    makers = {'UIView': [], 'UIViewController': [], 'UIGestureRecognizer': [], 'CALayer': []}
    for cls in table.classes.values():
        if not cls.has_peer:
            continue
        if cls.inherits('CALayer'):
            result[f'{cls.name}Peer.swift'] = layer_peer(cls, types)
            makers['CALayer'].append(cls.name)
        elif cls.inherits('UIView'):
            result[f'{cls.name}Peer.swift'] = peer(cls, types, INITIALIZERS.get(cls.name, VIEW)) + variants(cls, types)
            makers['UIView'].append(cls.name)
        elif cls.inherits('UIViewController'):
            result[f'{cls.name}Peer.swift'] = peer(cls, types, CONTROLLER)
            makers['UIViewController'].append(cls.name)
        elif cls.inherits('UIGestureRecognizer'):
            result[f'{cls.name}Peer.swift'] = peer(cls, types, RECOGNIZER)
            makers['UIGestureRecognizer'].append(cls.name)
        elif cls.name == 'UIApplication':
            result[f'{cls.name}Peer.swift'] = peer(cls, types, APPLICATION)
    result['MakePeers.swift'] = make(makers, table)
    return result


def call_parts(member, types):
    """The Swift name, and each parameter's label and type."""
    name, arguments = re.fullmatch(r'\$0\.(\w+)\((.*)\)', member.expression).groups()
    parts = []
    for each in arguments.split(', ') if arguments else []:
        label, number, optional = re.fullmatch(r'(?:(\w+): )?\$(\d)(\??)', each).groups()
        index = int(number)
        parts.append((label, index, types.swift(member.parameters[index - 1].type, bool(optional))))
    return name, parts


def signature(member, types):
    """The parameters and the result of `super_…`."""
    if member.kind == 'set':
        return f'(_ a1: {types.swift(member.parameters[0].type)})'
    parts = [] if member.kind == 'get' else call_parts(member, types)[1]
    parameters = ', '.join(f'_ a{index}: {type}' for _, index, type in parts)
    return f'({parameters}){returned(member, types)}'


def returned(member, types):
    """The result in a function's declaration."""
    return '' if member.result == 'void' else f' -> {member.returns or types.swift(member.result)}'


def prototype(member, types):
    parameters = ['void *object'] + [
        f'{types.c_object(each.type)} a{index}' for index, each in enumerate(member.parameters, 1)]
    return f'{types.c_object(member.result)} tbo_{member.name}({", ".join(parameters)})'


def all_overridable(table):
    overrides = [member for cls in table.classes.values() for member in cls.members if member.mapping == 'override']
    return overrides + [member for each in table.protocols.values() for member in each.members]


def prototypes(table, types):
    lines = [f'{prototype(member, types)};' for member in all_overridable(table)]
    return '#pragma once\n' + '\n'.join(lines) + '\n'


def implementations(table, types):
    lines = ['#import "TBPrivate.h"', '']
    for member in all_overridable(table):
        arguments = [
            types.objc_value(each.type, f'a{index}') for index, each in enumerate(member.parameters, 1)]
        labels = member.selector.split(':')
        message = ' '.join(f'{label}:{value}' for label, value in zip(labels, arguments)) or member.selector
        is_class = member.owner.name in table.classes
        send = f'[({member.owner.name} *)object {message}]' if is_class else f'[(id<{member.owner.name}>)object {message}]'
        if member.result == 'void':
            lines.append(f'{prototype(member, types)} {{ TB_BEGIN {send}; TB_END }}')
            continue
        type = types.c_object(member.result)
        if type == 'void *':
            send = f'[{send} retain]'
        elif type in STRUCTURES.values():
            lines.append(
                f'{prototype(member, types)} {{ {member.result} result = {{0}}; TB_BEGIN result = {send}; TB_END '
                f'return *({type} *)&result; }}')
            continue
        lines.append(f'{prototype(member, types)} {{ {type} result = 0; TB_BEGIN result = {send}; TB_END return result; }}')
    return '\n'.join(lines) + '\n'


def peer(cls, types, initializer):
    parameters, arguments = initializer
    protocols = [f'{each.name}Super' for each in cls.chain() if any(m.mapping == 'override' for m in each.members)]
    selectors = ' '.join('|'.join(each) for each in bits(cls).values())
    first = f'object: Raw, mask: UInt64' + (f', {parameters}' if parameters else '')
    is_view = cls.inherits('UIView')
    text = f'''import CBridge
import UIKit

{'' if is_view or cls.inherits('UIViewController') else 'final '}class {cls.name}Peer: {cls.name}, Peer, {", ".join(protocols)}, nonisolated CustomReflectable {{
  static let selectors = "{selectors}"
  nonisolated(unsafe) let object: Raw
  private let overrides: UInt64
  private var isReady = false

  {'required ' if is_view or cls.inherits('UIViewController') else ''}init({first}) {{
    (self.object, overrides) = (object, mask)
    super.init({arguments})
    adopt(object)
    isReady = true
  }}

'''
    if cls.name in ('UIActivityIndicatorView', 'UIStackView'):
        # Peers are never created with a coder, and these classes' initializers cannot return nil.
        text += '  required init(coder: NSCoder) { fatalError("no coder") }\n\n'
    elif is_view or cls.inherits('UIViewController'):
        text += '  required init?(coder: NSCoder) { nil }\n\n'
    elif cls.inherits('UIGestureRecognizer'):
        text += '  override init?(coder: NSCoder) { nil }\n\n'
    if is_view:
        text += '  override class var layerClass: AnyClass { takeLayerClass() }\n\n'
    text += '''  deinit { TBDealloc(object) }
  nonisolated var customMirror: Mirror { instanceVariables(of: self, object) }
  private func isOverridden(_ bit: UInt64) -> Bool { isReady && overrides & (1 << bit) != 0 }

'''
    keys = list(bits(cls))
    for member in all_overridable_in(cls):
        if member not in overridable(cls):
            text += f'  func super_{member.name}{signature(member, types)} {{ {super_call(member, types)} }}\n'
    for member in overridable(cls):
        if is_view and member.selector in VARIANT:
            text += f'  final func super_{member.name}{signature(member, types)} {{ {super_call(member, types)} }}\n'
            continue
        bit = keys.index(key(member))
        if member.kind == 'set':
            continue
        text += override(cls, member, types, bit)
    return text + '}\n'


def layer_peer(cls, types):
    protocols = [f'{each.name}Super' for each in cls.chain() if any(m.mapping == 'override' for m in each.members)]
    selectors = ' '.join('|'.join(each) for each in bits(cls).values())
    text = f'''import CBridge
import QuartzCore

nonisolated final class {cls.name}Peer: {cls.name}, Peer, {", ".join(protocols)}, CustomReflectable {{
  static let selectors = "{selectors}"
  nonisolated(unsafe) let object: Raw
  private let overrides: UInt64
  private var isReady = false
  private let isCopy: Bool

  init(object: Raw, mask: UInt64) {{
    (self.object, overrides, isCopy) = (object, mask, false)
    super.init()
    adopt(object)
    isReady = true
  }}

  /// Creates the layer of a view whose class names a layer class.
  override init() {{
    (object, isCopy) = (makeLayerObject(), false)
    overrides = overrideMask(object, Self.selectors)
    super.init()
    own(object)
    isReady = true
  }}

  /// Creates a copy of a layer, which has no object in Objective-C yet.
  override init(layer: Any) {{
    object = (layer as! {cls.name}Peer).object
    (overrides, isCopy) = (0, true)
    super.init(layer: layer)
  }}

  required init?(coder: NSCoder) {{ nil }}

  deinit {{ if !isCopy {{ TBDealloc(object) }} }}
  var customMirror: Mirror {{ instanceVariables(of: self, object) }}
  private func isOverridden(_ bit: UInt64) -> Bool {{ isReady && overrides & (1 << bit) != 0 }}

'''
    keys = list(bits(cls))
    for member in overridable(cls):
        text += override(cls, member, types, keys.index(key(member)))
    return text + '}\n'


def super_call(member, types):
    call = plain_super_call(member, types)
    # The default implementation calls the methods for rotations before iOS 8.
    is_transition = member.selector == 'viewWillTransitionToSize:withTransitionCoordinator:'
    if member.property == 'supportedInterfaceOrientations':
        return f'olderOrientations(of: self) ?? {call}'
    return f'reportRotation(of: self, a2) {{ {call} }}' if is_transition else call


def plain_super_call(member, types):
    if member.kind == 'get':
        return f'super.{member.property}'
    if member.kind == 'set':
        return f'super.{member.property} = a1'
    name, parts = call_parts(member, types)
    arguments = ', '.join((f'{label}: ' if label else '') + f'a{index}' for label, index, _ in parts)
    return f'super.{name}({arguments})'


def c_call(member, types, otherwise=None):
    """Statements that call Objective-C."""
    before, arguments = '', ['object']
    for index, each in enumerate(member.parameters, 1):
        argument, is_object = types.passed(each.type, f'a{index}')
        if is_object:
            before += f'let r{index} = {argument}; defer {{ TBRelease(r{index}) }}; '
            argument = f'r{index}'
        arguments.append(argument)
    call = f'tbo_{member.name}({", ".join(arguments)})'
    if member.result == 'void':
        return before + call
    value, is_optional = types.taken(member.result, call)
    # An object may be nil unless another type is specified.
    may_be_nil = types.c_object(member.result) == 'void *' and (member.returns or '?')[-1] == '?'
    if not is_optional or may_be_nil:
        return f'{before}return {value}'
    return f'{before}return {value} ?? {otherwise or super_call(member, types)}'


def override(cls, member, types, bit):
    guard = f'guard isOverridden({bit}) else {{ return {super_call(member, types)} }}'
    if member.kind == 'get':
        setter = next((m for m in member.owner.members if m.kind == 'set' and m.property == member.property), None)
        text = f'  override var {member.property}: {types.swift(member.result)} {{\n'
        if setter:
            new = c_call(setter, types).replace('a1', 'newValue')
            text += (f'    get {{ {guard}; {c_call(member, types)} }}\n'
                     f'    set {{ guard isOverridden({bit}) else {{ super.{member.property} = newValue; return }}; {new} }}\n  }}\n'
                     f'  func super_{setter.name}{signature(setter, types)} {{ {super_call(setter, types)} }}\n')
        else:
            text += f'    {guard}; {c_call(member, types)}\n  }}\n'
        return text + f'  func super_{member.name}{signature(member, types)} {{ {super_call(member, types)} }}\n'
    name, parts = call_parts(member, types)
    parameters = ', '.join(f'{label or "_"} a{index}: {type}' for label, index, type in parts)
    result = returned(member, types)
    attribute = '@discardableResult ' if result else ''
    return (f'  {attribute}override func {name}({parameters}){result} {{ {guard}; {c_call(member, types)} }}\n'
            f'  func super_{member.name}{signature(member, types)} {{ {super_call(member, types)} }}\n')


# UIKit checks whether a class overrides these, and skips work if it doesn't. Therefore, a view's peer overrides them
# only if its Objective-C class does.
DRAWING = ['drawRect:']
HIT_TESTING = ['hitTest:withEvent:', 'pointInside:withEvent:']
VARIANT = DRAWING + HIT_TESTING
VARIANTS = [('Drawing', DRAWING), ('HitTesting', HIT_TESTING), ('DrawingHitTesting', VARIANT)]
# Apps rarely override these members of the other classes, whose peers have one variant for all of them.
COMMON = ['UIView', 'UIControl', 'UIButton', 'UILabel', 'UIImageView', 'UIScrollView', 'UITableViewCell', 'UIWindow']


def variants(cls, types):
    members = {each.selector: each for each in overridable(cls)}
    text = ''
    for prefix, selectors in VARIANTS if cls.name in COMMON else VARIANTS[-1:]:
        text += f'\nfinal class {prefix}{cls.name}Peer: {cls.name}Peer {{\n'
        for selector in selectors:
            member = members[selector]
            name, parts = call_parts(member, types)
            parameters = ', '.join(f'{label or "_"} a{index}: {type}' for label, index, type in parts)
            result = returned(member, types)
            attribute = '@discardableResult ' if result else ''
            text += f'  {attribute}override func {name}({parameters}){result} {{ {c_call(member, types)} }}\n'
        text += '}\n'
    return text


def make(makers, table):
    view = list(bits(table.classes['UIView']))
    draws = 1 << view.index('drawRect:')
    hits = sum(1 << view.index(each) for each in HIT_TESTING)
    text = 'import QuartzCore\nimport UIKit\n\n'
    text += f'/// Creates the peer of a view.\nfunc makeView(_ name: String, _ object: Raw, _ frame: CGRect) -> UIView? {{\n'
    text += '  switch name {\n'
    for name in makers['UIView']:
        if name not in COMMON:
            text += f'''  case "{name}":
    let mask = overrideMask(object, {name}Peer.selectors)
    let type: {name}Peer.Type = mask & {draws | hits} == 0 ? {name}Peer.self : DrawingHitTesting{name}Peer.self
    return type.init(object: object, mask: mask, frame: frame)
'''
            continue
        text += f'''  case "{name}":
    let mask = overrideMask(object, {name}Peer.selectors)
    let type: {name}Peer.Type = switch (mask & {draws} != 0, mask & {hits} != 0) {{
    case (false, false): {name}Peer.self
    case (true, false): Drawing{name}Peer.self
    case (false, true): HitTesting{name}Peer.self
    case (true, true): DrawingHitTesting{name}Peer.self
    }}
    return make(type, object, mask, frame)
'''.replace('return make(type, object, mask, frame)', 'return type.init(object: object, mask: mask, frame: frame)')
    text += '  default: return nil\n  }\n}\n\n'
    text += '/// Creates the peer of a controller that needs no peer of its own kind.\n'
    text += 'func makeControllerPeer(_ name: String, _ object: Raw, _ nibName: String?) {\n  switch name {\n'
    for name in makers['UIViewController']:
        text += f'  case "{name}": _ = {name}Peer(object: object, mask: overrideMask(object, {name}Peer.selectors), nibName: nibName)\n'
    text += '  default: break\n  }\n}\n\n'
    text += '/// Creates the peer of a recognizer.\nfunc makeRecognizer(_ name: String, _ object: Raw) -> UIGestureRecognizer? {\n'
    text += '  switch name {\n'
    for name in makers['UIGestureRecognizer']:
        text += f'  case "{name}": return {name}Peer(object: object, mask: overrideMask(object, {name}Peer.selectors))\n'
    text += '  default: return nil\n  }\n}\n\n'
    text += '/// Creates the peer of a layer.\nfunc makeLayer(_ name: String, _ object: Raw) -> CALayer? {\n  switch name {\n'
    for name in makers['CALayer']:
        text += f'  case "{name}": return {name}Peer(object: object, mask: overrideMask(object, {name}Peer.selectors))\n'
    text += '  default: return nil\n  }\n}\n\n'
    text += '/// Returns a built-in layer class, or the class of its peers.\nfunc layerClass(_ name: String, isPeer: Bool) -> AnyClass {\n  switch name {\n'
    for name in makers['CALayer'][1:]:
        text += f'  case "{name}": isPeer ? {name}Peer.self : {name}.self\n'
    text += '  default: isPeer ? CALayerPeer.self : CALayer.self\n  }\n}\n\n'
    text += '/// Returns the class in Objective-C for an object that Swift created.\nnonisolated func wrapperClass(of object: AnyObject) -> String {\n  switch object {\n'
    ordered = sorted(table.classes.values(), key=lambda each: -len(each.chain()))
    for each in ordered:
        text += f'  case is {each.swift}: "{each.name}"\n'
    return text + '  default: "TBObject"\n  }\n}\n'
