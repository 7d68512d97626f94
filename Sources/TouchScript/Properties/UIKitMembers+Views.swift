import UIKit

// The members of views and controls, by class.
extension UIKitMembers {
  static let windowMembers: Table<UIWindow> = [
    ("isKeyWindow", { $0.isKeyWindow }),
    ("rootViewController", { $0.rootViewController }),
    ("screen", { $0.screen }),
    ("windowLevel", { $0.windowLevel.rawValue }),
    ("windowScene", { $0.windowScene }),
  ]

  static let viewMembers: Table<UIView> = [
    ("accessibilityElementsHidden", { $0.accessibilityElementsHidden }),
    ("accessibilityHint", { $0.accessibilityHint }),
    ("accessibilityIdentifier", { $0.accessibilityIdentifier }),
    ("accessibilityLabel", { $0.accessibilityLabel }),
    ("accessibilityTraits", { $0.accessibilityTraits }),
    ("accessibilityValue", { $0.accessibilityValue }),
    ("accessibilityViewIsModal", { $0.accessibilityViewIsModal }),
    ("alpha", { $0.alpha }),
    ("anchorPoint", { $0.anchorPoint }),
    ("autoresizesSubviews", { $0.autoresizesSubviews }),
    ("autoresizingMask", { $0.autoresizingMask }),
    ("backgroundColor", { $0.backgroundColor }),
    ("bottomAnchor", { $0.bottomAnchor }),
    ("bounds", { $0.bounds }),
    ("center", { $0.center }),
    ("centerXAnchor", { $0.centerXAnchor }),
    ("centerYAnchor", { $0.centerYAnchor }),
    ("clipsToBounds", { $0.clipsToBounds }),
    ("constraints", { $0.constraints }),
    ("contentMode", { $0.contentMode }),
    ("contentScaleFactor", { $0.contentScaleFactor }),
    ("directionalLayoutMargins", { $0.directionalLayoutMargins }),
    ("firstBaselineAnchor", { $0.firstBaselineAnchor }),
    ("forFirstBaselineLayout", { $0.forFirstBaselineLayout }),
    ("forLastBaselineLayout", { $0.forLastBaselineLayout }),
    ("frame", { $0.frame }),
    ("gestureRecognizers", { $0.gestureRecognizers }),
    ("heightAnchor", { $0.heightAnchor }),
    ("insetsLayoutMarginsFromSafeArea", { $0.insetsLayoutMarginsFromSafeArea }),
    ("intrinsicContentSize", { $0.intrinsicContentSize }),
    ("isAccessibilityElement", { $0.isAccessibilityElement }),
    ("isExclusiveTouch", { $0.isExclusiveTouch }),
    ("isHidden", { $0.isHidden }),
    ("isMultipleTouchEnabled", { $0.isMultipleTouchEnabled }),
    ("isOpaque", { $0.isOpaque }),
    ("isUserInteractionEnabled", { $0.isUserInteractionEnabled }),
    ("keyboardLayoutGuide", { $0.keyboardLayoutGuide }),
    ("lastBaselineAnchor", { $0.lastBaselineAnchor }),
    ("layer", { $0.layer }),
    ("layoutGuides", { $0.layoutGuides }),
    ("layoutMargins", { $0.layoutMargins }),
    ("mask", { $0.mask }),
    ("layoutMarginsGuide", { $0.layoutMarginsGuide }),
    ("leadingAnchor", { $0.leadingAnchor }),
    ("leftAnchor", { $0.leftAnchor }),
    ("overrideUserInterfaceStyle", { $0.overrideUserInterfaceStyle }),
    ("presentation", { $0.layer.presented }),
    ("rightAnchor", { $0.rightAnchor }),
    ("safeAreaInsets", { $0.safeAreaInsets }),
    ("safeAreaLayoutGuide", { $0.safeAreaLayoutGuide }),
    ("subviews", { $0.subviews }),
    ("superview", { $0.superview }),
    ("tag", { $0.tag }),
    ("tintColor", { $0.tintColor }),
    ("topAnchor", { $0.topAnchor }),
    ("trailingAnchor", { $0.trailingAnchor }),
    ("traitCollection", { $0.traitCollection }),
    ("transform", { $0.transform }),
    ("transform3D", { $0.transform3D }),
    ("translatesAutoresizingMaskIntoConstraints", { $0.translatesAutoresizingMaskIntoConstraints }),
    ("widthAnchor", { $0.widthAnchor }),
    ("window", { $0.window }),
  ]

