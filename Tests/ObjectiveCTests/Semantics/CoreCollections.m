// Arrays and sets of Core Foundation contain objects or plain pointers.
// touch: 0.1 down 1 100,100
// touch: 0.2 down 2 200,100
// touch: 0.3 up 1
// touch: 0.4 up 2
// log: 3 names, first Ada, Grace at 1
// log: now Grace, Ada
// log: 1 object
// log: 2 fingers
// log: finger at 100
// log: finger at 200
// log: 1 finger left, contained 0
// log: 2 values, sum 30
#import <UIKit/UIKit.h>

static void printFinger(const void *value, void *context) {
  NSLog(@"finger at %.0f", [(UITouch *)value locationInView:(UIView *)context].x);
}

@interface FingerView : UIView {
  CFMutableArrayRef fingers;
  CFMutableSetRef down;
}
@end

@implementation FingerView
- (id)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) {
    self.multipleTouchEnabled = YES;
    fingers = CFArrayCreateMutable(NULL, 0, NULL);
    down = CFSetCreateMutable(NULL, 0, NULL);
    CFMutableArrayRef names = CFArrayCreateMutable(kCFAllocatorDefault, 0, &kCFTypeArrayCallBacks);
    CFArrayAppendValue(names, @"Ada");
    CFArrayAppendValue(names, @"Alan");
    CFArrayInsertValueAtIndex(names, 1, @"Grace");
    NSString *grace = [NSString stringWithFormat:@"%@ce", @"Gra"];
    NSLog(@"%d names, first %@, Grace at %d", (int)CFArrayGetCount(names), (id)CFArrayGetValueAtIndex(names, 0),
          (int)CFArrayGetFirstIndexOfValue(names, CFRangeMake(0, 3), grace));
    CFArrayExchangeValuesAtIndices(names, 0, 1);
    CFArrayRemoveValueAtIndex(names, 2);
    NSLog(@"now %@", [(NSArray *)names componentsJoinedByString:@", "]);
    CFRelease(names);
    CFMutableSetRef objects = CFSetCreateMutable(NULL, 0, &kCFTypeSetCallBacks);
    CFSetAddValue(objects, @"Ada");
    CFSetAddValue(objects, [NSString stringWithFormat:@"A%@", @"da"]);
    NSLog(@"%d object", (int)[(NSSet *)objects count]);
    CFRelease(objects);
  }
  return self;
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    CFArrayAppendValue(fingers, touch);
    CFSetAddValue(down, touch);
  }
  if (CFArrayGetCount(fingers) < 2) return;
  NSLog(@"%d fingers", (int)CFSetGetCount(down));
  CFArrayApplyFunction(fingers, CFRangeMake(0, 2), printFinger, self);
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  UITouch *touch = [touches anyObject];
  CFSetRemoveValue(down, touch);
  if (CFSetGetCount(down)) {
    NSLog(@"%d finger left, contained %d", (int)CFSetGetCount(down), CFSetContainsValue(down, touch));
    return;
  }
  // Pointers that are not objects.
  int numbers[] = {10, 20}, sum = 0;
  CFArrayRemoveAllValues(fingers);
  CFArrayAppendValue(fingers, &numbers[0]);
  CFArrayAppendValue(fingers, &numbers[1]);
  for (int i = 0; i < 2; i++) sum += *(const int *)CFArrayGetValueAtIndex(fingers, i);
  NSLog(@"%d values, sum %d", (int)CFArrayGetCount(fingers), sum);
}
- (void)dealloc {
  CFRelease(fingers);
  CFRelease(down);
  [super dealloc];
}
@end
