import UIKit

/// The members of UIKit's types that property paths may name, besides the stored properties of values
/// such as `CGPoint` and `CGColor`.
enum UIKitMembers {
  /// The members of a type, by name: made once, as expectations read a member or two of a view that
  /// has thirty.
  typealias Table<Object> = [(name: String, read: (Object) -> Any?)]

  /// The members of an object, from one table.
  struct Members {
    /// The names of all members.
    let names: () -> [String]
    /// Returns a member's value, which may be nil itself; nil where there is no such member.
    let read: (String) -> Any??

    init<Object>(_ table: Table<Object>, of object: Object) {
      names = { table.map(\.name) }
      read = { name in
        for member in table where member.name == name { return .some(member.read(object)) }
        return nil
      }
    }
  }

  /// Returns the members of a value whose type is one of UIKit's or inherits from one; the first of a
  /// name counts.
  static func of(_ value: Any) -> [Members] {
    switch value {
    case let view as UIView:
      switch view {
      case let window as UIWindow: [Members(windows, of: window), Members(views, of: view)]
      case let label as UILabel: [Members(labels, of: label), Members(views, of: view)]
      case let image as UIImageView: [Members(imageViews, of: image), Members(views, of: view)]
      default: [Members(views, of: view)]
      }
    case let layer as CALayer: [Members(layers, of: layer)]
    case let state as LayerState: [Members(layerStates, of: state)]
    case let controller as UIViewController: [Members(controllers, of: controller)]
    case let application as UIApplication: [Members(applications, of: application)]
    case let touch as UITouch: [Members(touches, of: touch)]
    case let recognizer as UIGestureRecognizer:
      switch recognizer {
      case let pinch as UIPinchGestureRecognizer:
        [Members(pinches, of: pinch), Members(recognizers, of: recognizer)]
      case let rotation as UIRotationGestureRecognizer:
        [Members(rotations, of: rotation), Members(recognizers, of: recognizer)]
      default: [Members(recognizers, of: recognizer)]
      }
    case let image as UIImage: [Members(images, of: image)]
    case let font as UIFont: [Members(fonts, of: font)]
    case let delegate as any UIApplicationDelegate: [Members(delegates, of: delegate)]
    case let transform as CGAffineTransform: [Members(transforms, of: transform)]
    case let rect as CGRect: [Members(rects, of: rect)]
    default: []
    }
  }

  // MARK: - Views

  private static let imageViews: Table<UIImageView> = [("image", { $0.image })]

  private static let views: Table<UIView> = [
    ("accessibilityIdentifier", { $0.accessibilityIdentifier }),
    ("alpha", { $0.alpha }),
    ("autoresizesSubviews", { $0.autoresizesSubviews }),
    ("backgroundColor", { $0.backgroundColor }),
    ("bounds", { $0.bounds }),
    ("center", { $0.center }),
    ("clipsToBounds", { $0.clipsToBounds }),
    ("contentMode", { $0.contentMode }),
    ("frame", { $0.frame }),
    ("gestureRecognizers", { $0.gestureRecognizers }),
    ("isExclusiveTouch", { $0.isExclusiveTouch }),
    ("isFirstResponder", { $0.isFirstResponder }),
    ("isHidden", { $0.isHidden }),
    ("isMultipleTouchEnabled", { $0.isMultipleTouchEnabled }),
    ("isOpaque", { $0.isOpaque }),
    ("isUserInteractionEnabled", { $0.isUserInteractionEnabled }),
    ("layer", { $0.layer }),
    ("presentation", { $0.layer.presented }),
    ("subviews", { $0.subviews }),
    ("superview", { $0.superview }),
    ("tag", { $0.tag }),
    ("transform", { $0.transform }),
    ("window", { $0.window }),
  ]

  private static let labels: Table<UILabel> = [
    ("font", { $0.font }),
    ("lineBreakMode", { $0.lineBreakMode }),
    ("numberOfLines", { $0.numberOfLines }),
    ("text", { $0.text }),
    ("textAlignment", { $0.textAlignment }),
    ("textColor", { $0.textColor }),
  ]

  private static let windows: Table<UIWindow> = [
    ("isKeyWindow", { $0.isKeyWindow }),
    ("rootViewController", { $0.rootViewController }),
    ("windowLevel", { $0.windowLevel.rawValue }),
  ]

