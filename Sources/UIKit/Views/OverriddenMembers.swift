/// Members of `UIView` or `UIResponder`, of which an object's class may override any.
///
/// Swift cannot be asked which class implements a method, but it calls overridable methods through a table
/// in the class's metadata. This file compares these tables, word by word; it is the only one that reads
/// them. Where the words of the members are is found by experiment: they differ between a class that
/// overrides them and one that does not, and are the same in two classes that do not. Should the experiment
/// find other words than it expects, every class counts as one that overrides them.
struct OverriddenMembers {
  private final class Plain: UIView {}
  private final class OtherPlain: UIView {}
  private final class PlainResponder: UIResponder {}
  private final class OtherPlainResponder: UIResponder {}

  /// The class that declares the members.
  private let base: UIResponder.Type
  /// The words of class metadata that hold the members' implementations; empty if they were not found.
  private let words: [Int]

  /// Finds the words of the members of `UIView` that a class overrides, and nothing else; `count` is their
  /// number.
  init(of overriding: UIView.Type, count: Int) {
    self.init(
      overriding, count: count, base: UIView.self, plain: Plain.self, other: OtherPlain.self)
  }

  /// Finds the words of the members of `UIResponder` that a class overrides, and nothing else.
  init(ofResponder overriding: UIResponder.Type, count: Int) {
    self.init(
      overriding, count: count, base: UIResponder.self, plain: PlainResponder.self,
      other: OtherPlainResponder.self)
  }

  private init(
    _ overriding: UIResponder.Type, count: Int, base: UIResponder.Type, plain: UIResponder.Type,
    other: UIResponder.Type
  ) {
    self.base = base
    let overriding = Self.metadata(of: overriding)
    let (plain, other) = (Self.metadata(of: plain), Self.metadata(of: other))
    let found = Self.metadataWords(of: base).filter {
      overriding[$0] != plain[$0] && plain[$0] == other[$0]
    }
    words = found.count == count ? found : []
  }

  /// Whether the view's class or one above it, below `UIView`, overrides any of the members.
  func areOverridden(in view: UIView) -> Bool {
    guard !words.isEmpty else { return true }
    return areKnownToBeOverridden(in: view)
  }

  /// The same for a responder, but false where the words were not found.
  func areKnownToBeOverridden(in responder: UIResponder) -> Bool {
    let (own, plain) = (Self.metadata(of: type(of: responder)), Self.metadata(of: base))
    for word in words where own[word] != plain[word] { return true }
    return false
  }

  /// The words that every class below `base` has: behind the header, to the end of those of `base` itself.
  private static func metadataWords(of base: UIResponder.Type) -> Range<Int> {
    // The header's fifth word has the size of the metadata and the offset of its address, in bytes.
    let sizes = metadata(of: base)[4]
    let (size, address) = (sizes & 0xFFFF_FFFF, sizes >> 32)
    return 5..<Int(size - address) / MemoryLayout<UInt>.stride
  }

  private static func metadata(of type: UIResponder.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
}
