import CoreGraphics
package import PhoneFoundation
package import QuartzCore

/// What one running app shares: its clock, touches, animations, windows and log.
///
/// UIKit's global functions (`UIScreen.main`, `UIView.animate`, `NSLog` …) use the current context. A phone
/// makes its own and makes it current whenever it runs, so that each app starts fresh, also several in
/// one process. Everything that happens to an app enters through `perform(_:)` or `deliver(_:)`, and what
/// it defers is done before that returns; see `TouchEngine` for the path of touches.
package final class AppContext {
  /// The context that UIKit's global functions work on.
  ///
  /// Not isolated, like the functions that Apple does not isolate (`UIGraphicsGetCurrentContext`, `UIColor.set`).
  package nonisolated(unsafe) private(set) static var current = MainActor.assumeIsolated {
    AppContext(run: .current)
  }

  /// Whether a phone runs on this context.
  package var hasPhone = false

  /// The clock, and work beside the main thread.
  package nonisolated(unsafe) let run: AppRun
  /// Time and what is due: the run's.
  package nonisolated(unsafe) let queue: TimerQueue
  /// Delayed performs.
  package let performs = DelayedCalls()
  /// The fingers, and the delivery of their touches.
  package nonisolated let touches: TouchEngine
  /// The layers, their animations, and what has to be drawn.
  package nonisolated let layers: LayerContext
  /// The device that the app runs on.
  package nonisolated let device: Device
  /// How the device is held.
  package internal(set) var deviceOrientation = UIDeviceOrientation.portrait {
    didSet { turnCount += 1 }
  }
  /// How the interface is turned.
  package nonisolated(unsafe) internal(set) var interfaceOrientation = UIInterfaceOrientation
    .portrait
  {
    didSet { turnCount += 1 }
  }
  /// How often the device or the interface has turned: whoever follows the screen's shape compares it.
  package nonisolated(unsafe) private(set) var turnCount = 0
  /// The one screen.
  package let screen: UIScreen
  /// The one scene.
  private(set) lazy var windowScene = UIWindowScene()
  /// The app's object, once one was made.
  package var application: UIApplication?
  /// The delegate that the app was launched with; nothing else retains it.
  var launchedDelegate: (any UIApplicationDelegate)?
  /// The window of the main storyboard; a delegate without a `window` does not retain it.
  var mainStoryboardWindow: UIWindow?
  /// The view or controller that key events go to first.
  weak var firstResponder: UIResponder?
  /// Observers of notifications that are called by selectors; nil before the first.
  nonisolated(unsafe) var notificationObservers: NotificationObservers?
  /// Whether any view or controller, or the user, has asked for a dark style.
  var hasDarkStyle = false
  /// Whether the phone is light or dark.
  package nonisolated(unsafe) internal(set) var systemStyle = UIUserInterfaceStyle.light
  /// How large the user wants text.
  package nonisolated(unsafe) internal(set) var contentSize = UIContentSizeCategory.large
  /// The traits that the app made current; nil for the phone's.
  nonisolated(unsafe) var currentTraits: UITraitCollection?
  /// Pixels a point, and whether a device has reported pressure; any thread may ask.
  nonisolated var deviceTraits: (scale: CGFloat, measuresPressure: Bool) {
    (screen.scale, touches.tracker.measuresPressure)
  }
  /// The menu of the app.
  lazy var menuController = UIMenuController()
  /// Controllers whose view came into a window and was not shown yet.
  var appearing: [UIViewController] = []
  /// Controllers whose view has left its window, which was not reported yet.
  var disappearing: [UIViewController] = []
  /// Whether such reports wait for the next appearance.
  var defersDisappearances = false
  /// The completions of dismissals after which a controller's view appears again.
  var dismissalCompletions: [() -> Void] = []
  /// Whether the status bar is not drawn.
  package internal(set) var isStatusBarHidden = false
  /// What color the status bar's contents have.
  package internal(set) var statusBarStyle = UIStatusBarStyle.default
  /// Whether views of controllers reach under the status bar, as since iOS 7, or begin below it.
  package var rootViewsFillScreen = true
  /// Whether interfaces turn with the device by default, as since iOS 6.
  package var rotates = true
  /// What the host provides.
  package nonisolated(unsafe) var services: HostServices
  /// Receives each finished line of the app's log; nil where no phone does, and then the process's
  /// standard output gets it.
  package nonisolated(unsafe) var log: ((String) -> Void)?
  /// Receives warnings for the app's author.
  package var warn: (String) -> Void = { _ in }
  /// Receives what happens, for the trace; nil for no trace, which costs nothing.
  package nonisolated(unsafe) var trace: ((TraceEvent) -> Void)? {
    didSet {
      let trace = trace
      onMain {
        layers.animationDidStop = trace.map { trace in
          { trace(.animationStop(name: $0, finished: $1)) }
        }
      }
    }
  }

  /// Explains where touches go; nil while nobody wants to know, which costs next to nothing.
  package nonisolated(unsafe) var explainer: TouchExplainer?

  /// Text printed without a newline so far, in UTF-8.
  nonisolated(unsafe) var unfinishedLine: [UInt8] = []
  /// Set when views still asked for layout after all rounds: the next frame tries again.
  var hasUnsettledLayout = false

  private var viewCount = 0
  private var arrivalCount = 0
  private var gestureCount = 0
  private var actionCount = 0
  private var windows: [WindowReference] = []
  private var deferredWork: [DeferredWork] = []
  /// How many calls of `perform` are active.
  private var performDepth = 0

  /// Makes the state of an app that has not started.
  package init(
    device: Device = .iPhone, screenScale: CGFloat = 1,
    constants: TouchConstants = TouchConstants(),
    services: HostServices = HostServices(), run: AppRun = AppRun()
  ) {
    self.run = run
    queue = run.queue
    layers = LayerContext(run: run)
    self.services = services
    self.device = device
    screen = UIScreen(device, scale: device.scale ?? screenScale)
    touches = TouchEngine(constants: constants)
    run.willRun = { [unowned self] name in trace?(.timer(name: name)) }
    layers.pixelsPerPoint = screen.scale
    layers.deferCompletion = { [unowned self] in deferWork(.completion($0)) }
    layers.describeFont = UIFont.description(of:size:)
    layers.paint = { [unowned self] in self.services.paint($0) }
    AppRun.writeLog = Self.logLine
  }

  /// The app's object; a plain one is made where none was.
  package var runningApplication: UIApplication {
    if let application { return application }
    let plain = UIApplication()
    application = plain
    return plain
  }

  // MARK: - Windows

  /// All windows, in the order in which they last came to the front.
  package var allWindows: [UIWindow] {
    windows.compactMap(\.window)
  }

  /// The visible windows, the frontmost first.
  package var windowsFrontToBack: [UIWindow] {
    allWindowsFrontToBack.filter { !$0.isHidden }
  }

  /// All windows, the frontmost first, also hidden ones.
  var allWindowsFrontToBack: [UIWindow] {
    let windows = allWindows
    guard windows.count > 1 else { return windows }
    let sorted = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    return sorted.map(\.element)
  }

  /// Puts a window in front of those of its level.
  func bringToFront(_ window: UIWindow) {
    windows.removeAll { $0.window == nil || $0.window === window }
    windows.append(window.reference)
    layers.needsLayout = true
  }

  /// Returns the frontmost window that is hit at a point, in screen coordinates, and its view there.
  package func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)?
  {
    guard !runningApplication.isIgnoringInteractionEvents else { return nil }
    // Nearly every app has one window.
    if windows.count == 1 {
      guard let window = windows[0].window, !window.isHidden,
        let view = window.hitTest(window.convertFromScreen(point), with: event)
      else { return nil }
      return (window, view)
    }
    for window in windowsFrontToBack {
      if let view = window.hitTest(window.convertFromScreen(point), with: event) {
        return (window, view)
      }
    }
    return nil
  }

  // MARK: - Numbers

  /// Returns the number of a newly made view: 1, 2, 3 … in an app.
  func nextViewNumber() -> Int {
    viewCount += 1
    return viewCount
  }

  /// Returns the number of a view's coming into a superview: 1, 2, 3 … in an app.
  func nextArrivalNumber() -> Int {
    arrivalCount += 1
    return arrivalCount
  }

  /// Returns the number of a newly made action: 1, 2, 3 … in an app.
  func nextActionNumber() -> Int {
    actionCount += 1
    return actionCount
  }

  /// Returns the number of a newly made gesture recognizer: 1, 2, 3 … in an app.
  func nextGestureNumber() -> Int {
    gestureCount += 1
    return gestureCount
  }

  // MARK: - Deferred work

  /// What has to wait until the packet, timer or other entry that runs now has finished.
  enum DeferredWork {
    /// Callbacks, actions and resets that decisions about gestures led to.
    case flushGestures
    /// A completion of the app.
    case completion(() -> Void)
  }

  /// Does `work` with this context as the current one, then what it deferred.
  ///
  /// Every entry into the app enters here: a timer, a change of focus, a layout. Calls nest; the
  /// outermost does the deferred work. Packets do so themselves, one by one.
  package func perform(_ work: () -> Void) {
    makeCurrent()
    performDepth += 1
    work()
    performDepth -= 1
    if performDepth == 0 { runDeferredWork() }
  }

  /// When the first timer, delayed call or end of an animation is due; nil for never. Here, because other
  /// modules would retain the queue to ask it, at each packet.
  package var nextDue: AppTime? { queue.nextDue }

  /// Makes this context the one that UIKit's global functions work on.
  package func makeCurrent() {
    // Comparing counts no references, unlike storing.
    guard Self.current !== self else { return }
    Self.current = self
    AppRun.current = run
    LayerContext.current = layers
  }

  /// Defers work until what runs now has finished.
  func deferWork(_ work: DeferredWork) {
    deferredWork.append(work)
  }

  /// Does deferred work, and what that defers, in order.
  func runDeferredWork() {
    while !deferredWork.isEmpty {
      switch deferredWork.removeFirst() {
      case .flushGestures: flushGestures()
      case .completion(let completion): completion()
      }
      deliverPendingTouches()
    }
  }
}
