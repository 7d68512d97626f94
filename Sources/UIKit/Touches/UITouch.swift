public import CoreGraphics
import PhoneFoundation

/// One finger on the screen, from landing to lift.
///
/// `TouchTracker` makes a touch when a finger lands, hit-tests it once, and updates it with each packet
/// that changes the finger. The same object is in every set, event and callback of that life; the next
/// landing makes a new one, also of the same finger. After the end its values no longer change.
/// `TouchDispatcher` delivers it: `delivery` is what its view knows of it, `contact` where the finger is.
///
/// Equality is identity. The hash is the touch's slot, so that small sets of touches iterate in
/// finger order, the same in every process.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor
public final class UITouch {
  /// A stage of a touch's life.
  public nonisolated enum Phase: Int, Sendable {
    /// The finger landed in this packet.
    case began = 0
    /// The finger moved in this packet.
    case moved = 1
    /// Another finger changed in this packet, this one did not.
    case stationary = 2
    /// The finger lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
  }

  /// What kind of thing touches.
  public nonisolated enum TouchType: Int, Sendable {
    /// A finger, or the mouse that plays one.
    case direct = 0
    /// A touchpad, where those are enabled.
    case indirect = 1
    /// A pencil; no source reports one here.
    case pencil = 2
    /// A pointer without a press.
    case indirectPointer = 3
    /// The older name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// Properties whose values may be guesses at first.
  public nonisolated struct Properties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of a pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle of a pencil to the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)

    /// Makes a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  // MARK: - Properties

  /// The stage of the touch's life; between packets, that of the last one.
  public internal(set) var phase = Phase.began
  /// Seconds since launch at the last change of this touch; unchanged while it is stationary.
  public internal(set) var timestamp: TimeInterval
  /// How many taps in a row this is, decided as it begins; 0 once it cannot be a tap any more.
  public internal(set) var tapCount = 1
  /// The view that the finger landed on; never another one afterwards.
  public let view: UIView?
  /// The same, for uses that count no references; the touch holds the view.
  let unretainedView: Unmanaged<UIView>?
  /// The window that the finger landed on.
  public let window: UIWindow?
  /// What kind of thing touches.
  public let type: TouchType
  /// How hard the finger presses, from 0 to `maximumPossibleForce`.
  public internal(set) var force: CGFloat = 0
  /// The largest force that can be reported; 0 if the source reports no pressure.
  public internal(set) var maximumPossibleForce: CGFloat = 0
  /// The radius of the contact, in points.
  public internal(set) var majorRadius: CGFloat
  /// How exact `majorRadius` is, in points.
  public let majorRadiusTolerance: CGFloat = 0
  /// The angle between a pencil and the screen, in radians; always upright.
  public let altitudeAngle: CGFloat = .pi / 2

  /// The properties that are guesses; none here.
  public let estimatedProperties: Properties = []
  /// The guesses that will be corrected; none here.
  public let estimatedPropertiesExpectingUpdates: Properties = []
  /// The number by which a correction finds its guess; nil, for there are none.
  public let estimationUpdateIndex: NSNumber? = nil

  // MARK: - Internal state

  /// The touch's number in the app's life, from 0, in the order of landing.
  package let index: Int
  /// The lowest number that no other active touch had as this one began.
  nonisolated let slot: Int
  /// The finger that makes the touch.
  package let finger: FingerKey
  /// When the finger landed.
  let beganTime: AppTime
  /// Where the finger landed, in window points.
  let beganPoint: CGPoint
  /// Where the finger landed, in screen points.
  let landingPoint: CGPoint
  /// Where the finger is, in screen points.
  package internal(set) var screenPoint: CGPoint
  /// Where the finger was in the previous packet that changed this touch, in screen coordinates.
  var previousScreenPoint: CGPoint
  /// Where the finger is.
  var contact = Contact.down
  /// Whether the packet that is being delivered changes the touch.
  var isChanged = false
  /// What the touched view knows of the touch.
  var delivery = DeliveryState.open
  /// The recognizers that receive the touch, those of the touched view first.
  var recognizers: [UIGestureRecognizer] = []

