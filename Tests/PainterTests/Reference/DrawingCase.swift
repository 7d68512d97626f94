import CoreGraphics
import DisplayList
import Testing

@testable import Painter

/// A drawing, and the same picture computed from the drawing's definition.
nonisolated struct DrawingCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The maximum allowed difference of any byte.
  let tolerance: Double
  let draw: @MainActor @Sendable (CGContext) -> Void
  let expect: @MainActor @Sendable (inout Reference) -> Void

  /// The tolerance for edge pixels. Cairo samples 15 rows per pixel, and the reference samples 16.
  /// Half a row of each is 255 / 30 + 255 / 32 = 16.5. Cairo also approximates curves with lines
  /// that may be off by 0.1 pixels, which adds at most 25.5, of which 8.5 is allowed.
  static let edges = 25.0

  init(
    _ name: String, _ tolerance: Double = edges,
    draw: @escaping @MainActor @Sendable (CGContext) -> Void,
    expect: @escaping @MainActor @Sendable (inout Reference) -> Void
  ) {
    self.name = name
    self.tolerance = tolerance
    self.draw = draw
    self.expect = expect
  }

  var testDescription: String { name }

  /// Returns the painted pixels, premultiplied.
  @MainActor func painted() -> Screenshot {
    let recorder = DisplayListRecorder()
    let bounds = CGRect(x: 0, y: 0, width: Reference.side, height: Reference.side)
    draw(CGContext(recorder: recorder, clip: bounds))
    var node = DisplayNode(bounds: bounds)
    node.contents = recorder.commands
    return Screenshot(DisplayList(size: bounds.size, background: .clear, nodes: [node]))
  }
}

nonisolated extension CGColor {
  /// Colors whose components all differ.
  static let brick = CGColor(red: 0.8, green: 0.3, blue: 0.15, alpha: 1)
  static let teal = CGColor(red: 0.1, green: 0.6, blue: 0.7, alpha: 1)
  static let mist = CGColor(red: 0.35, green: 0.9, blue: 0.55, alpha: 0.6)
}

struct ReferenceTests {
  @Test("The table has at least 80 cases with distinct names")
  func count() {
    #expect(Set(DrawingCase.all.map { $0.name }).count == DrawingCase.all.count)
    #expect(DrawingCase.all.count >= 80)
  }

  @Test("A drawing matches its definition", arguments: DrawingCase.all)
  func agrees(_ example: DrawingCase) {
    var reference = Reference()
    example.expect(&reference)
    let picture = example.painted()
    var (worst, sum, location, isBlank) = (0.0, 0.0, (0, 0), true)
    for y in 0..<Reference.side {
      for x in 0..<Reference.side {
        let pixel = picture[x, y]
        let painted = [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Double.init)
        let expected = reference.pixels[y * Reference.side + x] * 255
        for channel in 0..<4 {
          let error = abs(painted[channel] - expected[channel])
          sum += error
          if error > worst { (worst, location) = (error, (x, y)) }
          if expected[channel] > 1 { isBlank = false }
        }
      }
    }
    #expect(worst <= example.tolerance, "worst at \(location)")
    #expect(sum / Double(4 * reference.pixels.count) <= 1, "mean of all bytes")
    #expect(!isBlank || example.name.hasPrefix("nothing"))
  }

  @Test(
    "A drawing painted in parts has the same pixels as one painted whole",
    arguments: DrawingCase.all)
  func incremental(_ example: DrawingCase) {
    let recorder = DisplayListRecorder()
    let bounds = CGRect(x: 0, y: 0, width: Reference.side, height: Reference.side)
    example.draw(CGContext(recorder: recorder, clip: bounds))
    var node = DisplayNode(bounds: bounds)
    node.contents = recorder.commands
    let dot = DisplayNode.rectangle(.pureRed, 9, 9, 3, 2)
    let painter = ScreenPainter.quiet()
    painter.paint(DisplayList(size: bounds.size, background: .clear, nodes: [dot, node]))
    painter.paint(DisplayList(size: bounds.size, background: .clear, nodes: [node]))
    #expect(painter.image?.pixels == example.painted().image.pixels)
  }
}

nonisolated extension DrawingCase {
  static let all = fills + strokes + clips + gradients + blends + shadows + images
}
