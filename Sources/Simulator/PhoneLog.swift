package import UIKit

/// The lines that an app has logged, with their times.
package struct PhoneLog {
  /// A line of the log.
  package struct Line: Hashable {
    /// The time at which the line was logged, on the app's clock.
    package var time: AppTime
    /// The text, without a newline.
    package var text: String
  }

  /// The lines in the order in which they were logged. The oldest lines beyond `limit` are dropped.
  package private(set) var lines: [Line] = []
  /// The minimum number of newest lines to retain, or `nil` to retain all.
  var limit: Int?

  /// The text of all lines, separated by newlines.
  package var text: String {
    lines.map(\.text).joined(separator: "\n")
  }

  mutating func append(_ text: String, at time: AppTime) {
    lines.append(Line(time: time, text: text))
    // Dropping half of the lines at a time moves each line once on average.
    if let limit, lines.count >= 2 * limit { lines.removeFirst(lines.count - limit) }
  }
}

extension Phone {
  /// The minimum number of newest log lines to retain, or `nil` to retain all, as scripts require.
  ///
  /// A window that stays open for weeks needs a limit.
  package var logLimit: Int? {
    get { log.limit }
    set { log.limit = newValue }
  }
}
