public import CoreGraphics

/// A scroll view that shows rows in sections, one below the other.
///
/// The table asks its data source for the number of rows and creates cells only for rows that are
/// visible. A cell that leaves the visible area is collected under its reuse identifier. Scrolling
/// therefore takes the same work for any number of rows. See `TableGeometry` for the positions,
/// `TableSelection` for touches, `TableUpdates` for changes, and `TableSwipe` and `TableReordering`
/// for editing.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The arrangement of sections.
  public nonisolated enum Style: Int, Sendable {
    /// Rows from side to side; headers and footers remain visible while their section is.
    case plain = 0
    /// Sections with space between them.
    case grouped = 1
    /// Grouped sections with rounded corners, inset from the sides.
    case insetGrouped = 2
  }

  /// The location of a row after scrolling to it.
  public nonisolated enum ScrollPosition: Int, Sendable {
    /// The least movement that makes the row visible.
    case none = 0
    /// The top of the visible area.
    case top = 1
    /// The middle of the visible area.
    case middle = 2
    /// The bottom of the visible area.
    case bottom = 3
  }

  /// The way in which rows appear and disappear.
  public nonisolated enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// Without an animation of the row itself.
    case none = 5
    /// In the middle of its space.
    case middle = 6
    /// Chosen by the table: fading.
    case automatic = 100
  }

  /// The value of a height that the table computes.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The result of a delegate method that is not implemented.
  package nonisolated static let unspecified = -CGFloat.greatestFiniteMagnitude

  // MARK: - State

  /// The rows, as last reported by the data source, and the views that show them.
  var rows = TableRows()
  var selection = TableSelection()
  var updates: TableUpdates?
  var swipe: TableSwipe?
  var reordering: TableReordering?
  /// Recognizes swipes on rows.
  let swipePan = RowSwipeGestureRecognizer(target: nil, action: nil)
  weak var rowDelegate: (any UITableViewDelegate)?

  // MARK: - Creating a table

  /// Creates an empty table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from an interface file, or a plain one for any other coder.
  public required init?(coder: NSCoder) {
    style = coder.interfaceValues.tableStyle
    super.init(coder: coder)
    setUp()
    coder.decode(self, as: UITableView.self)
  }

  /// Sets a new table's style. Called by initializers in other languages.
  package final func adopt(_ style: Style) {
    self.style = style
    super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  private func setUp() {
    alwaysBounceVertical = true
    super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    swipePan.addTarget(self, action: UITableView.swiped)
    addGestureRecognizer(swipePan)
  }

  /// The arrangement of sections.
  public private(set) var style: Style

  /// The object that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  /// The object that observes the table, usually a `UITableViewDelegate`.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      rowDelegate = delegate as? any UITableViewDelegate
      setNeedsReload()
    }
  }

  // MARK: - Heights

  /// The height of rows, in points, unless the delegate returns one. By default, cells determine
  /// their height.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The expected height of rows that determine their own height; by default, 44 points. Zero turns
  /// estimates off.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The height of headers, unless the delegate returns one. By default, 28 points for a title in a
  /// plain table.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The height of footers, unless the delegate returns one.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The expected height of headers. Header heights are never estimated here, so it has no effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The expected height of footers. Footer heights are never estimated here, so it has no effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  // MARK: - Appearance

  /// Whether lines separate the rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateCells() } }
  /// The color of these lines; `nil` for the default.
  open var separatorColor: UIColor? = .separator { didSet { updateCells() } }
  /// The distance of these lines from the sides, in points. By default, they begin at the text.
  open var separatorInset: UIEdgeInsets {
    get {
      rows.separatorInset
        ?? UIEdgeInsets(top: 0, left: CellMetrics.margin(bounds.width), bottom: 0, right: 0)
    }
    set {
      rows.separatorInset = newValue
      updateCells()
    }
  }
  /// The view behind the rows, which doesn't scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view above the first section. Its frame's height is used when it is set.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below the last section. Its frame's height is used when it is set.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  // MARK: - Selection

  /// Whether taps select rows outside editing mode.
  open var allowsSelection = true
  /// Whether taps select rows in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether taps select several rows outside editing mode.
  open var allowsMultipleSelection = false
  /// Whether taps select several rows in editing mode, which then shows a circle for each row.
  open var allowsMultipleSelectionDuringEditing = false { didSet { updateCells() } }

  /// The selected row, or `nil`. If there are several, the first selected one.
  open var indexPathForSelectedRow: IndexPath? { selection.selected.first }
  /// The selected rows, in the order in which they were selected, or `nil` for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.selected.isEmpty ? nil : selection.selected
  }

  /// Selects a row and scrolls to it, without calling the delegate. `nil` clears the selection.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: - Editing

  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { rows.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Puts the table into or out of editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  // MARK: - Loading data

  /// Reads the data again. Visible cells are replaced, and the selection is cleared.
  open func reloadData() {
    reload()
  }

  /// Registers a class whose cells `dequeueReusableCell` creates.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.cellClasses[identifier] = cellClass.map { .class($0) }
  }

  /// Registers a nib that contains a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    rows.cellClasses[identifier] = nib.map { .nib($0) }
  }

  /// Registers a class of headers and footers.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headerClasses[identifier] = aClass.map { .class($0) }
  }

  /// Registers a nib that contains a header or footer.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headerClasses[identifier] = nib.map { .nib($0) }
  }

  /// Returns a collected cell, or a new one of the registered class, or `nil` without one.
  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }

  /// Returns a collected cell or a new one of the registered class, which must exist.
  @discardableResult
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeue(identifier) else {
      fatalError(
        "dequeueReusableCell(withIdentifier: \"\(identifier)\", for: \(indexPath)): no class is "
          + "registered for the identifier; call register(_:forCellReuseIdentifier:) first")
    }
    return cell
  }

  /// Returns a collected header or footer, or a new one of the registered class, or `nil`.
  @discardableResult
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeader(identifier)
  }

  // MARK: - Layout

  /// Shows the cells of the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateRows()
  }

  /// Loads the data before the table appears.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() } else { endInteraction() }
  }

  // MARK: - Touches

  /// Closes the actions of a swiped row instead of delivering a touch elsewhere.
  @discardableResult
  open override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    guard let swipe, !view.isDescendant(of: swipe.buttons) else {
      return super.touchesShouldBegin(touches, with: event, in: view)
    }
    closeSwipe(animated: true)
    return false
  }

  /// Returns whether scrolling or a swipe may begin.
  @discardableResult
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === swipePan { return canBeginSwipe() }
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    if gestureRecognizer === pan { closeSwipe(animated: true) }
    return true
  }

  /// Highlights the row under the first finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginRowTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Ends the highlight when the finger leaves the row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !moveRowTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the highlighted row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endRowTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelRowTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
