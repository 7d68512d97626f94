public import CoreGraphics
import DisplayList

/// How `CAShapeLayer` decides what is inside its path.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cashapelayerfillrule
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Makes a rule of its name; an unknown one counts as `nonZero`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the number of turns around a point; the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of the line of a `CAShapeLayer` look.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Makes a cap of its name; an unknown one counts as `butt`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off at the end; the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a disc beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a line width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// How the corners of the line of a `CAShapeLayer` look.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cashapelayerlinejoin
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Makes a join of its name; an unknown one counts as `miter`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Sharp; the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
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
/// The path is not cut off at the bounds, unless `masksToBounds` is set.
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

  /// Makes a layer without a path.
  public override init() {
    super.init()
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  /// Makes a layer without a path; there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}

  /// The outline, in the layer's own coordinates; nil for none.
  open var path: CGPath? {
    get { shape.path }
    set { change(.path, .path(newValue?.copy())) }
  }

  /// The color inside the path; nil for none. Black at first.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, .color(newValue)) }
  }

  /// What is inside the path.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set {
      shape.fillRule = newValue
      didChange()
    }
  }

  /// The color of the line along the path; nil for none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, .color(newValue)) }
  }

  /// Where the line starts, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, .scalar(newValue)) }
  }

  /// Where the line ends, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, .scalar(newValue)) }
  }

  /// The line's width, in points.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, .scalar(newValue)) }
  }

  /// How far a sharp corner may reach, as a multiple of the line's width.
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

  /// The lengths of dashes and gaps, in points; nil for a full line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set {
      shape.lineDashPattern = newValue
      didChange()
    }
  }

  /// Where in the dashes the line starts, in points.
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
