/// A change to a source file.
struct Edit {
  /// The replaced range, in bytes.
  let range: Range<Int>
  let kind: Kind
  /// The reason to give the user, or nil if the edit is part of another change.
  let reason: String?

  enum Kind {
    /// Replaces the range.
    case replace([Piece])
    /// Replaces the range with blanks.
    case blank
    /// Replaces the range with blanks because its text is inserted elsewhere.
    case moveOut
  }
}

/// A piece of an insertion.
enum Piece {
  /// Generated code.
  case text(String)
  /// Lines of generated code, which are joined into a single line for the compiler.
  case lines([String])
  /// A part of a source file, with its own edits. The compiler's messages refer to its lines.
  case source(SourceFile, Range<Int>)
}
