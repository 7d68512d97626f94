import CoreGraphics
import Foundation
import Painter
import Testing
import XServer

/// People's own pictures in a real window: from the web, and dropped onto it.
@Suite(
  .serialized,
  .enabled(
    if: XServer.isAvailable,
    "needs Xorg with the dummy and inputtest drivers; `make test` installs them"))
struct ImageOverrideTests {
  // What the server's pictures show.
  private let pink: Screenshot.Pixel = 0xC80064
  private let blue: Screenshot.Pixel = 0x0078C8
  private let violet: Screenshot.Pixel = 0x5A3CA0
  // The stand-ins: red at the top left, orange at the bottom right.
  private let red: Screenshot.Pixel = 0xFF0000
  private let orange: Screenshot.Pixel = 0xFF8000

  private func open(
    _ demo: String, on server: XServer, _ arguments: String...
  ) throws -> LiveDemo {
    try LiveDemo(
      demo, on: server, arguments: arguments, environment: PictureServer.environment)
  }

  @Test(
    "J4-03 icons from the web: squares until they come, then in their own size, in their corners",
    arguments: ["corrected", "published"])
  func web(variant: String) throws {
    let pictures = try PictureServer()
    try withXServer { server in
      let demo = try open(
        "TouchDemo", on: server, "--variant", variant, "--images",
        pictures.address + "/late/%d.png")
      // The server lets each wait for a second.
      #expect(try demo.color(20, 40) == red)
      #expect(try demo.color(300, 460) == orange)
      // Icon 4 is moved before its picture is there: to (256,336) of the view.
      try demo.down(1, 300, 460)
      try demo.move(1, 310, 400)
      try demo.up(1)
      #expect(try demo.waitForColor(80, 40) { $0 == pink })
      #expect(try demo.waitForColor(240, 40) { $0 == blue })
      // It is 100 wide, so it is clamped to (220,336); untouched it would lie at the bottom.
      #expect(try demo.waitForColor(221, 357) { $0 == violet })
      #expect(try demo.color(219, 357) == 0xFFFFFF)
      #expect(try demo.color(300, 470) == 0xFFFFFF)
      #expect(demo.process.lines(of: .error) == [])
      // Nothing is left running, and nothing wakes the window.
      #expect(try demo.quit() == .exited(0))
    }
  }

  @Test("J4-03 a picture that does not come is one sentence, and the demo's own is shown")
  func missing() throws {
    let pictures = try PictureServer()
    try withXServer { server in
      let demo = try open(
        "TouchDemo", on: server, "--images", pictures.address + "/nothing/%d.png")
      let lines = try demo.process.waitForLines(4, containing: "cannot be fetched")
      #expect(lines.allSatisfy { $0.contains("the demo shows its own picture") })
      let own = try Headless(server: server).picture(
        of: "touchscript 1\ndemo TouchDemo\n0.0 tap 1 160,240")
      #expect(try demo.waitForPicture(own))
      #expect(try demo.quit() == .exited(0))
    }
  }

  @Test("Closing the window ends what is still on its way")
  func quitWhileLoading() throws {
    let pictures = try PictureServer()
    try withXServer { server in
      let demo = try open(
        "TouchDemo", on: server, "--images", pictures.address + "/silent/%d.png")
      #expect(try demo.color(20, 40) == red)
      let start = ContinuousClock.now
      #expect(try demo.quit() == .exited(0))
      #expect(ContinuousClock.now - start < .seconds(5), "fetching takes ten")
      #expect(demo.process.lines(of: .error) == [])
    }
  }

  @Test("Files dropped onto the window take the icons' places one after the other, and stay")
  func drop() throws {
    try withXServer { server in
      let demo = try open("TouchDemo", on: server)
      let folder = try temporaryFolder(on: server)
      let picture = folder + "/ein Bild.png"
      try ImageFile.savePNG(try #require(Self.picture(100, 40)), to: picture)
      let text = folder + "/notes.txt"
      try "no picture".write(toFile: text, atomically: true, encoding: .utf8)
      try server.screen.drop([picture], onto: demo.window)
      #expect(try demo.waitForColor(80, 40) { $0 == Self.green })
      #expect(try demo.color(230, 40) == 0xFFFFFF, "the second is still its own")
      // What is no picture is told, and takes no place.
      try server.screen.drop([text, picture], onto: demo.window)
      #expect(try demo.waitForColor(230, 40) { $0 == Self.green })
      let complaint = try demo.process.waitForLine(containing: "notes.txt")
      #expect(complaint.contains("notes.txt: not a complete image"))
      try server.screen.drop([picture, picture], onto: demo.window)
      #expect(try demo.waitForColor(230, 460) { $0 == Self.green })
      #expect(try demo.color(80, 460) == Self.green)
      // Dragging goes on, and a fresh start keeps the pictures.
      try demo.down(1, 80, 40)
      try demo.move(1, 90, 100)
      try demo.up(1)
      #expect(try demo.waitForColor(20, 110) { $0 == Self.green })
      try server.keyboard.type(.f5)
      #expect(try demo.waitForColor(5, 25) { $0 == Self.green })
      #expect(demo.process.lines(of: .error).count == 1)
    }
  }

  @Test("The ball takes a dropped file; a demo without pictures says so")
  func dropElsewhere() throws {
    try withXServer { server in
      let file = try temporaryFolder(on: server) + "/a.png"
      try ImageFile.savePNG(try #require(Self.picture(20, 20)), to: file)
      let ball = try open("BeachBall", on: server)
      try server.screen.drop([file], onto: ball.window)
      #expect(try ball.waitForColor(102, 192) { $0 == Self.green })
      #expect(try ball.quit() == .exited(0))
      let spots = try open("TouchSpots", on: server)
      try server.screen.drop([file], onto: spots.window)
      let line = try spots.process.waitForLine(containing: "a.png")
      #expect(line == "touchbox: \(file): TouchSpots has no pictures whose place it could take")
    }
  }

  private static let green: Screenshot.Pixel = 0x20A040

  private static func picture(_ width: Int, _ height: Int) -> CGImage? {
    let pixel: [UInt8] = [0x40, 0xA0, 0x20, 255]
    return CGImage(
      width: width, height: height,
      pixels: Array(repeatElement(pixel, count: width * height).joined()))
  }

  private func temporaryFolder(on server: XServer) throws -> String {
    let folder = server.directory + "/pictures"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }
}
