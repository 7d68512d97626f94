package import Simulator
import TouchScript
public import UIKit

/// A simulated iPhone for tests. It displays a view, a view controller, or an entire app, and the
/// test controls the fingers, the mouse, and the time.
///
///     let phone = TestPhone(board)
///     phone.finger(1).down(at: 10, 10).move(to: 60, 10).up()
///     #expect(phone.log == "from (10,10) to (60,10)")
///
/// The screen is 320 points wide and 480 points high, unless the phone has another `device`.
/// Coordinates are in screen points unless a call has a view. Time advances only during calls,
/// which run everything that becomes due in order: timers, delayed performs, main queue blocks,
/// tasks, and animations. These calls also wait for background work that the app started. Tests
/// never wait for real time, and every run produces the same result. Text measurements are
/// approximate unless `fonts` is `.installed`.
///
/// Create a phone for each test, and release it before you create the next one: shared objects such
/// as `UIApplication.shared` belong to the most recently used phone. Create views in the call, as
/// in `TestPhone(Board())`, so their timers run on the phone's clock.
///
/// Errors in a test, such as tapping a covered view or lifting a finger that is not down, do not
/// trap. In Swift Testing, they are issues at their lines. In XCTest, the next expectation throws
/// the first one. All errors are also in `errors` and in the description of `log`.
@preconcurrency @MainActor
public final class TestPhone {
  /// The phone itself.
  package let device: Phone
  /// The errors in the test, such as impossible finger changes, oldest first.
  public internal(set) var errors: [TestFailure] = []
  /// Errors that have not been reported yet as issues or by an expectation.
  var unthrownErrors: [TestFailure] = []
  /// The calling line in the test, or `nil` before the first call.
  var caller: TestFailure.Location?

  var clock: AppTime { device.time }
  var input: ScriptInputTranslator
  var checker: ExpectationChecker
  /// The locations of the fingers that are down. A finger whose touch was canceled remains down
  /// until it lifts.
  var locations: [Int64: CGPoint] = [:]
  /// The actions of the current packet, or `nil` outside `together`.
  var pendingActions: [FingerAction]?
  private var hasReportedHalt = false

  /// Creates a phone that displays a view in a window that covers the screen.
  ///
  /// A view whose frame is zero is resized to the screen.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - images: The images for `UIImage(named:)`, created when the app first needs one.
  ///   - device: The device, which determines the screen.
  ///   - scale: The pixels per point of `.iPhone` (1, 2, or 3), which determines the image files.
  ///     Other devices have their own scale.
  ///   - fonts: The fonts for measuring text.
  public convenience init(
    _ view: @autoclosure @escaping () -> UIView,
    images: @autoclosure @escaping () -> TestImages = [:], device: TestDevice = .iPhone,
    scale: CGFloat = 1, fonts: TestFonts = .approximate
  ) {
    self.init(
      launching: .window {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = view()
        if view.frame == .zero { view.frame = window.bounds }
        window.addSubview(view)
        return window
      }, images: images, device: device, scale: scale, fonts: fonts)
  }

  /// Creates a phone that displays a window's root view controller, whose view fills the screen.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - images: The images for `UIImage(named:)`, created when the app first needs one.
  ///   - device: The device, which determines the screen.
  ///   - scale: The pixels per point of `.iPhone` (1, 2, or 3), which determines the image files.
  ///     Other devices have their own scale.
  ///   - fonts: The fonts for measuring text.
  public convenience init(
    _ controller: @autoclosure @escaping () -> UIViewController,
    images: @autoclosure @escaping () -> TestImages = [:], device: TestDevice = .iPhone,
    scale: CGFloat = 1, fonts: TestFonts = .approximate
  ) {
    self.init(
      launching: .controller(controller), images: images, device: device, scale: scale,
      fonts: fonts)
  }

  /// Creates a phone that launches an app, given its delegate's class.
  ///
  /// - Parameters:
  ///   - delegate: The app delegate's class.
  ///   - application: The class of the app's `UIApplication`.
  ///   - images: The images for `UIImage(named:)`, created when the app first needs one.
  ///   - device: The device, which determines the screen.
  ///   - scale: The pixels per point of `.iPhone` (1, 2, or 3), which determines the image files.
  ///     Other devices have their own scale.
  ///   - fonts: The fonts for measuring text.
  public convenience init(
    _ delegate: any UIApplicationDelegate.Type,
    application: UIApplication.Type = UIApplication.self,
    images: @autoclosure @escaping () -> TestImages = [:], device: TestDevice = .iPhone,
    scale: CGFloat = 1, fonts: TestFonts = .approximate
  ) {
    self.init(
      launching: .delegate(delegate, application: application), images: images, device: device,
      scale: scale, fonts: fonts)
  }

