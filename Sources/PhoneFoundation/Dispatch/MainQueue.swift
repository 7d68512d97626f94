import Foundation

/// The main queue of the current app. Blocks run on the app's clock, in order.
enum MainQueue {
  /// The time on the app's clock. Can be read on any thread.
  static var now: AppTime {
    BackgroundWork.isOnMainThread ? AppRun.current.queue.now : BackgroundWork.current.now
  }

  /// Enqueues an action for the main thread.
  ///
  /// - Parameters:
  ///   - time: The due time; nil for as soon as possible, but never during this call.
  ///   - name: The name in the trace, if any.
  static func enqueue(at time: AppTime?, name: String?, _ action: @escaping () -> Void) {
    if BackgroundWork.isOnMainThread {
      let run = AppRun.current
      run.schedule(at: time ?? run.queue.now, name: name, action)
    } else {
      BackgroundWork.current.post(at: time, name: name, action)
    }
  }
}
