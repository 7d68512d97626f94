import Foundation

/// The main queue of the current app: what app code sends there runs on the app's clock, in order.
enum MainQueue {
  /// The time on the app's clock, on any thread.
  static var now: AppTime {
    BackgroundWork.isOnMainThread ? AppRun.current.queue.now : BackgroundWork.current.now
  }

  /// Lets the main thread do something.
  ///
  /// - Parameters:
  ///   - time: When; nil for as soon as possible, but never within this call.
  ///   - name: The name in the trace; nil for none.
  static func enqueue(at time: AppTime?, name: String?, _ action: @escaping () -> Void) {
    if BackgroundWork.isOnMainThread {
      let run = AppRun.current
      run.schedule(at: time ?? run.queue.now, name: name, action)
    } else {
      BackgroundWork.current.post(at: time, name: name, action)
    }
  }
}
