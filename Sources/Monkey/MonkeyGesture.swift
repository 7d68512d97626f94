/// A gesture in a random session.
enum MonkeyGesture: CaseIterable {
  case tap, tapOfFingers, longPress, drag, swipe, pinch, rotation
  /// One finger rests while others tap.
  case hold
  /// Many fingers land almost simultaneously, like a palm.
  case palm
  /// A finger lands and lifts at the same time.
  case flash
  /// The system cancels the touch.
  case cancelled
  /// The app loses focus or is suspended, or all touches are canceled.
  case interruption
}

/// The kinds of gestures that a session favors. A fault that needs two taps and a drag is found
/// sooner in a session without other gestures.
enum MonkeyMood: CaseIterable {
  case everything, taps, oneFinger, twoFingers, manyFingers, interrupted

  /// The gestures to choose from. A gesture that is listed twice is chosen twice as often.
  var gestures: [MonkeyGesture] {
    switch self {
    case .everything: MonkeyGesture.allCases
    case .taps: [.tap, .tap, .tap, .tapOfFingers, .drag, .longPress]
    case .oneFinger: [.tap, .tap, .drag, .drag, .swipe, .longPress]
    case .twoFingers: [.tap, .pinch, .rotation, .hold, .drag, .tapOfFingers]
    case .manyFingers: [.tapOfFingers, .palm, .hold, .swipe, .tap, .flash]
    case .interrupted: [.tap, .drag, .pinch, .longPress, .cancelled, .interruption, .interruption]
    }
  }

  /// Whether a gesture may begin before the last one has ended.
  var overlaps: Bool {
    switch self {
    case .everything, .twoFingers, .manyFingers, .interrupted: true
    case .taps, .oneFinger: false
    }
  }
}
