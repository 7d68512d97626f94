// Logs two fingers and the distance between them. Each finger keeps its number until it lifts.
#import <UIKit/UIKit.h>

enum { FingerCount = 2 };

@interface PinchMeViewController : UIViewController {
  UITouch *fingers[FingerCount];
}
@end

@implementation PinchMeViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.multipleTouchEnabled = YES;
}

- (void)forget:(NSSet *)touches {
  for (int i = 0; i < FingerCount; i++) {
    if (!fingers[i] || ![touches containsObject:fingers[i]]) continue;
    [fingers[i] release];
    fingers[i] = nil;
  }
}

- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    int slot = 0;
    while (slot < FingerCount && fingers[slot]) slot++;
    if (slot < FingerCount) fingers[slot] = [touch retain];
  }
  UITouch *first = [touches anyObject];
  CGPoint point = [first locationInView:self.view];
  NSLog(@"Tap BEGIN at %f, %f Tap count: %d", point.x, point.y, (int)[first tapCount]);
}

- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  BOOL moved = NO;
  for (int i = 0; i < FingerCount; i++) {
    if (![touches containsObject:fingers[i]]) continue;
    moved = YES;
    CGPoint point = [fingers[i] locationInView:self.view];
    NSLog(@"Finger %d moved: %fx%f", i + 1, point.x, point.y);
  }
  if (!moved || !fingers[0] || !fingers[1]) return;
  CGPoint one = [fingers[0] locationInView:self.view], two = [fingers[1] locationInView:self.view];
  NSLog(@"Scaling: %.0f x %.0f", fabs(one.x - two.x), fabs(one.y - two.y));
}

- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  [self forget:touches];
  CGPoint point = [[touches anyObject] locationInView:self.view];
  NSLog(@"Tap ENDED at %f, %f", point.x, point.y);
}

- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
  [self forget:touches];
}

- (void)dealloc {
  for (int i = 0; i < FingerCount; i++) [fingers[i] release];
  [super dealloc];
}
@end
