import CoreGraphics
import Testing
import UIKit

/// Colors and their components. Source: developer.apple.com/documentation/uikit/uicolor and
/// /coregraphics/cgcolor.
struct ColorTests {
  @Test("Hue, saturation and brightness round-trip")
  func hue() {
    for (h, s, b) in [(0.1, 0.5, 0.8), (0.45, 1, 0.3), (0.9, 0.2, 1), (0, 0, 0.4), (0.7, 0, 0)] {
      let color = UIColor(hue: h, saturation: s, brightness: b, alpha: 0.5)
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      // Grays have no hue, and black has no saturation.
      #expect(abs(hue - (s * b > 0 ? h : 0)) < 1e-9)
      #expect(abs(saturation - (b > 0 ? s : 0)) < 1e-9)
      #expect(abs(brightness - b) < 1e-9)
      #expect(alpha == 0.5)
    }
  }

  @Test("Red, green and blue round-trip; the pointers can be nil")
  func components() {
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.25)
    #expect(alpha == 0.5)
    var white: CGFloat = 0
    #expect(!color.getWhite(&white, alpha: nil))
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
  }

  @Test("Grays have two components; other colors have four, even if the components are equal")
  func numberOfComponents() {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor.white.withAlphaComponent(0.5).cgColor.components == [1, 0.5])
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor.components == [1, 1, 1, 1])
    // CGColorEqualToColor: "two colors are equal if they have equal color spaces".
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
    let made = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])
    #expect(made?.components == [0.1, 0.2, 0.3, 0.4])
  }

  @Test("A color literal creates a color")
  func literal() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
  }

  @Test("System colors match Apple's values for the light appearance")
  func systemColors() {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor.systemBlue.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect([red, green, blue].map { ($0 * 255).rounded() } == [0, 122, 255])
    #expect(UIColor.secondaryLabel.cgColor.alpha == 0.6)
  }

  @Test("CGAffineTransform() maps every point to the origin, unlike the identity")
  func transforms() {
    let zero = CGAffineTransform()
    #expect([zero.a, zero.b, zero.c, zero.d, zero.tx, zero.ty] == [0, 0, 0, 0, 0, 0])
    #expect(CGPoint(x: 3, y: 4).applying(zero) == .zero)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
  }

  @Test("A crop rectangle expands to whole pixels and is clipped to the image")
  func cropping() {
    var pixels: [UInt8] = []
    for blue in 0..<12 { pixels += [UInt8(blue), 0, 0, 255] }
    let image = CGImage(width: 4, height: 3, pixels: pixels)
    let part = image?.cropping(to: CGRect(x: 1.5, y: 1, width: 1, height: 9))
    #expect(part?.width == 2)
    #expect(part?.height == 2)
    let blues = stride(from: 0, to: 16, by: 4).map { part?.pixels[$0] }
    #expect(blues == [5, 6, 9, 10])
    #expect(image?.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
    #expect(image?.cropping(to: CGRect.null) == nil)
  }
}
