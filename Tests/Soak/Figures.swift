import Foundation

/// What a process uses at one moment.
struct Figures {
  /// Resident memory, in kilobytes.
  var memory: Int
  /// Open file descriptors.
  var descriptors: Int
  /// Touches that are active although no finger is down.
  var touches: Int
  /// Pictures that were drawn so far.
  var frames: Int
  /// Packets that were delivered so far.
  var packets: Int

  /// Measures this process.
  init(touches: Int, frames: Int, packets: Int) {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    memory = (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024
    // One of them is that of the folder itself, which is being read.
    let entries = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    descriptors = (entries?.count ?? 1) - 1
    (self.touches, self.frames, self.packets) = (touches, frames, packets)
  }

  /// The figures as one line, which `init(line:)` reads.
  var line: String {
    "memory \(memory) KB, descriptors \(descriptors), touches \(touches), frames \(frames), "
      + "packets \(packets)"
  }

  /// Reads a line that another process wrote; nil if it is none.
  init?(line: String) {
    let numbers = line.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    guard line.hasPrefix("memory "), numbers.count == 5 else { return nil }
    (memory, descriptors, touches) = (numbers[0], numbers[1], numbers[2])
    (frames, packets) = (numbers[3], numbers[4])
  }
}

/// The figures of a run, and what they must not do.
struct SoakResult {
  /// What ran, and for how long.
  var title: String
  /// After the warm-up.
  var start: Figures
  /// Halfway.
  var middle: Figures
  /// At the end.
  var end: Figures
  /// The most touches that were active while no finger was down, at any look.
  var stuckTouches: Int

  /// How much more memory may be in use at the end than halfway, in kilobytes: what an allocator and
  /// caches of bounded size need.
  static let memoryTolerance = 4096

  /// What grew; nil if nothing did.
  var problem: String? {
    if end.memory > middle.memory + Self.memoryTolerance {
      return "memory grew by \(end.memory - middle.memory) KB in the second half"
    }
    // What is opened once, such as the three of the first thread of Dispatch, is opened in the first half.
    if end.descriptors > middle.descriptors {
      return "descriptors grew from \(middle.descriptors) to \(end.descriptors) in the second half"
    }
    if stuckTouches > 0 { return "\(stuckTouches) touches stayed though no finger was down" }
    if end.frames <= middle.frames || end.packets <= middle.packets {
      return "nothing was drawn or delivered in the second half"
    }
    return nil
  }

  /// The report.
  var text: String {
    """
    \(title)
    start:  \(start.line)
    middle: \(middle.line)
    end:    \(end.line)
    """
  }
}
