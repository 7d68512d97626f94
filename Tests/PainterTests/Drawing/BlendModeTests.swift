import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import Painter

/// Compares blend modes with pixels drawn by Apple's Core Graphics.
@Suite(.serialized) struct BlendModeTests {
  /// The results of half-transparent (0, 0, 200) over opaque (200, 0, 0), as premultiplied red,
  /// green, blue, and alpha.
  ///
  /// Source: premultiplied RGBA bitmap contexts on a macOS build machine, July 2026, in the tests
  /// of github.com/gnustep/libs-opal (Tests/opal/CGBlend).
  nonisolated static let measured: [(CGBlendMode, [Int])] = [
    (.normal, [100, 0, 100, 255]), (.multiply, [100, 0, 0, 255]), (.screen, [200, 0, 100, 255]),
    (.darken, [100, 0, 0, 255]), (.lighten, [200, 0, 100, 255]), (.hardLight, [100, 0, 72, 255]),
    (.difference, [200, 0, 100, 255]), (.exclusion, [200, 0, 100, 255]),
    (.hue, [119, 19, 119, 255]), (.luminosity, [137, 0, 0, 255]), (.clear, [0, 0, 0, 0]),
    (.copy, [0, 0, 100, 128]), (.sourceAtop, [100, 0, 100, 255]),
    (.destinationOver, [200, 0, 0, 255]), (.xor, [100, 0, 0, 127]),
    (.plusLighter, [200, 0, 100, 255]), (.colorBurn, [0, 0, 0, 255]),
    (.plusDarker, [72, 0, 0, 255]),
  ]

  @Test("a blend mode matches Core Graphics within one level", arguments: measured)
  func pixels(_ mode: CGBlendMode, _ expected: [Int]) throws {
    let painter = ImagePainter(typesetter: .quiet) { Issue.record("\($0)") }
    let app = AppContext(services: HostServices(paint: { painter.image(of: $0) }))
    var pixel: [Int] = []
    app.perform {
      guard
        let context = CGContext(
          data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return }
      let all = CGRect(x: 0, y: 0, width: 4, height: 4)
      context.setFillColor(red: 200 / 255, green: 0, blue: 0, alpha: 1)
      context.fill(all)
      context.setBlendMode(mode)
      context.setFillColor(red: 0, green: 0, blue: 200 / 255, alpha: 0.5)
      context.fill(all)
      let bytes = context.data?.assumingMemoryBound(to: UInt8.self)
      pixel = (0..<4).compactMap { index in bytes.map { Int($0[index]) } }
    }
    try #require(pixel.count == 4)
    for (channel, value) in pixel.enumerated() {
      #expect(abs(value - expected[channel]) <= 1, "\(pixel)")
    }
  }
}
