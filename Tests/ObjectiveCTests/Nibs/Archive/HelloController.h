#import <UIKit/UIKit.h>

@interface PadView : UIView {
  BOOL hasMoved;
}
@end

@interface HelloController : UIViewController {
  IBOutlet UILabel *greeting;
  IBOutlet PadView *pad;
}
@property (nonatomic, readonly) UILabel *greeting;
- (IBAction)press:(UIButton *)sender;
@end
