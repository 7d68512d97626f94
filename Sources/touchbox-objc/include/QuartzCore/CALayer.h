// Layers.
#ifndef TOUCHBOX_CA_LAYER_H
#define TOUCHBOX_CA_LAYER_H
#import <CoreGraphics/CGBitmapContext.h>
#import <CoreGraphics/CGPath.h>
#import <QuartzCore/CATransform3D.h>
#import <UIKit/UIKitDefines.h>

@class CAAnimation, CALayer;

#define kCAGravityCenter @"center"
#define kCAGravityTop @"top"
#define kCAGravityBottom @"bottom"
#define kCAGravityLeft @"left"
#define kCAGravityRight @"right"
#define kCAGravityTopLeft @"topLeft"
#define kCAGravityTopRight @"topRight"
#define kCAGravityBottomLeft @"bottomLeft"
#define kCAGravityBottomRight @"bottomRight"
#define kCAGravityResize @"resize"
#define kCAGravityResizeAspect @"resizeAspect"
#define kCAGravityResizeAspectFill @"resizeAspectFill"
#define kCAFilterLinear @"linear"
#define kCAFilterNearest @"nearest"
#define kCAFilterTrilinear @"trilinear"
#define kCAFillRuleNonZero @"non-zero"
#define kCAFillRuleEvenOdd @"even-odd"
#define kCALineCapButt @"butt"
#define kCALineCapRound @"round"
#define kCALineCapSquare @"square"
#define kCALineJoinMiter @"miter"
#define kCALineJoinRound @"round"
#define kCALineJoinBevel @"bevel"
#define kCAGradientLayerAxial @"axial"
#define kCAGradientLayerRadial @"radial"
#define kCAGradientLayerConic @"conic"
#define kCAAlignmentNatural @"natural"
#define kCAAlignmentLeft @"left"
#define kCAAlignmentRight @"right"
#define kCAAlignmentCenter @"center"
#define kCAAlignmentJustified @"justified"
#define kCATruncationNone @"none"
#define kCATruncationStart @"start"
#define kCATruncationEnd @"end"
#define kCATruncationMiddle @"middle"

typedef NS_OPTIONS(NSUInteger, CACornerMask) { //: CACornerMask
  kCALayerMinXMinYCorner = 1, kCALayerMaxXMinYCorner = 2, kCALayerMinXMaxYCorner = 4, kCALayerMaxXMaxYCorner = 8
};

@protocol CAAction <NSObject>
@end

@protocol CALayerDelegate <NSObject>
@optional
- (void)displayLayer:(CALayer *)layer;
- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context;
- (void)layoutSublayersOfLayer:(CALayer *)layer;
@end

