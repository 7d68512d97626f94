// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import QuartzCore
import UIKit

/// Creates the peer of a view.
func makeView(_ name: String, _ object: Raw, _ frame: CGRect) -> UIView? {
  switch name {
  case "UIView":
    let mask = overrideMask(object, UIViewPeer.selectors)
    let type: UIViewPeer.Type = switch (mask & 137438953472 != 0, mask & 1649267441664 != 0) {
    case (false, false): UIViewPeer.self
    case (true, false): DrawingUIViewPeer.self
    case (false, true): HitTestingUIViewPeer.self
    case (true, true): DrawingHitTestingUIViewPeer.self
    }
    return type.init(object: object, mask: mask, frame: frame)
  case "UIWindow":
    let mask = overrideMask(object, UIWindowPeer.selectors)
    let type: UIWindowPeer.Type = switch (mask & 137438953472 != 0, mask & 1649267441664 != 0) {
    case (false, false): UIWindowPeer.self
    case (true, false): DrawingUIWindowPeer.self
    case (false, true): HitTestingUIWindowPeer.self
    case (true, true): DrawingHitTestingUIWindowPeer.self
    }
    return type.init(object: object, mask: mask, frame: frame)
  case "UILabel":
    let mask = overrideMask(object, UILabelPeer.selectors)
    let type: UILabelPeer.Type = switch (mask & 137438953472 != 0, mask & 1649267441664 != 0) {
    case (false, false): UILabelPeer.self
    case (true, false): DrawingUILabelPeer.self
    case (false, true): HitTestingUILabelPeer.self
    case (true, true): DrawingHitTestingUILabelPeer.self
    }
    return type.init(object: object, mask: mask, frame: frame)
  case "UIImageView":
    let mask = overrideMask(object, UIImageViewPeer.selectors)
    let type: UIImageViewPeer.Type = switch (mask & 137438953472 != 0, mask & 1649267441664 != 0) {
    case (false, false): UIImageViewPeer.self
    case (true, false): DrawingUIImageViewPeer.self
    case (false, true): HitTestingUIImageViewPeer.self
    case (true, true): DrawingHitTestingUIImageViewPeer.self
    }
    return type.init(object: object, mask: mask, frame: frame)
  case "UIStackView":
    let mask = overrideMask(object, UIStackViewPeer.selectors)
    let type: UIStackViewPeer.Type = mask & 1786706395136 == 0 ? UIStackViewPeer.self : DrawingHitTestingUIStackViewPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UIControl":
    let mask = overrideMask(object, UIControlPeer.selectors)
    let type: UIControlPeer.Type = switch (mask & 137438953472 != 0, mask & 1649267441664 != 0) {
    case (false, false): UIControlPeer.self
    case (true, false): DrawingUIControlPeer.self
    case (false, true): HitTestingUIControlPeer.self
    case (true, true): DrawingHitTestingUIControlPeer.self
    }
    return type.init(object: object, mask: mask, frame: frame)
  case "UIButton":
    let mask = overrideMask(object, UIButtonPeer.selectors)
    let type: UIButtonPeer.Type = switch (mask & 137438953472 != 0, mask & 1649267441664 != 0) {
    case (false, false): UIButtonPeer.self
    case (true, false): DrawingUIButtonPeer.self
    case (false, true): HitTestingUIButtonPeer.self
    case (true, true): DrawingHitTestingUIButtonPeer.self
    }
    return type.init(object: object, mask: mask, frame: frame)
  case "UISegmentedControl":
    let mask = overrideMask(object, UISegmentedControlPeer.selectors)
    let type: UISegmentedControlPeer.Type = mask & 1786706395136 == 0 ? UISegmentedControlPeer.self : DrawingHitTestingUISegmentedControlPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UISlider":
    let mask = overrideMask(object, UISliderPeer.selectors)
    let type: UISliderPeer.Type = mask & 1786706395136 == 0 ? UISliderPeer.self : DrawingHitTestingUISliderPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UISwitch":
    let mask = overrideMask(object, UISwitchPeer.selectors)
    let type: UISwitchPeer.Type = mask & 1786706395136 == 0 ? UISwitchPeer.self : DrawingHitTestingUISwitchPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UIStepper":
    let mask = overrideMask(object, UIStepperPeer.selectors)
    let type: UIStepperPeer.Type = mask & 1786706395136 == 0 ? UIStepperPeer.self : DrawingHitTestingUIStepperPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UIPageControl":
    let mask = overrideMask(object, UIPageControlPeer.selectors)
    let type: UIPageControlPeer.Type = mask & 1786706395136 == 0 ? UIPageControlPeer.self : DrawingHitTestingUIPageControlPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UIProgressView":
    let mask = overrideMask(object, UIProgressViewPeer.selectors)
    let type: UIProgressViewPeer.Type = mask & 1786706395136 == 0 ? UIProgressViewPeer.self : DrawingHitTestingUIProgressViewPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UIActivityIndicatorView":
    let mask = overrideMask(object, UIActivityIndicatorViewPeer.selectors)
    let type: UIActivityIndicatorViewPeer.Type = mask & 1786706395136 == 0 ? UIActivityIndicatorViewPeer.self : DrawingHitTestingUIActivityIndicatorViewPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UIScrollView":
    let mask = overrideMask(object, UIScrollViewPeer.selectors)
    let type: UIScrollViewPeer.Type = switch (mask & 137438953472 != 0, mask & 1649267441664 != 0) {
    case (false, false): UIScrollViewPeer.self
    case (true, false): DrawingUIScrollViewPeer.self
    case (false, true): HitTestingUIScrollViewPeer.self
    case (true, true): DrawingHitTestingUIScrollViewPeer.self
    }
    return type.init(object: object, mask: mask, frame: frame)
  case "UIRefreshControl":
    let mask = overrideMask(object, UIRefreshControlPeer.selectors)
    let type: UIRefreshControlPeer.Type = mask & 1786706395136 == 0 ? UIRefreshControlPeer.self : DrawingHitTestingUIRefreshControlPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UITextField":
    let mask = overrideMask(object, UITextFieldPeer.selectors)
    let type: UITextFieldPeer.Type = mask & 1786706395136 == 0 ? UITextFieldPeer.self : DrawingHitTestingUITextFieldPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UITextView":
    let mask = overrideMask(object, UITextViewPeer.selectors)
    let type: UITextViewPeer.Type = mask & 1786706395136 == 0 ? UITextViewPeer.self : DrawingHitTestingUITextViewPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UITableViewCell":
    let mask = overrideMask(object, UITableViewCellPeer.selectors)
    let type: UITableViewCellPeer.Type = switch (mask & 137438953472 != 0, mask & 1649267441664 != 0) {
    case (false, false): UITableViewCellPeer.self
    case (true, false): DrawingUITableViewCellPeer.self
    case (false, true): HitTestingUITableViewCellPeer.self
    case (true, true): DrawingHitTestingUITableViewCellPeer.self
    }
    return type.init(object: object, mask: mask, frame: frame)
  case "UITableViewHeaderFooterView":
    let mask = overrideMask(object, UITableViewHeaderFooterViewPeer.selectors)
    let type: UITableViewHeaderFooterViewPeer.Type = mask & 1786706395136 == 0 ? UITableViewHeaderFooterViewPeer.self : DrawingHitTestingUITableViewHeaderFooterViewPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UITableView":
    let mask = overrideMask(object, UITableViewPeer.selectors)
    let type: UITableViewPeer.Type = mask & 1786706395136 == 0 ? UITableViewPeer.self : DrawingHitTestingUITableViewPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UINavigationBar":
    let mask = overrideMask(object, UINavigationBarPeer.selectors)
    let type: UINavigationBarPeer.Type = mask & 1786706395136 == 0 ? UINavigationBarPeer.self : DrawingHitTestingUINavigationBarPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UIToolbar":
    let mask = overrideMask(object, UIToolbarPeer.selectors)
    let type: UIToolbarPeer.Type = mask & 1786706395136 == 0 ? UIToolbarPeer.self : DrawingHitTestingUIToolbarPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  case "UITabBar":
    let mask = overrideMask(object, UITabBarPeer.selectors)
    let type: UITabBarPeer.Type = mask & 1786706395136 == 0 ? UITabBarPeer.self : DrawingHitTestingUITabBarPeer.self
    return type.init(object: object, mask: mask, frame: frame)
  default: return nil
  }
}

