/// A change of a source file.
struct Edit {
  /// What is replaced, in bytes.
  let range: Range<Int>
  let kind: Kind
  /// Why, for the user; nil for a part of another change.
  let reason: String?

  enum Kind {
    /// Stands in the range's stead.
    case replace([Piece])
    /// The range becomes blanks.
    case blank
    /// The range becomes blanks, since an insertion elsewhere contains it.
    case moveOut
  }
}

/// A part of an insertion.
enum Piece {
  /// Generated code.
  case text(String)
  /// Lines of generated code, which the compiler gets on one line.
  case lines([String])
  /// A part of a source, with its own edits; the compiler's messages name its lines.
  case source(SourceFile, Range<Int>)
}
