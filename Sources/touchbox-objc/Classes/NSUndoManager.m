// Undo managers, and messages that are sent when an operation is undone.
#import "TBPrivate.h"

/// Records a message for a target, and registers it with an undo manager.
@interface TBUndoInvocation : NSProxy {
 @public
  TBUndoManager *_manager;
  id _target;
}
@end
@implementation TBUndoInvocation
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  return [_target methodSignatureForSelector:selector];
}
- (void)forwardInvocation:(NSInvocation *)invocation {
  // The manager retains the arguments, but not the target.
  [invocation setTarget:nil];
  [invocation retainArguments];
  tbs_registerUndo(_manager, _target, NULL, invocation);
}
- (void)dealloc {
  [_manager release];
  [_target release];
  [super dealloc];
}
@end

@implementation TBUndoManager
#include "TBUndoManager.inc"
- (void)removeAllActionsWithTarget:(id)target {
  if (target) tbs_removeUndo(self, target);
}
- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(id)object {
  if (target && selector) tbs_registerUndo(self, target, sel_getName(selector), object);
}
- (void)registerUndoWithTarget:(id)target handler:(void (^)(id))handler {
  if (!target || !handler) return;
  id block = [(id)handler copy];
  tbs_registerUndo(self, target, "", block);
  [block release];
}
- (id)prepareWithInvocationTarget:(id)target {
  TBUndoInvocation *invocation = [[TBUndoInvocation alloc] autorelease];
  invocation->_manager = [self retain];
  invocation->_target = [target retain];
  return invocation;
}
@end

void TBUndo(void *target, const char *selector, void *argument) {
  TB_BEGIN
  if (!selector) {
    [(NSInvocation *)argument invokeWithTarget:(id)target];
  } else if (!*selector) {
    ((void (^)(id))argument)((id)target);
  } else {
    SEL action = sel_registerName(selector);
    ((void (*)(id, SEL, id))objc_msg_lookup((id)target, action))((id)target, action, (id)argument);
  }
  TB_END
}
