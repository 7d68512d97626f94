package import UIKit

/// The reason a window's loop ended.
package nonisolated enum ExitReason: Hashable, Sendable {
  /// The user or the system closed the window.
  case quit
  /// The script finished playing.
  case finished
  /// The process received this signal.
  case signal(Int32)
  /// The app endlessly scheduled work for the same moment.
  case runaway(AppTime)

  /// The process's exit code: 0, 128 plus the signal number, or 3.
  package var exitCode: Int32 {
    switch self {
    case .quit, .finished: 0
    case .signal(let number): 128 + number
    case .runaway: 3
    }
  }
}
