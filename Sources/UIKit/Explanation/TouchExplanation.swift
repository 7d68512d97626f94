import CoreGraphics

/// A decision about touches and the reason for it, stored as values that outlive the views.
///
/// `TouchExplainer` creates them while an app runs. Views and recognizers are identified by their
/// trace names, and fingers by `UITouch.fingerNumber`.
package enum TouchExplanation: Equatable {
  /// A finger landed and was hit-tested.
  case landed(TouchLanding)
  /// A finger moved to a location in screen coordinates.
  case moved(finger: Int, to: CGPoint)
  /// A finger lifted or its touch was canceled after a number of seconds.
  case left(finger: Int, at: CGPoint, after: TimeInterval, tapCount: Int, isCancelled: Bool)
  /// Touches are about to be canceled although no finger lifted.
  case cancelled(CancelReason, fingers: [Int])
  /// An override of `sendEvent(_:)` withheld a packet from a window.
  case unsent(window: String, fingers: [Int])
  /// A responder received touches and may have forwarded them.
  case delivered(TouchDelivery)
  /// A view's callback is deferred until gesture recognizers fail.
  case deferred(UITouch.Phase, view: String, finger: Int, by: [String])
  /// A gesture recognizer succeeded and takes a touch away from its view, which may not have
  /// received the touch yet.
  case taken(finger: Int, view: String, by: String, isUnknownToView: Bool)
  /// The state of a gesture recognizer changed.
  case gesture(GestureChange)
  /// A responder receives a callback about a shake, as the first responder or because there is
  /// none.
  case motion(MotionPhase, responder: String, isFirstResponder: Bool)
  /// An action was triggered, but nothing was called. The message contains the reason.
  case uncalled(String, fingers: [Int])
  /// A control, a recognizer, or another sender is about to call an action.
  case called(ActionCall)
}

/// The landing of a finger and the view that it hit.
package struct TouchLanding: Equatable {
  /// The number of the finger.
  package let finger: Int
  /// The location in screen coordinates, in points.
  package let point: CGPoint
  /// The tap's number in a sequence of taps.
  package let tapCount: Int
  /// The hit test that found the view.
  package let walk: HitTestWalk
  /// The reason the hit view does not receive the touch, or `nil` if it does.
  package let refusal: TouchRefusal?
}

/// The reason a hit view rejects an additional finger.
package enum TouchRefusal: Equatable {
  /// Another finger is on the view, whose `isMultipleTouchEnabled` is false.
  case oneTouchAtATime
  /// The view's `isExclusiveTouch` is true, and another view has touches.
  case isExclusive
  /// Another view has touches, and its `isExclusiveTouch` is true.
  case anotherIsExclusive
}

// MARK: - Hit testing

/// The search for the view under a finger.
package struct HitTestWalk: Equatable {
  /// Whether the test was skipped because the application ignores interaction events.
  package var ignoresEvents = false
  /// The windows that were tested, frontmost first.
  package var windows: [HitTestStep] = []
  /// The windows behind the hit window, which were not tested.
  package var unasked: [String] = []
  /// The view that was hit, or `nil`.
  package var hit: String?
}

/// A view that was hit-tested and the result.
package struct HitTestStep: Equatable {
  /// The name of the view.
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
  /// The untested subviews behind the hit subview, frontmost first.
  package internal(set) var unasked: [String] = []
}

/// A view's result in a hit test.
package enum HitTestAnswer: Equatable {
  /// The view itself was hit.
  case itself
  /// Another view was hit, normally one inside this view.
  case view(String)
  /// No view was hit.
  case no(HitTestMiss)
}

/// The reason a view and its subviews were not hit.
package enum HitTestMiss: Equatable {
  /// `isHidden` is true.
  case hidden
  /// `alpha` is below 0.01.
  case transparent(alpha: CGFloat)
  /// `isUserInteractionEnabled` is false.
  case interactionDisabled
  /// The view is moving in an animation without `.allowUserInteraction`.
  case animated
  /// The location is outside the view's bounds.
  case outside(bounds: CGRect)
  /// The view's override of `point(inside:with:)` returned false.
  case ownPointInside
  /// The view's override of `hitTest(_:with:)` returned `nil`.
  case ownHitTest
}

// MARK: - The responder chain

