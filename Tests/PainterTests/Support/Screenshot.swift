import CoreGraphics
import DisplayList
import Testing

@testable import Painter

/// A painted screen and the values of its pixels.
struct Screenshot {
  let image: CGImage

  /// A pixel's unpremultiplied values, 0…255.
  struct Pixel: Equatable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int = 255

    static let white = Pixel(red: 255, green: 255, blue: 255)
    static let black = Pixel(red: 0, green: 0, blue: 0)
    static let red = Pixel(red: 255, green: 0, blue: 0)
    static let green = Pixel(red: 0, green: 255, blue: 0)
    static let blue = Pixel(red: 0, green: 0, blue: 255)

    static func gray(_ value: Int) -> Pixel { Pixel(red: value, green: value, blue: value) }

    func isNear(_ other: Pixel, within distance: Int) -> Bool {
      abs(red - other.red) <= distance && abs(green - other.green) <= distance
        && abs(blue - other.blue) <= distance && abs(alpha - other.alpha) <= distance
    }

    var description: String { "(\(red) \(green) \(blue) \(alpha))" }
  }

  /// Paints nodes on a white background.
  init(_ nodes: [DisplayNode], size: CGSize = CGSize(width: 20, height: 20), scale: CGFloat = 1) {
    self.init(DisplayList(size: size, background: .white, nodes: nodes), scale: scale)
  }

  /// Reads the pixels of an image.
  init(image: CGImage) {
    self.image = image
  }

  /// Paints a list with a new painter.
  init(_ list: DisplayList, scale: CGFloat = 1) {
    let painter = ScreenPainter.quiet(scale: scale)
    painter.paint(list)
    guard let image = painter.image else { preconditionFailure("the list has no size") }
    self.image = image
  }

  /// A premultiplied pixel. On an opaque screen, premultiplied and unpremultiplied values are
  /// equal.
  subscript(x: Int, y: Int) -> Pixel {
    let start = (y * image.width + x) * 4
    return Pixel(
      red: Int(image.pixels[start + 2]), green: Int(image.pixels[start + 1]),
      blue: Int(image.pixels[start]), alpha: Int(image.pixels[start + 3]))
  }

  /// The number of pixels covered with black. Partly covered pixels count proportionally.
  ///
  /// For other colors, the sum of the missing fractions of blue.
  var coveredArea: Double {
    stride(from: 0, to: image.pixels.count, by: 4).reduce(0.0) {
      $0 + Double(255 - image.pixels[$1]) / 255
    }
  }

  /// The bounding box of all pixels that are not white, or `nil` if there are none.
  var coveredBounds: PixelRect? {
    var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for y in 0..<image.height {
      for x in 0..<image.width where self[x, y] != .white {
        box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box.isEmpty ? nil : box
  }
}

extension ScreenPainter {
  /// A painter whose warnings fail the test.
  static func quiet(scale: CGFloat = 1, typesetter: Typesetter? = nil) -> ScreenPainter {
    ScreenPainter(scale: scale, typesetter: typesetter ?? .quiet) { Issue.record("\($0)") }
  }
}

extension Typesetter {
  /// A typesetter whose warnings fail the test.
  static var quiet: Typesetter { Typesetter { Issue.record("\($0)") } }
}

extension CGColor {
  // The name `red` would shadow the component of that name.
  static let pureRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let pureGreen = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let pureBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension DisplayNode {
  /// Returns a node of one color at a position in its parent.
  static func rectangle(
    _ color: CGColor?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> DisplayNode {
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: width, height: height),
      transform: CGAffineTransform(translationX: x, y: y))
    node.background = color
    return node
  }

  /// Returns a node without a background that draws commands in screen coordinates.
  static func drawing(_ commands: DrawCommand...) -> DisplayNode {
    var node = DisplayNode(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
    node.contents = commands
    return node
  }

  /// Returns a changed copy of the node.
  func with(_ change: (inout DisplayNode) -> Void) -> DisplayNode {
    var node = self
    change(&node)
    return node
  }
}

nonisolated extension CGImage {
  /// Returns an image with the colors that `pixel` returns, premultiplied.
  static func of(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> CGColor) -> CGImage {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let color = pixel(x, y)
        pixels += [color.blue, color.green, color.red].map {
          UInt8(($0 * color.alpha * 255).rounded())
        }
        pixels.append(UInt8((color.alpha * 255).rounded()))
      }
    }
    guard let image = CGImage(width: width, height: height, pixels: pixels) else {
      preconditionFailure("an image needs pixels")
    }
    return image
  }
}
