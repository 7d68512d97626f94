public import CoreGraphics

/// Plays a short vibration; a desktop has no motor, so all of its calls do nothing.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A vibration that goes with a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the colliding things are; raw values are Apple's.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    /// Small things.
    case light = 0
    /// Middle-sized things.
    case medium = 1
    /// Large things.
    case heavy = 2
    /// Elastic things.
    case soft = 3
    /// Stiff things.
    case rigid = 4
  }

  /// Makes a generator; the style has no effect.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Makes a generator of medium style.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A vibration that goes with a changed selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A vibration that reports how a task ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ended; raw values are Apple's.
  public nonisolated enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a warning.
    case warning = 1
    /// With an error.
    case error = 2
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
