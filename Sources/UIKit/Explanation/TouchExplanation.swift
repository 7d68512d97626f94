import CoreGraphics

/// One decision about touches, and why it was made, in values that outlive the views.
///
/// `TouchExplainer` makes them while an app runs. Views and recognizers go by their names in the trace,
/// fingers by `UITouch.fingerNumber`.
package enum TouchExplanation: Equatable {
  /// A finger landed and was hit-tested.
  case landed(TouchLanding)
  /// A finger moved; its location is in screen points.
  case moved(finger: Int, to: CGPoint)
  /// A finger lifted, or its touch was cancelled, after it was down for some seconds.
  case left(finger: Int, at: CGPoint, after: TimeInterval, tapCount: Int, isCancelled: Bool)
  /// Touches are about to be cancelled without a finger lifting.
  case cancelled(CancelReason, fingers: [Int])
  /// An override of `sendEvent(_:)` withheld a packet from a window.
  case unsent(window: String, fingers: [Int])
  /// A responder received touches, and perhaps passed them on.
  case delivered(TouchDelivery)
  /// A callback of a view waits for the failure of gesture recognizers.
  case deferred(UITouch.Phase, view: String, finger: Int, by: [String])
  /// A gesture recognizer recognized and takes a touch from its view, which may not know of it yet.
  case taken(finger: Int, view: String, by: String, isUnknownToView: Bool)
  /// Something happened to a gesture recognizer.
  case gesture(GestureChange)
  /// An action was due, and nothing was called; the message says why.
  case uncalled(String, fingers: [Int])
}

/// Where a finger landed, and which view got it.
package struct TouchLanding: Equatable {
  /// The finger's number.
  package let finger: Int
  /// The location, in screen points.
  package let point: CGPoint
  /// Which tap of a series it begins.
  package let tapCount: Int
  /// How the view was found.
  package let walk: HitTestWalk
  /// Why the view gets nothing of the touch although it was hit; nil where it does.
  package let refusal: TouchRefusal?
}

/// Why a view that was hit accepts no further finger.
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
  /// Whether nobody was asked, because the application ignores interaction events.
  package var ignoresEvents = false
  /// The windows that were asked, the frontmost first.
  package var windows: [HitTestStep] = []
  /// The windows behind one that was hit.
  package var unasked: [String] = []
  /// The view that was hit; nil for none.
  package var hit: String?
}

/// A view that was asked for the view under a finger, and its answer.
package struct HitTestStep: Equatable {
  /// The view.
  package let view: String
  /// The location, in the view's own coordinates.
  package let point: CGPoint
  /// What the view answered.
  package internal(set) var answer = HitTestAnswer.itself
  /// Whether the class has a `hitTest(_:with:)` of its own.
  package internal(set) var overridesHitTest = false
  /// Whether the class has a `point(inside:with:)` of its own.
  package internal(set) var overridesPointInside = false
  /// The subviews that were asked, in that order: the frontmost first.
  package internal(set) var subviews: [HitTestStep] = []
  /// The subviews behind one that was hit, the frontmost first.
  package internal(set) var unasked: [String] = []
}

/// A view's answer in a hit test.
package enum HitTestAnswer: Equatable {
  /// The view itself.
  case itself
  /// Another view, normally one inside it.
  case view(String)
  /// No view.
  case no(HitTestMiss)
}

/// Why a view and all in it received no touch.
package enum HitTestMiss: Equatable {
  /// `isHidden` is true.
  case hidden
  /// `alpha` is below 0.01.
  case transparent(alpha: CGFloat)
  /// `isUserInteractionEnabled` is false.
  case interactionDisabled
  /// It moves in an animation without `.allowUserInteraction`.
  case animated
  /// The location is outside of its bounds.
  case outside(bounds: CGRect)
  /// Its own `point(inside:with:)` returned false.
  case ownPointInside
  /// Its own `hitTest(_:with:)` returned nil.
  case ownHitTest
}

// MARK: - The responder chain

/// One callback, and the responders that it reached.
package struct TouchDelivery: Equatable {
  /// Which callback it is.
  package let phase: UITouch.Phase
  /// The fingers in the set.
  package let fingers: [Int]
  /// The responders that received it, the touched view first.
  package internal(set) var steps: [ResponderStep] = []
}

/// A responder that received a callback.
package struct ResponderStep: Equatable {
  /// What the responder did with it.
  package enum Outcome: Equatable {
    /// It passed the callback to the responder of the next step.
    case forwarded
    /// It is the last of the chain: passing the callback on reaches nobody.
    case endOfChain
    /// It did not call `super`.
    case handled
  }

  /// The responder.
  package let name: String
  /// Whether its class has a method of its own for the callback.
  package let overrides: Bool
  /// Whether an override of another responder called it, past that one's `super`.
  package let isCalledDirectly: Bool
  /// What it did with the callback.
  package internal(set) var outcome = Outcome.handled
}

// MARK: - Gestures

/// What happened to a gesture recognizer.
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
  /// The recognizer's view; nil where it has none any more.
  package let view: String?
  /// The fingers that it received since its last reset.
  package let fingers: [Int]
  /// What happened.
  package let kind: Kind
}

/// Why a gesture recognizer of a touched view does not receive a touch.
package enum GestureRefusal: Equatable {
  /// `isEnabled` is false.
  case disabled
  /// Its gesture has finished, and others of its fingers are still down.
  case finished(UIGestureRecognizer.State)
  /// `allowedTouchTypes` does not have the touch's type.
  case touchType
  /// Its other fingers are in another window.
  case otherWindow
  /// The delegate said no in `gestureRecognizer(_:shouldReceive:)`.
  case delegate
}

/// By how much a gesture missed what it is.
package enum GestureMeasure: Equatable {
  /// Points, of at most or at least so many.
  case distance(CGFloat, limit: CGFloat)
  /// Points along the direction, of at least so many.
  case stroke(CGFloat, limit: CGFloat)
  /// Points by which the distance of two fingers changed, of at least so many.
  case spread(CGFloat, limit: CGFloat)
  /// Points that each of two fingers moved along their circle, of at least so many.
  case arc(CGFloat, limit: CGFloat)
  /// Points across the direction, of at most so many.
  case sideways(CGFloat, limit: CGFloat)
  /// Seconds, of at most or at least so many.
  case duration(TimeInterval, limit: TimeInterval)
  /// Fingers, of so many.
  case touches(Int, limit: Int)
  /// Taps, of so many, of which each begins within so many seconds of the one before.
  case taps(Int, required: Int, interval: TimeInterval)
}

extension UITouch {
  /// The finger's number for people: a script's own, else the touch's in the order of landing, from 1.
  package final var fingerNumber: Int {
    finger.device == FingerKey.scriptDevice ? Int(clamping: finger.finger) : index + 1
  }
}

extension FingerKey {
  /// The device number of all fingers in scripts; no real device and no mouse has it.
  package static let scriptDevice = Int64.min
}
