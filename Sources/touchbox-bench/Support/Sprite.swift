import CoreGraphics
import UIKit

/// Something that flies over the screen, rotates, and bounces off the edges; in pixels.
struct Sprite {
  /// Its upper left corner.
  private(set) var origin: CGPoint
  /// Its rotation, 0..<360 degrees.
  private(set) var angle: Double
  /// Its colour's components, 64 to 255.
  let red, green, blue: Int

  private var velocity: CGVector
  private let spin: Double
  private let room: CGSize

  /// Makes sprites that are the same on all machines.
  static func make(_ count: Int, side: Int, screen: CGSize) -> [Sprite] {
    var numbers = LinearCongruentialGenerator(seed: 777)
    return (0..<count).map { _ in
      Sprite(
        &numbers,
        room: CGSize(width: screen.width - CGFloat(side), height: screen.height - CGFloat(side)))
    }
  }

  private init(_ numbers: inout LinearCongruentialGenerator, room: CGSize) {
    self.room = room
    let x = numbers.next(below: Int(room.width))
    origin = CGPoint(x: x, y: numbers.next(below: Int(room.height)))
    let dx = CGFloat(1 + numbers.next(below: 16)) * 0.25
    let dy = CGFloat(1 + numbers.next(below: 16)) * 0.25
    let goesLeft = numbers.next(below: 2) == 1
    let goesUp = numbers.next(below: 2) == 1
    velocity = CGVector(dx: goesLeft ? -dx : dx, dy: goesUp ? -dy : dy)
    angle = Double(numbers.next(below: 360))
    spin = Double(numbers.next(below: 9) - 4)
    red = 64 + numbers.next(below: 192)
    green = 64 + numbers.next(below: 192)
    blue = 64 + numbers.next(below: 192)
  }

  /// Moves by one frame.
  mutating func advance() {
    Self.advance(&origin.x, by: &velocity.dx, within: room.width)
    Self.advance(&origin.y, by: &velocity.dy, within: room.height)
    angle += spin
    if angle >= 360 { angle -= 360 }
    if angle < 0 { angle += 360 }
  }

  private static func advance(_ x: inout CGFloat, by dx: inout CGFloat, within room: CGFloat) {
    x += dx
    if x < 0 { (x, dx) = (-x, -dx) }
    if x > room { (x, dx) = (2 * room - x, -dx) }
  }
}

/// The picture of sprites: a rounded square of many colours, whose lower third is translucent.
enum BenchIcon {
  /// The side, in pixels.
  static let side = 114

  private static let corner = 20.0
  /// The first row of the lower third.
  private static let fold = 76

  /// Makes the picture for a screen scale.
  @MainActor static func make(scale: CGFloat) -> UIImage? {
    CGImage(width: side, height: side, pixels: pixels).map { UIImage(cgImage: $0, scale: scale) }
  }

  private static var pixels: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(side * side * 4)
    for row in 0..<side {
      for column in 0..<side {
        let alpha = Int(coverage(column, row) * (row >= fold ? 160 : 255) + 0.5)
        func premultiplied(_ color: Int) -> UInt8 { UInt8((color * alpha + 127) / 255) }
        bytes.append(premultiplied(128))
        bytes.append(premultiplied(row * 255 / (side - 1)))
        bytes.append(premultiplied(column * 255 / (side - 1)))
        bytes.append(UInt8(alpha))
      }
    }
    return bytes
  }

  /// Returns how much of a pixel the rounded square covers, by the distance of the pixel's centre.
  private static func coverage(_ column: Int, _ row: Int) -> Double {
    let (middle, straight) = (Double(side) / 2, Double(side) / 2 - corner)
    let x = max(0, abs(Double(column) + 0.5 - middle) - straight)
    let y = max(0, abs(Double(row) + 0.5 - middle) - straight)
    return max(0, min(1, 0.5 - ((x * x + y * y).squareRoot() - corner)))
  }
}

/// Pseudorandom numbers that are the same on all machines.
struct LinearCongruentialGenerator {
  private var state: UInt32

  /// Makes the sequence of a seed.
  init(seed: UInt32) {
    state = seed
  }

  /// Returns the next number that is at least 0 and below `bound`.
  mutating func next(below bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % bound
  }
}
