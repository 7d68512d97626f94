/// Maps XML attributes in interface files to properties of UIKit classes.
enum ElementAttributes {
  enum Kind {
    case flag, number, integer, string, image
    /// An enumeration case, by name in the file.
    case name([String: String])
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
    "UIView": "backgroundColor tintColor", "UILabel": "textColor", "UITextField": "textColor",
    "UITextView": "textColor",
    "UISlider": "minimumTrackTintColor maximumTrackTintColor thumbTintColor",
    "UISwitch": "onTintColor thumbTintColor", "UISegmentedControl": "selectedSegmentTintColor",
    "UIPageControl": "pageIndicatorTintColor currentPageIndicatorTintColor",
    "UIProgressView": "progressTintColor trackTintColor", "UIActivityIndicatorView": "color",
    "UITableView": "separatorColor", "UINavigationBar": "barTintColor", "UIToolbar": "barTintColor",
    "UITabBar": "barTintColor unselectedItemTintColor", "UIBarButtonItem": "tintColor",
  ]

  /// The attributes of each class, in the form `name/property:kind`.
  ///
  /// The property is omitted if it has the same name. A kind is `flag`, `number`, `integer`,
  /// `string`, `image`, or a list of names such as `left|center`, where `a>b` maps the name `a` to
  /// the case `b`. Superclasses come first. Within a class, attributes are listed in the order of
  /// setting them. The compiler needs much more time for a literal of tuples than for this text.
  private static let table: [(kit: String, attributes: [Attribute])] = text.split(
    separator: "\n"
  ).map { line in
    let words = line.split(separator: " ").map(String.init)
    return (words[0], words.dropFirst().compactMap(attribute))
  }

  private static func attribute(_ text: String) -> Attribute? {
    let parts = text.split(separator: ":").map(String.init)
    let names = parts[0].split(separator: "/").map(String.init)
    guard parts.count == 2, let xml = names.first, let property = names.last else { return nil }
    return (xml, property, kind(parts[1]))
  }

  private static func kind(_ text: String) -> Kind {
    switch text {
    case "flag": return .flag
    case "number": return .number
    case "integer": return .integer
    case "string": return .string
    case "image": return .image
    default:
      let pairs = text.split(separator: "|").map { name -> (String, String) in
        let names = name.split(separator: ">").map(String.init)
        return (names[0], names[names.count - 1])
      }
      return .name(Dictionary(pairs) { first, _ in first })
    }
  }

