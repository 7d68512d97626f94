/// The part of a running app that Foundation's types use: its clock and background work.
///
/// UIKit's `AppContext` owns an instance and makes it current along with itself. A timer created
/// before any app belongs to the first app's run.
///
/// Use it only on the app's main thread. Other threads use `background`.
package final class AppRun {
  /// The run that new timers and blocks belong to.
  package nonisolated(unsafe) static var current = AppRun() {
    didSet { BackgroundWork.setCurrent(current.background) }
  }
  /// Formats a line and writes it to the current app's log; nil before the first app.
  package nonisolated(unsafe) static var writeLog: ((String, [Any?]) -> Void)?

  /// The clock and the scheduled items.
  package let queue = TimerQueue()
  /// The background work and its posts to the main thread.
  package let background = BackgroundWork()
  /// The app's settings.
  package nonisolated let defaults = DefaultsDomains()
  /// Called with the name of each timer and block before it runs, for the trace.
  package var willRun: ((String) -> Void)?

  /// Creates a run that starts at time zero.
  package init() {}

  /// Schedules a block for the main queue or for a task.
  func schedule(at time: AppTime, name: String?, _ action: @escaping () -> Void) {
    queue.schedule(at: time, .timer) { [unowned self] in
      if let name { willRun?(name) }
      action()
    }
  }

  /// Moves posts from other threads to the main thread's queue.
  ///
  /// - Returns: Whether there were any posts.
  package func receivePosts() -> Bool {
    let posts = background.takePosts()
    for post in posts {
      schedule(at: post.time ?? queue.now, name: post.name, post.action)
    }
    return !posts.isEmpty
  }
}
