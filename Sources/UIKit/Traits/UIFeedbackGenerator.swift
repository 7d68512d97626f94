public import CoreGraphics

/// A generator of short vibrations. Desktops cannot vibrate, so all methods do nothing.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A vibration that simulates a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the colliding objects, with Apple's raw values.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    /// Small objects.
    case light = 0
    /// Medium-sized objects.
    case medium = 1
    /// Large objects.
    case heavy = 2
    /// Elastic objects.
    case soft = 3
    /// Rigid objects.
    case rigid = 4
  }

  /// Creates a generator. The style has no effect.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator with the medium style.
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

/// A vibration that indicates a selection change.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A vibration that reports the outcome of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task, with Apple's raw values.
  public nonisolated enum FeedbackType: Int, Sendable {
    /// Success.
    case success = 0
    /// A warning.
    case warning = 1
    /// An error.
    case error = 2
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
