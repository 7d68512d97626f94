// code: 2
// message: PATH:LINE:9: note: Touchbox does not have MapKit
#import <MapKit/MapKit.h>  // here
@interface Board : UICollectionView
@end
@implementation Board
@end
