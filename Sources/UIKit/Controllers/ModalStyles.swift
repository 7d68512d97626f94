/// The area that a presented controller's view covers. Raw values match Apple's.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimodalpresentationstyle
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// The system chooses the style.
  case automatic = -2
  /// No adaptive style.
  case none = -1
  /// The whole screen.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// The presenting controller's view.
  case currentContext = 3
  /// A style determined by a delegate.
  case custom = 4
  /// The whole screen. The content below remains visible behind transparent parts.
  case overFullScreen = 5
  /// The presenting controller's view. The content below remains visible behind transparent parts.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
}

/// The animation used for a presentation. Raw values match Apple's.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimodaltransitionstyle
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The view flips over.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A corner of the old view curls up.
  case partialCurl = 3
}
