public import CoreGraphics
import PhoneFoundation

/// Receives the touches on a view, and calls actions when they form a certain gesture.
///
/// A recognizer receives the touches that land on its view or a subview, before the views do. It
/// starts in `possible`. A discrete gesture goes from there to `ended`, a continuous one to
/// `began`, `changed` and `ended`; either may fail. When it has finished and all touches that it
/// received have ended, it is reset. If a view has several recognizers, `GestureArbiter` decides
/// between them.
///
/// Subclasses override the touch methods and set `state`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture; raw values are Apple's.
  public nonisolated enum State: Int, CaseIterable, Sendable {
    /// Nothing is recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches do not form this gesture.
    case failed = 5
    /// A discrete gesture was recognized; the same as `ended`.
    public static let recognized = State.ended
  }

  // MARK: - Properties

  /// The state of the gesture; only subclasses set it.
  ///
  /// From `possible` it changes to `began`, `ended` or `failed`; from `began` and `changed` to
  /// `changed`, `ended`, `cancelled` or `failed`. If the gesture has not begun, `changed` counts as
  /// `began`, and `cancelled` as `failed`. Any other state is ignored; if it is an error, the
  /// phone's owner gets a warning, once for each pair of states (rule D-11). While a change waits
  /// for another recognizer's failure, this property still has the old state. In an action, it is
  /// the state for which the action is called.
  open var state: State {
    get { currentAction?.state ?? storedState }
    set {
      // Too late: the gesture finished after the state of this action.
      if let action = currentAction, action.state != storedState, isFinished { return }
      context.request(newValue, for: self, because: failureReason ?? .setByApp)
    }
  }

  /// The view whose touches the recognizer receives.
  open internal(set) weak var view: UIView?

  /// The object that decides whether the recognizer may receive touches, begin and so on.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches; disabling it cancels its gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { context.stop(self, because: .disabled) } }
  }

  /// Whether recognition cancels the touches in their views, which receive `touchesCancelled`.
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

  /// A name for the app's own use; scripts find the recognizer by it.
  open var name: String?

  // MARK: - Internal state

  /// The bits of `allowedTouchTypes`.
  private(set) var touchTypes = 0b1111
  /// The recognizer's number in its app, from 1.
  let number: Int
  /// The actual state, which only `GestureArbiter` and the reset change.
  var storedState = State.possible
  /// The states to enter after all recognizers that this one waits for have failed.
  var pendingStates: [State] = []
  /// The state in which the last gesture finished; `possible` before any has finished.
  private(set) var lastOutcome = State.possible
  /// The reason for the last failure, and by how much the gesture missed.
  var lastFailure: (reason: GestureFailure, measure: GestureMeasure?)?
  /// The touches of the gesture: active touches and, until the actions have been called, touches
  /// that ended in this packet.
  var touches: [UITouch] = []
  /// All touches that the recognizer received since its last reset.
  var touchesSinceReset: [UITouch] = []
  /// The reason for a failure, while the state is being set.
  private var failureReason: GestureFailure?
  private var actions: [TargetAction] = []
  private var requirements: [Weak] = []
  private var timer: TimerQueue.Token?
  /// The warnings that were already reported.
  var warnings: Set<Warning> = []

  private struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  /// The latest state other than `possible`; `possible` before the first gesture.
  package var latestState: State { storedState == .possible ? lastOutcome : storedState }

  /// This recognizer's action that is currently being called.
  private var currentAction: GestureDecisions.Entry? {
    guard let action = context.touches.dispatcher.actions.current, action.recognizer === self else {
      return nil
    }
    return action
  }

  var context: AppContext { .current }

  /// Makes a recognizer that calls a method; without a target or an action, it calls nothing.
  ///
  /// The target is not retained.
  public init(target: Any?, action: Selector?) {
    number = AppContext.current.numbers.nextRecognizer()
    super.init()
    guard let action else { return }
    actions = [TargetAction(target, action)]
  }

  /// Makes a recognizer without actions; an interface file's actions are added later.
  public init?(coder: NSCoder) {
    number = AppContext.current.numbers.nextRecognizer()
    super.init()
  }

  /// Called after an interface file has made and connected the object.
  open func awakeFromNib() {}

  /// Makes a recognizer without actions.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: - Actions

  /// Adds a method to call; does nothing if it was already added.
  ///
  /// Methods are called when the gesture begins, each time it changes, and when it ends or is
  /// cancelled, before the views receive the packet.
  open func addTarget(_ target: Any, action: Selector) {
    let new = TargetAction(target, action)
    if !actions.contains(where: { $0.isEqual(new) }) { actions.append(new) }
  }

  /// Removes a target's method; nil stands for all methods or all targets.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target, action) }
  }

  // MARK: - Touches

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { touches.count }

  /// Returns the centroid of the touches, in the coordinates of `view`; nil means the window.
  ///
  /// Zero without touches. Taps and swipes return the location where they started.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint {
    CGPoint(middleOf: touches.map { $0.location(in: view) })
  }

  /// Returns the location of one of the touches, in the coordinates of `view`; nil means the
  /// window.
  ///
  /// - Parameter touchIndex: The index of the touch in the order of landing, from 0; it must be
  ///   valid.
  @discardableResult
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      fatalError("the gesture has \(touches.count) touches; there is no touch \(touchIndex)")
    }
    return touches[touchIndex].location(in: view)
  }

  /// Detaches the recognizer from a touch; if it recognizes later, the touch is not cancelled in
  /// its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    context.touches.dispatcher.detach(self, from: touch, in: context)
    touchesSinceReset.removeAll { $0 === touch }
    if receivesTouches { forget(touch) }
  }

  // MARK: - Other recognizers

  /// Makes this recognizer wait until another one has failed; if the other one recognizes, this one
  /// fails.
  ///
  /// If two recognizers wait for each other, neither recognizes while both could; then the phone's
  /// owner gets a warning.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(Weak(recognizer: otherGestureRecognizer))
  }

  /// Whether `require(toFail:)` was called with another recognizer.
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
  /// Called when the system has cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when estimated properties of touches have been updated; never called here, because
  /// nothing is estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when the gesture has finished and all its touches have ended; the next state is
  /// `possible`.
  open func reset() {}

  /// Returns whether recognition by this recognizer makes another recognizer of the same touches
  /// fail; by default true.
  @discardableResult
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer fails when another one recognizes; by default true.
  @discardableResult
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer waits for the failure of another one; by default false.
  @discardableResult
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer waits for the failure of this one; by default false.
  @discardableResult
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - For the framework's own recognizers

  /// Whether the recognizer receives touches.
  var followsTouches: Bool { true }

  /// Continues without a touch that the recognizer ignores from now on.
  ///
  /// A gesture that has begun ends if too few touches are left; otherwise it fails, but only if all
  /// other touches have ended. The touch may be unknown to the recognizer.
  func forget(_ touch: UITouch) {}

  /// Sets the state, unless the recognizer has finished: a subclass may have finished it before it
  /// called `super`.
  func advance(to state: State) {
    if !isFinished { self.state = state }
  }

  /// Fails with a reason for the trace, unless the recognizer has finished: a subclass may have
  /// finished it before it called `super`.
  func fail(because reason: GestureFailure) {
    guard !isFinished else { return }
    failureReason = reason
    state = .failed
    failureReason = nil
  }

  /// Cancels the gesture because touches were cancelled, or fails if it has not begun. Does nothing
  /// if the recognizer has finished.
  func cancelWithTouches() {
    guard !isFinished else { return }
    failureReason = .touchesCancelled
    state = .cancelled
    failureReason = nil
  }

  /// The reason why the gesture would fail if its fingers lifted now; nil if it would not fail, or
  /// the reason is unknown.
  var missing: GestureFailure? { nil }

  /// Returns by how much the gesture misses its requirements as it fails; nil if that cannot be
  /// measured.
  func measure(of failure: GestureFailure) -> GestureMeasure? { nil }

  /// Sets the state at a future time; replaces an earlier request.
  func wait(until time: AppTime, then state: State) {
    stopWaiting()
    timer = context.queue.schedule(at: time, .timer) { [weak self] in
      guard let self else { return }
      timer = nil
      if state == .failed { fail(because: .tooSlow) } else { advance(to: state) }
    }
  }

  /// Cancels the request of `wait(until:then:)`.
  func stopWaiting() {
    if let timer { context.queue.cancel(timer) }
    timer = nil
  }

  // MARK: - For the arbiter and the dispatcher

  /// Enters a state.
  ///
  /// The flush is scheduled here, not with the result of the decision, so that it comes before
  /// anything that a delegate defers later in the same decision.
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

  /// Calls the actions.
  func callActions() {
    for action in actions {
      let reason =
        action.isForChain ? "it has no target; expected an object" : action.reasonForNoCall
      if let reason {
        context.reportNoCall(of: action.action, of: traceName, reason, for: self)
      } else if let target = action.target {
        action.action.call(on: target, with: self)
      }
    }
  }

  /// Returns to `possible`, without touches.
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