@interface CALayer : TBObject //: identity layer
+ (instancetype)layer; //: objc
- (instancetype)init; //: objc
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint position;
@property (nonatomic) CGPoint anchorPoint;
@property (nonatomic) CGFloat anchorPointZ;
@property (nonatomic) CGFloat zPosition;
@property (nonatomic) CATransform3D transform;
@property (nonatomic) CATransform3D sublayerTransform;
@property (nonatomic) float opacity;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic, getter=isDoubleSided) BOOL doubleSided;
@property (nonatomic) BOOL masksToBounds;
@property (nonatomic) CGFloat cornerRadius;
@property (nonatomic) CACornerMask maskedCorners;
@property (nonatomic) CGFloat borderWidth;
@property (nonatomic) CGColorRef borderColor; //: $0.borderColor
@property (nonatomic) CGColorRef backgroundColor; //: $0.backgroundColor
@property (nonatomic) CGColorRef shadowColor; //: $0.shadowColor
@property (nonatomic) float shadowOpacity;
@property (nonatomic) CGSize shadowOffset;
@property (nonatomic) CGFloat shadowRadius;
@property (nonatomic) CGPathRef shadowPath;
@property (nonatomic) id contents;
@property (nonatomic) CGRect contentsRect;
@property (nonatomic) CGRect contentsCenter;
@property (nonatomic) CGFloat contentsScale;
@property (nonatomic, copy) NSString *contentsGravity; //: $0.contentsGravity.rawValue <- $0.contentsGravity = CALayerContentsGravity(rawValue: $1)
@property (nonatomic, copy) NSString *minificationFilter; //: $0.minificationFilter.rawValue <- $0.minificationFilter = CALayerContentsFilter(rawValue: $1)
@property (nonatomic, copy) NSString *magnificationFilter; //: $0.magnificationFilter.rawValue <- $0.magnificationFilter = CALayerContentsFilter(rawValue: $1)
@property (nonatomic) BOOL needsDisplayOnBoundsChange;
@property (nonatomic) BOOL drawsAsynchronously;
@property (nonatomic) BOOL shouldRasterize;
@property (nonatomic) CGFloat rasterizationScale;
@property (nonatomic) BOOL allowsEdgeAntialiasing;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, readonly) CALayer *superlayer;
@property (nonatomic, retain) CALayer *mask;
@property (nonatomic, copy) NSArray *sublayers; //: $0.sublayers
@property (nonatomic, assign) id delegate; //: objc
@property (nonatomic) CFTimeInterval beginTime;
@property (nonatomic) CFTimeInterval duration;
@property (nonatomic) CFTimeInterval timeOffset;
@property (nonatomic) float speed;
@property (nonatomic) float repeatCount;
@property (nonatomic) CFTimeInterval repeatDuration;
@property (nonatomic) BOOL autoreverses;
@property (nonatomic, copy) NSString *fillMode; //: $0.fillMode.rawValue <- $0.fillMode = CAMediaTimingFillMode(rawValue: $1)
- (CGAffineTransform)affineTransform; //: $0.affineTransform()
- (void)setAffineTransform:(CGAffineTransform)transform; //: $0.setAffineTransform($1)
- (void)addSublayer:(CALayer *)layer; //: $0.addSublayer($1)
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)index; //: $0.insertSublayer($1, at: $2)
- (void)insertSublayer:(CALayer *)layer below:(CALayer *)sibling; //: $0.insertSublayer($1, below: $2?)
- (void)insertSublayer:(CALayer *)layer above:(CALayer *)sibling; //: $0.insertSublayer($1, above: $2?)
- (void)replaceSublayer:(CALayer *)old with:(CALayer *)layer; //: $0.replaceSublayer($1, with: $2)
- (void)removeFromSuperlayer;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect; //: $0.setNeedsDisplay($1)
- (BOOL)needsDisplay; //: $0.needsDisplay()
- (void)displayIfNeeded;
- (void)display; //: override
- (void)drawInContext:(CGContextRef)context; //: override $0.draw(in: $1)
- (void)layoutSublayers; //: override
- (void)setNeedsLayout;
- (BOOL)needsLayout; //: $0.needsLayout()
- (void)layoutIfNeeded;
- (CGSize)preferredFrameSize; //: $0.preferredFrameSize()
- (void)addAnimation:(CAAnimation *)animation forKey:(NSString *)key; //: $0.add($1, forKey: $2?)
- (CAAnimation *)animationForKey:(NSString *)key; //: $0.animation(forKey: $1)
- (NSArray *)animationKeys; //: $0.animationKeys()
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key; //: $0.removeAnimation(forKey: $1)
- (NSDictionary *)actions; //: $0.actions
- (void)setActions:(NSDictionary *)actions; //: $0.actions = layerActions($1)
- (CALayer *)presentationLayer; //: $0.presentation()
- (CALayer *)modelLayer; //: $0.model()
- (BOOL)containsPoint:(CGPoint)point; //: $0.contains($1)
- (CALayer *)hitTest:(CGPoint)point; //: $0.hitTest($1)
- (CGPoint)convertPoint:(CGPoint)point fromLayer:(CALayer *)layer; //: $0.convert($1, from: $2?)
- (CGPoint)convertPoint:(CGPoint)point toLayer:(CALayer *)layer; //: $0.convert($1, to: $2?)
- (CGRect)convertRect:(CGRect)rect fromLayer:(CALayer *)layer; //: $0.convert($1, from: $2?)
- (CGRect)convertRect:(CGRect)rect toLayer:(CALayer *)layer; //: $0.convert($1, to: $2?)
- (CFTimeInterval)convertTime:(CFTimeInterval)time fromLayer:(CALayer *)layer; //: $0.convertTime($1, from: $2?)
- (CFTimeInterval)convertTime:(CFTimeInterval)time toLayer:(CALayer *)layer; //: $0.convertTime($1, to: $2?)
- (void)renderInContext:(CGContextRef)context; //: $0.render(in: $1)
- (id)valueForKey:(NSString *)key; //: $0.value(forKey: $1)
- (void)setValue:(id)value forKey:(NSString *)key; //: $0.setValue($1, forKey: $2)
- (id)valueForKeyPath:(NSString *)path; //: $0.value(forKeyPath: $1)
- (void)setValue:(id)value forKeyPath:(NSString *)path; //: $0.setValue($1, forKeyPath: $2)
@end

