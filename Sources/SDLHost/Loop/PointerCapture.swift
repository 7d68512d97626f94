import CoreGraphics
import Simulator

/// Tracks a drag of the mouse outside of the window.
///
/// On X11, the release of a pressed button arrives from outside of the window, unless a finger that
/// lifted in the meantime ended the button's grab; SDL drops the motion. So pointer and button are
/// queried. Capturing the pointer for the whole press would be simpler, but a capture is a grab,
/// and during a grab X stops reporting fingers that are down, even their lifts. The rest of the
/// press is captured only after the pointer has come back, because SDL then ends the button's own
/// grab, and never while fingers are down.
struct PointerCapture {
  private let location: () -> CGPoint?
  private let buttons: () -> Set<MouseInput.Button>
  private let capture: (Bool) -> Void
  /// Whether the pointer is outside, and no events report its location.
  private var hasLeft = false
  /// Whether the pointer came back since the button was pressed.
  private var hasReturned = false
  private var isCaptured = false
  /// The buttons that were up at the last query without a reported release.
  private var released: Set<MouseInput.Button> = []
  /// Whether the last release was not reported. Then the window may not report the pointer's return
  /// either, and the next press would be at the pointer's previous location.
  private var lostRelease = false

  /// Makes the tracker of a window's pointer.
  init(_ devices: InputDevices, window: UInt32) {
    location = { devices.pointer(window) }
    buttons = devices.buttons
    capture = devices.capture
  }

  /// Tracks an event of the mouse, and returns it with its true location if it is known.
  mutating func locate(_ mouse: WindowEvent.Mouse, holdsButton: Bool) -> WindowEvent.Mouse {
    switch mouse {
    case .moved:
      if hasLeft, holdsButton { hasReturned = true }
      hasLeft = false
    case .exited:
      hasLeft = true
    case .button(let button, let isDown, _):
      if isDown, lostRelease { (hasLeft, lostRelease) = (true, false) }
      if hasLeft, let point = location() { return .button(button, isDown: isDown, point) }
    }
    return mouse
  }

  /// The events of the drag that the window cannot report: its motion, and the release of its
  /// button.
  mutating func unreported(heldButtons: Set<MouseInput.Button>) -> WindowEvent.Mouse? {
    guard hasLeft, !heldButtons.isEmpty, let point = location() else {
      released = []
      return nil
    }
    // A release that the window reports has arrived one turn later.
    let before = released
    released = heldButtons.subtracting(buttons())
    if let button = [.left, .right].first(where: released.intersection(before).contains) {
      lostRelease = true
      return .button(button, isDown: false, point)
    }
    return .moved(point)
  }

  /// Starts or stops capturing the pointer, as required by the current state.
  mutating func update(holdsButton: Bool, hasFingers: Bool) {
    if !holdsButton { hasReturned = false }
    let wantsCapture = hasReturned && !hasFingers
    if wantsCapture != isCaptured {
      isCaptured = wantsCapture
      capture(wantsCapture)
    }
  }
}
