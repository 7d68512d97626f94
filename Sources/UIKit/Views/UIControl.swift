import CoreGraphics

/// A view that turns touches into actions of other objects.
///
/// It follows one finger: `beginTracking` when it lands, `continueTracking` while it moves, then
/// `endTracking` or `cancelTracking`. Touches that it handles do not go on to the next responder.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uicontrol
open class UIControl: UIView {
  /// What happens to a control; raw values are Apple's.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A finger landed.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger landed for a second tap or a later one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted inside: a press.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// All events of fingers.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// Makes events of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// How a control looks; raw values are Apple's.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)

    /// Makes a state of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Whether the control handles touches; where not, those that land go on to the next responder.
  ///
  /// Disabling it ends its tracking.
  open var isEnabled = true {
    didSet { if !isEnabled { stopTracking(with: nil) } }
  }
  /// Whether the control is chosen; nothing but its owner changes it.
  open var isSelected = false
  /// Whether the control shows that a finger is on it.
  open var isHighlighted = false
  /// Whether the control follows a finger.
  public private(set) var isTracking = false
  /// Whether the finger that it follows is inside.
  public private(set) var isTouchInside = false

  /// What the flags above amount to.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control handles the finger that landed last.
  private var handlesTouch = false

  private struct Action {
    weak var target: AnyObject?
    let events: Event
    let call: (AnyObject, UIControl, UIEvent?) -> Void
  }

  private var actions: [Action] = []

  // MARK: - Tracking

  /// Asks whether to follow a finger that landed; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Asks whether to go on following the finger, which moved; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Tells that the finger lifted, or that `continueTracking` declined.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Tells that the touch was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: - Actions

  /// Adds a method to call for events: the stand-in for a selector.
  ///
  ///     button.addTarget(self, action: Board.pressed, for: .touchUpInside)
  ///
  /// The target is not kept alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, _, _ in action(target)() }
  }

  /// Adds a method that gets the control; a control of another class than it takes does not call.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, sender, _ in
      if let sender = sender as? Sender { action(target)(sender) }
    }
  }

  /// Adds a method that gets the control and the event.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, sender, event in
      if let sender = sender as? Sender { action(target)(sender, event) }
    }
  }

  /// Removes a target's methods for events; nil means all targets.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    actions = actions.compactMap { action in
      guard target == nil || action.target === target else { return action }
      let rest = action.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : Action(target: action.target, events: rest, call: action.call)
    }
  }

  /// Calls the methods of the events, in the order in which they were added, each once.
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

  /// Begins to follow a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handlesTouch = isEnabled
    guard handlesTouch, let touch = touches.anyTouch else {
      return super.touchesBegan(touches, with: event)
    }
    guard beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Goes on following the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard handlesTouch, let touch = touches.anyTouch else {
      return super.touchesMoved(touches, with: event)
    }
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stop()
      return endTracking(touch, with: event)
    }
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, with: event)
    case (false, true): send([.touchDragInside, .touchDragEnter], with: event)
    case (true, false): send([.touchDragOutside, .touchDragExit], with: event)
    case (false, false): send(.touchDragOutside, with: event)
    }
  }

  /// Ends following the finger; inside, that is a press.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard handlesTouch, let touch = touches.anyTouch else {
      return super.touchesEnded(touches, with: event)
    }
    guard isTracking else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    stop()
    endTracking(touch, with: event)
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  /// Ends following the finger without a press.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard handlesTouch else { return super.touchesCancelled(touches, with: event) }
    stopTracking(with: event)
  }

  private func stopTracking(with event: UIEvent?) {
    let wasTracking = isTracking
    stop()
    guard wasTracking else { return }
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  private func stop() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
