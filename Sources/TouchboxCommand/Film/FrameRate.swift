import ArgumentParser
import Foundation

/// A number of frames per second as an exact fraction, such as 30, 59.94, 0.5 or 30000/1001.
struct FrameRate: Hashable, Sendable {
  /// The number of frames in `seconds`. Both are positive and have no common factor.
  let frames: Int64
  /// The duration of `frames`, in seconds.
  let seconds: Int64

  /// The lowest and highest frame rates of any film.
  static let limits = FrameRate(1, 100)...FrameRate(240)

  /// Creates a rate from numbers of frames and seconds, both from 1 to a trillion.
  init(_ frames: Int64, _ seconds: Int64 = 1) {
    precondition(frames > 0 && seconds > 0, "a rate is positive")
    var (divisor, rest) = (frames, seconds)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    self.frames = frames / divisor
    self.seconds = seconds / divisor
  }

  /// Returns the time of a frame, rounded to the nearest microsecond.
  func microseconds(of frame: Int) -> Int64 {
    let (frames, seconds) = (Int128(frames), Int128(seconds))
    return Int64(clamping: (Int128(frame) * 1_000_000 * seconds + frames / 2) / frames)
  }

  /// Returns the number of whole frames in the given number of microseconds.
  func frames(in microseconds: Int64) -> Int {
    Int(clamping: Int128(microseconds) * Int128(frames) / (Int128(seconds) * 1_000_000))
  }
}

extension FrameRate: Comparable {
  /// Compares two rates by frames per second.
  static func < (left: FrameRate, right: FrameRate) -> Bool {
    Int128(left.frames) * Int128(right.seconds) < Int128(right.frames) * Int128(left.seconds)
  }
}

extension FrameRate: ExpressibleByArgument {
  /// Parses a decimal number or a fraction of integers, or returns `nil` for anything else,
  /// including zero.
  ///
  /// Numbers can have up to six digits on each side of the point or slash.
  init?(argument: String) {
    if let fraction = argument.wholeMatch(of: #/([0-9]{1,6})/([0-9]{1,6})/#),
      let frames = Int64(fraction.1), let seconds = Int64(fraction.2), frames > 0, seconds > 0
    {
      self.init(frames, seconds)
    } else if let decimal = argument.wholeMatch(of: #/([0-9]{1,6})(?:\.([0-9]{1,6}))?/#),
      let frames = Int64(decimal.1 + (decimal.2 ?? "")), frames > 0
    {
      self.init(frames, (0..<(decimal.2 ?? "").count).reduce(1) { power, _ in power * 10 })
    } else {
      return nil
    }
  }
}

extension FrameRate: ExpressibleByIntegerLiteral {
  /// Creates an integer rate of at least 1.
  init(integerLiteral value: Int64) {
    self.init(value)
  }
}

extension FrameRate: CustomStringConvertible {
  /// An integer or a fraction, in ffmpeg's syntax.
  var description: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }

  /// The rate in readable form: a decimal number if up to six fractional digits are exact,
  /// otherwise a fraction.
  var title: String {
    let million: Int64 = 1_000_000
    guard million % seconds == 0 else { return description }
    return "\(Decimal(frames) / Decimal(seconds))"
  }
}
