import CSwiftRuntime
import Dispatch

/// Runtime hooks that run an app's tasks on the phone's clock.
///
/// The runtime calls these hooks to get the main actor's executor and before it enqueues a job
/// elsewhere. For app code (on a running app's main thread or in its background work), they return
/// the app's own executor: everything that this code starts or continues on the main actor runs in
/// the app's main queue. For all other code, such as Swift Testing, they return the runtime's
/// executor. If the process is a single app, all code belongs to that app.
package enum TaskHooks {
  /// Whether all code belongs to the current app.
  package nonisolated(unsafe) static var ownsMainActor = false

  /// Sets the hooks. Further calls have no effect.
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

  /// Whether the code on the current thread belongs to an app.
  static var belongsToApp: Bool {
    getAppDepth() > 0 || getCurrentJob() != nil || ownsMainActor
  }

  private static func enqueueGlobal(_ pointer: UnsafeMutableRawPointer?) -> Bool {
    guard let pointer, getAppDepth() > 0 || getCurrentJob() != nil else { return false }
    BackgroundWork.current.hold(pointer)
    return true
  }

  /// Runs a job without an actor on the current thread.
  static func run(_ job: UnsafeMutableRawPointer) {
    let generic = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
    unsafeBitCast(job, to: UnownedJob.self).runSynchronously(on: generic)
  }
}

/// The main actor's executor for app code: the app's main queue.
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
