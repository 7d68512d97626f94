/// What a window's loop did so far, for tests and for the curious.
package struct LoopStatistics: Hashable, Sendable {
  /// How often a sleep ended, for whatever reason.
  package var wakeUps = 0
  /// How many turns the phone was given.
  package var turns = 0
  /// How many events came out of SDL's queue.
  package var events = 0
  /// How many frames were composed.
  package var frames = 0
  /// How many pictures were presented.
  package var presents = 0

  /// Makes counts of nothing.
  package init() {}
}
