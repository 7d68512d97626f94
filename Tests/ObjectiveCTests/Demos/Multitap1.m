// Writes a line for every tap in a series.
#import <UIKit/UIKit.h>

@interface Multitap1ViewController : UIViewController {
  NSMutableArray *labels;
}
@end

@implementation Multitap1ViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.multipleTouchEnabled = YES;
  labels = [[NSMutableArray alloc] init];
  CGFloat y = 20;
  for (NSString *name in [@"single double triple quadruple" componentsSeparatedByString:@" "]) {
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(20, y, 280, 105)];
    [label setAccessibilityIdentifier:name];
    [self.view addSubview:label];
    [labels addObject:label];
    [label release];
    y += 105;
  }
}
- (void)dealloc {
  [labels release];
  [super dealloc];
}
- (void)show:(NSString *)text in:(UILabel *)label {
  label.text = text;
  [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(eraseMe:) object:label];
  [self performSelector:@selector(eraseMe:) withObject:label afterDelay:1.6];
}
- (void)eraseMe:(UILabel *)label {
  label.text = @"";
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  NSUInteger count = [[touches anyObject] tapCount];
  if (count > [labels count]) return;
  UILabel *label = [labels objectAtIndex:count - 1];
  NSString *name = [[label accessibilityIdentifier] capitalizedString];
  [self show:[NSString stringWithFormat:@"%@ Tap Detected", name] in:label];
}
@end
