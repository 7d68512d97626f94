/// Maps XML attributes in interface files to properties of UIKit classes.
enum ElementAttributes {
  enum Kind {
    case flag, number, integer, string, image
    /// An enumeration case, by name in the file.
    case name([String: String])
    /// Creates a kind for cases with the same names in the file and in Swift.
    static func names(_ names: String) -> Kind {
      .name(
        Dictionary(
          uniqueKeysWithValues: names.split(separator: " ").map { (String($0), String($0)) }))
    }
  }

  /// An attribute: the name in the file, the property, and the kind of value.
  typealias Attribute = (xml: String, property: String, kind: Kind)

  /// Returns the attributes of a UIKit class and its superclasses, with superclasses first.
  static func of(_ kit: String) -> [Attribute] {
    table.filter { InterfaceClasses.isKit(kit, $0.kit) }.flatMap(\.attributes)
  }

  /// Returns the color properties of a UIKit class and its superclasses, which are the keys of
  /// `<color>` elements.
  static func colors(of kit: String) -> Set<String> {
    Set(
      colorTable.filter { InterfaceClasses.isKit(kit, $0.key) }.flatMap {
        $0.value.split(separator: " ").map(String.init)
      })
  }

  private static let colorTable = [
    "UIView": "backgroundColor tintColor", "UILabel": "textColor",
    "UISlider": "minimumTrackTintColor maximumTrackTintColor thumbTintColor",
    "UISwitch": "onTintColor thumbTintColor",
  ]

  // Superclasses come first. Within a class, attributes are listed in the order of setting them.
  private static let table: [(kit: String, attributes: [Attribute])] = [
    (
      "UIView",
      [
        ("tag", "tag", .integer), ("alpha", "alpha", .number), ("hidden", "isHidden", .flag),
        ("userInteractionEnabled", "isUserInteractionEnabled", .flag),
        ("multipleTouchEnabled", "isMultipleTouchEnabled", .flag),
        ("exclusiveTouch", "isExclusiveTouch", .flag),
        ("clipsSubviews", "clipsToBounds", .flag), ("opaque", "isOpaque", .flag),
        ("autoresizesSubviews", "autoresizesSubviews", .flag),
        ("insetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", .flag),
        (
          "contentMode", "contentMode",
          .names(
            "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft "
              + "topRight bottomLeft bottomRight")
        ),
      ]
    ),
    (
      "UIControl",
      [
        ("enabled", "isEnabled", .flag), ("selected", "isSelected", .flag),
        ("highlighted", "isHighlighted", .flag),
        (
          "contentHorizontalAlignment", "contentHorizontalAlignment",
          .names("center left right fill leading trailing")
        ),
        (
          "contentVerticalAlignment", "contentVerticalAlignment", .names("center top bottom fill")
        ),
      ]
    ),
    (
      "UIButton",
      [
        ("adjustsImageWhenHighlighted", "adjustsImageWhenHighlighted", .flag),
        ("adjustsImageWhenDisabled", "adjustsImageWhenDisabled", .flag),
      ]
    ),
    (
      "UISlider",
      [
        ("minValue", "minimumValue", .number), ("maxValue", "maximumValue", .number),
        ("value", "value", .number), ("continuous", "isContinuous", .flag),
        ("minimumValueImage", "minimumValueImage", .image),
        ("maximumValueImage", "maximumValueImage", .image),
      ]
    ),
    ("UISwitch", [("on", "isOn", .flag)]),
    (
      "UIImageView",
      [
        ("image", "image", .image), ("highlightedImage", "highlightedImage", .image),
        ("highlighted", "isHighlighted", .flag),
      ]
    ),
    (
      "UILabel",
      [
        ("text", "text", .string),
        ("textAlignment", "textAlignment", .names("left center right justified natural")),
        ("lineBreakMode", "lineBreakMode", .name(lineBreakModes)),
        ("numberOfLines", "numberOfLines", .integer),
      ]
    ),
    (
      "UIScrollView",
      [
        ("scrollEnabled", "isScrollEnabled", .flag), ("pagingEnabled", "isPagingEnabled", .flag),
        ("bounces", "bounces", .flag), ("bouncesZoom", "bouncesZoom", .flag),
        ("alwaysBounceHorizontal", "alwaysBounceHorizontal", .flag),
        ("alwaysBounceVertical", "alwaysBounceVertical", .flag),
        ("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", .flag),
        ("showsVerticalScrollIndicator", "showsVerticalScrollIndicator", .flag),
        ("directionalLockEnabled", "isDirectionalLockEnabled", .flag),
        ("delaysContentTouches", "delaysContentTouches", .flag),
        ("canCancelContentTouches", "canCancelContentTouches", .flag),
        ("minimumZoomScale", "minimumZoomScale", .number),
        ("maximumZoomScale", "maximumZoomScale", .number),
        (
          "contentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior",
          .names("automatic scrollableAxes never always")
        ),
      ]
    ),
    (
      "UIStackView",
      [
        ("axis", "axis", .names("horizontal vertical")),
        (
          "distribution", "distribution",
          .names("fill fillEqually fillProportionally equalSpacing equalCentering")
        ),
        ("alignment", "alignment", .names("fill leading top center trailing bottom")),
        ("spacing", "spacing", .number),
      ]
    ),
    (
      "UIGestureRecognizer",
      [
        ("enabled", "isEnabled", .flag), ("cancelsTouchesInView", "cancelsTouchesInView", .flag),
        ("delaysTouchesBegan", "delaysTouchesBegan", .flag),
        ("delaysTouchesEnded", "delaysTouchesEnded", .flag),
      ]
    ),
    (
      "UITapGestureRecognizer",
      [
        ("numberOfTapsRequired", "numberOfTapsRequired", .integer),
        ("numberOfTouchesRequired", "numberOfTouchesRequired", .integer),
      ]
    ),
    (
      "UILongPressGestureRecognizer",
      [
        ("numberOfTapsRequired", "numberOfTapsRequired", .integer),
        ("numberOfTouchesRequired", "numberOfTouchesRequired", .integer),
        ("minimumPressDuration", "minimumPressDuration", .number),
        ("allowableMovement", "allowableMovement", .number),
      ]
    ),
    (
      "UIPanGestureRecognizer",
      [
        ("minimumNumberOfTouches", "minimumNumberOfTouches", .integer),
        ("maximumNumberOfTouches", "maximumNumberOfTouches", .integer),
      ]
    ),
    (
      "UISwipeGestureRecognizer",
      [
        ("direction", "direction", .names("left right up down")),
        ("numberOfTouchesRequired", "numberOfTouchesRequired", .integer),
      ]
    ),
    ("UIViewController", [("title", "title", .string)]),
  ]

