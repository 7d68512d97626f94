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
open class UITouch {
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
    /// A pencil, in scripts and tests.
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

  // Open, so that an app's tests can make touches of their own. The framework itself reads the stored values:
  // they are what the fingers did.

  /// The stage of the touch's life; between packets, that of the last one.
  open var phase: Phase { storedPhase }
  /// Seconds since launch at the last change of this touch; unchanged while it is stationary.
  open var timestamp: TimeInterval { storedTimestamp }
  /// How many taps in a row this is, decided as it begins; 0 once it cannot be a tap any more.
  open var tapCount: Int { storedTapCount }
  /// The view that the finger landed on; never another one afterwards.
  open var view: UIView? { storedView ?? original?.storedView }
  /// The window that the finger landed on.
  open var window: UIWindow? { shownWindow }
  /// What kind of thing touches.
  open var type: TouchType { storedType }
  /// How hard the finger presses, from 0 to `maximumPossibleForce`.
  open var force: CGFloat { storedForce }
  /// The largest force that can be reported; 0 if the source reports no pressure.
  open var maximumPossibleForce: CGFloat { storedMaximumForce }
  /// The radius of the contact, in points.
  open var majorRadius: CGFloat { storedRadius }
  /// How exact `majorRadius` is, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians; π/2 for fingers, and for an upright pencil.
  open var altitudeAngle: CGFloat { tilt.altitude }

  /// The properties that are guesses; none here.
  open var estimatedProperties: Properties { [] }
  /// The guesses that will be corrected; none here.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number by which a correction finds its guess; nil, for there are none.
  open var estimationUpdateIndex: NSNumber? { nil }

  // MARK: - Internal state

  final var storedPhase = Phase.began
  final var storedTimestamp: TimeInterval
  final var storedTapCount = 1
  final private(set) var storedView: UIView?
  final private(set) var storedWindow: UIWindow?
  /// The touch that a sample belongs to, which has the view and the window; nil for a touch itself.
  private let original: UITouch?
  final let storedType: TouchType
  final var storedForce: CGFloat = 0
  final var storedMaximumForce: CGFloat = 0
  final var storedRadius: CGFloat
  /// How a pencil is held; fingers are upright.
  final var tilt = StylusTilt.upright

  /// The touch's number in the app's life, from 0, in the order of landing.
  final package let index: Int
  /// The lowest number that no other active touch had as this one began.
  final nonisolated let slot: Int
  /// The finger that makes the touch.
  final package let finger: FingerKey
  /// When the finger landed.
  final let beganTime: AppTime
  /// Where the finger landed, in window points.
  final let beganPoint: CGPoint
  /// Where the finger landed, in screen points.
  final let landingPoint: CGPoint
  /// Where the finger is, in screen points.
  final package internal(set) var screenPoint: CGPoint
  /// Where the finger was in the previous packet that changed this touch, in screen coordinates.
  final var previousScreenPoint: CGPoint
  /// Where the finger is.
  final var contact = Contact.down
  /// Whether the packet that is being delivered changes the touch.
  final var isChanged = false
  /// What the touched view knows of the touch.
  final var delivery = DeliveryState.open
  /// The recognizers that receive the touch, those of the touched view first.
  final var recognizers: [UIGestureRecognizer] = []

  /// Where a touch's finger is, apart from what views know of it.
  enum Contact {
    /// On the screen.
    case down
    /// On the screen; the touch is cancelled right after the current packet.
    case cancelPending
    /// Lifted, or cancelled.
    case ended
  }

  /// The window of the touch, or of the touch that a sample belongs to.
  final var shownWindow: UIWindow? { storedWindow ?? original?.storedWindow }

  /// Whether the touch neither ended nor was cancelled.
  package final var isActive: Bool { contact != .ended }

