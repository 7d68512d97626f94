// Values are formatted as on Apple's platforms.
// touch: 0.1 d1 100,100
// log: {1.5, 2} {3, 4} {{1, 2}, {3, 4}}
// log: [1, 0, 0, 1, 0, 0]
// log: (
// log:     1,
// log:     two
// log: )
// log: {
// log:     a = 1;
// log:     b = "two words";
// log: }
// log: 1 0.5 7 YES
// log: printed 5%
// log: put
// log: point 3 4
// log: NSRect: {{1, 2}, {3, 4}} {5, 6}
#import <UIKit/UIKit.h>

@interface Board : UIView
@end
@implementation Board
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  NSLog(@"%@ %@ %@", NSStringFromCGPoint(CGPointMake(1.5, 2)), NSStringFromCGSize(CGSizeMake(3, 4)),
        NSStringFromCGRect(CGRectMake(1, 2, 3, 4)));
  NSLog(@"%@", NSStringFromCGAffineTransform(CGAffineTransformIdentity));
  NSLog(@"%@", [NSArray arrayWithObjects:[NSNumber numberWithInt:1], @"two", nil]);
  NSLog(@"%@", [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:1], @"a", @"two words", @"b", nil]);
  NSLog(@"%@ %@ %ld %s", [NSNumber numberWithInt:1], [NSNumber numberWithFloat:0.5f], 7L, YES ? "YES" : "NO");
  printf("printed %d%%\n", 5);
  puts("put");
  CGPoint point = CGPointFromString(@"{3, 4}");
  NSLog(@"point %.0f %.0f", point.x, point.y);
  CGPoint copy;
  [[NSValue valueWithCGPoint:CGPointMake(5, 6)] getValue:&copy];
  NSLog(@"%@ %@", [NSValue valueWithCGRect:CGRectMake(1, 2, 3, 4)], NSStringFromCGPoint(copy));
}
@end
