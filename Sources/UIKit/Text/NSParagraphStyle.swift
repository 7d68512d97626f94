public import CoreGraphics

/// The alignment, line breaks, and line spacing of a paragraph.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nsparagraphstyle
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  fileprivate var values = Values()

  /// The style of text without a paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public override init() {}

  /// The alignment of lines. The default is `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of lines that are too long. By default, they wrap between words.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The additional distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Returns a style with the same values.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable style with the same values.
  @discardableResult
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether both styles have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The treatment of lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The additional distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// A blurred shadow behind text.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nsshadow
open nonisolated class NSShadow: NSObject {
  /// The distance from the text, in points, with y pointing down.
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, which is black with an alpha of 1/3 by default, or `nil` for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a sharp shadow that is hidden behind the text.
  public override init() {}
}
