import CoreGraphics

nonisolated extension DrawingCase {
  /// Four columns and three rows of different colors, one of them translucent.
  private static let picture = CGImage.of(width: 4, height: 3) { color(x: $0, y: $1) }

  private static func color(x: Int, y: Int) -> CGColor {
    CGColor(
      red: CGFloat(x) / 3, green: CGFloat(y) / 2, blue: 0.4, alpha: x == 2 && y == 1 ? 0.5 : 1)
  }

  private static func pixel(_ x: Int, _ y: Int) -> Reference.Color {
    Reference.premultiplied(color(x: x, y: y))
  }

  static let images: [DrawingCase] = [
    DrawingCase("image: upright, pixel by pixel", 1) {
      $0.drawUpright(picture, in: CGRect(x: 5, y: 6, width: 4, height: 3), alpha: 1)
    } expect: { reference in
      reference.fill(.rect(5, 6, 4, 3)) { pixel(Int($0.x) - 5, Int($0.y) - 6) }
    },
    DrawingCase("image: upside down where y points down", 1) {
      $0.draw(picture, in: CGRect(x: 5, y: 6, width: 4, height: 3))
    } expect: { reference in
      reference.fill(.rect(5, 6, 4, 3)) { pixel(Int($0.x) - 5, 2 - (Int($0.y) - 6)) }
    },
    DrawingCase("image: upright where y points up", 1) { context in
      context.translateBy(x: 0, y: 24)
      context.scaleBy(x: 1, y: -1)
      context.draw(picture, in: CGRect(x: 5, y: 15, width: 4, height: 3))
    } expect: { reference in
      reference.fill(.rect(5, 6, 4, 3)) { pixel(Int($0.x) - 5, Int($0.y) - 6) }
    },
    DrawingCase("image: enlarged without interpolation", 1) { context in
      context.interpolationQuality = .none
      context.drawUpright(picture, in: CGRect(x: 2, y: 3, width: 20, height: 18), alpha: 1)
    } expect: { reference in
      reference.fill(.rect(2, 3, 20, 18)) { pixel(Int(($0.x - 2) / 5), Int(($0.y - 3) / 6)) }
    },
    DrawingCase("image: rotated by a quarter turn", 2) { context in
      context.translateBy(x: 12, y: 6)
      context.rotate(by: .pi / 2)
      context.drawUpright(picture, in: CGRect(x: 0, y: 0, width: 4, height: 3), alpha: 1)
    } expect: { reference in
      reference.fill(.rect(9, 6, 3, 4)) { pixel(Int($0.y) - 6, 11 - Int($0.x)) }
    },
    DrawingCase("image: tiles", 1) { context in
      context.clip(to: CGRect(x: 1, y: 1, width: 21, height: 20))
      context.drawUprightTiles(picture, from: CGRect(x: 2, y: 3, width: 4, height: 3))
    } expect: { reference in
      reference.fill(.rect(1, 1, 21, 20)) { pixel((Int($0.x) + 2) % 4, Int($0.y) % 3) }
    },
    DrawingCase("image: in one color", 2) {
      $0.drawUpright(
        picture, in: CGRect(x: 5, y: 6, width: 4, height: 3), tint: .teal)
    } expect: { reference in
      reference.fill(.rect(5, 6, 4, 3)) {
        Reference.premultiplied(.teal) * pixel(Int($0.x) - 5, Int($0.y) - 6).w
      }
    },
    DrawingCase("image: copied, and with alpha", 2) { context in
      context.setFillColor(.teal)
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
      context.drawUpright(picture, in: CGRect(x: 14, y: 15, width: 4, height: 3), alpha: 0.5)
      context.setBlendMode(.copy)
      context.drawUpright(picture, in: CGRect(x: 5, y: 6, width: 4, height: 3), alpha: 1)
    } expect: { reference in
      reference.fill(.plane, .teal)
      reference.fill(.rect(14, 15, 4, 3)) { pixel(Int($0.x) - 14, Int($0.y) - 15) * 0.5 }
      reference.fill(.rect(5, 6, 4, 3), .copy) { pixel(Int($0.x) - 5, Int($0.y) - 6) }
    },
  ]
}
