import UIKit

/// The times of a film's frames. Frame k is at k / rate seconds, rounded to microseconds.
struct FrameTimes: Equatable {
  /// The maximum number of frames in a film.
  static let largestCount = 1_000_000

  /// Frames per second.
  let rate: FrameRate
  /// The start time. Earlier frames are omitted.
  var from = AppTime.zero
  /// The end time, or `nil` for the end of the script. Frames at or after it are omitted.
  var to: AppTime?

  /// Returns the time of a frame.
  func time(of frame: Int) -> AppTime {
    AppTime(microseconds: rate.microseconds(of: frame))
  }

  /// Returns the frames of a script that ends at a given time, or `nil` for more than
  /// `largestCount` frames. The last frame shows the script's end.
  func frames(scriptEnd: AppTime) -> Range<Int>? {
    guard let first = firstFrame(from: from) else { return nil }
    let end = to.map(firstFrame) ?? firstFrame(from: scriptEnd).map { $0 + 1 }
    guard let end, end - first <= Self.largestCount else { return nil }
    return first..<max(first, end)
  }

  /// Returns the first frame at or after a time, or `nil` for a time after a million seconds.
  private func firstFrame(from time: AppTime) -> Int? {
    let seconds = time.microseconds / 1_000_000
    guard seconds <= 1_000_000 else { return nil }
    var frame = rate.frames(in: time.microseconds)
    while frame > 0, self.time(of: frame - 1) >= time { frame -= 1 }
    while self.time(of: frame) < time { frame += 1 }
    return frame
  }
}
