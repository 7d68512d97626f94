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
    Story(demo: "TouchChain"),
  ]

  @Test("J-01 two real fingers do in a window what they do in a script", arguments: stories)
  func fingers(story: Story) throws {
    let (one, other) = (story.first, story.second)
    try withXServer { server in
      let demo = try LiveDemo.traced(story.demo, on: server)
      try play(
        [
          { try demo.down(1, one.from.x, one.from.y) },
          { try demo.down(2, other.from.x, other.from.y) },
          { try demo.move(1, one.to.x, one.to.y) },
          { try demo.move(2, other.to.x, other.to.y) },
        ], on: demo,
        script: """
          touchscript 1
          demo \(story.demo)
          0.00 d1 \(one.from.x),\(one.from.y)
          0.05 d2 \(other.from.x),\(other.from.y)
          0.10 m1 \(one.to.x),\(one.to.y)
          0.15 m2 \(other.to.x),\(other.to.y)
          1.00 turn
          """)
      try demo.up(1)
      try demo.up(2)
      #expect(try demo.quit() == .exited(0))
    }
  }

  @Test("J-01 the mouse does in a window what a finger does in a script", arguments: stories)
  func mouse(story: Story) throws {
    let way = story.first
    try withXServer { server in
      let demo = try LiveDemo.traced(story.demo, on: server)
      try demo.point(way.from.x, way.from.y)
      try play(
        [
          { try server.pointer.press() },
          { try demo.point(way.to.x, way.to.y) },
        ], on: demo,
        script: """
          touchscript 1
          demo \(story.demo)
          0.00 d1 \(way.from.x),\(way.from.y)
          0.05 m1 \(way.to.x),\(way.to.y)
          1.00 turn
          """)
      try server.pointer.release()
      #expect(try demo.quit() == .exited(0))
    }
  }

  /// Does what makes one packet each, and compares the log and the picture with a script's.
  ///
  /// What was shown goes away again in some demos, 1.6 s after the last packet at the earliest.
  private func play(
    _ packets: [() throws -> Void], on demo: LiveDemo, script: String
  ) throws {
    let headless = Headless(server: demo.server)
    let picture = try headless.picture(of: script)
    let log = try headless.log(of: script)
    for (number, packet) in packets.enumerated() {
      try packet()
      #expect(poll { demo.packets.count > number }, "packet \(number + 1)")
    }
    #expect(try demo.waitForPicture(picture).isNone)
    #expect(try demo.waitForLog(log.count) == log)
  }
}
