import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import Painter

/// Images drawn by apps, and their pixels.
///
/// Source: developer.apple.com/documentation/uikit/drawing and /coregraphics/cgcontext.
@Suite(.serialized) struct ImageContextTests {
  /// The number of commands in each painted list.
  private final class Log { var commandCounts: [Int] = [] }

  private let log = Log()

  /// Runs app code with a host that paints.
  private func run(scale: CGFloat = 1, _ body: () -> Void) {
    let painter = ImagePainter(typesetter: .quiet) { Issue.record("\($0)") }
    let log = log
    let app = AppContext(
      screenScale: scale,
      services: HostServices(paint: { list in
        log.commandCounts.append(list.nodes[0].contents.count)
        return painter.image(of: list)
      }))
    app.perform(body)
  }

  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> Screenshot.Pixel? {
    image?.cgImage.map { Screenshot(image: $0)[x, y] }
  }

  @Test("An image context has the given size in points, uses the scale, and starts transparent")
  func imageContext() {
    run(scale: 2) {
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 4.25), false, 0)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
      #expect(image?.scale == 2)
      // 8.5 rows of pixels are rounded up to 9.
      #expect(image?.cgImage?.height == 9)
      #expect(image?.size == CGSize(width: 10, height: 4.5))
      #expect(pixel(image, 2, 2) == .red)
      #expect(pixel(image, 6, 6)?.alpha == 0)
    }
  }

  @Test("An opaque image starts black; by default, it has one pixel per point")
  func opaque() {
    run(scale: 3) {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
      #expect(pixel(UIGraphicsGetImageFromCurrentImageContext(), 0, 0) == .black)
      UIGraphicsEndImageContext()
      UIGraphicsBeginImageContext(CGSize(width: 5, height: 2))
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
      UIGraphicsEndImageContext()
    }
  }

  @Test("drawHierarchy scales the view and its subviews into a rectangle")
  func hierarchy() {
    run {
      let view = UIView(frame: CGRect(x: 70, y: 70, width: 10, height: 10))
      view.backgroundColor = .red
      let inner = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 10))
      inner.backgroundColor = .blue
      view.addSubview(inner)
      // The bounds' origin is mapped to the rectangle's origin.
      view.bounds.origin = CGPoint(x: 0, y: 3)
      UIGraphicsBeginImageContext(CGSize(width: 30, height: 30))
      #expect(
        view.drawHierarchy(
          in: CGRect(x: 4, y: 4, width: 20, height: 20), afterScreenUpdates: true))
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(pixel(image, 2, 2)?.alpha == 0)
      #expect(pixel(image, 5, 5) == .red && pixel(image, 12, 22) == .red)
      #expect(pixel(image, 15, 12) == .blue && pixel(image, 22, 12) == .blue)
      #expect(pixel(image, 26, 12)?.alpha == 0)
    }
  }

  @Test("A layer enlarges its image with square pixels if its filter is `.nearest`")
  func nearest() {
    run {
      let pixels = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      }
      for filter in [CALayerContentsFilter.linear, .nearest] {
        let view = UIImageView(image: pixels)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        view.layer.magnificationFilter = filter
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
          view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        #expect((pixel(image, 9, 5) == .red) == (filter == .nearest))
        #expect((pixel(image, 10, 5) == .blue) == (filter == .nearest))
      }
    }
  }

  /// A view that creates an image of itself while it is drawn.
  private final class SelfPortrait: UIView {
    var colors: [UIColor] = []
    var images: [UIImage?] = []
    var pixels: CGImage?

    override func draw(_ rect: CGRect) {
      let context = UIGraphicsGetCurrentContext()
      colors.last?.setFill()
      UIRectFill(rect)
      images.append(UIGraphicsGetImageFromCurrentImageContext())
      // The current context is not an image context, so ending it changes nothing.
      UIGraphicsEndImageContext()
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      pixels = context?.makeImage()
    }
  }

  @Test("An image created in draw(_:) shows the drawing so far over the previous drawing")
  func imageOfView() throws {
    run {
      let view = SelfPortrait(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
      view.colors = [.red]
      view.layer.displayIfNeeded()
      #expect(view.pixels?.width == 8 && view.pixels?.height == 4)
      #expect(pixel(view.images.last ?? nil, 0, 0) == .red)
      #expect(view.pixels.map { Screenshot(image: $0)[0, 0] } == .blue)
      #expect(view.pixels.map { Screenshot(image: $0)[7, 3] } == .red)
      // Only the right half is redrawn.
      view.colors = [.black]
      view.setNeedsDisplay(CGRect(x: 4, y: 0, width: 4, height: 4))
      view.layer.displayIfNeeded()
      #expect(pixel(view.images.last ?? nil, 0, 0) == .blue)
      #expect(pixel(view.images.last ?? nil, 3, 3) == .red)
      #expect(pixel(view.images.last ?? nil, 4, 0) == .black)
      // An image of the view shows its drawing, no matter how often it is requested.
      let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      }
      #expect(pixel(image, 0, 0) == .blue && pixel(image, 7, 3) == .black)
    }
  }

  @Test("Antialiasing is off unless both settings allow it")
  func antialiasing() {
    for (should, allows) in [(true, true), (true, false), (false, true)] {
      run {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        let context = UIGraphicsGetCurrentContext()
        context?.setShouldAntialias(should)
        context?.setAllowsAntialiasing(allows)
        context?.fill(CGRect(x: 0, y: 0, width: 1.25, height: 4))
        let alpha = pixel(UIGraphicsGetImageFromCurrentImageContext(), 1, 1)?.alpha
        UIGraphicsEndImageContext()
        #expect(alpha == (should && allows ? 64 : 0))
      }
    }
  }

  @Test("A context without pixels produces no image and can be ended like any other context")
  func emptyImage() {
    run {
      for width in [0, -4, CGFloat.nan] {
        let size = CGSize(width: width, height: 4)
        UIGraphicsBeginImageContext(size)
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
      }
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }
  }

  @Test("Finger painting does not lengthen the display list or lose strokes")
  func fingerPainting() {
    run {
      var last: UIImage?
      for move in 0..<20 {
        UIGraphicsBeginImageContext(CGSize(width: 30, height: 10))
        last?.draw(in: CGRect(x: 0, y: 0, width: 30, height: 10))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: CGFloat(move), y: 3, width: 1, height: 1))
        last = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
      }
      #expect(log.commandCounts.max() == 2)
      for move in 0..<20 { #expect(pixel(last, move, 3) == .blue) }
      #expect(pixel(last, 20, 3)?.alpha == 0)
    }
  }

  @Test("An image of an unfinished drawing shows the drawing so far and preserves the state")
  func continuedDrawing() {
    run {
      UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
      let context = UIGraphicsGetCurrentContext()
      context?.translateBy(x: 2, y: 2)
      context?.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      let first = UIGraphicsGetImageFromCurrentImageContext()
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 2, y: 2, width: 9, height: 9))
      let second = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(pixel(first, 2, 2) == .red)
      #expect(pixel(first, 5, 5)?.alpha == 0)
      #expect(pixel(second, 2, 2) == .red)
      #expect(pixel(second, 5, 5) == .green)
      #expect(pixel(second, 6, 6)?.alpha == 0)
    }
  }

  @Test("A renderer draws in its bounds at its scale and restores the current context")
  func renderer() {
    run(scale: 2) {
      let format = UIGraphicsImageRendererFormat()
      #expect(format.scale == 2)
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(
        bounds: CGRect(x: 10, y: 20, width: 6, height: 4), format: format)
      let image = renderer.image { context in
        #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        UIColor.red.setFill()
        context.fill(CGRect(x: 11, y: 21, width: 1, height: 1))
        #expect(context.currentImage.size == CGSize(width: 6, height: 4))
        UIColor.green.setStroke()
        context.stroke(CGRect(x: 10, y: 20, width: 6, height: 4))
      }
      #expect(UIGraphicsGetCurrentContext() == nil)
      #expect(image.size == CGSize(width: 6, height: 4))
      #expect(pixel(image, 1, 1) == .red)
      #expect(pixel(image, 0, 3) == .green)
      #expect(pixel(image, 3, 2)?.alpha == 0)
    }
  }

  @Test("UIImage draws upright where Core Graphics draws upside down, in views and images")
  func uprightImages() {
    run {
      let size = CGSize(width: 2, height: 2)
      let source = UIGraphicsImageRenderer(size: size).image { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
      }
      let rect = CGRect(origin: .zero, size: size)
      let upright = UIGraphicsImageRenderer(size: size).image { _ in source.draw(in: rect) }
      let flipped = UIGraphicsImageRenderer(size: size).image { context in
        source.cgImage.map { context.cgContext.draw($0, in: rect) }
      }
      #expect(pixel(upright, 0, 0) == .red)
      #expect(pixel(flipped, 0, 1) == .red)
      #expect(pixel(flipped, 0, 0)?.alpha == 0)
    }
  }

  @Test("Orientations rotate the pixels as in EXIF and swap width and height")
  func orientations() {
    run {
      // The first row is red, the other pixel of the first column is green, and the rest is blue.
      let source = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 2))
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 1, width: 1, height: 1))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
      }
      guard let pixels = source.cgImage else {
        Issue.record("no pixels")
        return
      }
      // The location of the second row's first pixel.
      let green: [(UIImage.Orientation, Int, Int)] = [
        (.up, 0, 1), (.down, 2, 0), (.left, 1, 2), (.right, 0, 0), (.upMirrored, 2, 1),
        (.downMirrored, 0, 0), (.leftMirrored, 1, 0), (.rightMirrored, 0, 2),
      ]
      for (orientation, x, y) in green {
        let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        let isOnItsSide = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        #expect(image.size == CGSize(width: isOnItsSide ? 2 : 3, height: isOnItsSide ? 3 : 2))
        let drawn = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
        #expect(pixel(drawn, x, y) == .green, "\(orientation)")
      }
    }
  }

  @Test("A bitmap context updates its memory after each drawing, in the requested layout")
  func bitmapContext() {
    run {
      var bytes = [UInt8](repeating: 7, count: 2 * 12)
      bytes.withUnsafeMutableBytes { buffer in
        let context = CGContext(
          data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        // The lower left pixel is the first pixel of the second row.
        #expect(Array(buffer[12..<16]) == [255, 128, 0, 255])
        #expect(Array(buffer[0..<8]) == [0, 0, 0, 0, 0, 0, 0, 0])
        // The padding between rows does not belong to the context.
        #expect(Array(buffer[8..<12]) == [7, 7, 7, 7])
        #expect(context?.makeImage().map { Screenshot(image: $0)[0, 1].alpha } == 255)
      }
    }
  }

  @Test("A bitmap context can allocate its own memory; unsupported layouts produce no context")
  func ownMemory() {
    run {
      func context(_ width: Int, _ info: CGImageAlphaInfo, bits: Int = 8) -> CGContext? {
        CGContext(
          data: nil, width: width, height: 3, bitsPerComponent: bits, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
      }
      let bitmap = context(4, .premultipliedFirst)
      bitmap?.fill(CGRect(x: 0, y: 2, width: 1, height: 1))
      #expect(bitmap?.bytesPerRow == 16)
      #expect(bitmap?.width == 4)
      #expect(bitmap?.height == 3)
      let first = bitmap?.data?.loadUnaligned(as: UInt32.self)
      #expect(first.map(UInt32.init(littleEndian:)) == 0xFF)
      #expect(context(0, .premultipliedLast) == nil)
      #expect(context(4, .last) == nil)
      #expect(context(4, .premultipliedLast, bits: 16) == nil)
    }
  }

  @Test("An image is drawn upright in a bitmap context whose y-axis points up")
  func uprightInBitmap() {
    run {
      let source = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
      }
      let bitmap = CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      source.cgImage.map { bitmap?.draw($0, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
      #expect(bitmap?.makeImage().map { Screenshot(image: $0)[0, 0] } == .red)
    }
  }

  @Test("A pattern starts at the drawing's origin, regardless of the coordinate system")
  func pattern() {
    run {
      let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        UIColor(patternImage: tile).setFill()
        context.cgContext.translateBy(x: 1, y: 1)
        UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
      }
      #expect(pixel(image, 2, 2) == .red)
      #expect(pixel(image, 1, 1)?.alpha == 0)
      #expect(pixel(image, 0, 0)?.alpha == 0)
    }
  }

  @Test("Without a host that paints, images have a size but no color")
  func withoutPainter() {
    AppContext().perform {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
      }
      #expect(image.size == CGSize(width: 3, height: 2))
      #expect(pixel(image, 1, 1)?.alpha == 0)
    }
  }
}
