public import CoreGraphics

// Swift 3 and 4 names for controls, stacks, and constraints; see OlderTypeNames.swift.

/// The older name of `UIControl.ContentVerticalAlignment`.
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

/// The older name of `UIControl.ContentHorizontalAlignment`.
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

/// The older name of `UIButton.ButtonType`.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// The older name of `UIView.KeyframeAnimationOptions`.
@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

/// The older name of `UIStackView.Alignment`.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// The older name of `UIStackView.Distribution`.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// The older name of `UIScrollView.KeyboardDismissMode`.
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// The older name of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// The older name of `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// The older name of `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// The older name of `UIMenuController.ArrowDirection`.
@available(*, deprecated, renamed: "UIMenuController.ArrowDirection")
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection

/// The older name of `NSAttributedString.Key`.
@available(*, deprecated, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The older name of `UIScrollView.DecelerationRate.normal`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public nonisolated let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

/// The older name of `UIScrollView.DecelerationRate.fast`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public nonisolated let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// The older name of `UILayoutPriority.required`.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public nonisolated let UILayoutPriorityRequired = UILayoutPriority.required

/// The older name of `UILayoutPriority.defaultHigh`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public nonisolated let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

/// The older name of `UILayoutPriority.defaultLow`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public nonisolated let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

/// The older version of `UIEdgeInsets(top:left:bottom:right:)`.
@available(*, deprecated, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
@discardableResult
public nonisolated func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The older version of `CGRect.inset(by:)`.
@available(*, deprecated, renamed: "CGRect.inset(self:by:)")
@discardableResult
public nonisolated func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
