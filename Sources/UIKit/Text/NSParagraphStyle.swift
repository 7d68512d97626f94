public import CoreGraphics

/// How the lines of a text lie.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nsparagraphstyle
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  fileprivate var values = Values()

  /// The style of texts without one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Makes the default style.
  public override init() {}

  /// How lines lie between the left and the right side; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to lines that are too long; wrapped at words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The additional distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Returns a style of the same values.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style of the same values that can be changed.
  @discardableResult
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether both have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}

/// How the lines of a text lie, to be changed.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle {
  /// How lines lie between the left and the right side.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// What happens to lines that are too long.
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

/// A blurred copy of letters behind them.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nsshadow
open nonisolated class NSShadow: NSObject {
  /// The distance from the letters, in points, y down.
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black with an alpha of a third by default, nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Makes a sharp shadow that the letters hide.
  public override init() {}
}
