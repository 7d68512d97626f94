import CoreGraphics

/// A decision about touches and the reason for it, in values that outlive the views.
///
/// `TouchExplainer` creates them while an app runs. Views and recognizers are identified by their
/// names in the trace, and fingers by `UITouch.fingerNumber`.
package enum TouchExplanation: Equatable {
  /// A finger landed and was hit-tested.
  case landed(TouchLanding)
  /// A finger moved to a location in screen points.
  case moved(finger: Int, to: CGPoint)
  /// A finger lifted, or its touch was cancelled, after a number of seconds.
  case left(finger: Int, at: CGPoint, after: TimeInterval, tapCount: Int, isCancelled: Bool)
  /// Touches are about to be cancelled without a finger lifting.
  case cancelled(CancelReason, fingers: [Int])
  /// An override of `sendEvent(_:)` withheld a packet from a window.
  case unsent(window: String, fingers: [Int])
  /// A responder received touches, and may have forwarded them.
  case delivered(TouchDelivery)
  /// A callback of a view is deferred until gesture recognizers fail.
  case deferred(UITouch.Phase, view: String, finger: Int, by: [String])
  /// A gesture recognizer recognized and takes a touch from its view, which may not have received
  /// it yet.
  case taken(finger: Int, view: String, by: String, isUnknownToView: Bool)
  /// The state of a gesture recognizer changed.
  case gesture(GestureChange)
  /// An action was due, but nothing was called. The message contains the reason.
  case uncalled(String, fingers: [Int])
}

/// The landing of a finger, and the view that received it.
package struct TouchLanding: Equatable {
  /// The finger's number.
  package let finger: Int
  /// The location, in screen points.
  package let point: CGPoint
  /// The tap's number in a series of taps.
  package let tapCount: Int
  /// The hit test that found the view.
  package let walk: HitTestWalk
  /// The reason why the hit view does not receive the touch, or `nil` if it does.
  package let refusal: TouchRefusal?
}

/// The reason why a hit view accepts no additional finger.
package enum TouchRefusal: Equatable {
  /// Another finger is on the view, whose `isMultipleTouchEnabled` is false.
  case oneTouchAtATime
  /// The view's `isExclusiveTouch` is true, and another view has touches.
  case isExclusive
  /// Another view with touches has an `isExclusiveTouch` of true.
  case anotherIsExclusive
}

// MARK: - Hit testing

/// The search for the view under a finger.
package struct HitTestWalk: Equatable {
  /// Whether no view was tested, because the application ignores interaction events.
  package var ignoresEvents = false
  /// The windows that were tested, frontmost first.
  package var windows: [HitTestStep] = []
  /// The windows behind the hit window.
  package var unasked: [String] = []
  /// The view that was hit, or `nil`.
  package var hit: String?
}

/// A view that was hit-tested, and its result.
package struct HitTestStep: Equatable {
  /// The view.
  package let view: String
  /// The location in the view's coordinates.
  package let point: CGPoint
  /// The view's result.
  package internal(set) var answer = HitTestAnswer.itself
  /// Whether the class overrides `hitTest(_:with:)`.
  package internal(set) var overridesHitTest = false
  /// Whether the class overrides `point(inside:with:)`.
  package internal(set) var overridesPointInside = false
  /// The subviews that were tested, in order, frontmost first.
  package internal(set) var subviews: [HitTestStep] = []
  /// The subviews behind the hit subview, frontmost first.
  package internal(set) var unasked: [String] = []
}

/// A view's result in a hit test.
package enum HitTestAnswer: Equatable {
  /// The view itself.
  case itself
  /// Another view, normally one inside it.
  case view(String)
  /// No view.
  case no(HitTestMiss)
}

/// The reason why a view and its subviews received no touch.
package enum HitTestMiss: Equatable {
  /// `isHidden` is true.
  case hidden
  /// `alpha` is below 0.01.
  case transparent(alpha: CGFloat)
  /// `isUserInteractionEnabled` is false.
  case interactionDisabled
  /// The view moves in an animation without `.allowUserInteraction`.
  case animated
  /// The location is outside the view's bounds.
  case outside(bounds: CGRect)
  /// The view's override of `point(inside:with:)` returned false.
  case ownPointInside
  /// The view's override of `hitTest(_:with:)` returned `nil`.
  case ownHitTest
}

