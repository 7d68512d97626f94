// Scroll views.
#ifndef TOUCHBOX_UI_SCROLL_VIEW_H
#define TOUCHBOX_UI_SCROLL_VIEW_H
#import <UIKit/UIView.h>
@class UIPanGestureRecognizer, UIPinchGestureRecognizer;

#define UIScrollViewDecelerationRateNormal 0.998
#define UIScrollViewDecelerationRateFast 0.99
typedef NS_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) { //: UIScrollView.ContentInsetAdjustmentBehavior
  UIScrollViewContentInsetAdjustmentAutomatic, UIScrollViewContentInsetAdjustmentScrollableAxes, UIScrollViewContentInsetAdjustmentNever, UIScrollViewContentInsetAdjustmentAlways
};

@class UILayoutGuide;

@interface UIScrollView : UIView
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic, readonly) UILayoutGuide *contentLayoutGuide;
@property (nonatomic, readonly) UILayoutGuide *frameLayoutGuide;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic, assign) id<UIScrollViewDelegate> delegate; //: objc
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@property (nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property (nonatomic) BOOL bounces;
@property (nonatomic) BOOL bouncesZoom;
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) BOOL alwaysBounceHorizontal;
@property (nonatomic) BOOL showsVerticalScrollIndicator;
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@property (nonatomic) BOOL delaysContentTouches;
@property (nonatomic) BOOL canCancelContentTouches;
@property (nonatomic) BOOL scrollsToTop; //: objc
@property (nonatomic) CGFloat minimumZoomScale;
@property (nonatomic) CGFloat maximumZoomScale;
@property (nonatomic) CGFloat zoomScale;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property (nonatomic, readonly, getter=isZooming) BOOL zooming;
- (void)setContentOffset:(CGPoint)offset animated:(BOOL)animated; //: $0.setContentOffset($1, animated: $2)
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated; //: $0.scrollRectToVisible($1, animated: $2)
- (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated; //: $0.setZoomScale($1, animated: $2)
- (void)zoomToRect:(CGRect)rect animated:(BOOL)animated; //: $0.zoom(to: $1, animated: $2)
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@property (nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (nonatomic) CGFloat decelerationRate; //: $0.decelerationRate.rawValue <- $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: $1)
@property (nonatomic, readonly, getter=isZoomBouncing) BOOL zoomBouncing;
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property (nonatomic, readonly) UIPinchGestureRecognizer *pinchGestureRecognizer;
- (void)adjustedContentInsetDidChange; //: override
- (BOOL)touchesShouldBegin:(NSSet *)touches withEvent:(UIEvent *)event inContentView:(UIView *)view; //: override $0.touchesShouldBegin($1, with: $2?, in: $3)
- (BOOL)touchesShouldCancelInContentView:(UIView *)view; //: override $0.touchesShouldCancel(in: $1)
@end

@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity targetContentOffset:(CGPoint *)offset;
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(UIView *)view;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView;
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(UIView *)view atScale:(CGFloat)scale;
@end
#endif
