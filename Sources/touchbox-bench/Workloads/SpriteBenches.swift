import ArgumentParser
import CoreGraphics
import Foundation
import Simulator
import TouchboxCore
import UIKit

/// `touchbox-bench icons`
struct IconsBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "icons",
    abstract: "Frames per second of flying icons.",
    discussion: """
      Translucent pictures of 114 pixels fly over a white screen of 640x960; every frame is laid \
      out and painted, but not shown. `value` is frames per second.
      """,
    aliases: ["w3"])

  @OptionGroup var sprites: SpriteOptions

  @MainActor func perform() throws { try sprites.measure(.icon, as: "w3") }
}

/// `touchbox-bench rotated-icons`
struct RotatedIconsBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotated-icons",
    abstract: "Frames per second of flying icons that rotate.",
    discussion: """
      As icons, with each picture rotated about its centre and filtered. `value` is frames per \
      second.
      """,
    aliases: ["w3b"])

  @OptionGroup var sprites: SpriteOptions

  @MainActor func perform() throws { try sprites.measure(.rotatedIcon, as: "w3b") }
}

/// `touchbox-bench circles`
struct CirclesBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "circles",
    abstract: "Frames per second of flying circles.",
    discussion: """
      As icons, with anti-aliased circles of 100 pixels, each in its own colour. `value` is frames \
      per second.
      """,
    aliases: ["w3c"])

  @OptionGroup var sprites: SpriteOptions

  @MainActor func perform() throws { try sprites.measure(.circle, as: "w3c") }
}

/// The number of sprites and frames.
struct SpriteOptions: ParsableArguments {
  /// How an app shows its sprites.
  enum Variant: String, ExpressibleByArgument, CaseIterable {
    /// A view for each.
    case views
    /// One view draws them all.
    case draw
  }

  /// Pixels per point: a screen of 640x960.
  private static let scale: CGFloat = 2

  @Option(help: ArgumentHelp("The number of sprites.", valueName: "number"))
  var k = 100

  @Option(help: ArgumentHelp("The number of frames.", valueName: "number"))
  var frames = 300

  @Option(help: "views: one for each sprite; draw: one view draws them all.")
  var variant = Variant.views

  @Option(
    help: ArgumentHelp("Write the last frame to a file as a PPM picture.", valueName: "file"),
    completion: .file(extensions: ["ppm"]))
  var dump: String?

  func validate() throws {
    try requireRange("--k", k, 1...100_000)
    try requireRange("--frames", frames, 1...1_000_000)
  }

  /// Paints the frames and prints the measurement.
  @MainActor fileprivate func measure(_ look: SpriteStage.Look, as name: String) throws {
    let phone = Phone(screenScale: Self.scale)
    let stage = SpriteStage(look, count: k, draws: variant == .draw)
    phone.launch(.window { stage.window })
    let painter = PhoneFactory().makePainter(scale: Self.scale)
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
    var line = Measurement(of: name, variant: variant == .views ? nil : variant.rawValue)
    line.add("k", k)
    line.add("frames", frames)
    line.add(Double(frames) / watch.seconds, in: "frames_per_s")
    line.add("seconds", watch.seconds)
    Console.out(line.text)
  }

  /// Writes an opaque picture as a portable pixmap.
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
