/// The state of a touch's delivery to its view.
///
/// A touch starts as `open`, or as `withheld` if its view does not accept another finger. It ends
/// up `finished` or `withheld`. Only `TouchReporter` and `ViewCaller` change the state:
///
///     open ── a recognizer with delaysTouchesBegan is undecided ──▶ beganDeferred
///     beganDeferred ── it failed ──▶ open
///     beganDeferred ── another one recognized, or the touch was canceled ──▶ withheld
///     open ── the finger lifted while a recognizer with delaysTouchesEnded is undecided ──▶ endDeferred
///     endDeferred ── it failed ──▶ open
///     open, endDeferred ── a recognizer that cancels touches recognized ──▶ cancelDue
///     open ── touchesEnded or touchesCancelled returned ──▶ finished
///     cancelDue ── touchesCancelled returned, or the view never received touchesBegan ──▶ withheld
///     open ── an earlier callback in the packet canceled the new touch ──▶ withheld
///
/// `UITouch.Contact` tracks the finger independently: a view may receive a lift long after it
/// happened, and a touch that is canceled in its view remains active for the recognizers.
enum DeliveryState {
  /// The view receives each change with the packet that contains it.
  case open
  /// The view has not received `touchesBegan` yet.
  case beganDeferred
  /// The view has not received `touchesEnded` yet.
  case endDeferred
  /// The view will receive `touchesCancelled` because a gesture was recognized.
  case cancelDue
  /// The view has received `touchesEnded` or `touchesCancelled`.
  case finished
  /// The view receives no callbacks, or no further callbacks, for the touch.
  case withheld
}

extension UITouch {
  /// Whether `UIEvent.touches(for:)` includes the touch.
  var isDelivered: Bool { delivery != .withheld && delivery != .beganDeferred }

  /// Whether callbacks for the touch are waiting for a gesture decision.
  var isDeferred: Bool {
    switch delivery {
    case .beganDeferred, .endDeferred, .cancelDue: true
    case .open, .finished, .withheld: false
    }
  }

  /// Whether the touch causes no further callbacks except `touchesCancelled`.
  var isInterrupted: Bool {
    contact == .cancelPending || delivery == .cancelDue || delivery == .withheld
  }

  /// Ends the delivery after the view has received its last callback.
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
