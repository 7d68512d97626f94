public import CoreGraphics
import PhoneFoundation

/// Receives the touches on a view, and calls actions when they make a certain gesture.
///
/// A recognizer receives the touches that land on its view or a subview, before the views do. It starts
/// in `possible`. A discrete gesture goes from there to `ended`, a continuous one to `began`, `changed`
/// and `ended`; either may fail. Once it has finished and all touches that it received have ended, it is
/// reset. `GestureArbiter` decides between several recognizers.
///
/// Subclasses override the touch methods and set `state`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// A stage of a gesture; raw values are Apple's.
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
    /// The touches are not this gesture.
    case failed = 5
    /// What a discrete gesture calls `ended`.
    public static let recognized = State.ended
  }

  // MARK: - Properties

  /// The stage of the gesture; only subclasses set it.
  ///
  /// From `possible` it goes to `began`, `ended` or `failed`; from `began` and `changed` to
  /// `changed`, `ended`, `cancelled` or `failed`. In a gesture that has not begun, `changed` counts as
  /// `began`, and `cancelled` as `failed`. Any other state is ignored; where it has no meaning, the
  /// phone's owner gets a warning, once for each pair of states (rule D-11). A change that waits for
  /// another recognizer's failure does not show here. In an action it is the state that the action is
  /// called for.
  open var state: State {
    get { currentAction?.state ?? storedState }
    set {
      // An action for an earlier state is too late to change a gesture that has finished.
      if let action = currentAction, action.state != storedState, isFinished { return }
      context.request(newValue, for: self, because: failureReason ?? .setByApp)
    }
  }

  /// The view whose touches the recognizer receives.
  open internal(set) weak var view: UIView?

  /// The object that is asked before the recognizer does something.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches; disabling it cancels its gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { context.stop(self, because: .disabled) } }
  }

  /// Whether recognizing cancels the touches in their views, which get `touchesCancelled`.
  open var cancelsTouchesInView = true

  /// The kinds of touches that the recognizer receives, as raw values of `UITouch.TouchType`; all by
  /// default.
  open var allowedTouchTypes: [NSNumber] {
    get { (0...3).filter { touchTypes & 1 << $0 != 0 }.map { NSNumber(value: $0) } }
    set { touchTypes = newValue.reduce(0) { $0 | (1 << $1.intValue & 0b1111) } }
  }

  /// Whether `touchesBegan` of views is deferred until the recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether `touchesEnded` of views is deferred until the recognizer has failed.
  open var delaysTouchesEnded = true

  /// A name for the app's own use, by which scripts find the recognizer.
  open var name: String?

  // MARK: - Internal state

  /// The bits of `allowedTouchTypes`.
  private(set) var touchTypes = 0b1111
  /// The recognizer's number in its app, from 1.
  let number: Int
  /// The state proper, which only `GestureArbiter` and the reset change.
  var storedState = State.possible
  /// The states that it enters once the recognizers that it waits for have failed.
  var pendingStates: [State] = []
  /// The state in which the last gesture finished; `possible` before the first has.
  private(set) var lastOutcome = State.possible
  /// Why the last gesture that failed did so, and by how much.
  var lastFailure: (reason: GestureFailure, measure: GestureMeasure?)?
  /// The touches that it follows: active ones and, until actions were called, those that ended in the
  /// packet.
  var touches: [UITouch] = []
  /// All touches that it received since its last reset.
  var touchesSinceReset: [UITouch] = []
  /// Why it is about to fail, while it sets its state.
  private var failureReason: GestureFailure?
  private var actions: [TargetAction] = []
  private var requirements: [Weak] = []
  private var timer: TimerQueue.Token?
  /// What its author was warned of.
  var warnings: Set<Warning> = []

  private struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  /// The last state but `possible`; `possible` before the first gesture.
  package var latestState: State { storedState == .possible ? lastOutcome : storedState }

  /// The action of this recognizer that is being called.
  private var currentAction: GestureDecisions.Entry? {
    guard let action = context.dispatcher.currentAction, action.recognizer === self else {
      return nil
    }
    return action
  }

  var context: AppContext { .current }

  /// Makes a recognizer that calls a method; without a target or an action it calls none.
  ///
  /// The target is not retained.
  public init(target: Any?, action: Selector?) {
    number = AppContext.current.nextGestureNumber()
    super.init()
    guard let action else { return }
    actions = [TargetAction(target, action)]
  }

  /// Makes a recognizer without actions; an interface file's are set afterwards.
  public init?(coder: NSCoder) {
    number = AppContext.current.nextGestureNumber()
    super.init()
  }

  /// Called after an interface file made the object and connected it.
  open func awakeFromNib() {}

  /// Makes a recognizer without actions.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: - Actions

  /// Adds a method to call; one that was added before is not added again.
  ///
  /// Methods are called when the gesture begins, each time it changes, and when it ends or is
  /// cancelled, before the views get the packet.
  open func addTarget(_ target: Any, action: Selector) {
    let new = TargetAction(target, action)
    if !actions.contains(where: { $0.isEqual(new) }) { actions.append(new) }
  }

  /// Removes a method of a target; nil means all methods, and all targets.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target, action) }
  }

  // MARK: - Touches

  /// How many touches the recognizer follows.
  open var numberOfTouches: Int { touches.count }

  /// Returns the middle of the touches, in `view`'s coordinates; nil means the window.
  ///
  /// Zero without touches. Taps and swipes return where they started.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint {
    CGPoint(middleOf: touches.map { $0.location(in: view) })
  }

  /// Returns where one of the touches is, in `view`'s coordinates; nil means the window.
  ///
  /// - Parameter touchIndex: The touch in the order of landing, from 0; one that does not exist is a
  ///   programmer's mistake.
  @discardableResult
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      fatalError("the gesture has \(touches.count) touches; there is no touch \(touchIndex)")
    }
    return touches[touchIndex].location(in: view)
  }

  /// Detaches the recognizer from a touch; recognizing does not cancel it in its view then.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    context.dispatcher.detach(self, from: touch, in: context)
    touchesSinceReset.removeAll { $0 === touch }
    if receivesTouches { forget(touch) }
  }

  // MARK: - Others

  /// Makes this recognizer wait until another one has failed, and fail when that one recognizes.
  ///
  /// Two that wait for one another never recognize while both could; the phone's owner gets a warning
  /// then.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(Weak(recognizer: otherGestureRecognizer))
  }

  /// Whether `require(toFail:)` named another one.
  func isRequired(_ other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  // MARK: - For subclasses

  /// Called when fingers landed on the view or a subview.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when guesses about touches were corrected; never here, for there are none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when the gesture has finished and all its touches have ended; the state is `possible` next.
  open func reset() {}

  /// Returns whether another recognizer of the same touches fails when this one recognizes; true by
  /// default.
  @discardableResult
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer fails when another one recognizes; true by default.
  @discardableResult
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the recognizer waits for another one's failure; false by default.
  @discardableResult
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer waits for the failure of this one; false by default.
  @discardableResult
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - For the framework's own recognizers

  /// Whether the recognizer receives touches at all.
  var followsTouches: Bool { true }

  /// Goes on without a touch that it ignores from now on.
  ///
  /// It ends if it has begun and too few are left. One that has not begun fails only if all others have
  /// ended. The touch may be one that it never followed.
  func forget(_ touch: UITouch) {}

  /// Sets the state; one that has finished stays as it is, because a subclass may have finished it before
  /// it called `super`.
  func advance(to state: State) {
    if !isFinished { self.state = state }
  }

  /// Fails, with a reason for the trace; one that has finished stays as it is, because a subclass may
  /// have finished it before it called `super`.
  func fail(because reason: GestureFailure) {
    guard !isFinished else { return }
    failureReason = reason
    state = .failed
    failureReason = nil
  }

  /// Cancels the gesture because touches were cancelled; fails if it has not begun. One that has finished
  /// stays as it is.
  func cancelWithTouches() {
    guard !isFinished else { return }
    failureReason = .touchesCancelled
    state = .cancelled
    failureReason = nil
  }

  /// Why the gesture would fail if its fingers lifted now; nil where it would not, or does not know.
  var missing: GestureFailure? { nil }

  /// Returns by how much the gesture missed what it is, as it fails; nil where that is no number.
  func measure(of failure: GestureFailure) -> GestureMeasure? { nil }

  /// Sets the state at a time to come, in place of an earlier such request.
  func wait(until time: AppTime, then state: State) {
    stopWaiting()
    timer = context.queue.schedule(at: time, .timer) { [weak self] in
      guard let self else { return }
      timer = nil
      if state == .failed { fail(because: .tooSlow) } else { advance(to: state) }
    }
  }

  /// Withdraws the request of `wait(until:then:)`.
  func stopWaiting() {
    if let timer { context.queue.cancel(timer) }
    timer = nil
  }

  // MARK: - For the arbiter and the dispatcher

  /// Enters a state.
  ///
  /// The flush is scheduled here, not with the decision's result: what a delegate defers later in the
  /// same decision comes after it.
  func enter(_ state: State) {
    let old = storedState
    storedState = state
    context.trace?(.gesture(name: traceName, state: state))
    context.explainer?.entered(self, from: old)
    if isFinished { stopWaiting() }
    context.dispatcher.scheduleFlush(in: context)
  }

  /// Calls the touch method of a phase.
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

  /// Starts again from `possible`, without touches.
  func resetAfterGesture() {
    context.trace?(.gestureReset(name: traceName))
    context.explainer?.resets(self)
    stopWaiting()
    reset()
    for touch in touchesSinceReset { touch.recognizers.removeAll { $0 === self } }
    touches = []
    touchesSinceReset = []
    lastOutcome = latestState
    storedState = .possible
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
