import CoreGraphics
import DisplayList
import Testing

@testable import Painter

struct ShapeTests {
  @Test func `the screen's size is the list's size times the scale, rounded`() {
    for (scale, width, height) in [
      (1.0, 320, 480), (2, 640, 960), (3, 960, 1440), (1.37, 438, 658),
    ] {
      let painter = ScreenPainter.quiet(scale: scale)
      #expect(painter.pixelWidth == 0)
      painter.paint(DisplayList(size: CGSize(width: 320, height: 480)))
      #expect(painter.pixelWidth == width && painter.pixelHeight == height)
      #expect(painter.bytesPerRow == width * 4)
      #expect(painter.withUnsafePixels { $0.count } == width * 4 * height)
    }
  }

  @Test func `the background covers the screen`() {
    let screenshot = Screenshot(
      DisplayList(size: CGSize(width: 3, height: 2), background: .pureRed))
    for (x, y) in [(0, 0), (2, 0), (0, 1), (2, 1)] { #expect(screenshot[x, y] == .red) }
  }

  @Test func `a clear background leaves clear pixels`() {
    let screenshot = Screenshot(
      DisplayList(
        size: CGSize(width: 2, height: 1), background: .clear,
        nodes: [.rectangle(.pureRed, 1, 0, 1, 1)]
      ))
    #expect(screenshot[0, 0] == Screenshot.Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(screenshot[1, 0] == .red)
  }

  @Test func `a background aligned to whole pixels has sharp edges`() {
    let screenshot = Screenshot([.rectangle(.pureBlue, 2, 3, 4, 5)])
    #expect(screenshot.coveredBounds == PixelRect(x: 2, y: 3, width: 4, height: 5))
    for (x, y) in [(2, 3), (5, 3), (2, 7), (5, 7)] { #expect(screenshot[x, y] == .blue) }
  }

  @Test func `an edge within a pixel is antialiased`() {
    // A quarter of the pixel's width is black, so 255 * 3/4 remains.
    let screenshot = Screenshot([.rectangle(.black, 0, 0, 4.25, 4)])
    #expect(screenshot[3, 0] == .black)
    #expect(screenshot[4, 0].isNear(.gray(191), within: 1))
  }

  @Test func `parts are drawn from back to front`() {
    var node = DisplayNode.rectangle(.pureRed, 0, 0, 10, 10)
    node.contents = [
      .fill(CGPath(rect: CGRect(x: 2, y: 0, width: 8, height: 10)), .pureGreen, .winding)
    ]
    node.children = [.rectangle(.pureBlue, 4, 0, 6, 10), .rectangle(.white, 6, 0, 4, 10)]
    node.borderWidth = 1
    let screenshot = Screenshot([node])
    #expect(screenshot[1, 5] == .red)
    #expect(screenshot[3, 5] == .green)
    #expect(screenshot[5, 5] == .blue)
    #expect(screenshot[7, 5] == .white)
    #expect(screenshot[9, 5] == .black && screenshot[0, 5] == .black && screenshot[4, 0] == .black)
  }

  @Test func `bounds can have any origin`() {
    var node = DisplayNode(bounds: CGRect(x: 5, y: 6, width: 3, height: 2))
    node.background = .pureRed
    #expect(Screenshot([node]).coveredBounds == PixelRect(x: 5, y: 6, width: 3, height: 2))
  }

  @Test(arguments: [1.0, 2, 1.37]) func `a circle covers the expected area`(scale: CGFloat) {
    // Rule E-35: 100 × 100 light gray points with a radius of 50 cover pi * 50^2 within 2%.
    let gray = CGColor(gray: 2.0 / 3, alpha: 1)
    let circle = DisplayNode.rectangle(gray, 10, 10, 100, 100).with { $0.cornerRadius = 50 }
    let screenshot = Screenshot([circle], size: CGSize(width: 120, height: 120), scale: scale)
    let area = Double.pi * 50 * 50 * scale * scale
    let covered = screenshot.coveredArea / (1.0 / 3)
    #expect(abs(covered / area - 1) < 0.02)
    var full = 0
    for y in 0..<screenshot.image.height {
      for x in 0..<screenshot.image.width where screenshot[x, y] == .gray(170) { full += 1 }
    }
    // All pixels are plain gray except at the edge, less than two pixels wide along the
    // circumference.
    #expect(Double(full) > area - 2 * .pi * 50 * scale * 2)
    #expect(abs(Double(full) / area - 1) < (scale == 1 ? 0.04 : 0.03))
  }

  @Test func `a rotated circle covers the expected area`() {
    let circle = DisplayNode.rectangle(.black, -50, -50, 100, 100).with { $0.cornerRadius = 50 }
    var parent = DisplayNode(
      bounds: .zero,
      transform: CGAffineTransform(rotationAngle: 0.7)
        .concatenating(CGAffineTransform(translationX: 60, y: 60)))
    parent.children = [circle]
    let screenshot = Screenshot([parent], size: CGSize(width: 120, height: 120))
    #expect(abs(screenshot.coveredArea / (Double.pi * 2500) - 1) < 0.01)
  }

  @Test func `rounded corners are transparent`() {
    let node = DisplayNode.rectangle(.black, 0, 0, 20, 20).with { $0.cornerRadius = 8 }
    let screenshot = Screenshot([node])
    #expect(screenshot[0, 0] == .white && screenshot[19, 19] == .white)
    #expect(
      screenshot[8, 0] == .black && screenshot[0, 8] == .black && screenshot[10, 10] == .black)
    // The four corners, each a square of 8, lose 1 - pi/4 each.
    let expected = 400 - 4 * 64 * (1 - Double.pi / 4)
    #expect(abs(screenshot.coveredArea - expected) < 2)
  }

  @Test func `a border is inside the bounds and follows the corners`() {
    let node = DisplayNode.rectangle(.white, 0, 0, 20, 20).with {
      $0.borderWidth = 3
      $0.borderColor = .pureBlue
      $0.cornerRadius = 10
    }
    let screenshot = Screenshot([node])
    // Near the top, the circles drop by 10 - sqrt(99) and 7 - sqrt(48) within a pixel, up to 0.08.
    #expect(
      screenshot[10, 0].isNear(.blue, within: 20) && screenshot[10, 3].isNear(.white, within: 20))
    #expect(screenshot[10, 1] == .blue && screenshot[10, 2] == .blue)
    #expect(screenshot[0, 0] == .white)
    // A ring between radii 10 and 7. Blue leaves the blue byte at 255, so this measures the red
    // byte.
    var ink = 0.0
    for y in 0..<20 { for x in 0..<20 { ink += Double(255 - screenshot[x, y].red) / 255 } }
    #expect(abs(ink - Double.pi * (100 - 49)) < 2)
  }

