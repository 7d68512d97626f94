import CoreGraphics

/// A view that turns touches into events and calls the actions registered for them.
///
/// A control tracks one touch at a time, from `beginTracking` through `continueTracking` to
/// `endTracking` or `cancelTracking`. As on an iPhone, the touch counts as inside until it is 70
/// points outside the bounds. Other touches that land during tracking are ignored until they end,
/// even with `isMultipleTouchEnabled`. Touches are not forwarded to the next responder unless they
/// landed while the control was disabled.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The horizontal alignment of the contents, if the control has any.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The vertical alignment of the contents, if the control has any.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether the control handles touches; a disabled control forwards touches that land on it.
  ///
  /// Disabling a control that is tracking cancels the tracking.
  open var isEnabled = true {
    didSet {
      if !isEnabled { cancelTrackedTouch(with: nil) }
      if isEnabled != oldValue { stateDidChange() }
    }
  }
  /// Whether the control is selected; the control never changes this value itself.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control appears pressed; matches `isTouchInside` while tracking.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether the control is tracking a touch.
  public private(set) var isTracking = false
  /// Whether the tracked touch is inside the bounds or at most 70 points outside them.
  public private(set) var isTouchInside = false

  /// The combination of `isHighlighted`, `isEnabled`, and `isSelected`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The tracked touch.
  ///
  /// The touch methods set and clear this property, whereas `isTracking` is for subclasses: when
  /// `endTracking` is called, the touch can no longer be canceled, but `isTracking` is still true.
  /// The reference is weak so that a subclass that never forwards `touchesEnded` does not leak a
  /// touch.
  private weak var trackedTouch: UITouch?

  /// Touches that landed while the control was disabled; the next responder receives all their
  /// events.
  ///
  /// The references are weak because a view may forward a touch but not its end, and a touch
  /// retains its window.
  private var forwardedTouches: [WeakTouch] = []

  private struct WeakTouch {
    weak var touch: UITouch?
  }

  /// A call triggered by an event: a target's method or an action.
  private enum Call {
    case target(TargetAction)
    case action(UIAction)

    var target: TargetAction? {
      if case .target(let target) = self { target } else { nil }
    }

    func isAction(_ identifier: UIAction.Identifier) -> Bool {
      if case .action(let action) = self { action.identifier == identifier } else { false }
    }
  }

  private var actions: [(events: Event, call: Call)] = []

  // MARK: - Creating a control

  /// Creates a control; `frame` is in the coordinates of the future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an interface file, or a zero-size control with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(self, as: UIControl.self)
  }

  /// Creates a control that performs an action for `primaryActionTriggered`.
  ///
  /// This is a designated initializer on iOS. Here it is a convenience initializer so that
  /// subclasses with the two older initializers inherit it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - Tracking

  /// Returns whether to track a touch that landed; true by default.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether to continue tracking a touch that moved; true by default.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends or `continueTracking` returns false.
  ///
  /// Overrides must call `super`, which sets `isTracking` to false.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isTracking = false
  }
  /// Ends tracking without an event; called when the tracked touch is canceled.
  ///
  /// Overrides must call `super`. An app may also call this method, in which case `touchCancel` is
  /// not sent. (Assumption: Apple documents only that tracking is canceled and the state is
  /// updated.)
  ///
  /// - Parameter event: The event that canceled the touch, or nil for any other cause.
  /// - SeeAlso: developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)
  open func cancelTracking(with event: UIEvent?) {
    stopTracking()
  }

  // MARK: - Actions

  /// Registers a target's method to be called for events.
  ///
  /// The control does not retain the target. If the target is nil, the method is called on the
  /// first responder that implements it, starting at the control and following the responder chain.
  /// If the method is already registered for other events, it is called for both.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let new = TargetAction(target, action)
    if let index = actions.firstIndex(where: { $0.call.target?.isEqual(new) == true }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((controlEvents, .target(new)))
    }
  }

  /// Removes a target's method for events; nil matches all methods or all targets.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.target?.matches(target, action) == true }
  }

  /// The control's targets; `NSNull` represents a nil target.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap(\.call.target).compactMap { call in
        if call.isForChain { return AnyHashable(NSNull()) }
        guard let target = call.target else { return nil }
        return (target as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(target))
      })
  }

  /// The events that have a registered method or action.
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of a target's methods for an event, in the order in which they were added,
  /// or nil if there are none.
  @discardableResult
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.filter { $0.events.contains(controlEvent) }.compactMap(\.call.target)
      .filter { $0.isForChain == (target == nil) && $0.matches(target, nil) }
      .map(\.action.description)
    return names.isEmpty ? nil : names
  }

  /// Adds an action for events, replacing any action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, .action(action)))
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with the given identifier from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { $0.isAction(actionIdentifier) }
  }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  private func remove(_ events: Event, where matches: (Call) -> Bool) {
    for index in actions.indices where matches(actions[index].call) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls the methods and actions for any of the events, each once, in the order in which they
  /// were added.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Calls a method on a target; all target methods are called through this method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let isCalled = context.runningApplication.sendAction(
      action, to: target, from: self, for: event)
    guard target == nil, !isCalled else { return }
    let reason =
      action.hasMethod
      ? "no responder in the chain has the method" : "its selector has only a name"
    context.reportNoCall(of: action, of: traceName, reason, for: self, event)
  }

  private func send(_ events: Event, with event: UIEvent?) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      switch entry.call {
      case .action(let action):
        context.host.explainer?.calls(action.title, on: self, from: self, event)
        sendAction(action)
      case .target(let call):
        if let reason = call.reasonForNoCall {
          context.reportNoCall(of: call.action, of: traceName, reason, for: self, event)
        } else {
          sendAction(call.action, to: call.target, for: event)
        }
      }
    }
  }

  // MARK: - For the framework's own controls

  /// The events to send when the tracked touch ends inside the control.
  var eventsOfPress: Event { .touchUpInside }

  /// Called when one of the flags in `state` has changed.
  func stateDidChange() {}

  /// Returns whether the control reserves a gesture for itself so that ancestors' recognizers
  /// cannot use it; false by default.
  func owns(_ gesture: UIGestureRecognizer) -> Bool { false }

  /// Sends the events for a value change made by the user.
  func sendValueChanged(with event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  // MARK: - Touches

  /// Prevents ancestors' recognizers from recognizing a gesture that belongs to the control, such
  /// as a button's tap.
  ///
  /// - SeeAlso: Event Handling Guide for iOS, "Interacting with Other User Interface Controls".
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isEnabled, gestureRecognizer.view !== self, owns(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Tracks the first touch unless one is already tracked or `beginTracking` returns false.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else {
      forwardedTouches.removeAll { $0.touch == nil }
      forwardedTouches += touches.ordered.map(WeakTouch.init)
      return super.touchesBegan(touches, with: event)
    }
    guard trackedTouch == nil, let touch = touches.min(by: { $0.index < $1.index }),
      beginTracking(touch, with: event)
    else { return }
    trackedTouch = touch
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Sends the tracked touch's drag events, or ends tracking if `continueTracking` returns false.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let forwarded = forwarded(touches)
    if !forwarded.isEmpty { super.touchesMoved(forwarded, with: event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    isHighlighted = isTouchInside
    let continues = continueTracking(touch, with: event)
    // The call may have canceled tracking or disabled the control.
    guard trackedTouch === touch else { return }
    guard continues else { return endTrackedTouch(touch, with: event) }
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, with: event)
    case (false, true): send([.touchDragInside, .touchDragEnter], with: event)
    case (true, false): send([.touchDragOutside, .touchDragExit], with: event)
    case (false, false): send(.touchDragOutside, with: event)
    }
  }

  /// Ends tracking and sends `touchUpInside` or `touchUpOutside` if the tracked touch ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let forwarded = removeForwarded(touches)
    if !forwarded.isEmpty { super.touchesEnded(forwarded, with: event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch, with: event)
    let isInside = isTouchInside
    endTrackedTouch(touch, with: event)
    send(isInside ? eventsOfPress : .touchUpOutside, with: event)
  }

  /// Cancels tracking and sends `touchCancel` if the tracked touch was canceled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let forwarded = removeForwarded(touches)
    if !forwarded.isEmpty { super.touchesCancelled(forwarded, with: event) }
    if let touch = trackedTouch, touches.contains(touch) { cancelTrackedTouch(with: event) }
  }

  /// Returns the touches that landed while the control was disabled.
  private func forwarded(_ touches: Set<UITouch>) -> Set<UITouch> {
    if forwardedTouches.isEmpty { return [] }
    return Set(
      inSlotOrder: touches.filter { touch in forwardedTouches.contains { $0.touch === touch } })
  }

  /// Returns ended touches that landed on the disabled control, and stops forwarding them.
  private func removeForwarded(_ touches: Set<UITouch>) -> Set<UITouch> {
    let forwarded = forwarded(touches)
    if !forwarded.isEmpty {
      forwardedTouches.removeAll { $0.touch.map(forwarded.contains) ?? true }
    }
    return forwarded
  }

  /// The maximum distance from the bounds at which a tracked touch still counts as inside, in
  /// points.
  ///
  /// Source: measured on devices, "about 70 pixels" (stackoverflow.com/questions/14340122); Apple
  /// does not document a number.
  static let trackingMargin: CGFloat = 70

  /// Returns whether the tracked touch is inside the bounds, including the margin around them.
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

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
