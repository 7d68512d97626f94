package import UIKit

/// Why a window's loop ended.
package nonisolated enum ExitReason: Hashable, Sendable {
  /// The user or the system closed it.
  case quit
  /// The script that was played has ended.
  case finished
  /// The process was told to end by a signal, of this number.
  case signal(Int32)
  /// The app asked for work without end at one moment.
  case runaway(AppTime)

  /// What the process reports: 0, 128 and the signal's number, or 3.
  package var exitCode: Int32 {
    switch self {
    case .quit, .finished: 0
    case .signal(let number): 128 + number
    case .runaway: 3
    }
  }
}
