import Foundation

/// A line on standard error that tells how far long work is; nothing where nobody would see it.
struct ProgressBar {
  /// Work of fewer steps than this normally has no bar.
  static let shortest = 60

  private let total: Int
  private let write: ((String) -> Void)?
  private var done = 0
  private var shownPercent = -1

  /// Makes a bar for a number of steps; a short one, or one beside no terminal, stays away.
  init(
    of total: Int, shortest: Int = Self.shortest,
    isTerminal: Bool = isatty(STDERR_FILENO) == 1,
    write: @escaping (String) -> Void = Console.errText
  ) {
    self.total = total
    self.write = isTerminal && total >= shortest ? write : nil
  }

  /// Notes that one more step is done.
  mutating func advance() {
    done += 1
    let percent = done * 100 / max(1, total)
    guard let write, percent > shownPercent else { return }
    shownPercent = percent
    let bar = String(repeating: "#", count: percent / 4)
    let rest = String(repeating: ".", count: 25 - percent / 4)
    write("\r[\(bar)\(rest)] \(percent) %")
  }

  /// Takes the line away, until the next step.
  mutating func clear() {
    if shownPercent >= 0 { write?("\r\u{1B}[K") }
    shownPercent = -1
  }
}
