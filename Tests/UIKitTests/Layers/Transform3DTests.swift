import CoreGraphics
import Testing
import UIKit

/// `CATransform3D` and its functions.
struct Transform3DTests {
  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test("CATransform3D() is all zeros and differs from the identity")
  func zero() {
    #expect(numbers(CATransform3D()) == Array(repeating: 0, count: 16))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
  }

  @Test("A rotation about z equals a 2D rotation")
  func rotation() {
    let angle: CGFloat = 0.7
    let space = CATransform3DMakeRotation(angle, 0, 0, 2)
    #expect(CATransform3DIsAffine(space))
    let plane = CGAffineTransform(rotationAngle: angle)
    let flat = CATransform3DGetAffineTransform(space)
    #expect(abs(flat.a - plane.a) < 1e-12 && abs(flat.b - plane.b) < 1e-12)
    #expect(abs(flat.c - plane.c) < 1e-12 && abs(flat.d - plane.d) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(angle, 0, 0, 0)))
  }

  @Test("A rotation about x turns y toward z, and a rotation about y turns z toward x")
  func axes() {
    // Row vectors: y is in the second row, and z is in the third.
    let aboutX = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(abs(aboutX.m23 - 1) < 1e-12 && abs(aboutX.m32 + 1) < 1e-12)
    let aboutY = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(abs(aboutY.m31 - 1) < 1e-12 && abs(aboutY.m13 + 1) < 1e-12)
    #expect(!CATransform3DIsAffine(aboutX))
  }

  @Test("Translate, scale and rotate are applied before the given transform")
  func order() {
    let scaled = CATransform3DMakeScale(2, 3, 4)
    let moved = CATransform3DTranslate(scaled, 1, 1, 1)
    #expect([moved.m41, moved.m42, moved.m43] == [2, 3, 4])
    let other = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
    #expect([other.m41, other.m42, other.m43] == [1, 1, 1])
  }

  @Test("Inverting undoes a transform; a singular transform is returned unchanged")
  func inverse() {
    var t = CATransform3DMakeTranslation(3, -2, 5)
    t = CATransform3DRotate(t, 0.4, 1, 2, 3)
    t = CATransform3DScale(t, 2, 0.5, 3)
    t.m34 = -1 / 500
    #expect(isClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("A layer's transform converts to an affine transform, flattened if necessary")
  func layers() {
    let layer = CALayer()
    #expect(CATransform3DIsIdentity(layer.transform))
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    // Seen from the front, a rotation of 60 degrees about y halves the width.
    #expect(abs(layer.affineTransform().a - 0.5) < 1e-12)
    #expect(abs(layer.transform.m31 - sin(.pi / 3)) < 1e-12)
    layer.setAffineTransform(.identity)
    #expect(CATransform3DIsIdentity(layer.transform))
  }
}
