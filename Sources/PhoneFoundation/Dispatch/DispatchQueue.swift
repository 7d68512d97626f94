public import Dispatch
public import Foundation

/// A queue of blocks. It replaces Dispatch's `DispatchQueue` and has the same members.
///
/// The main queue belongs to the app: its blocks run on the app's main thread, in order, at their
/// scheduled times on the app's clock. Blocks on all other queues run on system threads, in real
/// time. For how the phone waits for them, see `BackgroundWork`.
///
/// - SeeAlso: developer.apple.com/documentation/dispatch/dispatchqueue
public final class DispatchQueue: NSObject, @unchecked Sendable {
  /// The options for a queue.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  /// How often a queue drains its autorelease pool. Has no effect on Linux.
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  /// The queue for the app's main thread.
  public class var main: DispatchQueue { mainQueue }

  private static let mainQueue = DispatchQueue(.main, isSerial: true)

  /// The system queue. The main queue uses only its label.
  let queue: Dispatch.DispatchQueue

  /// Whether the queue runs one block at a time.
  private let isSerial: Bool

  private init(_ queue: Dispatch.DispatchQueue, isSerial: Bool) {
    self.queue = queue
    self.isSerial = isSerial
    super.init()
  }

  /// Creates a queue, which runs its blocks one at a time unless it is concurrent.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.init(
      Dispatch.DispatchQueue(
        label: label, qos: qos, attributes: attributes, autoreleaseFrequency: autoreleaseFrequency,
        target: target?.queue),
      isSerial: !attributes.contains(.concurrent))
  }

  /// Returns the system's concurrent queue with a quality of service.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(.global(qos: qos), isSerial: false)
  }

  /// Calls a block several times in parallel and returns when all calls have finished.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    withoutActuallyEscaping(work) { work in
      nonisolated(unsafe) let work = work
      Dispatch.DispatchQueue.concurrentPerform(iterations: iterations) { work($0) }
    }
  }

  /// The label passed when the queue was created.
  public var label: String { queue.label }

  /// The quality of service passed when the queue was created.
  public var qos: DispatchQoS { queue.qos }

  /// Whether this is the queue for the app's main thread.
  var isMain: Bool { self === Self.mainQueue }

  /// Whether both objects represent the same system queue.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? DispatchQueue)?.queue === queue
  }

  /// The hash value of the system queue.
  public override var hash: Int { ObjectIdentifier(queue).hashValue }

  // MARK: - Submitting

  /// Submits a block and returns immediately.
  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    submit(group, qos, flags, work)
  }

  /// Submits a work item and returns immediately.
  public func async(execute workItem: DispatchWorkItem) {
    submit(nil, workItem.qos, workItem.flags) { workItem.perform() }
  }

  /// Submits a work item as part of a group and returns immediately.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    submit(group, workItem.qos, workItem.flags) { workItem.perform() }
  }

  /// Submits a block to run at a time on the app's clock.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    submit(at: deadline, qos, flags, work)
  }

  /// Submits a work item to run at a time on the app's clock.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    submit(at: deadline, execute.qos, execute.flags) { execute.perform() }
  }

  /// Submits a block to run at a date on the app's clock.
  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    submit(at: wallDeadline.time, qos, flags, work)
  }

  /// Submits a work item to run at a date on the app's clock.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    submit(at: wallDeadline.time, execute.qos, execute.flags) { execute.perform() }
  }

  /// Runs a block on the queue and returns its result.
  ///
  /// On the main thread, waiting for the main queue is a programming error.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    try isMain ? runOnMain(work) : queue.sync(execute: work)
  }

  /// Runs a block on the queue and returns its result.
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    try isMain ? runOnMain(work) : queue.sync(flags: flags, execute: work)
  }

  /// Runs a work item on the queue and waits until it has finished.
  public func sync(execute workItem: DispatchWorkItem) {
    sync { workItem.perform() }
  }

  // MARK: - State

  /// Returns the value for a key of the current queue.
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    BackgroundWork.isOnMainThread
      ? Dispatch.DispatchQueue.main.getSpecific(key: key)
      : Dispatch.DispatchQueue.getSpecific(key: key)
  }

  /// Returns the value for a key.
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    queue.getSpecific(key: key)
  }

  /// Sets the value for a key.
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
    queue.setSpecific(key: key, value: value)
  }

  /// Starts a queue that was created inactive.
  public func activate() { queue.activate() }

  /// Suspends the queue after the current block. The main queue can't be suspended.
  public func suspend() { if !isMain { queue.suspend() } }

  /// Balances a call to `suspend()`.
  public func resume() { if !isMain { queue.resume() } }

  // MARK: - Private

  private func submit(
    _ group: DispatchGroup?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags,
    _ work: @escaping () -> Void
  ) {
    var block = work
    if let group {
      group.enter()
      block = {
        work()
        group.leave()
      }
    }
    if isMain {
      MainQueue.enqueue(at: nil, name: label, block)
    } else {
      BackgroundWork.current.start(block, on: isSerial ? ObjectIdentifier(queue) : nil) {
        queue.async(qos: qos, flags: flags, execute: $0)
      }
    }
  }

  private func submit(
    at time: DispatchTime, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags,
    _ work: @escaping () -> Void
  ) {
    guard time != .distantFuture else { return }
    if isMain {
      MainQueue.enqueue(at: time.appTime, name: label, work)
    } else {
      MainQueue.enqueue(at: time.appTime, name: nil) { self.submit(nil, qos, flags, work) }
    }
  }

  private func runOnMain<T>(_ work: () throws -> T) rethrows -> T {
    guard !BackgroundWork.isOnMainThread else {
      fatalError("DispatchQueue.main.sync called on the main thread")
    }
    func run(_ work: () throws -> T, _ rethrow: (any Error) throws -> Never) rethrows -> T {
      var result: Result<T, any Error>?
      withoutActuallyEscaping(work) { work in
        withUnsafeMutablePointer(to: &result) { pointer in
          nonisolated(unsafe) let pointer = pointer
          BackgroundWork.current.postAndWait(name: label) {
            pointer.pointee = Result { try work() }
          }
        }
      }
      switch result {
      case .success(let value): return value
      case .failure(let error): try rethrow(error)
      case nil: fatalError("the main queue ended")
      }
    }
    return try run(work) { throw $0 }
  }
}
