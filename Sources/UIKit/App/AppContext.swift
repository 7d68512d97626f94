import CoreGraphics
package import PhoneFoundation
package import QuartzCore

/// The state of one running app: its clock, touches, animations, windows, and log.
///
/// UIKit's global functions (`UIScreen.main`, `UIView.animate`, `NSLog` …) use the current context.
/// Each phone creates its own context and makes it current whenever it runs, so each app starts
/// with a clean state even if several apps run in one process. All of an app's work starts in
/// `perform(_:)` or `deliver(_:)`, which run the deferred work before they return. `TouchEngine`
/// describes how touches are delivered.
package final class AppContext {
  /// The context that UIKit's global functions use.
  ///
  /// Nonisolated, because Apple does not isolate the functions that use it
  /// (`UIGraphicsGetCurrentContext`, `UIColor.set`).
  package nonisolated(unsafe) private(set) static var current = MainActor.assumeIsolated {
    AppContext(run: .current)
  }

  /// The clock and background work.
  package nonisolated(unsafe) let run: AppRun
  /// The time and timers from `run`.
  package nonisolated(unsafe) let queue: TimerQueue
  /// Calls scheduled with a delay.
  package let performs = DelayedCalls()
  /// The app's touches and their delivery.
  package nonisolated let touches: TouchEngine
  /// The layers, their animations, and pending drawing work.
  package nonisolated let layers: LayerContext
  /// The app's windows.
  package let windows = AppWindows()
  /// The device, and the shape and style of the interface.
  package nonisolated(unsafe) var interface: InterfaceState
  /// The services that the host provides, and the reports that it receives.
  package nonisolated(unsafe) var host: HostConnection
  /// Notifies controllers when their views are added to or removed from windows.
  package let appearance = AppearanceReports()
  /// The counters for numbering new objects.
  var numbers = ObjectNumbers()
  /// The application object, or nil until it is created.
  package var application: UIApplication?
  /// Notification observers added with selectors, or nil before the first is added.
  nonisolated(unsafe) var notificationObservers: NotificationObservers?
  /// Whether views still needed layout after the last pass. If so, layout continues in the next
  /// frame.
  var hasUnsettledLayout = false
  private var deferredWork: [DeferredWork] = []
  /// The number of active `perform` calls.
  private var performDepth = 0

  /// The pixels per point, and whether a device has reported pressure. Readable from any thread.
  nonisolated var deviceTraits: (scale: CGFloat, measuresPressure: Bool) {
    (interface.screen.scale, touches.tracker.measuresPressure)
  }

  /// Creates the state for an app that has not been launched.
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

  /// The application object. Creates a plain one if none exists.
  package var runningApplication: UIApplication {
    if let application { return application }
    let plain = UIApplication()
    application = plain
    return plain
  }

  // MARK: - Deferred work

  /// Work that is deferred until the current packet, timer, or other entry point has finished.
  enum DeferredWork {
    /// The callbacks, actions, and resets that result from gesture decisions.
    case flushGestures
    /// One of the app's completion handlers.
    case completion(() -> Void)
  }

  /// Performs `work` with this context as the current one, followed by any deferred work.
  ///
  /// Timers, focus changes, and layout all run in this function. Calls may be nested; the outermost
  /// call performs the deferred work. Deferred work is performed after each packet.
  package func perform(_ work: () -> Void) {
    makeCurrent()
    performDepth += 1
    work()
    performDepth -= 1
    if performDepth == 0 { runDeferredWork() }
  }

  /// The time of the next timer, delayed call, or animation end, or nil if there is none. Defined
  /// here so that other modules don't have to retain the queue for every packet.
  package var nextDue: AppTime? { queue.nextDue }

  /// Makes this the context that UIKit's global functions use.
  package func makeCurrent() {
    // Comparing is faster than storing a reference.
    guard Self.current !== self else { return }
    Self.current = self
    AppRun.current = run
    LayerContext.current = layers
  }

  /// Defers work until the current work has finished.
  func deferWork(_ work: DeferredWork) {
    deferredWork.append(work)
  }

  /// Performs deferred work in order, including work that is deferred in the process.
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
