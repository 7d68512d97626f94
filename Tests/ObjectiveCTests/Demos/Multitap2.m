// Waits, and then writes one line for all taps in a series.
#import <UIKit/UIKit.h>

@interface Multitap2ViewController : UIViewController
@property (nonatomic, strong) NSArray *labels;
@end

@implementation Multitap2ViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.multipleTouchEnabled = YES;
  NSMutableArray *labels = [NSMutableArray new];
  for (NSString *name in @[ @"single", @"double", @"triple", @"quadruple" ]) {
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(20, 20 + 105 * labels.count, 280, 105)];
    label.accessibilityIdentifier = name;
    [self.view addSubview:label];
    [labels addObject:label];
  }
  self.labels = labels;
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  static SEL actions[3];
  actions[0] = @selector(singleTap), actions[1] = @selector(doubleTap), actions[2] = @selector(tripleTap);
  NSUInteger count = [[touches anyObject] tapCount];
  if (count > 4) return;
  if (count > 1) [NSObject cancelPreviousPerformRequestsWithTarget:self selector:actions[count - 2] object:nil];
  if (count < 4) {
    [self performSelector:actions[count - 1] withObject:nil afterDelay:0.4];
  } else {
    [self show:@"Quadruple" in:self.labels[3]];
  }
}
- (void)singleTap {
  [self show:@"Single" in:self.labels[0]];
}
- (void)doubleTap {
  [self show:@"Double" in:self.labels[1]];
}
- (void)tripleTap {
  [self show:@"Triple" in:self.labels[2]];
}
- (void)show:(NSString *)name in:(UILabel *)label {
  label.text = [name stringByAppendingString:@" Tap Detected"];
  [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(eraseMe:) object:label];
  [self performSelector:@selector(eraseMe:) withObject:label afterDelay:1.6];
}
- (void)eraseMe:(UILabel *)label {
  label.text = @"";
}
@end
