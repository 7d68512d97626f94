// The view of this controller is in CounterView.xib, in the current format.
// touch: 0.1 tap 1 60,130
// touch: 0.2 tap 1 60,130
// touch: 0.3 tap 1 200,320
// touch: 1 expect prop step.value 5
// touch: 1 expect label total "10"
// log: awake 40 x 40
// log: loaded Total, 3 subviews
// log: add 5
// log: add 10
// log: tapped 1
#import "CounterViewController.h"

@implementation DotView
- (void)awakeFromNib {
  [super awakeFromNib];
  NSLog(@"awake %.0f x %.0f", self.bounds.size.width, self.bounds.size.height);
}
@end

@implementation CounterViewController {
  int _sum;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  NSLog(@"loaded %@, %d subviews", self.total.text, (int)self.view.subviews.count);
  self.total.accessibilityIdentifier = @"total";
  self.step.accessibilityIdentifier = @"step";
}
- (IBAction)add:(UIButton *)sender {
  _sum += self.step.value;
  self.total.text = [NSString stringWithFormat:@"%d", _sum];
  NSLog(@"%@ %d", sender.currentTitle, _sum);
}
- (IBAction)tapDot:(UITapGestureRecognizer *)recognizer {
  NSLog(@"tapped %d", recognizer.view == self.dot);
}
@end
