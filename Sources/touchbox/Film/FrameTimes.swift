import UIKit

/// When a film's frames are taken: frame k at k / rate seconds, in whole microseconds.
struct FrameTimes: Equatable {
  /// The most frames of a film.
  static let largestCount = 1_000_000

  /// Frames a second.
  let rate: Int
  /// Nothing before this is shown.
  var from = AppTime.zero
  /// Nothing at or after this is shown; nil for all up to the script's end.
  var to: AppTime?

  /// Returns the moment of a frame.
  func time(of frame: Int) -> AppTime {
    AppTime(microseconds: (Int64(frame) * 1_000_000 + Int64(rate) / 2) / Int64(rate))
  }

  /// Returns the frames of a script that ends at a time; the last one shows that end.
  ///
  /// Nil for more than `largestCount`.
  func frames(scriptEnd: AppTime) -> Range<Int>? {
    guard let first = firstFrame(from: from) else { return nil }
    let end = to.map(firstFrame) ?? firstFrame(from: scriptEnd).map { $0 + 1 }
    guard let end, end - first <= Self.largestCount else { return nil }
    return first..<max(first, end)
  }

  /// The first frame at or after a moment; nil for one beyond all films.
  private func firstFrame(from time: AppTime) -> Int? {
    let seconds = time.microseconds / 1_000_000
    guard seconds <= 1_000_000 else { return nil }
    var frame = Int(time.microseconds * Int64(rate) / 1_000_000)
    while frame > 0, self.time(of: frame - 1) >= time { frame -= 1 }
    while self.time(of: frame) < time { frame += 1 }
    return frame
  }
}
