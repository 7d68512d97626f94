/// The Objective-C names of Swift methods.
///
/// - SeeAlso: "Name translation from Swift to Objective-C" in Apple's Xcode release notes, and
///   `AbstractFunctionDecl::getObjCSelector` of the Swift compiler
enum ObjectiveCName {
  /// Returns a method's selector. `move(from:to:)` becomes `moveFrom:to:`, and `paint(color:)`
  /// becomes `paintWithColor:`.
  static func selector(base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let hasPreposition =
        prepositions.contains(words(first).first?.lowercased() ?? "")
        || prepositions.contains(words(base).last?.lowercased() ?? "")
      name += (hasPreposition ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Returns the selector of a property's setter.
  static func setter(_ property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }

  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
