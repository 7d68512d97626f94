public import CoreGraphics
import PhoneFoundation
package import QuartzCore

/// One finger on the screen, from the time it lands until it lifts.
///
/// `TouchTracker` creates a touch when a finger lands, hit-tests it once, and updates it with each
/// packet that changes the finger. All sets, events, and callbacks use the same object until the
/// finger lifts; the next time a finger lands, a new touch is created. After the lift, its values
/// no longer change. `TouchDispatcher` delivers the touch. `delivery` is the state of the delivery
/// to the view, and `contact` is the state of the finger.
///
/// Touches are compared by identity. The hash is the touch's slot, so small sets of touches iterate
/// in finger order, which is the same in every process.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor
open class UITouch {
  /// A stage in a touch's lifetime.
  public nonisolated enum Phase: Int, Sendable {
    /// The finger landed in this packet.
    case began = 0
    /// The finger moved in this packet.
    case moved = 1
    /// Only other fingers changed in this packet.
    case stationary = 2
    /// The finger lifted.
    case ended = 3
    /// The system canceled the touch.
    case cancelled = 4
  }

  /// The type of a touch.
  public nonisolated enum TouchType: Int, Sendable {
    /// A finger, or a mouse that emulates one.
    case direct = 0
    /// A finger on a touchpad, if touchpads are enabled.
    case indirect = 1
    /// A pencil; used only by scripts and tests.
    case pencil = 2
    /// A pointer with no button pressed.
    case indirectPointer = 3
    /// The older name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// Properties whose values may initially be estimates.
  public nonisolated struct Properties: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of a pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle between a pencil and the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)

    /// Creates a set from raw bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  // MARK: - Properties

  // These properties are open so that an app's tests can create their own touches. The framework
  // itself uses the stored values.

  /// The stage in the touch's lifetime; between packets, the stage in the last packet.
  open var phase: Phase { storedPhase }
  /// The time of this touch's last change, in seconds since launch; does not change while the touch
  /// is stationary.
  open var timestamp: TimeInterval { storedTimestamp }
  /// The number of consecutive taps including this one, determined when the touch begins; 0 once
  /// the touch can no longer be a tap.
  open var tapCount: Int { storedTapCount }
  /// The view that the finger landed on; it never changes.
  open var view: UIView? { storedView ?? original?.storedView }
  /// The window that the finger landed on.
  open var window: UIWindow? { shownWindow }
  /// The type of the touch.
  open var type: TouchType { storedType }
  /// The force of the touch, from 0 to `maximumPossibleForce`.
  open var force: CGFloat { storedForce }
  /// The maximum force; 0 if the source does not report pressure.
  open var maximumPossibleForce: CGFloat { storedMaximumForce }
  /// The contact radius, in points.
  open var majorRadius: CGFloat { storedRadius }
  /// The accuracy of `majorRadius`, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians; π/2 for fingers and an upright pencil.
  open var altitudeAngle: CGFloat { tilt.altitude }

  /// The properties whose values are estimates; always empty.
  open var estimatedProperties: Properties { [] }
  /// The properties whose estimates will be updated; always empty.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The index that links an update to its estimate; always nil.
  open var estimationUpdateIndex: NSNumber? { nil }

  // MARK: - Internal state

  /// The object's counterpart in another language, if any.
  package final var companion: Companion?
  final var storedPhase = Phase.began
  final var storedTimestamp: TimeInterval
  final var storedTapCount = 1
  final private(set) var storedView: UIView?
  final private(set) var storedWindow: UIWindow?
  /// The touch that a sample belongs to, which stores the view and window; nil for a real touch.
  private let original: UITouch?
  final let storedType: TouchType
  final var storedForce: CGFloat = 0
  final var storedMaximumForce: CGFloat = 0
  final var storedRadius: CGFloat
  /// The tilt of a pencil; upright for fingers.
  final var tilt = StylusTilt.upright

