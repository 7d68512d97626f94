// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import UIKit

protocol UIResponderSuper: AnyObject {
  func super_UIResponder_touchesBegan_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?)
  func super_UIResponder_touchesMoved_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?)
  func super_UIResponder_touchesEnded_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?)
  func super_UIResponder_touchesCancelled_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?)
  func super_UIResponder_becomeFirstResponder() -> Bool
  func super_UIResponder_resignFirstResponder() -> Bool
  func super_UIResponder_canBecomeFirstResponder() -> Bool
  func super_UIResponder_canResignFirstResponder() -> Bool
  func super_UIResponder_inputView() -> UIView?
  func super_UIResponder_inputAccessoryView() -> UIView?
  func super_UIResponder_cut(_ a1: Any?)
  func super_UIResponder_copy(_ a1: Any?)
  func super_UIResponder_paste(_ a1: Any?)
  func super_UIResponder_select(_ a1: Any?)
  func super_UIResponder_selectAll(_ a1: Any?)
  func super_UIResponder_delete(_ a1: Any?)
  func super_UIResponder_motionBegan_withEvent(_ a1: UIEvent.EventSubtype, _ a2: UIEvent?)
  func super_UIResponder_motionEnded_withEvent(_ a1: UIEvent.EventSubtype, _ a2: UIEvent?)
  func super_UIResponder_motionCancelled_withEvent(_ a1: UIEvent.EventSubtype, _ a2: UIEvent?)
  func super_UIResponder_undoManager() -> UndoManager?
}

protocol CALayerSuper: AnyObject {
  func super_CALayer_display()
  func super_CALayer_drawInContext(_ a1: CGContext)
  func super_CALayer_layoutSublayers()
}

protocol UIViewSuper: AnyObject {
  func super_UIView_frame() -> CGRect
  func super_UIView_setFrame(_ a1: CGRect)
  func super_UIView_bounds() -> CGRect
  func super_UIView_setBounds(_ a1: CGRect)
  func super_UIView_center() -> CGPoint
  func super_UIView_setCenter(_ a1: CGPoint)
  func super_UIView_transform() -> CGAffineTransform
  func super_UIView_setTransform(_ a1: CGAffineTransform)
  func super_UIView_alpha() -> CGFloat
  func super_UIView_setAlpha(_ a1: CGFloat)
  func super_UIView_isHidden() -> Bool
  func super_UIView_setHidden(_ a1: Bool)
  func super_UIView_backgroundColor() -> UIColor?
  func super_UIView_setBackgroundColor(_ a1: UIColor?)
  func super_UIView_tintColor() -> UIColor?
  func super_UIView_setTintColor(_ a1: UIColor?)
  func super_UIView_intrinsicContentSize() -> CGSize
  func super_UIView_isMultipleTouchEnabled() -> Bool
  func super_UIView_setMultipleTouchEnabled(_ a1: Bool)
  func super_UIView_isExclusiveTouch() -> Bool
  func super_UIView_setExclusiveTouch(_ a1: Bool)
  func super_UIView_removeFromSuperview()
  func super_UIView_willMoveToSuperview(_ a1: UIView?)
  func super_UIView_didMoveToSuperview()
  func super_UIView_willMoveToWindow(_ a1: UIWindow?)
  func super_UIView_didMoveToWindow()
  func super_UIView_didAddSubview(_ a1: UIView)
  func super_UIView_willRemoveSubview(_ a1: UIView)
  func super_UIView_sizeThatFits(_ a1: CGSize) -> CGSize
  func super_UIView_gestureRecognizerShouldBegin(_ a1: UIGestureRecognizer) -> Bool
  func super_UIView_tintColorDidChange()
  func super_UIView_layoutMarginsDidChange()
  func super_UIView_safeAreaInsetsDidChange()
  func super_UIView_traitCollectionDidChange(_ a1: UITraitCollection?)
  func super_UIView_drawRect(_ a1: CGRect)
  func super_UIView_layoutSubviews()
  func super_UIView_hitTest_withEvent(_ a1: CGPoint, _ a2: UIEvent?) -> UIView?
  func super_UIView_pointInside_withEvent(_ a1: CGPoint, _ a2: UIEvent?) -> Bool
  func super_UIView_updateConstraints()
}

