// Pulses, drags, spins and resets a ball.
#import <UIKit/UIKit.h>

static const CGFloat ballSize = 120, pulseScale = 1.1, pulseAlpha = 0.85;
static const NSTimeInterval pulseDuration = 0.25, resetDuration = 0.2;

@interface BeachBallViewController : UIViewController {
  UIImageView *ball;
  CGFloat angle, pulse;
  NSMutableArray *fingers;
  BOOL rotating;
  UITouch *dragFinger;
  CGFloat referenceAngle;
}
@end

@implementation BeachBallViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.multipleTouchEnabled = YES;
  self.view.backgroundColor = [UIColor whiteColor];
  fingers = [[NSMutableArray alloc] init];
  pulse = 1;
  ball = [[UIImageView alloc] initWithImage:[UIImage imageNamed:@"ball"]];
  ball.accessibilityIdentifier = @"ball";
  ball.bounds = CGRectMake(0, 0, ballSize, ballSize);
  ball.center = [self home];
  [self.view addSubview:ball];
}
- (void)dealloc {
  [ball release];
  [fingers release];
  [super dealloc];
}
- (CGPoint)home {
  return CGPointMake(CGRectGetMidX(self.view.bounds), CGRectGetMidY(self.view.bounds));
}
- (BOOL)isOnBall:(UITouch *)finger {
  return [ball pointInside:[finger locationInView:ball] withEvent:nil];
}
- (CGFloat)pairAngle {
  CGPoint one = [[fingers objectAtIndex:0] locationInView:self.view];
  CGPoint two = [[fingers objectAtIndex:1] locationInView:self.view];
  return atan2(two.y - one.y, two.x - one.x);
}
- (void)updateTransform {
  ball.transform = CGAffineTransformScale(CGAffineTransformMakeRotation(angle), pulse, pulse);
}
- (void)beginAnimationsFor:(NSTimeInterval)duration {
  [UIView beginAnimations:nil context:NULL];
  [UIView setAnimationBeginsFromCurrentState:YES];
  [UIView setAnimationCurve:UIViewAnimationCurveLinear];
  [UIView setAnimationDuration:duration];
}

#pragma mark - Touches

- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) [fingers addObject:touch];
  UITouch *first = [fingers objectAtIndex:0];
  if ([fingers count] > 1) {
    rotating = YES;
    referenceAngle = [self pairAngle];
  } else if ([self isOnBall:first] && [first tapCount] < 2) {
    [self beginAnimationsFor:pulseDuration];
    [UIView setAnimationDelegate:self];
    [UIView setAnimationDidStopSelector:@selector(pulseEnded:finished:context:)];
    pulse = pulseScale;
    ball.alpha = pulseAlpha;
    [self updateTransform];
    [UIView commitAnimations];
  }
}
- (void)pulseEnded:(NSString *)name finished:(NSNumber *)finished context:(void *)context {
  [self beginAnimationsFor:pulseDuration];
  pulse = 1;
  ball.alpha = 1;
  [self updateTransform];
  [UIView commitAnimations];
}
- (void)rotateWith:(NSSet *)touches {
  UITouch *one = [fingers objectAtIndex:0], *two = [fingers objectAtIndex:1];
  if (![touches containsObject:one] && ![touches containsObject:two]) return;
  if ([self isOnBall:one] || [self isOnBall:two]) {
    CGFloat turn = remainder([self pairAngle] - referenceAngle, 2 * M_PI);
    angle += turn <= -M_PI ? turn + 2 * M_PI : turn;
    [self updateTransform];
  }
  referenceAngle = [self pairAngle];
}
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  if (rotating) {
    if ([fingers count] > 1) [self rotateWith:touches];
    return;
  }
  UITouch *finger = dragFinger;
  if (!finger) {
    for (UITouch *each in fingers) {
      if (!finger && [self isOnBall:each]) finger = each;
    }
  }
  if (!finger) return;
  dragFinger = finger;
  ball.center = [finger locationInView:self.view];
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  if (!rotating && [[touches anyObject] tapCount] == 2) {
    [self beginAnimationsFor:resetDuration];
    angle = 0;
    pulse = 1;
    [self updateTransform];
    ball.center = [self home];
    [UIView commitAnimations];
  }
  [self touchesCancelled:touches withEvent:event];
}
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) [fingers removeObjectIdenticalTo:touch];
  if ([fingers count] == 0) {
    rotating = NO;
    dragFinger = nil;
  }
  if ([fingers count] > 1) referenceAngle = [self pairAngle];
}
@end
