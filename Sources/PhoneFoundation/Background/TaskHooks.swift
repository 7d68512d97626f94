import CSwiftRuntime
import Dispatch

/// Lets the tasks of an app run on the phone's clock.
///
/// The runtime asks here what the main actor's executor is, and before it enqueues a job elsewhere. Code of an
/// app (on the main thread of an app that runs, or in its background work) finds the app's own executor: what it
/// starts or continues on the main actor runs in the app's main queue.
/// All other code, such as that of Swift Testing, finds the runtime's. In a process that is one app, all code
/// belongs to the app.
package enum TaskHooks {
  /// Whether all code belongs to the current app.
  package nonisolated(unsafe) static var ownsMainActor = false

  /// Sets the hooks, once for a process.
  package static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    setJobHandlers(
      JobHandlers(
        belongsToApp: { TaskHooks.belongsToApp },
        mainExecutor: unsafeBitCast(
          MainQueueExecutor.shared.asUnownedSerialExecutor(), to: ExecutorReference.self),
        enqueueGlobal: { TaskHooks.enqueueGlobal($0) }))
    return true
  }()

  /// Whether the code that the current thread runs belongs to an app.
  static var belongsToApp: Bool {
    getAppDepth() > 0 || getCurrentJob() != nil || ownsMainActor
  }

  private static func enqueueGlobal(_ pointer: UnsafeMutableRawPointer?) -> Bool {
    guard let pointer, getAppDepth() > 0 || getCurrentJob() != nil else { return false }
    BackgroundWork.current.hold(pointer)
    return true
  }

  /// Runs a job that is bound to no actor, on the current thread.
  static func run(_ job: UnsafeMutableRawPointer) {
    let generic = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
    unsafeBitCast(job, to: UnownedJob.self).runSynchronously(on: generic)
  }
}

/// The executor of the main actor for code of an app: the app's main queue.
private final class MainQueueExecutor: SerialExecutor {
  static let shared = MainQueueExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    MainQueue.enqueue(at: nil, name: nil) { job.runSynchronously(on: executor) }
  }

  func checkIsolated() {
    guard BackgroundWork.isOnMainThread else { fatalError("not on the main thread of the app") }
  }
}
