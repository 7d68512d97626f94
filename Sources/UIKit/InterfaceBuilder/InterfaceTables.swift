public import CoreGraphics

/// A section of a table whose cells are in an interface file.
///
/// A `UITableViewController` shows these cells unless its methods return others.
@preconcurrency @MainActor
public struct _InterfaceSection {
  /// A cell and its height in points, or `nil` for the table's row height.
  public typealias Row = (cell: UITableViewCell, height: CGFloat?)

  let header: String?
  let footer: String?
  let rows: [Row]

  /// Describes a section.
  ///
  /// - Parameter rows: The cells. A row without a cell is left out.
  public init(header: String?, footer: String?, rows: [(cell: UITableViewCell?, height: CGFloat?)])
  {
    (self.header, self.footer) = (header, footer)
    self.rows = rows.compactMap { row in row.cell.map { ($0, row.height) } }
  }
}

extension UITableView {
  /// Registers a cell that the table's interface file contains.
  ///
  /// - Parameter instantiate: Creates a cell.
  public func _registerPrototype(
    _ identifier: String, _ instantiate: @escaping @MainActor () -> [Any]
  ) {
    register(cellsWithIdentifier: identifier) { _ in
      instantiate().lazy.compactMap { $0 as? UITableViewCell }.first
    }
  }

  /// Sets the sections whose cells are in the interface file.
  public func _setSections(_ sections: [_InterfaceSection]) {
    rows.fixed = sections
    setNeedsReload()
  }

  /// Returns a section of the interface file, or `nil`.
  func fixed(_ section: Int) -> _InterfaceSection? {
    rows.fixed.indices.contains(section) ? rows.fixed[section] : nil
  }

  /// Returns a row of the interface file, or `nil`.
  func fixed(_ path: IndexPath) -> _InterfaceSection.Row? {
    guard let rows = fixed(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
    return rows[path.row]
  }
}
