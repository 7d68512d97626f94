public import Foundation

/// The app's main run loop, which runs timers and blocks on the app's clock.
///
/// It replaces Foundation's `RunLoop`. Only the phone can run it, so `run()` and `run(until:)`
/// don't exist. All modes are equivalent.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/runloop
open class RunLoop: NSObject {
  /// A run loop mode. Here, all modes are equivalent.
  public typealias Mode = Foundation.RunLoop.Mode

  private nonisolated(unsafe) static let mainLoop = RunLoop(isMain: true)

  private let isMain: Bool

  private init(isMain: Bool) {
    self.isMain = isMain
    super.init()
  }

  /// The main thread's run loop.
  open class var main: RunLoop { mainLoop }

  /// The current thread's run loop. On background threads, it never runs.
  open class var current: RunLoop {
    BackgroundWork.isOnOtherThread ? RunLoop(isMain: false) : mainLoop
  }

  /// The loop's current mode; nil if it isn't running.
  open var currentMode: Mode? { isMain && BackgroundWork.isOnMainThread ? .default : nil }

  /// Starts a timer. Does nothing if the timer is already running or invalid.
  open func add(_ timer: Timer, forMode mode: Mode) {
    if isMain { timer.start() }
  }

  /// Calls a block once the main thread has finished its current work.
  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    if isMain { MainQueue.enqueue(at: nil, name: "RunLoop.perform", block) }
  }

  /// Calls a block once the main thread has finished its current work.
  @preconcurrency
  public func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    perform(block)
  }

  // Without this `deinit`, subclasses could not declare one.
  deinit {}
}
