import CoreGraphics
import Foundation
import Painter
import Testing
import XServer

/// Image overrides in a real window: downloaded from the web, and dropped onto the window.
@Suite(.serialized, .requiresXServer)
struct ImageOverrideTests {
  // The colors of the server's images.
  private let pink: Screenshot.Pixel = 0xC80064
  private let blue: Screenshot.Pixel = 0x0078C8
  private let violet: Screenshot.Pixel = 0x5A3CA0
  // The demo's own squares: red at the top left, orange at the bottom right.
  private let red: Screenshot.Pixel = 0xFF0000
  private let orange: Screenshot.Pixel = 0xFF8000

  private func open(
    _ demo: String, on server: XServer, _ arguments: String...
  ) throws -> LiveDemo {
    try LiveDemo(
      demo, on: server, arguments: arguments + ["--allow-private-addresses"],
      environment: ImageServer.environment)
  }

  @Test(
    "J4-03 icons from the web are squares until they load, and then appear at their own size",
    arguments: ["corrected", "published"])
  func web(variant: String) throws {
    let images = try ImageServer()
    try withXServer { server in
      let demo = try open(
        "TouchDemo", on: server, "--variant", variant, "--images",
        images.address + "/late/%d.png")
      // The server delays each image by one second.
      #expect(try demo.color(20, 40) == red)
      #expect(try demo.color(300, 460) == orange)
      // Move icon 4 to (256,336) in the view before its image has loaded.
      try demo.down(1, 300, 460)
      try demo.move(1, 310, 400)
      try demo.up(1)
      #expect(try demo.waitForColor(80, 40) { $0 == pink })
      #expect(try demo.waitForColor(240, 40) { $0 == blue })
      // The image is 100 points wide, so the icon is clamped to (220,336). If it had not been
      // moved, it would be at the bottom.
      #expect(try demo.waitForColor(221, 357) { $0 == violet })
      #expect(try demo.color(219, 357) == 0xFFFFFF)
      #expect(try demo.color(300, 470) == 0xFFFFFF)
      #expect(demo.process.lines(of: .error) == [])
      // No downloads are still running.
      #expect(try demo.quit() == .exited(0))
    }
  }

  @Test("J4-03 an image that cannot be loaded causes one message, and the demo shows its own")
  func missing() throws {
    let images = try ImageServer()
    try withXServer { server in
      let demo = try open(
        "TouchDemo", on: server, "--images", images.address + "/nothing/%d.png")
      let lines = try demo.process.waitForLines(4, containing: "could not be downloaded")
      #expect(lines.allSatisfy { $0.contains("the demo shows its own picture") })
      let own = try HeadlessPlayer(server: server).snapshot(
        of: "touchscript 1\ndemo TouchDemo\n0.0 tap 1 160,240")
      #expect(try demo.waitForImage(own))
      #expect(try demo.quit() == .exited(0))
    }
  }

  @Test("Closing the window cancels downloads")
  func quitWhileLoading() throws {
    let images = try ImageServer()
    try withXServer { server in
      let demo = try open(
        "TouchDemo", on: server, "--images", images.address + "/silent/%d.png")
      #expect(try demo.color(20, 40) == red)
      let start = ContinuousClock.now
      #expect(try demo.quit() == .exited(0))
      #expect(ContinuousClock.now - start < .seconds(5), "the download would take ten seconds")
      #expect(demo.process.lines(of: .error) == [])
    }
  }

  @Test("Files dropped onto the window replace the icons one after another and survive a restart")
  func drop() throws {
    try withXServer { server in
      let demo = try open("TouchDemo", on: server)
      let folder = try imageFolder(on: server)
      let image = folder + "/ein Bild.png"
      try ImageFile.savePNG(try #require(Self.image(100, 40)), to: image)
      let text = folder + "/notes.txt"
      try "no image".write(toFile: text, atomically: true, encoding: .utf8)
      try server.screen.drop([image], onto: demo.window)
      #expect(try demo.waitForColor(80, 40) { $0 == Self.green })
      #expect(try demo.color(230, 40) == 0xFFFFFF, "the second icon is still the demo's own")
      // A file that is not an image is reported, and does not replace an icon.
      try server.screen.drop([text, image], onto: demo.window)
      #expect(try demo.waitForColor(230, 40) { $0 == Self.green })
      let warning = try demo.process.waitForLine(containing: "notes.txt")
      #expect(warning.contains("notes.txt: not a complete image"))
      try server.screen.drop([image, image], onto: demo.window)
      #expect(try demo.waitForColor(230, 460) { $0 == Self.green })
      #expect(try demo.color(80, 460) == Self.green)
      // Icons can still be dragged, and restarting preserves the images.
      try demo.down(1, 80, 40)
      try demo.move(1, 90, 100)
      try demo.up(1)
      #expect(try demo.waitForColor(20, 110) { $0 == Self.green })
      try server.keyboard.type(.f5)
      #expect(try demo.waitForColor(5, 25) { $0 == Self.green })
      #expect(demo.process.lines(of: .error).count == 1)
    }
  }

  @Test("A dropped file replaces the ball; a demo without images reports that it has none")
  func dropElsewhere() throws {
    try withXServer { server in
      let file = try imageFolder(on: server) + "/a.png"
      try ImageFile.savePNG(try #require(Self.image(20, 20)), to: file)
      let ball = try open("BeachBall", on: server)
      try server.screen.drop([file], onto: ball.window)
      #expect(try ball.waitForColor(102, 192) { $0 == Self.green })
      #expect(try ball.quit() == .exited(0))
      let spots = try open("TouchSpots", on: server)
      try server.screen.drop([file], onto: spots.window)
      let line = try spots.process.waitForLine(containing: "a.png")
      #expect(line == "touchbox: \(file): TouchSpots has no pictures to replace")
    }
  }

  private static let green: Screenshot.Pixel = 0x20A040

  private static func image(_ width: Int, _ height: Int) -> CGImage? {
    let pixel: [UInt8] = [0x40, 0xA0, 0x20, 255]
    return CGImage(
      width: width, height: height,
      pixels: Array(repeatElement(pixel, count: width * height).joined()))
  }

  private func imageFolder(on server: XServer) throws -> String {
    let folder = server.directory + "/images"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }
}