/// A callback and the responders that received it.
package struct TouchDelivery: Equatable {
  /// The phase of the callback.
  package let phase: UITouch.Phase
  /// The fingers in the callback's set of touches.
  package let fingers: [Int]
  /// The responders that received the callback, starting with the touched view.
  package internal(set) var steps: [ResponderStep] = []
}

/// A responder that received a callback.
package struct ResponderStep: Equatable {
  /// How the responder handled the callback.
  package enum Outcome: Equatable {
    /// The responder forwarded the callback to the responder in the next step.
    case forwarded
    /// The responder is the last in the chain, so forwarding the callback has no effect.
    case endOfChain
    /// The responder did not call `super`.
    case handled
  }

  /// The name of the responder.
  package let name: String
  /// Whether the responder's class overrides the callback.
  package let overrides: Bool
  /// Whether another responder's override called this responder directly instead of calling
  /// `super`.
  package let isCalledDirectly: Bool
  /// How the responder handled the callback.
  package internal(set) var outcome = Outcome.handled
}

/// A call of an action.
package struct ActionCall: Equatable {
  /// The method's name, or `nil` for a closure or a method reference.
  package let action: String?
  /// The object that has the method; for a closure, the sender.
  package let target: String
  /// The control, recognizer, or other object that calls the action.
  package let sender: String
  /// The fingers of the sender.
  package let fingers: [Int]
}

// MARK: - Gestures

/// A change to a gesture recognizer.
package struct GestureChange: Equatable {
  /// A kind of change.
  package enum Kind: Equatable {
    /// The recognizer receives the last finger's touch.
    case receives
    /// The recognizer does not receive the last finger's touch.
    case refuses(GestureRefusal)
    /// The recognizer entered a state other than `failed`.
    case entered(UIGestureRecognizer.State, isDiscrete: Bool)
    /// The recognizer failed.
    case failed(GestureFailure, GestureMeasure?)
    /// The recognizer is ready to succeed but is waiting for others to fail.
    case waits([String])
    /// The recognizer is ready for the next gesture.
    case reset
  }

  /// The recognizer's name.
  package let name: String
  /// The name of the recognizer's view, or `nil` if the recognizer was removed.
  package let view: String?
  /// The fingers that the recognizer has received since its last reset.
  package let fingers: [Int]
  /// The kind of change.
  package let kind: Kind
}

/// The reason a touched view's gesture recognizer does not receive a touch.
package enum GestureRefusal: Equatable {
  /// `isEnabled` is false.
  case disabled
  /// The recognizer's gesture has finished, and its other fingers are still down.
  case finished(UIGestureRecognizer.State)
  /// `allowedTouchTypes` does not contain the touch's type.
  case touchType
  /// The recognizer's other fingers are in another window.
  case otherWindow
  /// The delegate returned false from `gestureRecognizer(_:shouldReceive:)`.
  case delegate
}

/// The measurement that prevented a gesture from being recognized, and its limit.
package enum GestureMeasure: Equatable {
  /// The distance moved, in points, with a maximum or minimum.
  case distance(CGFloat, limit: CGFloat)
  /// The distance moved along the direction, in points, with a minimum.
  case stroke(CGFloat, limit: CGFloat)
  /// The change in the distance between two fingers, in points, with a minimum.
  case spread(CGFloat, limit: CGFloat)
  /// The distance that each of two fingers moved along their common circle, in points, with a
  /// minimum.
  case arc(CGFloat, limit: CGFloat)
  /// The distance moved across the direction, in points, with a maximum.
  case sideways(CGFloat, limit: CGFloat)
  /// A duration in seconds, with a maximum or minimum.
  case duration(TimeInterval, limit: TimeInterval)
  /// The number of fingers and the required number.
  case touches(Int, limit: Int)
  /// The number of taps, the required number, and the maximum interval between the starts of two
  /// taps, in seconds.
  case taps(Int, required: Int, interval: TimeInterval)
}

extension UITouch {
  /// The finger's number in messages: its number in the script or, without a script, its position
  /// in the order of landing, starting at 1.
  package final var fingerNumber: Int {
    finger.device == FingerKey.scriptDevice ? Int(clamping: finger.finger) : index + 1
  }
}

extension FingerKey {
  /// The device number of all script fingers, which no real device or mouse uses.
  package static let scriptDevice = Int64.min
}
