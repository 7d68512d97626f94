// Logs the path of a finger.
#import <UIKit/UIKit.h>

#define POINT(p) (p).x, (p).y

@interface DragDemoViewController : UIViewController
@end

@implementation DragDemoViewController
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  [super touchesBegan:touches withEvent:event];
  UITouch *finger = [touches anyObject];
  NSLog(@"Tap BEGIN at %f, %f Tap count: %d", POINT([finger locationInView:self.view]), (int)finger.tapCount);
}
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  UITouch *finger = [touches anyObject];
  CGPoint last = [finger previousLocationInView:self.view];
  NSLog(@"Finger MOVED from %f, %f to %f, %f", POINT(last), POINT([finger locationInView:self.view]));
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  [super touchesEnded:touches withEvent:event];
  NSLog(@"Tap ENDED at %f, %f", POINT([[touches anyObject] locationInView:self.view]));
}
@end
