public import CoreGraphics
package import QuartzCore

/// All touches from the time the first finger lands until the last finger lifts, or a shake.
///
/// The same object is used for the whole sequence: each packet delivers it with the current state
/// of its touches.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public nonisolated enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// A shake of the device.
    case motion = 1
  }

  /// The subtype of an event.
  public nonisolated enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }

  /// The buttons of a mouse.
  public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// The primary button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button, usually the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Creates a mask from raw bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// The type of the event.
  open var type: EventType { .touches }
  /// The subtype of the event.
  open var subtype: EventSubtype { .none }
  /// The time of the last delivered change, in seconds since launch.
  open var timestamp: TimeInterval { storedTimestamp }

  /// The modifier keys pressed at the last change; empty for fingers.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
  /// The mouse buttons pressed at the last change; empty for fingers.
  open var buttonMask: ButtonMask { storedButtonMask }

  /// The object's counterpart in another language, if any.
  package final var companion: Companion?
  final var storedTimestamp: TimeInterval = 0
  final var storedModifierFlags: UIKeyModifierFlags = []
  final var storedButtonMask: ButtonMask = []

  /// The event's number in the app's lifetime, starting at 1; 0 for an event created by the app.
  package final let number: Int
  /// The active touches in finger order, including touches that end in the current packet.
  package final internal(set) var touches: [UITouch] = []
  /// Whether hit tests with this event are recorded. Stored here because reading the context in
  /// each view would slow down hit tests (benchmark workload w2).
  final var isHitTestExplained = false
  /// The current packet's changes in their original order; empty between packets.
  final var changes: [TouchChange] = []

  /// The touches that the current packet changed, in finger order; empty between packets.
  final var changedTouches: [UITouch] { touches.filter(\.isChanged) }

  init(number: Int) {
    self.number = number
  }

  /// Creates an event without touches, for use in an app's tests.
  public override init() {
    number = 0
  }

  // An explicit `deinit` is nonisolated.
  deinit {}

  /// All of the app's touches, including touches that end in the current packet and touches that
  /// are not delivered to any view.
  open var allTouches: Set<UITouch>? {
    Set(inSlotOrder: touches)
  }

  /// Returns the touches that landed on `view` itself and are delivered to it; may be empty.
  @discardableResult
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(inSlotOrder: touches.filter { $0.storedView === view && $0.isDelivered })
  }

  /// Returns the touches that landed in `window` and are delivered; may be empty.
  @discardableResult
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(inSlotOrder: touches.filter { $0.storedWindow === window && $0.isDelivered })
  }

  /// Returns the touches that `gesture` receives; may be empty.
  @discardableResult
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(inSlotOrder: touches.filter { touch in gesture.touches.contains { $0 === touch } })
  }

  /// Returns the samples that were merged into this packet for a touch, oldest first.
  ///
  /// The last sample equals the touch. Returns nil between packets and for touches that the packet
  /// does not change.
  @discardableResult
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard let change = change(of: touch) else { return nil }
    var previous = touch.previousScreenPoint
    var samples = change.earlierSamples.map { sample in
      defer { previous = sample.point }
      return UITouch(
        sample: sample.point, from: previous, time: sample.time.seconds, of: touch)
    }
    samples.append(
      UITouch(sample: touch.screenPoint, from: previous, time: touch.storedTimestamp, of: touch))
    return samples
  }

  /// Returns an empty array for a touch of the current packet, or nil for other touches. Touches
  /// are not predicted.
  @discardableResult
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    change(of: touch) == nil ? nil : []
  }

  /// Returns a touch's change in the current packet; nil if there is none.
  final func change(of touch: UITouch) -> TouchChange? {
    guard touch.isChanged, touches.contains(touch) else { return nil }
    return changes.first { $0.finger == touch.finger }
  }

  /// Returns a finger's touch; fastest if the touch is at index `guess`.
  final func touch(of finger: FingerKey, near guess: Int = 0) -> UITouch? {
    if guess < touches.count, touches[guess].finger == finger { return touches[guess] }
    return touches.first { $0.finger == finger }
  }
}

/// Modifier keys, with Apple's raw values.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uikeymodifierflags
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An Option key, labeled Alt on other keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// Creates flags from raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
