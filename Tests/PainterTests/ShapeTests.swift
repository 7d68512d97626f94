import CoreGraphics
import DisplayList
import Testing

@testable import Painter

@Suite struct ShapeTests {
  @Test func `the screen has the list's size times the scale, rounded`() {
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

  @Test func `the background covers all`() {
    let shot = Shot(DisplayList(size: CGSize(width: 3, height: 2), background: .rose))
    for (x, y) in [(0, 0), (2, 0), (0, 1), (2, 1)] { #expect(shot[x, y] == .red) }
  }

  @Test func `a clear background leaves clear pixels`() {
    let shot = Shot(
      DisplayList(
        size: CGSize(width: 2, height: 1), background: .clear, nodes: [.block(.rose, 1, 0, 1, 1)]))
    #expect(shot[0, 0] == Shot.Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(shot[1, 0] == .red)
  }

  @Test func `a background fills whole pixels sharply`() {
    let shot = Shot([.block(.sea, 2, 3, 4, 5)])
    #expect(shot.inkBox == PixelRect(x: 2, y: 3, width: 4, height: 5))
    for (x, y) in [(2, 3), (5, 3), (2, 7), (5, 7)] { #expect(shot[x, y] == .blue) }
  }

  @Test func `an edge within a pixel covers its share`() {
    // A quarter of the pixel's width is black: 255 * 3/4 remains.
    let shot = Shot([.block(.black, 0, 0, 4.25, 4)])
    #expect(shot[3, 0] == .black)
    #expect(shot[4, 0].isNear(.gray(191), within: 1))
  }

  @Test func `layers lie back to front`() {
    var node = DisplayNode.block(.rose, 0, 0, 10, 10)
    node.contents = [
      .fill(CGPath(rect: CGRect(x: 2, y: 0, width: 8, height: 10)), .leaf, .winding)
    ]
    node.children = [.block(.sea, 4, 0, 6, 10), .block(.white, 6, 0, 4, 10)]
    node.borderWidth = 1
    let shot = Shot([node])
    #expect(shot[1, 5] == .red)
    #expect(shot[3, 5] == .green)
    #expect(shot[5, 5] == .blue)
    #expect(shot[7, 5] == .white)
    #expect(shot[9, 5] == .black && shot[0, 5] == .black && shot[4, 0] == .black)
  }

  @Test func `bounds need not start at zero`() {
    var node = DisplayNode(bounds: CGRect(x: 5, y: 6, width: 3, height: 2))
    node.background = .rose
    #expect(Shot([node]).inkBox == PixelRect(x: 5, y: 6, width: 3, height: 2))
  }

  @Test(arguments: [1.0, 2, 1.37]) func `a spot covers its circle`(scale: CGFloat) {
    // Rule E-35: 100x100 with radius 50 in light grey covers pi * 50^2 within 2 %.
    let gray = CGColor(gray: 2.0 / 3, alpha: 1)
    let spot = DisplayNode.block(gray, 10, 10, 100, 100).with { $0.cornerRadius = 50 }
    let shot = Shot([spot], size: CGSize(width: 120, height: 120), scale: scale)
    let area = Double.pi * 50 * 50 * scale * scale
    let covered = shot.ink / (1.0 / 3)
    #expect(abs(covered / area - 1) < 0.02)
    var full = 0
    for y in 0..<shot.image.height {
      for x in 0..<shot.image.width where shot[x, y] == .gray(170) { full += 1 }
    }
    // Only the rim is not plain grey: less than two pixels along the circumference.
    #expect(Double(full) > area - 2 * .pi * 50 * scale * 2)
    #expect(abs(Double(full) / area - 1) < (scale == 1 ? 0.04 : 0.03))
  }

  @Test func `a rotated spot covers as much`() {
    let spot = DisplayNode.block(.black, -50, -50, 100, 100).with { $0.cornerRadius = 50 }
    var parent = DisplayNode(
      bounds: .zero,
      transform: CGAffineTransform(rotationAngle: 0.7)
        .concatenating(CGAffineTransform(translationX: 60, y: 60)))
    parent.children = [spot]
    let shot = Shot([parent], size: CGSize(width: 120, height: 120))
    #expect(abs(shot.ink / (Double.pi * 2500) - 1) < 0.01)
  }

  @Test func `corners are cut away`() {
    let node = DisplayNode.block(.black, 0, 0, 20, 20).with { $0.cornerRadius = 8 }
    let shot = Shot([node])
    #expect(shot[0, 0] == .white && shot[19, 19] == .white)
    #expect(shot[8, 0] == .black && shot[0, 8] == .black && shot[10, 10] == .black)
    // Four corners of a square of 8 lose 1 - pi/4 each.
    let expected = 400 - 4 * 64 * (1 - Double.pi / 4)
    #expect(abs(shot.ink - expected) < 2)
  }

  @Test func `a border lies inside the bounds and follows the corners`() {
    let node = DisplayNode.block(.white, 0, 0, 20, 20).with {
      $0.borderWidth = 3
      $0.borderColor = .sea
      $0.cornerRadius = 10
    }
    let shot = Shot([node])
    // At the top the circles fall by 10 - sqrt(99) and 7 - sqrt(48) within a pixel: up to 0.08.
    #expect(shot[10, 0].isNear(.blue, within: 20) && shot[10, 3].isNear(.white, within: 20))
    #expect(shot[10, 1] == .blue && shot[10, 2] == .blue)
    #expect(shot[0, 0] == .white)
    // A ring between radii 10 and 7; blue leaves the blue byte at 255, so measure the red.
    var ink = 0.0
    for y in 0..<20 { for x in 0..<20 { ink += Double(255 - shot[x, y].red) / 255 } }
    #expect(abs(ink - Double.pi * (100 - 49)) < 2)
  }

  @Test func `a border as wide as the node fills it`() {
    let node = DisplayNode.block(nil, 5, 5, 6, 6).with { $0.borderWidth = 40 }
    #expect(Shot([node]).ink == 36)
  }

  @Test func `a transform maps from the node to its parent`() {
    // A quarter turn clockwise takes (x, y) to (-y, x).
    let transform = CGAffineTransform(rotationAngle: .pi / 2)
      .concatenating(CGAffineTransform(translationX: 10, y: 0))
    var parent = DisplayNode(bounds: .zero, transform: transform)
    parent.children = [.block(.rose, 2, 1, 5, 3)]
    let shot = Shot([parent])
    #expect(shot.inkBox == PixelRect(x: 6, y: 2, width: 3, height: 5))
  }

  @Test func `fill rules differ where an outline runs twice`() {
    var path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(Shot([.drawing(.fill(path, .black, .winding))])[5, 5] == .black)
    let evenOdd = Shot([.drawing(.fill(path, .black, .evenOdd))])
    #expect(evenOdd[5, 5] == .white && evenOdd[1, 1] == .black)
    #expect(evenOdd.ink == 100 - 36)
  }

  @Test func `a translucent fill mixes with what is behind`() {
    let half = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    let shot = Shot([.block(.rose, 0, 0, 10, 10), .block(half, 0, 0, 10, 10)])
    #expect(shot[5, 5].isNear(Shot.Pixel(red: 128, green: 0, blue: 0), within: 1))
  }

  @Test func `save, restore and concatenate nest`() {
    let dot = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let shot = Shot([
      .drawing(
        .restore, .save, .concatenate(CGAffineTransform(translationX: 3, y: 4)), .save,
        .concatenate(CGAffineTransform(scaleX: 2, y: 2)), .fill(dot, .rose, .winding), .restore,
        .concatenate(CGAffineTransform(translationX: 5, y: 0)), .fill(dot, .leaf, .winding),
        .restore, .fill(dot, .sea, .winding), .save)
    ])
    #expect(shot[3, 4] == .red && shot[4, 5] == .red)
    #expect(shot[8, 4] == .green && shot[9, 4] == .white)
    #expect(shot[0, 0] == .blue && shot[1, 1] == .white)
  }

  @Test func `contentsTransform moves what the node drew and nothing else`() {
    var node = DisplayNode.block(.leaf, 0, 0, 10, 10)
    node.contents = [.fill(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)), .rose, .winding)]
    node.contentsTransform = CGAffineTransform(3, 0, 0, 2, 4, 5)
    node.children = [.block(.sea, 0, 0, 1, 1)]
    let shot = Shot([node])
    #expect(shot[4, 5] == .red && shot[9, 8] == .red && shot[3, 5] == .green)
    #expect(shot[0, 0] == .blue && shot[9, 9] == .green)
  }

  @Test func `scale 2 is drawn sharply, not enlarged`() {
    // Half a point is a whole pixel there.
    let nodes = [DisplayNode.block(.black, 1.5, 2.5, 3, 3)]
    let shot = Shot(nodes, scale: 2)
    #expect(shot.inkBox == PixelRect(x: 3, y: 5, width: 6, height: 6))
    #expect(shot[3, 5] == .black && shot[8, 10] == .black)
    #expect(Shot(nodes)[1, 3].isNear(.gray(127), within: 1))
    // An enlarged circle would come in blocks of two by two equal pixels.
    let spot = DisplayNode.block(.black, 2, 2, 16, 16).with { $0.cornerRadius = 8 }
    let circle = Shot([spot], scale: 2)
    let uneven = (0..<20).contains { row in
      (0..<20).contains { circle[2 * $0, 2 * row] != circle[2 * $0 + 1, 2 * row] }
    }
    #expect(uneven)
  }

  @Test func `a new scale repaints all`() {
    let painter = ScreenPainter.quiet()
    let list = DisplayList(size: CGSize(width: 10, height: 10))
    painter.paint(list)
    painter.scale = 2
    #expect(painter.paint(list) == [PixelRect(x: 0, y: 0, width: 20, height: 20)])
  }
}
