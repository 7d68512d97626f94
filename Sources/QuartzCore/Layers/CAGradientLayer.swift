public import CoreGraphics
import DisplayList

/// The shape of a `CAGradientLayer`'s gradient.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cagradientlayertype
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a type with a name. An unknown name is treated as `axial`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start point to the end point; the default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point to an ellipse whose bounding box has a corner at the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its rounded rectangle with a gradient, in front of its background and contents.
///
/// The first and last colors extend beyond the ends of the gradient.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cagradientlayer
open nonisolated class CAGradientLayer: CALayer {
  private struct Gradient {
    var colors: [CGColor]?
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  private var gradient = Gradient()

  /// Creates a layer without colors.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
  }

  /// Creates a layer without colors. The coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Without this `deinit`, subclasses could not declare one.
  deinit {}

  /// The colors, as `CGColor` values. Values of other types are ignored.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change(.colors, .colors(newValue?.compactMap { $0 as? CGColor })) }
  }

  /// The location of each color, from 0 (start) to 1 (end). If nil, the colors are spaced evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { change(.locations, .scalars(newValue?.map { CGFloat($0.doubleValue) })) }
  }

  /// The start point, in fractions of the bounds; by default, the middle of the top edge.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(.startPoint, .point(newValue)) }
  }

  /// The end point, in fractions of the bounds; by default, the middle of the bottom edge.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint, .point(newValue)) }
  }

  /// The shape of the gradient.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set {
      gradient.type = newValue
      didChange()
    }
  }

  // MARK: - Values by name

  override func modelValue(of property: AnimatableProperty) -> AnimatableValue? {
    switch property {
    case .colors: .colors(gradient.colors)
    case .locations: .scalars(gradient.locations)
    case .startPoint: .point(gradient.startPoint)
    case .endPoint: .point(gradient.endPoint)
    default: super.modelValue(of: property)
    }
  }

  override func setModelValue(_ value: AnimatableValue, of property: AnimatableProperty) {
    switch (property, value) {
    case (.colors, .colors(let colors)): gradient.colors = colors
    case (.locations, .scalars(let numbers)): gradient.locations = numbers
    case (.startPoint, .point(let point)): gradient.startPoint = point
    case (.endPoint, .point(let point)): gradient.endPoint = point
    default: super.setModelValue(value, of: property)
    }
  }

  // MARK: - Drawing

  override func ownCommands(in bounds: CGRect) -> [DrawCommand] {
    guard let colors = gradient.colors, !colors.isEmpty, bounds.width > 0, bounds.height > 0 else {
      return []
    }
    let stops = GradientStop.normalized(colors, locations: gradient.locations)
    let outline = roundedOutline(of: bounds)
    func point(_ fraction: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + fraction.x * bounds.width, y: bounds.minY + fraction.y * bounds.height)
    }
    let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
    switch gradient.type {
    case .radial: return radial(stops, start, end, outline)
    case .conic: return conic(stops, start, end, outline, bounds)
    default:
      guard start != end else { return [] }
      let fill = GradientFill(stops: stops, shape: .linear(start: start, end: end))
      return [.paint(.gradient(fill), inside: outline, .winding, opacity: 1)]
    }
  }

  /// Returns commands that fill circles around the start point, mapped to ellipses.
  private func radial(
    _ stops: [GradientStop], _ start: CGPoint, _ end: CGPoint, _ outline: CGPath
  ) -> [DrawCommand] {
    let map = CGAffineTransform(
      a: abs(end.x - start.x), b: 0, c: 0, d: abs(end.y - start.y), tx: start.x, ty: start.y)
    guard map.isInvertible else { return [] }
    let fill = GradientFill(
      stops: stops,
      shape: .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1))
    let inside = outline.applying(map.inverted())
    return [
      .save, .concatenate(map), .paint(.gradient(fill), inside: inside, .winding, opacity: 1),
      .restore,
    ]
  }

  /// Returns commands that draw narrow triangles around the start point, each in one color. Each
  /// triangle covers the edge of the next one to avoid gaps.
  private func conic(
    _ stops: [GradientStop], _ start: CGPoint, _ end: CGPoint, _ outline: CGPath, _ bounds: CGRect
  ) -> [DrawCommand] {
    let reach =
      hypot(bounds.width, bounds.height) + hypot(start.x - bounds.midX, start.y - bounds.midY)
    guard reach.isFinite, start != end else { return [] }
    let first = atan2(end.y - start.y, end.x - start.x)
    let count = 360
    func point(_ index: Int) -> CGPoint {
      let angle = first + 2 * .pi * CGFloat(index) / CGFloat(count)
      return CGPoint(x: start.x + reach * cos(angle), y: start.y + reach * sin(angle))
    }
    var commands: [DrawCommand] = [.save, .clip(outline, .winding)]
    for index in 0..<count {
      let path = CGMutablePath()
      path.move(to: start)
      path.addLine(to: point(index))
      path.addLine(to: point(index + 1))
      if index + 1 < count { path.addLine(to: point(index + 2)) }
      path.closeSubpath()
      let color = stops.color(at: (CGFloat(index) + 0.5) / CGFloat(count))
      commands.append(.fill(path.snapshot, color, .winding))
    }
    return commands + [.restore]
  }
}

nonisolated extension [GradientStop] {
  /// Returns the color at a location from 0 to 1.
  fileprivate func color(at location: CGFloat) -> CGColor {
    guard let index = firstIndex(where: { $0.location >= location }) else {
      return last?.color ?? .clear
    }
    let next = self[index]
    guard index > 0, next.location > self[index - 1].location else { return next.color }
    let before = self[index - 1]
    let fraction = (location - before.location) / (next.location - before.location)
    let mixed = AnimatableValue.color(before.color).interpolated(to: .color(next.color), fraction)
    if case .color(let color?) = mixed { return color }
    return next.color
  }
}
