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

  /// The clock, and work beside the main thread.
  package nonisolated(unsafe) let run: AppRun
  /// The time and the timers, from `run`.
  package nonisolated(unsafe) let queue: TimerQueue
  /// Delayed performs.
  package let performs = DelayedCalls()
  /// The fingers, and the delivery of their touches.
  package nonisolated let touches: TouchEngine
  /// The layers, their animations, and what has to be drawn.
  package nonisolated let layers: LayerContext
  /// The windows.
  package let windows = AppWindows()
  /// The device, and the shape and style of the interface.
  package nonisolated(unsafe) var interface: InterfaceState
  /// What the app receives from its host, and reports to it.
  package nonisolated(unsafe) var host: HostConnection
  /// The controllers that have not yet been told that their view was shown or removed.
  var appearance = AppearanceReports()
  /// The numbers of new objects.
  var numbers = ObjectNumbers()
  /// The app's object, once one was made.
  package var application: UIApplication?
  /// Observers of notifications that are called by selectors; nil before the first.
  nonisolated(unsafe) var notificationObservers: NotificationObservers?
  /// Set when views still asked for layout after all rounds: the next frame tries again.
  var hasUnsettledLayout = false
  private var deferredWork: [DeferredWork] = []
  /// How many calls of `perform` are active.
  private var performDepth = 0

  /// The pixels per point, and whether a device has reported pressure; any thread may ask.
  nonisolated var deviceTraits: (scale: CGFloat, measuresPressure: Bool) {
    (interface.screen.scale, touches.tracker.measuresPressure)
  }

  /// Makes the state of an app that has not started.
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

  /// The app's object; a plain one is made where none was.
  package var runningApplication: UIApplication {
    if let application { return application }
    let plain = UIApplication()
    application = plain
    return plain
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