@interface CAShapeLayer : CALayer
@property (nonatomic) CGPathRef path;
@property (nonatomic) CGColorRef fillColor;
@property (nonatomic) CGColorRef strokeColor;
@property (nonatomic, copy) NSString *fillRule; //: $0.fillRule.rawValue <- $0.fillRule = CAShapeLayerFillRule(rawValue: $1)
@property (nonatomic) CGFloat strokeStart;
@property (nonatomic) CGFloat strokeEnd;
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) CGFloat miterLimit;
@property (nonatomic, copy) NSString *lineCap; //: $0.lineCap.rawValue <- $0.lineCap = CAShapeLayerLineCap(rawValue: $1)
@property (nonatomic, copy) NSString *lineJoin; //: $0.lineJoin.rawValue <- $0.lineJoin = CAShapeLayerLineJoin(rawValue: $1)
@property (nonatomic) CGFloat lineDashPhase;
@property (nonatomic, copy) NSArray *lineDashPattern;
@end

@interface CAGradientLayer : CALayer
@property (nonatomic, copy) NSArray *colors;
@property (nonatomic, copy) NSArray *locations;
@property (nonatomic) CGPoint startPoint;
@property (nonatomic) CGPoint endPoint;
@property (nonatomic, copy) NSString *type; //: $0.type.rawValue <- $0.type = CAGradientLayerType(rawValue: $1)
@end

@interface CATextLayer : CALayer
@property (nonatomic, copy) id string;
@property (nonatomic) CFTypeRef font; //: $0.font <- $0.font = layerFont($1)
@property (nonatomic) CGFloat fontSize;
@property (nonatomic) CGColorRef foregroundColor;
@property (nonatomic, getter=isWrapped) BOOL wrapped;
@property (nonatomic, copy) NSString *alignmentMode; //: $0.alignmentMode.rawValue <- $0.alignmentMode = CATextLayerAlignmentMode(rawValue: $1)
@property (nonatomic, copy) NSString *truncationMode; //: $0.truncationMode.rawValue <- $0.truncationMode = CATextLayerTruncationMode(rawValue: $1)
@end

@interface CAReplicatorLayer : CALayer
@property (nonatomic) NSInteger instanceCount;
@property (nonatomic) CFTimeInterval instanceDelay;
@property (nonatomic) CATransform3D instanceTransform;
@property (nonatomic) CGColorRef instanceColor;
@property (nonatomic) float instanceRedOffset;
@property (nonatomic) float instanceGreenOffset;
@property (nonatomic) float instanceBlueOffset;
@property (nonatomic) float instanceAlphaOffset;
@end
#endif
