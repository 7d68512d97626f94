public import CoreGraphics
import DisplayList
import PhoneFoundation

/// A rectangle with contents in a tree of such; every view has one.
///
/// Values set here are *model* values, and getters return them at once; `presentation()` is what an
/// animation shows meanwhile. Unlike Apple's, layers are used on the main thread only.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/calayer
open nonisolated class CALayer: NSObject, CAMediaTiming {
  package final var values = LayerState() {
    didSet { host?.layerDidChange() }
  }
  /// What few layers have; nil until something of it is set.
  package final var extras: LayerExtras?
  /// The view whose layer this is; nil once it is gone, and for all other layers.
  package internal(set) unowned(unsafe) final var host: (any LayerHost)?
  /// The view as the delegate of its layer; nil where `host` is.
  unowned(unsafe) final var hostDelegate: (any CALayerDelegate)?

  /// Makes a layer without size.
  public override init() {
    super.init()
  }

  /// Makes a copy of a layer's values; `layer` is of the same class. `presentation()` does so.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Makes a layer without size; there are no archives, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    extras?.sublayers?.forEach { $0.extras?.superlayer = nil }
    extras?.style.mask?.extras?.maskedLayer = nil
  }

  // MARK: - Geometry

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { values.position }
    set { set(.position, .point(newValue)) }
  }

  /// Which siblings the layer is drawn in front of: those with a smaller value, or with the same if
  /// they come earlier. Under a perspective, also the distance toward the eye, in points.
  ///
  /// Touches go by the order of views and layers all the same.
  open var zPosition: CGFloat {
    get { extras?.style.zPosition ?? 0 }
    set { set(\.zPosition, newValue, .zPosition, .scalar(newValue)) }
  }

  /// The point of the rectangle, in fractions of its size, that lies at `position` and about which
  /// transforms turn; setting it moves the layer.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      willSet(.anchorPoint, .point(newValue))
      values.anchorPoint = newValue
      didChange()
    }
  }

  /// The distance of the point about which transforms turn from the layer's plane, in points.
  open var anchorPointZ: CGFloat {
    get { extras?.style.anchorPointZ ?? 0 }
    set { set(\.anchorPointZ, newValue) }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { extras?.style.transform ?? CATransform3DMakeAffineTransform(values.transform) }
    set { setTransform(newValue) }
  }

  /// What applies to the sublayers in addition to their transforms, about this layer's anchor point;
  /// typically a perspective. Views' own conversions and touches ignore it.
  open var sublayerTransform: CATransform3D {
    get { extras?.style.sublayerTransform ?? CATransform3DIdentity }
    set { change(.sublayerTransform, .transform3D(newValue)) }
  }

  /// Returns the transform about the anchor point; of a perspective, what is left in the plane.
  @discardableResult open func affineTransform() -> CGAffineTransform { values.transform }

  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    extras?.style.transform = nil
    set(.transform, .transform(m))
  }

  /// The upright rectangle around the layer in the superlayer's coordinates, in points.
  ///
  /// Under a transform it can be set too, as that of a view.
  open var frame: CGRect {
    get { values.frame }
    set { setFrame(newValue) }
  }

  /// Returns whether a point in the layer's own coordinates lies in its bounds; on the right and bottom
  /// edge it does not.
  @discardableResult open func contains(_ p: CGPoint) -> Bool {
    let bounds = bounds
    return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
  }

  /// Returns the frontmost layer of this one and those in it that contains a point; nil for none.
  ///
  /// Hidden layers are skipped with all in them. A sublayer outside the bounds is found unless
  /// `masksToBounds` is set.
  ///
  /// - Parameter p: A location in the superlayer's coordinates.
  @discardableResult open func hitTest(_ p: CGPoint) -> CALayer? {
    findLayer(at: p)
  }

  // MARK: - Tree

  /// The layer that this one is in.
  open var superlayer: CALayer? { parentLayer }

  /// The layers in this one, the frontmost last, those of subviews included; nil for none.
  open var sublayers: [CALayer]? {
    get { presentedSublayers }
    set { setSublayers(newValue ?? []) }
  }

  /// Adds a layer in front of the others in this one, removing it from its old superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, .front)
  }

  /// Puts a layer among the others in this one; 0 is the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, .index(Int(idx)))
  }

  /// Puts a layer behind another one in this layer; at the back where that is not in it.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, .below(sibling))
  }

  /// Puts a layer in front of another one in this layer; in front of all where that is not in it.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, .above(sibling))
  }

  /// Puts a layer where another one of this layer is; nothing happens where that is not in it.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insert(newLayer, .above(oldLayer))
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer, or from the layer that it masks.
  open func removeFromSuperlayer() {
    leaveSuperlayer()
  }

  // MARK: - Contents

  /// A `CGImage` or `UIImage` that fills the bounds, above the background; nil for none.
  open var contents: Any? {
    get { extras?.style.contents }
    set { setContents(newValue) }
  }

  /// Which part of the image shows, in fractions of its size.
  open var contentsRect: CGRect {
    get { extras?.style.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { change(.contentsRect, .rect(newValue)) }
  }

  /// The middle part of the image, in fractions of what shows of it: where the image is stretched, only its
  /// middle row and column are. All of it at first; no width or height stands for one pixel.
  ///
  /// - SeeAlso: developer.apple.com/documentation/quartzcore/calayer/contentscenter
  open var contentsCenter: CGRect {
    get { extras?.style.contentsCenter?.rect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      let all = CGRect(x: 0, y: 0, width: 1, height: 1)
      set(\.contentsCenter, newValue == all ? nil : ContentsCenter(newValue))
    }
  }

  /// The number of the image's pixels along each side of a point, where gravity does not stretch it.
  open var contentsScale: CGFloat {
    get { extras?.style.contentsScale ?? 1 }
    set { set(\.contentsScale, newValue) }
  }

  /// How contents of another size are shown in the bounds; for a view its `contentMode`.
  open var contentsGravity: CALayerContentsGravity {
    get { host.map { host in onMain(host) { $0.contentsGravity } } ?? ownGravity }
    set { setContentsGravity(newValue) }
  }

  /// Provides the contents now: asks the delegate's `display(_:)`, else records what `draw(in:)` draws.
  open func display() {
    onMain(self) { $0.displayContents() }
  }

  /// Draws the contents, in points; asks the delegate's `draw(_:in:)`.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Marks the contents as out of date; however often, they are drawn once, before the next frame.
  open func setNeedsDisplay() {
    invalidate(nil)
  }

  /// Marks a part of the contents, in the layer's own coordinates, as out of date; parts add up.
  open func setNeedsDisplay(_ r: CGRect) {
    invalidate(r)
  }

  /// Whether the contents are drawn again when the size changes.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.style.needsDisplayOnBoundsChange ?? false }
    set { set(\.needsDisplayOnBoundsChange, newValue) }
  }

  // MARK: - Layout

  /// Places the sublayers; asks the delegate's `layoutSublayers(of:)`.
  ///
  /// Called before a frame is drawn when the size or the sublayers changed.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Marks the layout as out of date.
  open func setNeedsLayout() {
    invalidateLayout()
  }

  /// Updates the layout of the layer and of those in it now, where it is out of date.
  open func layoutIfNeeded() {
    onMain(self) { _ = $0.layoutTree() }
  }

  /// Returns the size that the layer prefers: its present one.
  @discardableResult open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: - Appearance

  /// The opacity of the layer and its sublayers, 0…1; other values are clamped.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { setOpacity(CGFloat(newValue)) }
  }

  /// Whether the layer is not drawn.
  open var isHidden: Bool {
    get { values.isHidden }
    set {
      values.isHidden = newValue
      didChange()
    }
  }

  /// The color behind the contents; nil for none.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { set(.backgroundColor, .color(newValue)) }
  }

  /// The radius of the background's corners, in points; drawn as half a side at most.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { set(.cornerRadius, .scalar(newValue)) }
  }

  /// Whether what lies outside the rounded rectangle is cut off.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set {
      values.masksToBounds = newValue
      didChange()
    }
  }

  /// The width of the border inside the rectangle, in points; 0 for none.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      willSet(.borderWidth, .scalar(newValue))
      values.borderWidth = newValue
      didChange()
    }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set {
      willSet(.borderColor, .color(newValue))
      values.borderColor = newValue
      didChange()
    }
  }

  /// A name for the app's own use.
  open var name: String? {
    get { extras?.style.name }
    set { set(\.name, newValue) }
  }

  /// What draws and lays out the layer; a view's layer has the view. Not retained.
  open var delegate: (any CALayerDelegate)? {
    get { hostDelegate ?? extras?.delegate }
    set { if host == nil { rare.delegate = newValue } }
  }

  /// The layer whose opacity, pixel by pixel, this layer and all in it have; nil for none.
  ///
  /// It lies in the layer's own coordinates, as a sublayer does.
  open var mask: CALayer? {
    get { extras?.style.mask }
    set { setMask(newValue) }
  }

  /// Which corners `cornerRadius` rounds; all at first.
  open var maskedCorners: CACornerMask {
    get { extras?.style.maskedCorners ?? .all }
    set { set(\.maskedCorners, newValue) }
  }

  /// The color of the shadow; nil for none. Black at first.
  open var shadowColor: CGColor? {
    get { extras.map { $0.style.shadowColor } ?? .black }
    set { change(.shadowColor, .color(newValue)) }
  }

  /// The opacity of the shadow, 0…1; 0 at first. With `masksToBounds` there is no shadow.
  open var shadowOpacity: Float {
    get { extras?.style.shadowOpacity ?? 0 }
    set { change(.shadowOpacity, .scalar(CGFloat(newValue))) }
  }

  /// How far the shadow lies from the layer, in points; (0, -3) at first.
  open var shadowOffset: CGSize {
    get { extras?.style.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { change(.shadowOffset, .size(newValue)) }
  }

  /// The standard deviation of the shadow's blur, in points; 3 at first.
  open var shadowRadius: CGFloat {
    get { extras?.style.shadowRadius ?? 3 }
    set { change(.shadowRadius, .scalar(newValue)) }
  }

  /// What casts the shadow, in the layer's own coordinates; nil for all that the layer shows.
  open var shadowPath: CGPath? {
    get { extras?.style.shadowPath }
    set { change(.shadowPath, .path(newValue?.snapshot)) }
  }

  /// Whether the layer shows also from behind, as when it is turned by half a turn about x or y.
  open var isDoubleSided: Bool {
    get { extras?.style.isDoubleSided ?? true }
    set { set(\.isDoubleSided, newValue) }
  }

  /// Draws the layer and those in it, in the layer's own coordinates.
  open func render(in ctx: CGContext) {
    onMain((self, ctx)) { $0.render(to: $1) }
  }

  // MARK: - Keys

  /// Returns the value of a property, or what was set for any other key; nil for none.
  @discardableResult open func value(forKey key: String) -> Any? { findValue(forKeyPath: key) }

  /// Sets the value of a property, or one for any other key.
  open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKeyPath: key) }

  /// Returns the value of a property or of a part of it, such as `transform.rotation.z`; numbers are
  /// values of `CGFloat`.
  @discardableResult
  open func value(forKeyPath keyPath: String) -> Any? { findValue(forKeyPath: keyPath) }

  /// Sets the value of a property or of a part of it; what it cannot have is ignored.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    storeValue(value, forKeyPath: keyPath)
  }

  // MARK: - Animation

  /// Returns a copy with the values that the screen shows now.
  @discardableResult open func presentation() -> Self? {
    unsafeDowncast(shownCopy(), to: Self.self)
  }

  /// Returns the layer of which this one is the presentation; for any other layer itself.
  @discardableResult open func model() -> Self {
    guard let model = extras?.modelLayer else { return self }
    return unsafeDowncast(model, to: Self.self)
  }

  /// Adds a copy of an animation, on top of the others; one of the same key is removed before.
  ///
  /// It begins now unless it has a `beginTime`, in the layer's time. One without a duration lasts as long as the
  /// transaction says.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    onMain((self, anim)) { LayerContext.current.animations.add($1, forKey: key, to: $0) }
  }

  /// Returns the animation of a key: the layer's copy, or a description of a block's; nil for none.
  @discardableResult open func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.object
  }

  /// Returns the keys of the animations in the order in which they were added; nil for none.
  @discardableResult open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation of a key; the model value shows at once.
  open func removeAnimation(forKey key: String) {
    guard hasAnimations else { return }
    onMain(self) { LayerContext.current.animations.remove(forKey: key, from: $0) }
  }

  /// Stops all animations; the model values show at once.
  open func removeAllAnimations() {
    if hasAnimations { onMain(self) { LayerContext.current.animations.stopAll(on: $0) } }
  }

  /// Returns what happens when a value changes or another event comes: what the delegate returns, what `actions`
  /// has, what the class has, else the layer's own animation; nil or `NSNull` for nothing.
  ///
  /// Layers of views have none: views animate them in blocks.
  @discardableResult open func action(forKey event: String) -> (any CAAction)? {
    findAction(forKey: event)
  }

  /// What happens at events, by their names; `NSNull` for nothing.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { rare.actions = newValue }
  }

  /// Returns what happens at an event to layers of this class; nil by default.
  @discardableResult open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: - For animations

  /// Returns the model value of a property; nil for one that layers of this class do not have.
  func modelValue(of property: AnimatableProperty) -> AnimatableValue? {
    baseValue(of: property)
  }

  /// Returns what the layer's class draws in front of the contents, in the layer's own coordinates.
  func ownCommands(in bounds: CGRect) -> [DrawCommand] { [] }

  /// Returns what the layer's class shows in place of its sublayers' nodes.
  func replicated(_ children: [DisplayNode]) -> [DisplayNode] { children }

  /// Sets the value of a property without animation.
  func setModelValue(_ value: AnimatableValue, of property: AnimatableProperty) {
    setBaseValue(value, of: property)
  }
}
