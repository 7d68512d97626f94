import Foundation
import Terminal

/// A progress line on standard error. It appears only on a terminal.
struct ProgressBar {
  private let total: Int
  private let write: ((String) -> Void)?
  private var done = 0
  private var shownPercent = -1

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - total: The number of steps.
  ///   - shortest: The minimum number of steps for which the bar appears.
  init(
    of total: Int, shortest: Int = 60, isTerminal: Bool = isatty(STDERR_FILENO) == 1,
    write: @escaping (String) -> Void = { Console.errBytes(Data($0.utf8)) }
  ) {
    self.total = total
    self.write = isTerminal && total >= shortest ? write : nil
  }

  /// Shows that one more step has finished.
  mutating func advance() {
    done += 1
    let percent = done * 100 / max(1, total)
    guard let write, percent > shownPercent else { return }
    shownPercent = percent
    let bar = String(repeating: "#", count: percent / 4)
    let rest = String(repeating: ".", count: 25 - percent / 4)
    write("\r[\(bar)\(rest)] \(percent) %")
  }

  /// Hides the bar until the next step.
  mutating func clear() {
    if shownPercent >= 0 { write?("\r\u{1B}[K") }
    shownPercent = -1
  }
}