  private static let lineBreakModes = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "middleTruncation": "byTruncatingMiddle",
    "tailTruncation": "byTruncatingTail",
  ]

  /// View attributes that set a layout priority, with the method and axis.
  static let priorities: [(xml: String, method: String, axis: String)] = [
    ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
    ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
    (
      "horizontalCompressionResistancePriority", "setContentCompressionResistancePriority",
      "horizontal"
    ),
    (
      "verticalCompressionResistancePriority", "setContentCompressionResistancePriority", "vertical"
    ),
  ]

  /// Attributes that have no effect here, or that are read by other code.
  static let ignored: Set<String> = Set(
    """
    id key customClass customModule customModuleProvider userLabel sceneMemberID misplaced ambiguous
    verifyAmbiguity fixedFrame translatesAutoresizingMaskIntoConstraints restorationIdentifier
    preservesSuperviewLayoutMargins colorLabel appearanceType
    layoutMarginsFollowReadableWidth simulatedTopBarContained
    clearsContextBeforeDrawing semanticContentAttribute placeholderIntrinsicWidth
    placeholderIntrinsicHeight baselineAdjustment adjustsFontForContentSizeCategory
    adjustsLetterSpacingToFit minimumScaleFactor minimumFontSize useAutomaticPreferredMaxLayoutWidth
    preferredMaxLayoutWidth buttonType reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted
    springLoaded role hasAttributedTitle changesSelectionAsPrimaryAction showsMenuAsPrimaryAction
    pointerInteraction keyboardDismissMode indicatorStyle
    automaticallyAdjustsScrollIndicatorInsets scrollsToTop catalog spacingType
    baselineRelativeArrangement toolTip useStoryboardIdentifierAsRestorationIdentifier
    storyboardIdentifier placeholderIdentifier largeContentImage showsLargeContentViewer
    automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars modalPresentationStyle
    modalTransitionStyle definesPresentationContext hidesBottomBarWhenPushed wantsFullScreenLayout
    providesPresentationContextTransitionStyle autoresizesArchivedViewToFullSize interfaceStyle
    adjustsFontSizeToFit lineBreakMode titleStyle
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
