// Animations of layers: values along keys, fill modes, repetition, a paused layer, removal, and implicit animations.
// touch: 0 tap 1 300,20
// touch: 0.5 tap 1 300,20
// touch: 1.5 tap 1 300,20
// touch: 3.0 tap 1 300,20
// touch: 3.5 tap 1 300,20
// log: animations: 2
// log: x 50, shown 50, turned 1
// log: stopped path 1
// log: filled: shown 110, model 10
// log: removed, shown 10
// log: implicit from 1, model 0
// log: pauses at 0.75
// log: still 0.75
#import <UIKit/UIKit.h>

@interface AnimationsController : UIViewController <CAAnimationDelegate>
@end

@implementation AnimationsController {
  CALayer *_ball, *_lamp;
  int _step;
}
- (CALayer *)layerAt:(CGPoint)position {
  CALayer *layer = [CALayer layer];
  layer.bounds = CGRectMake(0, 0, 20, 20);
  layer.position = position;
  layer.backgroundColor = [UIColor redColor].CGColor;
  [self.view.layer addSublayer:layer];
  return layer;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  _ball = [self layerAt:CGPointMake(10, 100)];
  _lamp = [self layerAt:CGPointMake(200, 100)];
}
- (CALayer *)shown:(CALayer *)layer {
  return layer.presentationLayer;
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  switch (_step++) {
    case 0: return [self start];
    case 1:
      // Half a second of 1 s, in which the ball moves from 10 to 50 in the first half: see the key times.
      NSLog(@"x %.0f, shown %.0f, turned %d", [[[self shown:_ball] valueForKeyPath:@"position.x"] doubleValue],
            [self shown:_ball].position.x, [self shown:_ball].transform.m11 < 1);
      return;
    case 2:
      NSLog(@"filled: shown %.0f, model %.0f", [self shown:_ball].position.x, _ball.position.x);
      [_ball removeAnimationForKey:@"path"];
      NSLog(@"removed, shown %.0f", [self shown:_ball].position.x);
      [self dim];
      return;
    case 3: return [self pause];
    default: NSLog(@"still %.2f", [self shown:_lamp].opacity);
  }
}
- (void)start {
  CAKeyframeAnimation *path = [CAKeyframeAnimation animationWithKeyPath:@"position.x"];
  path.values = @[@10, @50, @110];
  path.keyTimes = @[@0, @0.5, @1];
  path.duration = 1;
  path.fillMode = kCAFillModeForwards;
  path.removedOnCompletion = NO;
  path.delegate = self;
  [_ball addAnimation:path forKey:@"path"];
  CABasicAnimation *turn = [CABasicAnimation animationWithKeyPath:@"transform.rotation.z"];
  turn.byValue = @(M_PI);
  turn.duration = 0.4;
  turn.repeatCount = 2;
  turn.autoreverses = YES;
  [_ball addAnimation:turn forKey:@"turn"];
  NSLog(@"animations: %d", (int)_ball.animationKeys.count);
}
- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished {
  NSLog(@"stopped path %d", finished);
}
- (void)dim {
  [CATransaction begin];
  [CATransaction setAnimationDuration:6];
  [CATransaction setAnimationTimingFunction:[CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionLinear]];
  NSLog(@"implicit from %.0f, model %.0f", [self shown:_lamp].opacity, (_lamp.opacity = 0));
  [CATransaction commit];
}
- (void)pause {
  CFTimeInterval now = [_lamp convertTime:CACurrentMediaTime() fromLayer:nil];
  _lamp.speed = 0;
  _lamp.timeOffset = now;
  NSLog(@"pauses at %.2f", [self shown:_lamp].opacity);
}
@end
