/// One run of an app, as far as Foundation's types know it: its clock and its background work.
///
/// UIKit's `AppContext` owns one and makes it current together with itself. A timer that is made before any
/// app is scheduled in the run that the first app adopts.
///
/// Only the app's main thread uses it; other threads use `background`.
package final class AppRun {
  /// The run that new timers and blocks belong to.
  package nonisolated(unsafe) static var current = AppRun() {
    didSet { BackgroundWork.setCurrent(current.background) }
  }
  /// Formats and writes a line of the log of the current app; nil before there is one.
  package nonisolated(unsafe) static var writeLog: ((String, [Any?]) -> Void)?

  /// Time and what is due.
  package let queue = TimerQueue()
  /// What runs beside the main thread, and what it sends there.
  package let background = BackgroundWork()
  /// Receives the name of each timer and block that is about to run, for the trace.
  package var willRun: ((String) -> Void)?

  /// Makes a run at its time zero.
  package init() {}

  /// Schedules a block of the main queue or of a task.
  func schedule(at time: AppTime, name: String?, _ action: @escaping () -> Void) {
    queue.schedule(at: time, .timer) { [unowned self] in
      if let name { willRun?(name) }
      action()
    }
  }

  /// Moves what other threads sent to the main thread into its queue.
  ///
  /// - Returns: Whether there was something.
  package func receivePosts() -> Bool {
    let posts = background.takePosts()
    for post in posts {
      schedule(at: post.time ?? queue.now, name: post.name, post.action)
    }
    return !posts.isEmpty
  }
}
