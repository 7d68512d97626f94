import Foundation
import Testing
import XServer

/// Tests that `touchbox monkey` finds planted faults and shrinks their scripts.
@Suite(.serialized) struct MonkeyFaultTests {
  /// An app with a single fault.
  struct Fault: Sendable {
    let app: String
    /// The kind of failure that the monkey reports.
    let kind: String
    let message: String
    /// The number of steps in the shortest script written by hand.
    let minimum: Int
    var options: [String] = []
  }

  static let faults = [
    // Three fingers touch down and lift.
    Fault(app: "ThreeFingers", kind: "crash", message: "three fingers", minimum: 2),
    // A finger touches down, the system cancels it, and the finger lifts.
    Fault(
      app: "CancelledAnimation", kind: "crash", message: "cancelled in an animation", minimum: 3),
    // A tap, a drag with one move, and a tap.
    Fault(app: "DragBetweenTaps", kind: "crash", message: "a drag between taps", minimum: 7),
    // Four taps.
    Fault(app: "SmallButton", kind: "crash", message: "Index out of range", minimum: 8),
    // Two fingers touch down, one moves, and both lift.
    Fault(app: "RightAngle", kind: "crash", message: "more than a right angle", minimum: 3),
    // A finger touches down, the app loses focus, and the finger lifts.
    Fault(app: "LostFocus", kind: "crash", message: "a finger is down", minimum: 3),
    // Two fingers touch down and lift together, and one touches down and lifts.
    Fault(app: "TwoLifts", kind: "crash", message: "fingers are left", minimum: 4),
    // A finger touches down, another touches down, and both lift.
    Fault(app: "HoldAndTap", kind: "crash", message: "a tap next to a held finger", minimum: 3),
    // A swipe: touch down, move, and lift.
    Fault(app: "Leaking", kind: "leak", message: "not released with the app: Leaking", minimum: 3),
    // A tap near the lower edge.
    Fault(app: "Endless", kind: "runaway", message: "endless work at one time", minimum: 2),
    // Two taps.
    Fault(
      app: "Hanging", kind: "hang", message: "did not return within 1 s", minimum: 4,
      options: ["--timeout", "1"]),
    // Touch down, five moves that add a thousand views each, and lift.
    Fault(app: "Growing", kind: "growth", message: "more than 5000 views", minimum: 7),
    // A tap.
    Fault(
      app: "Exiting", kind: "crash", message: "the app exited with code 2", minimum: 2),
    // A drag with one move.
    Fault(
      app: "LosesBox", kind: "expectation", message: "expected false, got true", minimum: 3,
      options: ["--expect", "prop box.isHidden false"]),
  ]

  @Test(
    "A planted fault is found within 10,000 packets, with a script at most twice the minimum",
    arguments: faults)
  func fault(_ fault: Fault) throws {
    let folder = NSTemporaryDirectory() + "monkey-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = AdapterProgram.fixtures.appendingPathComponent("Planted/Planted.swift").path
    let arguments = ["--app", fault.app, "--packets", "10000", "--failures", "1"] + fault.options
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"), ["monkey", file] + arguments,
      environment: AdapterProgram.environment, directory: folder)
    #expect(try child.waitForExit(timeout: .seconds(300)) == .exited(1), "\(child.lines)")
    let report = child.lines(of: .error).joined(separator: "\n")
    #expect(report.contains(": \(fault.kind): "))
    #expect(report.contains(fault.message))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/monkey")
    let script = try #require(names.first { $0.hasSuffix(".touch") })
    #expect(names.contains { $0.hasSuffix(".png") })
    let text = try String(contentsOfFile: "\(folder)/monkey/\(script)", encoding: .utf8)
    let steps = text.split(separator: "\n").filter { line in
      line.first?.isNumber == true && !line.contains(" expect ")
    }
    #expect(steps.count <= 2 * fault.minimum, "\(text)")
    // The script fails again, in the same way.
    let again = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      ["monkey", file, "--app", fault.app, "--script", "monkey/\(script)"] + fault.options,
      environment: AdapterProgram.environment, directory: folder)
    #expect(try again.waitForExit(timeout: .seconds(300)) == .exited(1))
    #expect(again.lines(of: .error).contains { $0.contains(fault.message) })
  }
}
