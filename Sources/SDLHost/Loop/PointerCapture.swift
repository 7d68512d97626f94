import CoreGraphics
import Simulator

/// Tracks a mouse drag outside the window.
///
/// On X11, a button release outside the window is reported, unless a finger that lifted meanwhile
/// ended the button's grab; SDL drops the motion. Therefore, the pointer and the button are
/// queried. Capturing the pointer for the whole press would be simpler, but a capture is a grab,
/// and during a grab X stops reporting fingers that are down, even their lifts. The rest of the
/// press is captured only after the pointer has returned, because SDL then ends the button's own
/// grab, and never while fingers are down.
struct PointerCapture {
  private let location: () -> CGPoint?
  private let buttons: () -> Set<MouseInput.Button>
  private let capture: (Bool) -> Void
  /// Whether the pointer is outside the window, so that no events report its location.
  private var hasLeft = false
  /// Whether the pointer has returned since the button was pressed.
  private var hasReturned = false
  private var isCaptured = false
  /// The buttons that were up at the last query without a reported release.
  private var released: Set<MouseInput.Button> = []
  /// Whether the last release was not reported. If so, the window may not report the pointer's
  /// return either, and the next press would appear at the pointer's previous location.
  private var lostRelease = false

  /// Creates a tracker for a window's pointer.
  init(_ devices: InputDevices, window: UInt32) {
    location = { devices.pointer(window) }
    buttons = devices.buttons
    capture = devices.capture
  }

  /// Tracks a mouse event, and returns it with its true location if known.
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

  /// Returns the drag's next event that the window cannot report: its motion, or its button's
  /// release.
  mutating func unreported(heldButtons: Set<MouseInput.Button>) -> WindowEvent.Mouse? {
    guard hasLeft, !heldButtons.isEmpty, let point = location() else {
      released = []
      return nil
    }
    // If the window reports a release, it arrives within one turn.
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
