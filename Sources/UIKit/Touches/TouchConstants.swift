import CoreGraphics

/// The numbers that decide what counts as a tap; Apple publishes none of them.
package nonisolated struct TouchConstants: Sendable {
  /// The longest time from one tap's beginning to the next one's, in seconds.
  ///
  /// Below 0.4, so that the delayed actions of MultitapExample are always cancelled in time.
  package var tapInterval: TimeInterval = 0.350
  /// The longest time that a tap may take, in seconds.
  package var tapMaxDuration: TimeInterval = 0.750
  /// How far a finger may move within a tap, in points.
  package var tapSlopWithin: CGFloat = 10
  /// How far a tap may begin from where the one before began, in points.
  package var tapSlopBetween: CGFloat = 45
  /// The most fingers that count at one time.
  package var maxTouches = 11

  /// Makes the default numbers.
  package init() {}
}
