import CoreGraphics

/// A view that turns touches into events, and sends their actions to targets.
///
/// It tracks one touch at a time, from `beginTracking` over `continueTracking` to `endTracking` or
/// `cancelTracking`. As on an iPhone the touch counts as inside until it is 70 points beyond the bounds. Other touches that land meanwhile are ignored, then and later, also with
/// `isMultipleTouchEnabled`. Touches are not forwarded to the next responder, except those that
/// landed while the control was disabled.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The events of a control; raw values are Apple's.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A touch began to be tracked.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch with a tap count above 1 began to be tracked; sent together with `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The tracked touch moved to a point inside the bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The tracked touch moved to a point outside the bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The tracked touch moved into the bounds; sent together with `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The tracked touch moved out of the bounds; sent together with `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The tracked touch ended inside the bounds: the control was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The tracked touch ended outside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The tracked touch was cancelled, or the control was disabled while tracking.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The state of a control; raw values are Apple's.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Enabled, not selected, not highlighted.
    public static let normal: State = []
    /// `isHighlighted` is true.
    public static let highlighted = State(rawValue: 1 << 0)
    /// `isEnabled` is false.
    public static let disabled = State(rawValue: 1 << 1)
    /// `isSelected` is true.
    public static let selected = State(rawValue: 1 << 2)

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Whether the control handles touches; touches that land on a disabled one are forwarded.
  ///
  /// Disabling a control that is tracking cancels the tracking.
  open var isEnabled = true {
    didSet { if !isEnabled { cancelTrackedTouch(with: nil) } }
  }
  /// Whether the control is selected; the control itself never changes it.
  open var isSelected = false
  /// Whether the control is drawn as pressed; follows `isTouchInside` while tracking.
  open var isHighlighted = false
  /// Whether the control is tracking a touch.
  public private(set) var isTracking = false
  /// Whether the tracked touch is inside the bounds, or at most 70 points beyond them.
  public private(set) var isTouchInside = false

  /// The combination of `isHighlighted`, `isEnabled` and `isSelected`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The touch whose moves and end the control handles.
  ///
  /// Set and cleared by the touch methods, while `isTracking` is what subclasses see: `endTracking`
  /// is called for a touch that nothing can cancel any more, and still finds `isTracking` true.
  /// Weak, so that a subclass that never forwards `touchesEnded` does not leave it behind.
  private weak var trackedTouch: UITouch?

  /// Touches that landed while the control was disabled: the next responder gets all their events.
  private var forwardedTouches: Set<UITouch> = []

  private var actions: [(events: Event, call: TargetAction)] = []

  // MARK: - Tracking

  /// Returns whether to track a touch that landed; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether to continue tracking the touch, which moved; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ended, or `continueTracking` returned false.
  ///
  /// Overrides call `super`, which sets `isTracking` to false.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isTracking = false
  }
  /// Ends tracking without a press; called when the tracked touch is cancelled.
  ///
  /// Overrides call `super`. An app may call it too; then no `touchCancel` is sent. (Assumption:
  /// Apple documents only that tracking is cancelled and the state updated.)
  ///
  /// - Parameter event: The event that cancelled the touch, or nil for another cause.
  /// - SeeAlso: developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)
  open func cancelTracking(with event: UIEvent?) {
    stopTracking()
  }

  // MARK: - Actions

  /// Adds a method to call for events.
  ///
  /// The control does not retain the target. Without one, the call goes along the responder chain,
  /// from the control on, to the first responder that has the method. A method that was added before
  /// for other events is called for both.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let new = TargetAction(target, action)
    if let index = actions.firstIndex(where: { $0.call.isEqual(new) }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((controlEvents, new))
    }
  }

  /// Removes a method of a target for events; nil means all methods, and all targets.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in actions.indices where actions[index].call.matches(target, action) {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The targets that are there; the responder chain counts as `NSNull`.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap { entry in
        if entry.call.isForChain { return AnyHashable(NSNull()) }
        guard let target = entry.call.target else { return nil }
        return (target as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(target))
      })
  }

  /// The events that have a method.
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of a target's methods for an event, in the order of adding; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.filter {
      $0.events.contains(controlEvent) && $0.call.isForChain == (target == nil)
        && $0.call.matches(target, nil)
    }.map(\.call.action.description)
    return names.isEmpty ? nil : names
  }

  /// Calls the methods added for any of the events, in the order of adding, each once.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Calls a method: all calls of the control pass through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    context.runningApplication.sendAction(action, to: target, from: self, for: event)
  }

  private func send(_ events: Event, with event: UIEvent?) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      if let target = entry.call.target {
        sendAction(entry.call.action, to: target, for: event)
      } else if entry.call.isForChain {
        sendAction(entry.call.action, to: nil, for: event)
      }
    }
  }

  // MARK: - Touches

  /// Tracks the first of the touches, unless another touch is tracked or `beginTracking` declines.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else {
      forwardedTouches.formUnion(touches)
      return super.touchesBegan(touches, with: event)
    }
    guard trackedTouch == nil, let touch = touches.anyTouch, beginTracking(touch, with: event)
    else { return }
    trackedTouch = touch
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Sends the drag events of the tracked touch, or ends tracking if `continueTracking` declines.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let forwarded = touches.intersection(forwardedTouches)
    if !forwarded.isEmpty { super.touchesMoved(forwarded, with: event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    isHighlighted = isTouchInside
    let continues = continueTracking(touch, with: event)
    // The call may have cancelled tracking or disabled the control.
    guard trackedTouch === touch else { return }
    guard continues else { return endTrackedTouch(touch, with: event) }
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, with: event)
    case (false, true): send([.touchDragInside, .touchDragEnter], with: event)
    case (true, false): send([.touchDragOutside, .touchDragExit], with: event)
    case (false, false): send(.touchDragOutside, with: event)
    }
  }

  /// Ends tracking and sends `touchUpInside` or `touchUpOutside`, if the tracked touch ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let forwarded = touches.intersection(forwardedTouches)
    forwardedTouches.subtract(forwarded)
    if !forwarded.isEmpty { super.touchesEnded(forwarded, with: event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch, with: event)
    let isInside = isTouchInside
    endTrackedTouch(touch, with: event)
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  /// Cancels tracking and sends `touchCancel`, if the tracked touch was cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let forwarded = touches.intersection(forwardedTouches)
    forwardedTouches.subtract(forwarded)
    if !forwarded.isEmpty { super.touchesCancelled(forwarded, with: event) }
    if let touch = trackedTouch, touches.contains(touch) { cancelTrackedTouch(with: event) }
  }

  /// How far beyond the bounds a tracked touch still counts as inside, in points.
  ///
  /// Source: measured on devices, "about 70 pixels" (stackoverflow.com/questions/14340122); Apple
  /// documents no number.
  static let trackingMargin: CGFloat = 70

  /// Whether the tracked touch counts as inside, which it does also a little beyond the bounds.
  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    return point(inside: location, with: event)
      || bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin).contains(location)
  }

  private func endTrackedTouch(_ touch: UITouch, with event: UIEvent?) {
    trackedTouch = nil
    endTracking(touch, with: event)
    stopTracking()
  }

  private func cancelTrackedTouch(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    trackedTouch = nil
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, with: event)
  }

  private func stopTracking() {
    trackedTouch = nil
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
