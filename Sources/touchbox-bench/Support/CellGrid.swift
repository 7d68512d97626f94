import CoreGraphics

/// The layout of a tree's leaves: equal cells in rows.
struct CellGrid {
  /// The side of a cell, in points.
  static let side: CGFloat = 16
  /// How much smaller than its cell a leaf is on each side, in points.
  static let gap: CGFloat = 1
  /// The number of views above a leaf of a nested tree, including the root.
  static let levels = 8

  /// The number of cells.
  let count: Int
  /// The number of columns.
  let columns: Int
  /// The number of rows.
  let rows: Int

  /// Makes the grid that is closest to a square and has no empty cells.
  init(count: Int) {
    self.count = count
    columns = (1...count).prefix { $0 * $0 <= count }.last { count % $0 == 0 } ?? 1
    rows = count / columns
  }

  /// The size, in points.
  var size: CGSize {
    CGSize(width: CGFloat(columns) * Self.side, height: CGFloat(rows) * Self.side)
  }

  /// A rectangle of cells.
  struct Region {
    /// The columns and rows.
    let columns, rows: Range<Int>

    /// The number of cells.
    var count: Int { columns.count * rows.count }

    /// The rectangle, in the coordinates of the grid.
    var frame: CGRect {
      CGRect(
        x: CGFloat(columns.lowerBound) * CellGrid.side, y: CGFloat(rows.lowerBound) * CellGrid.side,
        width: CGFloat(columns.count) * CellGrid.side, height: CGFloat(rows.count) * CellGrid.side)
    }

    /// Divides the longer side into equal pieces, as many as leave about one cell each if the pieces
    /// are divided in the same way, level by level.
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

  /// Returns the rectangle of a cell, in the coordinates of the grid.
  func cell(_ id: Int) -> CGRect {
    Region(columns: id % columns..<id % columns + 1, rows: id / columns..<id / columns + 1).frame
  }
}