// MARK: - The responder chain

/// A callback and the responders that it reached.
package struct TouchDelivery: Equatable {
  /// The phase of the callback.
  package let phase: UITouch.Phase
  /// The fingers in the set.
  package let fingers: [Int]
  /// The responders that received it, beginning with the touched view.
  package internal(set) var steps: [ResponderStep] = []
}

/// A responder that received a callback.
package struct ResponderStep: Equatable {
  /// The responder's handling of the callback.
  package enum Outcome: Equatable {
    /// It forwarded the callback to the responder in the next step.
    case forwarded
    /// It is the last one in the chain, so forwarding the callback has no effect.
    case endOfChain
    /// It did not call `super`.
    case handled
  }

  /// The responder.
  package let name: String
  /// Whether its class overrides the callback.
  package let overrides: Bool
  /// Whether an override of another responder called it directly instead of calling `super`.
  package let isCalledDirectly: Bool
  /// The responder's handling of the callback.
  package internal(set) var outcome = Outcome.handled
}

// MARK: - Gestures

/// A change of a gesture recognizer.
package struct GestureChange: Equatable {
  /// A kind of change.
  package enum Kind: Equatable {
    /// It receives the touch of the last finger.
    case receives
    /// It does not receive the touch of the last finger.
    case refuses(GestureRefusal)
    /// It entered a state other than `failed`.
    case entered(UIGestureRecognizer.State, isDiscrete: Bool)
    /// It failed.
    case failed(GestureFailure, GestureMeasure?)
    /// It would recognize, but waits for others to fail.
    case waits([String])
    /// It is ready for the next gesture.
    case reset
  }

  /// The recognizer.
  package let name: String
  /// The recognizer's view, or `nil` if it was removed.
  package let view: String?
  /// The fingers that it received since its last reset.
  package let fingers: [Int]
  /// The kind of change.
  package let kind: Kind
}

/// The reason why a gesture recognizer of a touched view does not receive a touch.
package enum GestureRefusal: Equatable {
  /// `isEnabled` is false.
  case disabled
  /// Its gesture has finished, and its other fingers are still down.
  case finished(UIGestureRecognizer.State)
  /// `allowedTouchTypes` does not contain the touch's type.
  case touchType
  /// Its other fingers are in another window.
  case otherWindow
  /// The delegate returned false from `gestureRecognizer(_:shouldReceive:)`.
  case delegate
}

/// The measure by which a gesture was not recognized, and its limit.
package enum GestureMeasure: Equatable {
  /// Points moved, with a maximum or minimum.
  case distance(CGFloat, limit: CGFloat)
  /// Points moved along the direction, with a minimum.
  case stroke(CGFloat, limit: CGFloat)
  /// Points by which the distance between two fingers changed, with a minimum.
  case spread(CGFloat, limit: CGFloat)
  /// Points that each of two fingers moved along their circle, with a minimum.
  case arc(CGFloat, limit: CGFloat)
  /// Points moved across the direction, with a maximum.
  case sideways(CGFloat, limit: CGFloat)
  /// Seconds, with a maximum or minimum.
  case duration(TimeInterval, limit: TimeInterval)
  /// The number of fingers, and the required number.
  case touches(Int, limit: Int)
  /// The number of taps, the required number, and the longest interval between the starts of two
  /// taps, in seconds.
  case taps(Int, required: Int, interval: TimeInterval)
}

extension UITouch {
  /// The finger's number in messages: the script's number or, without a script, the number of its
  /// landing, from 1.
  package final var fingerNumber: Int {
    finger.device == FingerKey.scriptDevice ? Int(clamping: finger.finger) : index + 1
  }
}

extension FingerKey {
  /// The device number of all fingers in scripts, which no real device and no mouse uses.
  package static let scriptDevice = Int64.min
}
