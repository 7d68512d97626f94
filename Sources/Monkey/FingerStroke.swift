package import CoreGraphics
package import UIKit

/// What one finger does, from touch-down to its end.
package struct FingerStroke: Hashable, Sendable {
  /// A location at a time.
  package struct Sample: Hashable, Sendable {
    /// When, on the phone's clock.
    package var time: AppTime
    /// Where, in points of the screen.
    package var point: CGPoint

    /// Makes a sample.
    package init(_ time: AppTime, _ point: CGPoint) {
      self.time = time
      self.point = point
    }
  }

  /// How a stroke ends.
  package enum End: Hashable, Sendable {
    /// The finger lifts where it was last.
    case up
    /// The system cancels the touch.
    case cancel
  }

  /// The touch-down, then the moves, by time.
  package var samples: [Sample]
  /// When the stroke ends; at or after the last sample.
  package var endTime: AppTime
  /// How it ends.
  package var end: End

  /// Makes a stroke of at least one sample.
  package init(_ samples: [Sample], until endTime: AppTime, _ end: End = .up) {
    self.samples = samples
    self.endTime = endTime
    self.end = end
  }

  /// When the finger lands.
  package var startTime: AppTime { samples[0].time }
}