protocol UIWindowSuper: AnyObject {
  func super_UIWindow_becomeKeyWindow()
  func super_UIWindow_resignKeyWindow()
  func super_UIWindow_sendEvent(_ a1: UIEvent)
}

protocol UILabelSuper: AnyObject {
  func super_UILabel_textRectForBounds_limitedToNumberOfLines(_ a1: CGRect, _ a2: Int) -> CGRect
  func super_UILabel_drawTextInRect(_ a1: CGRect)
}

protocol UIControlSuper: AnyObject {
  func super_UIControl_isEnabled() -> Bool
  func super_UIControl_setEnabled(_ a1: Bool)
  func super_UIControl_isSelected() -> Bool
  func super_UIControl_setSelected(_ a1: Bool)
  func super_UIControl_isHighlighted() -> Bool
  func super_UIControl_setHighlighted(_ a1: Bool)
  func super_UIControl_beginTrackingWithTouch_withEvent(_ a1: UITouch, _ a2: UIEvent?) -> Bool
  func super_UIControl_continueTrackingWithTouch_withEvent(_ a1: UITouch, _ a2: UIEvent?) -> Bool
  func super_UIControl_endTrackingWithTouch_withEvent(_ a1: UITouch?, _ a2: UIEvent?)
  func super_UIControl_cancelTrackingWithEvent(_ a1: UIEvent?)
}

protocol UIButtonSuper: AnyObject {
  func super_UIButton_backgroundRectForBounds(_ a1: CGRect) -> CGRect
  func super_UIButton_contentRectForBounds(_ a1: CGRect) -> CGRect
  func super_UIButton_titleRectForContentRect(_ a1: CGRect) -> CGRect
  func super_UIButton_imageRectForContentRect(_ a1: CGRect) -> CGRect
}

protocol UISliderSuper: AnyObject {
  func super_UISlider_minimumValueImageRectForBounds(_ a1: CGRect) -> CGRect
  func super_UISlider_maximumValueImageRectForBounds(_ a1: CGRect) -> CGRect
  func super_UISlider_trackRectForBounds(_ a1: CGRect) -> CGRect
  func super_UISlider_thumbRectForBounds_trackRect_value(_ a1: CGRect, _ a2: CGRect, _ a3: Float) -> CGRect
}

protocol UIScrollViewSuper: AnyObject {
  func super_UIScrollView_adjustedContentInsetDidChange()
  func super_UIScrollView_touchesShouldBegin_withEvent_inContentView(_ a1: Set<UITouch>, _ a2: UIEvent?, _ a3: UIView) -> Bool
  func super_UIScrollView_touchesShouldCancelInContentView(_ a1: UIView) -> Bool
}

protocol UIGestureRecognizerSuper: AnyObject {
  func super_UIGestureRecognizer_reset()
  func super_UIGestureRecognizer_shouldRequireFailureOfGestureRecognizer(_ a1: UIGestureRecognizer) -> Bool
  func super_UIGestureRecognizer_shouldBeRequiredToFailByGestureRecognizer(_ a1: UIGestureRecognizer) -> Bool
  func super_UIGestureRecognizer_canPreventGestureRecognizer(_ a1: UIGestureRecognizer) -> Bool
  func super_UIGestureRecognizer_canBePreventedByGestureRecognizer(_ a1: UIGestureRecognizer) -> Bool
  func super_UIGestureRecognizer_touchesBegan_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent)
  func super_UIGestureRecognizer_touchesMoved_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent)
  func super_UIGestureRecognizer_touchesEnded_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent)
  func super_UIGestureRecognizer_touchesCancelled_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent)
}

