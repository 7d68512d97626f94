// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
#if TOUCHBOX_PROBES
import CBridge
import Foundation
import QuartzCore
import UIKit

/// A context for drawing methods.
private var sampleContext: CGContext {
  UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
  defer { UIGraphicsEndImageContext() }
  return UIGraphicsGetCurrentContext()!
}

/// A coordinator of nothing.
private final class SampleCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let containerView = UIView()
  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .linear }
  var targetTransform: CGAffineTransform { .identity }
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func animateAlongsideTransition(in view: UIView?, animation: Work?, completion: Work?) -> Bool { false }
  func notifyWhenInteractionChanges(_ handler: @escaping Work) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Work) {}
}

/// Calls each overridable member of an object.
@_cdecl("touchbox_call_overrides")
public func callOverrides(_ object: UnsafeMutableRawPointer?) {
  if let o = swiftObject(object, as: UIResponder.self) {
    _ = o.touchesBegan([], with: nil)
    _ = o.touchesMoved([], with: nil)
    _ = o.touchesEnded([], with: nil)
    _ = o.touchesCancelled([], with: nil)
    _ = o.becomeFirstResponder()
    _ = o.resignFirstResponder()
    _ = o.canBecomeFirstResponder
    _ = o.canResignFirstResponder
    _ = o.inputView
    _ = o.inputAccessoryView
    _ = o.cut(nil)
    _ = o.copy(nil)
    _ = o.paste(nil)
    _ = o.select(nil)
    _ = o.selectAll(nil)
    _ = o.delete(nil)
    _ = o.motionBegan(.motionShake, with: nil)
    _ = o.motionEnded(.motionShake, with: nil)
    _ = o.motionCancelled(.motionShake, with: nil)
    _ = o.undoManager
  }
  if let o = swiftObject(object, as: CALayer.self) {
    _ = o.display()
    _ = o.draw(in: sampleContext)
    _ = o.layoutSublayers()
  }
  if let o = swiftObject(object, as: UIView.self) {
    _ = o.frame
    o.frame = .zero
    _ = o.bounds
    o.bounds = .zero
    _ = o.center
    o.center = .zero
    _ = o.transform
    o.transform = .identity
    _ = o.alpha
    o.alpha = 1
    _ = o.isHidden
    o.isHidden = true
    _ = o.backgroundColor
    o.backgroundColor = nil
    _ = o.tintColor
    o.tintColor = nil
    _ = o.intrinsicContentSize
    _ = o.isMultipleTouchEnabled
    o.isMultipleTouchEnabled = true
    _ = o.isExclusiveTouch
    o.isExclusiveTouch = true
    _ = o.removeFromSuperview()
    _ = o.willMove(toSuperview: nil)
    _ = o.didMoveToSuperview()
    _ = o.willMove(toWindow: nil)
    _ = o.didMoveToWindow()
    _ = o.didAddSubview(UIView())
    _ = o.willRemoveSubview(UIView())
    _ = o.sizeThatFits(.zero)
    _ = o.gestureRecognizerShouldBegin(UITapGestureRecognizer())
    _ = o.tintColorDidChange()
    _ = o.layoutMarginsDidChange()
    _ = o.safeAreaInsetsDidChange()
    _ = o.traitCollectionDidChange(nil)
    _ = o.draw(.zero)
    _ = o.layoutSubviews()
    _ = o.hitTest(.zero, with: nil)
    _ = o.point(inside: .zero, with: nil)
    _ = o.updateConstraints()
  }
  if let o = swiftObject(object, as: UIWindow.self) {
    _ = o.becomeKey()
    _ = o.resignKey()
    _ = o.sendEvent(UIEvent())
  }
  if let o = swiftObject(object, as: UILabel.self) {
    _ = o.textRect(forBounds: .zero, limitedToNumberOfLines: 1)
    _ = o.drawText(in: .zero)
  }
  if let o = swiftObject(object, as: UIControl.self) {
    _ = o.isEnabled
    o.isEnabled = true
    _ = o.isSelected
    o.isSelected = true
    _ = o.isHighlighted
    o.isHighlighted = true
    _ = o.beginTracking(UITouch(), with: nil)
    _ = o.continueTracking(UITouch(), with: nil)
    _ = o.endTracking(nil, with: nil)
    _ = o.cancelTracking(with: nil)
  }
  if let o = swiftObject(object, as: UIButton.self) {
    _ = o.backgroundRect(forBounds: .zero)
    _ = o.contentRect(forBounds: .zero)
    _ = o.titleRect(forContentRect: .zero)
    _ = o.imageRect(forContentRect: .zero)
  }
  if let o = swiftObject(object, as: UISlider.self) {
    _ = o.minimumValueImageRect(forBounds: .zero)
    _ = o.maximumValueImageRect(forBounds: .zero)
    _ = o.trackRect(forBounds: .zero)
    _ = o.thumbRect(forBounds: .zero, trackRect: .zero, value: 1)
  }
  if let o = swiftObject(object, as: UIScrollView.self) {
    _ = o.adjustedContentInsetDidChange()
    _ = o.touchesShouldBegin([], with: nil, in: UIView())
    _ = o.touchesShouldCancel(in: UIView())
  }
  if let o = swiftObject(object, as: UIGestureRecognizer.self) {
    _ = o.reset()
    _ = o.shouldRequireFailure(of: UITapGestureRecognizer())
    _ = o.shouldBeRequiredToFail(by: UITapGestureRecognizer())
    _ = o.canPrevent(UITapGestureRecognizer())
    _ = o.canBePrevented(by: UITapGestureRecognizer())
    _ = o.touchesBegan([], with: UIEvent())
    _ = o.touchesMoved([], with: UIEvent())
    _ = o.touchesEnded([], with: UIEvent())
    _ = o.touchesCancelled([], with: UIEvent())
  }
  if let o = swiftObject(object, as: UIViewController.self) {
    _ = o.setEditing(true, animated: true)
    _ = o.traitCollectionDidChange(nil)
    _ = o.viewIsAppearing(true)
    _ = o.viewSafeAreaInsetsDidChange()
    _ = o.preferredStatusBarStyle
    _ = o.preferredInterfaceOrientationForPresentation
    _ = o.shouldAutomaticallyForwardAppearanceMethods
    _ = o.childForStatusBarStyle
    _ = o.childForStatusBarHidden
    _ = o.viewWillTransition(to: .zero, with: SampleCoordinator())
    _ = o.loadView()
    _ = o.viewDidLoad()
    _ = o.viewWillAppear(true)
    _ = o.viewDidAppear(true)
    _ = o.viewWillDisappear(true)
    _ = o.viewDidDisappear(true)
    _ = o.viewWillLayoutSubviews()
    _ = o.viewDidLayoutSubviews()
    _ = o.didReceiveMemoryWarning()
    _ = o.shouldAutorotate
    _ = o.supportedInterfaceOrientations
    _ = o.prefersStatusBarHidden
    _ = o.willMove(toParent: nil)
    _ = o.didMove(toParent: nil)
  }
  if let o = swiftObject(object, as: UIApplication.self) {
    _ = o.sendEvent(UIEvent())
  }
  if let o = swiftObject(object, as: UITextField.self) {
    _ = o.text
    o.text = nil
    _ = o.inputView
    o.inputView = nil
    _ = o.inputAccessoryView
    o.inputAccessoryView = nil
    _ = o.borderRect(forBounds: .zero)
    _ = o.textRect(forBounds: .zero)
    _ = o.placeholderRect(forBounds: .zero)
    _ = o.editingRect(forBounds: .zero)
    _ = o.clearButtonRect(forBounds: .zero)
    _ = o.leftViewRect(forBounds: .zero)
    _ = o.rightViewRect(forBounds: .zero)
    _ = o.drawText(in: .zero)
    _ = o.drawPlaceholder(in: .zero)
    _ = o.insertText("")
    _ = o.deleteBackward()
  }
  if let o = swiftObject(object, as: UITextView.self) {
    _ = o.inputView
    o.inputView = nil
    _ = o.inputAccessoryView
    o.inputAccessoryView = nil
    _ = o.insertText("")
    _ = o.deleteBackward()
  }
  if let o = swiftObject(object, as: UITableViewCell.self) {
    _ = o.prepareForReuse()
    _ = o.setSelected(true, animated: true)
    _ = o.setHighlighted(true, animated: true)
    _ = o.setEditing(true, animated: true)
    _ = o.willTransition(to: [])
    _ = o.didTransition(to: [])
  }
  if let o = swiftObject(object, as: UITableViewHeaderFooterView.self) {
    _ = o.prepareForReuse()
  }
  if let o = swiftObject(object, as: UITableView.self) {
    _ = o.setEditing(true, animated: true)
    _ = o.reloadData()
  }
  if let o = swiftObject(object, as: UINavigationController.self) {
    _ = o.pushViewController(UIViewController(), animated: true)
    _ = o.popViewController(animated: true)
  }
}
#endif
