// The scenes of these controllers are in Main.storyboard, which Info.plist names.
// touch: 0.1 tap 1 70,130
// touch: 0.2 expect label total "1"
// touch: 0.3 tap 1 160,455
// touch: 1 tap 1 60,80
// touch: 1.5 tap 1 300,300
// touch: 2 expect prop total.center 160,178.5
// log: started
// log: decoded 60 x 60
// log: decoded 60 x 60
// log: embeds inner
// log: awake left, radius 30
// log: awake (null), radius 0
// log: loaded Scores with 2 dots, 1 child
// log: scores, 0
// log: tapped left
// log: moved
// log: to details
// log: details of 1
// log: back from DetailsViewController
// log: scores, 0
// log: moved
// message: Main.storyboard:54: there is no UIHologramView here; a UIView is used instead
// message: Main.storyboard:44: DotView has no property shiny; the attribute is left out
#import "ScoresViewController.h"

@implementation DotView
- (instancetype)initWithCoder:(NSCoder *)coder {
  if ((self = [super initWithCoder:coder])) {
    NSLog(@"decoded %.0f x %.0f", self.bounds.size.width, self.bounds.size.height);
  }
  return self;
}
- (void)awakeFromNib {
  [super awakeFromNib];
  NSLog(@"awake %@, radius %.0f", self.name, self.layer.cornerRadius);
}
@end

@implementation ScoresViewController {
  NSInteger _score;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  NSLog(@"loaded %@ with %d dots, %d child", self.title, (int)self.dots.count, (int)self.childViewControllers.count);
  self.total.accessibilityIdentifier = @"total";
}
- (void)tapDot:(UITapGestureRecognizer *)recognizer {
  DotView *dot = (DotView *)recognizer.view;
  NSLog(@"tapped %@", dot.name);
  self.total.text = [NSString stringWithFormat:@"%d", (int)++_score];
}
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
  if ([segue.identifier isEqualToString:@"inner"]) {
    NSLog(@"embeds %@", segue.identifier);
  } else {
    NSLog(@"to %@", segue.identifier);
    [(DetailsViewController *)segue.destinationViewController setScore:_score];
  }
}
- (IBAction)comeBack:(UIStoryboardSegue *)segue {
  NSLog(@"back from %@", NSStringFromClass([segue.sourceViewController class]));
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  ScoresViewController *other = [self.storyboard instantiateViewControllerWithIdentifier:@"scores"];
  NSLog(@"scores, %d", (int)other->_score);
  self.labelTop.constant += 40;
  [UIView animateWithDuration:0.1 animations:^{ [self.view layoutIfNeeded]; } completion:^(BOOL finished) { NSLog(@"moved"); }];
}
@end

@implementation DetailsViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  NSLog(@"details of %d", (int)self.score);
}
@end