  private static let layers: Table<CALayer> = [
    ("anchorPoint", { $0.anchorPoint }),
    ("backgroundColor", { $0.backgroundColor }),
    ("borderColor", { $0.borderColor }),
    ("borderWidth", { $0.borderWidth }),
    ("bounds", { $0.bounds }),
    ("cornerRadius", { $0.cornerRadius }),
    ("isHidden", { $0.isHidden }),
    ("masksToBounds", { $0.masksToBounds }),
    ("opacity", { $0.opacity }),
    ("position", { $0.position }),
    ("presentation", { $0.presented }),
    ("transform", { $0.affineTransform() }),
  ]

  /// The members of a layer's presentation, by the names of a view's and of a layer's properties.
  private static let layerStates: Table<LayerState> = [
    ("alpha", { $0.opacity }),
    ("anchorPoint", { $0.anchorPoint }),
    ("backgroundColor", { $0.backgroundColor }),
    ("borderColor", { $0.borderColor }),
    ("borderWidth", { $0.borderWidth }),
    ("bounds", { $0.bounds }),
    ("center", { $0.position }),
    ("cornerRadius", { $0.cornerRadius }),
    ("frame", { $0.frame }),
    ("isHidden", { $0.isHidden }),
    ("layer", { $0 }),
    ("opacity", { $0.opacity }),
    ("position", { $0.position }),
    ("transform", { $0.transform }),
  ]

  // MARK: - Other objects

  private static let controllers: Table<UIViewController> = [
    ("isFirstResponder", { $0.isFirstResponder }),
    ("isViewLoaded", { $0.isViewLoaded }),
    ("view", { $0.viewIfLoaded }),
  ]

  private static let applications: Table<UIApplication> = [
    ("applicationState", { $0.applicationState }),
    ("delegate", { $0.delegate }),
    ("isIgnoringInteractionEvents", { $0.isIgnoringInteractionEvents }),
    ("keyWindow", { $0.keyWindow }),
    ("windows", { $0.windows }),
  ]

  private static let touches: Table<UITouch> = [
    ("force", { $0.force }),
    ("majorRadius", { $0.majorRadius }),
    ("phase", { $0.phase }),
    ("tapCount", { $0.tapCount }),
    ("timestamp", { $0.timestamp }),
    ("view", { $0.view }),
    ("window", { $0.window }),
  ]

  private static let recognizers: Table<UIGestureRecognizer> = [
    ("isEnabled", { $0.isEnabled }),
    ("name", { $0.name }),
    ("numberOfTouches", { $0.numberOfTouches }),
    ("state", { $0.state }),
    ("view", { $0.view }),
  ]

  private static let pinches: Table<UIPinchGestureRecognizer> = [
    ("scale", { $0.scale }), ("velocity", { $0.velocity }),
  ]

  private static let rotations: Table<UIRotationGestureRecognizer> = [
    ("rotation", { $0.rotation }), ("velocity", { $0.velocity }),
  ]

  private static let images: Table<UIImage> = [("size", { $0.size }), ("scale", { $0.scale })]

  private static let fonts: Table<UIFont> = [("pointSize", { $0.pointSize })]

  private static let delegates: Table<any UIApplicationDelegate> = [("window", { $0.window })]

  // MARK: - Geometry

  private static let transforms: Table<CGAffineTransform> = [
    ("isIdentity", { $0.isIdentity })
  ]

  private static let rects: Table<CGRect> = [
    ("height", { $0.height }), ("maxX", { $0.maxX }), ("maxY", { $0.maxY }),
    ("midX", { $0.midX }), ("midY", { $0.midY }), ("minX", { $0.minX }), ("minY", { $0.minY }),
    ("width", { $0.width }),
  ]

  /// Returns the rotation and scale of a transform, or of the transform of a view or layer.
  ///
  /// `angle` is in degrees from -180 to 180, clockwise on screen; `scale` is along the x axis.
  static func derived(from value: Any) -> [Members] {
    let transform: CGAffineTransform? =
      switch value {
      case let view as UIView: view.transform
      case let layer as CALayer: layer.affineTransform()
      case let state as LayerState: state.transform
      case let transform as CGAffineTransform: transform
      default: nil
      }
    return transform.map { [Members(derivedMembers, of: $0)] } ?? []
  }

  private static let derivedMembers: Table<CGAffineTransform> = [
    ("angle", { atan2($0.b, $0.a) * 180 / .pi }),
    ("scale", { hypot($0.a, $0.b) }),
  ]
}
