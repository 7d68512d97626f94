public import CoreGraphics

/// All touches from the first finger's landing to the last one's lift.
///
/// One object serves a whole sequence: each packet delivers the same event, with its touches as they are
/// then.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about.
  public nonisolated enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
  }

  /// What an event is about, in detail.
  public nonisolated enum EventSubtype: Int, Sendable {
    /// No detail.
    case none = 0
  }

  /// Buttons of a mouse.
  public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The main button, normally the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The other button, normally the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Makes a mask of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// What the event is about.
  open var type: EventType { .touches }
  /// What the event is about, in detail.
  open var subtype: EventSubtype { .none }
  /// Seconds since launch at the last change that the event delivered.
  open var timestamp: TimeInterval { storedTimestamp }

  /// The keys held at the last change; none for fingers, only the mouse has any.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
  /// The mouse's buttons held at the last change; none for fingers.
  open var buttonMask: ButtonMask { storedButtonMask }

  final var storedTimestamp: TimeInterval = 0
  final var storedModifierFlags: UIKeyModifierFlags = []
  final var storedButtonMask: ButtonMask = []

  /// The event's number in the app's life, from 1; 0 for an event that an app made.
  package final let number: Int
  /// The touches in finger order: active ones, and in a packet also those that end in it.
  package final internal(set) var touches: [UITouch] = []
  /// Whether the hit test that asks with this event is recorded: here, because a look at the context in
  /// each view would make hit tests slower (workload w2 of the benchmarks).
  final var isHitTestExplained = false
  /// The changes of the current packet, as they came; empty between packets.
  final var changes: [TouchChange] = []

  /// The touches that the current packet changed, in finger order; none between packets.
  final var changedTouches: [UITouch] { touches.filter(\.isChanged) }

  init(number: Int) {
    self.number = number
  }

  /// Makes an event without touches, as tests of an app do.
  public override init() {
    number = 0
  }

  // Spelled out, it asks for no actor.
  deinit {}

  /// All touches of the app: those that are down and, in a packet, those that end in it.
  ///
  /// They include touches that no view receives.
  open var allTouches: Set<UITouch>? {
    Set(inSlotOrder: touches)
  }

  /// Returns the touches that landed on `view` itself and are delivered to it; none is an empty set.
  @discardableResult
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(inSlotOrder: touches.filter { $0.storedView === view && $0.isDelivered })
  }

  /// Returns the touches that landed in `window` and are delivered; none is an empty set.
  @discardableResult
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(inSlotOrder: touches.filter { $0.storedWindow === window && $0.isDelivered })
  }

  /// Returns the touches that a recognizer follows; none is an empty set.
  @discardableResult
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(inSlotOrder: touches.filter { touch in gesture.touches.contains { $0 === touch } })
  }

  /// Returns the samples that were merged into this packet for a touch, oldest first.
  ///
  /// The last one equals the touch. nil for a touch that the packet does not change, and between packets.
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

  /// Returns no guesses: an empty array for a touch of the current packet, else nil.
  @discardableResult
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    change(of: touch) == nil ? nil : []
  }

  /// What the current packet changes of a touch.
  final func change(of touch: UITouch) -> TouchChange? {
    guard touch.isChanged, touches.contains(touch) else { return nil }
    return changes.first { $0.finger == touch.finger }
  }

  /// Returns a finger's touch; at once if it is at the index `guess`.
  final func touch(of finger: FingerKey, near guess: Int = 0) -> UITouch? {
    if guess < touches.count, touches[guess].finger == finger { return touches[guess] }
    return touches.first { $0.finger == finger }
  }
}

/// Modifier keys; raw values are Apple's.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uikeymodifierflags
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An Option key, labelled Alt elsewhere.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// Makes flags of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
