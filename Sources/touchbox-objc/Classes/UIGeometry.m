// Geometry as text, in Apple's format, and as objects.
#import "TBPrivate.h"

NSString *NSStringFromCGPoint(CGPoint p) { return [NSString stringWithFormat:@"{%.17g, %.17g}", p.x, p.y]; }
NSString *NSStringFromCGSize(CGSize s) { return [NSString stringWithFormat:@"{%.17g, %.17g}", s.width, s.height]; }
NSString *NSStringFromCGRect(CGRect r) {
  return [NSString stringWithFormat:@"{{%.17g, %.17g}, {%.17g, %.17g}}", r.origin.x, r.origin.y, r.size.width, r.size.height];
}
NSString *NSStringFromCGAffineTransform(CGAffineTransform t) {
  return [NSString stringWithFormat:@"[%.17g, %.17g, %.17g, %.17g, %.17g, %.17g]", t.a, t.b, t.c, t.d, t.tx, t.ty];
}

NSString *NSStringFromUIEdgeInsets(UIEdgeInsets i) {
  return [NSString stringWithFormat:@"{%.17g, %.17g, %.17g, %.17g}", i.top, i.left, i.bottom, i.right];
}
NSString *NSStringFromUIOffset(UIOffset o) { return [NSString stringWithFormat:@"{%.17g, %.17g}", o.horizontal, o.vertical]; }
NSString *NSStringFromCGVector(CGVector v) { return [NSString stringWithFormat:@"{%.17g, %.17g}", v.dx, v.dy]; }

/// Reads numbers from text, and returns whether it contained the expected number of them.
static BOOL scan(NSString *string, CGFloat *numbers, int count) {
  const char *text = [string UTF8String];
  for (int i = 0; i < count; i++) {
    while (text && *text && !strchr("+-.0123456789", *text)) text++;
    char *end;
    numbers[i] = text ? strtod(text, &end) : 0;
    if (!text || end == text) return NO;
    text = end;
  }
  return YES;
}
CGPoint CGPointFromString(NSString *string) {
  CGPoint p;
  return scan(string, &p.x, 2) ? p : CGPointZero;
}
CGSize CGSizeFromString(NSString *string) {
  CGSize s;
  return scan(string, &s.width, 2) ? s : CGSizeZero;
}
CGRect CGRectFromString(NSString *string) {
  CGRect r;
  return scan(string, &r.origin.x, 4) ? r : CGRectZero;
}
UIEdgeInsets UIEdgeInsetsFromString(NSString *string) {
  UIEdgeInsets insets;
  return scan(string, &insets.top, 4) ? insets : UIEdgeInsetsZero;
}
CGAffineTransform CGAffineTransformFromString(NSString *string) {
  CGAffineTransform transform;
  return scan(string, &transform.a, 6) ? transform : CGAffineTransformIdentity;
}

// GNUstep's method copies only the first number.
static void getPoint(NSValue *value, SEL selector, void *bytes) { *(NSPoint *)bytes = [value pointValue]; }
static void getSize(NSValue *value, SEL selector, void *bytes) { *(NSSize *)bytes = [value sizeValue]; }
static void getRect(NSValue *value, SEL selector, void *bytes) { *(NSRect *)bytes = [value rectValue]; }
static NSString *pointText(NSValue *value, SEL selector) {
  return [@"NSPoint: " stringByAppendingString:NSStringFromCGPoint([value pointValue])];
}
static NSString *sizeText(NSValue *value, SEL selector) {
  return [@"NSSize: " stringByAppendingString:NSStringFromCGSize([value sizeValue])];
}
static NSString *rectText(NSValue *value, SEL selector) {
  return [@"NSRect: " stringByAppendingString:NSStringFromCGRect([value rectValue])];
}
static void replace(NSValue *value, void (*get)(NSValue *, SEL, void *), NSString *(*text)(NSValue *, SEL)) {
  class_replaceMethod([value class], @selector(getValue:), (IMP)get, "v@:^v");
  class_replaceMethod([value class], @selector(description), (IMP)text, "@@:");
}
void TBStartGeometry(void) {
  replace([NSValue valueWithPoint:CGPointZero], getPoint, pointText);
  replace([NSValue valueWithSize:CGSizeZero], getSize, sizeText);
  replace([NSValue valueWithRect:CGRectZero], getRect, rectText);
}

@implementation NSValue (UIGeometry)
+ (NSValue *)valueWithCGPoint:(CGPoint)point {
  return [self valueWithPoint:point];
}
+ (NSValue *)valueWithCGSize:(CGSize)size {
  return [self valueWithSize:size];
}
+ (NSValue *)valueWithCGRect:(CGRect)rect {
  return [self valueWithRect:rect];
}
+ (NSValue *)valueWithCGAffineTransform:(CGAffineTransform)transform {
  return [self valueWithBytes:&transform objCType:@encode(CGAffineTransform)];
}
+ (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets {
  return [self valueWithBytes:&insets objCType:@encode(UIEdgeInsets)];
}
+ (NSValue *)valueWithUIOffset:(UIOffset)offset {
  return [self valueWithBytes:&offset objCType:@encode(UIOffset)];
}
+ (NSValue *)valueWithCGVector:(CGVector)vector {
  return [self valueWithBytes:&vector objCType:@encode(CGVector)];
}
- (UIEdgeInsets)UIEdgeInsetsValue {
  UIEdgeInsets insets = UIEdgeInsetsZero;
  [self getValue:&insets];
  return insets;
}
- (UIOffset)UIOffsetValue {
  UIOffset offset = UIOffsetZero;
  [self getValue:&offset];
  return offset;
}
- (CGVector)CGVectorValue {
  CGVector vector = {0, 0};
  [self getValue:&vector];
  return vector;
}
- (CGPoint)CGPointValue {
  return [self pointValue];
}
- (CGSize)CGSizeValue {
  return [self sizeValue];
}
- (CGRect)CGRectValue {
  return [self rectValue];
}
- (CGAffineTransform)CGAffineTransformValue {
  CGAffineTransform transform = CGAffineTransformIdentity;
  [self getValue:&transform];
  return transform;
}
@end

@implementation NSCoder (UIGeometry)
- (void)encodeCGPoint:(CGPoint)point forKey:(NSString *)key {
  [self encodeObject:NSStringFromCGPoint(point) forKey:key];
}
- (void)encodeCGSize:(CGSize)size forKey:(NSString *)key {
  [self encodeObject:NSStringFromCGSize(size) forKey:key];
}
- (void)encodeCGRect:(CGRect)rect forKey:(NSString *)key {
  [self encodeObject:NSStringFromCGRect(rect) forKey:key];
}
- (CGPoint)decodeCGPointForKey:(NSString *)key {
  return CGPointFromString([self decodeObjectForKey:key]);
}
- (CGSize)decodeCGSizeForKey:(NSString *)key {
  return CGSizeFromString([self decodeObjectForKey:key]);
}
- (CGRect)decodeCGRectForKey:(NSString *)key {
  return CGRectFromString([self decodeObjectForKey:key]);
}
@end
