// code: 2
// message: PATH:LINE:9: fatal error: 'Other.h' file not found
#import "MissingHeader.h"
#import "Other.h"  // here
@implementation MissingHeader
- (void)drawRect:(CGRect)rect {
}
@end