  static let controlMembers: Table<UIControl> = [
    ("allControlEvents", { $0.allControlEvents }),
    ("allTargets", { $0.allTargets }),
    ("contentHorizontalAlignment", { $0.contentHorizontalAlignment }),
    ("contentVerticalAlignment", { $0.contentVerticalAlignment }),
    ("isEnabled", { $0.isEnabled }),
    ("isHighlighted", { $0.isHighlighted }),
    ("isSelected", { $0.isSelected }),
    ("isTouchInside", { $0.isTouchInside }),
    ("isTracking", { $0.isTracking }),
    ("state", { $0.state }),
  ]

  static let buttonMembers: Table<UIButton> = [
    ("adjustsImageWhenDisabled", { $0.adjustsImageWhenDisabled }),
    ("adjustsImageWhenHighlighted", { $0.adjustsImageWhenHighlighted }),
    ("buttonType", { $0.buttonType }),
    ("contentEdgeInsets", { $0.contentEdgeInsets }),
    ("currentBackgroundImage", { $0.currentBackgroundImage }),
    ("currentImage", { $0.currentImage }),
    ("currentTitle", { $0.currentTitle }),
    ("currentTitleColor", { $0.currentTitleColor }),
    ("imageEdgeInsets", { $0.imageEdgeInsets }),
    ("imageView", { $0.imageView }),
    ("titleEdgeInsets", { $0.titleEdgeInsets }),
    ("titleLabel", { $0.titleLabel }),
  ]

  static let sliderMembers: Table<UISlider> = [
    ("currentMaximumTrackImage", { $0.currentMaximumTrackImage }),
    ("currentMinimumTrackImage", { $0.currentMinimumTrackImage }),
    ("currentThumbImage", { $0.currentThumbImage }),
    ("isContinuous", { $0.isContinuous }),
    ("maximumTrackTintColor", { $0.maximumTrackTintColor }),
    ("maximumValue", { $0.maximumValue }),
    ("maximumValueImage", { $0.maximumValueImage }),
    ("minimumTrackTintColor", { $0.minimumTrackTintColor }),
    ("minimumValue", { $0.minimumValue }),
    ("minimumValueImage", { $0.minimumValueImage }),
    ("thumbTintColor", { $0.thumbTintColor }),
    ("value", { $0.value }),
  ]

  static let switchMembers: Table<UISwitch> = [
    ("isOn", { $0.isOn }),
    ("onTintColor", { $0.onTintColor }),
    ("thumbTintColor", { $0.thumbTintColor }),
  ]

  static let segmentedControlMembers: Table<UISegmentedControl> = [
    ("isMomentary", { $0.isMomentary }),
    ("numberOfSegments", { $0.numberOfSegments }),
    ("selectedSegmentIndex", { $0.selectedSegmentIndex }),
    ("selectedSegmentTintColor", { $0.selectedSegmentTintColor }),
  ]

  static let stepperMembers: Table<UIStepper> = [
    ("autorepeat", { $0.autorepeat }),
    ("isContinuous", { $0.isContinuous }),
    ("maximumValue", { $0.maximumValue }),
    ("minimumValue", { $0.minimumValue }),
    ("stepValue", { $0.stepValue }),
    ("value", { $0.value }),
    ("wraps", { $0.wraps }),
  ]

  static let pageControlMembers: Table<UIPageControl> = [
    ("currentPage", { $0.currentPage }),
    ("currentPageIndicatorTintColor", { $0.currentPageIndicatorTintColor }),
    ("hidesForSinglePage", { $0.hidesForSinglePage }),
    ("numberOfPages", { $0.numberOfPages }),
    ("pageIndicatorTintColor", { $0.pageIndicatorTintColor }),
  ]

  static let progressViewMembers: Table<UIProgressView> = [
    ("progress", { $0.progress }),
    ("progressTintColor", { $0.progressTintColor }),
    ("progressViewStyle", { $0.progressViewStyle }),
    ("trackTintColor", { $0.trackTintColor }),
  ]

  static let activityIndicatorViewMembers: Table<UIActivityIndicatorView> = [
    ("color", { $0.color }),
    ("hidesWhenStopped", { $0.hidesWhenStopped }),
    ("isAnimating", { $0.isAnimating }),
    ("style", { $0.style }),
  ]

