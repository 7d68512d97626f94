#import <UIKit/UIKit.h>

@interface DotView : UIView
@end

@interface CounterViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *total;
@property (nonatomic, weak) IBOutlet UISlider *step;
@property (nonatomic, weak) IBOutlet DotView *dot;
- (IBAction)add:(id)sender;
@end
