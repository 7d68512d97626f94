import ArgumentParser
import CoreGraphics
import Foundation
import Simulator
import UIKit

/// `touchbox bench w3`
struct IconsBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "w3",
    abstract: "How many frames a second flying icons get.",
    discussion: """
      Half-clear pictures of 114 pixels fly over a white screen of 640x960; every frame is laid \
      out, painted and kept, not shown. `value` is frames a second.
      """,
    aliases: ["icons"])

  @OptionGroup var sprites: SpriteOptions

  @MainActor func perform() throws { try sprites.measure(.icon, as: "w3") }
}

/// `touchbox bench w3b`
struct TurnedIconsBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "w3b",
    abstract: "How many frames a second flying icons get that turn.",
    discussion: """
      As w3, with each picture turned about its middle and smoothed. `value` is frames a second.
      """,
    aliases: ["turned-icons"])

  @OptionGroup var sprites: SpriteOptions

  @MainActor func perform() throws { try sprites.measure(.turnedIcon, as: "w3b") }
}

/// `touchbox bench w3c`
struct CirclesBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "w3c",
    abstract: "How many frames a second flying circles get.",
    discussion: """
      As w3, with circles of 100 pixels, each in a colour of its own and with smooth edges. `value` \
      is frames a second.
      """,
    aliases: ["circles"])

  @OptionGroup var sprites: SpriteOptions

  @MainActor func perform() throws { try sprites.measure(.circle, as: "w3c") }
}

/// How many sprites fly, and for how long.
struct SpriteOptions: ParsableArguments {
  /// How an app shows its sprites.
  enum Variant: String, ExpressibleByArgument, CaseIterable {
    /// A view each.
    case views
    /// One view draws them all.
    case draw
  }

  /// Pixels a point: a screen of 640x960.
  private static let scale: CGFloat = 2

  @Option(help: ArgumentHelp("How many fly.", valueName: "number"))
  var k = 100

  @Option(help: ArgumentHelp("How many frames are made.", valueName: "number"))
  var frames = 300

  @Option(help: "views, one for each, or draw: one view draws them all.")
  var variant = Variant.views

  @Option(
    help: ArgumentHelp("Write the last frame to a file, as a PPM picture.", valueName: "file"),
    completion: .file(extensions: ["ppm"]))
  var dump: String?

  func validate() throws {
    try requireSize("k", k, in: 1...100_000)
    try requireSize("frames", frames, in: 1...1_000_000)
  }

  /// Makes the frames, and prints what was measured.
  @MainActor fileprivate func measure(_ look: SpriteStage.Look, as name: String) throws {
    let shop = PhoneFactory()
    let phone = Phone(screenScale: Self.scale)
    let stage = SpriteStage(look, count: k, draws: variant == .draw)
    phone.launch(.window { stage.window })
    let painter = shop.makePainter(scale: Self.scale)
    let loop = FrameScheduler(ticksPerSecond: 60)
    var watch = Stopwatch()
    watch.time {
      for frame in 1...frames {
        stage.advance()
        phone.step(to: AppTime(microseconds: Int64(frame) * loop.interval))
        painter.paint(phone.frame())
      }
    }
    if let dump, let image = painter.image { try Self.write(image, to: dump) }
    var line = Measurement(of: name, way: variant == .views ? nil : variant.rawValue)
    line.add("k", k)
    line.add("frames", frames)
    line.add(Double(frames) / watch.seconds, in: "frames_per_s")
    line.add("seconds", watch.seconds)
    Console.out(line.text)
  }

  /// Writes a picture without clearness as a portable pixmap.
  private static func write(_ image: CGImage, to path: String) throws {
    var data = Data("P6\n\(image.width) \(image.height)\n255\n".utf8)
    for start in stride(from: 0, to: image.pixels.count, by: 4) {
      data += image.pixels[start..<start + 3].reversed()
    }
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure(
        .file, "\(path): cannot be written; expected a path in a folder that can be written to")
    }
  }
}
