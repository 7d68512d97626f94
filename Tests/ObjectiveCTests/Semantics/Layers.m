// Layers, their animations, and display links; a view's layer may belong to a class of the app.
// touch: 0 tap 1 100,100
// touch: 3 tap 1 100,100
// log: CAShapeLayer, path in {{10, 10}, {20, 20}}, line 2
// log: colors 2, first red 1, locations 0.25
// log: DialLayer of Dial
// log: sublayers 2, gradient first
// log: drew with its delegate
// log: drew dial
// log: animation started
// log: link 1/60: yes
// log: presentation between: yes
// log: animation ended 1, name grow
// log: layer moved to 30
// log: completion
// log: 3D scale 2, flat 0
// log: value 7
// log: elements 0 1 1 3 4
// log: group 2, key times 3
#import <UIKit/UIKit.h>

@interface DialLayer : CALayer
@end
@implementation DialLayer
- (void)drawInContext:(CGContextRef)context {
  NSLog(@"drew dial");
  CGContextFillRect(context, self.bounds);
}
@end

@interface Dial : UIView
@end
@implementation Dial
+ (Class)layerClass {
  return [DialLayer class];
}
@end

@interface Outline : UIView
@end
@implementation Outline
+ (Class)layerClass {
  return [CAShapeLayer class];
}
@end

static void addElement(void *info, const CGPathElement *element) {
  [(__bridge NSMutableString *)info appendFormat:@" %d", element->type];
}

@interface LayersController : UIViewController <CAAnimationDelegate, CALayerDelegate>
@property (strong) CALayer *moved;
@property (strong) CADisplayLink *link;
@property int taps;
@end

@implementation LayersController
- (void)viewDidLoad {
  [super viewDidLoad];
  Outline *outline = [[Outline alloc] initWithFrame:CGRectMake(0, 0, 50, 50)];
  CAShapeLayer *shape = (CAShapeLayer *)outline.layer;
  shape.path = [UIBezierPath bezierPathWithRect:CGRectMake(10, 10, 20, 20)].CGPath;
  shape.lineWidth = 2;
  NSLog(@"%@, path in %@, line %g", [shape class], NSStringFromCGRect(CGPathGetBoundingBox(shape.path)), shape.lineWidth);
  [self.view addSubview:outline];

  CAGradientLayer *gradient = [CAGradientLayer layer];
  gradient.colors = @[ (id)[UIColor redColor].CGColor, (id)[UIColor blueColor].CGColor ];
  gradient.locations = @[ @0.25, @1 ];
  NSLog(@"colors %lu, first red %g, locations %@", (unsigned long)gradient.colors.count,
        CGColorGetComponents((__bridge CGColorRef)gradient.colors[0])[0], gradient.locations[0]);

  Dial *dial = [[Dial alloc] initWithFrame:CGRectMake(0, 60, 50, 50)];
  NSLog(@"%@ of %@", [dial.layer class], [dial.layer.delegate class]);
  [dial.layer setNeedsDisplay];
  [self.view addSubview:dial];

  self.moved = [CALayer layer];
  self.moved.frame = CGRectMake(0, 0, 10, 10);
  self.moved.delegate = self;
  [outline.layer addSublayer:gradient];
  [outline.layer addSublayer:self.moved];
  NSLog(@"sublayers %lu, gradient first", (unsigned long)outline.layer.sublayers.count);
  if (outline.layer.sublayers[0] != gradient) NSLog(@"another layer");
  [self.moved setNeedsDisplay];
}

- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context {
  NSLog(@"drew with its delegate");
}

- (void)tick:(CADisplayLink *)link {
  NSLog(@"link 1/60: %@", fabs(link.duration - 1.0 / 60) < 1e-4 ? @"yes" : @"no");
  CALayer *shown = self.moved.presentationLayer;
  NSLog(@"presentation between: %@", shown.opacity > 0 && shown.opacity < 1 ? @"yes" : @"no");
  [link invalidate];
}

- (void)animationDidStart:(CAAnimation *)animation {
  NSLog(@"animation started");
}
- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished {
  NSLog(@"animation ended %d, name %@", finished, [animation valueForKey:@"name"]);
}

- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  if (self.taps++ == 0) return [self animate];
  NSLog(@"layer moved to %g", self.moved.position.x);
  [CATransaction begin];
  [CATransaction setCompletionBlock:^{
    NSLog(@"completion");
    [self check];
  }];
  [CATransaction setDisableActions:YES];
  self.moved.opacity = 0.5;
  [CATransaction commit];
}

- (void)animate {
  CABasicAnimation *fade = [CABasicAnimation animationWithKeyPath:@"opacity"];
  fade.fromValue = @0.0f;
  fade.toValue = [NSNumber numberWithFloat:1];
  fade.duration = 1;
  fade.timingFunction = [CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionEaseInEaseOut];
  fade.delegate = self;
  [fade setValue:@"grow" forKey:@"name"];
  [self.moved addAnimation:fade forKey:@"fade"];
  CAKeyframeAnimation *path = [CAKeyframeAnimation animationWithKeyPath:@"position"];
  path.values = @[ [NSValue valueWithCGPoint:CGPointMake(5, 5)], [NSValue valueWithCGPoint:CGPointMake(30, 5)] ];
  path.duration = 0.5;
  [self.moved addAnimation:path forKey:nil];
  self.moved.position = CGPointMake(30, 5);
  self.link = [CADisplayLink displayLinkWithTarget:self selector:@selector(tick:)];
  [self.link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSDefaultRunLoopMode];
}

- (void)check {
  CATransform3D scale = CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DIdentity);
  scale.m34 = -0.01;
  self.moved.transform = scale;
  NSLog(@"3D scale %g, flat %d", self.moved.transform.m11, CATransform3DIsAffine(self.moved.transform));
  [self.moved setValue:@7 forKey:@"number"];
  NSLog(@"value %@", [self.moved valueForKey:@"number"]);
  CGMutablePathRef path = CGPathCreateMutable();
  CGPathMoveToPoint(path, NULL, 0, 0);
  CGPathAddLineToPoint(path, NULL, 10, 0);
  CGPathAddLineToPoint(path, NULL, 10, 10);
  CGPathAddCurveToPoint(path, NULL, 10, 20, 0, 20, 0, 10);
  CGPathCloseSubpath(path);
  NSMutableString *elements = [NSMutableString stringWithString:@"elements"];
  CGPathApply(path, (__bridge void *)elements, addElement);
  NSLog(@"%@", elements);
  CGPathRelease(path);
  CAAnimationGroup *group = [CAAnimationGroup animation];
  CAKeyframeAnimation *keys = [CAKeyframeAnimation animation];
  keys.keyTimes = @[ @0, @0.5, @1 ];
  group.animations = @[ keys, [CASpringAnimation animationWithKeyPath:@"position"] ];
  NSLog(@"group %lu, key times %lu", (unsigned long)group.animations.count,
        (unsigned long)[group.animations[0] keyTimes].count);
}
@end
