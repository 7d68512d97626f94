// Shows the name of the last touch event and the numbers of taps and touches.
#import <UIKit/UIKit.h>

@interface TouchExampleViewController : UIViewController
@property (nonatomic, weak) UILabel *messageLabel;
@property (nonatomic, weak) UILabel *tapsLabel;
@property (nonatomic, weak) UILabel *touchesLabel;
@end

@implementation TouchExampleViewController
- (UILabel *)addLabelNamed:(NSString *)name at:(CGFloat)y font:(UIFont *)font {
  UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(20, y, 280, font.pointSize * 1.6)];
  label.accessibilityIdentifier = name;
  label.text = @"";
  label.font = font;
  label.textAlignment = NSTextAlignmentCenter;
  [self.view addSubview:label];
  return label;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.multipleTouchEnabled = YES;
  self.messageLabel = [self addLabelNamed:@"message" at:72 font:[UIFont boldSystemFontOfSize:28]];
  self.tapsLabel = [self addLabelNamed:@"taps" at:132 font:[UIFont systemFontOfSize:20]];
  self.touchesLabel = [self addLabelNamed:@"touches" at:168 font:[UIFont systemFontOfSize:20]];
}
- (void)show:(NSString *)message touches:(NSSet *)touches {
  self.messageLabel.text = message;
  self.tapsLabel.text = [NSString stringWithFormat:@"%@ taps detected", @([touches.anyObject tapCount])];
  self.touchesLabel.text = [NSString stringWithFormat:@"%lu touches detected", touches.count];
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  [self show:@"Touches Began" touches:touches];
}
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  [self show:@"Drag Detected" touches:touches];
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  [self show:@"Touches Stopped." touches:touches];
}
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
  [self show:@"Touches Cancelled" touches:touches];
}
@end
