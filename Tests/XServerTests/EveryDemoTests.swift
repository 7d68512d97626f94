import CoreGraphics
import Painter
import Testing
import XServer

/// Every demo in a window, by real fingers and by the mouse: it says and shows what it says and
/// shows to a script of the same fingers.
@Suite(
  .serialized,
  .enabled(
    if: XServer.isAvailable,
    "needs Xorg with the dummy and inputtest drivers; `make test` installs them"))
struct EveryDemoTests {
  /// Where one finger lands, and where it goes.
  struct Way: Sendable {
    let from: (x: Int, y: Int)
    let to: (x: Int, y: Int)
  }

  /// A demo with two fingers' ways, of which the mouse takes the first.
  struct Story: Sendable, CustomTestStringConvertible {
    let demo: String
    var first = Way(from: (140, 220), to: (140, 100))
    var second = Way(from: (180, 280), to: (180, 400))

    var testDescription: String { demo }
  }

  static let stories: [Story] = [
    Story(demo: "TapCounter"), Story(demo: "DragDemo"), Story(demo: "PinchMe"),
    Story(
      demo: "TouchDemo", first: Way(from: (20, 40), to: (60, 90)),
      second: Way(from: (300, 460), to: (250, 400))),
    Story(demo: "TouchSpots"), Story(demo: "TestTouch"), Story(demo: "BeachBall"),
    Story(demo: "TouchExample"), Story(demo: "SwipeExample"),
    Story(demo: "MultiSwipe", second: Way(from: (180, 280), to: (182, 160))),
    Story(demo: "Multitap1"), Story(demo: "Multitap2"), Story(demo: "PinchExample"),
    Story(demo: "TouchChain"), Story(demo: "PhotoDemo"),
  ]

  @Test("J-01 two real fingers do in a window what they do in a script", arguments: stories)
  func fingers(story: Story) throws {
    let (one, other) = (story.first, story.second)
    try withXServer { server in
      try play(
        story.demo, on: server,
        [
          { demo in try demo.down(1, one.from.x, one.from.y) },
          { demo in try demo.down(2, other.from.x, other.from.y) },
          { demo in try demo.move(1, one.to.x, one.to.y) },
          { demo in try demo.move(2, other.to.x, other.to.y) },
        ], ending: [{ try $0.up(1) }, { try $0.up(2) }],
        script: """
          touchscript 1
          demo \(story.demo)
          0.00 d1 \(one.from.x),\(one.from.y)
          0.05 d2 \(other.from.x),\(other.from.y)
          0.10 m1 \(one.to.x),\(one.to.y)
          0.15 m2 \(other.to.x),\(other.to.y)
          1.00 turn
          """)
    }
  }

  @Test("J-01 the mouse does in a window what a finger does in a script", arguments: stories)
  func mouse(story: Story) throws {
    let way = story.first
    try withXServer { server in
      try play(
        story.demo, on: server,
        [
          { demo in
            try demo.point(way.from.x, way.from.y)
            try server.pointer.press()
          },
          { demo in try demo.point(way.to.x, way.to.y) },
        ], ending: [{ _ in try server.pointer.release() }],
        script: """
          touchscript 1
          demo \(story.demo)
          0.00 d1 \(way.from.x),\(way.from.y)
          0.05 m1 \(way.to.x),\(way.to.y)
          1.00 turn
          """)
    }
  }

  /// Does what makes one packet each, and compares the log and the picture with a script's.
  ///
  /// What some demos show goes away 1.6 s after the last packet: on a machine that is too busy to
  /// look in time, the story is told again.
  private func play(
    _ name: String, on server: XServer, _ packets: [(LiveDemo) throws -> Void],
    ending: [(LiveDemo) throws -> Void], script: String
  ) throws {
    let headless = Headless(server: server)
    let picture = try headless.picture(of: script)
    let log = try headless.log(of: script)
    var isAlike = false
    for _ in 1...3 where !isAlike {
      let demo = try LiveDemo.traced(name, on: server)
      for (number, packet) in packets.enumerated() {
        try packet(demo)
        #expect(poll { demo.packets.count > number }, "packet \(number + 1)")
      }
      isAlike = try demo.waitForPicture(picture)
      #expect(try demo.waitForLog(log.count) == log)
      for end in ending { try end(demo) }
      #expect(try demo.quit() == .exited(0))
    }
    #expect(isAlike, "the window shows something else")
  }
}
