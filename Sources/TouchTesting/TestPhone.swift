package import Simulator
import TouchScript
public import UIKit

/// A phone for a test: shows views, a controller or a whole app, and lets fingers, a mouse and time
/// work on it.
///
///     let phone = TestPhone(board)
///     phone.finger(1).down(at: 10, 10).move(to: 60, 10).up()
///     #expect(phone.log == "from (10,10) to (60,10)")
///
/// The screen is 320 points wide and 480 high, and places are its points unless a call names a view.
/// Time stands still until a call lets it pass; then everything that is due runs in its order:
/// timers, delayed performs, animations. No test waits, and each run is the same. The phone measures
/// text by rule of thumb and has no picture files, so `UIImage(named:)` finds nothing.
///
/// Make a phone for every test, and let go of one before you make the next: the app's shared objects,
/// such as `UIApplication.shared`, are those of the phone that was used last. Views are best made in
/// the call, as in `TestPhone(Board())`: they are then the phone's for certain, with their timers.
///
/// No call traps on what a test does wrong, such as lifting a finger that is not down. It is kept in
/// `mistakes`, stands in the description of `log`, and the next expectation throws it.
public final class TestPhone {
  /// The phone itself.
  package let device: Phone
  /// What the test did that no finger, clock or view can do, oldest first.
  public internal(set) var mistakes: [TestFailure] = []

  var clock = AppTime.zero
  var input: ScriptInputTranslator
  var judge: ExpectationChecker
  /// Where the fingers are that are on the glass; a cancelled touch's finger is until it lifts.
  var places: [Int64: CGPoint] = [:]
  /// What is gathered for one packet; nil outside `together`.
  var gathered: [FingerAction]?
  private var hasToldHalt = false

  /// Makes a phone that shows a view in a window which covers the screen.
  ///
  /// The view lies where its frame says, in points of the screen; with a frame of zero it covers the
  /// screen.
  public convenience init(_ view: @autoclosure @escaping () -> UIView) {
    self.init(
      launching: .main {
        AppContext.current.launch(UIApplication(), delegate: ViewDelegate(view))
      })
  }

  /// Makes a phone that shows a controller as a window's root; its view lies below the status bar,
  /// 20 points from the top.
  public convenience init(_ controller: @autoclosure @escaping () -> UIViewController) {
    self.init(launching: .controller(controller))
  }

  /// Makes a phone that runs an app as an iPhone would, from its delegate's class on.
  ///
  /// - Parameters:
  ///   - delegate: The class of the app's delegate.
  ///   - application: The class of the app's `UIApplication`.
  public convenience init(
    _ delegate: any UIApplicationDelegate.Type,
    application: UIApplication.Type = UIApplication.self
  ) {
    self.init(launching: .delegate(delegate, application: application))
  }

  /// Makes a phone that runs an app; timers and animations that wait for a phone are its own.
  package convenience init(launching app: LaunchTarget) {
    let waiting = AppContext.current
    let hasWork = waiting.queue.nextDue != nil || waiting.animations.isAnimating
    self.init(
      Phone(context: hasWork && !waiting.hasPhone ? waiting : AppContext()), launching: app)
  }

  /// Makes a test's face of a phone on which nothing was launched, and launches an app there.
  package init(_ device: Phone, launching app: LaunchTarget) {
    self.device = device
    input = ScriptInputTranslator(screen: device.context.screen.bounds.size)
    judge = ExpectationChecker(phone: device)
    watch()
    device.launch(app)
  }

  isolated deinit {
    // What is made from now on waits for the next phone.
    if AppContext.current === device.context { AppContext.current = AppContext() }
  }

  /// Lets the phone write its trace here.
  func watch() {
    device.trace = { [weak self] line in self?.judge.trace.append(line) }
  }

  // MARK: - State

  /// Seconds since the launch.
  public var time: TimeInterval { clock.seconds }

  /// What the app wrote with `print` and `NSLog`.
  public var log: TestLog {
    TestLog(
      lines: device.log.lines.map { TestLog.Line(time: $0.time.seconds, text: $0.text) },
      mistakes: mistakes, trace: recentTrace(before: trace.endIndex))
  }

  /// All that happened since the launch, a line each: packets of fingers, calls of views, states
  /// of gestures, cancels, timers, ends of animations, drawing and the log.
  ///
  /// Times have six decimals, places three; fingers are numbered in the order of their landing.
  public var trace: [String] { judge.trace }

  /// The touches that are active, in the order of their landing.
  public var touches: [UITouch] { device.context.tracker.active }

  // MARK: - Time

  /// Lets seconds pass.
  public func after(_ seconds: TimeInterval) {
    let time = clock.advanced(by: seconds)
    guard seconds >= 0, time <= Self.lastTime else {
      return note("\(seconds) s cannot pass; expected 0 to \(Int(Self.lastTime.seconds)) s")
    }
    step(to: time)
  }

  /// Lets time pass up to a moment, in seconds since the launch.
  ///
  /// What is due at that moment runs as well. A moment that has passed is a mistake.
  public func at(_ seconds: TimeInterval) {
    let time = AppTime(seconds: seconds)
    guard seconds.isFinite, time >= clock, time <= Self.lastTime else {
      return note("\(seconds) s after the launch will not come; it is \(self.time) s")
    }
    step(to: time)
  }

  /// The last moment that a phone gets to.
  static let lastTime = AppTime(seconds: 1_000_000_000)

  // MARK: - The one door

  /// Makes one turn of the phone.
  package func step(_ inputs: [TimedInput] = [], to time: AppTime) {
    device.step(inputs, to: time)
    clock = max(clock, time)
    if let halt = device.halt, !hasToldHalt {
      hasToldHalt = true
      if halt != .quit { note(ScriptResult.text(of: halt)) }
    }
  }

  /// Does now what a script's line would.
  func perform(_ control: ScriptCommand) {
    step(input.inputs(of: control, at: clock), to: clock)
  }

  /// Keeps a mistake of the test.
  func note(_ sentence: String) {
    mistakes.append(
      TestFailure(sentence, time: time, trace: recentTrace(before: trace.endIndex), place: nil))
  }
}

/// Shows a view that a test makes.
private final class ViewDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let makeView: () -> UIView

  init(_ makeView: @escaping () -> UIView) {
    self.makeView = makeView
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let view = makeView()
    if view.frame == .zero { view.frame = window.bounds }
    window.addSubview(view)
    window.makeKeyAndVisible()
  }
}
