import CoreGraphics
package import PhoneFoundation
package import QuartzCore

/// The state of one running app: its clock, touches, animations, windows and log.
///
/// UIKit's global functions (`UIScreen.main`, `UIView.animate`, `NSLog` …) use the current context.
/// A phone creates its own context and makes it current whenever it runs, so each app starts with a
/// clean state, even if several run in one process. All work of an app starts in `perform(_:)` or
/// `deliver(_:)`, which return after they have done the work that was deferred. `TouchEngine`
/// describes the path of touches.
package final class AppContext {
  /// The context that UIKit's global functions use.
  ///
  /// Not isolated, like the functions that Apple does not isolate (`UIGraphicsGetCurrentContext`,
  /// `UIColor.set`).
  package nonisolated(unsafe) private(set) static var current = MainActor.assumeIsolated {
    AppContext(run: .current)
  }

  /// The clock, and background work.
  package nonisolated(unsafe) let run: AppRun
  /// The time and the timers, from `run`.
  package nonisolated(unsafe) let queue: TimerQueue
  /// Delayed performs.
  package let performs = DelayedCalls()
  /// The touches and their delivery.
  package nonisolated let touches: TouchEngine
  /// The layers, their animations, and pending drawing.
  package nonisolated let layers: LayerContext
  /// The windows.
  package let windows = AppWindows()
  /// The device, and the shape and style of the interface.
  package nonisolated(unsafe) var interface: InterfaceState
  /// The services that the host provides, and the reports that it receives.
  package nonisolated(unsafe) var host: HostConnection
  /// Reports to controllers when their views come into windows and leave them.
  package let appearance = AppearanceReports()
  /// The numbers of new objects.
  var numbers = ObjectNumbers()
  /// The application object; nil until it is created.
  package var application: UIApplication?
  /// Observers of notifications that are added with selectors; nil before the first.
  nonisolated(unsafe) var notificationObservers: NotificationObservers?
  /// Whether views still needed layout after all rounds; then layout continues in the next frame.
  var hasUnsettledLayout = false
  private var deferredWork: [DeferredWork] = []
  /// The number of active calls of `perform`.
  private var performDepth = 0

  /// The pixels per point, and whether a device has reported pressure. Any thread may read them.
  nonisolated var deviceTraits: (scale: CGFloat, measuresPressure: Bool) {
    (interface.screen.scale, touches.tracker.measuresPressure)
  }

  /// Creates the state of an app that has not started.
  package init(
    device: Device = .iPhone, screenScale: CGFloat = 1,
    constants: TouchConstants = TouchConstants(),
    services: HostServices = HostServices(), run: AppRun = AppRun()
  ) {
    self.run = run
    queue = run.queue
    layers = LayerContext(run: run)
    touches = TouchEngine(constants: constants)
    let screen = UIScreen(device, scale: device.scale ?? screenScale)
    interface = InterfaceState(device: device, screen: screen)
    host = HostConnection(services: services)
    run.willRun = { [unowned self] name in host.trace?(.timer(name: name)) }
    layers.pixelsPerPoint = screen.scale
    layers.deferCompletion = { [unowned self] in deferWork(.completion($0)) }
    layers.describeFont = UIFont.description(of:size:)
    layers.paint = { [unowned self] in host.services.paint($0) }
    AppRun.writeLog = Self.logLine
  }

  /// The application object; creates a plain one if there is none.
  package var runningApplication: UIApplication {
    if let application { return application }
    let plain = UIApplication()
    application = plain
    return plain
  }

  // MARK: - Deferred work

  /// Work that waits until the current packet, timer or other entry has finished.
  enum DeferredWork {
    /// Callbacks, actions and resets that follow from decisions about gestures.
    case flushGestures
    /// A completion handler of the app.
    case completion(() -> Void)
  }

  /// Does `work` with this context as the current one, and then the work that was deferred.
  ///
  /// Timers, changes of focus and layout all run in this function. Calls may be nested; the
  /// outermost call does the deferred work. Packets do their deferred work one by one.
  package func perform(_ work: () -> Void) {
    makeCurrent()
    performDepth += 1
    work()
    performDepth -= 1
    if performDepth == 0 { runDeferredWork() }
  }

  /// The time of the next timer, delayed call or end of an animation; nil if there is none. It is
  /// defined here because other modules would retain the queue to read it, for each packet.
  package var nextDue: AppTime? { queue.nextDue }

  /// Makes this the context that UIKit's global functions use.
  package func makeCurrent() {
    // A comparison is faster than storing a reference.
    guard Self.current !== self else { return }
    Self.current = self
    AppRun.current = run
    LayerContext.current = layers
  }

  /// Defers work until the current work has finished.
  func deferWork(_ work: DeferredWork) {
    deferredWork.append(work)
  }

  /// Does deferred work in order, including work that is deferred in the meantime.
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