  private static let text = """
    UIView tag:integer alpha:number hidden/isHidden:flag \
    userInteractionEnabled/isUserInteractionEnabled:flag \
    multipleTouchEnabled/isMultipleTouchEnabled:flag exclusiveTouch/isExclusiveTouch:flag \
    clipsSubviews/clipsToBounds:flag opaque/isOpaque:flag autoresizesSubviews:flag \
    insetsLayoutMarginsFromSafeArea:flag contentMode:scaleToFill|scaleAspectFit|scaleAspectFill|\
    redraw|center|top|bottom|left|right|topLeft|topRight|bottomLeft|bottomRight
    UIControl enabled/isEnabled:flag selected/isSelected:flag highlighted/isHighlighted:flag \
    contentHorizontalAlignment:center|left|right|fill|leading|trailing \
    contentVerticalAlignment:center|top|bottom|fill
    UIButton adjustsImageWhenHighlighted:flag adjustsImageWhenDisabled:flag
    UISlider minValue/minimumValue:number maxValue/maximumValue:number value:number \
    continuous/isContinuous:flag minimumValueImage:image maximumValueImage:image
    UISwitch on/isOn:flag
    UIStepper minimumValue:number maximumValue:number value:number stepValue:number \
    continuous/isContinuous:flag autorepeat:flag wraps:flag
    UIPageControl numberOfPages:integer currentPage:integer hidesForSinglePage:flag
    UISegmentedControl momentary/isMomentary:flag
    UIProgressView progressViewStyle:default|bar progress:number
    UIActivityIndicatorView style:white|whiteLarge|gray|medium|large
    UIImageView image:image highlightedImage:image highlighted/isHighlighted:flag
    UILabel text:string textAlignment:left|center|right|justified|natural \
    lineBreakMode:wordWrap>byWordWrapping|characterWrap>byCharWrapping|clip>byClipping|\
    headTruncation>byTruncatingHead|middleTruncation>byTruncatingMiddle|\
    tailTruncation>byTruncatingTail numberOfLines:integer
    UITextField text:string placeholder:string borderStyle:none|line|bezel|roundedRect \
    textAlignment:left|center|right|justified|natural \
    clearButtonMode:never|whileEditing|unlessEditing|always clearsOnBeginEditing:flag \
    minimumFontSize:number
    UIScrollView scrollEnabled/isScrollEnabled:flag pagingEnabled/isPagingEnabled:flag \
    bounces:flag bouncesZoom:flag alwaysBounceHorizontal:flag alwaysBounceVertical:flag \
    showsHorizontalScrollIndicator:flag showsVerticalScrollIndicator:flag \
    directionalLockEnabled/isDirectionalLockEnabled:flag delaysContentTouches:flag \
    canCancelContentTouches:flag scrollsToTop:flag indicatorStyle:default|black|white \
    keyboardDismissMode:none|onDrag|interactive|onDragWithAccessory|interactiveWithAccessory \
    minimumZoomScale:number maximumZoomScale:number \
    contentInsetAdjustmentBehavior:automatic|scrollableAxes|never|always
    UITextView text:string textAlignment:left|center|right|justified|natural \
    editable/isEditable:flag selectable/isSelectable:flag
    UITableView rowHeight:number estimatedRowHeight:number sectionHeaderHeight:number \
    sectionFooterHeight:number estimatedSectionHeaderHeight:number \
    estimatedSectionFooterHeight:number allowsSelection:flag allowsSelectionDuringEditing:flag \
    allowsMultipleSelection:flag allowsMultipleSelectionDuringEditing:flag \
    separatorStyle:none|default>singleLine|singleLine|singleLineEtched>singleLine
    UITableViewCell selectionStyle:none|blue|gray|default \
    accessoryType:none|disclosureIndicator|detailDisclosureButton|checkmark|detailButton \
    editingAccessoryType:none|disclosureIndicator|detailDisclosureButton|checkmark|detailButton \
    indentationLevel:integer indentationWidth:number shouldIndentWhileEditing:flag \
    showsReorderControl:flag
    UIStackView axis:horizontal|vertical \
    distribution:fill|fillEqually|fillProportionally|equalSpacing|equalCentering \
    alignment:fill|leading|top|center|trailing|bottom spacing:number
    UINavigationBar barStyle:\(barStyles) translucent/isTranslucent:flag
    UIToolbar barStyle:\(barStyles) translucent/isTranslucent:flag
    UITabBar barStyle:\(barStyles) translucent/isTranslucent:flag
    UIBarItem title:string tag:integer enabled/isEnabled:flag
    UIBarButtonItem style:plain|done|bordered>plain width:number
    UINavigationItem title:string backButtonTitle:string hidesBackButton:flag \
    leftItemsSupplementBackButton:flag
    UIGestureRecognizer enabled/isEnabled:flag cancelsTouchesInView:flag \
    delaysTouchesBegan:flag delaysTouchesEnded:flag
    UITapGestureRecognizer numberOfTapsRequired:integer numberOfTouchesRequired:integer
    UILongPressGestureRecognizer numberOfTapsRequired:integer numberOfTouchesRequired:integer \
    minimumPressDuration:number allowableMovement:number
    UIPanGestureRecognizer minimumNumberOfTouches:integer maximumNumberOfTouches:integer
    UISwipeGestureRecognizer direction:left|right|up|down numberOfTouchesRequired:integer
    UIViewController title:string hidesBottomBarWhenPushed:flag \
    modalPresentationStyle:fullScreen|pageSheet|formSheet|currentContext|custom|overFullScreen|\
    overCurrentContext|popover|none|automatic \
    modalTransitionStyle:coverVertical|flipHorizontal|crossDissolve|partialCurl
    UINavigationController navigationBarHidden/isNavigationBarHidden:flag \
    toolbarHidden/isToolbarHidden:flag
    UITableViewController clearsSelectionOnViewWillAppear:flag
    UITextInputTraits autocapitalizationType:none|words|sentences|allCharacters \
    autocorrectionType:default|no|yes spellCheckingType:default|no|yes \
    keyboardType:default|alphabet>asciiCapable|numbersAndPunctuation|URL|numberPad|phonePad|\
    namePhonePad|emailAddress|decimalPad|twitter|webSearch|asciiCapableNumberPad \
    keyboardAppearance:default|dark|light|alert \
    returnKeyType:default|go|google|join|next|route|search|send|yahoo|done|emergencyCall|continue \
    enablesReturnKeyAutomatically:flag secureTextEntry/isSecureTextEntry:flag
    """
  private static let barStyles = "default|black|blackOpaque>black|blackTranslucent>black"

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
    pointerInteraction automaticallyAdjustsScrollIndicatorInsets catalog spacingType
    baselineRelativeArrangement toolTip useStoryboardIdentifierAsRestorationIdentifier
    storyboardIdentifier placeholderIdentifier largeContentImage showsLargeContentViewer
    automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars
    definesPresentationContext wantsFullScreenLayout
    providesPresentationContextTransitionStyle autoresizesArchivedViewToFullSize interfaceStyle
    adjustsFontSizeToFit lineBreakMode titleStyle image selectedImage systemItem badgeValue style
    usesAttributedText selectedSegmentIndex segmentControlStyle animating hidesWhenStopped dataMode
    sectionIndexMinimumDisplayRowCount reuseIdentifier textLabel detailTextLabel imageView rowHeight
    tableViewCell hidesAccessoryWhenEditing textContentType smartDashesType smartInsertDeleteType
    smartQuotesType
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