  @Test func `a border as wide as the node fills it`() {
    let node = DisplayNode.rectangle(nil, 5, 5, 6, 6).with { $0.borderWidth = 40 }
    #expect(Screenshot([node]).coveredArea == 36)
  }

  @Test func `a transform maps from the node to its parent`() {
    // A quarter turn clockwise maps (x, y) to (-y, x).
    let transform = CGAffineTransform(rotationAngle: .pi / 2)
      .concatenating(CGAffineTransform(translationX: 10, y: 0))
    var parent = DisplayNode(bounds: .zero, transform: transform)
    parent.children = [.rectangle(.pureRed, 2, 1, 5, 3)]
    let screenshot = Screenshot([parent])
    #expect(screenshot.coveredBounds == PixelRect(x: 6, y: 2, width: 3, height: 5))
  }

  @Test func `fill rules differ where subpaths overlap`() {
    let path = CGMutablePath(
      elements: CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).elements)
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(Screenshot([.drawing(.fill(path, .black, .winding))])[5, 5] == .black)
    let evenOdd = Screenshot([.drawing(.fill(path, .black, .evenOdd))])
    #expect(evenOdd[5, 5] == .white && evenOdd[1, 1] == .black)
    #expect(evenOdd.coveredArea == 100 - 36)
  }

  @Test func `a translucent fill blends with the background`() {
    let half = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    let screenshot = Screenshot([
      .rectangle(.pureRed, 0, 0, 10, 10), .rectangle(half, 0, 0, 10, 10),
    ])
    #expect(screenshot[5, 5].isNear(Screenshot.Pixel(red: 128, green: 0, blue: 0), within: 1))
  }

  @Test func `save, restore and concatenate can be nested`() {
    let dot = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let screenshot = Screenshot([
      .drawing(
        .restore, .save, .concatenate(CGAffineTransform(translationX: 3, y: 4)), .save,
        .concatenate(CGAffineTransform(scaleX: 2, y: 2)), .fill(dot, .pureRed, .winding), .restore,
        .concatenate(CGAffineTransform(translationX: 5, y: 0)), .fill(dot, .pureGreen, .winding),
        .restore, .fill(dot, .pureBlue, .winding), .save)
    ])
    #expect(screenshot[3, 4] == .red && screenshot[4, 5] == .red)
    #expect(screenshot[8, 4] == .green && screenshot[9, 4] == .white)
    #expect(screenshot[0, 0] == .blue && screenshot[1, 1] == .white)
  }

  @Test func `contentsTransform applies only to contents`() {
    var node = DisplayNode.rectangle(.pureGreen, 0, 0, 10, 10)
    node.contents = [
      .fill(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)), .pureRed, .winding)
    ]
    node.contentsTransform = CGAffineTransform(3, 0, 0, 2, 4, 5)
    node.children = [.rectangle(.pureBlue, 0, 0, 1, 1)]
    let screenshot = Screenshot([node])
    #expect(screenshot[4, 5] == .red && screenshot[9, 8] == .red && screenshot[3, 5] == .green)
    #expect(screenshot[0, 0] == .blue && screenshot[9, 9] == .green)
  }

  @Test func `drawing at scale 2 has the full resolution`() {
    // At this scale, half a point is a whole pixel.
    let nodes = [DisplayNode.rectangle(.black, 1.5, 2.5, 3, 3)]
    let screenshot = Screenshot(nodes, scale: 2)
    #expect(screenshot.coveredBounds == PixelRect(x: 3, y: 5, width: 6, height: 6))
    #expect(screenshot[3, 5] == .black && screenshot[8, 10] == .black)
    #expect(Screenshot(nodes)[1, 3].isNear(.gray(127), within: 1))
    // An enlarged circle would consist of blocks of 2 × 2 equal pixels.
    let circle = DisplayNode.rectangle(.black, 2, 2, 16, 16).with { $0.cornerRadius = 8 }
    let large = Screenshot([circle], scale: 2)
    let uneven = (0..<20).contains { row in
      (0..<20).contains { large[2 * $0, 2 * row] != large[2 * $0 + 1, 2 * row] }
    }
    #expect(uneven)
  }

  @Test func `changing the scale repaints everything`() {
    let painter = ScreenPainter.quiet()
    let list = DisplayList(size: CGSize(width: 10, height: 10))
    painter.paint(list)
    painter.scale = 2
    #expect(painter.paint(list) == [PixelRect(x: 0, y: 0, width: 20, height: 20)])
  }
}
