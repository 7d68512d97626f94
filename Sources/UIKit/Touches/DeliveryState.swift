/// What the touched view knows of a touch.
///
/// A touch is born `open`, or `withheld` where its view accepts no further finger, and ends `finished`
/// or `withheld`. Afterward, only `TouchReporter` and
/// `ViewCaller` change the state:
///
///     open ── a recognizer with delaysTouchesBegan is undecided ──▶ beganDeferred
///     beganDeferred ── it failed ──▶ open
///     beganDeferred ── another one recognized, or the touch was cancelled ──▶ withheld
///     open ── the finger lifted while a recognizer with delaysTouchesEnded is undecided ──▶ endDeferred
///     endDeferred ── it failed ──▶ open
///     open, endDeferred ── a recognizer that cancels touches recognized ──▶ cancelDue
///     open ── touchesEnded or touchesCancelled returned ──▶ finished
///     cancelDue ── touchesCancelled returned, or the view never got touchesBegan ──▶ withheld
///     open ── an earlier callback of the packet cancelled the landing ──▶ withheld
///
/// Where the finger is, `UITouch.Contact`, is a matter of its own: a view may learn of a lift long after
/// it, and a touch that is cancelled in its view remains active for the recognizers.
enum DeliveryState {
  /// The view gets each change in the packet in which it happens.
  case open
  /// The view does not know yet that the finger landed.
  case beganDeferred
  /// The view does not know yet that the finger lifted.
  case endDeferred
  /// The view is about to get `touchesCancelled`, because a recognizer recognized.
  case cancelDue
  /// The view got `touchesEnded` or `touchesCancelled`.
  case finished
  /// The view gets nothing, or nothing more, of the touch.
  case withheld
}

extension UITouch {
  /// Whether `UIEvent.touches(for:)` counts the touch among those of its view.
  var isDelivered: Bool { delivery != .withheld && delivery != .beganDeferred }

  /// Whether callbacks of the touch wait for a decision about gestures.
  var isDeferred: Bool {
    switch delivery {
    case .beganDeferred, .endDeferred, .cancelDue: true
    case .open, .finished, .withheld: false
    }
  }

  /// Whether the touch leads to no more callbacks than `touchesCancelled`, if to any.
  var isInterrupted: Bool {
    contact == .cancelPending || delivery == .cancelDue || delivery == .withheld
  }

  /// Ends the delivery, after the view has received its last callback.
  func finishDelivery() {
    switch delivery {
    case .withheld: break
    case .cancelDue: delivery = .withheld
    case .open, .beganDeferred, .endDeferred, .finished: delivery = .finished
    }
  }

  /// Whether an undecided recognizer defers `touchesBegan`.
  var isBeganDelayed: Bool {
    for recognizer in recognizers
    where recognizer.storedState == .possible && recognizer.delaysTouchesBegan {
      return true
    }
    return false
  }

  /// Whether an undecided recognizer defers `touchesEnded`.
  var isEndDelayed: Bool {
    for recognizer in recognizers
    where recognizer.storedState == .possible && recognizer.delaysTouchesEnded {
      return true
    }
    return false
  }
}
