public import CoreGraphics
import DisplayList

nonisolated extension NSAttributedString.Key {
  /// A `UIFont`. The default is the system font at 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The `UIColor` of the text. The default is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The additional distance between characters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an `NSUnderlineStyle` for the underline.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the underline. The default is the text color.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle` for the strikethrough, which is always a single line.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of the strikethrough. The default is the text color.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The distance to raise the text above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An `NSShadow` for the whole text. Only the first character's shadow is used.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

/// Options for measuring and drawing text.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates options from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last visible line ends with an ellipsis if the text does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Lines wrap at the rectangle's width, starting at its top left.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// This option has no effect.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// A context for information about drawn text, which is not used.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nsstringdrawingcontext
open nonisolated class NSStringDrawingContext: NSObject {
  /// Creates a context.
  public override init() {}
}

nonisolated extension NSString {
  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
    StyledText(NSAttributedString(string: substring(from: 0), attributes: attributes))
  }

  /// Returns the size of the text, wrapped only at newlines, in points.
  @discardableResult
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attrs).size(width: nil, options: .usesLineFragmentOrigin)
  }

  /// Draws the text into the current context with its top left corner at a point. Lines wrap only
  /// at newlines.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(at: point)
  }

  /// Draws the lines that fit in a rectangle into the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(in: rect, options: .usesLineFragmentOrigin)
  }

  /// Draws the lines that fit in a rectangle into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    styled(attributes).draw(in: rect, options: options)
  }

  /// Returns the text's bounding box, in points. With `usesLineFragmentOrigin`, lines wrap at the
  /// given width. Otherwise, the text is a single line.
  @discardableResult
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    styled(attributes).boundingRect(with: size, options: options)
  }
}

// On Apple platforms, `String` also has these `NSString` members.
nonisolated extension String {
  /// Returns the size of the text, wrapped only at newlines, in points.
  @discardableResult
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Draws the text into the current context with its top left corner at a point. Lines wrap only
  /// at newlines.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the lines that fit in a rectangle into the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the lines that fit in a rectangle into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSString(string: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the text's bounding box, in points. With `usesLineFragmentOrigin`, lines wrap at the
  /// given width. Otherwise, the text is a single line.
  @discardableResult
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

nonisolated extension NSAttributedString {
  private var styled: StyledText { StyledText(self) }

  /// Returns the size of the text, wrapped only at newlines, in points.
  @discardableResult
  public func size() -> CGSize { styled.size(width: nil, options: .usesLineFragmentOrigin) }

  /// Draws the text into the current context with its top left corner at a point. Lines wrap only
  /// at newlines.
  public func draw(at point: CGPoint) { styled.draw(at: point) }

  /// Draws the lines that fit in a rectangle into the current context.
  public func draw(in rect: CGRect) {
    styled.draw(in: rect, options: .usesLineFragmentOrigin)
  }

  /// Draws the lines that fit in a rectangle into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    styled.draw(in: rect, options: options)
  }

  /// Returns the text's bounding box, in points. With `usesLineFragmentOrigin`, lines wrap at the
  /// given width. Otherwise, the text is a single line.
  @discardableResult
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    styled.boundingRect(with: size, options: options)
  }
}
