import CoreGraphics

/// The location of a baseline, as a fraction of a view's height plus an offset, in points from the
/// view's top edge.
struct Baseline {
  var height: CGFloat = 0
  var offset: CGFloat
}

extension UIView {
  /// Returns the baseline of the first or last line, or `nil` for a view without text.
  ///
  /// - Parameter textWidth: The width at which the text wraps, or `nil` for a single line.
  func baseline(isFirst: Bool, textWidth: CGFloat?) -> Baseline? {
    if let label = self as? UILabel {
      return label.textBaseline(isFirst: isFirst, width: textWidth)
    }
    if let button = self as? UIButton { return button.titleBaseline(isFirst: isFirst) }
    if let field = self as? UITextField {
      let font = field.font ?? .systemFont(ofSize: UIFont.labelFontSize)
      // The line is centered.
      return Baseline(height: 0.5, offset: (font.ascender + font.descender) / 2)
    }
    if let text = self as? UITextView, let font = text.font {
      let inset = text.textContainerInset
      return isFirst
        ? Baseline(offset: inset.top + font.ascender)
        : Baseline(height: 1, offset: font.descender - inset.bottom)
    }
    return nil
  }

  /// Returns the distance of a baseline from the view's top edge at its current size.
  func baselineOffset(isFirst: Bool, size: CGSize) -> CGFloat {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    guard view === self else {
      let offset = view.baselineOffset(isFirst: isFirst, size: view.bounds.size)
      return view.convert(CGPoint(x: 0, y: view.bounds.minY + offset), to: self as UIView?).y
        - bounds.minY
    }
    guard let baseline = baseline(isFirst: isFirst, textWidth: size.width) else {
      return isFirst ? 0 : size.height
    }
    return baseline.height * size.height + baseline.offset
  }
}

extension UILabel {
  /// Returns a baseline of the text, which is vertically centered. The baseline is on a whole pixel
  /// if the label is as high as its text.
  ///
  /// Source: views attached to first baselines in Apple's simulator (iOS 26.1,
  /// github.com/Vercantez/openuikit). (Assumption for the last baseline)
  fileprivate func textBaseline(isFirst: Bool, width: CGFloat?) -> Baseline {
    let height = textHeight(width: width)
    let font = UIFont.max(fontsOfLine(isFirst: isFirst))
    let screen = context.interface.screen
    let scale = screen.scale
    let top = isFirst ? font.ascender : height + font.descender
    let pixels = screen.wholePixels(CGSize(width: 0, height: height))
    return Baseline(height: 0.5, offset: (top * scale).rounded() / scale - pixels.height / 2)
  }

  /// Returns the height of the text, in points; of an empty text, the line's height.
  private func textHeight(width: CGFloat?) -> CGFloat {
    guard let block else { return font.lineHeight }
    return context.host.services.measure(block, numberOfLines == 1 ? nil : width).height
  }

  /// Returns the fonts of the first or last paragraph.
  private func fontsOfLine(isFirst: Bool) -> [UIFont] {
    guard let attributed = attributedText, attributed.length > 0 else { return [font] }
    let string = attributed.string as NSString
    let paragraph = string.paragraphRange(
      for: NSRange(location: isFirst ? 0 : attributed.length - 1, length: 0))
    var fonts: [UIFont] = []
    attributed.enumerateAttribute(.font, in: paragraph) { value, _, _ in
      fonts.append(value as? UIFont ?? self.font)
    }
    return fonts
  }
}

extension UIFont {
  /// Returns the font with the largest ascender, or the default font of labels if there is none.
  fileprivate static func max(_ fonts: [UIFont]) -> UIFont {
    fonts.max { $0.ascender < $1.ascender } ?? .systemFont(ofSize: labelFontSize)
  }
}

extension UIButton {
  /// Returns a baseline of the title.
  fileprivate func titleBaseline(isFirst: Bool) -> Baseline? {
    guard let label = titleLabel, let title = label.baseline(isFirst: isFirst, textWidth: nil)
    else {
      return nil
    }
    let height = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ).height
    let content = contentRect(forBounds: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let (top, bottom) = (content.minY, 1000 - content.maxY)
    let insets = titleEdgeInsets.top - titleEdgeInsets.bottom
    let inTitle = title.height * height + title.offset + insets / 2
    return switch contentVerticalAlignment {
    case .top: Baseline(offset: top + inTitle)
    case .center, .fill: Baseline(height: 0.5, offset: (top - bottom) / 2 + inTitle - height / 2)
    case .bottom: Baseline(height: 1, offset: inTitle - height - bottom)
    }
  }
}
