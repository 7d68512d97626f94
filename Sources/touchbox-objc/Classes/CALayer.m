// Layers, animations and display links: initializers and delegates.
#import "TBPrivate.h"

@implementation CALayer
#include "CALayer.inc"
+ (instancetype)layer {
  return [[[self alloc] init] autorelease];
}
- (instancetype)init {
  // The layer of a view already has its counterpart.
  if (!_peer) tbs_makeLayer(self, [[self class] touchboxClassName]);
  return self;
}
- (id)delegate {
  return [(id)tbs_layerDelegate(self) autorelease];
}
- (void)setDelegate:(id)delegate {
  tbs_setLayerDelegate(self, delegate);
}
@end

const char *TBLayerClass(void *view) {
  Class cls = [object_getClass((id)view) layerClass];
  return cls == [CALayer class] || !cls ? NULL : class_getName(cls);
}
const char *TBBuiltInClass(const char *className) {
  Class cls = objc_lookUpClass(className);
  return [cls isSubclassOfClass:[TBObject class]] ? [cls touchboxClassName] : NULL;
}
void *TBAllocate(const char *className) { return NSAllocateObject(objc_lookUpClass(className), 0, NULL); }
void TBInit(void *object) { TB_BEGIN [(id)object init]; TB_END }

unsigned char TBCallLayerDelegate(void *delegate, int message, void *layer, void *context) {
  unsigned char isImplemented = 0;
  id<CALayerDelegate> receiver = delegate;
  TB_BEGIN
#define TB_LAYER(number, method, message)                           \
  case number:                                                      \
    isImplemented = [receiver respondsToSelector:@selector(method)]; \
    if (isImplemented) message;                                     \
    break;
  switch (message) {
    TB_LAYER(TBDisplayLayer, displayLayer:, [receiver displayLayer:layer])
    TB_LAYER(TBDrawLayer, drawLayer:inContext:, [receiver drawLayer:layer inContext:context])
    TB_LAYER(TBLayoutSublayers, layoutSublayersOfLayer:, [receiver layoutSublayersOfLayer:layer])
  }
  TB_END
  return isImplemented;
}

// MARK: - Animations

@implementation CAMediaTimingFunction
#include "CAMediaTimingFunction.inc"
+ (instancetype)functionWithControlPoints:(float)x1 :(float)y1 :(float)x2 :(float)y2 {
  return [[[self alloc] initWithControlPoints:x1 :y1 :x2 :y2] autorelease];
}
- (instancetype)initWithControlPoints:(float)x1 :(float)y1 :(float)x2 :(float)y2 {
  return TBAttach(self, tbs_makeTimingFunction(x1, y1, x2, y2));
}
@end

@implementation CAAnimation
#include "CAAnimation.inc"
+ (instancetype)animation {
  return [[[self alloc] init] autorelease];
}
- (id)copyWithZone:(NSZone *)zone {
  return (id)tbs_copyAnimation(self);
}
@end

@implementation CAPropertyAnimation
#include "CAPropertyAnimation.inc"
+ (instancetype)animationWithKeyPath:(NSString *)path {
  CAPropertyAnimation *animation = [[[self alloc] init] autorelease];
  [animation setKeyPath:path];
  return animation;
}
@end

unsigned char TBCallAnimationDelegate(void *delegate, void *animation, int didStop, unsigned char finished) {
  SEL selector = didStop ? @selector(animationDidStop:finished:) : @selector(animationDidStart:);
  BOOL isImplemented = [(id)delegate respondsToSelector:selector];
  TB_BEGIN
  if (isImplemented && didStop) [(id<CAAnimationDelegate>)delegate animationDidStop:animation finished:finished];
  if (isImplemented && !didStop) [(id<CAAnimationDelegate>)delegate animationDidStart:animation];
  TB_END
  return isImplemented;
}

@implementation CADisplayLink
#include "CADisplayLink.inc"
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector {
  return [(id)tbs_makeDisplayLink(target, sel_getName(selector)) autorelease];
}
- (void)addToRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
  tbs_addDisplayLink(self, YES);
}
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
  tbs_addDisplayLink(self, NO);
}
@end

@implementation NSValue (CATransform3D)
+ (NSValue *)valueWithCATransform3D:(CATransform3D)transform {
  return [self valueWithBytes:&transform objCType:@encode(CATransform3D)];
}
- (CATransform3D)CATransform3DValue {
  CATransform3D transform = CATransform3DIdentity;
  [self getValue:&transform];
  return transform;
}
@end

// MARK: - Core Graphics

void CGPathApply(CGPathRef path, void *info, CGPathApplierFunction function) {
  tbs_applyPath((void *)path, info, (void (*)(void *, const void *))function);
}

static void callBlock(void *block, const CGPathElement *element) { ((CGPathApplyBlock)block)(element); }
void CGPathApplyWithBlock(CGPathRef path, CGPathApplyBlock block) {
  tbs_applyPath((void *)path, block, (void (*)(void *, const void *))callBlock);
}

const CGFloat *CGColorGetComponents(CGColorRef color) {
  // The array is released with the pool that is open now, as iOS releases it with the color.
  NSMutableData *data = [NSMutableData dataWithLength:4 * sizeof(CGFloat)];
  return color && tbs_colorComponents(color, [data mutableBytes]) ? [data bytes] : NULL;
}

// MARK: - Classes without other members

@implementation NSLayoutAnchor
@end

@implementation UIMenuItem
#include "UIMenuItem.inc"
- (instancetype)initWithTitle:(NSString *)title action:(SEL)action {
  return TBAttach(self, tbs_makeMenuItem([title UTF8String], action ? sel_getName(action) : NULL));
}
- (SEL)action {
  char *name = tbs_menuAction(self);
  SEL action = name ? sel_registerName(name) : NULL;
  free(name);
  return action;
}
- (void)setAction:(SEL)action {
  tbs_setMenuAction(self, action ? sel_getName(action) : NULL);
}
@end
