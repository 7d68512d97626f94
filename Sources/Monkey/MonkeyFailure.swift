/// A failure in a session.
package struct MonkeyFailure: Error, Hashable, Sendable, Codable {
  /// The kind of failure. Shrinking searches for smaller sessions with the same kind of failure.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The app's process crashed.
    case crash
    /// The app did not return from a call.
    case hang
    /// The app endlessly scheduled work for the same time.
    case runaway
    /// One of the app author's expectations failed.
    case expectation
    /// A touch was still active after all fingers had lifted.
    case touchLeft = "touch left over"
    /// A gesture recognizer was still active after all fingers had lifted.
    case gestureLeft = "gesture left over"
    /// A view or a gesture recognizer outlived the app.
    case leak
    /// The app exceeded the limit for views or memory.
    case growth
  }

  /// The failure's kind.
  package var kind: Kind
  /// The subject, which is the same for the same fault: a crash message, an expectation, or a
  /// class.
  package var subject: String
  /// Additional details, which may differ between sessions, or `nil` if the subject is sufficient.
  package var detail: String?

  /// Creates a failure.
  package init(_ kind: Kind, _ subject: String, _ detail: String? = nil) {
    (self.kind, self.subject, self.detail) = (kind, subject, detail)
  }

  /// The subject and the detail.
  package var message: String { subject + (detail.map { ": \($0)" } ?? "") }

  /// Returns whether another failure has the same cause. A smaller session may leak fewer classes.
  package func isSame(as other: MonkeyFailure) -> Bool {
    kind == other.kind && (kind == .leak || subject == other.subject)
  }
}
