import CoreGraphics
import Simulator

/// Follows a drag of the mouse where the window's events do not reach.
///
/// On X11 a pressed button delivers its release from outside the window, but SDL drops the motions:
/// so the pointer is queried. Capturing it for the whole press would be simpler, but a capture is a
/// grab, and during a grab X stops reporting fingers that are down, even their lifting. Only when
/// the pointer has come back, whereby SDL ends the button's own grab, the rest of the press is
/// captured; and never while fingers are down.
struct PointerCapture {
  private let location: () -> CGPoint?
  private let capture: (Bool) -> Void
  /// Whether the pointer is outside and no event says where.
  private var hasLeft = false
  /// Whether the pointer came back since the button was pressed.
  private var hasReturned = false
  private var isCaptured = false

  /// Makes the follower of a window's pointer.
  init(_ devices: InputDevices, window: UInt32) {
    location = { devices.pointer(window) }
    capture = devices.capture
  }

  /// Follows what the window reports, and returns it with its true location where that is known.
  mutating func locate(_ event: WindowEvent, holdsButton: Bool) -> WindowEvent {
    switch event {
    case .mouseMoved:
      if hasLeft, holdsButton { hasReturned = true }
      hasLeft = false
    case .mouseLeft:
      hasLeft = true
    case .mouseButton(let button, isDown: false, _):
      if hasLeft, let point = location() { return .mouseButton(button, isDown: false, point) }
    case .finger, .mouseButton, .key, .playbackKey, .focusKey, .otherKey, .focus, .hidden, .shown,
      .resized, .fileDropped, .quit:
      break
    }
    return event
  }

  /// The drag's motion, when the window cannot report it; nil otherwise.
  func motion(holdsButton: Bool) -> WindowEvent? {
    guard hasLeft, holdsButton else { return nil }
    return location().map { .mouseMoved($0) }
  }

  /// Captures the pointer or releases it, whichever is right now.
  ///
  /// - Returns: Whether the button's release may be missed.
  mutating func update(holdsButton: Bool, hasFingers: Bool) -> Bool {
    if !holdsButton { hasReturned = false }
    let wantsCapture = hasReturned && !hasFingers
    if wantsCapture != isCaptured {
      isCaptured = wantsCapture
      capture(wantsCapture)
    }
    return hasReturned && hasLeft && !isCaptured
  }
}
