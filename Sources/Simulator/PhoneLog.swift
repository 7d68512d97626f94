package import UIKit

/// The lines that an app has logged, with their times.
package struct PhoneLog {
  /// One line.
  package struct Line: Hashable {
    /// When it was written, on the app's clock.
    package var time: AppTime
    /// The text, without a newline.
    package var text: String
  }

  /// The lines in the order in which they were written; the oldest are dropped beyond `limit`.
  package private(set) var lines: [Line] = []
  /// The minimum number of newest lines that are retained; nil for all.
  var limit: Int?

  /// The texts of all lines, separated by newlines.
  package var text: String {
    lines.map(\.text).joined(separator: "\n")
  }

  mutating func append(_ text: String, at time: AppTime) {
    lines.append(Line(time: time, text: text))
    // Dropping half at a time moves each line once on average.
    if let limit, lines.count >= 2 * limit { lines.removeFirst(lines.count - limit) }
  }
}

extension Phone {
  /// The minimum number of newest log lines that are retained; nil for all, which scripts need.
  ///
  /// A window that stays open for weeks needs a limit.
  package var logLimit: Int? {
    get { log.limit }
    set { log.limit = newValue }
  }
}
