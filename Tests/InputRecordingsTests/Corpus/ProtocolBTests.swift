import CoreGraphics
import Simulator
import SplitMix64
import Testing
import TouchScript
import UIKit

@testable import InputRecordings

/// Compares converted recordings with the fingers that an independent reader finds in them.
struct ProtocolBTests {
  @Test(
    "K-13 at the end of each frame, the script and an independent reader have the same fingers",
    arguments: SyntheticDevice.all.filter { $0.reports == .slots })
  func corpus(device: SyntheticDevice) throws {
    try check(device.recording)
  }

  @Test(
    "K-13 the same is true for random fingers on each device", arguments: 0..<40 as Range<UInt64>)
  func fingers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let devices = SyntheticDevice.all.filter { $0.reports == .slots }
    let device = devices[Int(seed) % devices.count]
    var writer = RecordingWriter(device)
    for _ in 0..<30 {
      for slot in 0..<device.slotCount where Bool.random(using: &random) {
        let x = Double.random(in: 0...1, using: &random)
        let y = Double.random(in: 0...1, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: writer.contacts[slot] = nil
        case 1: writer.contacts[slot] = writer.contact(x, y)
        case 2: writer.contacts[slot]?.tool = Int.random(in: 0...2, using: &random)
        case 3: writer.contacts[slot]?.distance = Int.random(in: 0...1, using: &random)
        default: writer.move(slot, to: x, y)
        }
      }
      writer.report()
      if Int.random(in: 0..<20, using: &random) == 0 { writer.drop() }
    }
    try check(Recordings.libinput(writer.events, axes: device.axes))
  }

  @Test("K-13 the same is true for random events, in any order", arguments: 0..<40 as Range<UInt64>)
  func events(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let frames = (0..<30).map { index in
      var events = (0..<number(0...9)).map { _ in
        [
          "slot \(number(0...9))", "id \(number(-1...3))", "x \(number(-100...3300))",
          "y \(number(-100...4900))", "tool \(number(0...2))", "distance \(number(0...1))",
        ][number(0...5)]
      }
      // The kernel's current slot is unknown at the start and after dropped events.
      events.insert("slot \(number(0...9))", at: 0)
      if number(0...20) == 0 { events.append("dropped") }
      return (index * 8, events.joined(separator: "; "))
    }
    try check(Recordings.libinput(Recordings.frames(frames)))
  }

  /// Compares a recording's script with the reader's frames. A finger has the same number in the
  /// script from its landing to its lift, and no other finger has it.
  private func check(_ text: String) throws {
    let recording = try InputRecording(Array(text.utf8), file: "r")
    let steps = try Script.converting(
      recording, file: "r", device: nil, screen: CGSize(width: 320, height: 480)
    ).script.steps
    let frames = ProtocolBReader.frames(of: text)
    #expect(frames.contains { !$0.fingers.isEmpty })
    var next = steps.startIndex
    var fingers: [Int64: [Int]] = [:]
    var numbers: [Int: Int64] = [:]
    for frame in frames {
      while next < steps.endIndex, steps[next].time.microseconds <= frame.microseconds,
        case .packet(let changes) = steps[next].action
      {
        for change in changes { apply(change, to: &fingers) }
        next += 1
      }
      #expect(fingers.count == frame.fingers.count, "at \(frame.microseconds) µs")
      // Fingers that land together are numbered in the order of their tracking numbers' events.
      let landed = fingers.keys.filter { !numbers.values.contains($0) }.sorted()
      let new = frame.fingers.keys.filter { numbers[$0] == nil }.sorted()
      #expect(landed.count == new.count, "at \(frame.microseconds) µs")
      for (finger, number) in zip(new, landed) { numbers[finger] = number }
      for (finger, location) in frame.fingers {
        #expect(
          Self.agree(numbers[finger].flatMap { fingers[$0] }, location),
          "finger \(finger) at \(frame.microseconds) µs")
      }
    }
  }

  /// Returns whether two locations are equal, up to the rounding of half a hundredth of a point.
  private static func agree(_ first: [Int]?, _ second: [Int]) -> Bool {
    first.map { zip($0, second).allSatisfy { abs($0 - $1) <= 1 } } ?? false
  }

  private func apply(_ change: TouchChange, to fingers: inout [Int64: [Int]]) {
    switch change.kind {
    case .down(let point), .move(let point):
      fingers[change.finger.finger] = [point.x, point.y].map { Int(($0 * 100).rounded()) }
    case .up, .cancel: fingers[change.finger.finger] = nil
    }
  }
}
