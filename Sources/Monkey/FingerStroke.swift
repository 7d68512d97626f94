package import CoreGraphics
package import UIKit

/// One finger's actions, from its landing to its end.
package struct FingerStroke: Hashable, Sendable {
  /// A location at a time.
  package struct Sample: Hashable, Sendable {
    /// The time, on the phone's clock.
    package var time: AppTime
    /// The location, in screen points.
    package var point: CGPoint

    /// Creates a sample.
    package init(_ time: AppTime, _ point: CGPoint) {
      self.time = time
      self.point = point
    }
  }

  /// The way a stroke ends.
  package enum End: Hashable, Sendable {
    /// The finger lifts at its last location.
    case up
    /// The system cancels the touch.
    case cancel
  }

  /// The landing, followed by the moves, sorted by time.
  package var samples: [Sample]
  /// The stroke's end time, which is not before the last sample.
  package var endTime: AppTime
  /// The way the stroke ends.
  package var end: End

  /// Creates a stroke with at least one sample.
  package init(_ samples: [Sample], until endTime: AppTime, _ end: End = .up) {
    self.samples = samples
    self.endTime = endTime
    self.end = end
  }

  /// The time when the finger lands.
  package var startTime: AppTime { samples[0].time }
}
