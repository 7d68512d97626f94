/// A change of a source file.
struct Edit {
  /// The replaced range, in bytes.
  let range: Range<Int>
  let kind: Kind
  /// The reason for the user; nil for a part of another change.
  let reason: String?

  enum Kind {
    /// Replaces the range.
    case replace([Piece])
    /// Replaces the range with blanks.
    case blank
    /// Replaces the range with blanks because an insertion elsewhere contains it.
    case moveOut
  }
}

/// A part of an insertion.
enum Piece {
  /// Generated code.
  case text(String)
  /// Lines of generated code, which are joined into one line for the compiler.
  case lines([String])
  /// A part of a source file, with its own edits. The compiler's messages refer to its lines.
  case source(SourceFile, Range<Int>)
}
