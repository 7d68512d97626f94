// code: 2
// message: PATH:LINE:9: note: Touchbox does not have MapKit
#import <MapKit/MapKit.h>  // here
@interface Board : UITableView
@end
@implementation Board
@end
