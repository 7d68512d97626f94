// Shows a message for each horizontal or vertical swipe.
#import <UIKit/UIKit.h>

static const CGFloat minimumLength = 25, maximumVariance = 5;

@interface SwipeExampleViewController : UIViewController
@end

@implementation SwipeExampleViewController {
  UILabel *_label;
  NSMapTable *_starts;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.multipleTouchEnabled = YES;
  _starts = [NSMapTable strongToStrongObjectsMapTable];
  _label = [[UILabel alloc] initWithFrame:CGRectMake(20, 60, 280, 120)];
  _label.accessibilityIdentifier = @"message";
  _label.text = @"";
  _label.numberOfLines = 0;
  [self.view addSubview:_label];
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    [_starts setObject:[NSValue valueWithCGPoint:[touch locationInView:self.view]] forKey:touch];
  }
}
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    CGPoint start = [[_starts objectForKey:touch] CGPointValue], now = [touch locationInView:self.view];
    CGFloat x = fabs(now.x - start.x), y = fabs(now.y - start.y);
    NSString *name = x >= minimumLength && y <= maximumVariance ? @"Horizontal"
        : y >= minimumLength && x <= maximumVariance            ? @"Vertical"
                                                                : nil;
    if (!name) continue;
    _label.text = [name stringByAppendingString:@" swipe detected"];
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(eraseText) object:nil];
    [self performSelector:@selector(eraseText) withObject:nil afterDelay:2];
    return;
  }
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) [_starts removeObjectForKey:touch];
}
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
  [self touchesEnded:touches withEvent:event];
}
- (void)eraseText {
  _label.text = @"";
}
@end
