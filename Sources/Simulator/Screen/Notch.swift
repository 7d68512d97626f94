import CoreGraphics
import DisplayList
import UIKit

/// Draws the notch and the home indicator of a device without a home button.
///
/// The sizes, in points, are from Apple's design templates for the iPhone X.
enum Notch {
  private static let size = CGSize(width: 209, height: 30)
  private static let radius: CGFloat = 20
  private static let indicator = (portrait: CGFloat(134), landscape: CGFloat(209))
  private static let (indicatorHeight, indicatorMargin): (CGFloat, CGFloat) = (5, 8)

  /// The height of the home indicator and the space below it.
  static let bottomMargin = indicatorMargin + indicatorHeight

  /// Returns the notch, on the side of the screen at the device's upper edge.
  ///
  /// - Parameters:
  ///   - screen: The displayed size of the screen.
  ///   - turns: The device's rotation.
  static func node(on screen: CGSize, _ turns: QuarterTurns) -> DisplayNode {
    let upright = turns.isOdd ? screen.transposed : screen
    // The upper corners are off the screen, which clips them.
    let rect = CGRect(
      x: (upright.width - size.width) / 2, y: -radius, width: size.width,
      height: size.height + radius
    ).applying(turns.transform(of: upright))
    var node = DisplayNode(
      bounds: CGRect(origin: .zero, size: rect.size),
      transform: CGAffineTransform(translationX: rect.minX, y: rect.minY))
    node.cornerRadius = radius
    node.background = .black
    return node
  }

  /// Returns the home indicator at the bottom of an interface. It is light on a dark interface.
  static func homeIndicator(on interface: CGSize, isLight: Bool) -> DisplayNode {
    let width = interface.width > interface.height ? indicator.landscape : indicator.portrait
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: width, height: indicatorHeight),
      transform: CGAffineTransform(
        translationX: (interface.width - width) / 2,
        y: interface.height - indicatorMargin - indicatorHeight))
    node.cornerRadius = indicatorHeight / 2
    node.background = isLight ? .white : .black
    return node
  }
}
