/// Members of `UIView` or `UIResponder` that an object's class may override.
///
/// Swift cannot report which class implements a method, but it calls overridable methods through a
/// table in the class's metadata. This file compares these tables word by word, and no other file
/// reads them. The members' words are found by experiment: they differ between a class that
/// overrides the members and a class that does not, and they are equal in two classes that do not.
/// If the metadata does not have the expected layout, or other words differ, `isKnown` is false,
/// and every class is assumed to override the members. A test checks that `isKnown` is true.
struct OverriddenMembers {
  private final class Plain: UIView {}
  private final class OtherPlain: UIView {}
  private final class PlainResponder: UIResponder {}
  private final class OtherPlainResponder: UIResponder {}

  /// The class that declares the members.
  private let base: UIResponder.Type
  /// The indices of the metadata words that hold the members' implementations; empty if unknown.
  private let words: [Int]

  /// Whether the members' words were found.
  var isKnown: Bool { !words.isEmpty }

  /// Finds the words of the `UIView` members that a class overrides.
  ///
  /// - Parameter count: The number of overridden members. The class must override no others.
  init(of overriding: UIView.Type, count: Int) {
    self.init(
      overriding, count: count, base: UIView.self, plain: Plain.self, other: OtherPlain.self)
  }

  /// Finds the words of the `UIResponder` members that a class overrides.
  ///
  /// - Parameter count: The number of overridden members. The class must override no others.
  init(ofResponder overriding: UIResponder.Type, count: Int) {
    self.init(
      overriding, count: count, base: UIResponder.self, plain: PlainResponder.self,
      other: OtherPlainResponder.self)
  }

  /// Finds the words of the members of `base` that a class overrides; `plain` and `other` are
  /// subclasses that override none.
  init(
    _ overriding: UIResponder.Type, count: Int, base: UIResponder.Type, plain: UIResponder.Type,
    other: UIResponder.Type
  ) {
    self.base = base
    let common = Self.metadata(of: base)
    let overriding = Self.metadata(of: overriding)
    let (plain, other) = (Self.metadata(of: plain), Self.metadata(of: other))
    // Subclasses have their superclass's words at the same indices.
    guard common.count > Self.headerCount,
      [overriding, plain, other].allSatisfy({ $0.count >= common.count })
    else {
      words = []
      return
    }
    let found = (Self.headerCount..<common.count).filter {
      overriding[$0] != plain[$0] && plain[$0] == other[$0]
    }
    words = found.count == count ? found : []
  }

  /// Whether the view's class, or a superclass below `UIView`, overrides any of the members.
  func areOverridden(in view: UIView) -> Bool {
    !isKnown || areKnownToBeOverridden(in: view)
  }

  /// Whether the responder's class is known to override any of the members; false if that is unknown.
  func areKnownToBeOverridden(in responder: UIResponder) -> Bool {
    let (own, plain) = (Self.metadata(of: type(of: responder)), Self.metadata(of: base))
    // The indices are below the count of `plain`, and a subclass has at least as many words.
    guard own.count >= plain.count else { return false }
    for word in words where own[word] != plain[word] { return true }
    return false
  }

  /// The number of words before the first class's members.
  private static let headerCount = 5
  /// The maximum plausible metadata size, in bytes.
  private static let sizeLimit: UInt = 1 << 20

  /// Returns a class's metadata words, from its address to its end; empty if the size in its header
  /// is not plausible.
  private static func metadata(of type: UIResponder.Type) -> UnsafeBufferPointer<UInt> {
    let start = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    // The fifth word contains the metadata size and the offset of its address, in bytes. Every
    // class has five words.
    let (size, address) = (start[4] & 0xFFFF_FFFF, start[4] >> 32)
    let wordSize = UInt(MemoryLayout<UInt>.stride)
    guard address < size, size < sizeLimit, (size - address) % wordSize == 0 else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: start, count: Int((size - address) / wordSize))
  }
}
