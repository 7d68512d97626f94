// Views: initializers, animations, and members that exist only in Objective-C.
#import "TBPrivate.h"

@implementation UIView
#include "UIView.inc"
- (instancetype)initWithFrame:(CGRect)frame {
  tbs_makeView(self, [[self class] touchboxClassName], *(TBRect *)&frame);
  return self;
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  tbs_makeView(self, [[self class] touchboxClassName], (TBRect){{0, 0}, {0, 0}});
  TBDecode(coder, self);
  return self;
}
- (id)init {
  return [self initWithFrame:CGRectZero];
}
+ (Class)layerClass {
  return [CALayer class];
}
- (void)setGestureRecognizers:(NSArray *)recognizers {
  for (UIGestureRecognizer *old in [self gestureRecognizers]) [self removeGestureRecognizer:old];
  for (UIGestureRecognizer *new in recognizers) [self addGestureRecognizer:new];
}
- (BOOL)clearsContextBeforeDrawing {
  return YES;
}
- (void)setClearsContextBeforeDrawing:(BOOL)clears {
}

+ (void)setAnimationDelegate:(id)delegate {
  tbs_setAnimationDelegate(delegate);
}
+ (void)setAnimationDidStopSelector:(SEL)selector {
  tbs_setAnimationDidStop(selector ? sel_getName(selector) : NULL);
}
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations {
  [self animateWithDuration:duration delay:0 options:0 animations:animations completion:NULL];
}
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^)(BOOL finished))completion {
  [self animateWithDuration:duration delay:0 options:0 animations:animations completion:completion];
}
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^)(BOOL finished))completion {
  tbs_animate(duration, delay, options, animations ? _Block_copy(animations) : NULL, completion ? _Block_copy(completion) : NULL);
}
@end

@implementation UIImageView
#include "UIImageView.inc"
- (instancetype)initWithImage:(UIImage *)image {
  CGSize size = [image size];
  if ((self = [self initWithFrame:CGRectMake(0, 0, size.width, size.height)])) [self setImage:image];
  return self;
}
- (instancetype)initWithImage:(UIImage *)image highlightedImage:(UIImage *)highlighted {
  if ((self = [self initWithImage:image])) [self setHighlightedImage:highlighted];
  return self;
}
static char imagesKey;
- (NSArray *)animationImages {
  return objc_getAssociatedObject(self, &imagesKey);
}
- (void)setAnimationImages:(NSArray *)images {
  objc_setAssociatedObject(self, &imagesKey, images, OBJC_ASSOCIATION_COPY_NONATOMIC);
  tbs_setAnimationImages(self, images);
}
@end

@implementation UIStackView
#include "UIStackView.inc"
- (instancetype)initWithArrangedSubviews:(NSArray *)views {
  if (!(self = [self initWithFrame:CGRectZero])) return nil;
  for (UIView *view in views) [self addArrangedSubview:view];
  return self;
}
@end

@implementation UIProgressView
#include "UIProgressView.inc"
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style {
  if (!(self = [self initWithFrame:CGRectZero])) return nil;
  [self setProgressViewStyle:style];
  [self sizeToFit];
  return self;
}
@end

@implementation UIActivityIndicatorView
#include "UIActivityIndicatorView.inc"
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style {
  if (!(self = [self initWithFrame:CGRectZero])) return nil;
  [self setActivityIndicatorViewStyle:style];
  [self sizeToFit];
  return self;
}
@end

@implementation UIBezierPath
#include "UIBezierPath.inc"
- (id)copyWithZone:(NSZone *)zone {
  return (id)tbs_copyPath(self);
}
@end

@implementation UIImage
#include "UIImage.inc"
+ (UIImage *)imageWithData:(NSData *)data {
  return [[[self alloc] initWithData:data] autorelease];
}
- (instancetype)initWithData:(NSData *)data {
  return TBAttach(self, tbs_pictureWithData([data bytes], [data length]));
}
@end
