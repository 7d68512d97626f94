import Foundation
import Testing
import XServer

private let hasSourceAdapter = FileManager.default.fileExists(
  atPath: Project.root + "/Sources/touchbox-adapt/TouchboxAdapt.swift")

/// Apps of a user's own that crash or never return. All are in one file of one folder, which is compiled once:
/// that takes more processor time than all runs.
@Suite(
  .serialized,
  .enabled(if: hasSourceAdapter, "the source adapter is not in this copy of the sources"))
struct CrashTests {
  private static let source = """
    import UIKit

    class EndlessView: UIView {
      func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level + 1) + 1 }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("before")
        print(depth(0))
      }
    }

    class HitView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTest(point, with: event)
      }
    }

    class LayoutView: UIView {
      override func layoutSubviews() {
        setNeedsLayout()
        layoutIfNeeded()
      }
    }

    class TrapView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("before")
        print(subviews[touches.count])
      }
    }

    class SelfView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        addSubview(self)
      }
    }

    class CircleView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let inner = UIView()
        addSubview(inner)
        inner.addSubview(self)
      }
    }

    class DeepView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        var last: UIView = self
        while true {
          let next = UIView()
          last.addSubview(next)
          last = next
        }
      }
    }

    class DeepLayerView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        var first = CALayer()
        while true {
          let next = CALayer()
          next.addSublayer(first)
          first = next
        }
      }
    }

    class BusyView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        FileHandle.standardError.write(Data("busy\\n".utf8))
        while true {}
      }
    }

    """

  private static let endless =
    "calls itself without end, or needs more stack than there is (signal 11, Segmentation fault)"

  /// The file of the apps, in the folder of compiled programs.
  private static let file = Result {
    let folder = URL(fileURLWithPath: ChildProcess.cache + "/crashes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Faults.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private let folder: Folder
  private let file: String
  private let environment: [String: String]

  init() throws {
    folder = try Folder()
    file = try Self.file.get()
    environment = [
      "XDG_CACHE_HOME": ChildProcess.cache, "TOUCHBOX_ASSETS": "", "SWIFT_BACKTRACE": "enable=no",
    ]
    try folder.write(RunFileTests.script, to: "tap.touch")
  }

  private func touchbox(_ arguments: String...) throws -> Command {
    try Command(arguments, in: folder, environment: environment)
  }

  /// Plays a tap on one of the views, without a window.
  private func run(_ app: String) throws -> Command {
    try touchbox(
      "run", file, "--app", app, "--headless", "--script", "tap.touch")
  }

  @Test(
    "K-20 an app that calls itself for ever: one message says so, and the signal is the code",
    arguments: ["EndlessView", "HitView", "LayoutView"])
  func endless(app: String) throws {
    let command = try run(app)
    #expect(command.status == .signalled(SIGSEGV))
    #expect(command.errors.last == "touchbox: \(app) \(Self.endless)")
    #expect(command.errors.count { $0.hasPrefix("touchbox: ") } == 1, "\(command.errors)")
    // What was logged before is there.
    #expect(command.output == (app == "EndlessView" ? ["before"] : []))
  }

  @Test("K-20 in a worker, such an app fails its script alone, with code 3 and the same message")
  func endlessWorker() throws {
    try folder.write("touchscript 1\n0.1 expect count none 0\n", to: "none.touch")
    let command = try touchbox(
      "play", "--app", file, "--app", "EndlessView", "tap.touch", "none.touch", "--jobs",
      "1")
    #expect(command.status == .exited(3), "\(command.errors)")
    #expect(command.output == ["before"])
    #expect(command.errors.contains("touchbox: EndlessView \(Self.endless)"))
    #expect(command.errors.contains("touchbox: tap.touch: its worker was ended by signal 11"))
    #expect(command.errors.last?.contains("1 passed, 1 failed: tap.touch") == true)
  }

  @Test("`monkey` says that such an app calls itself, and writes the script")
  func endlessMonkey() throws {
    let command = try touchbox(
      "monkey", file, "--app", "EndlessView", "--packets", "200", "-o", "found")
    #expect(command.status == .exited(1), "\(command.errors)")
    #expect(
      command.errors.contains {
        $0.contains("crash: the app calls itself without end, or needs more stack than there is")
      }, "\(command.errors)")
  }

  @Test("K-20 a trap ends with its own message, and with the app's name and the signal")
  func trap() throws {
    let command = try run("TrapView")
    guard case .signalled(let signal) = command.status else {
      Issue.record("\(command.status)")
      return
    }
    #expect([SIGILL, SIGTRAP].contains(signal))
    #expect(command.output == ["before"])
    #expect(command.errors.contains { $0.contains("Fatal error: Index out of range") })
    #expect(
      command.errors.last?.hasPrefix("touchbox: TrapView crashed (signal \(signal), ") == true)
  }

  @Test(
    "Reports of scripts before a crash are there, and the others have failed; also of a full stack",
    arguments: ["TrapView", "EndlessView"])
  func reports(app: String) throws {
    try folder.write("touchscript 1\n0.1 expect count none 0\n", to: "none.touch")
    let command = try touchbox(
      "play", "--app", file, "--app", app, "none.touch", "tap.touch", "none.touch",
      "--shard", "1/1", "--json", "all.json", "--junit", "all.xml")
    guard case .signalled(let signal) = command.status else {
      Issue.record("\(command.status)")
      return
    }
    #expect(command.errors.last?.hasPrefix("touchbox: \(app) c") == true, "\(command.errors)")
    for file in ["all.json", "all.xml"] {
      let merged = try touchbox("merge", file)
      #expect(merged.status == .exited(1))
      #expect(
        merged.errors.suffix(2) == [
          "touchbox: \(file): shard 1/1 was ended by signal \(signal)",
          "3 scripts of 1 shard: 1 passed, 2 failed",
        ])
      let reason = "was not played to its end: signal \(signal) ended the command"
      #expect(merged.output.joined().contains(reason))
    }
  }

  @Test(
    "A view in itself, in one that is in it, or 500 deep: a message says which",
    arguments: [
      ("SelfView", "a view cannot be its own subview"),
      ("CircleView", "a view cannot be put into one of its own subviews"),
      ("DeepView", "500 views lie in one another, and another one in the deepest; expected fewer"),
      (
        "DeepLayerView",
        "500 layers lie in one another, and another one in the deepest; expected fewer"
      ),
    ])
  func misplacedViews(app: String, message: String) throws {
    let command = try run(app)
    #expect(
      command.errors.contains { $0.hasSuffix("Fatal error: \(message)") }, "\(command.errors)")
    #expect(command.errors.last?.hasPrefix("touchbox: \(app) crashed (") == true)
  }

  @Test("K-20 an app that never returns ends two seconds after Ctrl-C, with its code")
  func busy() throws {
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      ["run", file, "--app", "BusyView", "--headless", "--script", "tap.touch"],
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      directory: folder.path)
    #expect(poll(timeout: .seconds(30)) { child.lines(of: .error).contains("busy") })
    child.send(signal: SIGINT)
    #expect(try child.waitForExit(timeout: .seconds(30)) == .exited(128 + SIGINT))
  }
}
