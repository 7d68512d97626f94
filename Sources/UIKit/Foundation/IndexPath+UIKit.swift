/// Rows and items in sections, which are also useful for boards and grids.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/indexpath
nonisolated extension IndexPath {
  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The section, the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section, the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section, the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
