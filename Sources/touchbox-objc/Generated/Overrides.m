// Generated from the headers by `make objc-glue`.
#import "TBPrivate.h"

void tbo_UIResponder_touchesBegan_withEvent(void *object, void * a1, void * a2) { TB_BEGIN [(UIResponder *)object touchesBegan:(NSSet *)a1 withEvent:(UIEvent *)a2]; TB_END }
void tbo_UIResponder_touchesMoved_withEvent(void *object, void * a1, void * a2) { TB_BEGIN [(UIResponder *)object touchesMoved:(NSSet *)a1 withEvent:(UIEvent *)a2]; TB_END }
void tbo_UIResponder_touchesEnded_withEvent(void *object, void * a1, void * a2) { TB_BEGIN [(UIResponder *)object touchesEnded:(NSSet *)a1 withEvent:(UIEvent *)a2]; TB_END }
void tbo_UIResponder_touchesCancelled_withEvent(void *object, void * a1, void * a2) { TB_BEGIN [(UIResponder *)object touchesCancelled:(NSSet *)a1 withEvent:(UIEvent *)a2]; TB_END }
unsigned char tbo_UIResponder_becomeFirstResponder(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIResponder *)object becomeFirstResponder]; TB_END return result; }
unsigned char tbo_UIResponder_resignFirstResponder(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIResponder *)object resignFirstResponder]; TB_END return result; }
unsigned char tbo_UIResponder_canBecomeFirstResponder(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIResponder *)object canBecomeFirstResponder]; TB_END return result; }
unsigned char tbo_UIResponder_canResignFirstResponder(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIResponder *)object canResignFirstResponder]; TB_END return result; }
void tbo_CALayer_display(void *object) { TB_BEGIN [(CALayer *)object display]; TB_END }
void tbo_CALayer_drawInContext(void *object, void * a1) { TB_BEGIN [(CALayer *)object drawInContext:(CGContextRef)a1]; TB_END }
void tbo_CALayer_layoutSublayers(void *object) { TB_BEGIN [(CALayer *)object layoutSublayers]; TB_END }
TBRect tbo_UIView_frame(void *object) { CGRect result = {0}; TB_BEGIN result = [(UIView *)object frame]; TB_END return *(TBRect *)&result; }
void tbo_UIView_setFrame(void *object, TBRect a1) { TB_BEGIN [(UIView *)object setFrame:*(CGRect *)&a1]; TB_END }
TBRect tbo_UIView_bounds(void *object) { CGRect result = {0}; TB_BEGIN result = [(UIView *)object bounds]; TB_END return *(TBRect *)&result; }
void tbo_UIView_setBounds(void *object, TBRect a1) { TB_BEGIN [(UIView *)object setBounds:*(CGRect *)&a1]; TB_END }
TBPoint tbo_UIView_center(void *object) { CGPoint result = {0}; TB_BEGIN result = [(UIView *)object center]; TB_END return *(TBPoint *)&result; }
void tbo_UIView_setCenter(void *object, TBPoint a1) { TB_BEGIN [(UIView *)object setCenter:*(CGPoint *)&a1]; TB_END }
TBTransform tbo_UIView_transform(void *object) { CGAffineTransform result = {0}; TB_BEGIN result = [(UIView *)object transform]; TB_END return *(TBTransform *)&result; }
void tbo_UIView_setTransform(void *object, TBTransform a1) { TB_BEGIN [(UIView *)object setTransform:*(CGAffineTransform *)&a1]; TB_END }
double tbo_UIView_alpha(void *object) { double result = 0; TB_BEGIN result = [(UIView *)object alpha]; TB_END return result; }
void tbo_UIView_setAlpha(void *object, double a1) { TB_BEGIN [(UIView *)object setAlpha:(CGFloat)a1]; TB_END }
unsigned char tbo_UIView_isHidden(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIView *)object isHidden]; TB_END return result; }
void tbo_UIView_setHidden(void *object, unsigned char a1) { TB_BEGIN [(UIView *)object setHidden:(BOOL)a1]; TB_END }
void * tbo_UIView_backgroundColor(void *object) { void * result = 0; TB_BEGIN result = [[(UIView *)object backgroundColor] retain]; TB_END return result; }
void tbo_UIView_setBackgroundColor(void *object, void * a1) { TB_BEGIN [(UIView *)object setBackgroundColor:(UIColor *)a1]; TB_END }
void * tbo_UIView_tintColor(void *object) { void * result = 0; TB_BEGIN result = [[(UIView *)object tintColor] retain]; TB_END return result; }
void tbo_UIView_setTintColor(void *object, void * a1) { TB_BEGIN [(UIView *)object setTintColor:(UIColor *)a1]; TB_END }
TBSize tbo_UIView_intrinsicContentSize(void *object) { CGSize result = {0}; TB_BEGIN result = [(UIView *)object intrinsicContentSize]; TB_END return *(TBSize *)&result; }
unsigned char tbo_UIView_isMultipleTouchEnabled(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIView *)object isMultipleTouchEnabled]; TB_END return result; }
void tbo_UIView_setMultipleTouchEnabled(void *object, unsigned char a1) { TB_BEGIN [(UIView *)object setMultipleTouchEnabled:(BOOL)a1]; TB_END }
unsigned char tbo_UIView_isExclusiveTouch(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIView *)object isExclusiveTouch]; TB_END return result; }
void tbo_UIView_setExclusiveTouch(void *object, unsigned char a1) { TB_BEGIN [(UIView *)object setExclusiveTouch:(BOOL)a1]; TB_END }
void tbo_UIView_removeFromSuperview(void *object) { TB_BEGIN [(UIView *)object removeFromSuperview]; TB_END }
void tbo_UIView_willMoveToSuperview(void *object, void * a1) { TB_BEGIN [(UIView *)object willMoveToSuperview:(UIView *)a1]; TB_END }
void tbo_UIView_didMoveToSuperview(void *object) { TB_BEGIN [(UIView *)object didMoveToSuperview]; TB_END }
void tbo_UIView_willMoveToWindow(void *object, void * a1) { TB_BEGIN [(UIView *)object willMoveToWindow:(UIWindow *)a1]; TB_END }
void tbo_UIView_didMoveToWindow(void *object) { TB_BEGIN [(UIView *)object didMoveToWindow]; TB_END }
void tbo_UIView_didAddSubview(void *object, void * a1) { TB_BEGIN [(UIView *)object didAddSubview:(UIView *)a1]; TB_END }
void tbo_UIView_willRemoveSubview(void *object, void * a1) { TB_BEGIN [(UIView *)object willRemoveSubview:(UIView *)a1]; TB_END }
TBSize tbo_UIView_sizeThatFits(void *object, TBSize a1) { CGSize result = {0}; TB_BEGIN result = [(UIView *)object sizeThatFits:*(CGSize *)&a1]; TB_END return *(TBSize *)&result; }
unsigned char tbo_UIView_gestureRecognizerShouldBegin(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(UIView *)object gestureRecognizerShouldBegin:(UIGestureRecognizer *)a1]; TB_END return result; }
void tbo_UIView_tintColorDidChange(void *object) { TB_BEGIN [(UIView *)object tintColorDidChange]; TB_END }
void tbo_UIView_layoutMarginsDidChange(void *object) { TB_BEGIN [(UIView *)object layoutMarginsDidChange]; TB_END }
void tbo_UIView_safeAreaInsetsDidChange(void *object) { TB_BEGIN [(UIView *)object safeAreaInsetsDidChange]; TB_END }
void tbo_UIView_traitCollectionDidChange(void *object, void * a1) { TB_BEGIN [(UIView *)object traitCollectionDidChange:(UITraitCollection *)a1]; TB_END }
void tbo_UIView_drawRect(void *object, TBRect a1) { TB_BEGIN [(UIView *)object drawRect:*(CGRect *)&a1]; TB_END }
void tbo_UIView_layoutSubviews(void *object) { TB_BEGIN [(UIView *)object layoutSubviews]; TB_END }
void * tbo_UIView_hitTest_withEvent(void *object, TBPoint a1, void * a2) { void * result = 0; TB_BEGIN result = [[(UIView *)object hitTest:*(CGPoint *)&a1 withEvent:(UIEvent *)a2] retain]; TB_END return result; }
unsigned char tbo_UIView_pointInside_withEvent(void *object, TBPoint a1, void * a2) { unsigned char result = 0; TB_BEGIN result = [(UIView *)object pointInside:*(CGPoint *)&a1 withEvent:(UIEvent *)a2]; TB_END return result; }
void tbo_UIView_updateConstraints(void *object) { TB_BEGIN [(UIView *)object updateConstraints]; TB_END }
void tbo_UIWindow_becomeKeyWindow(void *object) { TB_BEGIN [(UIWindow *)object becomeKeyWindow]; TB_END }
void tbo_UIWindow_resignKeyWindow(void *object) { TB_BEGIN [(UIWindow *)object resignKeyWindow]; TB_END }
void tbo_UIWindow_sendEvent(void *object, void * a1) { TB_BEGIN [(UIWindow *)object sendEvent:(UIEvent *)a1]; TB_END }
TBRect tbo_UILabel_textRectForBounds_limitedToNumberOfLines(void *object, TBRect a1, long a2) { CGRect result = {0}; TB_BEGIN result = [(UILabel *)object textRectForBounds:*(CGRect *)&a1 limitedToNumberOfLines:(NSInteger)a2]; TB_END return *(TBRect *)&result; }
void tbo_UILabel_drawTextInRect(void *object, TBRect a1) { TB_BEGIN [(UILabel *)object drawTextInRect:*(CGRect *)&a1]; TB_END }
unsigned char tbo_UIControl_isEnabled(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIControl *)object isEnabled]; TB_END return result; }
void tbo_UIControl_setEnabled(void *object, unsigned char a1) { TB_BEGIN [(UIControl *)object setEnabled:(BOOL)a1]; TB_END }
unsigned char tbo_UIControl_isSelected(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIControl *)object isSelected]; TB_END return result; }
void tbo_UIControl_setSelected(void *object, unsigned char a1) { TB_BEGIN [(UIControl *)object setSelected:(BOOL)a1]; TB_END }
unsigned char tbo_UIControl_isHighlighted(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIControl *)object isHighlighted]; TB_END return result; }
void tbo_UIControl_setHighlighted(void *object, unsigned char a1) { TB_BEGIN [(UIControl *)object setHighlighted:(BOOL)a1]; TB_END }
unsigned char tbo_UIControl_beginTrackingWithTouch_withEvent(void *object, void * a1, void * a2) { unsigned char result = 0; TB_BEGIN result = [(UIControl *)object beginTrackingWithTouch:(UITouch *)a1 withEvent:(UIEvent *)a2]; TB_END return result; }
unsigned char tbo_UIControl_continueTrackingWithTouch_withEvent(void *object, void * a1, void * a2) { unsigned char result = 0; TB_BEGIN result = [(UIControl *)object continueTrackingWithTouch:(UITouch *)a1 withEvent:(UIEvent *)a2]; TB_END return result; }
void tbo_UIControl_endTrackingWithTouch_withEvent(void *object, void * a1, void * a2) { TB_BEGIN [(UIControl *)object endTrackingWithTouch:(UITouch *)a1 withEvent:(UIEvent *)a2]; TB_END }
void tbo_UIControl_cancelTrackingWithEvent(void *object, void * a1) { TB_BEGIN [(UIControl *)object cancelTrackingWithEvent:(UIEvent *)a1]; TB_END }
TBRect tbo_UIButton_backgroundRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UIButton *)object backgroundRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UIButton_contentRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UIButton *)object contentRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UIButton_titleRectForContentRect(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UIButton *)object titleRectForContentRect:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UIButton_imageRectForContentRect(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UIButton *)object imageRectForContentRect:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UISlider_minimumValueImageRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UISlider *)object minimumValueImageRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UISlider_maximumValueImageRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UISlider *)object maximumValueImageRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UISlider_trackRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UISlider *)object trackRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UISlider_thumbRectForBounds_trackRect_value(void *object, TBRect a1, TBRect a2, float a3) { CGRect result = {0}; TB_BEGIN result = [(UISlider *)object thumbRectForBounds:*(CGRect *)&a1 trackRect:*(CGRect *)&a2 value:(float)a3]; TB_END return *(TBRect *)&result; }
void tbo_UIScrollView_adjustedContentInsetDidChange(void *object) { TB_BEGIN [(UIScrollView *)object adjustedContentInsetDidChange]; TB_END }
unsigned char tbo_UIScrollView_touchesShouldBegin_withEvent_inContentView(void *object, void * a1, void * a2, void * a3) { unsigned char result = 0; TB_BEGIN result = [(UIScrollView *)object touchesShouldBegin:(NSSet *)a1 withEvent:(UIEvent *)a2 inContentView:(UIView *)a3]; TB_END return result; }
unsigned char tbo_UIScrollView_touchesShouldCancelInContentView(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(UIScrollView *)object touchesShouldCancelInContentView:(UIView *)a1]; TB_END return result; }
void tbo_UIGestureRecognizer_reset(void *object) { TB_BEGIN [(UIGestureRecognizer *)object reset]; TB_END }
unsigned char tbo_UIGestureRecognizer_shouldRequireFailureOfGestureRecognizer(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(UIGestureRecognizer *)object shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)a1]; TB_END return result; }
unsigned char tbo_UIGestureRecognizer_shouldBeRequiredToFailByGestureRecognizer(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(UIGestureRecognizer *)object shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)a1]; TB_END return result; }
unsigned char tbo_UIGestureRecognizer_canPreventGestureRecognizer(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(UIGestureRecognizer *)object canPreventGestureRecognizer:(UIGestureRecognizer *)a1]; TB_END return result; }
unsigned char tbo_UIGestureRecognizer_canBePreventedByGestureRecognizer(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(UIGestureRecognizer *)object canBePreventedByGestureRecognizer:(UIGestureRecognizer *)a1]; TB_END return result; }
void tbo_UIGestureRecognizer_touchesBegan_withEvent(void *object, void * a1, void * a2) { TB_BEGIN [(UIGestureRecognizer *)object touchesBegan:(NSSet *)a1 withEvent:(UIEvent *)a2]; TB_END }
void tbo_UIGestureRecognizer_touchesMoved_withEvent(void *object, void * a1, void * a2) { TB_BEGIN [(UIGestureRecognizer *)object touchesMoved:(NSSet *)a1 withEvent:(UIEvent *)a2]; TB_END }
void tbo_UIGestureRecognizer_touchesEnded_withEvent(void *object, void * a1, void * a2) { TB_BEGIN [(UIGestureRecognizer *)object touchesEnded:(NSSet *)a1 withEvent:(UIEvent *)a2]; TB_END }
void tbo_UIGestureRecognizer_touchesCancelled_withEvent(void *object, void * a1, void * a2) { TB_BEGIN [(UIGestureRecognizer *)object touchesCancelled:(NSSet *)a1 withEvent:(UIEvent *)a2]; TB_END }
void tbo_UIViewController_setEditing_animated(void *object, unsigned char a1, unsigned char a2) { TB_BEGIN [(UIViewController *)object setEditing:(BOOL)a1 animated:(BOOL)a2]; TB_END }
void tbo_UIViewController_traitCollectionDidChange(void *object, void * a1) { TB_BEGIN [(UIViewController *)object traitCollectionDidChange:(UITraitCollection *)a1]; TB_END }
void tbo_UIViewController_viewIsAppearing(void *object, unsigned char a1) { TB_BEGIN [(UIViewController *)object viewIsAppearing:(BOOL)a1]; TB_END }
void tbo_UIViewController_viewSafeAreaInsetsDidChange(void *object) { TB_BEGIN [(UIViewController *)object viewSafeAreaInsetsDidChange]; TB_END }
long tbo_UIViewController_preferredStatusBarStyle(void *object) { long result = 0; TB_BEGIN result = [(UIViewController *)object preferredStatusBarStyle]; TB_END return result; }
long tbo_UIViewController_preferredInterfaceOrientationForPresentation(void *object) { long result = 0; TB_BEGIN result = [(UIViewController *)object preferredInterfaceOrientationForPresentation]; TB_END return result; }
void tbo_UIViewController_loadView(void *object) { TB_BEGIN [(UIViewController *)object loadView]; TB_END }
void tbo_UIViewController_viewDidLoad(void *object) { TB_BEGIN [(UIViewController *)object viewDidLoad]; TB_END }
void tbo_UIViewController_viewWillAppear(void *object, unsigned char a1) { TB_BEGIN [(UIViewController *)object viewWillAppear:(BOOL)a1]; TB_END }
void tbo_UIViewController_viewDidAppear(void *object, unsigned char a1) { TB_BEGIN [(UIViewController *)object viewDidAppear:(BOOL)a1]; TB_END }
void tbo_UIViewController_viewWillDisappear(void *object, unsigned char a1) { TB_BEGIN [(UIViewController *)object viewWillDisappear:(BOOL)a1]; TB_END }
void tbo_UIViewController_viewDidDisappear(void *object, unsigned char a1) { TB_BEGIN [(UIViewController *)object viewDidDisappear:(BOOL)a1]; TB_END }
void tbo_UIViewController_viewWillLayoutSubviews(void *object) { TB_BEGIN [(UIViewController *)object viewWillLayoutSubviews]; TB_END }
void tbo_UIViewController_viewDidLayoutSubviews(void *object) { TB_BEGIN [(UIViewController *)object viewDidLayoutSubviews]; TB_END }
void tbo_UIViewController_didReceiveMemoryWarning(void *object) { TB_BEGIN [(UIViewController *)object didReceiveMemoryWarning]; TB_END }
unsigned char tbo_UIViewController_shouldAutorotate(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIViewController *)object shouldAutorotate]; TB_END return result; }
long tbo_UIViewController_supportedInterfaceOrientations(void *object) { long result = 0; TB_BEGIN result = [(UIViewController *)object supportedInterfaceOrientations]; TB_END return result; }
unsigned char tbo_UIViewController_prefersStatusBarHidden(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIViewController *)object prefersStatusBarHidden]; TB_END return result; }
void tbo_UIViewController_willMoveToParentViewController(void *object, void * a1) { TB_BEGIN [(UIViewController *)object willMoveToParentViewController:(UIViewController *)a1]; TB_END }
void tbo_UIViewController_didMoveToParentViewController(void *object, void * a1) { TB_BEGIN [(UIViewController *)object didMoveToParentViewController:(UIViewController *)a1]; TB_END }
void tbo_UIApplication_sendEvent(void *object, void * a1) { TB_BEGIN [(UIApplication *)object sendEvent:(UIEvent *)a1]; TB_END }