  /// The recognizers that receive the touch: those of the touched view, then those of each superview.
  ///
  /// A recognizer that failed is not among them. Empty once the touch has ended.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    !isActive ? [] : recognizers.filter { $0.state != .failed }
  }

  init(
    index: Int, slot: Int, change: TouchChange, at point: CGPoint, time: AppTime,
    window: UIWindow?, view: UIView?
  ) {
    self.index = index
    self.slot = slot
    finger = change.finger
    storedType = change.type
    beganTime = time
    storedTimestamp = time.seconds
    landingPoint = point
    screenPoint = point
    previousScreenPoint = point
    beganPoint = window?.convertFromScreen(point) ?? point
    storedRadius = change.radius ?? (change.type == .direct ? 20 : 0)
    storedWindow = window
    storedView = view
    original = nil
  }

  /// Makes the frozen copy that stands for one merged sample.
  init(sample point: CGPoint, from previous: CGPoint, time: TimeInterval, of touch: UITouch) {
    index = touch.index
    slot = touch.slot
    finger = touch.finger
    storedType = touch.storedType
    beganTime = touch.beganTime
    beganPoint = touch.beganPoint
    landingPoint = touch.landingPoint
    contact = touch.contact
    storedTimestamp = time
    screenPoint = point
    previousScreenPoint = previous
    storedPhase = touch.storedPhase
    storedTapCount = touch.storedTapCount
    storedRadius = touch.storedRadius
    storedForce = touch.storedForce
    storedMaximumForce = touch.storedMaximumForce
    tilt = touch.tilt
    (storedView, storedWindow) = (nil, nil)
    original = touch
  }

  /// Makes a touch of no finger, as tests of an app do: it begins at zero, now, on no view.
  public init() {
    (index, slot, finger) = (0, 0, FingerKey(device: -1, finger: 0))
    storedType = .direct
    beganTime = AppContext.current.queue.now
    storedTimestamp = beganTime.seconds
    (beganPoint, landingPoint) = (.zero, .zero)
    (screenPoint, previousScreenPoint) = (.zero, .zero)
    storedRadius = 0
    (storedView, storedWindow) = (nil, nil)
    original = nil
  }

  // Spelled out, it asks for no actor.
  deinit {}

  /// Releases the view, the window and the recognizers: the app has ended.
  ///
  /// A view has recognizers, these have their touches, and a touch has its view: nothing else separates
  /// them where a gesture has not finished.
  final func release() {
    // What is released may ask for the touch as it goes: by then all of it is nil.
    withExtendedLifetime((storedView, storedWindow, recognizers)) {
      (storedView, storedWindow) = (nil, nil)
      recognizers = []
    }
  }

  // MARK: - Locations

  /// Returns where the finger is, in `view`'s coordinates, with the views as they lie now.
  ///
  /// nil means the touch's window; without a window, the result is in screen coordinates.
  /// Not rounded; not cached, so it changes when the view moves under a resting finger.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint {
    convert(screenPoint, to: view)
  }

  /// Returns where the finger was in the packet before, in `view`'s coordinates.
  ///
  /// On began and while stationary it equals `location(in:)`.
  @discardableResult
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenPoint, to: view)
  }

  /// Returns the same as `location(in:)`: no source here is more precise.
  @discardableResult
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the same as `previousLocation(in:)`.
  @discardableResult
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Returns the direction of a pencil's upper end in `view`'s coordinates, in radians clockwise from
  /// the x axis, -π…π; nil means the touch's window. Always 0 for fingers.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uitouch/azimuthangle(in:)
  @discardableResult
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// Returns the direction of a pencil's upper end in `view`'s coordinates; nil means the touch's
  /// window. Always to the right for fingers.
  @discardableResult
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    guard storedType == .pencil else { return CGVector(dx: 1, dy: 0) }
    let start = convert(screenPoint, to: view)
    let end = convert(
      CGPoint(x: screenPoint.x + cos(tilt.azimuth), y: screenPoint.y + sin(tilt.azimuth)), to: view)
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = hypot(x, y)
    // Zero in a view that is scaled to nothing.
    return length > 0 ? CGVector(dx: x / length, dy: y / length) : CGVector(dx: 1, dy: 0)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let view { return view.convertFromScreen(point, of: self) }
    return shownWindow?.convertFromScreen(point) ?? point
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
  package nonisolated var ordered: [UITouch] {
    sorted { $0.index < $1.index }
  }

  /// Makes the set that callbacks get: large enough to iterate in slot order for up to 11 fingers.
  init(inSlotOrder touches: some Sequence<UITouch>) {
    self.init(minimumCapacity: 12)
    for touch in touches { insert(touch) }
  }
}
