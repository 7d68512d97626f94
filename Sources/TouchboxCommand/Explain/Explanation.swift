/// The data of an explanation page, which `explain --json` writes: one run, or two runs and where
/// they differ.
///
/// The page "Explaining a run" documents the keys. Times are in seconds on the phone's clock, and
/// locations and frames in points on the displayed screen, with at most two decimals.
struct Explanation: Encodable {
  /// The format's name.
  var format = "touchbox explanation"
  /// The version of the format, which a change of the meaning of a key increases.
  var version = 1
  /// One run, or two runs to compare.
  var runs: [ExplainedRun]
  /// The first difference between two runs, or `nil` if there is one run or no difference.
  var difference: RunDifference?
}

/// A run of a script.
struct ExplainedRun: Encodable {
  /// The script's name, or `nil` for an app that ran without a script.
  var script: String?
  var app: String
  var variant: String
  var device: String
  /// The pixels per point of the pictures.
  var scale: Double
  /// The moments in order of time.
  var moments: [Moment] = []
  /// The events in order. Each belongs to one moment.
  var events: [Event] = []
  /// The timelines, derived from the events.
  var lanes: [Lane] = []
  /// The screens, as whole pictures and as changes of them.
  var pictures: [Picture] = []
  /// The distinct view descriptions, which trees refer to.
  var views: [ViewDescription] = []
  /// The distinct view trees: indexes into `views`, superviews before subviews, back to front.
  var trees: [[Int]] = []
  /// The run's warnings.
  var warnings: [String] = []
  /// The reason the run ended early, or `nil`.
  var halt: String?

  /// A time at which something happened or changed.
  struct Moment: Encodable, Equatable {
    var time: Double
    /// The index of the screen in `pictures`.
    var picture: Int
    /// The index of the view tree in `trees`.
    var tree: Int
    /// The index of the moment's first event, and the number of its events.
    var firstEvent: Int
    var eventCount: Int
  }

  /// Something that happened.
  struct Event: Encodable, Equatable {
    /// The kinds of events, in the order of their timelines.
    enum Kind: String, Encodable, CaseIterable {
      case touch, input, callback, obstacle, recognizer, action, motion, timer, animation, log
      case expectation
    }

    var time: Double
    var kind: Kind
    /// The subject, which events about the same subject share; empty if there is none.
    var name: String
    /// The subject's new state, in one word.
    var state: String
    /// A sentence.
    var text: String
    /// The fingers involved, or `nil` if none are.
    var fingers: [Int]?
    /// The finger's location, for events about touches.
    var point: [Double]?
    /// The steps of a hit test, or the responders of a callback, or `nil`.
    var steps: [Step]?
    /// The lines of the user's code that the event called, or `nil` if they are unknown.
    var lines: [String]?

    /// Whether the event repeats with each move of a finger; `nil` if it does not.
    var quiet: Bool?
  }

  /// A view in a hit test, or a responder in a callback.
  struct Step: Encodable, Equatable {
    var depth: Int
    /// The view's or responder's name, or `nil` if the step is about several.
    var name: String?
    var text: String
  }

  /// A timeline of a subject.
  struct Lane: Encodable, Equatable {
    var kind: Event.Kind
    var name: String
    var spans: [Span] = []
    /// The indexes of the subject's events.
    var events: [Int] = []
  }

  /// A state and how long it lasted.
  struct Span: Encodable, Equatable {
    var from: Double
    var to: Double
    var state: String
  }

  /// A screen: a whole picture, or the part in which it differs from one.
  struct Picture: Encodable, Equatable {
    /// The index of the picture in which this one replaces a part, or `nil` for a whole picture.
    var base: Int?
    /// The part's location in the whole picture, and its size, in pixels.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// A PNG or JPEG image as a data URI; empty if the picture equals its base.
    var data: String
  }

  /// A view in a view tree.
  struct ViewDescription: Encodable, Hashable {
    var depth: Int
    var name: String
    /// The view's `accessibilityIdentifier`, if any.
    var identifier: String?
    /// The frame in the superview's coordinates: x, y, width, and height.
    var frame: [Double]
    /// The corners on the screen: x and y of each, clockwise from the top left.
    var outline: [Double]
    /// The text that the view shows, if any.
    var text: String?
    /// Properties that are relevant to touches and differ from a plain view's.
    var notes: [String]?
    /// The names of the view's gesture recognizers.
    var recognizers: [String]?
  }
}

/// The first difference between two runs.
struct RunDifference: Encodable, Equatable {
  /// What differs first.
  enum Kind: String, Encodable {
    case event, view, picture
  }

  var time: Double
  var kind: Kind
  /// What the runs show there, in order; `nil` for a run that has nothing more.
  var texts: [String?]
  /// The index of the first different event in both runs' `events`, for `Kind.event`.
  var event: Int?
}
