package import UIKit

/// The reason why a window's loop ended.
package nonisolated enum ExitReason: Hashable, Sendable {
  /// The user or the system closed it.
  case quit
  /// The script that was played has ended.
  case finished
  /// The process received this signal.
  case signal(Int32)
  /// The app scheduled endless work at one moment.
  case runaway(AppTime)

  /// The process's exit code: 0, 128 plus the signal's number, or 3.
  package var exitCode: Int32 {
    switch self {
    case .quit, .finished: 0
    case .signal(let number): 128 + number
    case .runaway: 3
    }
  }
}
