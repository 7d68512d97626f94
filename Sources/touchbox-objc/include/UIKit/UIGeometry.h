// Edge insets, and geometry as text and as objects.
#ifndef TOUCHBOX_UI_GEOMETRY_H
#define TOUCHBOX_UI_GEOMETRY_H
#import <CoreGraphics/CGAffineTransform.h>

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;
typedef struct UIOffset {
  CGFloat horizontal, vertical;
} UIOffset;

static const UIEdgeInsets UIEdgeInsetsZero = {0, 0, 0, 0};
static inline UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right) { return (UIEdgeInsets){top, left, bottom, right}; }
static inline CGRect UIEdgeInsetsInsetRect(CGRect r, UIEdgeInsets i) { return CGRectMake(r.origin.x + i.left, r.origin.y + i.top, r.size.width - i.left - i.right, r.size.height - i.top - i.bottom); }
static inline BOOL UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets a, UIEdgeInsets b) { return a.top == b.top && a.left == b.left && a.bottom == b.bottom && a.right == b.right; }
static const UIOffset UIOffsetZero = {0, 0};
static inline UIOffset UIOffsetMake(CGFloat horizontal, CGFloat vertical) { return (UIOffset){horizontal, vertical}; }
static inline BOOL UIOffsetEqualToOffset(UIOffset a, UIOffset b) { return a.horizontal == b.horizontal && a.vertical == b.vertical; }

NSString *NSStringFromUIEdgeInsets(UIEdgeInsets insets);
NSString *NSStringFromUIOffset(UIOffset offset);
NSString *NSStringFromCGVector(CGVector vector);
UIEdgeInsets UIEdgeInsetsFromString(NSString *string);
CGAffineTransform CGAffineTransformFromString(NSString *string);
NSString *NSStringFromCGPoint(CGPoint point);
NSString *NSStringFromCGSize(CGSize size);
NSString *NSStringFromCGRect(CGRect rect);
NSString *NSStringFromCGAffineTransform(CGAffineTransform transform);
CGPoint CGPointFromString(NSString *string);
CGSize CGSizeFromString(NSString *string);
CGRect CGRectFromString(NSString *string);

@interface NSValue (UIGeometry)
+ (NSValue *)valueWithCGPoint:(CGPoint)point;
+ (NSValue *)valueWithCGSize:(CGSize)size;
+ (NSValue *)valueWithCGRect:(CGRect)rect;
+ (NSValue *)valueWithCGAffineTransform:(CGAffineTransform)transform;
+ (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets;
+ (NSValue *)valueWithUIOffset:(UIOffset)offset;
+ (NSValue *)valueWithCGVector:(CGVector)vector;
- (UIEdgeInsets)UIEdgeInsetsValue;
- (UIOffset)UIOffsetValue;
- (CGVector)CGVectorValue;
- (CGPoint)CGPointValue;
- (CGSize)CGSizeValue;
- (CGRect)CGRectValue;
- (CGAffineTransform)CGAffineTransformValue;
@end

@interface NSCoder (UIGeometry)
- (void)encodeCGPoint:(CGPoint)point forKey:(NSString *)key;
- (void)encodeCGSize:(CGSize)size forKey:(NSString *)key;
- (void)encodeCGRect:(CGRect)rect forKey:(NSString *)key;
- (CGPoint)decodeCGPointForKey:(NSString *)key;
- (CGSize)decodeCGSizeForKey:(NSString *)key;
- (CGRect)decodeCGRectForKey:(NSString *)key;
@end
#endif
