// Core Graphics paths, gradients, dashes and colors, with manual reference counting.
// touch: 0.1 tap 1 100,100
// log: box {{10, 10}, {80, 40}}
// log: inside 1, outside 0
// log: moved {{15, 15}, {80, 40}}
// log: pixel 255 0 0
// log: drawn
#import <UIKit/UIKit.h>

@interface Board : UIView
@end
@implementation Board
- (void)drawRect:(CGRect)rect {
  CGContextRef context = UIGraphicsGetCurrentContext();
  CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
  CGFloat components[] = {1, 0, 0, 1, 0, 0, 1, 1}, locations[] = {0, 1}, dashes[] = {4, 2};
  CGGradientRef gradient = CGGradientCreateWithColorComponents(space, components, locations, 2);
  CGContextDrawLinearGradient(context, gradient, CGPointZero, CGPointMake(0, 100), kCGGradientDrawsAfterEndLocation);
  CGColorRef color = CGColorCreate(space, components);
  CGContextSetStrokeColorWithColor(context, color);
  CGContextSetShadowWithColor(context, CGSizeMake(1, 1), 2, color);
  CGContextSetLineDash(context, 0, dashes, 2);
  CGPoint points[] = {{0, 0}, {50, 50}, {50, 0}};
  CGContextAddLines(context, points, 3);
  CGContextStrokePath(context);
  CGColorRelease(color);
  CGGradientRelease(gradient);
  CGColorSpaceRelease(space);
  static BOOL isDrawn;
  if (isDrawn) NSLog(@"drawn");
  isDrawn = YES;
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  CGMutablePathRef path = CGPathCreateMutable();
  CGPathMoveToPoint(path, NULL, 10, 10);
  CGPathAddLineToPoint(path, NULL, 90, 10);
  CGPathAddLineToPoint(path, NULL, 90, 50);
  CGPathAddLineToPoint(path, NULL, 10, 50);
  CGPathCloseSubpath(path);
  NSLog(@"box %@", NSStringFromCGRect(CGPathGetBoundingBox(path)));
  NSLog(@"inside %d, outside %d", CGPathContainsPoint(path, NULL, CGPointMake(20, 20), NO),
        CGPathContainsPoint(path, NULL, CGPointMake(20, 60), NO));
  CGAffineTransform move = CGAffineTransformMakeTranslation(5, 5);
  CGMutablePathRef moved = CGPathCreateMutable();
  CGPathAddPath(moved, &move, path);
  NSLog(@"moved %@", NSStringFromCGRect(CGPathGetBoundingBox(moved)));
  CGPathRelease(moved);
  CGPathRelease(path);
  UIGraphicsBeginImageContext(CGSizeMake(2, 2));
  [[UIColor redColor] set];
  UIRectFill(CGRectMake(0, 0, 2, 2));
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  CGFloat red = 0, green = 1, blue = 1, alpha = 0;
  [[UIColor colorWithPatternImage:image] getRed:&red green:&green blue:&blue alpha:&alpha];
  [[UIColor redColor] getRed:&red green:&green blue:&blue alpha:&alpha];
  NSLog(@"pixel %.0f %.0f %.0f", red * 255, green * 255, blue * 255);
  [self setNeedsDisplay];
}
@end
