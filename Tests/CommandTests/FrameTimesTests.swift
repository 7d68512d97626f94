import Testing
import UIKit

@testable import TouchboxCommand

/// Tests frame times, and the frame rates of formats.
struct FrameTimesTests {
  @Test(
    "Frame k is at k / rate seconds, rounded to a microsecond",
    arguments: [
      // 1/30 s is 33333.3 microseconds, 2/30 s 66666.7.
      (30, 0, 0), (30, 1, 33_333), (30, 2, 66_667), (30, 30, 1_000_000), (25, 7, 280_000),
      (240, 1, 4167), (1, 3, 3_000_000),
      // 1/59.94 s is 16683.35 microseconds, 1001/30000 s is 33366.67; 5994 frames at 59.94 take 100
      // s.
      (FrameRate(5994, 100), 1, 16_683), (FrameRate(5994, 100), 5994, 100_000_000),
      (FrameRate(30_000, 1001), 1, 33_367), (FrameRate(30_000, 1001), 30_000, 1_001_000_000),
      (FrameRate(1, 2), 1, 2_000_000),
    ] as [(FrameRate, Int, Int64)])
  func times(rate: FrameRate, frame: Int, microseconds: Int64) {
    #expect(FrameTimes(rate: rate).time(of: frame) == AppTime(microseconds: microseconds))
  }

  @Test(
    "The last frame shows the script's end, and --from and --to limit the frames",
    arguments: [
      // A 0.2 s script at 10 frames per second: 0.0, 0.1, 0.2. The end of a 0.21 s script is first
      // visible at 0.3.
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

  @Test("The frame at or after a time is exact at any rate")
  func framesAgreeWithTimes() throws {
    let fractions = [FrameRate(5994, 100), FrameRate(30_000, 1001), FrameRate(1, 2)]
    for rate in [1, 7, 24, 30, 60, 144, 240] + fractions {
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
    "A GIF uses the nearest supported rate",
    arguments: [
      // The candidates are the delays around 100 / rate hundredths: 3 and 4 for 30, 4 and 5 for 24
      // and 22, 12 and 13 for 8 (8.33 and 7.69), 14 and 15 for 7 (7.14 and 6.67).
      (30, FrameRate(100, 3)), (24, 25), (60, 50), (22, 20), (8, FrameRate(100, 13)),
      (7, FrameRate(100, 14)), (240, 50), (FrameRate(5994, 100), 50),
      // Exactly halfway between 50 and 100/3.
      (FrameRate(125, 3), 50),
    ] as [(FrameRate, FrameRate)])
  func nearestRate(rate: FrameRate, nearest: FrameRate) {
    #expect(FilmFormat.gif.nearestRate(to: rate) == nearest)
  }

  @Test("A GIF supports all rates whose frames last at least two whole hundredths of a second")
  func ratesOfGIF() {
    for delay in 2...10_000 as ClosedRange<Int64> {
      let rate = FrameRate(100, delay)
      #expect(FilmFormat.gif.nearestRate(to: rate) == rate, "\(delay)")
    }
    #expect(FilmFormat.mp4.nearestRate(to: FrameRate(5994, 100)) == FrameRate(5994, 100))
  }

  @Test(
    "Messages print a rate in a readable form",
    arguments: [
      ("59.94", "59.94"), ("30000/1001", "30000/1001"), ("100/3", "100/3"), ("25.0", "25"),
      ("1/8", "0.125"), ("0.000001", "0.000001"), ("60/2", "30"),
    ])
  func title(rate: String, title: String) throws {
    #expect(try #require(FrameRate(argument: rate)).title == title)
  }

  @Test(
    "A rate is a decimal number or a fraction and is reduced",
    arguments: [
      ("24", 24, 1), ("59.94", 2997, 50), ("0.5", 1, 2), ("30000/1001", 30_000, 1001),
      ("100/4", 25, 1), ("25.0", 25, 1), ("0.000001", 1, 1_000_000),
    ] as [(String, Int64, Int64)])
  func rate(text: String, frames: Int64, seconds: Int64) {
    let rate = FrameRate(argument: text)
    #expect(rate == FrameRate(frames, seconds))
    #expect(rate?.frames == frames && rate?.seconds == seconds)
  }

  @Test(
    "Text other than a positive number is not a valid rate",
    arguments: [
      "", "0", "0.0", "-1", "+1", "1e3", "nan", "inf", "0x10", ".5", "5.", "1/0", "0/1", "1/2/3",
      "1 000", "1234567", "9999999999999999999999", "0.0000001", "30/1001.0", "٣",
    ])
  func noRate(text: String) {
    #expect(FrameRate(argument: text) == nil)
  }

  @Test(
    "A progress bar appears only on a terminal for long tasks and is removed at the end")
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
    // There is a line for each of 0 to 100 percent, and one that clears the bar.
    #expect(long.count == 102)
    #expect(long[50] == "\r[############.............] 50 %")
    #expect(long.last == "\r\u{1B}[K")
  }

  @Test(
    "A picture sequence has exactly one number in its name",
    arguments: [
      ("frames/%04d.png", true), ("%d.png", true), ("a-%02d-b.png", true), ("film.png", false),
      ("%d/%d.png", false), ("%d/film.png", false), ("%s.png", false), ("%4d.png", false),
      ("100%.png", false), ("%00d.png", false),
    ])
  func pattern(path: String, isPattern: Bool) {
    #expect(PNGSequenceWriter.isPattern(path) == isPattern)
  }
}
