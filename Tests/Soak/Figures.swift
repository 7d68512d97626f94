import Foundation

/// A process's resource use at one point in time.
struct Figures {
  /// Resident memory, in kilobytes.
  var memory: Int
  /// Open file descriptors.
  var descriptors: Int
  /// Touches that are active although no finger is down.
  var touches: Int
  /// The number of pictures drawn so far.
  var frames: Int
  /// The number of packets delivered so far.
  var packets: Int

  /// Measures this process.
  init(touches: Int, frames: Int, packets: Int) {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    memory = (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024
    // One descriptor belongs to the folder being read.
    let entries = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    descriptors = (entries?.count ?? 1) - 1
    (self.touches, self.frames, self.packets) = (touches, frames, packets)
  }

  /// The figures on one line, in the format of `init(line:)`.
  var line: String {
    "memory \(memory) KB, descriptors \(descriptors), touches \(touches), frames \(frames), "
      + "packets \(packets)"
  }

  /// Parses another process's line, or returns nil for other text.
  init?(line: String) {
    let numbers = line.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    guard line.hasPrefix("memory "), numbers.count == 5 else { return nil }
    (memory, descriptors, touches) = (numbers[0], numbers[1], numbers[2])
    (frames, packets) = (numbers[3], numbers[4])
  }
}

/// The figures from a run, and the limits on them.
struct SoakResult {
  /// The workload and its duration.
  var title: String
  /// The figures after the warm-up.
  var start: Figures
  /// The figures halfway.
  var middle: Figures
  /// The figures at the end.
  var end: Figures
  /// The maximum number of touches seen while no finger was down.
  var stuckTouches: Int

  /// The allowed memory growth in the second half, in kilobytes, for the allocator and bounded
  /// caches.
  static let memoryTolerance = 4096

  /// The figure that grew, or nil if none did.
  var problem: String? {
    if end.memory > middle.memory + Self.memoryTolerance {
      return "memory grew by \(end.memory - middle.memory) KB in the second half"
    }
    // Descriptors that are opened only once, such as the three for Dispatch's first thread, are
    // open by then.
    if end.descriptors > middle.descriptors {
      return "descriptors grew from \(middle.descriptors) to \(end.descriptors) in the second half"
    }
    if stuckTouches > 0 { return "\(stuckTouches) touches stayed though no finger was down" }
    if end.frames <= middle.frames || end.packets <= middle.packets {
      return "nothing was drawn or delivered in the second half"
    }
    return nil
  }

  /// The report's text.
  var text: String {
    """
    \(title)
    start:  \(start.line)
    middle: \(middle.line)
    end:    \(end.line)
    """
  }
}