  /// Where a touch's finger is, apart from what views know of it.
  enum Contact {
    /// On the screen.
    case down
    /// On the screen; the touch is cancelled right after the current packet.
    case cancelPending
    /// Lifted, or cancelled.
    case ended
  }

  /// Whether the touch neither ended nor was cancelled.
  package var isActive: Bool { contact != .ended }

  /// The recognizers that receive the touch: those of the touched view, then those of each superview.
  ///
  /// A recognizer that failed is not among them. Empty once the touch has ended.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    !isActive ? [] : recognizers.filter { $0.state != .failed }
  }

  init(
    index: Int, slot: Int, change: TouchChange, at point: CGPoint, time: AppTime,
    window: UIWindow?, view: UIView?
  ) {
    self.index = index
    self.slot = slot
    finger = change.finger
    type = change.type
    beganTime = time
    timestamp = time.seconds
    landingPoint = point
    screenPoint = point
    previousScreenPoint = point
    beganPoint = window?.convertFromScreen(point) ?? point
    majorRadius = change.radius ?? (change.type == .direct ? 20 : 0)
    self.window = window
    self.view = view
    unretainedView = view.map(Unmanaged.passUnretained)
  }

  /// Makes the frozen copy that stands for one merged sample.
  init(sample point: CGPoint, from previous: CGPoint, time: TimeInterval, of touch: UITouch) {
    index = touch.index
    slot = touch.slot
    finger = touch.finger
    type = touch.type
    beganTime = touch.beganTime
    beganPoint = touch.beganPoint
    landingPoint = touch.landingPoint
    contact = touch.contact
    timestamp = time
    screenPoint = point
    previousScreenPoint = previous
    phase = touch.phase
    tapCount = touch.tapCount
    majorRadius = touch.majorRadius
    force = touch.force
    maximumPossibleForce = touch.maximumPossibleForce
    window = touch.window
    view = touch.view
    unretainedView = touch.unretainedView
  }

  // Spelled out, it asks for no actor.
  deinit {}

  // MARK: - Locations

  /// Returns where the finger is, in `view`'s coordinates, with the views as they lie now.
  ///
  /// nil means the touch's window; without a window, the result is in screen coordinates.
  /// Not rounded; not cached, so it changes when the view moves under a resting finger.
  public func location(in view: UIView?) -> CGPoint {
    convert(screenPoint, to: view)
  }

  /// Returns where the finger was in the packet before, in `view`'s coordinates.
  ///
  /// On began and while stationary it equals `location(in:)`.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenPoint, to: view)
  }

  /// Returns the same as `location(in:)`: no source here is more precise.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the same as `previousLocation(in:)`.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Returns the direction of a pencil's shaft, in radians; always 0.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction of a pencil's shaft; always to the right.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    // Without counting a reference: the caller holds the view.
    if let view = view.map(Unmanaged.passUnretained) {
      return view._withUnsafeGuaranteedRef {
        $0.convertFromScreen(point, of: self)
      }
    }
    return window?.convertFromScreen(point) ?? point
  }
}

extension UITouch: nonisolated Hashable {
  /// Whether both are the same touch.
  public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes the slot.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(slot)
  }

  /// Returns the slot itself, past the seed that differs from process to process: sets of touches
  /// then iterate alike in every run.
  public nonisolated func _rawHashValue(seed: Int) -> Int { slot }
}

extension Set<UITouch> {
  /// The touches in the order in which their fingers landed.
  public nonisolated var ordered: [UITouch] {
    sorted { $0.index < $1.index }
  }

  /// The touch whose finger landed first; the stand-in for `anyObject`.
  public nonisolated var anyTouch: UITouch? {
    self.min { $0.index < $1.index }
  }

  /// Makes the set that callbacks get: large enough to iterate in slot order for up to 11 fingers.
  init(inSlotOrder touches: some Sequence<UITouch>) {
    self.init(minimumCapacity: 12)
    for touch in touches { insert(touch) }
  }
}
