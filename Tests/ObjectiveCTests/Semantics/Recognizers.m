// Recognizer subclasses set their own state, and a custom control tracks a finger.
// touch: 0.1 d1 100,100
// touch: 0.2 m1 200,105 over 0.2
// touch: 0.5 m1 110,102 over 0.2
// touch: 0.8 u1
// touch: 1.0 d1 100,100
// touch: 1.1 m1 100,200 over 0.2
// touch: 1.4 u1
// touch: 1.6 d1 60,420
// touch: 1.7 m1 260,420 over 0.2
// touch: 2.0 u1
// log: began
// log: changed to 1 turn
// log: ended after 1 turn
// log: action 3
// log: reset
// log: began
// log: failed
// log: reset
// log: begin at 60
// log: value 0.20
// log: end
// log: value 1.00, 1 action
#import <UIKit/UIGestureRecognizerSubclass.h>
#import <UIKit/UIKit.h>

/// Recognizes a finger that moves right and back again.
@interface ShakeRecognizer : UIGestureRecognizer {
  CGPoint start;
  int turns;
}
@property (nonatomic, readonly) int turns;
@end
@implementation ShakeRecognizer
@synthesize turns;
- (void)reset {
  [super reset];
  NSLog(@"reset");
  turns = 0;
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  [super touchesBegan:touches withEvent:event];
  if ([touches count] != 1) {
    self.state = UIGestureRecognizerStateFailed;
    return;
  }
  NSLog(@"began");
  start = [[touches anyObject] locationInView:self.view];
}
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  if (self.state == UIGestureRecognizerStateFailed) return;
  CGPoint point = [[touches anyObject] locationInView:self.view];
  if (fabs(point.y - start.y) > 40) {
    NSLog(@"failed");
    self.state = UIGestureRecognizerStateFailed;
  } else if (turns == 0 && point.x > start.x + 90) {
    turns = 1;
    NSLog(@"changed to %d turn", turns);
  }
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  [super touchesEnded:touches withEvent:event];
  if (self.state != UIGestureRecognizerStatePossible) return;
  NSLog(@"ended after %d turn", turns);
  self.state = turns > 0 ? UIGestureRecognizerStateRecognized : UIGestureRecognizerStateFailed;
}
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
  [super touchesCancelled:touches withEvent:event];
  self.state = UIGestureRecognizerStateFailed;
}
@end

/// A horizontal control whose value is the finger's position.
@interface Fader : UIControl
@property (nonatomic) float value;
@end
@implementation Fader
@synthesize value;
- (BOOL)follow:(UITouch *)touch {
  value = [touch locationInView:self].x / self.bounds.size.width;
  [self setNeedsDisplay];
  return YES;
}
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  NSLog(@"begin at %.0f", [touch locationInView:nil].x);
  [self follow:touch];
  NSLog(@"value %.2f", value);
  return YES;
}
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  return [self follow:touch];
}
- (void)endTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  [self follow:touch];
  NSLog(@"end");
  [self sendActionsForControlEvents:UIControlEventValueChanged];
}
- (void)drawRect:(CGRect)rect {
  [[UIColor orangeColor] setFill];
  rect.size.width = self.bounds.size.width * value;
  UIRectFill(rect);
}
@end

@interface Root : UIViewController {
  int actions;
}
@end
@implementation Root
- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *pad = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 360)] autorelease];
  ShakeRecognizer *shake = [[[ShakeRecognizer alloc] initWithTarget:self action:@selector(shaken:)] autorelease];
  [pad addGestureRecognizer:shake];
  [self.view addSubview:pad];
  Fader *fader = [[[Fader alloc] initWithFrame:CGRectMake(10, 390, 250, 60)] autorelease];
  [fader addTarget:self action:@selector(fade:) forControlEvents:UIControlEventValueChanged];
  [self.view addSubview:fader];
}
- (void)shaken:(ShakeRecognizer *)recognizer {
  NSLog(@"action %d", (int)recognizer.state);
}
- (void)fade:(Fader *)fader {
  NSLog(@"value %.2f, %d action", fader.value, ++actions);
}
@end
