import CoreGraphics

/// Something that flies over the screen, turning, and bounces off its edges; in pixels.
struct Sprite {
  /// Where its upper left corner is.
  private(set) var place: CGPoint
  /// How far it is turned, 0..<360 degrees.
  private(set) var angle: Double
  /// Its colour's components, 64 to 255.
  let red, green, blue: Int

  private var velocity: CGVector
  private let spin: Double
  private let room: CGSize

  /// Makes sprites of a size, the same on all machines.
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
    place = CGPoint(x: x, y: numbers.next(below: Int(room.height)))
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

  /// Goes on by a frame.
  mutating func advance() {
    Self.advance(&place.x, by: &velocity.dx, within: room.width)
    Self.advance(&place.y, by: &velocity.dy, within: room.height)
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
