public import CoreGraphics
import PhoneFoundation
package import QuartzCore

/// An object that receives a view's touches and calls actions when they form a particular gesture.
///
/// A recognizer receives touches on its view and its subviews before the views do. Its initial
/// state is `possible`. From there, a discrete gesture moves to `ended`, and a continuous one to
/// `began`, `changed`, and `ended`; either may fail. When the gesture has finished and all touches
/// that it received have ended, the recognizer is reset. If a view has several recognizers,
/// `GestureArbiter` chooses among them.
///
/// Subclasses override the touch methods and set `state`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture. Raw values match Apple's.
  public nonisolated enum State: Int, CaseIterable, Sendable {
    /// Nothing has been recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A continuous gesture was canceled.
    case cancelled = 4
    /// The touches do not form this gesture.
    case failed = 5
    /// A discrete gesture was recognized; the same as `ended`.
    public static let recognized = State.ended
  }

  // MARK: - Properties

  /// The gesture's state, which only subclasses set.
  ///
  /// The state can change from `possible` to `began`, `ended`, or `failed`, and from `began` or
  /// `changed` to `changed`, `ended`, `cancelled`, or `failed`. If the gesture has not begun,
  /// `changed` is treated as `began`, and `cancelled` as `failed`. Any other change is ignored; if
  /// it is an error, a warning is reported once for each pair of states (rule D-11). While a change
  /// is waiting for another recognizer to fail, this property returns the old state. During an
  /// action, it returns the state for which the action is called.
  open var state: State {
    get { currentAction?.state ?? storedState }
    set {
      // Ignore the change: the gesture has finished since it entered this action's state.
      if let action = currentAction, action.state != storedState, isFinished { return }
      context.request(newValue, for: self, because: failureReason ?? .setByApp)
    }
  }

  /// The view whose touches the recognizer receives.
  open internal(set) weak var view: UIView?

  /// The object that decides, for example, whether the recognizer may receive touches or begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches; disabling it cancels its gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { context.stop(self, because: .disabled) } }
  }

  /// Whether recognition cancels the touches in their views, which then receive `touchesCancelled`.
  open var cancelsTouchesInView = true

  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`; all
  /// by default.
  open var allowedTouchTypes: [NSNumber] {
    get { (0...3).filter { touchTypes & 1 << $0 != 0 }.map { NSNumber(value: $0) } }
    set { touchTypes = newValue.reduce(0) { $0 | (1 << $1.intValue & 0b1111) } }
  }

  /// Whether views receive `touchesBegan` only after the recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether views receive `touchesEnded` only after the recognizer has failed.
  open var delaysTouchesEnded = true

  /// A name for the app's own use. Scripts can use it to find the recognizer.
  open var name: String?

  // MARK: - Internal state

  /// The bits of `allowedTouchTypes`.
  private(set) var touchTypes = 0b1111
  /// The recognizer's number in its app, starting at 1.
  let number: Int
  /// The actual state, changed only by `GestureArbiter` and the reset.
  var storedState = State.possible
  /// The states to enter once all recognizers that this one waits for have failed.
  var pendingStates: [State] = []
  /// The state in which the last gesture finished, or `possible` if none has finished yet.
  private(set) var lastOutcome = State.possible
  /// The reason for the last failure and how far the gesture was from meeting the requirement.
  var lastFailure: (reason: GestureFailure, measure: GestureMeasure?)?
  /// The gesture's touches: active touches and, until the actions have been called, touches that
  /// ended in this packet.
  var touches: [UITouch] = []
  /// All touches that the recognizer has received since its last reset.
  var touchesSinceReset: [UITouch] = []
  /// The reason for a failure, while the state is being set.
  private var failureReason: GestureFailure?
  private var actions: [TargetAction] = []
  private var requirements: [Weak] = []
  private var timer: TimerQueue.Token?
  /// The warnings that have already been reported.
  var warnings: Set<Warning> = []

  private struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  /// The object's counterpart in another language, if any.
  package final var companion: Companion?
  /// The name of the recognizer's class in the app's language.
  package final var className: String { companion?.className ?? "\(type(of: self))" }

  /// The latest state other than `possible`, or `possible` before the first gesture.
  package var latestState: State { storedState == .possible ? lastOutcome : storedState }

  /// The action of this recognizer that is currently being called.
  private var currentAction: GestureDecisions.Entry? {
    guard let action = context.touches.dispatcher.actions.current, action.recognizer === self else {
      return nil
    }
    return action
  }

  var context: AppContext { .current }

  /// Creates a recognizer that calls `action` on `target`, or calls nothing if either is nil.
  ///
  /// The target is not retained.
  public init(target: Any?, action: Selector?) {
    number = AppContext.current.numbers.nextRecognizer()
    super.init()
    guard let action else { return }
    actions = [TargetAction(target, action)]
  }

  /// Creates a recognizer without actions; actions from an interface file are added later.
  public init?(coder: NSCoder) {
    number = AppContext.current.numbers.nextRecognizer()
    super.init()
  }

  /// Called after the object has been created from an interface file and connected.
  open func awakeFromNib() {}

  /// Creates a recognizer without actions.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: - Actions

  /// Adds a method to call. Does nothing if it was already added.
  ///
  /// Methods are called when the gesture begins, each time it changes, and when it ends or is
  /// canceled, before the views receive the packet.
  open func addTarget(_ target: Any, action: Selector) {
    let new = TargetAction(target, action)
    if !actions.contains(where: { $0.isEqual(new) }) { actions.append(new) }
  }

  /// Removes a target's method; nil matches all targets or all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target, action) }
  }

  // MARK: - Touches

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { touches.count }

  /// Returns the centroid of the touches in the coordinates of `view`, or of the window if nil.
  ///
  /// The result is zero if there are no touches. Taps and swipes return their starting location.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint {
    CGPoint(middleOf: touches.map { $0.location(in: view) })
  }

  /// Returns the location of one of the touches in the coordinates of `view`, or of the window if
  /// nil.
  ///
  /// - Parameter touchIndex: The zero-based index of the touch, in the order of landing. It must be
  ///   valid.
  @discardableResult
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      fatalError("the gesture has \(touches.count) touches; there is no touch \(touchIndex)")
    }
    return touches[touchIndex].location(in: view)
  }

  /// Detaches the recognizer from a touch. If the gesture is recognized later, the touch is not
  /// canceled in its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    context.touches.dispatcher.detach(self, from: touch, in: context)
    touchesSinceReset.removeAll { $0 === touch }
    if receivesTouches { forget(touch) }
  }

  // MARK: - Other recognizers

  /// Makes this recognizer wait for another one to fail. If the other one succeeds, this one fails.
  ///
  /// If two recognizers wait for each other and both could recognize their gestures, neither does,
  /// and a warning is reported.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(Weak(recognizer: otherGestureRecognizer))
  }

  /// Whether `require(toFail:)` was called with `other`.
  func isRequired(_ other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  // MARK: - For subclasses

  /// Called when fingers have landed on the view or a subview.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers have lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system has canceled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when estimated touch properties have been updated. Never called here, because no
  /// property is estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when the gesture has finished and all its touches have ended, before the state returns
  /// to `possible`.
  open func reset() {}

  /// Returns whether this recognizer, when it succeeds, makes another one with the same touches
  /// fail; true by default.
  @discardableResult
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer fails when another one succeeds; true by default.
  @discardableResult
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer waits for another one to fail; false by default.
  @discardableResult
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer waits for this one to fail; false by default.
  @discardableResult
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - For the framework's own recognizers

  /// Whether the recognizer receives touches.
  var followsTouches: Bool { true }

  /// Continues without a touch that the recognizer no longer follows.
  ///
  /// A gesture that has begun ends if too few touches remain. A gesture that has not begun fails,
  /// but only if all other touches have ended. The recognizer may never have received the touch.
  func forget(_ touch: UITouch) {}

  /// Sets the state unless the gesture has finished; a subclass may have finished it before calling
  /// `super`.
  func advance(to state: State) {
    if !isFinished { self.state = state }
  }

  /// Makes the gesture fail with a reason for the trace, unless it has finished; a subclass may
  /// have finished it before calling `super`.
  func fail(because reason: GestureFailure) {
    guard !isFinished else { return }
    failureReason = reason
    state = .failed
    failureReason = nil
  }

  /// Cancels the gesture because touches were canceled, or makes it fail if it has not begun. Does
  /// nothing if the gesture has finished.
  func cancelWithTouches() {
    guard !isFinished else { return }
    failureReason = .touchesCancelled
    state = .cancelled
    failureReason = nil
  }

  /// The reason the gesture would fail if its fingers lifted now, or nil if it would not fail or
  /// the reason is unknown.
  var missing: GestureFailure? { nil }

  /// Returns how far the failed gesture was from meeting its requirements, or nil if that cannot be
  /// measured.
  func measure(of failure: GestureFailure) -> GestureMeasure? { nil }

  /// Sets the state at a future time, replacing any earlier request.
  func wait(until time: AppTime, then state: State) {
    stopWaiting()
    timer = context.queue.schedule(at: time, .timer) { [weak self] in
      guard let self else { return }
      timer = nil
      if state == .failed { fail(because: .tooSlow) } else { advance(to: state) }
    }
  }

  /// Cancels a request made with `wait(until:then:)`.
  func stopWaiting() {
    if let timer { context.queue.cancel(timer) }
    timer = nil
  }

  // MARK: - For the arbiter and the dispatcher

  /// Enters a state.
  ///
  /// The flush is scheduled now, not after the decision, so that it precedes anything that a
  /// delegate defers later in the same decision.
  func enter(_ state: State) {
    let old = storedState
    storedState = state
    context.host.trace?(.gesture(name: traceName, state: state))
    context.host.explainer?.entered(self, from: old)
    if isFinished { stopWaiting() }
    context.touches.dispatcher.scheduleFlush(in: context)
  }

  /// Calls the touch method for a phase.
  func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// The class and address, the state, the flags that don't have their defaults, and the view.
  open override nonisolated var description: String {
    ObjectText.onMainActor { [self] in summary } ?? "<\(ObjectText.identity(self))>"
  }

  /// Calls the actions.
  func callActions() {
    for action in actions {
      let reason =
        action.isForChain ? "it has no target; expected an object" : action.reasonForNoCall
      if let reason {
        context.reportNoCall(of: action.action, of: traceName, reason, for: self)
      } else if let target = action.target {
        context.host.explainer?.calls(
          action.action.description, on: target, from: self, nil)
        action.action.call(on: target, with: self)
      }
    }
  }

  /// Resets the state to `possible` and removes all touches.
  func resetAfterGesture() {
    context.host.trace?(.gestureReset(name: traceName))
    context.host.explainer?.resets(self)
    stopWaiting()
    reset()
    for touch in touchesSinceReset { touch.recognizers.removeAll { $0 === self } }
    touches = []
    touchesSinceReset = []
    lastOutcome = latestState
    storedState = .possible
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
