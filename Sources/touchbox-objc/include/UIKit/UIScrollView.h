// Scroll views.
#ifndef TOUCHBOX_UI_SCROLL_VIEW_H
#define TOUCHBOX_UI_SCROLL_VIEW_H
#import <UIKit/UIControls.h>
@class UIRefreshControl, UIPanGestureRecognizer, UIPinchGestureRecognizer;

#define UIScrollViewDecelerationRateNormal 0.998
#define UIScrollViewDecelerationRateFast 0.99
typedef NS_ENUM(NSInteger, UIScrollViewIndicatorStyle) { //: UIScrollView.IndicatorStyle
  UIScrollViewIndicatorStyleDefault, UIScrollViewIndicatorStyleBlack, UIScrollViewIndicatorStyleWhite
};
typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) { //: UIScrollView.KeyboardDismissMode
  UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag, UIScrollViewKeyboardDismissModeInteractive,
  UIScrollViewKeyboardDismissModeOnDragWithAccessory, UIScrollViewKeyboardDismissModeInteractiveWithAccessory
};
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
@property (nonatomic, assign) id<UIScrollViewDelegate> delegate;
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
@property (nonatomic) BOOL scrollsToTop;
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
@property (nonatomic) UIScrollViewIndicatorStyle indicatorStyle;
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nonatomic) UIEdgeInsets scrollIndicatorInsets;
@property (nonatomic) UIEdgeInsets verticalScrollIndicatorInsets;
@property (nonatomic) UIEdgeInsets horizontalScrollIndicatorInsets;
@property (nonatomic, retain) UIRefreshControl *refreshControl;
- (void)flashScrollIndicators;
- (void)adjustedContentInsetDidChange; //: override
- (BOOL)touchesShouldBegin:(NSSet *)touches withEvent:(UIEvent *)event inContentView:(UIView *)view; //: override $0.touchesShouldBegin($1, with: $2?, in: $3)
- (BOOL)touchesShouldCancelInContentView:(UIView *)view; //: override $0.touchesShouldCancel(in: $1)
@end

@protocol UIScrollViewDelegate <NSObject> //: delegate
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView; //: $0.scrollViewDidScroll($1)
- (void)scrollViewDidZoom:(UIScrollView *)scrollView; //: $0.scrollViewDidZoom($1)
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView; //: $0.scrollViewWillBeginDragging($1)
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate; //: $0.scrollViewDidEndDragging($1, willDecelerate: $2)
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity targetContentOffset:(CGPoint *)offset; //: $0.scrollViewWillEndDragging($1, withVelocity: $2, targetContentOffset: $3)
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView; //: $0.scrollViewWillBeginDecelerating($1)
- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(UIView *)view; //: $0.scrollViewWillBeginZooming($1, with: $2?)
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView; //: $0.scrollViewDidEndDecelerating($1)
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView; //: $0.scrollViewDidEndScrollingAnimation($1)
- (UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView; //: $0.viewForZooming(in: $1) else nil
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(UIView *)view atScale:(CGFloat)scale; //: $0.scrollViewDidEndZooming($1, with: $2?, atScale: $3)
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView; //: $0.scrollViewShouldScrollToTop($1) else true
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView; //: $0.scrollViewDidScrollToTop($1)
@end

@interface UIRefreshControl : UIControl
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
@property (nonatomic, retain) NSAttributedString *attributedTitle;
- (void)beginRefreshing;
- (void)endRefreshing;
@end
#endif
