// Without ARC, objects are deallocated when their last reference is released.
// touch: 0.1 tap 1 100,100
// log: ball 3 in view
// log: same view
// log: bounced ball
// log: ball 3 gone
// log: count 2
// log: board has 0
#import <UIKit/UIKit.h>

@interface Ball : UIView {
  NSString *_label;
}
@property (nonatomic, copy) NSString *label;
@end
@implementation Ball
@synthesize label = _label;
- (void)bounce {
  NSLog(@"bounced %@", self.label);
}
- (void)dealloc {
  NSLog(@"%@ %d gone", self.label, (int)self.tag);
  [_label release];
  [super dealloc];
}
@end

@interface Board : UIView
@end
@implementation Board
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  Ball *ball = [[Ball alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
  ball.label = @"ball";
  ball.tag = 3;
  [self addSubview:ball];
  [ball release];
  NSLog(@"%@ %d in view", ball.label, (int)[[self viewWithTag:3] tag]);
  if ([self viewWithTag:3] == ball && [[self subviews] lastObject] == ball) NSLog(@"same view");
  [ball bounce];
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  [[self viewWithTag:3] removeFromSuperview];
  NSObject *object = [[NSObject alloc] init];
  [object retain];
  NSLog(@"count %d", (int)[object retainCount]);
  [object release];
  [object release];
  NSLog(@"board has %d", (int)[[self subviews] count]);
}
@end
