// Draws a square around every finger.
#import <UIKit/UIKit.h>

@interface TestTouch : UIView {
  NSMutableArray *fingers;
  NSMutableArray *squares;
}
@end

@implementation TestTouch
- (id)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) {
    [self setMultipleTouchEnabled:YES];
    fingers = [[NSMutableArray alloc] initWithCapacity:10];
    squares = [[NSMutableArray alloc] init];
  }
  return self;
}
- (void)dealloc {
  [fingers release];
  [squares release];
  [super dealloc];
}
- (void)drawRect:(CGRect)rect {
  CGContextRef context = UIGraphicsGetCurrentContext();
  CGContextSetRGBFillColor(context, 1, 1, 1, 1);
  CGContextFillRect(context, rect);
  CGContextSetGrayFillColor(context, 0, 1);
  for (NSValue *square in squares) CGContextFillRect(context, [square CGRectValue]);
}
- (void)update {
  [squares removeAllObjects];
  for (UITouch *finger in fingers) {
    CGPoint point = [finger locationInView:self];
    [squares addObject:[NSValue valueWithCGRect:CGRectInset((CGRect){point, CGSizeZero}, -22, -22)]];
  }
  [self setNeedsDisplay];
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  [fingers addObjectsFromArray:[touches allObjects]];
  [self update];
}
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  [self update];
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  [fingers removeObjectsInArray:[touches allObjects]];
  [self update];
}
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
  [self touchesEnded:touches withEvent:event];
}
@end
