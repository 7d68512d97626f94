"""Generates code that calls each overridable member, for the test that overrides them all."""
import peers

# Arguments of the calls in Swift, by type. Arguments that may be nil are nil.
SAMPLES = {
    'UIEvent.EventSubtype': '.motionShake',
    'Bool': 'true', 'Int': '1', 'Float': '1', 'CGFloat': '1', 'CGPoint': '.zero', 'CGSize': '.zero', 'CGRect': '.zero',
    'CGAffineTransform': '.identity', 'Set<UITouch>': '[]', 'UITouch': 'UITouch()', 'UIEvent': 'UIEvent()',
    'String': '""', 'UIViewController': 'UIViewController()', 'UITableViewCell.StateMask': '[]',
    '(any UIViewControllerTransitionCoordinator)': 'SampleCoordinator()',
    'UIView': 'UIView()', 'UIGestureRecognizer': 'UITapGestureRecognizer()', 'CGContext': 'sampleContext',
}
# The expressions that create objects of the probe classes in Objective-C, by superclass.
CREATE = {
    'UIView': '[[{} alloc] initWithFrame:CGRectZero]', 'UIGestureRecognizer': '[[{} alloc] initWithTarget:nil action:NULL]',
}


def sample(type):
    return 'nil' if type.endswith('?') else SAMPLES[type]


def swift(table, types):
    """A function that calls all overridable members of an object."""
    text = '''#if TOUCHBOX_PROBES
import CBridge
import Foundation
import QuartzCore
import UIKit

/// A context for drawing methods.
private var sampleContext: CGContext {
  UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
  defer { UIGraphicsEndImageContext() }
  return UIGraphicsGetCurrentContext()!
}

/// A coordinator of nothing.
private final class SampleCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let containerView = UIView()
  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .linear }
  var targetTransform: CGAffineTransform { .identity }
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func animateAlongsideTransition(in view: UIView?, animation: Work?, completion: Work?) -> Bool { false }
  func notifyWhenInteractionChanges(_ handler: @escaping Work) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Work) {}
}

/// Calls each overridable member of an object.
@_cdecl("touchbox_call_overrides")
public func callOverrides(_ object: UnsafeMutableRawPointer?) {
'''
    for cls in table.classes.values():
        own = [member for member in cls.members if member.mapping == 'override']
        if not own:
            continue
        text += f'  if let o = swiftObject(object, as: {cls.name}.self) {{\n'
        for member in own:
            if member.kind == 'get':
                text += f'    _ = o.{member.property}\n'
            elif member.kind == 'set':
                text += f'    o.{member.property} = {sample(types.swift(member.parameters[0].type))}\n'
            else:
                name, parts = peers.call_parts(member, types)
                arguments = ', '.join((f'{label}: ' if label else '') + sample(type) for label, _, type in parts)
                text += f'    _ = o.{name}({arguments})\n'
        text += '  }\n'
    return text + '}\n#endif\n'


def objective_c(table):
    """An app that overrides all members in a subclass of each class, and logs each override that is not called."""
    text = '''#import <UIKit/UIKit.h>
extern void touchbox_call_overrides(id object);
static NSMutableSet *called;
static void record(SEL selector) { [called addObject:NSStringFromSelector(selector)]; }
static void check(const char *name, id object, NSString *selectors) {
  [called removeAllObjects];
  touchbox_call_overrides(object);
  for (NSString *selector in [selectors componentsSeparatedByString:@" "]) {
    if (![called containsObject:selector]) NSLog(@"-[%s %@] was not called", name, selector);
  }
  [object release];
}
'''
    macros, checks, count = '', '', 0
    for cls in table.classes.values():
        inherited = peers.all_overridable_in(cls.superclass) if cls.superclass else []
        own = [member for member in cls.members if member.mapping == 'override'
               and not any(each.selector == member.selector for each in inherited)]
        lines = ''.join(f' \\\n{method(member)}' for member in own)
        base = f' OVERRIDES_{cls.superclass.name}' if cls.superclass else ''
        text += f'#define OVERRIDES_{cls.name}{base}{lines}\n'
        members = peers.overridable(cls)
        if not members or not cls.has_peer or cls.name == 'UIResponder':
            continue
        macros += f'@interface Probe{cls.name} : {cls.name}\n@end\n@implementation Probe{cls.name}\nOVERRIDES_{cls.name}\n@end\n'
        create = next((text for base, text in CREATE.items() if cls.inherits(base)), '[[{} alloc] init]')
        selectors = ' '.join(member.selector for member in members)
        checks += f'  check("{cls.name}", {create.format("Probe" + cls.name)}, @"{selectors}");\n'
        count += len(members)
    return (text + macros + '@interface Probe : UIViewController\n@end\n@implementation Probe\n'
            '- (void)viewDidLoad {\n  [super viewDidLoad];\n  called = [[NSMutableSet alloc] init];\n' + checks
            + f'  NSLog(@"{count} overrides");\n}}\n@end\n')


def method(member):
    labels = member.selector.split(':')
    signature = ' '.join(
        f'{label}:({each.type})a{index}' for index, (label, each) in enumerate(zip(labels, member.parameters))
    ) or member.selector
    result = '' if member.result == 'void' else f' {member.result} result; memset(&result, 0, sizeof result); return result;'
    return f'- ({member.result}){signature} {{ record(_cmd);{result} }}'
