/// The state of the delivery of a touch to its view.
///
/// A touch begins as `open`, or as `withheld` if its view does not accept another finger. It ends
/// as `finished` or `withheld`. Only `TouchReporter` and `ViewCaller` change the state:
///
///     open ── a recognizer with delaysTouchesBegan is undecided ──▶ beganDeferred
///     beganDeferred ── it failed ──▶ open
///     beganDeferred ── another one recognized, or the touch was cancelled ──▶ withheld
///     open ── the finger lifted while a recognizer with delaysTouchesEnded is undecided ──▶ endDeferred
///     endDeferred ── it failed ──▶ open
///     open, endDeferred ── a recognizer that cancels touches recognized ──▶ cancelDue
///     open ── touchesEnded or touchesCancelled returned ──▶ finished
///     cancelDue ── touchesCancelled returned, or the view never received touchesBegan ──▶ withheld
///     open ── an earlier callback of the packet cancelled the landing ──▶ withheld
///
/// `UITouch.Contact` is the independent state of the finger: a view may receive a lift long after
/// it happened, and a touch that is cancelled in its view remains active for the recognizers.
enum DeliveryState {
  /// The view receives each change in its packet.
  case open
  /// The view has not received the landing yet.
  case beganDeferred
  /// The view has not received the lift yet.
  case endDeferred
  /// The view will receive `touchesCancelled`, because a recognizer has recognized.
  case cancelDue
  /// The view has received `touchesEnded` or `touchesCancelled`.
  case finished
  /// The view receives no callbacks, or no further callbacks, of the touch.
  case withheld
}

extension UITouch {
  /// Whether `UIEvent.touches(for:)` includes the touch.
  var isDelivered: Bool { delivery != .withheld && delivery != .beganDeferred }

  /// Whether callbacks of the touch wait for a decision about gestures.
  var isDeferred: Bool {
    switch delivery {
    case .beganDeferred, .endDeferred, .cancelDue: true
    case .open, .finished, .withheld: false
    }
  }

  /// Whether the touch leads to no further callbacks except `touchesCancelled`.
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