/// Creates the peer of a controller that needs no peer of its own kind.
func makeControllerPeer(_ name: String, _ object: Raw, _ nibName: String?) {
  switch name {
  case "UIViewController": _ = UIViewControllerPeer(object: object, mask: overrideMask(object, UIViewControllerPeer.selectors), nibName: nibName)
  case "UITableViewController": _ = UITableViewControllerPeer(object: object, mask: overrideMask(object, UITableViewControllerPeer.selectors), nibName: nibName)
  case "UINavigationController": _ = UINavigationControllerPeer(object: object, mask: overrideMask(object, UINavigationControllerPeer.selectors), nibName: nibName)
  case "UITabBarController": _ = UITabBarControllerPeer(object: object, mask: overrideMask(object, UITabBarControllerPeer.selectors), nibName: nibName)
  default: break
  }
}

/// Creates the peer of a recognizer.
func makeRecognizer(_ name: String, _ object: Raw) -> UIGestureRecognizer? {
  switch name {
  case "UIGestureRecognizer": return UIGestureRecognizerPeer(object: object, mask: overrideMask(object, UIGestureRecognizerPeer.selectors))
  case "UITapGestureRecognizer": return UITapGestureRecognizerPeer(object: object, mask: overrideMask(object, UITapGestureRecognizerPeer.selectors))
  case "UIPanGestureRecognizer": return UIPanGestureRecognizerPeer(object: object, mask: overrideMask(object, UIPanGestureRecognizerPeer.selectors))
  case "UIScreenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizerPeer(object: object, mask: overrideMask(object, UIScreenEdgePanGestureRecognizerPeer.selectors))
  case "UIHoverGestureRecognizer": return UIHoverGestureRecognizerPeer(object: object, mask: overrideMask(object, UIHoverGestureRecognizerPeer.selectors))
  case "UIPinchGestureRecognizer": return UIPinchGestureRecognizerPeer(object: object, mask: overrideMask(object, UIPinchGestureRecognizerPeer.selectors))
  case "UIRotationGestureRecognizer": return UIRotationGestureRecognizerPeer(object: object, mask: overrideMask(object, UIRotationGestureRecognizerPeer.selectors))
  case "UISwipeGestureRecognizer": return UISwipeGestureRecognizerPeer(object: object, mask: overrideMask(object, UISwipeGestureRecognizerPeer.selectors))
  case "UILongPressGestureRecognizer": return UILongPressGestureRecognizerPeer(object: object, mask: overrideMask(object, UILongPressGestureRecognizerPeer.selectors))
  default: return nil
  }
}

