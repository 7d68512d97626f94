#import "HelloController.h"

@implementation PadView
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  if (!hasMoved) NSLog(@"moved");
  hasMoved = YES;
}
@end

@implementation HelloController
@synthesize greeting;
- (void)press:(UIButton *)sender {
  NSLog(@"pressed %@", [sender currentTitle]);
  NSLog(@"picture view %d fingers", pad.multipleTouchEnabled ? 2 : 1);
}
- (void)dealloc {
  [greeting release];
  [pad release];
  [super dealloc];
}
@end
