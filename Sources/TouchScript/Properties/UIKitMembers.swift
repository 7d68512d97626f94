import UIKit

/// The members of UIKit types that property paths may name, in addition to the stored properties of
/// values such as `CGPoint` and `CGColor`.
///
/// The tables list every instance property of the classes in UIKit and Core Animation. A test
/// compares them with the Apple API lists, and `make api` compares those lists with the modules.
enum UIKitMembers {
  /// A type's members by name, excluding inherited members.
  typealias Table<Object> = [(name: String, read: (Object) -> Any?)]

  /// An object's members from one table.
  struct Members {
    /// The names of all members.
    let names: () -> [String]
    /// Returns a member's value, which may itself be `nil`, or `nil` if there is no such member.
    let read: (String) -> Any??

    init<Object>(_ table: Table<Object>, of object: Object) {
      names = { table.map(\.name) }
      read = { name in
        for member in table where member.name == name { return .some(member.read(object)) }
        return nil
      }
    }
  }

  /// A type and its table.
  struct Entry {
    /// The type's name.
    let type: String
    /// The names of the table's members.
    let names: [String]
    /// Returns a value's members, or `nil` if the value has another type.
    let members: (Any) -> Members?
  }

  private static func entry<Object>(_ type: Object.Type, _ table: Table<Object>) -> Entry {
    Entry(type: "\(type)", names: table.map(\.name)) { value in
      (value as? Object).map { Members(table, of: $0) }
    }
  }

  /// Returns the members of a value whose type is a UIKit type, inherits from one, or conforms to
  /// one.
  static func of(_ value: Any) -> [Members] { entries.compactMap { $0.members(value) } }