protocol UIViewControllerSuper: AnyObject {
  func super_UIViewController_setEditing_animated(_ a1: Bool, _ a2: Bool)
  func super_UIViewController_traitCollectionDidChange(_ a1: UITraitCollection?)
  func super_UIViewController_viewIsAppearing(_ a1: Bool)
  func super_UIViewController_viewSafeAreaInsetsDidChange()
  func super_UIViewController_preferredStatusBarStyle() -> UIStatusBarStyle
  func super_UIViewController_preferredInterfaceOrientationForPresentation() -> UIInterfaceOrientation
  func super_UIViewController_shouldAutomaticallyForwardAppearanceMethods() -> Bool
  func super_UIViewController_childViewControllerForStatusBarStyle() -> UIViewController?
  func super_UIViewController_childViewControllerForStatusBarHidden() -> UIViewController?
  func super_UIViewController_viewWillTransitionToSize_withTransitionCoordinator(_ a1: CGSize, _ a2: (any UIViewControllerTransitionCoordinator))
  func super_UIViewController_loadView()
  func super_UIViewController_viewDidLoad()
  func super_UIViewController_viewWillAppear(_ a1: Bool)
  func super_UIViewController_viewDidAppear(_ a1: Bool)
  func super_UIViewController_viewWillDisappear(_ a1: Bool)
  func super_UIViewController_viewDidDisappear(_ a1: Bool)
  func super_UIViewController_viewWillLayoutSubviews()
  func super_UIViewController_viewDidLayoutSubviews()
  func super_UIViewController_didReceiveMemoryWarning()
  func super_UIViewController_shouldAutorotate() -> Bool
  func super_UIViewController_supportedInterfaceOrientations() -> UIInterfaceOrientationMask
  func super_UIViewController_prefersStatusBarHidden() -> Bool
  func super_UIViewController_willMoveToParentViewController(_ a1: UIViewController?)
  func super_UIViewController_didMoveToParentViewController(_ a1: UIViewController?)
}

protocol UIApplicationSuper: AnyObject {
  func super_UIApplication_sendEvent(_ a1: UIEvent)
}

protocol UITextFieldSuper: AnyObject {
  func super_UITextField_text() -> String?
  func super_UITextField_setText(_ a1: String?)
  func super_UITextField_inputView() -> UIView?
  func super_UITextField_setInputView(_ a1: UIView?)
  func super_UITextField_inputAccessoryView() -> UIView?
  func super_UITextField_setInputAccessoryView(_ a1: UIView?)
  func super_UITextField_borderRectForBounds(_ a1: CGRect) -> CGRect
  func super_UITextField_textRectForBounds(_ a1: CGRect) -> CGRect
  func super_UITextField_placeholderRectForBounds(_ a1: CGRect) -> CGRect
  func super_UITextField_editingRectForBounds(_ a1: CGRect) -> CGRect
  func super_UITextField_clearButtonRectForBounds(_ a1: CGRect) -> CGRect
  func super_UITextField_leftViewRectForBounds(_ a1: CGRect) -> CGRect
  func super_UITextField_rightViewRectForBounds(_ a1: CGRect) -> CGRect
  func super_UITextField_drawTextInRect(_ a1: CGRect)
  func super_UITextField_drawPlaceholderInRect(_ a1: CGRect)
  func super_UITextField_insertText(_ a1: String)
  func super_UITextField_deleteBackward()
}

protocol UITextViewSuper: AnyObject {
  func super_UITextView_inputView() -> UIView?
  func super_UITextView_setInputView(_ a1: UIView?)
  func super_UITextView_inputAccessoryView() -> UIView?
  func super_UITextView_setInputAccessoryView(_ a1: UIView?)
  func super_UITextView_insertText(_ a1: String)
  func super_UITextView_deleteBackward()
}

protocol UITableViewCellSuper: AnyObject {
  func super_UITableViewCell_prepareForReuse()
  func super_UITableViewCell_setSelected_animated(_ a1: Bool, _ a2: Bool)
  func super_UITableViewCell_setHighlighted_animated(_ a1: Bool, _ a2: Bool)
  func super_UITableViewCell_setEditing_animated(_ a1: Bool, _ a2: Bool)
  func super_UITableViewCell_willTransitionToState(_ a1: UITableViewCell.StateMask)
  func super_UITableViewCell_didTransitionToState(_ a1: UITableViewCell.StateMask)
}

protocol UITableViewHeaderFooterViewSuper: AnyObject {
  func super_UITableViewHeaderFooterView_prepareForReuse()
}

protocol UITableViewSuper: AnyObject {
  func super_UITableView_setEditing_animated(_ a1: Bool, _ a2: Bool)
  func super_UITableView_reloadData()
}

protocol UINavigationControllerSuper: AnyObject {
  func super_UINavigationController_pushViewController_animated(_ a1: UIViewController, _ a2: Bool)
  func super_UINavigationController_popViewControllerAnimated(_ a1: Bool) -> UIViewController?
}
