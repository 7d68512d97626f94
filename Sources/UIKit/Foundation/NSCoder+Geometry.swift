public import CoreGraphics

/// Texts for structures, as in property lists: numbers in braces with all their digits.
///
/// If a text doesn't contain the structure, the methods return zero, or the identity transform.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/nscoder/string(for:)-60c3c
nonisolated extension NSCoder {
  /// Returns a text such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { ObjectText.list(point.x, point.y) }
  /// Returns a text such as `{1, 2}`.
  public class func string(for vector: CGVector) -> String {
    ObjectText.list(vector.dx, vector.dy)
  }
  /// Returns a text such as `{1, 2}`.
  public class func string(for size: CGSize) -> String {
    ObjectText.list(size.width, size.height)
  }
  /// Returns a text such as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns a text such as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let text = ObjectText.list(
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    return "[\(text.dropFirst().dropLast())]"
  }
  /// Returns a text such as `{1, 2, 3, 4}`: top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    ObjectText.list(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// Returns a text such as `{1, 2, 3, 4}`: top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    ObjectText.list(insets.top, insets.leading, insets.bottom, insets.trailing)
  }
  /// Returns a text such as `{1, 2}`.
  public class func string(for offset: UIOffset) -> String {
    ObjectText.list(offset.horizontal, offset.vertical)
  }

  /// Returns the point in a text such as `{1, 2}`.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the vector in a text such as `{1, 2}`.
  public class func cgVector(for string: String) -> CGVector {
    numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Returns the size in a text such as `{1, 2}`.
  public class func cgSize(for string: String) -> CGSize {
    numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the rectangle in a text such as `{{1, 2}, {3, 4}}`.
  public class func cgRect(for string: String) -> CGRect {
    numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the transform in a text such as `[1, 0, 0, 1, 0, 0]`.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, in: string).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// Returns the insets in a text such as `{1, 2, 3, 4}`: top, left, bottom, right.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(4, in: string).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  /// Returns the insets in a text such as `{1, 2, 3, 4}`: top, leading, bottom, trailing.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(4, in: string).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// Returns the offset in a text such as `{1, 2}`.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(2, in: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func numbers(_ count: Int, in string: String) -> [CGFloat]? {
    let parts = string.split { ",{}[]".contains($0) || $0.isWhitespace }
    let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
