import CoreGraphics
import UIKit

/// What paths may name though nothing stores it: the turn and the size that a transform gives.
enum DerivedMembers {
  /// Returns the derived members of a view, a layer, a moment of one, or a transform.
  static func of(_ value: Any) -> [UIKitMembers.Member] {
    let transform: CGAffineTransform? =
      switch value {
      case let view as UIView: view.transform
      case let layer as CALayer: layer.affineTransform()
      case let state as LayerState: state.transform
      case let transform as CGAffineTransform: transform
      default: nil
      }
    guard let transform else { return [] }
    return [("angle", { angle(of: transform) }), ("scale", { scale(of: transform) })]
  }

  /// Returns by how many degrees a transform turns, clockwise on screen, from -180 to 180.
  private static func angle(of transform: CGAffineTransform) -> CGFloat {
    atan2(transform.b, transform.a) * 180 / .pi
  }

  /// Returns how many times as long a transform makes what lay along the x axis.
  private static func scale(of transform: CGAffineTransform) -> CGFloat {
    hypot(transform.a, transform.b)
  }
}
