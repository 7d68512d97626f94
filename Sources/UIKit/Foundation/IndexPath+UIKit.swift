/// Support for rows and items in sections, which is also useful for boards and grids.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/indexpath
nonisolated extension IndexPath {
  /// Creates an index path for a row in a section.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// Creates an index path for an item in a section.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The section, which is the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section, which is the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section, which is the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
