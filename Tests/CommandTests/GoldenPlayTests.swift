import Foundation
import Testing
import XServer

/// Tests `expect snapshot`, which compares the screen with a golden picture.
struct GoldenPlayTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try write(x: 100)
  }

  /// Writes a script that expects a spot at a location.
  private func write(x: Int, _ more: String = "") throws {
    try folder.write(
      """
      touchscript 1
      demo TouchSpots
      0.0 d1 \(x),200
      0.9 expect snapshot spot.png\(more)
      1.0 u1

      """, to: "a/spot.touch")
  }

  private func play(_ options: [String] = []) throws -> Command {
    try Command(["play", "a/spot.touch", "--out", "out"] + options, in: folder)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder.path)/\(path)")
  }

  @Test(
    "K-27 if the golden is missing, the script fails, saves the actual picture, and suggests a fix")
  func missing() throws {
    let command = try play()
    #expect(command.status == .exited(1))
    #expect(
      command.errors.first?.hasPrefix(
        "a/spot.touch:4:1: 0.900 expect snapshot spot.png: there is no a/spot.png yet; play the script "
          + "with --update-snapshots to write it") == true, "\(command.errors)")
    #expect(exists("out/spot/failures/spot.png") && !exists("a/spot.png"))
  }

  @Test(
    "K-27 --update-snapshots writes the picture next to the script, which then passes",
    arguments: [[], ["--jobs", "2"]])
  func update(options: [String]) throws {
    let update = try play(["--update-snapshots"] + options)
    #expect(update.status == .exited(0), "\(update.errors)")
    #expect(update.errors.first == "wrote a/spot.png")
    let again = try play(options)
    #expect(again.status == .exited(0), "\(again.errors)")
    #expect(!exists("out"))
    let film = try Command(["film", "a/spot.touch", "-o", "%d.png", "--rate", "1"], in: folder)
    #expect(film.status == .exited(0), "\(film.errors)")
    // The spot is at a different location now.
    try write(x: 102)
    let moved = try play(options)
    #expect(moved.status == .exited(1))
    let message = moved.errors.joined(separator: "\n")
    #expect(message.contains("a/spot.touch:4:1: 0.900 expect snapshot spot.png: "))
    #expect(message.contains("out/spot/failures/spot.difference.png"))
    #expect(exists("out/spot/failures/spot.difference.png"))
    // Two columns on each side of a 100-point spot are less than one percent of the screen.
    try write(x: 102, " eps 0.01")
    #expect(try play(options).status == .exited(0))
  }

  @Test("K-27 an included file's picture is next to that file")
  func included() throws {
    try folder.write(
      "touchscript 1\n0.0 tap 1 9,29\n+1.0 expect snapshot end.png\n", to: "a/b/tap.touch")
    try folder.write("touchscript 1\ndemo TouchSpots\ninclude b/tap.touch\n", to: "a/spot.touch")
    #expect(try play(["--update-snapshots"]).status == .exited(0))
    #expect(exists("a/b/end.png"))
    #expect(try play().status == .exited(0))
  }
}
