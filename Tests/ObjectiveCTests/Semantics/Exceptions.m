// The app catches its own exceptions.
// touch: 0.1 tap 1 100,100
// log: caught NSRangeException
// log: finally
// log: caught Mine with reason
// log: rethrown
// log: caught an object
#import <UIKit/UIKit.h>

@interface Board : UIView
@end
@implementation Board
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  @try {
    [[NSArray array] objectAtIndex:2];
  } @catch (NSException *exception) {
    NSLog(@"caught %@", [exception name]);
  } @finally {
    NSLog(@"finally");
  }
  @try {
    @try {
      [NSException raise:@"Mine" format:@"%@", @"reason"];
    } @catch (NSException *exception) {
      NSLog(@"caught %@ with %@", [exception name], [exception reason]);
      @throw;
    }
  } @catch (id anything) {
    NSLog(@"rethrown");
  }
  @try {
    @throw @"text";
  } @catch (NSString *text) {
    NSLog(@"caught an object");
  }
}
@end
