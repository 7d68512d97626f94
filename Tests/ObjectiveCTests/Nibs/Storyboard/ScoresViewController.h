#import <UIKit/UIKit.h>

@interface DotView : UIView
@property (nonatomic, copy) NSString *name;
@end

@interface ScoresViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *total;
@property (nonatomic, weak) IBOutlet NSLayoutConstraint *labelTop;
@property (nonatomic, strong) IBOutletCollection(DotView) NSArray *dots;
@end

@interface DetailsViewController : UIViewController
@property (nonatomic) NSInteger score;
@end
