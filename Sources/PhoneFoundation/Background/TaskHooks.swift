import CSwiftRuntime
import Dispatch

/// Lets the tasks of an app run on the phone's clock.
///
/// The runtime asks here before it enqueues a job. What app code enqueues (on the main thread of an app that
/// runs, or in its background work) goes to that app: jobs of the main actor to its main queue, delays to its
/// clock. All other jobs, such as those of Swift Testing, stay with the runtime. A process that is one
/// app in a window owns its main actor: then the jobs that other threads enqueue for it go to the app, too.
package enum TaskHooks {
  /// Whether all jobs of the main actor belong to the current app.
  package nonisolated(unsafe) static var ownsMainActor = false

  /// Sets the hooks, once for a process.
  package static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    setJobHandlers(
      JobHandlers(
        enqueueMain: { TaskHooks.enqueueMain($0) },
        enqueueGlobal: { TaskHooks.enqueueGlobal($0) },
        enqueueAfter: { TaskHooks.enqueueAfter($0, $1, $2) }))
    return true
  }()

  private static var belongsToApp: Bool { getAppDepth() > 0 || getCurrentJob() != nil }

  private static func enqueueMain(_ pointer: UnsafeMutableRawPointer?) -> Bool {
    guard let pointer, belongsToApp || ownsMainActor else { return false }
    nonisolated(unsafe) let job = pointer
    MainQueue.enqueue(at: nil, name: nil) { runOnMain(job) }
    return true
  }

  private static func enqueueGlobal(_ pointer: UnsafeMutableRawPointer?) -> Bool {
    guard let pointer, belongsToApp else { return false }
    BackgroundWork.current.hold(pointer)
    return true
  }

  private static func enqueueAfter(
    _ pointer: UnsafeMutableRawPointer?, _ delay: Int64, _ isRounded: Bool
  ) -> Bool {
    guard let pointer, belongsToApp || ownsMainActor else { return false }
    nonisolated(unsafe) let job = pointer
    let work = BackgroundWork.current
    // A deadline of the system's clock is a little less than the delay that it was made of.
    let unit: Int64 = isRounded ? 1_000_000 : 1
    let nanoseconds = max(delay, 0)
    let rounded = nanoseconds > .max - unit ? nanoseconds : (nanoseconds + unit - 1) / unit * unit
    let time = MainQueue.now.advanced(byNanoseconds: rounded)
    MainQueue.enqueue(at: time, name: nil) { work.hold(job) }
    return true
  }

  /// Runs a job as one of the main actor, on the current thread.
  private static func runOnMain(_ job: UnsafeMutableRawPointer) {
    unownedJob(job).runSynchronously(on: MainActor.sharedUnownedExecutor)
  }

  /// Runs a job that is bound to no actor, on the current thread.
  static func run(_ job: UnsafeMutableRawPointer) {
    let generic = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
    unownedJob(job).runSynchronously(on: generic)
  }

  private static func unownedJob(_ job: UnsafeMutableRawPointer) -> UnownedJob {
    unsafeBitCast(job, to: UnownedJob.self)
  }
}
