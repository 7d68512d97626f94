// Blocks capture variables, are copied, and release what they captured.
// touch: 0.1 tap 1 100,100
// touch: 2 turn
// log: sum 6
// log: counter 2
// log: stored box
// log: animated 0.5
// log: later 1
// log: once
// log: finished
// log: box ends
#import <UIKit/UIKit.h>

@interface Box : NSObject
@end
@implementation Box
- (NSString *)description {
  return @"box";
}
- (void)dealloc {
  NSLog(@"box ends");
}
@end

@interface Root : UIViewController
@property (nonatomic, copy) void (^stored)(void);
@end
@implementation Root
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  __block int sum = 0;
  [@[ @1, @2, @3 ] enumerateObjectsUsingBlock:^(id number, NSUInteger index, BOOL *stop) {
    sum += [number intValue];
  }];
  NSLog(@"sum %d", sum);
  __block int counter = 0;
  NSArray *steps = @[ ^{ counter++; }, ^{ counter++; } ];
  for (void (^step)(void) in steps) step();
  NSLog(@"counter %d", counter);
  Box *box = [Box new];
  self.stored = ^{ NSLog(@"stored %@", box); };
  self.stored();
  [UIView animateWithDuration:0.5
      animations:^{ self.view.alpha = 0.5; }
      completion:^(BOOL finished) {
        if (finished) NSLog(@"finished");
        self.stored = nil;
      }];
  NSLog(@"animated %.1f", self.view.alpha);
  dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"later %d", counter - 1); });
  for (int i = 0; i < 3; i++) {
    static dispatch_once_t token;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 0.2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
      dispatch_once(&token, ^{ NSLog(@"once"); });
    });
  }
}
@end
