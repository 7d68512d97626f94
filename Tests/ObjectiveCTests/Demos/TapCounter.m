// Counts quick taps in a row.
#import <UIKit/UIKit.h>

@interface TapCounterViewController : UIViewController
@end

@implementation TapCounterViewController
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  UITouch *finger = [touches anyObject];
  CGPoint place = [finger locationInView:self.view];
  NSArray *words = [NSArray arrayWithObjects:@"Single", @"Double", @"Triple+", nil];
  NSUInteger count = finger.tapCount;
  NSLog(@"%@ tap at %f, %f tap count: %lu", [words objectAtIndex:MIN(count, 3) - 1], place.x, place.y, count);
}
@end
