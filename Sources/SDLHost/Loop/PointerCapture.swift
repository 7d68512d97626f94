import CoreGraphics
import Simulator

/// Follows a drag of the mouse to where the window's events do not reach.
///
/// On X11 a pressed button brings its release from outside, but SDL drops the motions: so the
/// pointer is asked for. Capturing it for the whole press would be simpler, but a capture is a
/// grab, and with a grab X stops telling of fingers that are down, even of their lifting. Only when
/// the pointer has come back, whereby SDL ends the button's own grab, the rest of the press is
/// captured; and never while fingers are down.
struct PointerCapture {
  private let place: () -> CGPoint?
  private let capture: (Bool) -> Void
  /// Whether the pointer is outside and no event tells where.
  private var hasLeft = false
  /// Whether the pointer came back since the button was pressed.
  private var hasReturned = false
  private var isCaptured = false

  /// Makes the follower of a window's pointer.
  init(_ devices: InputDevices, window: UInt32) {
    place = { devices.pointer(window) }
    capture = devices.capture
  }

  /// Notes what the window reports, and returns it with its true place where that is known.
  mutating func note(_ event: WindowEvent, holdsButton: Bool) -> WindowEvent {
    switch event {
    case .mouseMoved:
      if hasLeft, holdsButton { hasReturned = true }
      hasLeft = false
    case .mouseLeft:
      hasLeft = true
    case .mouseButton(let button, isDown: false, _):
      if hasLeft, let place = place() { return .mouseButton(button, isDown: false, place) }
    case .finger, .mouseButton, .key, .otherKey, .focus, .hidden, .shown, .resized, .fileDropped,
      .quit:
      break
    }
    return event
  }

  /// Where the drag is, when the window cannot tell.
  func motion(holdsButton: Bool) -> WindowEvent? {
    guard hasLeft, holdsButton else { return nil }
    return place().map { .mouseMoved($0) }
  }

  /// Captures the pointer or lets it go, as is right now.
  ///
  /// - Returns: Whether the button's release may go by unseen.
  mutating func settle(holdsButton: Bool, hasFingers: Bool) -> Bool {
    if !holdsButton { hasReturned = false }
    let wantsCapture = hasReturned && !hasFingers
    if wantsCapture != isCaptured {
      isCaptured = wantsCapture
      capture(wantsCapture)
    }
    return hasReturned && hasLeft && !isCaptured
  }
}
