import CoreGraphics

/// How a layer's old state gives way to the new one.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransitiontype
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Makes a type of its name; an unknown one counts as `fade`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new state appears as the old one disappears; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state moves out, and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a moving transition comes from.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransitionsubtype
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Makes a direction of its name; an unknown one counts as `fromLeft`.
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

/// Shows how a layer changes from what it showed when the animation was added to what it shows then.
///
/// Add it before the changes. A layer has one transition, whatever its key.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransition
open nonisolated class CATransition: CAAnimation {
  /// How the old state gives way to the new one.
  open var type = CATransitionType.fade
  /// Where it comes from; nil for the left.
  open var subtype: CATransitionSubtype?
  /// The progress at the start, 0…1.
  open var startProgress: Float = 0
  /// The progress at the end, 0…1.
  open var endProgress: Float = 1

  /// Makes a fade of no duration of its own.
  public override init() {}

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  /// What it shows.
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

/// The name under which a layer has a transition.
public nonisolated let kCATransition = "transition"