  static let scrollViewMembers: Table<UIScrollView> = [
    ("adjustedContentInset", { $0.adjustedContentInset }),
    ("alwaysBounceHorizontal", { $0.alwaysBounceHorizontal }),
    ("alwaysBounceVertical", { $0.alwaysBounceVertical }),
    ("bounces", { $0.bounces }),
    ("bouncesZoom", { $0.bouncesZoom }),
    ("canCancelContentTouches", { $0.canCancelContentTouches }),
    ("contentInset", { $0.contentInset }),
    ("contentInsetAdjustmentBehavior", { $0.contentInsetAdjustmentBehavior }),
    ("contentLayoutGuide", { $0.contentLayoutGuide }),
    ("contentOffset", { $0.contentOffset }),
    ("contentSize", { $0.contentSize }),
    ("decelerationRate", { $0.decelerationRate.rawValue }),
    ("delaysContentTouches", { $0.delaysContentTouches }),
    ("delegate", { $0.delegate }),
    ("frameLayoutGuide", { $0.frameLayoutGuide }),
    ("horizontalScrollIndicatorInsets", { $0.horizontalScrollIndicatorInsets }),
    ("indicatorStyle", { $0.indicatorStyle }),
    ("isDecelerating", { $0.isDecelerating }),
    ("isDirectionalLockEnabled", { $0.isDirectionalLockEnabled }),
    ("isDragging", { $0.isDragging }),
    ("isPagingEnabled", { $0.isPagingEnabled }),
    ("isScrollEnabled", { $0.isScrollEnabled }),
    ("isTracking", { $0.isTracking }),
    ("isZoomBouncing", { $0.isZoomBouncing }),
    ("isZooming", { $0.isZooming }),
    ("keyboardDismissMode", { $0.keyboardDismissMode }),
    ("maximumZoomScale", { $0.maximumZoomScale }),
    ("minimumZoomScale", { $0.minimumZoomScale }),
    ("panGestureRecognizer", { $0.panGestureRecognizer }),
    ("pinchGestureRecognizer", { $0.pinchGestureRecognizer }),
    ("refreshControl", { $0.refreshControl }),
    ("scrollIndicatorInsets", { $0.scrollIndicatorInsets }),
    ("scrollsToTop", { $0.scrollsToTop }),
    ("showsHorizontalScrollIndicator", { $0.showsHorizontalScrollIndicator }),
    ("showsVerticalScrollIndicator", { $0.showsVerticalScrollIndicator }),
    ("verticalScrollIndicatorInsets", { $0.verticalScrollIndicatorInsets }),
    ("zoomScale", { $0.zoomScale }),
  ]

  static let stackViewMembers: Table<UIStackView> = [
    ("alignment", { $0.alignment }),
    ("arrangedSubviews", { $0.arrangedSubviews }),
    ("axis", { $0.axis }),
    ("distribution", { $0.distribution }),
    ("isLayoutMarginsRelativeArrangement", { $0.isLayoutMarginsRelativeArrangement }),
    ("spacing", { $0.spacing }),
  ]

  static let labelMembers: Table<UILabel> = [
    ("adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory }),
    ("adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth }),
    ("attributedText", { $0.attributedText }),
    ("font", { $0.font }),
    ("highlightedTextColor", { $0.highlightedTextColor }),
    ("isEnabled", { $0.isEnabled }),
    ("isHighlighted", { $0.isHighlighted }),
    ("isUserInteractionEnabled", { $0.isUserInteractionEnabled }),
    ("lineBreakMode", { $0.lineBreakMode }),
    ("minimumScaleFactor", { $0.minimumScaleFactor }),
    ("numberOfLines", { $0.numberOfLines }),
    ("preferredMaxLayoutWidth", { $0.preferredMaxLayoutWidth }),
    ("shadowColor", { $0.shadowColor }),
    ("shadowOffset", { $0.shadowOffset }),
    ("text", { $0.text }),
    ("textAlignment", { $0.textAlignment }),
    ("textColor", { $0.textColor }),
  ]

  static let imageViewMembers: Table<UIImageView> = [
    ("animationDuration", { $0.animationDuration }),
    ("animationImages", { $0.animationImages }),
    ("animationRepeatCount", { $0.animationRepeatCount }),
    ("highlightedAnimationImages", { $0.highlightedAnimationImages }),
    ("highlightedImage", { $0.highlightedImage }),
    ("image", { $0.image }),
    ("isAnimating", { $0.isAnimating }),
    ("isHighlighted", { $0.isHighlighted }),
    ("isUserInteractionEnabled", { $0.isUserInteractionEnabled }),
    ("tintColor", { $0.tintColor }),
  ]
}
