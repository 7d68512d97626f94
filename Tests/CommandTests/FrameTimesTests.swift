import Testing
import UIKit

@testable import TouchboxCommand

/// The times of frames, and the rates of formats.
struct FrameTimesTests {
  @Test(
    "Frame k is at k / rate seconds, to the nearest microsecond",
    arguments: [
      // 1/30 s is 33333.3 microseconds, 2/30 s 66666.7.
      (30, 0, 0), (30, 1, 33_333), (30, 2, 66_667), (30, 30, 1_000_000), (25, 7, 280_000),
      (240, 1, 4167), (1, 3, 3_000_000),
    ] as [(Int, Int, Int64)])
  func times(rate: Int, frame: Int, microseconds: Int64) {
    #expect(FrameTimes(rate: rate).time(of: frame) == AppTime(microseconds: microseconds))
  }

  @Test(
    "The last frame shows the script's end; with --from and --to frames lie between them",
    arguments: [
      // A script of 0.2 s at 10 frames: 0.0, 0.1, 0.2. One of 0.21 s is only shown whole at 0.3.
      (0.2, 0, nil, 0..<3), (0.21, 0, nil, 0..<4), (0, 0, nil, 0..<1),
      (0.2, 0.1, nil, 1..<3), (0.2, 0.11, nil, 2..<3), (0.2, 0, 0.2, 0..<2),
      (0.2, 0.1, 0.11, 1..<2), (0.2, 0.11, 0.12, 2..<2), (0.2, 0, 1, 0..<10),
      (0.2, 5, nil, 50..<50),
    ] as [(Double, Double, Double?, Range<Int>)])
  func frames(end: Double, from: Double, to: Double?, frames: Range<Int>) {
    let times = FrameTimes(
      rate: 10, from: AppTime(seconds: from), to: to.map { AppTime(seconds: $0) })
    #expect(times.frames(scriptEnd: AppTime(seconds: end)) == frames)
  }

  @Test("The frame at or after a time is found exactly, whatever the rate")
  func framesAgreeWithTimes() throws {
    for rate in [1, 7, 24, 30, 60, 144, 240] {
      for frame in [1, 2, 3, 1000, 86_399] {
        let time = FrameTimes(rate: rate).time(of: frame)
        let found = FrameTimes(rate: rate, from: time, to: time.advanced(by: 0.000_001))
          .frames(scriptEnd: .zero)
        #expect(found == frame..<(frame + 1), "\(rate) \(frame)")
      }
    }
  }

  @Test("A film has at most a million frames")
  func tooLong() {
    let times = FrameTimes(rate: 100)
    #expect(times.frames(scriptEnd: AppTime(seconds: 9_999.99)) == 0..<1_000_000)
    #expect(times.frames(scriptEnd: AppTime(seconds: 10_000)) == nil)
    #expect(times.frames(scriptEnd: .distantFuture) == nil)
  }

  @Test(
    "A rate that a GIF does not have is answered with the nearest",
    arguments: [
      (30, 25), (24, 25), (60, 50), (22, 20), (8, 10), (7, 5), (3, 4), (-5, 1), (1000, 50),
    ])
  func nearestRate(rate: Int, nearest: Int) {
    #expect(!FilmFormat.gif.allows(rate: rate))
    #expect(FilmFormat.gif.nearestRate(to: rate) == nearest)
  }

  @Test("A progress bar is shown only on a terminal, only for long work, and removed at the end")
  func progressBar() {
    func text(steps: Int, isTerminal: Bool) -> [String] {
      var written: [String] = []
      var bar = ProgressBar(of: steps, isTerminal: isTerminal) { written.append($0) }
      for _ in 0..<steps { bar.advance() }
      bar.clear()
      return written
    }
    #expect(text(steps: 1000, isTerminal: false).isEmpty)
    #expect(text(steps: 59, isTerminal: true).isEmpty)
    let long = text(steps: 1000, isTerminal: true)
    // One line for each of 0 to 100 percent, and one that clears.
    #expect(long.count == 102)
    #expect(long[50] == "\r[############.............] 50 %")
    #expect(long.last == "\r\u{1B}[K")
  }

  @Test(
    "A film of pictures has exactly one number in its name",
    arguments: [
      ("frames/%04d.png", true), ("%d.png", true), ("a-%02d-b.png", true), ("film.png", false),
      ("%d/%d.png", false), ("%d/film.png", false), ("%s.png", false), ("%4d.png", false),
      ("100%.png", false), ("%00d.png", false),
    ])
  func pattern(path: String, isPattern: Bool) {
    #expect(PNGSequenceWriter.isPattern(path) == isPattern)
  }
}
