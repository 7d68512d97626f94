// Distinguishes swipes of several fingers from pinches.
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, SwipeDirection) { SwipeNone, SwipeLeft, SwipeRight, SwipeUp, SwipeDown };

@interface MultiSwipeViewController : UIViewController {
  UILabel *label;
  CFMutableDictionaryRef starts;
  BOOL fingerHasLifted;
}
@end

@implementation MultiSwipeViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.multipleTouchEnabled = YES;
  starts = CFDictionaryCreateMutable(NULL, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
  label = [[UILabel alloc] initWithFrame:CGRectMake(20, 60, 280, 120)];
  label.accessibilityIdentifier = @"message";
  label.text = @"";
  [self.view addSubview:label];
}
- (void)dealloc {
  if (starts) CFRelease(starts);
  [label release];
  [super dealloc];
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    CFDictionarySetValue(starts, touch, [NSValue valueWithCGPoint:[touch locationInView:self.view]]);
  }
}
- (SwipeDirection)directionOf:(UITouch *)touch {
  CGPoint start = [(NSValue *)CFDictionaryGetValue(starts, touch) CGPointValue];
  CGPoint now = [touch locationInView:self.view];
  CGFloat x = now.x - start.x, y = now.y - start.y;
  if (fabs(x) >= 25 && fabs(y) <= 5) return x < 0 ? SwipeLeft : SwipeRight;
  if (fabs(y) >= 25 && fabs(x) <= 5) return y < 0 ? SwipeUp : SwipeDown;
  return SwipeNone;
}
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  if (fingerHasLifted) return;
  NSMutableSet *directions = [NSMutableSet set];
  for (UITouch *touch in (NSDictionary *)starts) {
    [directions addObject:[NSNumber numberWithInteger:[self directionOf:touch]]];
  }
  SwipeDirection direction = [[directions anyObject] integerValue];
  if ([directions count] != 1 || direction == SwipeNone) return;
  static NSString *const prefixes[] = {@"", @"Double ", @"Triple ", @"Quadruple ", @"Quintuple "};
  CFIndex count = CFDictionaryGetCount(starts);
  NSString *prefix = count <= 5 ? prefixes[count - 1] : @"Multiple ";
  BOOL isHorizontal = direction == SwipeLeft || direction == SwipeRight;
  label.text = [NSString stringWithFormat:@"%@%@ swipe detected", prefix, isHorizontal ? @"Horizontal" : @"Vertical"];
  [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(eraseText) object:nil];
  [self performSelector:@selector(eraseText) withObject:nil afterDelay:2.0];
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) CFDictionaryRemoveValue(starts, touch);
  fingerHasLifted = CFDictionaryGetCount(starts) > 0;
}
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
  [self touchesEnded:touches withEvent:event];
}
- (void)eraseText {
  label.text = @"";
}
@end
