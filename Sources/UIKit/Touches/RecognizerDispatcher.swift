/// Delivers touches to gesture recognizers.
///
/// A new touch is attached to every recognizer of the touched view and its superviews that accepts
/// it. These recognizers receive the touch's changes until their gestures have finished.
final class RecognizerDispatcher {
  /// The event of the last packet that any recognizer received; used for deferred callbacks.
  private(set) var lastEvent: UIEvent?
  /// Ended touches that are still attached to recognizers.
  private var endedTouches: [UITouch] = []
  private var sets = TouchSetCache()

  // An explicit `deinit` is nonisolated.
  deinit {}

  /// Delivers a window's changed touches to their recognizers.
  func deliver(_ event: UIEvent, of window: UIWindow, in context: AppContext) {
    var isFollowed = false
    for touch in event.touches where touch.isChanged && touch.storedWindow === window {
      if touch.storedPhase == .began { attachRecognizers(to: touch, in: context) }
      if !touch.recognizers.isEmpty { isFollowed = true }
    }
    guard isFollowed else { return }
    var followed: [UITouch] = []
    var receivers: [UIGestureRecognizer] = []
    for touch in event.touches
    where touch.isChanged && !touch.recognizers.isEmpty && touch.storedWindow === window {
      followed.append(touch)
      for recognizer in touch.recognizers where !receivers.contains(where: { $0 === recognizer }) {
        receivers.append(recognizer)
      }
    }
    guard !receivers.isEmpty else { return }
    lastEvent = event
    for recognizer in receivers {
      for phase in CallList.phases where recognizer.receivesTouches {
        let own = followed.filter { touch in
          touch.storedPhase == phase && recognizer.touches.contains { $0 === touch }
        }
        guard !own.isEmpty else { continue }
        recognizer.receive(sets.set(of: ArraySlice(own)), in: phase, with: event)
      }
    }
  }

  /// Attaches the recognizers of the touched view and its superviews to a new touch.
  private func attachRecognizers(to touch: UITouch, in context: AppContext) {
    var next = touch.storedView
    while let view = next {
      for recognizer in view.recognizers where recognizer.accepts(touch) {
        touch.recognizers.append(recognizer)
        recognizer.touches.append(touch)
        recognizer.touchesSinceReset.append(touch)
        context.touches.arbiter.add(recognizer)
        context.host.explainer?.receives(recognizer)
      }
      next = view.parent
    }
  }

  /// Stores the touches that ended in a packet until their gestures have finished.
  func noteEndedTouches(of event: UIEvent) {
    sets.removeAll()
    for touch in event.touches where !touch.isActive && !touch.recognizers.isEmpty {
      endedTouches.append(touch)
    }
  }

  /// Removes ended touches from recognizers, except from completed recognizers that are waiting for
  /// others.
  func detachEndedTouches() {
    for touch in endedTouches {
      for recognizer in touch.recognizers where recognizer.pendingStates.last != .ended {
        recognizer.touches.removeAll { $0 === touch }
      }
    }
  }

  /// Removes ended touches whose views have received all callbacks.
  func forgetSettledTouches() {
    for touch in endedTouches where !touch.isDeferred { touch.recognizers = [] }
    endedTouches.removeAll { !$0.isDeferred }
  }

  /// Releases the event after the last gesture.
  func forgetEvent() {
    lastEvent = nil
  }
}
