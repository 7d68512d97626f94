import Foundation
import Testing
import XServer

/// Tests WebDriver Actions from another project's client, Selenium, as packaged by Debian.
struct SeleniumTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// Writes the data that Selenium would send to a browser into a file.
  private func write(_ kind: String) throws -> String {
    let child = try ChildProcess(
      "/usr/bin/python3", [Project.root + "/Tests/tools/selenium-actions.py", kind],
      directory: folder.path)
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(0), "\(child.lines)")
    return try folder.write(
      child.lines(of: .output).joined(separator: "\n"), to: "\(kind).json")
  }

  private func play(_ kind: String, on demo: String) throws -> Command {
    _ = try write(kind)
    return try Command(["play", "--demo", demo, "--actions", "\(kind).json"], in: folder)
  }

  /// Returns PinchMe's log for finger 1 at a distance to the left of and above 100,100, and finger
  /// 2 at the same distance to the right of and below 200,200.
  private static func moved(by distance: Double) -> [String] {
    let (first, second) = (100 - distance, 200 + distance)
    return [
      String(format: "Finger 1 moved: %fx%f", first, first),
      String(format: "Finger 2 moved: %fx%f", second, second),
      String(format: "Scaling: %.0f x %.0f", second - first, second - first),
    ]
  }

  @Test("K-11 K-12 two Selenium fingers pinch as in the contract's J3-e")
  func pinch() throws {
    let command = try play("pinch", on: "PinchMe")
    #expect(command.status == .exited(0), "\(command.errors)")
    let began = "Tap BEGIN at 100.000000, 100.000000 Tap count: 1"
    let ended = "Tap ENDED at 90.000000, 90.000000"
    #expect(command.output == [began] + Self.moved(by: 10) + [ended])
  }

  @Test("K-12 K-07 slow Selenium moves produce one packet per frame, shared by all fingers")
  func slowPinch() throws {
    let command = try play("slow-pinch", on: "PinchMe")
    #expect(command.status == .exited(0), "\(command.errors)")
    // A tenth of a second is six frames at 60 frames per second.
    let moves = (1...6).flatMap { Self.moved(by: $0 == 6 ? 10 : 10 * (Double($0) / 6)) }
    #expect(command.output.dropFirst().dropLast() == moves[...])
  }

  @Test("K-12 J4-g four Selenium fingers drag the four icons by relative moves")
  func four() throws {
    _ = try write("four")
    let command = try Command(
      ["play", "--demo", "TouchDemo", "--actions", "four.json", "--trace", "trace.txt"], in: folder)
    #expect(command.status == .exited(0), "\(command.errors)")
    let numbers = 0...3
    #expect(
      command.output == numbers.map { "Begin Touch ID \($0) Tracking with image \($0)" }
        + numbers.map { "Touch ID \($0) Tracking with image \($0)" })
    let trace = try String(contentsOfFile: folder.path + "/trace.txt", encoding: .utf8)
    #expect(trace.contains("T 0.000000 packet 1 event 1 changed d1,d2,d3,d4 all "))
    #expect(trace.contains("T 0.100000 packet 2 event 1 changed m1,m2,m3,m4 all "))
    #expect(trace.contains("T 0.200000 packet 3 event 1 changed u1,u2,u3,u4 all "))
    // Ten points toward the center. In the view, y is 20 less.
    for fields in ["1@40.000,40.000<30.000,30.000", "4@280.000,420.000<290.000,430.000"] {
      #expect(trace.contains("[\(fields) "), "\(trace)")
    }
  }

  @Test("K-12 a Selenium mouse click is a tap, as in a window")
  func mouse() throws {
    let command = try play("mouse", on: "PinchMe")
    #expect(command.status == .exited(0), "\(command.errors)")
    // The click is at 10,20, and the view starts 20 points below the window's upper edge.
    #expect(
      command.output == [
        "Tap BEGIN at 10.000000, 0.000000 Tap count: 1", "Tap ENDED at 10.000000, 0.000000",
      ])
  }
}
