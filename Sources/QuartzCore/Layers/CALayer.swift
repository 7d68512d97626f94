public import CoreGraphics
import DisplayList
import PhoneFoundation

/// A rectangle with contents in a layer tree. Every view has a layer.
///
/// The properties are *model* values: getters return newly set values immediately. `presentation()`
/// returns the values that are on screen during an animation. Unlike in Core Animation, layers are
/// used only on the main thread.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/calayer
open nonisolated class CALayer: NSObject, CAMediaTiming {
  package final var values = LayerState() {
    didSet { host?.layerDidChange() }
  }
  /// Data that only a few layers need. Nil until it is needed.
  package final var extras: LayerExtras?
  /// The layer's view. Nil after the view is deallocated and for layers without views.
  package internal(set) unowned(unsafe) final var host: (any LayerHost)?
  /// The view in its role as the layer's delegate. Nil if `host` is nil.
  unowned(unsafe) final var hostDelegate: (any CALayerDelegate)?

  /// Creates a layer with empty bounds.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer, for `presentation()`. `layer` must be of the same class.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Creates a layer with empty bounds. The coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    extras?.sublayers?.forEach { $0.extras?.superlayer = nil }
    extras?.style.mask?.extras?.maskedLayer = nil
  }

  // MARK: - Geometry

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }

  /// The location of the anchor point in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { values.position }
    set { set(.position, .point(newValue)) }
  }

  /// The layer's depth. The layer is drawn in front of siblings with lower values and earlier
  /// siblings with the same value. With a perspective, this is also the distance toward the viewer,
  /// in points.
  ///
  /// Hit testing ignores `zPosition` and uses the order of views and layers.
  open var zPosition: CGFloat {
    get { extras?.style.zPosition ?? 0 }
    set { set(\.zPosition, newValue, .zPosition, .scalar(newValue)) }
  }

  /// The point in the bounds that is at `position`, in fractions of the size. Transforms are
  /// applied about this point. Setting the anchor point moves the layer.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      willSet(.anchorPoint, .point(newValue))
      values.anchorPoint = newValue
      didChange()
    }
  }

  /// The distance of the anchor point from the layer's plane, in points.
  open var anchorPointZ: CGFloat {
    get { extras?.style.anchorPointZ ?? 0 }
    set { set(\.anchorPointZ, newValue) }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { extras?.style.transform ?? CATransform3DMakeAffineTransform(values.transform) }
    set { setTransform(newValue) }
  }

  /// An additional transform for the sublayers, about this layer's anchor point; typically a
  /// perspective. Coordinate conversions of views and touches ignore it.
  open var sublayerTransform: CATransform3D {
    get { extras?.style.sublayerTransform ?? CATransform3DIdentity }
    set { change(.sublayerTransform, .transform3D(newValue)) }
  }

  /// Returns the transform about the anchor point; for a 3D transform, only its part in the plane.
  @discardableResult open func affineTransform() -> CGAffineTransform { values.transform }

  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    extras?.style.transform = nil
    set(.transform, .transform(m))
  }

  /// The bounding box of the layer in the superlayer's coordinates, in points.
  ///
  /// Like a view's frame, it can be set even if the layer has a transform.
  open var frame: CGRect {
    get { values.frame }
    set { setFrame(newValue) }
  }

  /// Returns whether a point in the layer's own coordinates is inside its bounds. The right and
  /// bottom edges are exclusive.
  @discardableResult open func contains(_ p: CGPoint) -> Bool {
    let bounds = bounds
    return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
  }

  /// Returns the frontmost layer that contains a point, among this layer and its descendants.
  ///
  /// Hidden layers and their descendants are skipped. Sublayers outside the bounds are included
  /// unless `masksToBounds` is true.
  ///
  /// - Parameter p: A location in the superlayer's coordinates.
  @discardableResult open func hitTest(_ p: CGPoint) -> CALayer? {
    findLayer(at: p)
  }

  // MARK: - Tree

  /// The layer that contains this one.
  open var superlayer: CALayer? { parentLayer }

  /// The sublayers, including the layers of subviews, frontmost last; nil if there are none.
  open var sublayers: [CALayer]? {
    get { presentedSublayers }
    set { setSublayers(newValue ?? []) }
  }

  /// Removes a layer from its superlayer and adds it in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, .front)
  }

  /// Inserts a sublayer at an index; 0 is at the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, .index(Int(idx)))
  }

  /// Inserts a layer behind a sublayer, or at the back if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, .below(sibling))
  }

  /// Inserts a layer in front of a sublayer, or at the front if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, .above(sibling))
  }

  /// Replaces a sublayer with another layer. Does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insert(newLayer, .above(oldLayer))
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer or from the layer that it masks.
  open func removeFromSuperlayer() {
    leaveSuperlayer()
  }

  // MARK: - Contents

  /// A `CGImage` or `UIImage` that fills the bounds, in front of the background.
  open var contents: Any? {
    get { extras?.style.contents }
    set { setContents(newValue) }
  }

  /// The part of the image to display, in fractions of its size.
  open var contentsRect: CGRect {
    get { extras?.style.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { change(.contentsRect, .rect(newValue)) }
  }

  /// The stretchable part of the image, in fractions of the visible part: edges and corners outside
  /// it don't stretch. The whole image by default. A width or height of 0 means one pixel.
  ///
  /// - SeeAlso: developer.apple.com/documentation/quartzcore/calayer/contentscenter
  open var contentsCenter: CGRect {
    get { extras?.style.contentsCenter?.rect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      let all = CGRect(x: 0, y: 0, width: 1, height: 1)
      set(\.contentsCenter, newValue == all ? nil : ContentsCenter(newValue))
    }
  }

  /// The image's pixels per point, used if the gravity doesn't scale the image.
  open var contentsScale: CGFloat {
    get { extras?.style.contentsScale ?? 1 }
    set { set(\.contentsScale, newValue) }
  }

  /// How contents of a different size fit into the bounds. For a view, this is its `contentMode`.
  open var contentsGravity: CALayerContentsGravity {
    get { host.map { host in onMain(host) { $0.contentsGravity } } ?? ownGravity }
    set { setContentsGravity(newValue) }
  }

  /// Provides the contents by calling the delegate's `display(_:)` or recording `draw(in:)`.
  open func display() {
    onMain(self) { $0.displayContents() }
  }

  /// Draws the contents, in points, by calling the delegate's `draw(_:in:)`.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Marks the contents as out of date. They are drawn once, before the next frame.
  open func setNeedsDisplay() {
    invalidate(nil)
  }

  /// Marks part of the contents, in the layer's own coordinates, as out of date. Parts accumulate.
  open func setNeedsDisplay(_ r: CGRect) {
    invalidate(r)
  }

  /// Whether the contents are redrawn when the size changes.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.style.needsDisplayOnBoundsChange ?? false }
    set { set(\.needsDisplayOnBoundsChange, newValue) }
  }

  // MARK: - Layout

  /// Lays out the sublayers by calling the delegate's `layoutSublayers(of:)`.
  ///
  /// Called before a frame if the size or the sublayers have changed.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Marks the layout as out of date.
  open func setNeedsLayout() {
    invalidateLayout()
  }

  /// Immediately updates the layout of the layer and its descendants if it is out of date.
  open func layoutIfNeeded() {
    onMain(self) { _ = $0.layoutTree() }
  }

  /// Returns the layer's preferred size, which is its current size.
  @discardableResult open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: - Appearance

  /// The opacity of the layer and its sublayers, clamped to 0…1.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { setOpacity(CGFloat(newValue)) }
  }

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { values.isHidden }
    set {
      values.isHidden = newValue
      didChange()
    }
  }

  /// The color behind the contents.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { set(.backgroundColor, .color(newValue)) }
  }

  /// The background's corner radius, in points. Drawn no larger than half the shorter side.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { set(.cornerRadius, .scalar(newValue)) }
  }

  /// Whether the layer clips its contents and sublayers to its rounded bounds.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set {
      values.masksToBounds = newValue
      didChange()
    }
  }

  /// The width of the border, in points. The border is inside the bounds.
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

  /// A name for use by the app.
  open var name: String? {
    get { extras?.style.name }
    set { set(\.name, newValue) }
  }

  /// The object that draws and lays out the layer; for a view's layer, the view. Not retained.
  open var delegate: (any CALayerDelegate)? {
    get { hostDelegate ?? extras?.delegate }
    set { if host == nil { rare.delegate = newValue } }
  }

  /// A layer whose opacity is applied, pixel by pixel, to this layer and its descendants.
  ///
  /// Like a sublayer, the mask is positioned in this layer's coordinates.
  open var mask: CALayer? {
    get { extras?.style.mask }
    set { setMask(newValue) }
  }

  /// The corners that `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { extras?.style.maskedCorners ?? .all }
    set { set(\.maskedCorners, newValue) }
  }

  /// The color of the shadow; black by default.
  open var shadowColor: CGColor? {
    get { extras.map { $0.style.shadowColor } ?? .black }
    set { change(.shadowColor, .color(newValue)) }
  }

  /// The opacity of the shadow, 0…1; 0 by default. Layers with `masksToBounds` have no shadow.
  open var shadowOpacity: Float {
    get { extras?.style.shadowOpacity ?? 0 }
    set { change(.shadowOpacity, .scalar(CGFloat(newValue))) }
  }

  /// The offset of the shadow from the layer, in points; (0, -3) by default.
  open var shadowOffset: CGSize {
    get { extras?.style.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { change(.shadowOffset, .size(newValue)) }
  }

  /// The standard deviation of the shadow's blur, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { extras?.style.shadowRadius ?? 3 }
    set { change(.shadowRadius, .scalar(newValue)) }
  }

  /// The shape that casts the shadow, in the layer's own coordinates; nil for the whole layer.
  open var shadowPath: CGPath? {
    get { extras?.style.shadowPath }
    set { change(.shadowPath, .path(newValue?.snapshot)) }
  }

  /// Whether the back of the layer is visible, for example after a half turn about x or y.
  open var isDoubleSided: Bool {
    get { extras?.style.isDoubleSided ?? true }
    set { set(\.isDoubleSided, newValue) }
  }

  /// Draws the layer and its descendants in the layer's own coordinates.
  open func render(in ctx: CGContext) {
    onMain((self, ctx)) { $0.render(to: $1) }
  }

  // MARK: - Keys

  /// Returns the value of a property, or the value stored for a custom key.
  @discardableResult open func value(forKey key: String) -> Any? { findValue(forKeyPath: key) }

  /// Sets the value of a property, or stores a value for a custom key.
  open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKeyPath: key) }

  /// Returns the value of a property or one of its parts, such as `transform.rotation.z`. Numbers
  /// are returned as `CGFloat`.
  @discardableResult
  open func value(forKeyPath keyPath: String) -> Any? { findValue(forKeyPath: keyPath) }

  /// Sets the value of a property or one of its parts. Ignores values that aren't valid for it.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    storeValue(value, forKeyPath: keyPath)
  }

  // MARK: - Animation

  /// Returns a copy with the values currently on screen.
  @discardableResult open func presentation() -> Self? {
    unsafeDowncast(shownCopy(), to: Self.self)
  }

  /// Returns the model layer of a presentation layer, or else the layer itself.
  @discardableResult open func model() -> Self {
    guard let model = extras?.modelLayer else { return self }
    return unsafeDowncast(model, to: Self.self)
  }

  /// Adds a copy of an animation on top of the others, replacing any animation with the same key.
  ///
  /// The animation begins now unless it has a `beginTime`, which is in the layer's time. An
  /// animation without a duration uses the transaction's duration.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    onMain((self, anim)) { LayerContext.current.animations.add($1, forKey: key, to: $0) }
  }

  /// Returns the animation with a key: the layer's copy, or a description of a block animation.
  @discardableResult open func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.object
  }

  /// Returns the keys of the animations, in the order in which they were added.
  @discardableResult open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation with a key. The model value is displayed immediately.
  open func removeAnimation(forKey key: String) {
    guard hasAnimations else { return }
    onMain(self) { LayerContext.current.animations.remove(forKey: key, from: $0) }
  }

  /// Removes all animations. The model values are displayed immediately.
  open func removeAllAnimations() {
    if hasAnimations { onMain(self) { LayerContext.current.animations.stopAll(on: $0) } }
  }

  /// Returns the action for a property change or another event. The search order is the delegate's
  /// action, the action in `actions`, the default action of the class, and the default layer
  /// animation. Nil and `NSNull` mean no action.
  ///
  /// View layers don't have actions; views animate them in blocks.
  @discardableResult open func action(forKey event: String) -> (any CAAction)? {
    findAction(forKey: event)
  }

  /// The actions for events, keyed by event name; `NSNull` means no action.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { rare.actions = newValue }
  }

  /// Returns the default action for an event on layers of this class; nil by default.
  @discardableResult open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: - For animations

  /// Returns the model value of a property, or nil for properties of other classes.
  func modelValue(of property: AnimatableProperty) -> AnimatableValue? {
    baseValue(of: property)
  }

  /// Returns the commands that this class draws in front of the contents, in the layer's own
  /// coordinates.
  func ownCommands(in bounds: CGRect) -> [DrawCommand] { [] }

  /// Returns the nodes that this class displays instead of its sublayers' nodes.
  func replicated(_ children: [DisplayNode]) -> [DisplayNode] { children }

  /// Sets the model value of a property without animating it.
  func setModelValue(_ value: AnimatableValue, of property: AnimatableProperty) {
    setBaseValue(value, of: property)
  }
}
