import CoreGraphics

/// Lengths in a row, with the sum of those before each of them. Changing a length and finding the
/// length at a position take a number of steps that grows with the logarithm of their count.
///
/// The sums are stored as in P. Fenwick, "A new data structure for cumulative frequency tables"
/// (1994).
struct RunningSums {
  private(set) var lengths: [CGFloat]
  private var tree: [CGFloat]

  init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    tree = [0] + lengths
    for index in tree.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  var count: Int { lengths.count }
  var total: CGFloat { sum(before: count) }

  /// Returns the sum of the first `index` lengths.
  func sum(before index: Int) -> CGFloat {
    var (index, sum) = (index, CGFloat.zero)
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  mutating func set(_ index: Int, to length: CGFloat) {
    let change = length - lengths[index]
    lengths[index] = length
    var position = index + 1
    while position < tree.count {
      tree[position] += change
      position += position & -position
    }
  }

  /// Returns the last index whose preceding sum is at most `position`, ignoring trailing zeros that
  /// begin at the end; clamped to the valid indices.
  func index(at position: CGFloat) -> Int {
    var (index, left) = (0, max(0, position))
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      if index + step < tree.count, tree[index + step] <= left {
        index += step
        left -= tree[index]
      }
      step /= 2
    }
    return max(0, min(index, count - 1))
  }
}

/// The sizes of a section's header, rows, and footer, in points.
struct TableSection {
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var rowCount: Int
  /// The height of rows without one of their own.
  let commonHeight: CGFloat
  /// The rows' heights, or `nil` while they are all equal.
  private var heights: RunningSums?
  /// The heights that were measured when the rows' cells were created.
  private(set) var measured: [Int: CGFloat] = [:]

  init(rowCount: Int, commonHeight: CGFloat) {
    (self.rowCount, self.commonHeight) = (rowCount, commonHeight)
  }

  init(heights: [CGFloat]) {
    (rowCount, commonHeight) = (heights.count, 0)
    self.heights = RunningSums(heights)
  }

  var rowsHeight: CGFloat { heights?.total ?? CGFloat(rowCount) * commonHeight }
  var height: CGFloat { header + rowsHeight + footer }

  /// Returns the distance from the first row's top edge to a row's top edge.
  func position(of row: Int) -> CGFloat {
    heights?.sum(before: max(0, min(row, rowCount))) ?? CGFloat(row) * commonHeight
  }

  func height(of row: Int) -> CGFloat { heights?.lengths[row] ?? commonHeight }

  /// Returns the row at a distance from the first row's top edge, clamped to the existing rows.
  func row(at position: CGFloat) -> Int {
    if let heights { return heights.index(at: position) }
    guard commonHeight > 0 else { return 0 }
    return max(0, min(rowCount - 1, Int(max(0, min(position / commonHeight, 1e9)))))
  }

  mutating func setMeasured(_ height: CGFloat, of row: Int) {
    measured[row] = height
    guard self.height(of: row) != height else { return }
    if heights == nil {
      heights = RunningSums(Array(repeating: commonHeight, count: rowCount))
    }
    heights?.set(row, to: height)
  }

  /// Removes a row.
  mutating func removeRow(_ row: Int) {
    rowCount -= 1
    measured = shifted { $0 == row ? nil : $0 > row ? $0 - 1 : $0 }
    guard var all = heights?.lengths else { return }
    all.remove(at: row)
    heights = RunningSums(all)
  }

  /// Inserts a row before an index.
  mutating func insertRow(_ row: Int, height: CGFloat, isMeasured: Bool) {
    var all = heights?.lengths
    if all == nil, height != commonHeight { all = Array(repeating: commonHeight, count: rowCount) }
    rowCount += 1
    measured = shifted { $0 >= row ? $0 + 1 : $0 }
    if isMeasured { measured[row] = height }
    guard var all else { return }
    all.insert(height, at: row)
    heights = RunningSums(all)
  }

  private func shifted(_ change: (Int) -> Int?) -> [Int: CGFloat] {
    var result: [Int: CGFloat] = [:]
    for (row, height) in measured {
      if let row = change(row) { result[row] = height }
    }
    return result
  }
}

/// The positions of a table's sections and rows, in the coordinates of its contents.
///
/// Finding a row by its index path or its position takes a number of steps that grows at most with
/// the logarithm of the number of rows.
struct TableGeometry {
  private(set) var sections: [TableSection]
  /// The height of the table's header view.
  var top: CGFloat = 0
  /// The height of the table's footer view.
  var bottom: CGFloat = 0
  private var heights: RunningSums

  init(_ sections: [TableSection] = []) {
    self.sections = sections
    heights = RunningSums(sections.map(\.height))
  }

  var height: CGFloat { top + heights.total + bottom }
  /// The position of the table's footer view.
  var end: CGFloat { top + heights.total }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rowCount
  }

  /// Returns the top edge and the height of a section.
  func section(_ section: Int) -> (y: CGFloat, height: CGFloat) {
    (top + heights.sum(before: section), heights.lengths[section])
  }

  /// Returns the top edge and the height of a row.
  func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    let y = top + heights.sum(before: path.section) + section.header
    return (y + section.position(of: path.row), section.height(of: path.row))
  }

  /// Returns the row that contains a position, or the next row if it is in a header or footer;
  /// `nil` after the last row.
  func firstRow(at y: CGFloat) -> IndexPath? {
    guard !sections.isEmpty else { return nil }
    let index = heights.index(at: y - top)
    let section = sections[index]
    let start = top + heights.sum(before: index) + section.header
    if section.rowCount > 0, y < start + section.rowsHeight {
      return IndexPath(row: section.row(at: y - start), section: index)
    }
    return firstRow(inSectionsFrom: index + 1)
  }

  /// Returns the row that contains a position, or `nil` if there is none.
  func row(at y: CGFloat) -> IndexPath? {
    guard let path = firstRow(at: y), row(path).y <= y else { return nil }
    return path
  }

  func row(after path: IndexPath) -> IndexPath? {
    path.row + 1 < sections[path.section].rowCount
      ? IndexPath(row: path.row + 1, section: path.section)
      : firstRow(inSectionsFrom: path.section + 1)
  }

  private func firstRow(inSectionsFrom first: Int) -> IndexPath? {
    guard first < sections.count else { return nil }
    return sections[first...].firstIndex { $0.rowCount > 0 }.map { IndexPath(row: 0, section: $0) }
  }

  /// Returns the sections that a range of positions touches.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, end > start else { return 0..<0 }
    let first = heights.index(at: start - top)
    return first..<max(first, heights.index(at: end - top)) + 1
  }

  mutating func setMeasured(_ height: CGFloat, of path: IndexPath) {
    sections[path.section].setMeasured(height, of: path.row)
    heights.set(path.section, to: sections[path.section].height)
  }

  mutating func setHeader(_ height: CGFloat, of section: Int) {
    sections[section].header = height
    heights.set(section, to: sections[section].height)
  }

  mutating func setFooter(_ height: CGFloat, of section: Int) {
    sections[section].footer = height
    heights.set(section, to: sections[section].height)
  }

  /// Moves a row's height to another index path, which is the row's after the move.
  mutating func moveRow(_ path: IndexPath, to target: IndexPath) {
    let height = row(path).height
    let isMeasured = sections[path.section].measured[path.row] != nil
    sections[path.section].removeRow(path.row)
    sections[target.section].insertRow(target.row, height: height, isMeasured: isMeasured)
    for section in [path.section, target.section] {
      heights.set(section, to: sections[section].height)
    }
  }
}
