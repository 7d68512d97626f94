/// What a script says about the run as a whole.
package struct ScriptHeader: Hashable, Sendable {
  /// Which form of a demo is meant.
  package enum Variant: String, Hashable, Sendable, CaseIterable {
    /// Without the faults of the printed listing.
    case corrected
    /// As printed.
    case published
  }

  /// How many samples a second `move … over` and macros make, where a script does not say.
  package static let defaultFrame = 60
  /// The most samples a second that a script may ask for.
  package static let maximumFrame = 1000

  /// The demo's name; nil where the script leaves it to the command line.
  package var demo: String?
  /// Which form of the demo.
  package var variant = Variant.corrected
  /// Samples a second of `move … over` and macros, 1…1000.
  package var frame = ScriptHeader.defaultFrame

  /// Makes a header.
  package init(demo: String? = nil, variant: Variant = .corrected, frame: Int = defaultFrame) {
    self.demo = demo
    self.variant = variant
    self.frame = frame
  }
}
