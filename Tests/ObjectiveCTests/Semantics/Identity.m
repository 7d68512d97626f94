// A touch is the same object in every set from landing to lift, and sets are in finger order.
// touch: 0.1 d1 100,100 & d2 200,200 & d3 150,300
// touch: 0.2 m2 210,210 & m3 150,310 & m1 110,110
// touch: 0.3 u1 & u2 & u3
// log: began 100 200 150
// log: moved 110 210 150
// log: known 3, all 3
// log: same event
// log: ended 3
// log: forgotten 0
#import <UIKit/UIKit.h>

@interface Board : UIView {
  CFMutableDictionaryRef points;
  NSMutableSet *known;
  UIEvent *lastEvent;
}
@end
@implementation Board
- (id)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) {
    points = CFDictionaryCreateMutable(NULL, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
    known = [[NSMutableSet alloc] init];
    self.multipleTouchEnabled = YES;
  }
  return self;
}
- (NSString *)listing:(NSSet *)touches {
  NSMutableArray *xs = [NSMutableArray array];
  for (UITouch *touch in touches) {
    [xs addObject:[NSString stringWithFormat:@"%.0f", [touch locationInView:self].x]];
  }
  return [xs componentsJoinedByString:@" "];
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    CFDictionarySetValue(points, touch, [NSValue valueWithCGPoint:[touch locationInView:self]]);
    [known addObject:touch];
  }
  lastEvent = event;
  NSLog(@"began %@", [self listing:touches]);
}
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  NSLog(@"moved %@", [self listing:[event allTouches]]);
  int count = 0;
  for (UITouch *touch in touches) {
    if (CFDictionaryGetValue(points, touch) && [known containsObject:touch]) count++;
  }
  NSLog(@"known %d, all %d", count, (int)[[event touchesForView:self] count]);
  if (event == lastEvent) NSLog(@"same event");
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  NSLog(@"ended %d", (int)[touches count]);
  for (UITouch *touch in touches) CFDictionaryRemoveValue(points, touch);
  NSLog(@"forgotten %d", (int)CFDictionaryGetCount(points));
}
- (void)dealloc {
  CFRelease(points);
  [known release];
  [super dealloc];
}
@end
