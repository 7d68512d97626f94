/// Finds out whether a class has a hit test of its own.
///
/// `HitTestIndex` may leave out only subviews whose `hitTest(_:with:)`, `point(inside:with:)` and
/// `isUserInteractionEnabled` are those of `UIView`. Swift cannot be asked which class implements a method,
/// but it calls overridable methods through a table in the class's metadata. This file compares these
/// tables, word by word; it is the only one that reads them. Where the words of the members are is found
/// by experiment: they differ between a class that overrides them and one that does not, and are the same
/// in two classes that do not. Should the experiment find other words than it expects, every class
/// counts as one with a hit test of its own: searches are then slower, with the same result.
package enum HitTestOverrides {
  /// Whether `view` is of a class with a hit test of its own.
  package static func exist(in view: UIView) -> Bool {
    guard !words.isEmpty else { return true }
    let (own, plain) = (metadata(of: type(of: view)), metadata(of: UIView.self))
    for word in words where own[word] != plain[word] { return true }
    return false
  }

  private final class Plain: UIView {}
  private final class OtherPlain: UIView {}
  private final class Overriding: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > point.y }
    override var isUserInteractionEnabled: Bool {
      get { tag == 1 }
      set { tag = newValue ? 1 : 2 }
    }
  }

  /// Two methods, and a property's getter, setter and in-place modification.
  private static let expectedWords = 5

  /// The words of class metadata that hold the members' implementations; empty if they were not found.
  private static let words: [Int] = {
    let overriding = metadata(of: Overriding.self)
    let (plain, other) = (metadata(of: Plain.self), metadata(of: OtherPlain.self))
    let words = metadataWords.filter {
      overriding[$0] != plain[$0] && plain[$0] == other[$0]
    }
    return words.count == expectedWords ? words : []
  }()

  /// The words that every view's class has: behind the header, to the end of those of `UIView` itself.
  private static var metadataWords: Range<Int> {
    // The header's fifth word has the size of the metadata and the offset of its address, in bytes.
    let sizes = metadata(of: UIView.self)[4]
    let (size, address) = (sizes & 0xFFFF_FFFF, sizes >> 32)
    return 5..<Int(size - address) / MemoryLayout<UInt>.stride
  }

  private static func metadata(of type: UIView.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
}
