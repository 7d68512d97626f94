package import UIKit

/// What an app wrote to its log, with times.
package struct PhoneLog {
  /// One line.
  package struct Line: Hashable {
    /// When it was written, on the app's clock.
    package var time: AppTime
    /// The text, without a newline.
    package var text: String
  }

  /// The lines in the order in which they were written.
  package private(set) var lines: [Line] = []

  /// The texts, one a line.
  package var text: String {
    lines.map(\.text).joined(separator: "\n")
  }

  mutating func append(_ text: String, at time: AppTime) {
    lines.append(Line(time: time, text: text))
  }
}