  /// Creates a phone that runs an app, including any timers and animations started before the
  /// launch.
  package convenience init(
    launching app: LaunchTarget, images: @escaping () -> TestImages = { [:] },
    device: TestDevice = .iPhone, scale: CGFloat = 1, fonts: TestFonts = .approximate
  ) {
    let services = TestPainter.services(images: images, fonts: fonts)
    let waiting = AppContext.current
    let hasWork = waiting.queue.nextDue != nil || waiting.layers.animations.isAnimating
    let device = device.device
    let isReused =
      hasWork && !waiting.host.hasPhone && waiting.interface.screen.scale == device.scale ?? scale
      && waiting.interface.device == device
    if isReused { waiting.host.services = services }
    self.init(
      Phone(
        context: isReused
          ? waiting : AppContext(device: device, screenScale: scale, services: services)),
      launching: app)
  }

  /// Wraps a phone on which nothing has been launched, and launches an app on it.
  package init(_ device: Phone, launching app: LaunchTarget) {
    self.device = device
    input = ScriptInputTranslator(for: device)
    checker = ExpectationChecker(phone: device)
    watch()
    let warn = device.context.host.warn
    device.context.host.warn = { [weak self] message in
      warn(message)
      guard let self, !warnings.contains(message) else { return }
      warnings.append(message)
    }
    device.launch(app)
  }

  isolated deinit {
    // Views created after this point belong to the next phone.
    if AppContext.current === device.context { AppContext().makeCurrent() }
  }

  /// Starts collecting the phone's trace.
  func watch() {
    device.trace = { [weak self] line in self?.checker.trace.append(line) }
  }

  // MARK: - State

  /// The time since launch, in seconds.
  public var time: TimeInterval { clock.seconds }

  /// The app's output from `print` and `NSLog`.
  public var log: TestLog {
    TestLog(
      lines: device.log.lines.map { TestLog.Line(time: $0.time.seconds, text: $0.text) },
      errors: errors, trace: recentTrace(before: trace.endIndex))
  }

  /// The trace since launch, with one line for each packet, touch callback, gesture state,
  /// cancellation, timer, animation completion, drawing, and log line.
  ///
  /// Times have six decimal places, and coordinates have three. Fingers are numbered in landing
  /// order.
  public var trace: [String] { checker.trace }

  /// Messages for the app's author, each listed once, such as about missing images, fonts that are
  /// not installed, and unsatisfiable layout constraints.
  public private(set) var warnings: [String] = []

  /// The app's key window or its frontmost window, or `nil` if the app has no windows.
  public var window: UIWindow? {
    device.context.application?.keyWindow ?? device.context.windowsFrontToBack.first
  }

  /// The active touches, in landing order.
  public var touches: [UITouch] { device.context.touches.tracker.active }

  /// Runs code as part of the app: its output goes to this phone's log, and its timers, animations,
  /// and images belong to this phone. Afterward, views that it changed are laid out.
  ///
  /// Outside this call, test code that calls an app's methods runs on the most recently used phone.
  @discardableResult
  public func run<Value, Failure: Error>(
    file: String = #filePath, line: Int = #line, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    locate(file, line)
    var result: Result<Value, Failure>?
    device.perform {
      do throws(Failure) { result = .success(try body()) } catch { result = .failure(error) }
    }
    step(to: clock)
    guard let result else { preconditionFailure("perform runs its work at once") }
    return try result.get()
  }

  // MARK: - Time

  /// Advances the time by a number of seconds, and runs all work that is due by then.
  public func after(_ seconds: TimeInterval, file: String = #filePath, line: Int = #line) {
    locate(file, line)
    let time = clock.advanced(by: seconds)
    guard seconds >= 0, time <= Self.lastTime else {
      return recordError(
        "cannot advance the time by \(seconds) s; expected 0 to \(ScriptLimits.seconds) s")
    }
    step(to: time)
  }

  /// Advances the time to a number of seconds since launch, and runs all work that is due by then.
  ///
  /// A time in the past is an error.
  public func at(_ seconds: TimeInterval, file: String = #filePath, line: Int = #line) {
    locate(file, line)
    let time = AppTime(seconds: seconds)
    guard seconds.isFinite, time >= clock, time <= Self.lastTime else {
      return recordError(
        "cannot advance the time to \(seconds) s; it is \(self.time) s since the launch")
    }
    step(to: time)
  }

  /// The latest time that a phone can reach.
  static let lastTime = AppTime(seconds: Double(ScriptLimits.seconds))

  // MARK: - Events

  /// Runs one turn of the phone.
  package func step(_ events: [Timed<PhoneEvent>] = [], to time: AppTime) {
    device.step(events, to: time)
    if let halt = device.halt, !hasReportedHalt {
      hasReportedHalt = true
      if halt != .quit { recordError(ScriptResult.text(of: halt)) }
    }
  }

  /// Performs a script command at the phone's time.
  func perform(_ command: ScriptCommand) {
    input.adapt(to: device.screenShape)
    input.beginTurn(at: clock)
    input.add(command, at: clock)
    step(input.takeEvents(), to: clock)
  }

}
