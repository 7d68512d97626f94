/// Which form of a demo runs.
package enum Variant: String, CaseIterable, Sendable {
  /// Does what the book means.
  case corrected
  /// Does what the book prints.
  case published
}
