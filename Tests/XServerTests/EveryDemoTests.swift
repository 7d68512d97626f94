import AppLibrary
import CoreGraphics
import DemoCatalog
import Painter
import Testing
import TouchboxCommand
import XServer

/// Every demo in a window, operated with real fingers and the mouse. The log and image match a
/// script with the same fingers.
@Suite(.serialized, .requiresXServer)
struct EveryDemoTests {
  /// One finger's drag, in phone points.
  struct Drag: Sendable {
    let from: (x: Int, y: Int)
    let to: (x: Int, y: Int)
  }

  /// A demo, and two fingers' drags. The mouse performs the first drag.
  struct Case: Sendable, CustomTestStringConvertible {
    let demo: String
    var first = Drag(from: (140, 220), to: (140, 100))
    var second = Drag(from: (180, 280), to: (180, 400))

    var testDescription: String { demo }
  }

  /// The demos that respond better to drags at other locations.
  private static let special = [
    Case(
      demo: "TouchDemo", first: Drag(from: (20, 40), to: (60, 90)),
      second: Drag(from: (300, 460), to: (250, 400))),
    Case(demo: "MultiSwipe", second: Drag(from: (180, 280), to: (182, 160))),
  ]

  /// All demos in the catalog.
  @MainActor static let cases = AppCatalog.demos.apps.map { demo in
    special.first { $0.demo == demo.name } ?? Case(demo: demo.name)
  }

  @Test(
    "J-01 two real fingers in a window have the same effect as in a script", arguments: await cases)
  func fingers(_ test: Case) throws {
    let (one, other) = (test.first, test.second)
    try withXServer { server in
      try play(
        test.demo, on: server,
        [
          { demo in try demo.down(1, one.from.x, one.from.y) },
          { demo in try demo.down(2, other.from.x, other.from.y) },
          { demo in try demo.move(1, one.to.x, one.to.y) },
          { demo in try demo.move(2, other.to.x, other.to.y) },
        ], ending: [{ try $0.up(1) }, { try $0.up(2) }],
        script: """
          touchscript 1
          demo \(test.demo)
          0.00 d1 \(one.from.x),\(one.from.y)
          0.05 d2 \(other.from.x),\(other.from.y)
          0.10 m1 \(one.to.x),\(one.to.y)
          0.15 m2 \(other.to.x),\(other.to.y)
          1.00 turn
          """)
    }
  }

  @Test(
    "J-01 the mouse in a window has the same effect as a finger in a script", arguments: await cases
  )
  func mouse(_ test: Case) throws {
    let drag = test.first
    try withXServer { server in
      try play(
        test.demo, on: server,
        [
          { demo in
            try demo.movePointer(drag.from.x, drag.from.y)
            try server.pointer.press()
          },
          { demo in try demo.movePointer(drag.to.x, drag.to.y) },
        ], ending: [{ _ in try server.pointer.release() }],
        script: """
          touchscript 1
          demo \(test.demo)
          0.00 d1 \(drag.from.x),\(drag.from.y)
          0.05 m1 \(drag.to.x),\(drag.to.y)
          1.00 turn
          """)
    }
  }

  /// Performs actions that result in one packet each, and compares the log and image with a
  /// script's.
  ///
  /// Some demos erase their message 1.6 seconds after the last packet. If a busy machine misses it,
  /// the actions are repeated.
  private func play(
    _ name: String, on server: XServer, _ packets: [(LiveDemo) throws -> Void],
    ending: [(LiveDemo) throws -> Void], script: String
  ) throws {
    let headless = HeadlessPlayer(server: server)
    let image = try headless.snapshot(of: script)
    let log = try headless.log(of: script)
    var isSame = false
    for _ in 1...3 where !isSame {
      let demo = try LiveDemo.traced(name, on: server)
      for (number, packet) in packets.enumerated() {
        try packet(demo)
        #expect(poll { demo.packets.count > number }, "packet \(number + 1)")
      }
      isSame = try demo.waitForImage(image)
      #expect(try demo.waitForLog(log.count) == log)
      for end in ending { try end(demo) }
      #expect(try demo.quit() == .exited(0))
    }
    #expect(isSame, "the window shows a different image")
  }
}
