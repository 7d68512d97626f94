import Dispatch
import Foundation
import Synchronization

/// The one thread that starts child processes, alive as long as this process.
///
/// The kernel sends a parent-death signal when the *thread* that started the child ends, not its
/// process. Tests run on worker threads, which come and go; a child started from one would be
/// killed when that worker is retired.
///
/// - SeeAlso: `man 2 PR_SET_PDEATHSIG`
final class LaunchThread: Sendable {
  /// The thread, started when first used.
  static let shared = LaunchThread()

  private let jobs = Mutex<[@Sendable () -> Void]>([])
  private let pending = DispatchSemaphore(value: 0)

  private init() {
    Thread.detachNewThread { [self] in
      while true {
        pending.wait()
        jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }?()
      }
    }
  }

  /// Runs `job` on the thread and returns its result; jobs of several callers run one by one.
  func run<Result: Sendable>(_ job: @escaping @Sendable () -> Result) -> Result? {
    let box = ResultBox<Result>()
    let done = DispatchSemaphore(value: 0)
    jobs.withLock {
      $0.append {
        let result = job()
        box.value.withLock { $0 = result }
        done.signal()
      }
    }
    pending.signal()
    done.wait()
    return box.value.withLock { $0 }
  }
}
