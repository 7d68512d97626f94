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
void * tbo_UIResponder_inputView(void *object) { void * result = 0; TB_BEGIN result = [[(UIResponder *)object inputView] retain]; TB_END return result; }
void * tbo_UIResponder_inputAccessoryView(void *object) { void * result = 0; TB_BEGIN result = [[(UIResponder *)object inputAccessoryView] retain]; TB_END return result; }
void tbo_UIResponder_cut(void *object, void * a1) { TB_BEGIN [(UIResponder *)object cut:(id)a1]; TB_END }
void tbo_UIResponder_copy(void *object, void * a1) { TB_BEGIN [(UIResponder *)object copy:(id)a1]; TB_END }
void tbo_UIResponder_paste(void *object, void * a1) { TB_BEGIN [(UIResponder *)object paste:(id)a1]; TB_END }
void tbo_UIResponder_select(void *object, void * a1) { TB_BEGIN [(UIResponder *)object select:(id)a1]; TB_END }
void tbo_UIResponder_selectAll(void *object, void * a1) { TB_BEGIN [(UIResponder *)object selectAll:(id)a1]; TB_END }
void tbo_UIResponder_delete(void *object, void * a1) { TB_BEGIN [(UIResponder *)object delete:(id)a1]; TB_END }
void tbo_UIResponder_motionBegan_withEvent(void *object, long a1, void * a2) { TB_BEGIN [(UIResponder *)object motionBegan:(UIEventSubtype)a1 withEvent:(UIEvent *)a2]; TB_END }
void tbo_UIResponder_motionEnded_withEvent(void *object, long a1, void * a2) { TB_BEGIN [(UIResponder *)object motionEnded:(UIEventSubtype)a1 withEvent:(UIEvent *)a2]; TB_END }
void tbo_UIResponder_motionCancelled_withEvent(void *object, long a1, void * a2) { TB_BEGIN [(UIResponder *)object motionCancelled:(UIEventSubtype)a1 withEvent:(UIEvent *)a2]; TB_END }
void * tbo_UIResponder_undoManager(void *object) { void * result = 0; TB_BEGIN result = [[(UIResponder *)object undoManager] retain]; TB_END return result; }
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
unsigned char tbo_UIViewController_shouldAutomaticallyForwardAppearanceMethods(void *object) { unsigned char result = 0; TB_BEGIN result = [(UIViewController *)object shouldAutomaticallyForwardAppearanceMethods]; TB_END return result; }
void * tbo_UIViewController_childViewControllerForStatusBarStyle(void *object) { void * result = 0; TB_BEGIN result = [[(UIViewController *)object childViewControllerForStatusBarStyle] retain]; TB_END return result; }
void * tbo_UIViewController_childViewControllerForStatusBarHidden(void *object) { void * result = 0; TB_BEGIN result = [[(UIViewController *)object childViewControllerForStatusBarHidden] retain]; TB_END return result; }
void tbo_UIViewController_viewWillTransitionToSize_withTransitionCoordinator(void *object, TBSize a1, void * a2) { TB_BEGIN [(UIViewController *)object viewWillTransitionToSize:*(CGSize *)&a1 withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)a2]; TB_END }
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
void * tbo_UITextField_text(void *object) { void * result = 0; TB_BEGIN result = [[(UITextField *)object text] retain]; TB_END return result; }
void tbo_UITextField_setText(void *object, void * a1) { TB_BEGIN [(UITextField *)object setText:(NSString *)a1]; TB_END }
void * tbo_UITextField_inputView(void *object) { void * result = 0; TB_BEGIN result = [[(UITextField *)object inputView] retain]; TB_END return result; }
void tbo_UITextField_setInputView(void *object, void * a1) { TB_BEGIN [(UITextField *)object setInputView:(UIView *)a1]; TB_END }
void * tbo_UITextField_inputAccessoryView(void *object) { void * result = 0; TB_BEGIN result = [[(UITextField *)object inputAccessoryView] retain]; TB_END return result; }
void tbo_UITextField_setInputAccessoryView(void *object, void * a1) { TB_BEGIN [(UITextField *)object setInputAccessoryView:(UIView *)a1]; TB_END }
TBRect tbo_UITextField_borderRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UITextField *)object borderRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UITextField_textRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UITextField *)object textRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UITextField_placeholderRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UITextField *)object placeholderRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UITextField_editingRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UITextField *)object editingRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UITextField_clearButtonRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UITextField *)object clearButtonRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UITextField_leftViewRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UITextField *)object leftViewRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
TBRect tbo_UITextField_rightViewRectForBounds(void *object, TBRect a1) { CGRect result = {0}; TB_BEGIN result = [(UITextField *)object rightViewRectForBounds:*(CGRect *)&a1]; TB_END return *(TBRect *)&result; }
void tbo_UITextField_drawTextInRect(void *object, TBRect a1) { TB_BEGIN [(UITextField *)object drawTextInRect:*(CGRect *)&a1]; TB_END }
void tbo_UITextField_drawPlaceholderInRect(void *object, TBRect a1) { TB_BEGIN [(UITextField *)object drawPlaceholderInRect:*(CGRect *)&a1]; TB_END }
void tbo_UITextField_insertText(void *object, void * a1) { TB_BEGIN [(UITextField *)object insertText:(NSString *)a1]; TB_END }
void tbo_UITextField_deleteBackward(void *object) { TB_BEGIN [(UITextField *)object deleteBackward]; TB_END }
void * tbo_UITextView_inputView(void *object) { void * result = 0; TB_BEGIN result = [[(UITextView *)object inputView] retain]; TB_END return result; }
void tbo_UITextView_setInputView(void *object, void * a1) { TB_BEGIN [(UITextView *)object setInputView:(UIView *)a1]; TB_END }
void * tbo_UITextView_inputAccessoryView(void *object) { void * result = 0; TB_BEGIN result = [[(UITextView *)object inputAccessoryView] retain]; TB_END return result; }
void tbo_UITextView_setInputAccessoryView(void *object, void * a1) { TB_BEGIN [(UITextView *)object setInputAccessoryView:(UIView *)a1]; TB_END }
void tbo_UITextView_insertText(void *object, void * a1) { TB_BEGIN [(UITextView *)object insertText:(NSString *)a1]; TB_END }
void tbo_UITextView_deleteBackward(void *object) { TB_BEGIN [(UITextView *)object deleteBackward]; TB_END }
void tbo_UITableViewCell_prepareForReuse(void *object) { TB_BEGIN [(UITableViewCell *)object prepareForReuse]; TB_END }
void tbo_UITableViewCell_setSelected_animated(void *object, unsigned char a1, unsigned char a2) { TB_BEGIN [(UITableViewCell *)object setSelected:(BOOL)a1 animated:(BOOL)a2]; TB_END }
void tbo_UITableViewCell_setHighlighted_animated(void *object, unsigned char a1, unsigned char a2) { TB_BEGIN [(UITableViewCell *)object setHighlighted:(BOOL)a1 animated:(BOOL)a2]; TB_END }
void tbo_UITableViewCell_setEditing_animated(void *object, unsigned char a1, unsigned char a2) { TB_BEGIN [(UITableViewCell *)object setEditing:(BOOL)a1 animated:(BOOL)a2]; TB_END }
void tbo_UITableViewCell_willTransitionToState(void *object, long a1) { TB_BEGIN [(UITableViewCell *)object willTransitionToState:(UITableViewCellStateMask)a1]; TB_END }
void tbo_UITableViewCell_didTransitionToState(void *object, long a1) { TB_BEGIN [(UITableViewCell *)object didTransitionToState:(UITableViewCellStateMask)a1]; TB_END }
void tbo_UITableViewHeaderFooterView_prepareForReuse(void *object) { TB_BEGIN [(UITableViewHeaderFooterView *)object prepareForReuse]; TB_END }
void tbo_UITableView_setEditing_animated(void *object, unsigned char a1, unsigned char a2) { TB_BEGIN [(UITableView *)object setEditing:(BOOL)a1 animated:(BOOL)a2]; TB_END }
void tbo_UITableView_reloadData(void *object) { TB_BEGIN [(UITableView *)object reloadData]; TB_END }
void tbo_UINavigationController_pushViewController_animated(void *object, void * a1, unsigned char a2) { TB_BEGIN [(UINavigationController *)object pushViewController:(UIViewController *)a1 animated:(BOOL)a2]; TB_END }
void * tbo_UINavigationController_popViewControllerAnimated(void *object, unsigned char a1) { void * result = 0; TB_BEGIN result = [[(UINavigationController *)object popViewControllerAnimated:(BOOL)a1] retain]; TB_END return result; }
void tbo_UIScrollViewDelegate_scrollViewDidScroll(void *object, void * a1) { TB_BEGIN [(id<UIScrollViewDelegate>)object scrollViewDidScroll:(UIScrollView *)a1]; TB_END }
void tbo_UIScrollViewDelegate_scrollViewDidZoom(void *object, void * a1) { TB_BEGIN [(id<UIScrollViewDelegate>)object scrollViewDidZoom:(UIScrollView *)a1]; TB_END }
void tbo_UIScrollViewDelegate_scrollViewWillBeginDragging(void *object, void * a1) { TB_BEGIN [(id<UIScrollViewDelegate>)object scrollViewWillBeginDragging:(UIScrollView *)a1]; TB_END }
void tbo_UIScrollViewDelegate_scrollViewDidEndDragging_willDecelerate(void *object, void * a1, unsigned char a2) { TB_BEGIN [(id<UIScrollViewDelegate>)object scrollViewDidEndDragging:(UIScrollView *)a1 willDecelerate:(BOOL)a2]; TB_END }
void tbo_UIScrollViewDelegate_scrollViewWillEndDragging_withVelocity_targetContentOffset(void *object, void * a1, TBPoint a2, void * a3) { TB_BEGIN [(id<UIScrollViewDelegate>)object scrollViewWillEndDragging:(UIScrollView *)a1 withVelocity:*(CGPoint *)&a2 targetContentOffset:(CGPoint *)a3]; TB_END }
void tbo_UIScrollViewDelegate_scrollViewWillBeginDecelerating(void *object, void * a1) { TB_BEGIN [(id<UIScrollViewDelegate>)object scrollViewWillBeginDecelerating:(UIScrollView *)a1]; TB_END }
void tbo_UIScrollViewDelegate_scrollViewWillBeginZooming_withView(void *object, void * a1, void * a2) { TB_BEGIN [(id<UIScrollViewDelegate>)object scrollViewWillBeginZooming:(UIScrollView *)a1 withView:(UIView *)a2]; TB_END }
void tbo_UIScrollViewDelegate_scrollViewDidEndDecelerating(void *object, void * a1) { TB_BEGIN [(id<UIScrollViewDelegate>)object scrollViewDidEndDecelerating:(UIScrollView *)a1]; TB_END }
void tbo_UIScrollViewDelegate_scrollViewDidEndScrollingAnimation(void *object, void * a1) { TB_BEGIN [(id<UIScrollViewDelegate>)object scrollViewDidEndScrollingAnimation:(UIScrollView *)a1]; TB_END }
void * tbo_UIScrollViewDelegate_viewForZoomingInScrollView(void *object, void * a1) { void * result = 0; TB_BEGIN result = [[(id<UIScrollViewDelegate>)object viewForZoomingInScrollView:(UIScrollView *)a1] retain]; TB_END return result; }
void tbo_UIScrollViewDelegate_scrollViewDidEndZooming_withView_atScale(void *object, void * a1, void * a2, double a3) { TB_BEGIN [(id<UIScrollViewDelegate>)object scrollViewDidEndZooming:(UIScrollView *)a1 withView:(UIView *)a2 atScale:(CGFloat)a3]; TB_END }
unsigned char tbo_UIScrollViewDelegate_scrollViewShouldScrollToTop(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(id<UIScrollViewDelegate>)object scrollViewShouldScrollToTop:(UIScrollView *)a1]; TB_END return result; }
void tbo_UIScrollViewDelegate_scrollViewDidScrollToTop(void *object, void * a1) { TB_BEGIN [(id<UIScrollViewDelegate>)object scrollViewDidScrollToTop:(UIScrollView *)a1]; TB_END }
double tbo_UIViewControllerAnimatedTransitioning_transitionDuration(void *object, void * a1) { double result = 0; TB_BEGIN result = [(id<UIViewControllerAnimatedTransitioning>)object transitionDuration:(id<UIViewControllerContextTransitioning>)a1]; TB_END return result; }
void tbo_UIViewControllerAnimatedTransitioning_animateTransition(void *object, void * a1) { TB_BEGIN [(id<UIViewControllerAnimatedTransitioning>)object animateTransition:(id<UIViewControllerContextTransitioning>)a1]; TB_END }
void tbo_UIViewControllerAnimatedTransitioning_animationEnded(void *object, unsigned char a1) { TB_BEGIN [(id<UIViewControllerAnimatedTransitioning>)object animationEnded:(BOOL)a1]; TB_END }
void tbo_UIViewControllerInteractiveTransitioning_startInteractiveTransition(void *object, void * a1) { TB_BEGIN [(id<UIViewControllerInteractiveTransitioning>)object startInteractiveTransition:(id<UIViewControllerContextTransitioning>)a1]; TB_END }
void * tbo_UIViewControllerTransitioningDelegate_animationControllerForPresentedController_presentingController_sourceController(void *object, void * a1, void * a2, void * a3) { void * result = 0; TB_BEGIN result = [[(id<UIViewControllerTransitioningDelegate>)object animationControllerForPresentedController:(UIViewController *)a1 presentingController:(UIViewController *)a2 sourceController:(UIViewController *)a3] retain]; TB_END return result; }
void * tbo_UIViewControllerTransitioningDelegate_animationControllerForDismissedController(void *object, void * a1) { void * result = 0; TB_BEGIN result = [[(id<UIViewControllerTransitioningDelegate>)object animationControllerForDismissedController:(UIViewController *)a1] retain]; TB_END return result; }
void * tbo_UIViewControllerTransitioningDelegate_interactionControllerForPresentation(void *object, void * a1) { void * result = 0; TB_BEGIN result = [[(id<UIViewControllerTransitioningDelegate>)object interactionControllerForPresentation:(id<UIViewControllerAnimatedTransitioning>)a1] retain]; TB_END return result; }
void * tbo_UIViewControllerTransitioningDelegate_interactionControllerForDismissal(void *object, void * a1) { void * result = 0; TB_BEGIN result = [[(id<UIViewControllerTransitioningDelegate>)object interactionControllerForDismissal:(id<UIViewControllerAnimatedTransitioning>)a1] retain]; TB_END return result; }
unsigned char tbo_UITextFieldDelegate_textFieldShouldBeginEditing(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(id<UITextFieldDelegate>)object textFieldShouldBeginEditing:(UITextField *)a1]; TB_END return result; }
void tbo_UITextFieldDelegate_textFieldDidBeginEditing(void *object, void * a1) { TB_BEGIN [(id<UITextFieldDelegate>)object textFieldDidBeginEditing:(UITextField *)a1]; TB_END }
unsigned char tbo_UITextFieldDelegate_textFieldShouldEndEditing(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(id<UITextFieldDelegate>)object textFieldShouldEndEditing:(UITextField *)a1]; TB_END return result; }
void tbo_UITextFieldDelegate_textFieldDidEndEditing(void *object, void * a1) { TB_BEGIN [(id<UITextFieldDelegate>)object textFieldDidEndEditing:(UITextField *)a1]; TB_END }
void tbo_UITextFieldDelegate_textFieldDidEndEditing_reason(void *object, void * a1, long a2) { TB_BEGIN [(id<UITextFieldDelegate>)object textFieldDidEndEditing:(UITextField *)a1 reason:(UITextFieldDidEndEditingReason)a2]; TB_END }
unsigned char tbo_UITextFieldDelegate_textField_shouldChangeCharactersInRange_replacementString(void *object, void * a1, TBRange a2, void * a3) { unsigned char result = 0; TB_BEGIN result = [(id<UITextFieldDelegate>)object textField:(UITextField *)a1 shouldChangeCharactersInRange:*(NSRange *)&a2 replacementString:(NSString *)a3]; TB_END return result; }
void tbo_UITextFieldDelegate_textFieldDidChangeSelection(void *object, void * a1) { TB_BEGIN [(id<UITextFieldDelegate>)object textFieldDidChangeSelection:(UITextField *)a1]; TB_END }
unsigned char tbo_UITextFieldDelegate_textFieldShouldClear(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(id<UITextFieldDelegate>)object textFieldShouldClear:(UITextField *)a1]; TB_END return result; }
unsigned char tbo_UITextFieldDelegate_textFieldShouldReturn(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(id<UITextFieldDelegate>)object textFieldShouldReturn:(UITextField *)a1]; TB_END return result; }
unsigned char tbo_UITextViewDelegate_textViewShouldBeginEditing(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(id<UITextViewDelegate>)object textViewShouldBeginEditing:(UITextView *)a1]; TB_END return result; }
void tbo_UITextViewDelegate_textViewDidBeginEditing(void *object, void * a1) { TB_BEGIN [(id<UITextViewDelegate>)object textViewDidBeginEditing:(UITextView *)a1]; TB_END }
unsigned char tbo_UITextViewDelegate_textViewShouldEndEditing(void *object, void * a1) { unsigned char result = 0; TB_BEGIN result = [(id<UITextViewDelegate>)object textViewShouldEndEditing:(UITextView *)a1]; TB_END return result; }
void tbo_UITextViewDelegate_textViewDidEndEditing(void *object, void * a1) { TB_BEGIN [(id<UITextViewDelegate>)object textViewDidEndEditing:(UITextView *)a1]; TB_END }
unsigned char tbo_UITextViewDelegate_textView_shouldChangeTextInRange_replacementText(void *object, void * a1, TBRange a2, void * a3) { unsigned char result = 0; TB_BEGIN result = [(id<UITextViewDelegate>)object textView:(UITextView *)a1 shouldChangeTextInRange:*(NSRange *)&a2 replacementText:(NSString *)a3]; TB_END return result; }
void tbo_UITextViewDelegate_textViewDidChange(void *object, void * a1) { TB_BEGIN [(id<UITextViewDelegate>)object textViewDidChange:(UITextView *)a1]; TB_END }
void tbo_UITextViewDelegate_textViewDidChangeSelection(void *object, void * a1) { TB_BEGIN [(id<UITextViewDelegate>)object textViewDidChangeSelection:(UITextView *)a1]; TB_END }
long tbo_UITableViewDataSource_tableView_numberOfRowsInSection(void *object, void * a1, long a2) { long result = 0; TB_BEGIN result = [(id<UITableViewDataSource>)object tableView:(UITableView *)a1 numberOfRowsInSection:(NSInteger)a2]; TB_END return result; }
void * tbo_UITableViewDataSource_tableView_cellForRowAtIndexPath(void *object, void * a1, void * a2) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDataSource>)object tableView:(UITableView *)a1 cellForRowAtIndexPath:(NSIndexPath *)a2] retain]; TB_END return result; }
long tbo_UITableViewDataSource_numberOfSectionsInTableView(void *object, void * a1) { long result = 0; TB_BEGIN result = [(id<UITableViewDataSource>)object numberOfSectionsInTableView:(UITableView *)a1]; TB_END return result; }
void * tbo_UITableViewDataSource_tableView_titleForHeaderInSection(void *object, void * a1, long a2) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDataSource>)object tableView:(UITableView *)a1 titleForHeaderInSection:(NSInteger)a2] retain]; TB_END return result; }
void * tbo_UITableViewDataSource_tableView_titleForFooterInSection(void *object, void * a1, long a2) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDataSource>)object tableView:(UITableView *)a1 titleForFooterInSection:(NSInteger)a2] retain]; TB_END return result; }
unsigned char tbo_UITableViewDataSource_tableView_canEditRowAtIndexPath(void *object, void * a1, void * a2) { unsigned char result = 0; TB_BEGIN result = [(id<UITableViewDataSource>)object tableView:(UITableView *)a1 canEditRowAtIndexPath:(NSIndexPath *)a2]; TB_END return result; }
unsigned char tbo_UITableViewDataSource_tableView_canMoveRowAtIndexPath(void *object, void * a1, void * a2) { unsigned char result = 0; TB_BEGIN result = [(id<UITableViewDataSource>)object tableView:(UITableView *)a1 canMoveRowAtIndexPath:(NSIndexPath *)a2]; TB_END return result; }
void tbo_UITableViewDataSource_tableView_commitEditingStyle_forRowAtIndexPath(void *object, void * a1, long a2, void * a3) { TB_BEGIN [(id<UITableViewDataSource>)object tableView:(UITableView *)a1 commitEditingStyle:(UITableViewCellEditingStyle)a2 forRowAtIndexPath:(NSIndexPath *)a3]; TB_END }
void tbo_UITableViewDataSource_tableView_moveRowAtIndexPath_toIndexPath(void *object, void * a1, void * a2, void * a3) { TB_BEGIN [(id<UITableViewDataSource>)object tableView:(UITableView *)a1 moveRowAtIndexPath:(NSIndexPath *)a2 toIndexPath:(NSIndexPath *)a3]; TB_END }
void tbo_UITableViewDelegate_tableView_willDisplayCell_forRowAtIndexPath(void *object, void * a1, void * a2, void * a3) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 willDisplayCell:(UITableViewCell *)a2 forRowAtIndexPath:(NSIndexPath *)a3]; TB_END }
void tbo_UITableViewDelegate_tableView_willDisplayHeaderView_forSection(void *object, void * a1, void * a2, long a3) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 willDisplayHeaderView:(UIView *)a2 forSection:(NSInteger)a3]; TB_END }
void tbo_UITableViewDelegate_tableView_willDisplayFooterView_forSection(void *object, void * a1, void * a2, long a3) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 willDisplayFooterView:(UIView *)a2 forSection:(NSInteger)a3]; TB_END }
void tbo_UITableViewDelegate_tableView_didEndDisplayingCell_forRowAtIndexPath(void *object, void * a1, void * a2, void * a3) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 didEndDisplayingCell:(UITableViewCell *)a2 forRowAtIndexPath:(NSIndexPath *)a3]; TB_END }
void tbo_UITableViewDelegate_tableView_didEndDisplayingHeaderView_forSection(void *object, void * a1, void * a2, long a3) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 didEndDisplayingHeaderView:(UIView *)a2 forSection:(NSInteger)a3]; TB_END }
void tbo_UITableViewDelegate_tableView_didEndDisplayingFooterView_forSection(void *object, void * a1, void * a2, long a3) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 didEndDisplayingFooterView:(UIView *)a2 forSection:(NSInteger)a3]; TB_END }
double tbo_UITableViewDelegate_tableView_heightForRowAtIndexPath(void *object, void * a1, void * a2) { double result = 0; TB_BEGIN result = [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 heightForRowAtIndexPath:(NSIndexPath *)a2]; TB_END return result; }
double tbo_UITableViewDelegate_tableView_heightForHeaderInSection(void *object, void * a1, long a2) { double result = 0; TB_BEGIN result = [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 heightForHeaderInSection:(NSInteger)a2]; TB_END return result; }
double tbo_UITableViewDelegate_tableView_heightForFooterInSection(void *object, void * a1, long a2) { double result = 0; TB_BEGIN result = [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 heightForFooterInSection:(NSInteger)a2]; TB_END return result; }
double tbo_UITableViewDelegate_tableView_estimatedHeightForRowAtIndexPath(void *object, void * a1, void * a2) { double result = 0; TB_BEGIN result = [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 estimatedHeightForRowAtIndexPath:(NSIndexPath *)a2]; TB_END return result; }
void * tbo_UITableViewDelegate_tableView_viewForHeaderInSection(void *object, void * a1, long a2) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDelegate>)object tableView:(UITableView *)a1 viewForHeaderInSection:(NSInteger)a2] retain]; TB_END return result; }
void * tbo_UITableViewDelegate_tableView_viewForFooterInSection(void *object, void * a1, long a2) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDelegate>)object tableView:(UITableView *)a1 viewForFooterInSection:(NSInteger)a2] retain]; TB_END return result; }
long tbo_UITableViewDelegate_tableView_indentationLevelForRowAtIndexPath(void *object, void * a1, void * a2) { long result = 0; TB_BEGIN result = [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 indentationLevelForRowAtIndexPath:(NSIndexPath *)a2]; TB_END return result; }
void tbo_UITableViewDelegate_tableView_accessoryButtonTappedForRowWithIndexPath(void *object, void * a1, void * a2) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)a2]; TB_END }
unsigned char tbo_UITableViewDelegate_tableView_shouldHighlightRowAtIndexPath(void *object, void * a1, void * a2) { unsigned char result = 0; TB_BEGIN result = [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 shouldHighlightRowAtIndexPath:(NSIndexPath *)a2]; TB_END return result; }
void tbo_UITableViewDelegate_tableView_didHighlightRowAtIndexPath(void *object, void * a1, void * a2) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 didHighlightRowAtIndexPath:(NSIndexPath *)a2]; TB_END }
void tbo_UITableViewDelegate_tableView_didUnhighlightRowAtIndexPath(void *object, void * a1, void * a2) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 didUnhighlightRowAtIndexPath:(NSIndexPath *)a2]; TB_END }
void * tbo_UITableViewDelegate_tableView_willSelectRowAtIndexPath(void *object, void * a1, void * a2) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDelegate>)object tableView:(UITableView *)a1 willSelectRowAtIndexPath:(NSIndexPath *)a2] retain]; TB_END return result; }
void * tbo_UITableViewDelegate_tableView_willDeselectRowAtIndexPath(void *object, void * a1, void * a2) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDelegate>)object tableView:(UITableView *)a1 willDeselectRowAtIndexPath:(NSIndexPath *)a2] retain]; TB_END return result; }
void tbo_UITableViewDelegate_tableView_didSelectRowAtIndexPath(void *object, void * a1, void * a2) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 didSelectRowAtIndexPath:(NSIndexPath *)a2]; TB_END }
void tbo_UITableViewDelegate_tableView_didDeselectRowAtIndexPath(void *object, void * a1, void * a2) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 didDeselectRowAtIndexPath:(NSIndexPath *)a2]; TB_END }
long tbo_UITableViewDelegate_tableView_editingStyleForRowAtIndexPath(void *object, void * a1, void * a2) { long result = 0; TB_BEGIN result = [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 editingStyleForRowAtIndexPath:(NSIndexPath *)a2]; TB_END return result; }
void * tbo_UITableViewDelegate_tableView_titleForDeleteConfirmationButtonForRowAtIndexPath(void *object, void * a1, void * a2) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDelegate>)object tableView:(UITableView *)a1 titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)a2] retain]; TB_END return result; }
void * tbo_UITableViewDelegate_tableView_editActionsForRowAtIndexPath(void *object, void * a1, void * a2) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDelegate>)object tableView:(UITableView *)a1 editActionsForRowAtIndexPath:(NSIndexPath *)a2] retain]; TB_END return result; }
void * tbo_UITableViewDelegate_tableView_leadingSwipeActionsConfigurationForRowAtIndexPath(void *object, void * a1, void * a2) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDelegate>)object tableView:(UITableView *)a1 leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)a2] retain]; TB_END return result; }
void * tbo_UITableViewDelegate_tableView_trailingSwipeActionsConfigurationForRowAtIndexPath(void *object, void * a1, void * a2) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDelegate>)object tableView:(UITableView *)a1 trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)a2] retain]; TB_END return result; }
unsigned char tbo_UITableViewDelegate_tableView_shouldIndentWhileEditingRowAtIndexPath(void *object, void * a1, void * a2) { unsigned char result = 0; TB_BEGIN result = [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)a2]; TB_END return result; }
void tbo_UITableViewDelegate_tableView_willBeginEditingRowAtIndexPath(void *object, void * a1, void * a2) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 willBeginEditingRowAtIndexPath:(NSIndexPath *)a2]; TB_END }
void tbo_UITableViewDelegate_tableView_didEndEditingRowAtIndexPath(void *object, void * a1, void * a2) { TB_BEGIN [(id<UITableViewDelegate>)object tableView:(UITableView *)a1 didEndEditingRowAtIndexPath:(NSIndexPath *)a2]; TB_END }
void * tbo_UITableViewDelegate_tableView_targetIndexPathForMoveFromRowAtIndexPath_toProposedIndexPath(void *object, void * a1, void * a2, void * a3) { void * result = 0; TB_BEGIN result = [[(id<UITableViewDelegate>)object tableView:(UITableView *)a1 targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)a2 toProposedIndexPath:(NSIndexPath *)a3] retain]; TB_END return result; }
unsigned char tbo_UINavigationBarDelegate_navigationBar_shouldPushItem(void *object, void * a1, void * a2) { unsigned char result = 0; TB_BEGIN result = [(id<UINavigationBarDelegate>)object navigationBar:(UINavigationBar *)a1 shouldPushItem:(UINavigationItem *)a2]; TB_END return result; }
void tbo_UINavigationBarDelegate_navigationBar_didPushItem(void *object, void * a1, void * a2) { TB_BEGIN [(id<UINavigationBarDelegate>)object navigationBar:(UINavigationBar *)a1 didPushItem:(UINavigationItem *)a2]; TB_END }
unsigned char tbo_UINavigationBarDelegate_navigationBar_shouldPopItem(void *object, void * a1, void * a2) { unsigned char result = 0; TB_BEGIN result = [(id<UINavigationBarDelegate>)object navigationBar:(UINavigationBar *)a1 shouldPopItem:(UINavigationItem *)a2]; TB_END return result; }
void tbo_UINavigationBarDelegate_navigationBar_didPopItem(void *object, void * a1, void * a2) { TB_BEGIN [(id<UINavigationBarDelegate>)object navigationBar:(UINavigationBar *)a1 didPopItem:(UINavigationItem *)a2]; TB_END }
void tbo_UITabBarDelegate_tabBar_didSelectItem(void *object, void * a1, void * a2) { TB_BEGIN [(id<UITabBarDelegate>)object tabBar:(UITabBar *)a1 didSelectItem:(UITabBarItem *)a2]; TB_END }
void tbo_UINavigationControllerDelegate_navigationController_willShowViewController_animated(void *object, void * a1, void * a2, unsigned char a3) { TB_BEGIN [(id<UINavigationControllerDelegate>)object navigationController:(UINavigationController *)a1 willShowViewController:(UIViewController *)a2 animated:(BOOL)a3]; TB_END }
void tbo_UINavigationControllerDelegate_navigationController_didShowViewController_animated(void *object, void * a1, void * a2, unsigned char a3) { TB_BEGIN [(id<UINavigationControllerDelegate>)object navigationController:(UINavigationController *)a1 didShowViewController:(UIViewController *)a2 animated:(BOOL)a3]; TB_END }
void * tbo_UINavigationControllerDelegate_navigationController_animationControllerForOperation_fromViewController_toViewController(void *object, void * a1, long a2, void * a3, void * a4) { void * result = 0; TB_BEGIN result = [[(id<UINavigationControllerDelegate>)object navigationController:(UINavigationController *)a1 animationControllerForOperation:(UINavigationControllerOperation)a2 fromViewController:(UIViewController *)a3 toViewController:(UIViewController *)a4] retain]; TB_END return result; }
void * tbo_UINavigationControllerDelegate_navigationController_interactionControllerForAnimationController(void *object, void * a1, void * a2) { void * result = 0; TB_BEGIN result = [[(id<UINavigationControllerDelegate>)object navigationController:(UINavigationController *)a1 interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)a2] retain]; TB_END return result; }
unsigned char tbo_UITabBarControllerDelegate_tabBarController_shouldSelectViewController(void *object, void * a1, void * a2) { unsigned char result = 0; TB_BEGIN result = [(id<UITabBarControllerDelegate>)object tabBarController:(UITabBarController *)a1 shouldSelectViewController:(UIViewController *)a2]; TB_END return result; }
void tbo_UITabBarControllerDelegate_tabBarController_didSelectViewController(void *object, void * a1, void * a2) { TB_BEGIN [(id<UITabBarControllerDelegate>)object tabBarController:(UITabBarController *)a1 didSelectViewController:(UIViewController *)a2]; TB_END }
void * tbo_UITabBarControllerDelegate_tabBarController_animationControllerForTransitionFromViewController_toViewController(void *object, void * a1, void * a2, void * a3) { void * result = 0; TB_BEGIN result = [[(id<UITabBarControllerDelegate>)object tabBarController:(UITabBarController *)a1 animationControllerForTransitionFromViewController:(UIViewController *)a2 toViewController:(UIViewController *)a3] retain]; TB_END return result; }
void * tbo_UITabBarControllerDelegate_tabBarController_interactionControllerForAnimationController(void *object, void * a1, void * a2) { void * result = 0; TB_BEGIN result = [[(id<UITabBarControllerDelegate>)object tabBarController:(UITabBarController *)a1 interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)a2] retain]; TB_END return result; }
