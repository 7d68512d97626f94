import CSDL2
import Foundation
import SDLHost
import Simulator
import Testing
import TouchScript
import UIKit

/// The functions that are called when a finger moves, compared with the list in the guide.
@Suite(.serialized)
struct LifeOfATouchTests {
  /// A line in the guide's list.
  struct Line {
    /// The function, such as `Phone.step(_:to:)`.
    var function: String
    /// The stacks that contain the function, or empty for a function that has already returned.
    var stacks: Set<String>
    /// The path of the function's source file.
    var file: String
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func lines() throws -> [Line] {
    let page = root.appending(path: "Sources/Guides.docc/Understand/LifeOfATouch.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.matches(of: #/(?m)^\| `([^`]+)` \|([ ABC]*)\| `(Sources/[^`]+)` \|/#).map {
      Line(
        function: String($0.output.1),
        stacks: Set($0.output.2.split(separator: " ").map(String.init)),
        file: String($0.output.3))
    }
  }

  /// Moves a real finger through SDL's queue, and returns the recorded stacks by letter.
  private func recordedStacks() throws -> [String: [String]] {
    var (device, recorder, callback) = (RecordedStack(), RecordedStack(), RecordedStack())
    var isMoving = false
    let view = RecordingView()
    view.onMove = { callback.record() }
    let app = LaunchTarget.view { view }
    let record = { (line: String) in
      if isMoving, line.contains(" sdl finger") { recorder.record() }
    }
    try HostHarness.open(app: app) {
      $0.makeRawRecording = { WindowEventRecorder(ScriptRecorder.Options(), write: record) }
    } _: { host in
      host.turn(host.down(1))
      isMoving = true
      host.environment.onDeviceQuery = { device.record() }
      host.turn(host.move(1, x: 170))
    }
    let functions = RecordedStack.functions(
      on: [device, recorder, callback], of: ["SDLHost", "Simulator", "UIKit"])
    return Dictionary(uniqueKeysWithValues: zip(["A", "B", "C"], functions))
  }

  @Test("The guide lists the functions on a moving finger's stacks in order")
  func stacks() throws {
    let stacks = try recordedStacks()
    let lines = try Self.lines()
    for (letter, stack) in stacks {
      #expect(!stack.isEmpty)
      let listed = lines.filter { $0.stacks.contains(letter) }.map(\.function)
      #expect(listed == stack, "stack \(letter)")
    }
  }

  @Test("Each function listed in the guide is in its file")
  func files() throws {
    for line in try Self.lines() {
      let text = try String(contentsOf: Self.root.appending(path: line.file), encoding: .utf8)
      let name = line.function.split(separator: "(")[0].split(separator: ".").last ?? ""
      #expect(text.contains("func \(name)("), "\(line.function)")
    }
  }

  @Test("A moving finger passes through at most 25 functions in 12 files")
  func counts() throws {
    let lines = try Self.lines()
    #expect(lines.count > 10)
    #expect(lines.count <= 25)
    #expect(Set(lines.map(\.file)).count <= 12)
  }
}

/// A view that reports moves.
private final class RecordingView: UIView {
  var onMove: () -> Void = {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    onMove()
  }
}
