// code: 2
// message: there is nothing to run; expected a subclass of UIView or UIViewController, an app delegate, or a function main
@interface Thing : NSObject
@end
@implementation Thing
@end
