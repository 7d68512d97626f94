public import CoreGraphics
package import DisplayList

/// A rectangle on the screen that draws itself, contains other views, and receives touches.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: - Internal state

  /// The layer that stores the view's geometry and appearance.
  open var layer: CALayer { hostedLayer }
  nonisolated(unsafe) final let hostedLayer: CALayer
  /// The view's number in its app, starting at 1.
  private(set) var number = 0
  /// The number of views added to superviews in this app up to this view; 0 before it is first
  /// added. Reordering within a superview does not change it.
  package internal(set) var arrival = 0
  // Not weak, for speed. Each object clears the references to itself when it is deallocated.
  nonisolated(unsafe) final private(set) var unretainedSuperview: Unmanaged<UIView>?
  nonisolated(unsafe) final var unretainedController: Unmanaged<UIViewController>?
  /// The part of the layer's state that is needed for hit testing.
  nonisolated(unsafe) final var geometry = HitTestGeometry()
  /// Finds subviews by location; nil until the first search and after subviews are added or
  /// removed.
  nonisolated(unsafe) final var hitTestIndex: HitTestIndex?
  /// The view's index among its superview's subviews at the time the hit test index was created.
  final var positionInSuperview = 0
  /// Whether the view is a window.
  var isWindow: Bool { false }
  /// The view's last drawing.
  package nonisolated(unsafe) final var drawing = LayerDrawing()
  package var needsLayout = true
  nonisolated(unsafe) final var children: [UIView] = [] {
    didSet { hitTestIndex = nil }
  }
  /// The view's gesture recognizers, in the order in which they were added.
  var recognizers: [UIGestureRecognizer] = []
  /// Rarely used state; nil until any of it is set.
  final var extras: ViewExtras?

  // MARK: - Creating a view

  /// The class of the view's layer, `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view; `frame` is in the coordinates of the future superview.
  public init(frame: CGRect) {
    hostedLayer = LayerInstances.make(Self.layerClass)
    super.init()
    hostedLayer.attach(to: self, delegate: self)
    number = context.numbers.nextView()
    self.frame = frame
  }

  /// Creates a view from an interface file, or a zero-size view with any other coder.
  public required init?(coder: NSCoder) {
    hostedLayer = LayerInstances.make(Self.layerClass)
    super.init()
    hostedLayer.attach(to: self, delegate: self)
    number = context.numbers.nextView()
    coder.decode(self, as: UIView.self)
  }

  /// Creates a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    for child in children { child.unretainedSuperview = nil }
    hostedLayer.detach()
  }

  // MARK: - Geometry

  /// The view's rectangle in its own coordinates, in points. Setting the size does not move the center.
  open var bounds: CGRect {
    get { hostedLayer.values.bounds }
    set { setBounds(newValue) }
  }

  /// The view's anchor point, by default its center, in the superview's coordinates.
  open var center: CGPoint {
    get { hostedLayer.values.position }
    set { hostedLayer.position = newValue }
  }

  /// The three-dimensional transform, applied about the anchor point.
  open var transform3D: CATransform3D {
    get { hostedLayer.transform }
    set { hostedLayer.transform = newValue }
  }

  /// The rotation, scale, and translation, applied about the anchor point.
  open var transform: CGAffineTransform {
    get { hostedLayer.values.transform }
    set { hostedLayer.setAffineTransform(newValue) }
  }

  /// The view's rectangle in the superview's coordinates, in points.
  ///
  /// If the view has a transform, the frame is its bounding box. In that case, setting the frame
  /// centers the view in it and sizes the bounds by the inverse transform, as for a layer.
  open var frame: CGRect {
    get { hostedLayer.values.frame }
    set { hostedLayer.setFrame(newValue) }
  }

  /// The margins and sizes that are flexible when the superview's size changes; none by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the subviews are resized according to their masks when the view's size changes.
  open var autoresizesSubviews = true

  // MARK: - Appearance

  /// The opacity of the view and its subviews, 0…1; other values are clamped.
  open var alpha: CGFloat {
    get { hostedLayer.values.opacity }
    set { hostedLayer.setOpacity(newValue) }
  }

  /// Whether the view is hidden; a hidden view is not drawn and receives no touches.
  open var isHidden: Bool {
    get { hostedLayer.values.isHidden }
    set { setHidden(newValue) }
  }

  /// The color behind the view's drawing, or nil for no background.
  open var backgroundColor: UIColor? {
    get { dynamicBackground ?? hostedLayer.backgroundColor.map(UIColor.init(cgColor:)) }
    set {
      hostedLayer.backgroundColor = newValue?.cgColor
      if extras != nil || newValue?.isDynamic == true { storeBackground(newValue) }
    }
  }

  /// Whether subviews are clipped to the bounds. Regardless of this property, subviews never
  /// receive touches outside the bounds.
  open var clipsToBounds: Bool {
    get { hostedLayer.masksToBounds }
    set { hostedLayer.masksToBounds = newValue }
  }

  /// Whether the view covers everything behind it. This property has no effect here.
  open var isOpaque = true

  /// The placement of contents that were drawn for another size.
  open var contentMode = ContentMode.scaleToFill { didSet { context.layers.needsFrame = true } }

  /// The color of the view's interactive parts, such as a button's title.
  ///
  /// A view without its own tint color uses its superview's; the topmost view's default is blue.
  /// Setting it, even to nil, calls `tintColorDidChange()` on the view and its inheriting subviews.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { extras?.tintColor ?? parent?.tintColor ?? UIColor.systemBlue }
    set { setTintColor(newValue) }
  }

  /// Called after `tintColor` has changed in this view or a superview.
  open func tintColorDidChange() {}

  /// The device's traits, with the style from the nearest view or controller that overrides it.
  open var traitCollection: UITraitCollection {
    context.interface.hasDarkStyle ? styledTraits : context.traits
  }

  /// The style of this view and its subviews; by default `unspecified`, to inherit the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set { setOverrideStyle(newValue) }
  }

  /// Called when the style has changed or a rotation has changed the size classes.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The insets of the area not covered by the status bar, the notch, and the home indicator, in
  /// points; zero if the view is not in a window.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }

  /// Called when the safe area has changed, for example because the interface rotated.
  open func safeAreaInsetsDidChange() {}

  /// Called when `layoutMargins` have changed.
  open func layoutMarginsDidChange() {}

  // MARK: - Touches

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true { didSet { hitTestBoxDidChange() } }
  /// Whether the view receives more than one touch at a time; checked when a finger lands.
  open var isMultipleTouchEnabled = false
  /// Whether the view receives touches only while no other view in its window does, and prevents
  /// other views from receiving touches while it does.
  open var isExclusiveTouch = false

  /// The view's gesture recognizers, in the order in which they were added; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { setRecognizers(newValue ?? []) }
  }

  /// Attaches a recognizer to the view, removing it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Removes a recognizer from the view, canceling any gesture in progress.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Returns whether a gesture recognizer may begin; true by default. Called for the view's own
  /// recognizers and for others that would cancel the view's touches.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Resigns the first responder if it is this view or a descendant.
  ///
  /// - Parameter force: Whether to remove the first responder even if it refuses to resign.
  /// - Returns: Whether the first responder was removed.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = context.windows.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else {
      return false
    }
    let resigned = responder.resignFirstResponder()
    if force, context.windows.firstResponder === responder { context.setFirstResponder(nil) }
    return force || resigned
  }

  /// An identifier that scripts use to find the view.
  open var accessibilityIdentifier: String?
  /// A number for the app's own use.
  open var tag = 0
  /// The point that is at `center` and that transforms leave fixed, in units of the bounds, from
  /// (0, 0) at the top left to (1, 1). Stored in the layer.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Returns the frontmost view that should receive a touch at `point`, or nil.
  ///
  /// `point` is in the view's own coordinates; `event` is nil if no event prompted the test. Views
  /// that are hidden, not user-interactive, less than 0.01 opaque, or being moved by an animation
  /// that does not allow touches are skipped along with all their subviews. Right and bottom edges
  /// are exclusive.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    return hitTestSubviews(point, with: event) ?? self
  }

  /// Returns whether a location in the view's own coordinates is inside the view.
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = geometry.bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// The view's controller if this is a root view; otherwise, the superview.
  open override var next: UIResponder? { controller ?? parent }

  /// A view whose opacity is applied, pixel by pixel, to this view. See `maskView`.
  open var mask: UIView? {
    get { maskView }
    set { maskView = newValue }
  }

  // MARK: - Tree

  /// The view that contains this view.
  open var superview: UIView? { parent }

  /// The subviews, from back to front.
  open var subviews: [UIView] { children }

  /// The window that contains the view.
  open var window: UIWindow? { rootOfTree as? UIWindow }

  /// Adds a view in front of the other subviews, removing it from its old superview.
  open func addSubview(_ view: UIView) {
    insert(view, .front)
  }

  /// Inserts a view at an index among the subviews; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    // The index refers to the siblings without the view itself.
    let siblings = children.filter { $0 !== view }
    let sibling = siblings.indices.contains(max(0, index)) ? siblings[max(0, index)] : nil
    insert(view, sibling.map { .below($0.layer) } ?? .front)
  }

  /// Inserts a view behind a subview, or in front of all if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, sibling.parent === self ? .below(sibling.layer) : .front)
  }

  /// Inserts a view in front of a subview, or in front of all if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, sibling.parent === self ? .above(sibling.layer) : .front)
  }

  /// Moves a subview in front of the others; does nothing if `view` is not a subview.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Moves a subview behind the others; does nothing if `view` is not a subview.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Swaps two subviews; the indices must be valid.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }

  /// Returns the first view with the given `tag`, starting with this view; nil if there is none.
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  /// Removes the view from its superview and cancels its touches.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Called after the view is added to a superview or removed from one.
  open func didMoveToSuperview() {}
  /// Called before the view is added to a superview, or removed from it if the argument is nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view is added to a window or removed from one.
  open func didMoveToWindow() {}
  /// Called before the view is added to a window, or removed from it if the argument is nil.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after a subview is added to this view.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed from this view.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: - Layout

  /// Marks the layout as out of date; it is updated before the next frame.
  open func setNeedsLayout() {
    needsLayout = true
    context.layers.needsLayout = true
    context.layers.needsFrame = true
  }

  /// Updates the layout of the view and its subviews now if it is out of date.
  open func layoutIfNeeded() {
    // Repeat until all layout is up to date. After an animation block, updates aren't animated.
    for _ in 0..<AppContext.layoutRounds where !layoutTree() { break }
  }

  /// Positions the subviews. Called before a frame is drawn if the layout is out of date.
  open func layoutSubviews() {}

  /// Returns the best size for the view within `size`, in points. By default, its current size.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to its best size without moving its origin.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The natural size of the contents, in points; `noIntrinsicMetric` for a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Marks every layout that uses `intrinsicContentSize` as out of date.
  open func invalidateIntrinsicContentSize() {
    reportIntrinsicSize()
  }

  /// Updates constraints, before the view's first layout and after `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}
  /// Calls `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { setNeedsConstraints() }
  /// Whether the view's constraints will be updated before the next layout.
  open func needsUpdateConstraints() -> Bool { extras?.needsUpdateConstraints ?? false }
  /// Calls `updateConstraints()` now if the constraints are out of date.
  open func updateConstraintsIfNeeded() { updateOutdatedConstraints() }

  /// Returns the size closest to a target with the priorities `fittingSizeLevel`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  /// Returns the size that the constraints allow and that is closest to a target, with the target's
  /// priorities. The view's frame does not change.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The view whose first baseline constraints use; without text, its top edge.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline constraints use; without text, its bottom edge.
  open var forLastBaselineLayout: UIView { self }

  /// Whether the view's frame is set directly; if false, constraints determine it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { extras?.isLaidOutByConstraints != true }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  // MARK: - Drawing

  /// Draws the view with `UIGraphicsGetCurrentContext()`, in its own coordinates.
  ///
  /// Called at most once per frame, and only after `setNeedsDisplay()` or before the first drawing.
  ///
  /// - Parameter rect: The out-of-date area, in points; the bounds unless only parts were marked.
  open func draw(_ rect: CGRect) {
    drawing.isInherited = true
  }

  /// Marks the whole view as out of date. Repeated calls result in a single drawing.
  open func setNeedsDisplay() {
    drawing.invalidate(nil)
    context.layers.needsFrame = true
  }

  /// Marks part of the view as out of date, in its own coordinates. Repeated calls accumulate.
  open func setNeedsDisplay(_ rect: CGRect) {
    drawing.invalidate(rect)
    context.layers.needsFrame = true
  }

  // MARK: - Layer

  /// Called when the layer's contents are out of date; calls `draw(_:in:)`.
  open func display(_ layer: CALayer) { layer.displayIsInherited() }

  /// Called when the layer draws its contents; calls `draw(_:)` with `ctx` as the current context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    context.layers.graphics.append(ctx)
    withCurrentTraits { draw(context.layers.regionToDraw ?? bounds) }
    context.layers.graphics.removeLast()
  }

  /// Called before `draw(_:in:)`.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Called when the layer's layout is out of date; calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    withCurrentTraits {
      if let extras, extras.needsUpdateConstraints { updateConstraintsIfNeeded() }
      controller?.viewWillLayoutSubviews()
      if extras != nil { applyConstraints() }
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  // MARK: - For the framework's own views

  /// Returns the contents in `bounds` and the transform from them to the view's coordinates.
  package func contents(in bounds: CGRect) -> (
    commands: [DrawCommand], transform: CGAffineTransform
  ) {
    drawing.contents(in: bounds, fit: contentMode.fit)
  }

  /// The topmost view of this view's tree; the view itself if it has no superview.
  var rootOfTree: UIView {
    // Reference counting is unnecessary here because the tree retains its views.
    var view = Unmanaged.passUnretained(self)
    while let above = view._withUnsafeGuaranteedRef({ $0.unretainedSuperview }) { view = above }
    return view.takeUnretainedValue()
  }

  func setSuperview(_ view: UIView?) {
    unretainedSuperview = view.map(Unmanaged.passUnretained)
    context.numbers.countTreeChange()
  }
}
