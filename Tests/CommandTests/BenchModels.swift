import CoreGraphics
import Painter
import Testing

/// The random numbers of `touchbox-bench`: s = 1664525 s + 1013904223 mod 2^32, then s / 256.
private struct Row {
  var state: UInt64

  mutating func next() -> Int {
    state = (state * 1_664_525 + 1_013_904_223) % (1 << 32)
    return Int(state / 256)
  }
}

/// A model of the leaves in a benchmark's tree: 16-point cells, each with a leaf that is one point
/// smaller on every side. How the leaves are nested does not matter.
struct TreeModel {
  let count: Int

  /// The largest divisor that is at most the square root.
  private var columns: Int { (1...count).filter { count % $0 == 0 && $0 * $0 <= count }.max() ?? 1 }

  /// Returns a touch's contribution at a point in a leaf's coordinates, in quarters of a point.
  private func term(_ leaf: Int, _ x: Int, _ y: Int) -> UInt64 {
    UInt64(bitPattern: Int64(x + 1_000_003 * y)) &* UInt64(leaf + 1)
  }

  /// Returns the sum for ten fingers that touch down at the center of leaf k N / 10 + N / 20 and
  /// stay there.
  func checksumOfMoves(frames: Int) -> String {
    var row = Row(state: 12_345)
    let leaves = (0..<10).map { $0 * count / 10 + count / 20 }
    // The center of a 14-point leaf is at 7, which is 28 quarters.
    var sum = leaves.reduce(UInt64(0)) { $0 &+ term($1, 28, 28) }
    for _ in 0..<frames {
      for leaf in leaves {
        let x = 28 + row.next() % 201 - 100
        sum &+= term(leaf, x, 28 + row.next() % 201 - 100)
      }
    }
    return String(sum, radix: 16)
  }

  /// Returns the sum for taps at random points, and the number of taps that hit a leaf.
  func taps(_ taps: Int) -> (checksum: String, hits: Int) {
    var flags = Row(state: 424_242)
    let takesTouches = (0..<count).map { _ in flags.next() % 16 > 2 }
    var row = Row(state: 67_890)
    var (sum, hits) = (UInt64(0), 0)
    for _ in 0..<taps {
      let x = row.next() % (16 * columns)
      let y = row.next() % (16 * (count / columns))
      let leaf = y / 16 * columns + x / 16
      let (left, top) = (x % 16 - 1, y % 16 - 1)
      guard takesTouches[leaf], (0..<14).contains(left), (0..<14).contains(top) else { continue }
      sum &+= term(leaf, 4 * left, 4 * top)
      hits += 1
    }
    return (String(sum, radix: 16), hits)
  }
}

/// A model of the first sprite in the benchmarks, after some frames in which it does not reach an
/// edge.
struct SpriteModel {
  /// The sprite's color: red, green, blue.
  let color: [Int]
  /// The pixel at the sprite's center.
  let middle: (x: Int, y: Int)
  /// A pixel on the screen far from the sprite.
  let outside: (x: Int, y: Int)

  init(side: Int, frames: Int) {
    var row = Row(state: 777)
    let (x, y) = (row.next() % (640 - side), row.next() % (960 - side))
    let (speedX, speedY) = (row.next() % 16 + 1, row.next() % 16 + 1)
    let (signX, signY) = (row.next() % 2 == 1 ? -1 : 1, row.next() % 2 == 1 ? -1 : 1)
    // Skip the angle and the spin.
    _ = (row.next(), row.next())
    color = (0..<3).map { _ in 64 + row.next() % 192 }
    middle = (
      (4 * x + signX * speedX * frames) / 4 + side / 2,
      (4 * y + signY * speedY * frames) / 4 + side / 2
    )
    // Choose a pixel below the status bar, in the other half of the screen.
    outside = (middle.x < 320 ? 630 : 10, middle.y < 480 ? 950 : 50)
  }
}

/// The pixels of a saved picture.
struct Screenshot {
  private let image: CGImage

  /// Reads a file with 640x960 pixels.
  init(_ path: String) throws {
    image = try ImageFile.load(path)
    #expect(image.width == 640 && image.height == 960)
  }

  /// The red, green and blue values of a pixel.
  subscript(x: Int, y: Int) -> [Int] {
    let start = (y * image.width + x) * 4
    return image.pixels[start..<start + 3].reversed().map(Int.init)
  }
}
