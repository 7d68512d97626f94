import UIKit

/// The most recent frames of a window, with the input that each frame shows.
package struct FrameHistory {
  /// A frame.
  package struct Frame: Hashable {
    /// The time since the previous frame, in microseconds on the phone's clock, or `nil` if the
    /// phone was idle before the frame.
    package let interval: Int64?
    /// The duration of the turn that drew the frame, in microseconds of real time.
    package let work: Int64
    /// The number of finger locations that were reported since the previous frame.
    package let locations: Int
  }

  /// The number of frames that are stored.
  package static let limit = 120

  /// The frames, oldest first.
  package private(set) var frames: [Frame] = []
  /// The number of finger locations that were reported since the last frame.
  var locationsSinceFrame = 0

  private var lastTime: AppTime?
  private var isFollowed = false

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - time: The time on the phone's clock.
  ///   - work: The duration of the turn, in microseconds of real time.
  ///   - isFollowed: Whether the phone is due for another frame at the next display tick, so that
  ///     the interval until then shows whether it is late.
  mutating func add(at time: AppTime, work: Int64, isFollowed: Bool) {
    let interval = self.isFollowed ? lastTime.map { time.microseconds - $0.microseconds } : nil
    if frames.count == Self.limit { frames.removeFirst() }
    frames.append(Frame(interval: interval, work: work, locations: locationsSinceFrame))
    locationsSinceFrame = 0
    (lastTime, self.isFollowed) = (time, isFollowed)
  }
}
