import CoreGraphics
import DisplayList
import Testing
import TouchTesting
import UIKit

/// Images with cap insets, and layers with `contentsCenter`.
///
/// Sources:
/// developer.apple.com/documentation/uikit/uiimage/resizableimage(withcapinsets:resizingmode:) and
/// /quartzcore/calayer/contentscenter.
struct ResizableImageTests {
  /// Returns an image that encodes each pixel's column in the blue channel and its row in the green
  /// channel.
  private func image(_ width: Int, _ height: Int) -> CGImage {
    var pixels: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width { pixels += [UInt8(column), UInt8(row), 0, 255] }
    }
    guard let image = CGImage(width: width, height: height, pixels: pixels) else {
      preconditionFailure("\(width) x \(height) pixels make no image")
    }
    return image
  }

  /// Returns a description of the commands: the first pixel of each image, its rectangle, and
  /// whether it is tiled.
  private func drawn(_ commands: [DrawCommand]) -> [String] {
    func first(_ image: CGImage, _ rect: CGRect) -> String {
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { "\($0)" }
      return "\(image.pixels[0]),\(image.pixels[1]) \(numbers.joined(separator: " "))"
    }
    return commands.compactMap { command in
      switch command {
      case .image(let image, in: let rect, opacity: _): return first(image, rect)
      case .tintedImage(let image, in: let rect, _): return "tint " + first(image, rect)
      case .paint(.tiles(let image, let tile), inside: let path, _, opacity: _):
        return "\(path.boundingBox.width)x\(path.boundingBox.height) of " + first(image, tile)
      default: return nil
      }
    }
  }

  private func shown(_ image: UIImage, _ size: CGSize) -> [String] {
    let view = UIImageView(image: image)
    let phone = TestPhone(view)
    view.frame.size = size
    return drawn(phone.context.composeFrame().nodes[0].children[0].contents)
  }

  @Test("Cap insets have a fixed size; the middle is stretched in one or both directions")
  func stretching() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let picture = UIImage(cgImage: image(10, 8)).resizableImage(
      withCapInsets: insets, resizingMode: .stretch)
    #expect(picture.capInsets == insets && picture.resizingMode == .stretch)
    #expect(picture.size == CGSize(width: 10, height: 8))
    #expect(
      shown(picture, CGSize(width: 100, height: 50)) == [
        "0,0 0.0 0.0 2.0 1.0", "2,0 2.0 0.0 94.0 1.0", "6,0 96.0 0.0 4.0 1.0",
        "0,1 0.0 1.0 2.0 46.0", "2,1 2.0 1.0 94.0 46.0", "6,1 96.0 1.0 4.0 46.0",
        "0,5 0.0 47.0 2.0 3.0", "2,5 2.0 47.0 94.0 3.0", "6,5 96.0 47.0 4.0 3.0",
      ])
  }

  @Test("By default, the middle of a resizable image is tiled, but a one-pixel middle is stretched")
  func tiling() {
    let edges = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    let picture = UIImage(cgImage: image(8, 1)).resizableImage(withCapInsets: edges)
    #expect(picture.resizingMode == .tile)
    #expect(
      shown(picture, CGSize(width: 24, height: 6)) == [
        "0,0 0.0 0.0 2.0 6.0", "20.0x6.0 of 2,0 2.0 0.0 4.0 6.0", "6,0 22.0 0.0 2.0 6.0",
      ])
    let narrow = UIImage(cgImage: image(5, 1)).resizableImage(withCapInsets: edges)
    #expect(shown(narrow, CGSize(width: 24, height: 1))[1] == "2,0 2.0 0.0 20.0 1.0")
  }

  @Test("At two pixels per point, insets are in points; small rectangles shrink the corners")
  func scale() {
    let edges = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 3)
    let picture = UIImage(cgImage: image(10, 2), scale: 2, orientation: .up)
      .resizableImage(withCapInsets: edges, resizingMode: .stretch)
    #expect(
      shown(picture, CGSize(width: 6, height: 1)) == [
        "0,0 0.0 0.0 1.0 1.0", "2,0 1.0 0.0 2.0 1.0", "4,0 3.0 0.0 3.0 1.0",
      ])
    #expect(
      shown(picture, CGSize(width: 2, height: 1)) == [
        "0,0 0.0 0.0 0.5 1.0", "4,0 0.5 0.0 1.5 1.0",
      ])
  }

  @Test("Each part of a template image is tinted; insets beyond the image leave one pixel")
  func template() {
    let edges = UIEdgeInsets(top: 0, left: 90, bottom: 0, right: 90)
    let picture = UIImage(cgImage: image(4, 1)).resizableImage(withCapInsets: edges)
      .withRenderingMode(.alwaysTemplate)
    let parts = shown(picture, CGSize(width: 10, height: 1))
    #expect(parts == ["tint 0,0 0.0 0.0 3.0 1.0", "tint 3,0 3.0 0.0 7.0 1.0"])
  }

  @Test("The older stretchableImage stretches a one-point middle")
  func stretchable() {
    let picture = UIImage(cgImage: image(5, 3)).stretchableImage(
      withLeftCapWidth: 2, topCapHeight: 0)
    #expect(picture.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    #expect(shown(picture, CGSize(width: 20, height: 9))[1] == "2,0 2.0 0.0 16.0 9.0")
  }

  @Test("contentsCenter stretches only the specified part; a zero width is treated as one pixel")
  func contentsCenter() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 3)
    layer.contents = image(3, 3)
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    let view = UIView()
    view.layer.addSublayer(layer)
    let phone = TestPhone(view)
    func parts() -> [DrawCommand] {
      phone.context.composeFrame().nodes[0].children[0].children[0].contents
    }
    #expect(
      drawn(parts()).prefix(3) == [
        "0,0 0.0 0.0 1.0 1.0", "1,0 1.0 0.0 28.0 1.0", "2,0 29.0 0.0 1.0 1.0",
      ])
    // The objects must be identical, so the frame counts as unchanged.
    #expect(parts() == parts())
    CATransaction.setDisableActions(true)
    layer.contentsRect = CGRect(x: 1 / 3.0, y: 0, width: 2 / 3.0, height: 1)
    #expect(drawn(parts())[0].hasPrefix("1,0"))
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(parts().count == 4)
  }

  @Test("A trait collection's scale selects an image, and the host encodes images")
  func host() throws {
    let pixels = image(2, 2)
    let services = HostServices(
      picture: { name, scale in
        name == "ball" ? NamedImage(image: pixels, scale: scale) : nil
      },
      encode: { image, format in Data("\(image.width) \(format)".utf8) })
    let app = AppContext(screenScale: 2, services: services)
    app.perform {
      let traits = UITraitCollection(displayScale: 3)
      #expect(UIImage(named: "ball", in: nil, compatibleWith: traits)?.scale == 3)
      #expect(UIImage(named: "ball", in: nil, compatibleWith: nil)?.scale == 2)
      #expect(UIImage(named: "ball", in: nil, compatibleWith: UITraitCollection())?.scale == 2)
      #expect(UIImage(named: "none", in: nil, compatibleWith: traits) == nil)
      let image = UIImage(named: "ball")
      #expect(image?.pngData() == Data("2 png".utf8))
      #expect(image?.jpegData(compressionQuality: 0.5) == Data("2 jpeg(quality: 0.5)".utf8))
      #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
      let data = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1)).pngData { _ in }
      #expect(data == Data("6 png".utf8))
    }
  }
}
