import CoreGraphics

/// Where the leaves of a tree lie: equal cells in rows.
struct CellGrid {
  /// The side of a cell, in points.
  static let side: CGFloat = 16
  /// How much smaller than its cell a leaf is on each side, in points.
  static let gap: CGFloat = 1
  /// How many levels of views lie above a leaf of a nested tree, with the root.
  static let levels = 8

  /// How many cells there are.
  let count: Int
  /// How many lie in a row.
  let columns: Int
  /// How many rows there are.
  let rows: Int

  /// Makes a grid as near to a square as can be without empty cells.
  init(count: Int) {
    self.count = count
    columns = (1...count).prefix { $0 * $0 <= count }.last { count % $0 == 0 } ?? 1
    rows = count / columns
  }

  /// The size of all, in points.
  var size: CGSize {
    CGSize(width: CGFloat(columns) * Self.side, height: CGFloat(rows) * Self.side)
  }

  /// A rectangle of cells.
  struct Region {
    /// The columns and the rows, half open.
    let columns, rows: Range<Int>

    /// How many cells it has.
    var count: Int { columns.count * rows.count }

    /// The place, in the coordinates of the grid.
    var frame: CGRect {
      CGRect(
        x: CGFloat(columns.lowerBound) * CellGrid.side, y: CGFloat(rows.lowerBound) * CellGrid.side,
        width: CGFloat(columns.count) * CellGrid.side, height: CGFloat(rows.count) * CellGrid.side)
    }

    /// Returns equal pieces of the longer side, such that cutting each of them likewise, level by
    /// level, leaves a cell or few.
    func pieces(levels: Int) -> [Region] {
      let parts = (1...).first { parts in
        var cells = 1
        for _ in 0..<levels where cells < count { cells *= parts }
        return cells >= count
      }
      let cutsColumns = columns.count >= rows.count
      let side = cutsColumns ? columns : rows
      let pieces = min(parts ?? 1, side.count)
      return (0..<pieces).map { piece in
        let cut =
          side.lowerBound + side.count * piece / pieces..<side.lowerBound + side.count * (piece + 1)
          / pieces
        return Region(columns: cutsColumns ? cut : columns, rows: cutsColumns ? rows : cut)
      }
    }
  }

  /// All cells.
  var region: Region { Region(columns: 0..<columns, rows: 0..<rows) }

  /// Returns the number of the cell at a column and a row.
  func id(column: Int, row: Int) -> Int { row * columns + column }

  /// Returns the place of a cell, in the coordinates of the grid.
  func cell(_ id: Int) -> CGRect {
    Region(columns: id % columns..<id % columns + 1, rows: id / columns..<id / columns + 1).frame
  }
}
