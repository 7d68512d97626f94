// Bitmap contexts, colors, paths and text are measured and converted as on iOS.
// touch: 0 tap 1 1,1
// log: pixel 255 0 0 255
// log: image 4 x 2, 8 bits, row 16
// log: PNG read back: 4 x 2
// log: components 4, alpha 0.5, equal 1
// log: gray 2, model 0
// log: path in {{0, 0}, {10, 5}}, rectangle 1, point 1
// log: transformed {{20, 0}, {10, 5}}
// log: clip {{1, 1}, {2, 2}}, drawn path 1
// log: divided {{0, 0}, {3, 5}} {{3, 0}, {7, 5}}
// log: rotated {{-5, 0}, {5, 10}}
// log: text wider with size: 1, height of two lines: 1
// log: attributed 1, color 1
// log: insets {1, 2, 3, 4}, vector {5, 6}
// log: device 1, portrait 1, landscape 0
// log: red 2
#import <UIKit/UIKit.h>

@interface BitmapsController : UIViewController
@end

@implementation BitmapsController
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
  unsigned char pixels[4 * 2 * 4] = {0};
  CGContextRef context = CGBitmapContextCreate(
      pixels, 4, 2, 8, 16, space, kCGImageAlphaPremultipliedLast | kCGBitmapByteOrder32Big);
  CGContextSetRGBFillColor(context, 1, 0, 0, 1);
  CGContextFillRect(context, CGRectMake(0, 0, 4, 2));
  unsigned char *data = CGBitmapContextGetData(context);
  CGImageRef image = CGBitmapContextCreateImage(context);
  NSLog(@"pixel %d %d %d %d", data[0], data[1], data[2], data[3]);
  NSLog(@"image %zu x %zu, %zu bits, row %zu", CGImageGetWidth(image), CGImageGetHeight(image),
        CGImageGetBitsPerComponent(image), CGBitmapContextGetBytesPerRow(context));
  NSData *png = UIImagePNGRepresentation([UIImage imageWithCGImage:image]);
  UIImage *copy = [UIImage imageWithData:png];
  NSLog(@"PNG read back: %g x %g", copy.size.width, copy.size.height);
  CGImageRelease(image);
  CGContextRelease(context);

  CGFloat values[] = {0.25, 0.5, 0.75, 0.5};
  CGColorRef color = CGColorCreate(space, values), other = CGColorCreateCopyWithAlpha(color, 0.5);
  NSLog(@"components %zu, alpha %g, equal %d", CGColorGetNumberOfComponents(color), CGColorGetAlpha(color),
        CGColorEqualToColor(color, other));
  CGColorRelease(color);
  CGColorRelease(other);
  CGColorSpaceRelease(space);
  CGColorSpaceRef gray = CGColorGetColorSpace([UIColor whiteColor].CGColor);
  NSLog(@"gray %zu, model %d", CGColorGetNumberOfComponents([UIColor whiteColor].CGColor), CGColorSpaceGetModel(gray));

  CGAffineTransform moved = CGAffineTransformMakeTranslation(20, 0);
  CGPathRef path = CGPathCreateWithRect(CGRectMake(0, 0, 10, 5), NULL);
  CGRect rect;
  NSLog(@"path in %@, rectangle %d, point %d", NSStringFromCGRect(CGPathGetPathBoundingBox(path)),
        CGPathIsRect(path, &rect), CGPathContainsPoint(path, NULL, CGPointMake(9, 4), NO));
  CGPathRef copied = CGPathCreateCopyByTransformingPath(path, &moved);
  NSLog(@"transformed %@", NSStringFromCGRect(CGPathGetBoundingBox(copied)));
  CGPathRelease(path);
  CGPathRelease(copied);

  UIGraphicsBeginImageContext(CGSizeMake(10, 10));
  context = UIGraphicsGetCurrentContext();
  CGContextClipToRect(context, CGRectMake(1, 1, 2, 2));
  CGContextAddRect(context, CGRectMake(0, 0, 5, 5));
  NSLog(@"clip %@, drawn path %d", NSStringFromCGRect(CGContextGetClipBoundingBox(context)),
        CGContextPathContainsPoint(context, CGPointMake(4, 4), kCGPathFill));
  UIGraphicsEndImageContext();

  CGRect slice, rest;
  CGRectDivide(CGRectMake(0, 0, 10, 5), &slice, &rest, 3, CGRectMinXEdge);
  NSLog(@"divided %@ %@", NSStringFromCGRect(slice), NSStringFromCGRect(rest));
  CGRect turned = CGRectApplyAffineTransform(CGRectMake(0, 0, 10, 5), CGAffineTransformMake(0, 1, -1, 0, 0, 0));
  NSLog(@"rotated %@", NSStringFromCGRect(turned));

  UIFont *small = [UIFont systemFontOfSize:10], *large = [UIFont systemFontOfSize:20];
  CGFloat narrow = [@"Touch" sizeWithFont:small].width;
  CGFloat wide = [@"Touch" sizeWithAttributes:@{NSFontAttributeName : large}].width;
  CGSize lines = [@"Touch me" sizeWithFont:small constrainedToSize:CGSizeMake(narrow + 1, 100)];
  NSLog(@"text wider with size: %d, height of two lines: %d", wide > narrow, lines.height > 1.5 * small.lineHeight);
  UILabel *label = [[UILabel alloc] initWithFrame:CGRectZero];
  label.attributedText = [[NSAttributedString alloc] initWithString:@"Hi"
                                                         attributes:@{NSForegroundColorAttributeName : [UIColor redColor]}];
  id found = [label.attributedText attribute:NSForegroundColorAttributeName atIndex:0 effectiveRange:NULL];
  NSLog(@"attributed %d, color %d", [label.attributedText.string isEqualToString:@"Hi"], [found isEqual:[UIColor redColor]]);

  UIEdgeInsets insets = [[NSValue valueWithUIEdgeInsets:UIEdgeInsetsMake(1, 2, 3, 4)] UIEdgeInsetsValue];
  CGVector vector = [[NSValue valueWithCGVector:CGVectorMake(5, 6)] CGVectorValue];
  NSLog(@"insets %@, vector %@", NSStringFromUIEdgeInsets(insets), NSStringFromCGVector(vector));
  UIDeviceOrientation orientation = [UIDevice currentDevice].orientation;
  NSLog(@"device %ld, portrait %d, landscape %d", (long)orientation, UIDeviceOrientationIsPortrait(orientation),
        UIDeviceOrientationIsLandscape(orientation));
  UIGraphicsImageRenderer *renderer = [[UIGraphicsImageRenderer alloc] initWithSize:CGSizeMake(2, 2)];
  UIImage *drawn = [renderer imageWithActions:^(UIGraphicsImageRendererContext *rendering) {
    [[UIColor redColor] setFill];
    [rendering fillRect:CGRectMake(0, 0, 2, 2)];
    [@"x" drawAtPoint:CGPointZero withFont:[UIFont systemFontOfSize:8]];
  }];
  NSLog(@"red %g", drawn.size.width);
}
@end
