import UIKit

/// The members of UIKit's types that property paths may name, besides the stored properties of values
/// such as `CGPoint` and `CGColor`.
enum UIKitMembers {
  /// A member's name and getter.
  typealias Member = (name: String, read: () -> Any?)

  /// Returns the members of a value whose type is one of UIKit's or inherits from one.
  static func of(_ value: Any) -> [Member] {
    switch value {
    case let window as UIWindow: members(of: window) + members(ofView: window)
    case let label as UILabel: members(of: label) + members(ofView: label)
    case let view as UIImageView: [("image", { view.image })] + members(ofView: view)
    case let view as UIView: members(ofView: view)
    case let layer as CALayer: members(of: layer)
    case let state as LayerState: members(of: state)
    case let controller as UIViewController: members(of: controller)
    case let application as UIApplication: members(of: application)
    case let touch as UITouch: members(of: touch)
    case let recognizer as UIGestureRecognizer: members(of: recognizer)
    case let image as UIImage: [("size", { image.size }), ("scale", { image.scale })]
    case let font as UIFont: [("pointSize", { font.pointSize })]
    case let delegate as any UIApplicationDelegate: [("window", { delegate.window })]
    case let rect as CGRect: members(of: rect)
    case let transform as CGAffineTransform: [("isIdentity", { transform.isIdentity })]
    default: []
    }
  }

  // MARK: - Views

  private static func members(ofView view: UIView) -> [Member] {
    [
      ("accessibilityIdentifier", { view.accessibilityIdentifier }),
      ("alpha", { view.alpha }),
      ("autoresizesSubviews", { view.autoresizesSubviews }),
      ("backgroundColor", { view.backgroundColor }),
      ("bounds", { view.bounds }),
      ("center", { view.center }),
      ("clipsToBounds", { view.clipsToBounds }),
      ("contentMode", { view.contentMode }),
      ("frame", { view.frame }),
      ("gestureRecognizers", { view.gestureRecognizers }),
      ("isExclusiveTouch", { view.isExclusiveTouch }),
      ("isFirstResponder", { view.isFirstResponder }),
      ("isHidden", { view.isHidden }),
      ("isMultipleTouchEnabled", { view.isMultipleTouchEnabled }),
      ("isOpaque", { view.isOpaque }),
      ("isUserInteractionEnabled", { view.isUserInteractionEnabled }),
      ("layer", { view.layer }),
      ("presentation", { view.layer.presented }),
      ("subviews", { view.subviews }),
      ("superview", { view.superview }),
      ("tag", { view.tag }),
      ("transform", { view.transform }),
      ("window", { view.window }),
    ]
  }

  private static func members(of label: UILabel) -> [Member] {
    [
      ("font", { label.font }),
      ("lineBreakMode", { label.lineBreakMode }),
      ("numberOfLines", { label.numberOfLines }),
      ("text", { label.text }),
      ("textAlignment", { label.textAlignment }),
      ("textColor", { label.textColor }),
    ]
  }

  private static func members(of window: UIWindow) -> [Member] {
    [
      ("isKeyWindow", { window.isKeyWindow }),
      ("rootViewController", { window.rootViewController }),
      ("windowLevel", { window.windowLevel.rawValue }),
    ]
  }

  private static func members(of layer: CALayer) -> [Member] {
    [
      ("anchorPoint", { layer.anchorPoint }),
      ("backgroundColor", { layer.backgroundColor }),
      ("borderColor", { layer.borderColor }),
      ("borderWidth", { layer.borderWidth }),
      ("bounds", { layer.bounds }),
      ("cornerRadius", { layer.cornerRadius }),
      ("isHidden", { layer.isHidden }),
      ("masksToBounds", { layer.masksToBounds }),
      ("opacity", { layer.opacity }),
      ("position", { layer.position }),
      ("presentation", { layer.presented }),
      ("transform", { layer.affineTransform() }),
    ]
  }

  /// The members of a layer's presentation, by the names of a view's and of a layer's properties.
  private static func members(of state: LayerState) -> [Member] {
    [
      ("alpha", { state.opacity }),
      ("anchorPoint", { state.anchorPoint }),
      ("backgroundColor", { state.backgroundColor }),
      ("borderColor", { state.borderColor }),
      ("borderWidth", { state.borderWidth }),
      ("bounds", { state.bounds }),
      ("center", { state.position }),
      ("cornerRadius", { state.cornerRadius }),
      ("frame", { state.frame }),
      ("isHidden", { state.isHidden }),
      ("layer", { state }),
      ("opacity", { state.opacity }),
      ("position", { state.position }),
      ("transform", { state.transform }),
    ]
  }

  // MARK: - Other objects

  private static func members(of controller: UIViewController) -> [Member] {
    [
      ("isFirstResponder", { controller.isFirstResponder }),
      ("isViewLoaded", { controller.isViewLoaded }),
      ("view", { controller.viewIfLoaded }),
    ]
  }

  private static func members(of application: UIApplication) -> [Member] {
    [
      ("applicationState", { application.applicationState }),
      ("delegate", { application.delegate }),
      ("isIgnoringInteractionEvents", { application.isIgnoringInteractionEvents }),
      ("keyWindow", { application.keyWindow }),
      ("windows", { application.windows }),
    ]
  }

  private static func members(of touch: UITouch) -> [Member] {
    [
      ("force", { touch.force }),
      ("majorRadius", { touch.majorRadius }),
      ("phase", { touch.phase }),
      ("tapCount", { touch.tapCount }),
      ("timestamp", { touch.timestamp }),
      ("view", { touch.view }),
      ("window", { touch.window }),
    ]
  }

  private static func members(of recognizer: UIGestureRecognizer) -> [Member] {
    let own: [Member] =
      switch recognizer {
      case let pinch as UIPinchGestureRecognizer:
        [("scale", { pinch.scale }), ("velocity", { pinch.velocity })]
      case let turn as UIRotationGestureRecognizer:
        [("rotation", { turn.rotation }), ("velocity", { turn.velocity })]
      default: []
      }
    return own + [
      ("isEnabled", { recognizer.isEnabled }),
      ("name", { recognizer.name }),
      ("numberOfTouches", { recognizer.numberOfTouches }),
      ("state", { recognizer.state }),
      ("view", { recognizer.view }),
    ]
  }

  // MARK: - Geometry

  private static func members(of rect: CGRect) -> [Member] {
    [
      ("height", { rect.height }), ("maxX", { rect.maxX }), ("maxY", { rect.maxY }),
      ("midX", { rect.midX }), ("midY", { rect.midY }), ("minX", { rect.minX }),
      ("minY", { rect.minY }), ("width", { rect.width }),
    ]
  }

  /// Returns the rotation and scale of a transform, or of the transform of a view or layer.
  ///
  /// `angle` is in degrees from -180 to 180, clockwise on screen; `scale` is along the x axis.
  static func derived(from value: Any) -> [Member] {
    let transform: CGAffineTransform? =
      switch value {
      case let view as UIView: view.transform
      case let layer as CALayer: layer.affineTransform()
      case let state as LayerState: state.transform
      case let transform as CGAffineTransform: transform
      default: nil
      }
    guard let transform else { return [] }
    return [
      ("angle", { atan2(transform.b, transform.a) * 180 / .pi }),
      ("scale", { hypot(transform.a, transform.b) }),
    ]
  }
}
