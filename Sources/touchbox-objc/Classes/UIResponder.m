// Responders and events.
#import "TBPrivate.h"

@implementation UIResponder
#include "UIResponder.inc"
- (BOOL)canPerformAction:(SEL)action withSender:(id)sender {
  return [self respondsToSelector:action];
}
@end

@implementation NSObject (UINibLoading)
- (void)awakeFromNib {
}
@end

@implementation UIEvent
#include "UIEvent.inc"
@end
