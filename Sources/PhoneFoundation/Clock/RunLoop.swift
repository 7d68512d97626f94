public import Foundation

/// The app's main run loop: it runs timers and blocks on the app's clock.
///
/// It stands for Foundation's. The phone runs it; an app cannot run it itself, so `run()` and
/// `run(until:)` are missing. All modes are the same.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/runloop
open class RunLoop: NSObject {
  /// What a run loop waits for; here all modes are the same.
  public typealias Mode = Foundation.RunLoop.Mode

  private nonisolated(unsafe) static let mainLoop = RunLoop(isMain: true)

  private let isMain: Bool

  private init(isMain: Bool) {
    self.isMain = isMain
    super.init()
  }

  /// The run loop of the main thread.
  open class var main: RunLoop { mainLoop }

  /// The run loop of the current thread; beside the main thread one that never runs.
  open class var current: RunLoop {
    BackgroundWork.isOnOtherThread ? RunLoop(isMain: false) : mainLoop
  }

  /// The mode in which the loop runs; nil for one that does not run.
  open var currentMode: Mode? { isMain && BackgroundWork.isOnMainThread ? .default : nil }

  /// Starts a timer; one that was invalidated or runs already is left alone.
  open func add(_ timer: Timer, forMode mode: Mode) {
    if isMain { timer.start() }
  }

  /// Calls a block once, when the app's main thread has finished what it does now.
  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    if isMain { MainQueue.enqueue(at: nil, name: "RunLoop.perform", block) }
  }

  /// Calls a block once, when the app's main thread has finished what it does now.
  @preconcurrency
  public func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    perform(block)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
