/// The part of a running app that Foundation's types use: its clock and its background work.
///
/// UIKit's `AppContext` owns one and makes it current together with itself. A timer that is created
/// before any app belongs to the run of the first app.
///
/// Only the app's main thread uses it. Other threads use `background`.
package final class AppRun {
  /// The run to which new timers and blocks belong.
  package nonisolated(unsafe) static var current = AppRun() {
    didSet { BackgroundWork.setCurrent(current.background) }
  }
  /// Formats a line and writes it to the log of the current app; nil before the first app.
  package nonisolated(unsafe) static var writeLog: ((String, [Any?]) -> Void)?

  /// The clock and the scheduled items.
  package let queue = TimerQueue()
  /// The background work and its posts to the main thread.
  package let background = BackgroundWork()
  /// Called with the name of each timer and block before it runs, for the trace.
  package var willRun: ((String) -> Void)?

  /// Makes a run that starts at time zero.
  package init() {}

  /// Schedules a block of the main queue or of a task.
  func schedule(at time: AppTime, name: String?, _ action: @escaping () -> Void) {
    queue.schedule(at: time, .timer) { [unowned self] in
      if let name { willRun?(name) }
      action()
    }
  }

  /// Moves the posts of other threads into the main thread's queue.
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