  /// The touch's number within the app's lifetime, starting at 0, in the order in which the touches
  /// began.
  final package let index: Int
  /// The lowest number that no other active touch had when this touch began.
  final nonisolated let slot: Int
  /// The touch's finger.
  final package let finger: FingerKey
  /// The time at which the finger landed.
  final let beganTime: AppTime
  /// The location at which the finger landed, in window coordinates.
  final let beganPoint: CGPoint
  /// The location at which the finger landed, in screen coordinates.
  final let landingPoint: CGPoint
  /// The finger's location, in screen coordinates.
  final package internal(set) var screenPoint: CGPoint
  /// The location in the previous packet that changed this touch, in screen coordinates.
  final var previousScreenPoint: CGPoint
  /// The state of the finger.
  final var contact = Contact.down
  /// Whether the current packet changes the touch.
  final var isChanged = false
  /// The state of the touch's delivery to its view.
  final var delivery = DeliveryState.open
  /// The recognizers that receive the touch, starting with the touched view's recognizers.
  final var recognizers: [UIGestureRecognizer] = []

  /// The state of a touch's finger, which is independent of the delivery to views.
  enum Contact {
    /// On the screen.
    case down
    /// On the screen; the touch will be canceled right after the current packet.
    case cancelPending
    /// Lifted or canceled.
    case ended
  }

  /// The touch's window, or for a sample, the original touch's window.
  final var shownWindow: UIWindow? { storedWindow ?? original?.storedWindow }

  /// Whether the touch has not yet ended or been canceled.
  package final var isActive: Bool { contact != .ended }

  /// The recognizers that receive the touch, ordered from the touched view to its topmost
  /// superview.
  ///
  /// Recognizers that have failed are excluded. The array is empty after the touch has ended.
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

  /// Creates an immutable copy that represents one merged sample.
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

  /// Creates a touch without a finger or view, for an app's tests. It begins now, at (0, 0).
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

  // An explicit `deinit` is nonisolated.
  deinit {}

  /// Releases the view, the window, and the recognizers after the app has ended.
  ///
  /// Views, recognizers, and touches retain each other until a gesture finishes; this method breaks
  /// the cycle.
  final func release() {
    // The released objects may read these properties in their `deinit`, so all of them are set to
    // nil first.
    withExtendedLifetime((storedView, storedWindow, recognizers)) {
      (storedView, storedWindow) = (nil, nil)
      recognizers = []
    }
  }

  // MARK: - Locations

  /// Returns the finger's location in the current coordinates of `view`.
  ///
  /// If `view` is nil, the touch's window is used, or the screen if the touch has no window. The
  /// result is not rounded or cached, so it changes when the view moves under a stationary finger.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint {
    convert(screenPoint, to: view)
  }

  /// Returns the finger's location in the previous packet, in the coordinates of `view`.
  ///
  /// In the `began` and `stationary` phases, this equals `location(in:)`.
  @discardableResult
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenPoint, to: view)
  }

  /// Returns the same location as `location(in:)` because no source is more precise.
  @discardableResult
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the same location as `previousLocation(in:)`.
  @discardableResult
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Returns the direction of a pencil's upper end in `view`'s coordinates, in radians clockwise
  /// from the x axis, -π…π; 0 for fingers. If `view` is nil, the touch's window is used.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uitouch/azimuthangle(in:)
  @discardableResult
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// Returns the direction of a pencil's upper end in `view`'s coordinates; the vector points right
  /// for fingers. If `view` is nil, the touch's window is used.
  @discardableResult
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    guard storedType == .pencil else { return CGVector(dx: 1, dy: 0) }
    let start = convert(screenPoint, to: view)
    let end = convert(
      CGPoint(x: screenPoint.x + cos(tilt.azimuth), y: screenPoint.y + sin(tilt.azimuth)), to: view)
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = hypot(x, y)
    // The length is zero if the view is so far away that rounding makes both points equal.
    return length > 0 ? CGVector(dx: x / length, dy: y / length) : CGVector(dx: 1, dy: 0)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let view { return view.convertFromScreen(point, of: self) }
    return shownWindow?.convertFromScreen(point) ?? point
  }
}

extension UITouch: nonisolated Hashable {
  /// Returns whether both operands are the same touch.
  public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes the slot.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(slot)
  }

  /// Returns the slot without the process's random seed, so touch sets iterate in the same order in
  /// every run.
  public nonisolated func _rawHashValue(seed: Int) -> Int { slot }
}

extension Set<UITouch> {
  /// The touches in the order in which their fingers landed.
  package nonisolated var ordered: [UITouch] {
    sorted { $0.index < $1.index }
  }

  /// Creates a set to pass to callbacks, with enough capacity to iterate in slot order for up to 11
  /// fingers.
  init(inSlotOrder touches: some Sequence<UITouch>) {
    self.init(minimumCapacity: 12)
    for touch in touches { insert(touch) }
  }
}
