import CoreGraphics

/// How the new state of a layer replaces the old one.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransitiontype
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Makes a type with a name. An unknown name counts as `fade`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new state appears as the old one disappears; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state moves out and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction from which a moving transition starts.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransitionsubtype
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Makes a direction with a name. An unknown name counts as `fromLeft`.
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

/// Shows the change of a layer from its state when the animation was added to its current state.
///
/// Add the transition before the changes. A layer has at most one transition, regardless of the
/// key.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransition
open nonisolated class CATransition: CAAnimation {
  /// How the new state replaces the old one.
  open var type = CATransitionType.fade
  /// The direction from which the transition starts. Nil means from the left.
  open var subtype: CATransitionSubtype?
  /// The progress at the start, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at the end, from 0 to 1.
  open var endProgress: Float = 1

  /// Makes a fade without an explicit duration.
  public override init() {}

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  /// How the transition looks.
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

/// The key of a layer's transition.
public nonisolated let kCATransition = "transition"
