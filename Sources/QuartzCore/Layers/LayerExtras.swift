import CoreGraphics

/// A layer's state beyond its `LayerState`. Few view layers need it.
package nonisolated final class LayerExtras {
  /// The animations in the order in which they were added; nearly always empty.
  var animations: [LayerAnimation] = []
  /// The layer's timing, if the app has set it.
  var timing: LayerMediaTiming?
  /// The actions for events, keyed by event name.
  var actions: [String: any CAAction]?

  // MARK: - Tree

  /// The superlayer, unless it is implied by the view tree. The superlayer clears this reference
  /// before it is deallocated.
  unowned(unsafe) var superlayer: CALayer?
  /// The sublayers in order, including the layers of subviews. Nil if all sublayers belong to
  /// subviews.
  var sublayers: [CALayer]?
  /// The model layer of a presentation layer.
  var modelLayer: CALayer?
  /// The layer that this layer masks. That layer clears this reference before it is deallocated.
  unowned(unsafe) var maskedLayer: CALayer?

  // MARK: - Updates

  /// The last drawing of a layer without a view; nil before it is first needed.
  var drawing: LayerDrawing?
  /// Whether a layer without a view needs to call `layoutSublayers()`.
  var needsLayout = true

  // MARK: - Values

  weak var delegate: (any CALayerDelegate)?
  /// The layer's counterpart in another language, if any.
  var companion: Companion?
  // Not part of the style, which is copied whenever a layer is drawn. Nil until set.
  var cornerCurve: CALayerCornerCurve?
  var magnificationFilter, minificationFilter: CALayerContentsFilter?
  var style = LayerStyle()

  init() {}

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// The values of rarely set properties.
nonisolated struct LayerStyle {
  /// The transform, unless it is affine.
  var transform: CATransform3D?
  var sublayerTransform: CATransform3D?
  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true

  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The stretchable part of the contents; nil for the whole contents.
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
  /// The values for custom keys, from `setValue(_:forKey:)`.
  var values: [String: Any] = [:]

  // Drawing hints, which have no effect.
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
}

/// The center part of an image, in fractions of its size, with a cache of the image's parts.
nonisolated final class ContentsCenter {
  let rect: CGRect
  private var cut: (image: CGImage, part: CGRect, parts: NinePartImage)?

  init(_ rect: CGRect) {
    self.rect = rect
  }

  /// Returns part of an image, cut into nine parts around the center. `part` is in fractions of the
  /// image's size.
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

  // An explicit `deinit` is nonisolated.
  deinit {}
}