/// Creates the peer of a layer.
func makeLayer(_ name: String, _ object: Raw) -> CALayer? {
  switch name {
  case "CALayer": return CALayerPeer(object: object, mask: overrideMask(object, CALayerPeer.selectors))
  case "CAShapeLayer": return CAShapeLayerPeer(object: object, mask: overrideMask(object, CAShapeLayerPeer.selectors))
  case "CAGradientLayer": return CAGradientLayerPeer(object: object, mask: overrideMask(object, CAGradientLayerPeer.selectors))
  case "CATextLayer": return CATextLayerPeer(object: object, mask: overrideMask(object, CATextLayerPeer.selectors))
  case "CAReplicatorLayer": return CAReplicatorLayerPeer(object: object, mask: overrideMask(object, CAReplicatorLayerPeer.selectors))
  default: return nil
  }
}

/// Returns a built-in layer class, or the class of its peers.
func layerClass(_ name: String, isPeer: Bool) -> AnyClass {
  switch name {
  case "CAShapeLayer": isPeer ? CAShapeLayerPeer.self : CAShapeLayer.self
  case "CAGradientLayer": isPeer ? CAGradientLayerPeer.self : CAGradientLayer.self
  case "CATextLayer": isPeer ? CATextLayerPeer.self : CATextLayer.self
  case "CAReplicatorLayer": isPeer ? CAReplicatorLayerPeer.self : CAReplicatorLayer.self
  default: isPeer ? CALayerPeer.self : CALayer.self
  }
}

