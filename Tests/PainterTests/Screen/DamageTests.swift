import SplitMix64
import Testing

@testable import Painter

struct DamageTests {
  private let screen = PixelRect(x: 0, y: 0, width: 200, height: 100)

  @Test func `rectangles never overlap, and they cover everything that was added`() {
    for seed in UInt64(1)...200 {
      var numbers = SplitMix64(seed: seed)
      var damage = Damage(screen: screen)
      var added: [PixelRect] = []
      for _ in 0..<30 {
        let rect = PixelRect(
          x: .random(in: 0..<190, using: &numbers), y: .random(in: 0..<90, using: &numbers),
          width: .random(in: 0...10, using: &numbers), height: .random(in: 0...10, using: &numbers))
        damage.add(rect)
        added.append(rect)
      }
      #expect(damage.rects.count <= Damage.maximumRects)
      for (index, one) in damage.rects.enumerated() {
        for other in damage.rects[(index + 1)...] {
          #expect(!one.intersects(other), "seed \(seed)")
        }
      }
      for rect in added where !rect.isEmpty {
        let covered = damage.rects.reduce(0) { $0 + $1.intersection(rect).area }
        #expect(covered == rect.area, "seed \(seed)")
      }
    }
  }

  @Test func `distant rectangles stay separate, and large damage becomes full damage`() {
    var damage = Damage(screen: screen)
    damage.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
    damage.add(PixelRect(x: 150, y: 50, width: 10, height: 10))
    #expect(damage.rects.count == 2 && !damage.isFull)
    damage.add(PixelRect(x: 0, y: 10, width: 200, height: 80))
    #expect(damage.isFull)
  }

  @Test func `bounds round outward but ignore rounding errors`() {
    func pixels(_ left: Double, _ right: Double) -> PixelRect {
      PixelBounds(left: left, top: 0, right: right, bottom: 1).pixels(within: screen)
    }
    #expect(pixels(1, 3) == PixelRect(x: 1, y: 0, width: 2, height: 1))
    #expect(pixels(1.5, 2.5) == PixelRect(x: 1, y: 0, width: 2, height: 1))
    #expect(pixels(0.1 * 30, 0.7 * 10) == PixelRect(x: 3, y: 0, width: 4, height: 1))
    #expect(pixels(-50, 1e300) == PixelRect(x: 0, y: 0, width: 200, height: 1))
    #expect(pixels(.nan, 3).isEmpty && pixels(3, 1).isEmpty)
  }
}
