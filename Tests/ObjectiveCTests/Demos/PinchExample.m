// Shows a message when two fingers move apart or together.
#import <UIKit/UIKit.h>

@interface PinchExampleViewController : UIViewController
@property (nonatomic, strong) UILabel *label;
@property (nonatomic, strong) NSMutableArray *fingers;
@property (nonatomic, strong) NSNumber *initialDistance;
@end

@implementation PinchExampleViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.multipleTouchEnabled = YES;
  self.fingers = [NSMutableArray array];
  self.label = [[UILabel alloc] initWithFrame:CGRectMake(20, 60, 280, 120)];
  self.label.text = @"";
  self.label.accessibilityIdentifier = @"message";
  [self.view addSubview:self.label];
}
- (NSNumber *)currentDistance {
  if (self.fingers.count != 2) return nil;
  CGPoint one = [self.fingers[0] locationInView:self.view], two = [self.fingers[1] locationInView:self.view];
  return @(hypot(two.x - one.x, two.y - one.y));
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  [self.fingers addObjectsFromArray:touches.allObjects];
  self.initialDistance = self.currentDistance;
}
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  if (!self.initialDistance || !self.currentDistance) return;
  double change = self.currentDistance.doubleValue - self.initialDistance.doubleValue;
  if (fabs(change) <= 100) return;
  self.label.text = change > 0 ? @"Zoom In Pinch" : @"Zoom Out Pinch";
  [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(eraseLabel) object:nil];
  [self performSelector:@selector(eraseLabel) withObject:nil afterDelay:1.6];
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  [self.fingers removeObjectsInArray:touches.allObjects];
  self.initialDistance = self.currentDistance;
}
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
  [self touchesEnded:touches withEvent:event];
}
- (void)eraseLabel {
  self.label.text = @"";
}
@end
