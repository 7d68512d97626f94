import CBridge
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The address of an Objective-C object.
typealias Raw = UnsafeMutableRawPointer

nonisolated extension TBPoint {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  var value: CGPoint { CGPoint(x: x, y: y) }
}

nonisolated extension TBSize {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  var value: CGSize { CGSize(width: width, height: height) }
}

nonisolated extension TBRect {
  init(_ rect: CGRect) { self.init(origin: TBPoint(rect.origin), size: TBSize(rect.size)) }
  var value: CGRect { CGRect(origin: origin.value, size: size.value) }
}

nonisolated extension TBTransform {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
      d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
  }
  var value: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

nonisolated extension TBInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
  var value: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

nonisolated extension TBOffset {
  init(_ offset: UIOffset) {
    self.init(horizontal: Double(offset.horizontal), vertical: Double(offset.vertical))
  }
  var value: UIOffset { UIOffset(horizontal: horizontal, vertical: vertical) }
}

nonisolated extension TBVector {
  init(_ vector: CGVector) { self.init(dx: Double(vector.dx), dy: Double(vector.dy)) }
  var value: CGVector { CGVector(dx: dx, dy: dy) }
}

nonisolated extension TBRange {
  init(_ range: NSRange) {
    self.init(location: UInt(range.location), length: UInt(range.length))
  }
  var value: NSRange {
    NSRange(
      location: Int(truncatingIfNeeded: location), length: Int(truncatingIfNeeded: length))
  }
}

nonisolated extension TBTransform3D {
  // Both are 16 numbers in the same order.
  init(_ transform: CATransform3D) { self = unsafeBitCast(transform, to: TBTransform3D.self) }
  var value: CATransform3D { unsafeBitCast(self, to: CATransform3D.self) }
}

extension UnsafeMutableRawPointer {
  /// The pointer as a pointer to numbers.
  func pointer() -> UnsafeMutablePointer<CGFloat> { assumingMemoryBound(to: CGFloat.self) }
  func pointer() -> UnsafeMutablePointer<Int> { assumingMemoryBound(to: Int.self) }
  func pointer() -> UnsafePointer<CGFloat> { UnsafePointer(assumingMemoryBound(to: CGFloat.self)) }
}

/// Returns the values in a C array: numbers, points, or rectangles.
func values<Value>(_ address: Raw?, _ count: Int) -> [Value] {
  guard let address, count > 0 else { return [] }
  return Array(
    UnsafeBufferPointer(start: address.assumingMemoryBound(to: Value.self), count: count))
}

/// Returns an address as a pointer to numbers.
func numbers(_ address: Raw?) -> UnsafePointer<CGFloat>? { address?.pointer() }

/// Returns the transform at an address, or the identity for NULL.
func transform(_ address: Raw?) -> CGAffineTransform {
  address?.load(as: TBTransform.self).value ?? .identity
}

/// Returns a color from its components.
func color(_ space: CGColorSpace, _ components: Raw?) -> CGColor? {
  components.flatMap { CGColor(colorSpace: space, components: $0.pointer()) }
}

/// Returns a gradient from its colors' components.
func gradient(
  _ space: CGColorSpace, _ components: Raw?, _ locations: Raw?, _ count: Int
) -> CGGradient? {
  components.flatMap {
    CGGradient(
      colorSpace: space, colorComponents: $0.pointer(), locations: numbers(locations),
      count: count)
  }
}

/// Returns a C string's text.
func string(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }

/// Returns a C string that the caller frees.
func copiedString(_ text: String?) -> UnsafeMutablePointer<CChar>? { text.flatMap { strdup($0) } }
