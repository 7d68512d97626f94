/// How much of the screen a presented controller's view covers; raw values are Apple's.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimodalpresentationstyle
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = -2
  /// Not adapted; for adaptations.
  case none = -1
  /// The whole screen.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// The presenting controller's view.
  case currentContext = 3
  /// As a delegate has it.
  case custom = 4
  /// The whole screen, with what is below showing through.
  case overFullScreen = 5
  /// The presenting controller's view, with what is below showing through.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
}

/// How a presented controller's view comes; raw values are Apple's.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimodaltransitionstyle
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning over.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By curling a corner up.
  case partialCurl = 3
}
