/// The way from a view or another root to a value: `spot[0].center.x`.
package struct PropertyPath: Hashable, Sendable, CustomStringConvertible {
  /// One step of the way.
  package enum Component: Hashable, Sendable {
    /// A root, an identifier or a member.
    case name(String)
    /// A place in a collection, or among views of one name; from 0.
    case index(Int)
  }

  /// The steps; the first is always a name.
  package let components: [Component]

  /// The longest path, in letters.
  static let maximumLength = 1000

  /// Reads a path; nil for text that is none.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    var components: [Component] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = pieces.first, Self.isName(name) else { return nil }
      components.append(.name(String(name)))
      for piece in pieces.dropFirst() {
        guard piece.hasSuffix("]"), piece.utf8.dropLast().allSatisfy({ (48...57).contains($0) }),
          let index = Int(piece.dropLast())
        else { return nil }
        components.append(.index(index))
      }
    }
    self.components = components
  }

  /// The path as it is written.
  package var description: String { Self.text(of: components[...]) }

  /// Returns the way as far as some of its steps.
  static func text(of components: ArraySlice<Component>) -> String {
    var text = ""
    for component in components {
      switch component {
      case .name(let name): text += (text.isEmpty ? "" : ".") + name
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }

  /// Whether text is a name: ASCII letters, digits, `-` and `_`, at least one.
  static func isName(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122, 45, 95: true
        default: false
        }
      }
  }
}
