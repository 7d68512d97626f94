public import CoreGraphics
import DisplayList

/// The rule that determines which points are inside the path of a `CAShapeLayer`.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cashapelayerfillrule
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a rule with a name. An unknown name is treated as `nonZero`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point is inside if its winding number isn't 0; the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a `CAShapeLayer`'s line ends.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a cap with a name. An unknown name is treated as `butt`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Flat at the end of the line; the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A semicircle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A half square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The shape of a `CAShapeLayer`'s line corners.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cashapelayerlinejoin
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a join with a name. An unknown name is treated as `miter`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Sharp; the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Beveled.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

/// A layer that fills and strokes a path, in front of its background and contents.
///
/// The layer doesn't clip the path to its bounds unless `masksToBounds` is true.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cashapelayer
open nonisolated class CAShapeLayer: CALayer {
  private struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPattern: [NSNumber]?
    var lineDashPhase: CGFloat = 0
  }

  private var shape = Shape()

  /// Creates a layer without a path.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  /// Creates a layer without a path. The coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Without this `deinit`, subclasses could not declare one.
  deinit {}

  /// The path, in the layer's own coordinates.
  open var path: CGPath? {
    get { shape.path }
    set { change(.path, .path(newValue?.copy())) }
  }

  /// The fill color; black by default.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, .color(newValue)) }
  }

  /// The rule that determines which points are inside the path.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set {
      shape.fillRule = newValue
      didChange()
    }
  }

  /// The color of the line along the path.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, .color(newValue)) }
  }

  /// The start of the line, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, .scalar(newValue)) }
  }

  /// The end of the line, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, .scalar(newValue)) }
  }

  /// The line width, in points.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, .scalar(newValue)) }
  }

  /// The maximum length of a sharp corner, as a multiple of the line width.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit, .scalar(newValue)) }
  }

  /// The shape of the line's ends.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set {
      shape.lineCap = newValue
      didChange()
    }
  }

  /// The shape of the line's corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set {
      shape.lineJoin = newValue
      didChange()
    }
  }

  /// The lengths of dashes and gaps, in points. Nil means a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set {
      shape.lineDashPattern = newValue
      didChange()
    }
  }

  /// The position in the dash pattern at which the line starts, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(.lineDashPhase, .scalar(newValue)) }
  }

  // MARK: - Values by name

  override func modelValue(of property: AnimatableProperty) -> AnimatableValue? {
    switch property {
    case .path: .path(shape.path)
    case .fillColor: .color(shape.fillColor)
    case .strokeColor: .color(shape.strokeColor)
    case .strokeStart: .scalar(shape.strokeStart)
    case .strokeEnd: .scalar(shape.strokeEnd)
    case .lineWidth: .scalar(shape.lineWidth)
    case .miterLimit: .scalar(shape.miterLimit)
    case .lineDashPhase: .scalar(shape.lineDashPhase)
    default: super.modelValue(of: property)
    }
  }

  override func setModelValue(_ value: AnimatableValue, of property: AnimatableProperty) {
    switch (property, value) {
    case (.path, .path(let path)): shape.path = path
    case (.fillColor, .color(let color)): shape.fillColor = color
    case (.strokeColor, .color(let color)): shape.strokeColor = color
    case (.strokeStart, .scalar(let number)): shape.strokeStart = number
    case (.strokeEnd, .scalar(let number)): shape.strokeEnd = number
    case (.lineWidth, .scalar(let number)): shape.lineWidth = number
    case (.miterLimit, .scalar(let number)): shape.miterLimit = number
    case (.lineDashPhase, .scalar(let number)): shape.lineDashPhase = number
    default: super.setModelValue(value, of: property)
    }
  }

  // MARK: - Drawing

  override func ownCommands(in bounds: CGRect) -> [DrawCommand] {
    guard let path = shape.path else { return [] }
    var commands: [DrawCommand] = []
    if let color = shape.fillColor, color.alpha > 0 {
      commands.append(.fill(path, color, shape.fillRule == .evenOdd ? .evenOdd : .winding))
    }
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
      let line = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
      let style = StrokeStyle(
        width: shape.lineWidth, cap: shape.lineCap.cap, join: shape.lineJoin.join,
        miterLimit: shape.miterLimit,
        dashes: (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
        dashPhase: shape.lineDashPhase)
      if !line.isEmpty { commands.append(.stroke(line, color, style)) }
    }
    return commands
  }
}
