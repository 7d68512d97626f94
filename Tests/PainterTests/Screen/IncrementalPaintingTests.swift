import CoreGraphics
import DisplayList
import Foundation
import SplitMix64
import Testing

@testable import Painter

struct IncrementalPaintingTests {
  /// The number of frames for each seed.
  private static let frames = 25

  @Test(arguments: [1.0, 2, 1.37]) func `repainting produces the same bytes as painting everything`(
    scale: CGFloat
  ) throws {
    let typesetter = Typesetter.quiet
    for seed in UInt64(1)...30 {
      var random = RandomDisplayList(seed: seed)
      let painter = ScreenPainter.quiet(scale: scale, typesetter: typesetter)
      var list = random.list()
      var before = painter.image
      for frame in 0..<Self.frames {
        let rects = painter.paint(list)
        let full = ScreenPainter.quiet(scale: scale, typesetter: typesetter)
        full.paint(list)
        let (one, other) = (try #require(painter.image), try #require(full.image))
        // Compare outside the macro, which would print all bytes. Compare `Data`, because a debug
        // build compares arrays element by element.
        let isSame = Data(one.pixels) == Data(other.pixels)
        try #require(isSame, "seed \(seed), frame \(frame), scale \(scale)")
        if let before, before.width == one.width {
          let isOutside = Self.changes(before, one, outside: rects)
          try #require(!isOutside, "seed \(seed), frame \(frame): changed outside \(rects)")
        }
        before = one
        for _ in 0...random.index(2) { random.change(&list) }
      }
    }
  }

  /// Returns whether a pixel outside the rectangles differs.
  private static func changes(
    _ one: CGImage, _ other: CGImage, outside rects: [PixelRect]
  ) -> Bool {
    var patched = one.pixels
    for rect in rects {
      for row in rect.y..<rect.endY {
        let bytes = (row * one.width + rect.x) * 4..<(row * one.width + rect.endX) * 4
        patched.replaceSubrange(bytes, with: other.pixels[bytes])
      }
    }
    return Data(patched) != Data(other.pixels)
  }

  @Test func `a group is repainted exactly, even if its first part is outside the damage`() {
    // On a clear surface, Cairo draws the first shape with a different formula, which rounds
    // differently.
    var numbers = SplitMix64(seed: 7)
    for _ in 0..<200 {
      func share() -> CGFloat { CGFloat(Double.random(in: 0...1, using: &numbers)) }
      let color = CGColor(red: share(), green: share(), blue: share(), alpha: share())
      var group = DisplayNode(bounds: CGRect(x: 0, y: 0, width: 40, height: 20))
      group.opacity = share()
      var turned = DisplayNode.rectangle(color, 0, 0, 12, 9)
      turned.transform = CGAffineTransform(rotationAngle: share())
        .concatenating(CGAffineTransform(translationX: 20, y: 5))
      group.children = [.rectangle(.pureRed, 0, 0, 4, 4), turned]
      func list(_ mark: CGColor) -> DisplayList {
        DisplayList(
          size: CGSize(width: 40, height: 20), background: .white,
          nodes: [.rectangle(mark, 20, 8, 8, 8), group])
      }
      let painter = ScreenPainter.quiet()
      painter.paint(list(.pureGreen))
      painter.paint(list(.pureBlue))
      let isSame = painter.image?.pixels == Screenshot(list(.pureBlue)).image.pixels
      #expect(isSame)
    }
  }

  @Test func `painting an equal list changes no pixels`() {
    for seed in UInt64(1)...10 {
      var random = RandomDisplayList(seed: seed)
      let list = random.list()
      let painter = ScreenPainter.quiet()
      #expect(!painter.paint(list).isEmpty)
      #expect(painter.paint(list).isEmpty)
    }
  }

  @Test func `invalidating repaints everything`() {
    let painter = ScreenPainter.quiet()
    let list = DisplayList(size: CGSize(width: 8, height: 9))
    painter.paint(list)
    painter.invalidate()
    #expect(painter.paint(list) == [PixelRect(x: 0, y: 0, width: 8, height: 9)])
  }

  /// A grid of a hundred nodes of 10 × 10 points, 30 points apart.
  private func grid() -> DisplayList {
    var list = DisplayList(size: CGSize(width: 300, height: 300))
    for index in 0..<100 {
      list.nodes.append(
        .rectangle(.white, CGFloat(index % 10) * 30, CGFloat(index / 10) * 30, 10, 10))
    }
    return list
  }

  private func damage(_ change: (inout DisplayList) -> Void) -> Set<PixelRect> {
    let painter = ScreenPainter.quiet()
    var list = grid()
    painter.paint(list)
    change(&list)
    return Set(painter.paint(list))
  }

  @Test func `moving a node damages its old and new positions`() {
    // Node 42 is in column 2, row 4.
    #expect(
      damage { $0.nodes[42].transform.ty += 135 } == [
        PixelRect(x: 60, y: 120, width: 10, height: 10),
        PixelRect(x: 60, y: 255, width: 10, height: 10),
      ])
    // Overlapping rectangles are merged.
    #expect(
      damage { $0.nodes[42].transform.tx += 3 } == [
        PixelRect(x: 60, y: 120, width: 13, height: 10)
      ])
  }

  @Test func `other changes to a node damage only that node`() {
    let old = PixelRect(x: 60, y: 120, width: 10, height: 10)
    #expect(damage { $0.nodes[42].background = .black } == [old])
    #expect(damage { $0.nodes[42].opacity = 0.5 } == [old])
    #expect(damage { $0.nodes[42].borderWidth = 1 } == [old])
    #expect(damage { $0.nodes.remove(at: 42) } == [old])
    #expect(damage { $0.nodes.append($0.nodes.remove(at: 42)) } == [old])
    #expect(damage { $0.nodes.insert($0.nodes.remove(at: 42), at: 0) } == [old])
    let distant = PixelRect(x: 60, y: 20, width: 10, height: 10)
    #expect(damage { $0.nodes.append(.rectangle(.white, 60, 20, 10, 10)) } == [distant])
    #expect(damage { $0.background = .pureRed } == [PixelRect(x: 0, y: 0, width: 300, height: 300)])
  }

  @Test func `invisible changes cause no damage`() {
    #expect(damage { $0.nodes.append(.rectangle(.white, 400, 0, 10, 10)) }.isEmpty)
    #expect(damage { $0.nodes.append(.rectangle(.clear, 20, 20, 10, 10)) }.isEmpty)
    #expect(damage { $0.nodes.append(.rectangle(nil, 20, 20, 10, 10)) }.isEmpty)
    #expect(
      damage {
        $0.nodes.append(.rectangle(.white, 20, 20, 10, 10).with { $0.opacity = 0 })
      }.isEmpty)
  }

  @Test func `moving one of several images in a node damages only that image`() {
    let image = CGImage.of(width: 10, height: 10) { _, _ in .pureRed }
    func list(_ x: CGFloat) -> DisplayList {
      func draw(_ x: CGFloat, _ y: CGFloat) -> DrawCommand {
        .image(image, in: CGRect(x: x, y: y, width: 10, height: 10), opacity: 1)
      }
      let node = DisplayNode.drawing(
        draw(10, 10), .save, .concatenate(CGAffineTransform(translationX: x, y: 0)),
        draw(0, 80), .restore, draw(10, 180))
      return DisplayList(size: CGSize(width: 300, height: 300), nodes: [node])
    }
    let painter = ScreenPainter.quiet()
    painter.paint(list(0))
    #expect(
      Set(painter.paint(list(100))) == [
        PixelRect(x: 0, y: 80, width: 10, height: 10),
        PixelRect(x: 100, y: 80, width: 10, height: 10),
      ])
  }

  @Test func `a clip limits the damage`() {
    var parent = DisplayNode.rectangle(.white, 10, 10, 20, 20)
    parent.clips = true
    func list(_ color: CGColor) -> DisplayList {
      parent.children = [.rectangle(color, -50, -50, 200, 200)]
      return DisplayList(size: CGSize(width: 300, height: 300), nodes: [parent])
    }
    let painter = ScreenPainter.quiet()
    painter.paint(list(.pureRed))
    #expect(painter.paint(list(.pureGreen)) == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
  }
}
