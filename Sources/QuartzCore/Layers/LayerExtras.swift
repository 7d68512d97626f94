import CoreGraphics

/// What a layer has beyond its `LayerState`; nearly all layers of views have none of it.
package nonisolated final class LayerExtras {
  /// The animations in the order in which they were added; nearly always none.
  var animations: [LayerAnimation] = []
  /// The layer's time, where it has one of its own.
  var timing: LayerMediaTiming?
  /// What happens at changes, by their names.
  var actions: [String: any CAAction]?

  // MARK: - Tree

  /// The layer that this one is in, unless the views say so. It clears the reference as it ends.
  unowned(unsafe) var superlayer: CALayer?
  /// The sublayers in order, those of subviews included; nil where only subviews have any.
  var sublayers: [CALayer]?
  /// The layer whose values this one shows, for a presentation layer.
  var modelLayer: CALayer?
  /// The layer that this one masks. It clears the reference as it ends.
  unowned(unsafe) var maskedLayer: CALayer?

  // MARK: - Updates

  /// What a layer without a view drew last; nil before it had to.
  var drawing: LayerDrawing?
  /// Whether `layoutSublayers()` of a layer without a view is due.
  var needsLayout = true

  // MARK: - Values

  weak var delegate: (any CALayerDelegate)?
  // Apart from the style, which is copied whenever a layer is drawn; nil until they are set.
  var cornerCurve: CALayerCornerCurve?
  var magnificationFilter, minificationFilter: CALayerContentsFilter?
  var style = LayerStyle()

  init() {}

  // Spelled out, it asks for no actor.
  deinit {}
}

/// The values of a layer's properties that are seldom set.
nonisolated struct LayerStyle {
  /// The transform, unless it is an affine one.
  var transform: CATransform3D?
  var sublayerTransform: CATransform3D?
  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true

  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The middle of contents that are stretched around it; nil for all of them.
  var contentsCenter: ContentsCenter?
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var needsDisplayOnBoundsChange = false

  var mask: CALayer?
  var maskedCorners = CACornerMask.all

  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  var name: String?
  /// Values of keys that are not properties, as `setValue(_:forKey:)` has them.
  var values: [String: Any] = [:]

  // Hints about how to draw; every layer is drawn the same.
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
}

/// The middle of an image, in fractions of its size, and the image cut by it once it was drawn.
nonisolated final class ContentsCenter {
  let rect: CGRect
  private var cut: (image: CGImage, part: CGRect, parts: NinePartImage)?

  init(_ rect: CGRect) {
    self.rect = rect
  }

  /// Returns a part of an image, in fractions of its size, cut at the middle.
  func parts(of image: CGImage, _ part: CGRect, scale: CGFloat) -> NinePartImage? {
    if let cut, cut.image === image, cut.part == part { return cut.parts }
    let size = CGSize(width: image.width, height: image.height)
    func pixels(_ rect: CGRect, in size: CGSize) -> CGRect {
      CGRect(
        x: rect.minX * size.width, y: rect.minY * size.height, width: rect.width * size.width,
        height: rect.height * size.height)
    }
    guard let shown = image.cropping(to: pixels(part, in: size)) else { return nil }
    let parts = NinePartImage(
      shown, center: pixels(rect, in: CGSize(width: shown.width, height: shown.height)),
      scale: scale)
    cut = (image, part, parts)
    return parts
  }

  // Spelled out, it asks for no actor.
  deinit {}
}
