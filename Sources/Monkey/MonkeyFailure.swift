/// What a session found.
package struct MonkeyFailure: Error, Hashable, Sendable, Codable {
  /// What went wrong; shrinking finds smaller sessions that fail in the same way.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The app's process crashed.
    case crash
    /// The app did not return from one call.
    case hang
    /// The app asked for work without end at one moment.
    case runaway
    /// What the app's author expects did not hold.
    case expectation
    /// A touch was still active after all fingers had lifted.
    case touchLeft = "touch left over"
    /// A gesture recognizer was still active after all fingers had lifted.
    case gestureLeft = "gesture left over"
    /// A view or a gesture recognizer was not released with the app.
    case leak
    /// The app had more views or memory than allowed.
    case growth
  }

  /// What went wrong.
  package var kind: Kind
  /// What it is about, the same for the same fault: the message of a crash, an expectation, a class.
  package var subject: String
  /// What was found, which may differ from session to session; nil if the subject says all.
  package var detail: String?

  /// Makes a failure.
  package init(_ kind: Kind, _ subject: String, _ detail: String? = nil) {
    (self.kind, self.subject, self.detail) = (kind, subject, detail)
  }

  /// The subject and the detail.
  package var message: String { subject + (detail.map { ": \($0)" } ?? "") }

  /// Whether another failure is of the same fault; a smaller session may leak fewer classes.
  package func isSame(as other: MonkeyFailure) -> Bool {
    kind == other.kind && (kind == .leak || subject == other.subject)
  }
}
