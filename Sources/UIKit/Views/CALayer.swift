public import CoreGraphics

/// Where a view lies and how its rectangle looks: the values behind the view's own properties.
///
/// Every view has one. Values set here are *model* values, and getters return them at once;
/// `presentation()` is what an animation shows meanwhile.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/calayer
public final class CALayer: NSObject {
  var model = LayerState() {
    didSet { view?.layerDidChange() }
  }
  /// The running animations; nearly always none.
  var running: [AnimatableProperty: PropertyAnimation] = [:] {
    didSet { view?.layerDidChange() }
  }
  /// The view whose layer this is; nil once it is gone, and for a presentation layer.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?

  override init() {}

  // MARK: - Geometry

  /// The rectangle in the layer's own coordinates, in points.
  public var bounds: CGRect {
    get { model.bounds }
    set {
      let old = model.bounds
      set(.bounds, .rect(newValue))
      view?.boundsDidChange(from: old)
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates, in points.
  public var position: CGPoint {
    get { model.position }
    set { set(.position, .point(newValue)) }
  }

  /// The point of the rectangle, in fractions of its size, that lies at `position` and about which
  /// transforms turn; setting it moves the layer. Not animatable here.
  public var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set {
      model.anchorPoint = newValue
      changed()
    }
  }

  /// Returns the transform about the anchor point.
  public func affineTransform() -> CGAffineTransform { model.transform }

  /// Sets the transform about the anchor point.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    set(.transform, .transform(transform))
  }

  // MARK: - Appearance

  /// The opacity of the layer and its sublayers, 0…1; other values are clamped.
  public var opacity: Float {
    get { Float(model.opacity) }
    set { setOpacity(CGFloat(newValue)) }
  }

  func setOpacity(_ opacity: CGFloat) {
    set(.opacity, .scalar(max(0, min(1, opacity))))
  }

  /// Whether the layer is not drawn.
  public var isHidden: Bool {
    get { model.isHidden }
    set {
      model.isHidden = newValue
      changed()
    }
  }

  /// The colour behind the contents; nil for none.
  public var backgroundColor: CGColor? {
    get { model.backgroundColor }
    set { set(.backgroundColor, .color(newValue)) }
  }

  /// The radius of the background's corners, in points; drawn as half a side at most.
  public var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { set(.cornerRadius, .scalar(newValue)) }
  }

  /// Whether what lies outside the rounded rectangle is cut off.
  public var masksToBounds: Bool {
    get { model.masksToBounds }
    set {
      model.masksToBounds = newValue
      changed()
    }
  }

  /// The width of the border inside the rectangle, in points; 0 for none.
  public var borderWidth: CGFloat {
    get { model.borderWidth }
    set {
      model.borderWidth = newValue
      changed()
    }
  }

  /// The colour of the border.
  public var borderColor: CGColor? {
    get { model.borderColor }
    set {
      model.borderColor = newValue
      changed()
    }
  }

  // MARK: - Animation

  /// Returns a copy with the values that the screen shows now.
  public func presentation() -> CALayer? {
    let copy = CALayer()
    copy.model = presented
    return copy
  }

  /// Stops all animations; the model values show at once.
  public func removeAllAnimations() {
    guard !running.isEmpty else { return }
    context.animations.stopAll(on: self)
  }

  /// The values that the screen shows now.
  package var presented: LayerState {
    guard !running.isEmpty else { return model }
    var state = model
    let now = context.queue.now
    for (property, animation) in running {
      state[property] = animation.value(to: model[property], at: now)
    }
    return state
  }

  /// Whether touches pass through, because a block animation that does not allow them runs.
  var isBlockedByAnimation: Bool {
    !running.isEmpty && running.values.contains { $0.block.settings.blocksTouches }
  }

  private var context: AppContext { .current }

  private func set(_ property: AnimatableProperty, _ value: AnimatableValue) {
    value.check()
    context.animations.willSet(property, of: self, to: value)
    model[property] = value
    changed()
  }

  private func changed() {
    context.needsFrame = true
  }
}
