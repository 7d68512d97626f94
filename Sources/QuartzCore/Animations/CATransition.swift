import CoreGraphics

/// The way a layer's new state replaces its old state.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransitiontype
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a type with a name. An unknown name is treated as `fade`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new state fades in as the old state fades out; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides in over the old state.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old state out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides out and reveals the new state.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction from which a moving transition starts.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransitionsubtype
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a direction with a name. An unknown name is treated as `fromLeft`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the left; the default.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the top of the screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom of the screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Animates a layer from its old state, captured when the transition is added, to its new state.
///
/// Add the transition before you change the layer. A layer has at most one transition, regardless
/// of the key.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransition
open nonisolated class CATransition: CAAnimation {
  /// The way the new state replaces the old state.
  open var type = CATransitionType.fade
  /// The direction from which the transition starts. Nil means from the left.
  open var subtype: CATransitionSubtype?
  /// The progress at the start, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at the end, from 0 to 1.
  open var endProgress: Float = 1

  /// Creates a fade transition without an explicit duration.
  public override init() {}

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  /// The visual style of the transition.
  var style: TransitionStyle {
    let direction: CGVector =
      switch subtype {
      case .fromRight?: CGVector(dx: -1, dy: 0)
      case .fromTop?: CGVector(dx: 0, dy: 1)
      case .fromBottom?: CGVector(dx: 0, dy: -1)
      default: CGVector(dx: 1, dy: 0)
      }
    return switch type {
    case .moveIn: .moveIn(direction)
    case .push: .push(direction)
    case .reveal: .reveal(direction)
    default: .fade
    }
  }
}

/// The key for a layer's transition.
public nonisolated let kCATransition = "transition"
