public import CoreGraphics
package import DisplayList

/// A rectangle on the screen that draws itself, holds other views, and receives touches.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: - Internal state

  /// The running app.
  final var context: AppContext { .current }
  /// Geometry and looks.
  open var layer: CALayer { hostedLayer }
  nonisolated(unsafe) final let hostedLayer: CALayer
  /// The number of the view in its app, from 1.
  private(set) var number = 0
  /// The number of the view among all of its app in the order in which they got a superview, from 1;
  /// 0 before. Reordering within a superview changes nothing.
  package internal(set) var arrival = 0
  // Not weak: a weak reference would make every use of a view and a controller slower. Each clears
  // the references to it as it ends.
  nonisolated(unsafe) final private(set) var unretainedSuperview: Unmanaged<UIView>?
  nonisolated(unsafe) final var unretainedController: Unmanaged<UIViewController>?
  /// What hit tests need of the layer.
  nonisolated(unsafe) final var geometry = HitTestGeometry()
  /// Finds subviews by location; nil until the first search, and after subviews came or went.
  nonisolated(unsafe) final var hitTestIndex: HitTestIndex?
  /// The view's position among the subviews of its superview, when the index was made.
  final var positionInSuperview = 0
  /// Whether the view is a window.
  var isWindow: Bool { false }
  /// What the view drew last.
  package nonisolated(unsafe) final var drawing = LayerDrawing()
  package var needsLayout = true
  nonisolated(unsafe) final var children: [UIView] = [] {
    didSet { hitTestIndex = nil }
  }
  /// The view's gesture recognizers, in the order in which they were added.
  var recognizers: [UIGestureRecognizer] = []
  /// What few views have; nil until some of it is set.
  final var extras: ViewExtras?

  // MARK: - Making a view

  /// The class of the view's layer, `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view; `frame` is in the coordinates of the superview to be.
  public init(frame: CGRect) {
    hostedLayer = LayerInstances.make(Self.layerClass)
    super.init()
    hostedLayer.attach(to: self, delegate: self)
    number = context.nextViewNumber()
    self.frame = frame
  }

  /// Makes a view as an interface file describes it; with another coder, one of no size.
  public required init?(coder: NSCoder) {
    hostedLayer = LayerInstances.make(Self.layerClass)
    super.init()
    hostedLayer.attach(to: self, delegate: self)
    number = context.nextViewNumber()
    coder.decode(self, as: UIView.self)
  }

  /// Makes a view of no size.
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

  /// Where the view's anchor point, normally its middle, lies in the superview's coordinates.
  open var center: CGPoint {
    get { hostedLayer.values.position }
    set { hostedLayer.position = newValue }
  }

  /// The transform about the anchor point in space.
  open var transform3D: CATransform3D {
    get { hostedLayer.transform }
    set { hostedLayer.transform = newValue }
  }

  /// Turn, scale and shift about the anchor point.
  open var transform: CGAffineTransform {
    get { hostedLayer.values.transform }
    set { hostedLayer.setAffineTransform(newValue) }
  }

  /// The upright rectangle around the view in the superview's coordinates, in points.
  ///
  /// Under a transform it is the bounding box. Setting it then moves the box's middle to the new
  /// one and sizes the bounds by the inverse transform, as a layer does.
  open var frame: CGRect {
    get { hostedLayer.values.frame }
    set { hostedLayer.setFrame(newValue) }
  }

  /// What is flexible when the superview's size changes; nothing by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the subviews follow their masks when the size changes.
  open var autoresizesSubviews = true

  // MARK: - Looks

  /// The opacity of the view and its subviews, 0…1; other values are clamped.
  open var alpha: CGFloat {
    get { hostedLayer.values.opacity }
    set { hostedLayer.setOpacity(newValue) }
  }

  /// Whether the view is neither drawn nor touched.
  open var isHidden: Bool {
    get { hostedLayer.values.isHidden }
    set { hostedLayer.isHidden = newValue }
  }

  /// The color behind what the view draws; nil for none.
  open var backgroundColor: UIColor? {
    get { dynamicBackground ?? hostedLayer.backgroundColor.map(UIColor.init(cgColor:)) }
    set {
      hostedLayer.backgroundColor = newValue?.cgColor
      if extras != nil || newValue?.isDynamic == true { storeBackground(newValue) }
    }
  }

  /// Whether what lies outside the view is cut off; touches there never reach subviews anyway.
  open var clipsToBounds: Bool {
    get { hostedLayer.masksToBounds }
    set { hostedLayer.masksToBounds = newValue }
  }

  /// A promise that the view hides what is behind it; nothing depends on it here.
  open var isOpaque = true

  /// How contents drawn for one size are shown at another.
  open var contentMode = ContentMode.scaleToFill {
    didSet { context.layers.needsFrame = true }
  }

  /// The color of what in the view invites a touch, such as a button's title.
  ///
  /// A view without one of its own has its superview's, and the topmost view a blue. Setting it, also to
  /// nil for none of its own, calls `tintColorDidChange()` on the view and on all that inherit it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { extras?.tintColor ?? parent?.tintColor ?? UIColor.systemBlue }
    set { setTintColor(newValue) }
  }

  /// Called after `tintColor` changed, here or in a superview.
  open func tintColorDidChange() {}

  /// The traits of the device, with the style of the nearest view or controller that overrides it.
  open var traitCollection: UITraitCollection { context.hasDarkStyle ? styledTraits : .phone }

  /// The style of this view and of those in it; unspecified, as by default, for the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set { setOverrideStyle(newValue) }
  }

  /// Called when the style has changed, or the size classes because the interface turned.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How much of the view's edges the status bar, the notch and the home indicator cover, in points;
  /// nothing outside a window.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }

  /// Called when the safe area changed because the interface turned or the status bar was hidden or shown.
  open func safeAreaInsetsDidChange() {}

  /// Called when `layoutMargins` changed.
  open func layoutMarginsDidChange() {}

  // MARK: - Touches

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true {
    didSet { hitTestBoxDidChange() }
  }
  /// Whether the view receives more than one touch at a time; asked as a finger lands.
  open var isMultipleTouchEnabled = false
  /// Whether the view receives touches only while no other view of its window does, and prevents
  /// others from receiving any meanwhile.
  open var isExclusiveTouch = false

  /// The recognizers of gestures on the view, in the order in which they were added; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { setRecognizers(newValue ?? []) }
  }

  /// Attaches a recognizer to the view, removing it from another one.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Removes a recognizer from the view; its gesture is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Asks whether a recognizer of the view may recognize, or one that would take touches from the view;
  /// true by default.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Makes the first responder, if it is this view or in it, stop being that.
  ///
  /// - Parameter force: Whether it stops even if it refuses to resign.
  /// - Returns: Whether there was one that stopped.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = context.firstResponder as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    let resigned = responder.resignFirstResponder()
    if force { context.firstResponder = nil }
    return force || resigned
  }

  /// A name by which scripts find the view.
  open var accessibilityIdentifier: String?
  /// A number for the app's own use.
  open var tag = 0
  /// The point of the bounds that lies at `center`, and that transforms keep in place: from 0, 0 at the
  /// top left to 1, 1. It is the layer's.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Returns the frontmost view that should get a touch at `point`; nil for none.
  ///
  /// Views that are hidden, not user-interactive, are less than 0.01 opaque, or move in an animation
  /// that allows none, are skipped with all in them. The view's edge at the right and at the
  /// bottom is outside.
  ///
  /// - Parameters:
  ///   - point: A location in the view's own coordinates.
  ///   - event: The event that asks; nil for other questions.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    return hitTestSubviews(point, with: event) ?? self
  }

  /// Returns whether a location in the view's own coordinates lies in it.
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = geometry.bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// The controller, for its root view; else the superview.
  open override var next: UIResponder? { controller ?? parent }

  // MARK: - Tree

  /// The view that this one is in.
  open var superview: UIView? { parent }

  /// The views in this one, the frontmost last.
  open var subviews: [UIView] { children }

  /// The window that the view is in.
  open var window: UIWindow? { rootOfTree as? UIWindow }

  /// Adds a view in front of the others in this one, removing it from its old superview.
  open func addSubview(_ view: UIView) {
    insert(view, .front)
  }

  /// Puts a view among the others in this one; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    // The sibling that is there now, once the view has left.
    let siblings = children.filter { $0 !== view }
    let sibling = siblings.indices.contains(max(0, index)) ? siblings[max(0, index)] : nil
    insert(view, sibling.map { .below($0.layer) } ?? .front)
  }

  /// Puts a view behind another one in this view; in front of all where that is not in it.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, sibling.parent === self ? .below(sibling.layer) : .front)
  }

  /// Puts a view in front of another one in this view; in front of all where that is not in it.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, sibling.parent === self ? .above(sibling.layer) : .front)
  }

  /// Puts a view of this one in front of the others; for any other view nothing happens.
  open func bringSubviewToFront(_ view: UIView) {
    guard children.contains(where: { $0 === view }) else { return }
    children.removeAll { $0 === view }
    children.append(view)
    layer.place(view.layer, .front)
    context.layers.needsFrame = true
  }

  /// Puts a view of this one behind the others; for any other view nothing happens.
  open func sendSubviewToBack(_ view: UIView) {
    guard children.contains(where: { $0 === view }) else { return }
    children.removeAll { $0 === view }
    children.insert(view, at: 0)
    layer.place(view.layer, .index(0))
    context.layers.needsFrame = true
  }

  /// Swaps two views of this one; indices out of range are a programmer's mistake.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    children.swapAt(index1, index2)
    layer.exchange(children[index1].layer, children[index2].layer)
    context.layers.needsFrame = true
  }

  /// Returns the view, or the first in it, whose `tag` is the number given; nil for none.
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Removes the view from its superview; touches on it are cancelled.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Called after the view came into another superview, or out of one.
  open func didMoveToSuperview() {}
  /// Called before the view comes into another superview; nil when it is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view came into another window, or out of one.
  open func didMoveToWindow() {}
  /// Called before the view comes into another window; nil when it is removed.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is removed from this one.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: - Layout

  /// Marks the layout as out of date; it is mended before the next frame.
  open func setNeedsLayout() {
    needsLayout = true
    context.layers.needsLayout = true
    context.layers.needsFrame = true
  }

  /// Mends the layout of the view and of those in it now, where it is out of date.
  open func layoutIfNeeded() {
    // Until all is done: in an animation block, what is left over would be set outside of it.
    for _ in 0..<AppContext.layoutRounds where !layoutTree() { break }
  }

  /// Places the subviews; called before a frame is drawn when the layout is out of date.
  open func layoutSubviews() {}

  /// Returns the size that suits the view best within `size`, in points; its own size by default.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it, keeping its origin.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The size that the view's contents ask for, in points; `noIntrinsicMetric` where they ask for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Lays out whoever uses `intrinsicContentSize`, which has changed.
  open func invalidateIntrinsicContentSize() {
    reportIntrinsicSize()
  }

  /// Whether the view has the frame that it was given; false lets constraints lay it out.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { extras?.isLaidOutByConstraints != true }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  // MARK: - Drawing

  /// Draws the view with `UIGraphicsGetCurrentContext()`, in its own coordinates.
  ///
  /// Called at most once a frame, and only after `setNeedsDisplay()` or when it was never drawn.
  ///
  /// - Parameter rect: What is out of date, in points; the bounds unless only a part was named.
  open func draw(_ rect: CGRect) {
    drawing.isInherited = true
  }

  /// Marks the whole view as out of date; however often, it is drawn once.
  open func setNeedsDisplay() {
    drawing.invalidate(nil)
    context.layers.needsFrame = true
  }

  /// Marks a part of the view, in its own coordinates, as out of date; parts add up.
  open func setNeedsDisplay(_ rect: CGRect) {
    drawing.invalidate(rect)
    context.layers.needsFrame = true
  }

  // MARK: - Layer

  /// Called when the layer's contents are out of date; has `draw(_:in:)` draw them.
  open func display(_ layer: CALayer) { layer.displayIsInherited() }

  /// Called when the layer draws its contents; calls `draw(_:)`, with the context as the current one.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    context.layers.graphics.append(ctx)
    withCurrentTraits { draw(context.layers.regionToDraw ?? bounds) }
    context.layers.graphics.removeLast()
  }

  /// Called before `draw(_:in:)`.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Called when the layer is to be laid out; calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    withCurrentTraits {
      controller?.viewWillLayoutSubviews()
      if extras != nil { applyConstraints() }
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  // MARK: - For the framework's own views

  /// What the view shows in `bounds`, and the map that brings it into the view's coordinates.
  package func contents(in bounds: CGRect) -> (
    commands: [DrawCommand], transform: CGAffineTransform
  ) {
    drawing.contents(in: bounds, fit: contentMode.fit)
  }

  /// The topmost view of the tree that this one is in; the view itself where it is alone.
  var rootOfTree: UIView {
    // Without counting references on the way: the tree retains its views.
    var view = Unmanaged.passUnretained(self)
    while let above = view._withUnsafeGuaranteedRef({ $0.unretainedSuperview }) { view = above }
    return view.takeUnretainedValue()
  }

  /// The superview as the tree knows it, whatever a subclass says.
  final var parent: UIView? { unretainedSuperview?.takeUnretainedValue() }

  /// How often any view of the process got or lost a superview: where it rises, callbacks changed a tree.
  static private(set) var treeChanges = 0

  func setSuperview(_ view: UIView?) {
    unretainedSuperview = view.map(Unmanaged.passUnretained)
    UIView.treeChanges &+= 1
  }
}
