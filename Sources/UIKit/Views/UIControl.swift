import CoreGraphics

/// A view that turns touches into events, and sends their actions to targets.
///
/// It tracks one touch at a time, from `beginTracking` over `continueTracking` to `endTracking` or
/// `cancelTracking`. As on an iPhone the touch counts as inside until it is 70 points beyond the
/// bounds. Other touches that land meanwhile are ignored, then and later, also with
/// `isMultipleTouchEnabled`. Touches are not forwarded to the next responder, except those that landed
/// while the control was disabled.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Where contents lie between left and right, in controls that have some.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where contents lie between top and bottom, in controls that have some.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether the control handles touches; touches that land on a disabled one are forwarded.
  ///
  /// Disabling a control that is tracking cancels the tracking.
  open var isEnabled = true {
    didSet {
      if !isEnabled { cancelTrackedTouch(with: nil) }
      if isEnabled != oldValue { stateDidChange() }
    }
  }
  /// Whether the control is selected; the control itself never changes it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control is drawn as pressed; follows `isTouchInside` while tracking.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
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
  ///
  /// Weak: a view may forward a touch but not its end, and a touch retains the window.
  private var forwardedTouches: [WeakTouch] = []

  private struct WeakTouch {
    weak var touch: UITouch?
  }

  /// What the control calls: the methods of targets, and actions.
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

  // MARK: - Making a control

  /// Makes a control; `frame` is in the coordinates of the superview to be.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control as an interface file describes it; with another coder, one of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(self, as: UIControl.self)
  }

  /// Makes a control that performs an action for `primaryActionTriggered`.
  ///
  /// On iOS it is designated; here it is convenience, so that subclasses with the two older initializers
  /// inherit it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - Tracking

  /// Returns whether to track a touch that landed; true by default.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether to continue tracking the touch, which moved; true by default.
  @discardableResult
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
    if let index = actions.firstIndex(where: { $0.call.target?.isEqual(new) == true }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((controlEvents, .target(new)))
    }
  }

  /// Removes a method of a target for events; nil means all methods, and all targets.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.target?.matches(target, action) == true }
  }

  /// The targets that are there; the responder chain counts as `NSNull`.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap(\.call.target).compactMap { call in
        if call.isForChain { return AnyHashable(NSNull()) }
        guard let target = call.target else { return nil }
        return (target as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(target))
      })
  }

  /// The events that have a method or an action.
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of a target's methods for an event, in the order of adding; nil for none.
  @discardableResult
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.filter { $0.events.contains(controlEvent) }.compactMap(\.call.target)
      .filter { $0.isForChain == (target == nil) && $0.matches(target, nil) }
      .map(\.action.description)
    return names.isEmpty ? nil : names
  }

  /// Adds an action to perform for events; it replaces one of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, .action(action)))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action of an identifier for events.
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

  /// Calls the methods added for any of the events, in the order of adding, each once.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Calls a method: all calls of the control pass through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let isCalled = context.runningApplication.sendAction(
      action, to: target, from: self, for: event)
    guard target == nil, !isCalled else { return }
    let reason =
      action.hasMethod
      ? "nobody in the responder chain has the method" : "its selector has only a name"
    context.reportNoCall(of: action, of: traceName, reason, for: self, event)
  }

  private func send(_ events: Event, with event: UIEvent?) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      switch entry.call {
      case .action(let action): sendAction(action)
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

  /// What is sent when the tracked touch ended inside.
  var eventsOfPress: Event { .touchUpInside }

  /// Called when one of the flags of `state` changed.
  func stateDidChange() {}

  /// Whether a recognizer of an ancestor would take the control's own gesture; no by default.
  func owns(_ gesture: UIGestureRecognizer) -> Bool { false }

  /// Sends what a control sends whose value the user changed.
  func sendValueChanged(with event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  // MARK: - Touches

  /// Says no to recognizers of ancestors whose gesture is the control's own, such as a button's tap.
  ///
  /// - SeeAlso: Event Handling Guide for iOS, "Interacting with Other User Interface Controls".
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isEnabled, gestureRecognizer.view !== self, owns(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Tracks the first of the touches, unless another touch is tracked or `beginTracking` declines.
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

  /// Sends the drag events of the tracked touch, or ends tracking if `continueTracking` declines.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let forwarded = forwarded(touches)
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
    let forwarded = removeForwarded(touches)
    if !forwarded.isEmpty { super.touchesEnded(forwarded, with: event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch, with: event)
    let isInside = isTouchInside
    endTrackedTouch(touch, with: event)
    send(isInside ? eventsOfPress : .touchUpOutside, with: event)
  }

  /// Cancels tracking and sends `touchCancel`, if the tracked touch was cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let forwarded = removeForwarded(touches)
    if !forwarded.isEmpty { super.touchesCancelled(forwarded, with: event) }
    if let touch = trackedTouch, touches.contains(touch) { cancelTrackedTouch(with: event) }
  }

  /// Returns those of some touches that landed while the control was disabled.
  private func forwarded(_ touches: Set<UITouch>) -> Set<UITouch> {
    if forwardedTouches.isEmpty { return [] }
    return Set(
      inSlotOrder: touches.filter { touch in forwardedTouches.contains { $0.touch === touch } })
  }

  /// The same for touches that ended: what follows concerns the control again.
  private func removeForwarded(_ touches: Set<UITouch>) -> Set<UITouch> {
    let forwarded = forwarded(touches)
    if !forwarded.isEmpty {
      forwardedTouches.removeAll { $0.touch.map(forwarded.contains) ?? true }
    }
    return forwarded
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
