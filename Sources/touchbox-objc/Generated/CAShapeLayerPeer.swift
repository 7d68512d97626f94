// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import QuartzCore

nonisolated final class CAShapeLayerPeer: CAShapeLayer, Peer, CALayerSuper, CustomReflectable {
  static let selectors = "display drawInContext: layoutSublayers"
  nonisolated(unsafe) let object: Raw
  private let overrides: UInt64
  private var isReady = false
  private let isCopy: Bool

  init(object: Raw, mask: UInt64) {
    (self.object, overrides, isCopy) = (object, mask, false)
    super.init()
    adopt(object)
    isReady = true
  }

  /// Creates the layer of a view whose class names a layer class.
  override init() {
    (object, isCopy) = (makeLayerObject(), false)
    overrides = overrideMask(object, Self.selectors)
    super.init()
    own(object)
    isReady = true
  }

  /// Creates a copy of a layer, which has no object in Objective-C yet.
  override init(layer: Any) {
    object = (layer as! CAShapeLayerPeer).object
    (overrides, isCopy) = (0, true)
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  deinit { if !isCopy { TBDealloc(object) } }
  var customMirror: Mirror { instanceVariables(of: self, object) }
  private func isOverridden(_ bit: UInt64) -> Bool { isReady && overrides & (1 << bit) != 0 }

  override func display() { guard isOverridden(0) else { return super.display() }; tbo_CALayer_display(object) }
  func super_CALayer_display() { super.display() }
  override func draw(in a1: CGContext) { guard isOverridden(1) else { return super.draw(in: a1) }; let r1 = retainedReference(a1); defer { TBRelease(r1) }; tbo_CALayer_drawInContext(object, r1) }
  func super_CALayer_drawInContext(_ a1: CGContext) { super.draw(in: a1) }
  override func layoutSublayers() { guard isOverridden(2) else { return super.layoutSublayers() }; tbo_CALayer_layoutSublayers(object) }
  func super_CALayer_layoutSublayers() { super.layoutSublayers() }
}
