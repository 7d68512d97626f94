import CoreGraphics
import UIKit

/// Draws an icon's tile, its symbol, and the gloss of early iPhones.
final class IconTile: UIView {
  /// The width and height of a tile, and its corner radius, in points. Source: Apple's Human
  /// Interface Guidelines for the first iPhones.
  static let size = CGSize(width: 57, height: 57)
  static let cornerRadius: CGFloat = 10

  private let icon: AppIcon

  init(_ icon: AppIcon) {
    self.icon = icon
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let tile = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius)
    tile.addClip()
    let (top, bottom) = icon.tint.colors
    Self.fill(from: top, to: bottom, over: bounds.height, in: context)
    IconDrawing(context: context).draw(icon.symbol)
    drawGloss(in: context)
  }

  /// Draws a lighter upper half with a curved lower edge.
  private func drawGloss(in context: CGContext) {
    context.saveGState()
    UIBezierPath(
      ovalIn: CGRect(x: -bounds.width * 0.35, y: -57, width: bounds.width * 1.7, height: 84)
    ).addClip()
    let white = UIColor.white
    Self.fill(
      from: white.withAlphaComponent(0.42), to: white.withAlphaComponent(0.1), over: 27,
      in: context)
    context.restoreGState()
  }

  private static func fill(
    from top: UIColor, to bottom: UIColor, over height: CGFloat, in context: CGContext
  ) {
    let colors = [top.cgColor, bottom.cgColor]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
    else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: height), options: [.drawsAfterEndLocation])
  }
}

extension AppIcon.Tint {
  /// The colors at the top and bottom.
  var colors: (top: UIColor, bottom: UIColor) {
    func color(_ hex: Int) -> UIColor {
      func part(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
    let (top, bottom) =
      switch self {
      case .blue: (0x4A9AF0, 0x0B4DB8)
      case .green: (0x6CCB5F, 0x1D7F2C)
      case .orange: (0xFFB347, 0xE5620C)
      case .red: (0xF2695C, 0xB3181D)
      case .purple: (0xA77BEA, 0x5A2CA8)
      case .teal: (0x4CC7C4, 0x0E7380)
      case .slate: (0x9AA7B8, 0x46536A)
      case .night: (0x5A5F78, 0x14162B)
      case .white: (0xFFFFFF, 0xD5DCE6)
      }
    return (color(top), color(bottom))
  }
}

/// An icon with its name below it. The icon darkens while it is touched.
final class IconView: UIControl {
  /// The width and height, including the name, in points.
  static let size = CGSize(width: 76, height: 80)

  private let shade = UIView()

  init(name: String, icon: AppIcon) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    accessibilityIdentifier = name
    accessibilityLabel = name
    let tile = IconTile(icon)
    tile.center.x = bounds.midX
    tile.frame.origin = CGPoint(x: (bounds.width - IconTile.size.width) / 2, y: 2)
    addSubview(tile)
    shade.frame = tile.frame
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.layer.cornerRadius = IconTile.cornerRadius
    shade.isUserInteractionEnabled = false
    addSubview(shade)
    let label = UILabel(frame: CGRect(x: 0, y: 61, width: bounds.width, height: 16))
    label.text = name
    label.font = .systemFont(ofSize: 10.5, weight: .medium)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.8
    label.textAlignment = .center
    label.textColor = .white
    label.shadowColor = UIColor.black.withAlphaComponent(0.6)
    label.shadowOffset = CGSize(width: 0, height: 1)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The tile's rectangle, in screen points.
  var tileFrame: CGRect { convert(shade.frame, to: nil) }

  override var isHighlighted: Bool {
    didSet { shade.alpha = isHighlighted ? 0.45 : 0 }
  }
}
