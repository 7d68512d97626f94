/// The area that a presented controller's view covers. Raw values are Apple's.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimodalpresentationstyle
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// The system chooses the style.
  case automatic = -2
  /// No adaptation of the style.
  case none = -1
  /// The whole screen.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// The presenting controller's view.
  case currentContext = 3
  /// A style that a delegate determines.
  case custom = 4
  /// The whole screen, with the content below visible behind transparent parts.
  case overFullScreen = 5
  /// The presenting controller's view, with the content below visible behind transparent parts.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
}

/// The animation of a presentation. Raw values are Apple's.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimodaltransitionstyle
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from below.
  case coverVertical = 0
  /// The view flips around.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A corner of the old view curls up.
  case partialCurl = 3
}
