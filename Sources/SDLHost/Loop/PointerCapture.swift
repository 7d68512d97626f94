import CoreGraphics
import Simulator

/// Follows a drag of the mouse where the window's events do not reach.
///
/// On X11 a pressed button delivers its release from outside the window, unless a finger that lifted
/// meanwhile ended the button's grab; and SDL drops the motions. So pointer and button are queried.
/// Capturing the pointer for the whole press would be simpler, but a capture is a grab, and during a
/// grab X stops reporting fingers that are down, even their lifting. Only when the pointer has come
/// back, whereby SDL ends the button's own grab, the rest of the press is captured; and never while
/// fingers are down.
struct PointerCapture {
  private let location: () -> CGPoint?
  private let buttons: () -> Set<MouseInput.Button>
  private let capture: (Bool) -> Void
  /// Whether the pointer is outside and no event says where.
  private var hasLeft = false
  /// Whether the pointer came back since the button was pressed.
  private var hasReturned = false
  private var isCaptured = false
  /// The buttons that were up at the last query although no release had been reported.
  private var released: Set<MouseInput.Button> = []
  /// Whether the last release was not reported. The window then may not report either that the pointer came back,
  /// and the next press would be where the pointer was before.
  private var lostRelease = false

  /// Makes the follower of a window's pointer.
  init(_ devices: InputDevices, window: UInt32) {
    location = { devices.pointer(window) }
    buttons = devices.buttons
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
    case .mouseButton(let button, let isDown, _):
      if isDown, lostRelease { (hasLeft, lostRelease) = (true, false) }
      if hasLeft, let point = location() { return .mouseButton(button, isDown: isDown, point) }
    case .finger, .key, .playbackKey, .focusKey, .otherKey, .focus, .hidden, .shown,
      .resized, .fileDropped, .quit:
      break
    }
    return event
  }

  /// What the window cannot report of the drag: its motion, and the release of its button.
  mutating func unreported(heldButtons: Set<MouseInput.Button>) -> WindowEvent? {
    guard hasLeft, !heldButtons.isEmpty, let point = location() else {
      released = []
      return nil
    }
    // A release that the window does report has arrived one turn later.
    let before = released
    released = heldButtons.subtracting(buttons())
    if let button = [.left, .right].first(where: released.intersection(before).contains) {
      lostRelease = true
      return .mouseButton(button, isDown: false, point)
    }
    return .mouseMoved(point)
  }

  /// Captures the pointer or releases it, whichever is right now.
  mutating func update(holdsButton: Bool, hasFingers: Bool) {
    if !holdsButton { hasReturned = false }
    let wantsCapture = hasReturned && !hasFingers
    if wantsCapture != isCaptured {
      isCaptured = wantsCapture
      capture(wantsCapture)
    }
  }
}
