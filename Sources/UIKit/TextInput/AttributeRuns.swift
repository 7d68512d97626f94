/// The attributes of an edited text, in parts with equal attributes.
///
/// Foundation on Linux cannot replace a part of an attributed string if its attributes contain
/// colors or fonts, because it cannot compare them.
struct AttributeRuns {
  /// A part's length in UTF-16 code units, and its attributes.
  private var runs: [(length: Int, attributes: [NSAttributedString.Key: Any])] = []

  /// Creates the runs of an attributed string.
  init(_ text: NSAttributedString) {
    var location = 0
    while location < text.length {
      var range = NSRange()
      var attributes = text.attributes(at: location, effectiveRange: &range)
      attributes[Self.separator] = nil
      let end = range.location + range.length
      runs.append((end - location, attributes))
      location = end
    }
  }

  /// The attributes of the last part; empty if there is no text.
  var last: [NSAttributedString.Key: Any] { runs.last?.attributes ?? [:] }

  /// Replaces a range, which is inside the text, with a part.
  mutating func replace(
    _ range: Range<Int>, length: Int, attributes: [NSAttributedString.Key: Any]
  ) {
    var result: [(length: Int, attributes: [NSAttributedString.Key: Any])] = []
    var location = 0
    var isInserted = length == 0
    func insert() {
      if !isInserted { result.append((length, attributes)) }
      isInserted = true
    }
    for run in runs {
      let end = location + run.length
      let before = min(end, range.lowerBound) - location
      if before > 0 { result.append((before, run.attributes)) }
      if end > range.lowerBound { insert() }
      let after = end - max(location, range.upperBound)
      if after > 0 { result.append((after, run.attributes)) }
      location = end
    }
    insert()
    runs = result
  }

  /// An attribute that gives adjacent parts different numbers of attributes, so that Foundation
  /// doesn't compare their values.
  private nonisolated static let separator = NSAttributedString.Key("TouchboxPart")

  /// Returns a string with the attributes.
  func applied(to string: String) -> NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    var location = 0
    var count = -1
    for run in runs where location + run.length <= text.length {
      var attributes = run.attributes
      if attributes.count == count { attributes[Self.separator] = 1 }
      count = attributes.count
      text.setAttributes(attributes, range: NSRange(location: location, length: run.length))
      location += run.length
    }
    return text
  }
}
