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

  private struct Action {
    weak var target: AnyObject?
    let events: Event
    let call: (AnyObject, UIControl, UIEvent?) -> Void
  }

  private var actions: [Action] = []

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

  /// Adds a method to call for events, as an unbound method in place of a selector.
  ///
  ///     button.addTarget(self, action: PlayerViewController.play, for: .touchUpInside)
  ///
  /// The control does not retain the target.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, _, _ in action(target)() }
  }

  /// Adds a method whose parameter is the control; not called if the control is no `Sender`.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, sender, _ in
      if let sender = sender as? Sender { action(target)(sender) }
    }
  }

  /// Adds a method whose parameters are the control and the event; not called if the control is no
  /// `Sender`.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, sender, event in
      if let sender = sender as? Sender { action(target)(sender, event) }
    }
  }

  /// Removes the methods of a target for events; nil means all targets.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    actions = actions.compactMap { action in
      guard target == nil || action.target === target else { return action }
      let rest = action.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : Action(target: action.target, events: rest, call: action.call)
    }
  }

  /// Calls the methods added for any of the events, in the order of adding, each once.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  private func add<Target: AnyObject>(
    _ target: Target, for events: Event, call: @escaping (Target, UIControl, UIEvent?) -> Void
  ) {
    actions.append(
      Action(target: target, events: events) { target, sender, event in
        if let target = target as? Target { call(target, sender, event) }
      })
  }

  private func send(_ events: Event, with event: UIEvent?) {
    for action in actions where !action.events.isDisjoint(with: events) {
      if let target = action.target { action.call(target, self, event) }
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