/// Returns the class in Objective-C for an object that Swift created.
nonisolated func wrapperClass(of object: AnyObject) -> String {
  switch object {
  case is CASpringAnimation: "CASpringAnimation"
  case is UIButton: "UIButton"
  case is UISegmentedControl: "UISegmentedControl"
  case is UISlider: "UISlider"
  case is UISwitch: "UISwitch"
  case is UIStepper: "UIStepper"
  case is UIPageControl: "UIPageControl"
  case is UIRefreshControl: "UIRefreshControl"
  case is UITextField: "UITextField"
  case is UITextView: "UITextView"
  case is UITableView: "UITableView"
  case is CABasicAnimation: "CABasicAnimation"
  case is CAKeyframeAnimation: "CAKeyframeAnimation"
  case is UIWindow: "UIWindow"
  case is UILabel: "UILabel"
  case is UIImageView: "UIImageView"
  case is UIStackView: "UIStackView"
  case is UIControl: "UIControl"
  case is UIProgressView: "UIProgressView"
  case is UIActivityIndicatorView: "UIActivityIndicatorView"
  case is UIScrollView: "UIScrollView"
  case is UIScreenEdgePanGestureRecognizer: "UIScreenEdgePanGestureRecognizer"
  case is UIAlertController: "UIAlertController"
  case is UITableViewCell: "UITableViewCell"
  case is UITableViewHeaderFooterView: "UITableViewHeaderFooterView"
  case is UITableViewController: "UITableViewController"
  case is UINavigationBar: "UINavigationBar"
  case is UIToolbar: "UIToolbar"
  case is UITabBar: "UITabBar"
  case is UINavigationController: "UINavigationController"
  case is UITabBarController: "UITabBarController"
  case is CAShapeLayer: "CAShapeLayer"
  case is CAGradientLayer: "CAGradientLayer"
  case is CATextLayer: "CATextLayer"
  case is CAReplicatorLayer: "CAReplicatorLayer"
  case is CAPropertyAnimation: "CAPropertyAnimation"
  case is CAAnimationGroup: "CAAnimationGroup"
  case is CATransition: "CATransition"
  case is UIView: "UIView"
  case is NSMutableParagraphStyle: "NSMutableParagraphStyle"
  case is UIImpactFeedbackGenerator: "UIImpactFeedbackGenerator"
  case is UISelectionFeedbackGenerator: "UISelectionFeedbackGenerator"
  case is UINotificationFeedbackGenerator: "UINotificationFeedbackGenerator"
  case is UITapGestureRecognizer: "UITapGestureRecognizer"
  case is UIPanGestureRecognizer: "UIPanGestureRecognizer"
  case is UIHoverGestureRecognizer: "UIHoverGestureRecognizer"
  case is UIPinchGestureRecognizer: "UIPinchGestureRecognizer"
  case is UIRotationGestureRecognizer: "UIRotationGestureRecognizer"
  case is UISwipeGestureRecognizer: "UISwipeGestureRecognizer"
  case is UILongPressGestureRecognizer: "UILongPressGestureRecognizer"
  case is UIViewController: "UIViewController"
  case is UIApplication: "UIApplication"
  case is UIBarButtonItem: "UIBarButtonItem"
  case is UITabBarItem: "UITabBarItem"
  case is UndoManager: "TBUndoManager"
  case is UIResponder: "UIResponder"
  case is UIEvent: "UIEvent"
  case is UITouch: "UITouch"
  case is UITraitCollection: "UITraitCollection"
  case is UIColor: "UIColor"
  case is UIImage: "UIImage"
  case is UIFont: "UIFont"
  case is UIScreen: "UIScreen"
  case is UIBezierPath: "UIBezierPath"
  case is CALayer: "CALayer"
  case is CAMediaTimingFunction: "CAMediaTimingFunction"
  case is CAAnimation: "CAAnimation"
  case is CATransaction: "CATransaction"
  case is CADisplayLink: "CADisplayLink"
  case is NSLayoutConstraint: "NSLayoutConstraint"
  case is NSLayoutXAxisAnchor: "NSLayoutXAxisAnchor"
  case is NSLayoutYAxisAnchor: "NSLayoutYAxisAnchor"
  case is NSLayoutDimension: "NSLayoutDimension"
  case is UILayoutGuide: "UILayoutGuide"
  case is NSParagraphStyle: "NSParagraphStyle"
  case is NSShadow: "NSShadow"
  case is UIViewPropertyAnimator: "UIViewPropertyAnimator"
  case is UIGraphicsImageRendererFormat: "UIGraphicsImageRendererFormat"
  case is UIGraphicsImageRendererContext: "UIGraphicsImageRendererContext"
  case is UIGraphicsImageRenderer: "UIGraphicsImageRenderer"
  case is UIFeedbackGenerator: "UIFeedbackGenerator"
  case is UIGestureRecognizer: "UIGestureRecognizer"
  case is UIAlertAction: "UIAlertAction"
  case is UIMenuItem: "UIMenuItem"
  case is UIMenuController: "UIMenuController"
  case is (any UIViewControllerTransitionCoordinator): "TBTransitionCoordinator"
  case is (any UIViewControllerContextTransitioning): "TBTransitionContext"
  case is UIPercentDrivenInteractiveTransition: "UIPercentDrivenInteractiveTransition"
  case is UITextPosition: "UITextPosition"
  case is UITextRange: "UITextRange"
  case is UIPasteboard: "UIPasteboard"
  case is UIContextualAction: "UIContextualAction"
  case is UISwipeActionsConfiguration: "UISwipeActionsConfiguration"
  case is UITableViewRowAction: "UITableViewRowAction"
  case is UIBarItem: "UIBarItem"
  case is UINavigationItem: "UINavigationItem"
  default: "TBObject"
  }
}