  /// All tables, in the same order as Apple's lists.
  static let entries: [Entry] = [
    entry(UITouch.self, touchMembers),
    entry(UIEvent.self, eventMembers),
    entry(UIGestureRecognizer.self, gestureRecognizerMembers),
    entry(UITapGestureRecognizer.self, tapGestureRecognizerMembers),
    entry(UIPinchGestureRecognizer.self, pinchGestureRecognizerMembers),
    entry(UIRotationGestureRecognizer.self, rotationGestureRecognizerMembers),
    entry(UISwipeGestureRecognizer.self, swipeGestureRecognizerMembers),
    entry(UIPanGestureRecognizer.self, panGestureRecognizerMembers),
    entry(UIScreenEdgePanGestureRecognizer.self, screenEdgePanGestureRecognizerMembers),
    entry(UILongPressGestureRecognizer.self, longPressGestureRecognizerMembers),
    entry(UIResponder.self, responderMembers),
    entry(UIApplication.self, applicationMembers),
    entry(UIWindow.self, windowMembers),
    entry(UIWindowScene.self, windowSceneMembers),
    entry(UIStatusBarManager.self, statusBarManagerMembers),
    entry(UIScreen.self, screenMembers),
    entry(UIDevice.self, deviceMembers),
    entry(UITraitCollection.self, traitCollectionMembers),
    entry(UIViewController.self, viewControllerMembers),
    entry(UIAlertAction.self, alertActionMembers),
    entry(UIAlertController.self, alertControllerMembers),
    entry(UIStoryboardSegue.self, storyboardSegueMembers),
    entry(UINavigationController.self, navigationControllerMembers),
    entry(UINavigationBar.self, navigationBarMembers),
    entry(UINavigationItem.self, navigationItemMembers),
    entry(UIBarItem.self, barItemMembers),
    entry(UIBarButtonItem.self, barButtonItemMembers),
    entry(UIToolbar.self, toolbarMembers),
    entry(UITabBarController.self, tabBarControllerMembers),
    entry(UITabBar.self, tabBarMembers),
    entry(UITabBarItem.self, tabBarItemMembers),
    entry(UIPresentationController.self, presentationControllerMembers),
    entry(UISheetPresentationController.self, sheetPresentationControllerMembers),
    entry(UIPercentDrivenInteractiveTransition.self, percentDrivenInteractiveTransitionMembers),
    entry(UIView.self, viewMembers),
    entry(UIViewPropertyAnimator.self, viewPropertyAnimatorMembers),
    entry(UIControl.self, controlMembers),
    entry(UIAction.self, actionMembers),
    entry(UIButton.self, buttonMembers),
    entry(UISlider.self, sliderMembers),
    entry(UISwitch.self, switchMembers),
    entry(UIMenuController.self, menuControllerMembers),
    entry(UIMenuItem.self, menuItemMembers),
    entry(UISegmentedControl.self, segmentedControlMembers),
    entry(UIStepper.self, stepperMembers),
    entry(UIPageControl.self, pageControlMembers),
    entry(UIProgressView.self, progressViewMembers),
    entry(UIActivityIndicatorView.self, activityIndicatorViewMembers),
    entry(UIScrollView.self, scrollViewMembers),
    entry(UITableView.self, tableViewMembers),
    entry(UITableViewCell.self, tableViewCellMembers),
    entry(UITableViewHeaderFooterView.self, tableViewHeaderFooterViewMembers),
    entry(UITableViewController.self, tableViewControllerMembers),
    entry(UISwipeActionsConfiguration.self, swipeActionsConfigurationMembers),
    entry(UIContextualAction.self, contextualActionMembers),
    entry(UITableViewRowAction.self, tableViewRowActionMembers),
    entry(UIRefreshControl.self, refreshControlMembers),
    entry(UIStackView.self, stackViewMembers),
    entry(UILabel.self, labelMembers),
    entry(UIImageView.self, imageViewMembers),
    entry(UIColor.self, colorMembers),
    entry(UIFont.self, fontMembers),
    entry(UIImage.self, imageMembers),
    entry(UIBezierPath.self, bezierPathMembers),
    entry(NSParagraphStyle.self, paragraphStyleMembers),
    entry(NSMutableParagraphStyle.self, mutableParagraphStyleMembers),
    entry(NSShadow.self, shadowMembers),
    entry(CALayer.self, layerMembers),
    entry(CAShapeLayer.self, shapeLayerMembers),
    entry(CAGradientLayer.self, gradientLayerMembers),
    entry(CATextLayer.self, textLayerMembers),
    entry(CAReplicatorLayer.self, replicatorLayerMembers),
    entry(CAAnimation.self, animationMembers),
    entry(CAPropertyAnimation.self, propertyAnimationMembers),
    entry(CABasicAnimation.self, basicAnimationMembers),
    entry(CAKeyframeAnimation.self, keyframeAnimationMembers),
    entry(CASpringAnimation.self, springAnimationMembers),
    entry(CATransition.self, transitionMembers),
    entry(CAAnimationGroup.self, animationGroupMembers),
    entry(UILayoutGuide.self, layoutGuideMembers),
    entry(NSLayoutConstraint.self, layoutConstraintMembers),
    entry((any CAMediaTiming).self, mediaTimingMembers),
    entry((any UIViewAnimating).self, viewAnimatingMembers),
    entry((any UIApplicationDelegate).self, applicationDelegateMembers),
    entry(NSAttributedString.self, attributedStringMembers),
    entry(UITextField.self, textFieldMembers),
    entry(UITextView.self, textViewMembers),
    entry((any UIKeyInput).self, keyInputMembers),
    entry(UITextRange.self, textRangeMembers),
    entry(UIPasteboard.self, pasteboardMembers),
    entry(LayerState.self, layerStateMembers),
    entry(CGAffineTransform.self, transformMembers),
    entry(CGRect.self, rectMembers),
  ]

  // MARK: - Derived members

  /// Returns the rotation and scale of a transform, or of a view's or layer's transform.
  ///
  /// `angle` is in degrees from -180 to 180, clockwise on screen. `scale` is along the x axis.
  static func derived(from value: Any) -> [Members] {
    let transform: CGAffineTransform? =
      switch value {
      case let view as UIView: view.transform
      case let layer as CALayer: layer.affineTransform()
      case let state as LayerState: state.transform
      case let transform as CGAffineTransform: transform
      default: nil
      }
    return transform.map { [Members(derivedMembers, of: $0)] } ?? []
  }

  private static let derivedMembers: Table<CGAffineTransform> = [
    ("angle", { atan2($0.b, $0.a) * 180 / .pi }),
    ("scale", { hypot($0.a, $0.b) }),
  ]
}
