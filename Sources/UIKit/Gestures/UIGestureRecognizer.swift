public import CoreGraphics

/// Watches the touches on a view, and calls methods when they make a certain gesture.
///
/// A recognizer hears of touches that land on its view or in it, before the views do. It starts in
/// `possible`; a discrete gesture goes from there to `ended`, a continuous one to `began`,
/// `changed` and `ended`, and either may fail. It starts anew once it is through and all touches
/// that it heard of are over. `GestureArbiter` decides between several.
///
/// Subclasses override the touch methods and set `state`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uigesturerecognizer
open class UIGestureRecognizer: NSObject {
  /// Where a recognizer is; raw values are Apple's.
  public nonisolated enum State: Int, CaseIterable, Sendable {
    /// Nothing was recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture went on.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A continuous gesture was broken off.
    case cancelled = 4
    /// The touches make no such gesture.
    case failed = 5
    /// What a discrete gesture calls `ended`.
    public static let recognized = State.ended
  }

  // MARK: - Properties

  /// Where the recognizer is; only subclasses set it.
  ///
  /// From `possible` it goes to `began`, `ended` or `failed`; from `began` and `changed` to
  /// `changed`, `ended` or `cancelled`; anything else is a programmer's mistake. `cancelled` of a
  /// gesture that has not begun counts as `failed`. A change that has to wait for another recognizer's
  /// failure, or that the delegate denies, does not show here.
  open var state: State {
    get { shownState ?? current }
    set {
      // An action for an earlier state comes too late to change a gesture that is through.
      if let shownState, shownState != current, isFinished { return }
      arbiter.move(self, to: newValue)
    }
  }

  /// The view whose touches the recognizer hears of.
  open internal(set) weak var view: UIView?

  /// The object that is asked before the recognizer does something.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer hears of touches; switching it off breaks its gesture off.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { arbiter.stop(self) } }
  }

  /// Whether recognizing takes the touches from their views, which get `touchesCancelled`.
  open var cancelsTouchesInView = true

  /// Whether views hear of a landing only once the recognizer failed.
  open var delaysTouchesBegan = false

  /// Whether views hear of a lift only once the recognizer failed.
  open var delaysTouchesEnded = true

  /// A name for the app's own use, by which scripts find the recognizer.
  open var name: String?

  // MARK: - What the framework keeps

  /// The recognizer's number in its app, from 1.
  let number: Int
  /// Where it is.
  var current = State.possible {
    didSet { if current != .possible { latest = current } }
  }
  /// The state that an action is being called for, where it went on meanwhile.
  var shownState: State?
  /// The state that it was last in, besides `possible`; `possible` before the first gesture.
  package private(set) var latest = State.possible
  /// The states that it will go through once those that it waits for have failed.
  var pendingStates: [State] = []
  /// The touches that it follows: those that are down and, until actions were called, those that
  /// ended in the packet.
  var touches: [UITouch] = []
  /// All touches that it heard of since it started anew.
  var seen: [UITouch] = []
  private(set) var actions: [GestureAction] = []
  private var requirements: [Weak] = []
  private var timer: TimerQueue.Token?

  private struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  var context: AppContext { .current }
  private var arbiter: GestureArbiter { context.gestures }

  /// Makes a recognizer that calls nothing yet.
  public override init() {
    number = AppContext.current.nextGestureNumber()
    super.init()
  }

  /// Makes a recognizer that calls a method: the stand-in for a selector.
  ///
  ///     UITapGestureRecognizer(target: self, action: Board.tapped)
  ///
  /// The target is not kept alive.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Makes a recognizer that calls a method which gets the recognizer.
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  // MARK: - Actions

  /// Adds a method to call.
  ///
  /// Methods are called when the gesture began, each time it changed, and when it ended or was
  /// cancelled, after the views got the packet.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    actions.append(
      GestureAction(target: target) { target, _ in
        if let target = target as? Target { action(target)() }
      })
  }

  /// Adds a method that gets the recognizer; one of another class than it takes does not call.
  public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    actions.append(
      GestureAction(target: target) { target, sender in
        if let target = target as? Target, let sender = sender as? Sender { action(target)(sender) }
      })
  }

  /// Removes a target's methods; nil means all targets.
  public func removeTarget(_ target: AnyObject?) {
    actions.removeAll { target == nil || $0.target === target }
  }

  // MARK: - Touches

  /// How many touches the recognizer follows.
  open var numberOfTouches: Int { touches.count }

  /// Returns the middle of the touches, in `view`'s coordinates; nil means the window.
  ///
  /// Without touches it is zero. Taps and swipes tell where they started.
  open func location(in view: UIView?) -> CGPoint {
    CGPoint(middleOf: touches.map { $0.location(in: view) })
  }

  /// Returns where one of the touches is, in `view`'s coordinates; nil means the window.
  ///
  /// - Parameter touchIndex: The touch in the order of landing, from 0; one that does not exist is a
  ///   programmer's mistake.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      touches.indices.contains(touchIndex),
      "the gesture has \(touches.count) touches; there is no touch \(touchIndex)")
    return touches[touchIndex].location(in: view)
  }

  /// Lets the recognizer follow a touch no longer; recognizing does not take it from its view then.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    arbiter.detach(self, from: touch)
    seen.removeAll { $0 === touch }
  }

  // MARK: - Others

  /// Lets this recognizer wait until another one failed, and fail when that one recognizes.
  ///
  /// Two that wait for one another are a programmer's mistake.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    precondition(
      !otherGestureRecognizer.waits(for: self),
      "gesture recognizers that wait for each other's failure would wait for ever")
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(Weak(recognizer: otherGestureRecognizer))
  }

  /// Whether `require(toFail:)` named another one.
  func isRequired(_ other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  /// Whether it waits for another one, also by way of others, or is that one.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    self === other
      || requirements.contains { $0.recognizer?.waits(for: other) == true }
  }

  // MARK: - For subclasses

  /// Tells that fingers landed on the view or in it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells that fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells that the system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells that the gesture is through and all its touches are over; the state is `possible` next.
  open func reset() {}

  /// Returns whether recognizing lets another recognizer of the same touches fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another one's recognizing lets this recognizer fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the recognizer waits for another one's failure; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer waits for the failure of this one; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - For the framework's own recognizers

  /// Whether touches are what the recognizer watches.
  var followsTouches: Bool { true }

  /// Whether the gesture began, or will have once another recognizer failed.
  var isActiveOrPending: Bool { current == .began || current == .changed || !pendingStates.isEmpty }

  /// Lets the recognizer go to a state at a time; there is one such wait at most.
  func wait(until time: AppTime, then state: State) {
    stopWaiting()
    timer = context.queue.schedule(at: time, .timer) { [weak self] in
      self?.timer = nil
      self?.state = state
    }
  }

  /// Takes the wait back.
  func stopWaiting() {
    if let timer { context.queue.cancel(timer) }
    timer = nil
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
