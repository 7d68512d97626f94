import CCairo
import CoreGraphics
import Foundation

/// Blurs coverage by spreading each pixel according to a normal distribution.
///
/// For standard deviations of two pixels or more, three box averages approximate the distribution,
/// as in the feGaussianBlur section of the W3C's Filter Effects. The error is at most 4 percent of
/// full coverage.
nonisolated struct GaussianBlur {
  /// The standard deviation, in pixels.
  let deviation: Double

  private static let smallestBoxDeviation = 2.0

  /// Blurs the alpha of a color surface and writes part of it to a coverage surface.
  ///
  /// Everything beyond the edges is treated as transparent.
  ///
  /// - Parameters:
  ///   - column: The source column that corresponds to the target's first column.
  ///   - row: The source row that corresponds to the target's first row.
  func blurAlpha(of source: Surface, into target: Surface, column: Int, row: Int) {
    cairo_surface_flush(source.pointer)
    let (width, height) = (source.width, source.height)
    // The target's columns, from rows that have already been blurred horizontally. They are rounded
    // to bytes only at the end.
    var columns = [Float](repeating: 0, count: target.width * height)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * max(width, height)) { memory in
      guard let line = memory.baseAddress else { return }
      let buffers = [line, line + max(width, height)]
      for y in 0..<height {
        let bytes = source.bytes + y * source.stride
        // In most shapes, most rows are identical to the previous row.
        if y > 0, memcmp(bytes, bytes - source.stride, 4 * width) == 0 {
          for x in 0..<target.width { columns[x * height + y] = columns[x * height + y - 1] }
          continue
        }
        for x in 0..<width { line[x] = Float(bytes[4 * x + 3]) }
        let blurred = blur(buffers, length: width)
        for x in 0..<target.width { columns[x * height + y] = blurred[column + x] }
      }
      for x in 0..<target.width {
        for y in 0..<height { line[y] = columns[x * height + y] }
        let blurred = blur(buffers, length: height)
        for y in 0..<target.height {
          target.bytes[y * target.stride + x] = UInt8(max(0, min(255, blurred[row + y].rounded())))
        }
      }
    }
    cairo_surface_mark_dirty(target.pointer)
  }

  /// Blurs the line in the first of two buffers. Returns the buffer with the result.
  private func blur(
    _ buffers: [UnsafeMutablePointer<Float>], length: Int
  ) -> UnsafeMutablePointer<Float> {
    let (one, other) = (buffers[0], buffers[1])
    guard deviation > 0 else { return one }
    guard deviation >= Self.smallestBoxDeviation else {
      convolve(one, into: other, length: length)
      return other
    }
    let size = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    let half = size / 2
    if size.isMultiple(of: 2) {
      // Apply two averages, shifted off center by half a pixel in opposite directions, and then a
      // longer one.
      average(one, into: other, length: length, before: half, after: half - 1)
      average(other, into: one, length: length, before: half - 1, after: half)
    } else {
      average(one, into: other, length: length, before: half, after: half)
      average(other, into: one, length: length, before: half, after: half)
    }
    average(one, into: other, length: length, before: half, after: half)
    return other
  }

  /// Replaces each value with the average of the values from `before` positions ahead of it to
  /// `after` positions behind it.
  private func average(
    _ source: UnsafeMutablePointer<Float>, into target: UnsafeMutablePointer<Float>, length: Int,
    before: Int, after: Int
  ) {
    let share = 1 / Double(before + after + 1)
    // At this size, the rounding error of a sum of doubles is too small to change a byte.
    var sum = 0.0
    for index in 0..<min(after, length) { sum += Double(source[index]) }
    for index in 0..<length {
      if index + after < length { sum += Double(source[index + after]) }
      if index - before - 1 >= 0 { sum -= Double(source[index - before - 1]) }
      target[index] = Float(sum * share)
    }
  }

  private func convolve(
    _ source: UnsafeMutablePointer<Float>, into target: UnsafeMutablePointer<Float>, length: Int
  ) {
    let weights = kernel
    let reach = weights.count - 1
    for index in 0..<length {
      var sum = source[index] * weights[0]
      for distance in stride(from: 1, through: reach, by: 1) {
        if index >= distance { sum += source[index - distance] * weights[distance] }
        if index + distance < length { sum += source[index + distance] * weights[distance] }
      }
      target[index] = sum
    }
  }

  /// The weights of a pixel and its neighbors on either side. Counting both sides, they sum to 1.
  private var kernel: [Float] {
    let reach = Int((3 * deviation).rounded(.up))
    let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    return weights.map { Float($0 / sum) }
  }
}
