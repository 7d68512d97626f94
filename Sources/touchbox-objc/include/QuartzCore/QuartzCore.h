// Layers.
#ifndef TOUCHBOX_QUARTZ_CORE_H
#define TOUCHBOX_QUARTZ_CORE_H
#import <CoreGraphics/CGContext.h>
#import <UIKit/UIKitDefines.h>

CFTimeInterval CACurrentMediaTime(void); //: CACurrentMediaTime()

@interface CALayer : TBObject //: identity layer
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint position;
@property (nonatomic) CGPoint anchorPoint;
@property (nonatomic) CGFloat zPosition;
@property (nonatomic) float opacity;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) BOOL masksToBounds;
@property (nonatomic) CGFloat cornerRadius;
@property (nonatomic) CGFloat borderWidth;
@property (nonatomic) CGColorRef borderColor; //: $0.borderColor
@property (nonatomic) CGColorRef backgroundColor; //: $0.backgroundColor
@property (nonatomic) CGColorRef shadowColor; //: $0.shadowColor
@property (nonatomic) float shadowOpacity;
@property (nonatomic) CGSize shadowOffset;
@property (nonatomic) CGFloat shadowRadius;
@property (nonatomic) CGFloat contentsScale;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, readonly) CALayer *superlayer;
- (NSArray *)sublayers; //: $0.sublayers
- (CGAffineTransform)affineTransform; //: $0.affineTransform()
- (void)setAffineTransform:(CGAffineTransform)transform; //: $0.setAffineTransform($1)
- (void)addSublayer:(CALayer *)layer; //: $0.addSublayer($1)
- (void)removeFromSuperlayer;
- (void)setNeedsDisplay;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key; //: $0.removeAnimation(forKey: $1)
- (CALayer *)presentationLayer; //: $0.presentation()
- (BOOL)containsPoint:(CGPoint)point; //: $0.contains($1)
- (CALayer *)hitTest:(CGPoint)point; //: $0.hitTest($1)
- (void)renderInContext:(CGContextRef)context; //: $0.render(in: $1)
@end
#endif
