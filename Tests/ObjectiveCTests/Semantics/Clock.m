// Timers, delayed calls and dates follow the phone's clock.
// touch: 0.5 d1 100,100
// touch: 3 u1
// log: fired 1
// log: fired 2
// log: delayed by 0.3: A
// log: fired 3
// log: stopped
// log: 2.5 seconds later
// log: touch at 3.0
#import <UIKit/UIKit.h>

@interface Root : UIViewController {
  NSTimer *timer;
  NSDate *start;
  int count;
}
@end
@implementation Root
- (void)tick:(NSTimer *)sender {
  count++;
  NSLog(@"fired %d", count);
  if (count == 3) {
    [sender invalidate];
    NSLog(@"stopped");
  }
}
- (void)delayed:(NSString *)text {
  NSLog(@"delayed by %.1f: %@", [[NSDate date] timeIntervalSinceDate:start], text);
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  start = [[NSDate alloc] init];
  timer = [NSTimer scheduledTimerWithTimeInterval:0.12 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
  [self performSelector:@selector(delayed:) withObject:@"A" afterDelay:0.3];
  [self performSelector:@selector(delayed:) withObject:@"B" afterDelay:0.3];
  [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(delayed:) object:@"B"];
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  NSLog(@"%.1f seconds later", -[start timeIntervalSinceNow]);
  NSLog(@"touch at %.1f", [[touches anyObject] timestamp]);
}
- (void)dealloc {
  [start release];
  [super dealloc];
}
@end
