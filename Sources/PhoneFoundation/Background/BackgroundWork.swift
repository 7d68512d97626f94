import CSwiftRuntime
package import Foundation
import Synchronization

/// An app's background work and the posts that it sends to the main thread.
///
/// The life of background work: a dispatch queue's block starts immediately, on a system thread. An
/// action that it sends to the main thread, called a post, waits here until the phone collects it.
/// Without a window, the phone's clock pauses until all blocks have finished (`settle(_:)`). The
/// posts are then delivered in program order, as if each block had run when it was submitted, so
/// every run produces the same result, no matter in which order threads run. Swift task jobs run
/// one at a time during this pause.
///
/// In a window, nothing waits: posts are delivered as they arrive and wake the loop.
package final class BackgroundWork: @unchecked Sendable {
  /// A position in program order: the numbers of a block's ancestors, then its own number.
  typealias Path = [Int]

  /// An action for the main thread.
  struct Post {
    let path: Path
    /// The due time on the app's clock; nil for the current time.
    let time: AppTime?
    /// The name in the trace, if any.
    let name: String?
    let action: () -> Void
  }

  /// A block or a task's job that runs on another thread.
  final class Job {
    let work: BackgroundWork
    let path: Path
    /// The number of the next child. Used only on the job's own thread.
    var nextChild = 0
    /// The serial queue that the block was submitted to; nil for other queues.
    let serialQueue: ObjectIdentifier?
    /// Whether the job has started. Guarded by the work's lock.
    var hasStarted = false
    /// Whether the job is waiting for the main thread. Guarded by the work's lock.
    var isBlocked = false
    /// Whether the phone no longer waits for the job because it has run for too long. Guarded by
    /// the work's lock.
    var isAbandoned = false

    init(_ work: BackgroundWork, _ path: Path, on serialQueue: ObjectIdentifier? = nil) {
      self.work = work
      self.path = path
      self.serialQueue = serialQueue
    }

    /// The current thread's job.
    static var current: Job? {
      guard let job = getCurrentJob() else { return nil }
      return Unmanaged<Job>.fromOpaque(job).takeUnretainedValue()
    }

    /// Runs a block as part of the job, on the current thread.
    func run(_ block: () -> Void) {
      let outer = getCurrentJob()
      setCurrentJob(Unmanaged.passUnretained(self).toOpaque())
      block()
      setCurrentJob(outer)
    }
  }

  /// The time that the phone waits for unfinished background work, in seconds of real time. Read
  /// only on the main thread.
  package var patience: TimeInterval = 5

  private static let currentWork = Mutex<BackgroundWork?>(nil)

  /// The background work that the current thread's job belongs to; nil on other threads.
  package static var ofCurrentJob: BackgroundWork? { Job.current?.work }

  /// The background work of the app that the code on the current thread belongs to.
  static var current: BackgroundWork {
    Job.current?.work ?? currentWork.withLock { $0 } ?? AppRun.current.background
  }

  static func setCurrent(_ work: BackgroundWork) { currentWork.withLock { $0 = work } }

  /// Whether the current thread is the main thread of a running app.
  static var isOnMainThread: Bool { getAppDepth() > 0 && getCurrentJob() == nil }

  /// Whether the current thread is running background work.
  static var isOnOtherThread: Bool { getCurrentJob() != nil }

  /// Runs part of the app on the current thread, which is the app's main thread until this returns.
  package static func runAsMain(_ body: () -> Void) {
    enterMain()
    body()
    leaveMain()
  }

  /// Makes the current thread the app's main thread until the matching `leaveMain()`. Calls nest.
  package static func enterMain() { addToAppDepth(1) }

  /// Balances a call to `enterMain()`.
  package static func leaveMain() { addToAppDepth(-1) }

  /// Whether there may be posts or jobs. Read every turn, so it is an atomic value, which is fast.
  private let isActiveFlag = Atomic(false)
  private let condition = NSCondition()
  // Guarded by `condition`.
  private var posts: [Post] = []
  private var jobs: [ObjectIdentifier: Job] = [:]
  private var taskJobs: [(path: Path, job: UnsafeMutableRawPointer)] = []
  private var nextRoot = 0
  private var live: Live?
  private var lag: Int64 = 0

  /// Additional state in a window: real time and a loop that may be asleep.
  private struct Live {
    let now: () -> AppTime
    let wake: () -> Void
  }

  /// Creates empty background work.
  init() {}

  // MARK: - The main thread

  /// Whether there may be posts or unfinished work.
  package var isActive: Bool { isActiveFlag.load(ordering: .relaxed) }

  /// Whether there are posts for the main thread.
  package var hasPosts: Bool { isActive && locked { !posts.isEmpty } }

  /// Runs the app in real time: background work doesn't stop its clock, and posts wake its loop.
  ///
  /// - Parameters:
  ///   - now: Returns the time on the phone's clock. May be called on any thread.
  ///   - wake: Wakes the app's loop. May be called on any thread.
  package func runLive(
    now: @escaping @Sendable () -> AppTime, wake: @escaping @Sendable () -> Void
  ) {
    locked { live = Live(now: now, wake: wake) }
  }

  /// Sets the number of microseconds by which the app's clock lags behind the phone's.
  package func setLag(_ microseconds: Int64) {
    locked { lag = microseconds }
  }

  /// The time on the app's clock, for background threads.
  var now: AppTime {
    condition.lock()
    let (live, lag) = (live, lag)
    condition.unlock()
    guard let live else { return AppRun.current.queue.now }
    return AppTime(microseconds: max(live.now().microseconds - lag, 0))
  }

  /// Waits until each job has finished or is itself waiting for the main thread. In a window,
  /// returns immediately.
  ///
  /// - Returns: The number of jobs that didn't finish in time. The phone no longer waits for them.
  package func settle() -> Int {
    while true {
      let (taskJob, abandoned) = waitForJobs()
      if let taskJob { run(taskJob) } else { return abandoned }
    }
  }

  /// Waits for the running jobs. Returns the next task job to run.
  private func waitForJobs() -> ((path: Path, job: UnsafeMutableRawPointer)?, abandoned: Int) {
    locked {
      guard live == nil else { return (nil, 0) }
      var abandoned = 0
      let limit = Date(timeIntervalSinceNow: patience)
      while jobs.values.contains(where: isAwaited) {
        if condition.wait(until: limit) { continue }
        for job in jobs.values where isAwaited(job) {
          job.isAbandoned = true
          abandoned += 1
        }
      }
      guard let first = taskJobs.indices.min(by: { taskJobs[$0].path < taskJobs[$1].path }) else {
        return (nil, abandoned)
      }
      return (taskJobs.remove(at: first), abandoned)
    }
  }

  /// Returns whether a job has not been abandoned and can finish without the main thread.
  private func isAwaited(_ job: Job) -> Bool {
    if job.isBlocked || job.isAbandoned { return false }
    // A job that hasn't started may be behind a blocked job in its queue.
    guard !job.hasStarted, let queue = job.serialQueue else { return true }
    return !jobs.values.contains { $0.isBlocked && $0.serialQueue == queue }
  }

  /// Removes the posts and returns them in program order.
  func takePosts() -> [Post] {
    locked {
      defer {
        posts = []
        isActiveFlag.store(!jobs.isEmpty || !taskJobs.isEmpty, ordering: .relaxed)
      }
      guard live == nil, posts.count > 1 else { return posts }
      return posts.enumerated().sorted {
        ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
      }
      .map(\.element)
    }
  }

  // MARK: - Any thread

  /// Sends an action to the main thread.
  ///
  /// - Parameters:
  ///   - time: The due time on the app's clock; nil for as soon as possible.
  ///   - name: The name in the trace, or nil.
  package func post(at time: AppTime? = nil, name: String?, _ action: @escaping () -> Void) {
    locked { add(time, name, action) }
  }

  /// Sends an action to the main thread and waits until it has run. Not for use on the main thread.
  func postAndWait(name: String?, _ action: @escaping () -> Void) {
    let done = Dispatch.DispatchSemaphore(value: 0)
    let job = Job.current
    // Released before this thread continues because the action must not outlive the call.
    var action: (() -> Void)? = action
    withUnsafeMutablePointer(to: &action) { pointer in
      post(blocking: job, name: name) {
        pointer.pointee?()
        pointer.pointee = nil
        done.signal()
      }
      done.wait()
    }
  }

  private func post(blocking job: Job?, name: String?, _ action: @escaping () -> Void) {
    locked {
      job?.isBlocked = true
      add(nil, name) { [self] in
        locked { job?.isBlocked = false }
        action()
      }
      condition.broadcast()
    }
  }

  /// Submits a block to a dispatch queue by calling `submit`. If an app submits it, the block is
  /// tracked until it has finished.
  ///
  /// - Parameter serialQueue: The queue if it is serial; otherwise nil.
  func start(
    _ block: @escaping () -> Void, on serialQueue: ObjectIdentifier?,
    by submit: (@escaping @Sendable () -> Void) -> Void
  ) {
    guard getAppDepth() > 0 || getCurrentJob() != nil else {
      nonisolated(unsafe) let block = block
      return submit { block() }
    }
    let job = locked {
      let job = Job(self, nextPath(), on: serialQueue)
      jobs[ObjectIdentifier(job)] = job
      isActiveFlag.store(true, ordering: .relaxed)
      return job
    }
    nonisolated(unsafe) let block = block
    nonisolated(unsafe) let tracked = job
    submit { [self] in
      locked { tracked.hasStarted = true }
      tracked.run(block)
      finish(tracked)
    }
  }

  /// Stores a task's job until the phone waits. In a window, the system runs the job immediately.
  func hold(_ job: UnsafeMutableRawPointer) {
    let isLive = locked {
      if live != nil { return true }
      taskJobs.append((nextPath(), job))
      isActiveFlag.store(true, ordering: .relaxed)
      return false
    }
    if isLive { enqueueGlobalOriginally(job) }
  }

  // MARK: - Private

  /// Runs a task's job on another thread and waits for it.
  private func run(_ taskJob: (path: Path, job: UnsafeMutableRawPointer)) {
    let job = Job(self, taskJob.path)
    locked { jobs[ObjectIdentifier(job)] = job }
    nonisolated(unsafe) let tracked = job
    nonisolated(unsafe) let pointer = taskJob.job
    // Don't use a system queue, where the job would wait behind the tasks of a busy test process.
    Thread.detachNewThread { [self] in
      tracked.run { TaskHooks.run(pointer) }
      finish(tracked)
    }
  }

  private func finish(_ job: Job) {
    locked {
      jobs[ObjectIdentifier(job)] = nil
      condition.broadcast()
    }
  }

  private func add(_ time: AppTime?, _ name: String?, _ action: @escaping () -> Void) {
    posts.append(Post(path: nextPath(), time: time, name: name, action: action))
    isActiveFlag.store(true, ordering: .relaxed)
    // A single event wakes the loop, which then handles all posts.
    if posts.count == 1 { live?.wake() }
  }

  private func nextPath() -> Path {
    if let job = Job.current, job.work === self {
      job.nextChild += 1
      return job.path + [job.nextChild]
    }
    nextRoot += 1
    return [nextRoot]
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}

/// Compares paths number by number. An ancestor precedes its descendants.
private func < (left: [Int], right: [Int]) -> Bool { left.lexicographicallyPrecedes(right) }

private func < (left: ([Int], Int), right: ([Int], Int)) -> Bool {
  left.0 == right.0 ? left.1 < right.1 : left.0 < right.0
}
