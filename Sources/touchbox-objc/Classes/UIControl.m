// Controls and gesture recognizers: targets, actions, and delegates.
#import "TBPrivate.h"

static const char *name(SEL selector) { return selector ? sel_getName(selector) : NULL; }

@implementation UIControl
#include "UIControl.inc"
- (NSSet *)allTargets {
  NSArray *targets = [(id)tbs_targets(self) autorelease];
  return [NSSet setWithArray:targets];
}
- (NSArray *)actionsForTarget:(id)target forControlEvent:(UIControlEvents)events {
  NSArray *actions = [(id)tbs_actions(self, target, events) autorelease];
  return [actions count] ? actions : nil;
}
- (void)sendAction:(SEL)action to:(id)target forEvent:(UIEvent *)event {
  [[UIApplication sharedApplication] sendAction:action to:target from:self forEvent:event];
}
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events {
  tbs_addControlTarget(self, target, name(action), events);
}
- (void)removeTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events {
  tbs_removeControlTarget(self, target, name(action), events);
}
@end

@implementation UIButton
#include "UIButton.inc"
+ (instancetype)buttonWithType:(UIButtonType)type {
  UIButton *button = [self alloc];
  tbs_makeButton(button, type);
  return [button autorelease];
}
@end

@implementation UISegmentedControl
#include "UISegmentedControl.inc"
- (instancetype)initWithItems:(NSArray *)items {
  if (!(self = [self initWithFrame:CGRectZero])) return nil;
  for (id item in items) {
    NSString *title = [item isKindOfClass:[NSString class]] ? item : @"";
    [self insertSegmentWithTitle:title atIndex:[self numberOfSegments] animated:NO];
  }
  [self sizeToFit];
  return self;
}
- (NSInteger)segmentedControlStyle {
  return 0;
}
- (void)setSegmentedControlStyle:(NSInteger)style {
}
@end

@implementation UIGestureRecognizer
#include "UIGestureRecognizer.inc"
- (instancetype)initWithTarget:(id)target action:(SEL)action {
  tbs_makeRecognizer(self, [[self class] touchboxClassName]);
  if (action) [self addTarget:target action:action];
  return self;
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  tbs_makeRecognizer(self, [[self class] touchboxClassName]);
  return self;
}
- (id)init {
  return [self initWithTarget:nil action:NULL];
}
- (void)addTarget:(id)target action:(SEL)action {
  tbs_addRecognizerTarget(self, target, name(action));
}
- (void)removeTarget:(id)target action:(SEL)action {
  tbs_removeRecognizerTarget(self, target, name(action));
}
- (id<UIGestureRecognizerDelegate>)delegate {
  return [(id)tbs_recognizerDelegate(self) autorelease];
}
- (void)setDelegate:(id<UIGestureRecognizerDelegate>)delegate {
  tbs_setRecognizerDelegate(self, delegate);
}
@end

void TBSendAction(void *target, const char *selector, void *sender, void *event) {
  TB_BEGIN
  SEL action = sel_registerName(selector);
  id receiver = target;
  if (!receiver) {
    // The items of bars are not responders.
    BOOL isResponder = [(id)sender isKindOfClass:[UIResponder class]];
    UIResponder *responder = isResponder ? sender : [(id)tbs_firstResponder() autorelease];
    while (responder && ![responder respondsToSelector:action]) responder = [responder nextResponder];
    receiver = responder;
  }
  if (receiver) ((void (*)(id, SEL, id, id))objc_msg_lookup(receiver, action))(receiver, action, sender, event);
  TB_END
}

void TBAnimationDidStop(void *target, const char *selector, const char *name, unsigned char finished, void *context) {
  TB_BEGIN
  SEL action = sel_registerName(selector);
  NSString *animation = name ? [NSString stringWithUTF8String:name] : nil;
  ((void (*)(id, SEL, id, id, void *))objc_msg_lookup((id)target, action))(
      target, action, animation, [NSNumber numberWithBool:finished], context);
  TB_END
}

unsigned char TBAskDelegate(void *delegate, int question, void *recognizer, void *other) {
  unsigned char answer = question == TBShouldBegin || question == TBShouldReceiveTouch;
  id<UIGestureRecognizerDelegate> receiver = delegate;
  TB_BEGIN
#define TB_ASK(number, method, message) \
  case number:                            \
    if ([receiver respondsToSelector:@selector(method)]) answer = message; \
    break;
  switch (question) {
    TB_ASK(TBShouldBegin, gestureRecognizerShouldBegin:, [receiver gestureRecognizerShouldBegin:recognizer])
    TB_ASK(TBShouldRecognizeSimultaneously, gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:,
           [receiver gestureRecognizer:recognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:other])
    TB_ASK(TBShouldReceiveTouch, gestureRecognizer:shouldReceiveTouch:,
           [receiver gestureRecognizer:recognizer shouldReceiveTouch:other])
    TB_ASK(TBShouldRequireFailure, gestureRecognizer:shouldRequireFailureOfGestureRecognizer:,
           [receiver gestureRecognizer:recognizer shouldRequireFailureOfGestureRecognizer:other])
    TB_ASK(TBShouldBeRequiredToFail, gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:,
           [receiver gestureRecognizer:recognizer shouldBeRequiredToFailByGestureRecognizer:other])
  }
  TB_END
  return answer;
}
