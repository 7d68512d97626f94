// Responders and events.
#import "TBPrivate.h"

@implementation UIResponder
#include "UIResponder.inc"
- (void)motionBegan:(UIEventSubtype)motion withEvent:(UIEvent *)event {
  [[self nextResponder] motionBegan:motion withEvent:event];
}
- (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent *)event {
  [[self nextResponder] motionEnded:motion withEvent:event];
}
- (void)motionCancelled:(UIEventSubtype)motion withEvent:(UIEvent *)event {
  [[self nextResponder] motionCancelled:motion withEvent:event];
}
- (BOOL)canPerformAction:(SEL)action withSender:(id)sender {
  return [self respondsToSelector:action];
}
- (NSUndoManager *)undoManager {
  return [[self nextResponder] undoManager];
}
@end

@implementation NSObject (UINibLoading)
- (void)awakeFromNib {
}
@end

@implementation UIEvent
#include "UIEvent.inc"
- (UIEventType)type {
  return UIEventTypeTouches;
}
- (UIEventSubtype)subtype {
  return UIEventSubtypeNone;
}
@end
