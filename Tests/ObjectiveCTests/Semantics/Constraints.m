// Constraints, stack views, alerts, actions and animators.
// touch: 0 tap 1 1,1
// touch: 0.5 tap 1 1,1
// log: box {{20, 40}, {100, 50}}
// log: constant 60, items 1 1
// log: guide {{0, 0}, {320, 480}}
// log: stacked {{0, 0}, {95, 40}} {{105, 0}, {95, 40}}
// log: axis 0, spacing 10, 2 views
// log: alert with 2 actions, first Play
// log: traits 0 1
// log: control events 64, actions (press:), 1 target
// log: animator ended at 0, alpha 0.25
// log: spring ended 1
#import <UIKit/UIKit.h>

@interface ConstraintsController : UIViewController
@property (strong) UIView *box;
@property (strong) UIStackView *stack;
@property (strong) UIViewPropertyAnimator *animator;
@property int taps;
@end

@implementation ConstraintsController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.frame = CGRectMake(0, 0, 320, 480);
  self.box = [[UIView alloc] initWithFrame:CGRectZero];
  self.box.translatesAutoresizingMaskIntoConstraints = NO;
  [self.view addSubview:self.box];
  NSLayoutConstraint *height = [NSLayoutConstraint constraintWithItem:self.box
                                                            attribute:NSLayoutAttributeHeight
                                                            relatedBy:NSLayoutRelationEqual
                                                               toItem:nil
                                                            attribute:NSLayoutAttributeNotAnAttribute
                                                           multiplier:1
                                                             constant:60];
  [NSLayoutConstraint activateConstraints:@[
    [self.box.leftAnchor constraintEqualToAnchor:self.view.leftAnchor constant:20],
    [self.box.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:40],
    [self.box.widthAnchor constraintEqualToConstant:100], height
  ]];
  height.constant = 50;
  [self.view layoutIfNeeded];
  NSLog(@"box %@", NSStringFromCGRect(self.box.frame));
  height.constant = 60;
  NSLog(@"constant %g, items %d %d", height.constant, height.firstItem == self.box, height.secondItem == nil);
  UILayoutGuide *guide = [[UILayoutGuide alloc] init];
  [self.view addLayoutGuide:guide];
  [guide.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;
  [guide.leftAnchor constraintEqualToAnchor:self.view.leftAnchor].active = YES;
  [guide.widthAnchor constraintEqualToAnchor:self.view.widthAnchor multiplier:1].active = YES;
  [guide.heightAnchor constraintEqualToAnchor:self.view.heightAnchor].active = YES;
  [self.view layoutIfNeeded];
  NSLog(@"guide %@", NSStringFromCGRect(guide.layoutFrame));

  UIView *one = [[UIView alloc] init], *two = [[UIView alloc] init];
  self.stack = [[UIStackView alloc] initWithArrangedSubviews:@[ one, two ]];
  self.stack.frame = CGRectMake(0, 100, 200, 40);
  self.stack.distribution = UIStackViewDistributionFillEqually;
  self.stack.spacing = 10;
  [self.view addSubview:self.stack];
  [self.stack layoutIfNeeded];
  NSLog(@"stacked %@ %@", NSStringFromCGRect(one.frame), NSStringFromCGRect(two.frame));
  NSLog(@"axis %ld, spacing %g, %lu views", (long)self.stack.axis, self.stack.spacing,
        (unsigned long)self.stack.arrangedSubviews.count);
}

- (void)press:(id)sender {
}

- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  if (self.taps++ > 0) return;
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Ball"
                                                                 message:nil
                                                          preferredStyle:UIAlertControllerStyleAlert];
  [alert addAction:[UIAlertAction actionWithTitle:@"Play" style:UIAlertActionStyleDefault handler:nil]];
  [alert addAction:[UIAlertAction actionWithTitle:@"Stop"
                                            style:UIAlertActionStyleCancel
                                          handler:^(UIAlertAction *action) {
                                            NSLog(@"%@", action.title);
                                          }]];
  NSLog(@"alert with %lu actions, first %@", (unsigned long)alert.actions.count, [alert.actions[0] title]);
  NSLog(@"traits %ld %ld", (long)self.traitCollection.userInterfaceIdiom, (long)self.traitCollection.userInterfaceStyle);

  UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
  [button addTarget:self action:@selector(press:) forControlEvents:UIControlEventTouchUpInside];
  NSArray *actions = [button actionsForTarget:self forControlEvent:UIControlEventTouchUpInside];
  NSLog(@"control events %lu, actions (%@), %lu target", (unsigned long)button.allControlEvents, actions[0],
        (unsigned long)button.allTargets.count);

  self.animator = [[UIViewPropertyAnimator alloc] initWithDuration:0.1
                                                             curve:UIViewAnimationCurveLinear
                                                        animations:^{
                                                          self.box.alpha = 0.25;
                                                        }];
  [self.animator addCompletion:^(UIViewAnimatingPosition position) {
    NSLog(@"animator ended at %ld, alpha %g", (long)position, self.box.alpha);
  }];
  [self.animator startAnimation];
  [UIView animateWithDuration:0.2
      delay:0
      usingSpringWithDamping:0.5
      initialSpringVelocity:0
      options:0
      animations:^{
        self.box.center = CGPointMake(100, 100);
      }
      completion:^(BOOL finished) {
        NSLog(@"spring ended %d", finished);
      }];
}
@end
