public import CoreGraphics

/// A row of a table.
///
/// The app's own views go into `contentView`. The table creates as many cells as are visible at the
/// same time and uses them again for other rows; see `UITableView.dequeueReusableCell(withIdentifier:)`.
/// Touches on a cell move along the responder chain to the table, which highlights and selects it.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The labels of a cell.
  public nonisolated enum CellStyle: Int, Sendable {
    /// A label, and an image on the left.
    case `default` = 0
    /// A label on the left and a gray one on the right.
    case value1 = 1
    /// A blue label on the left and one next to it, without an image.
    case value2 = 2
    /// A label and a smaller one below it, and an image on the left.
    case subtitle = 3
  }

  /// The appearance of a selected cell. All values except `none` are gray, as on iOS 7 and later.
  public nonisolated enum SelectionStyle: Int, Sendable {
    /// No change.
    case none = 0
    /// Gray.
    case blue = 1
    /// Gray.
    case gray = 2
    /// Gray.
    case `default` = 3
  }

  /// The control of a cell in editing mode, and the change that it makes.
  public nonisolated enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A red circle with a minus sign.
    case delete = 1
    /// A green circle with a plus sign.
    case insert = 2
  }

  /// The standard views on a cell's right side.
  public nonisolated enum AccessoryType: Int, Sendable {
    /// No view.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// An info button and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// An info button.
    case detailButton = 4
  }

  /// The line below a cell.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A line of one pixel.
    case singleLine = 1
  }

  /// The states of a cell that change its layout.
  public nonisolated struct StateMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// The controls of editing mode are visible.
    public static let showingEditControlMask = StateMask(rawValue: 1)
    /// The actions of a swipe are visible.
    public static let showingDeleteConfirmationMask = StateMask(rawValue: 2)

    /// Creates a set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  // MARK: - Creating a cell

  private(set) var style: CellStyle
  /// The name under which the table collects the cell when it leaves the visible area, or `nil`.
  public private(set) var reuseIdentifier: String?
  /// The table's settings for the cell.
  var setting = CellSetting() { didSet { if setting != oldValue { settingDidChange() } } }
  var parts = CellParts()

  /// Called when a tap selects the row, before the delegate; it performs a storyboard's segue.
  package final var selectionHandler: (() -> Void)?
  /// Called when the accessory button is tapped, before the delegate.
  package final var accessoryHandler: (() -> Void)?

  /// Sets a new cell's style. Called by initializers in other languages.
  package final func adopt(_ style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
  }

  /// Creates a cell of 320 x 44 points; the table sets its frame.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: Self.initialFrame)
    setUp()
  }

  /// Creates a cell without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell from an interface file, or a default cell for any other coder.
  public required init?(coder: NSCoder) {
    let values = coder.interfaceValues
    (style, reuseIdentifier) = (values.cellStyle, values.reuseIdentifier)
    super.init(coder: coder)
    frame = Self.initialFrame
    setUp()
    coder.decode(self, as: UITableViewCell.self)
  }

  private static let initialFrame = CGRect(
    x: 0, y: 0, width: 320, height: CellMetrics.rowHeight)

  private func setUp() {
    super.backgroundColor = .systemBackground
    clipsToBounds = true
    contentView.frame = bounds
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
  }

  // MARK: - Contents

  /// The view that contains the cell's contents. The controls of editing mode and the accessory make
  /// it narrower.
  public let contentView = UIView()

  /// The main label.
  open var textLabel: UILabel? { label(.text) }
  /// The second label, or `nil` for a default cell.
  open var detailTextLabel: UILabel? { style == .default ? nil : label(.detail) }
  /// The view of the image on the left, or `nil` for a `value2` cell.
  open var imageView: UIImageView? { style == .value2 ? nil : madeImageView() }

  /// A view behind the cell's contents.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }
  /// The view behind the contents of a highlighted or selected cell. By default, a gray view.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection(animated: false)
    }
  }
  /// The view behind the contents of a selected cell in a table with multiple selection; `nil`, the
  /// default, for `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView?

  /// The color behind the cell. Until an app sets it, the table does.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      parts.hasOwnBackground = true
    }
  }

  func setDefaultBackground(_ color: UIColor) {
    if !parts.hasOwnBackground { super.backgroundColor = color }
  }

  /// Prepares the cell for another row. Overrides must call `super`.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    isEditing = false
  }

  // MARK: - Selection

  /// The appearance when highlighted or selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != parts.isSelected else { return }
    parts.isSelected = selected
    showSelection(animated: animated)
  }

  /// Highlights the cell, or ends that.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != parts.isHighlighted else { return }
    parts.isHighlighted = highlighted
    showSelection(animated: animated)
  }

  // MARK: - Accessories

  /// The standard accessory.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The app's own accessory, in place of the standard one.
  open var accessoryView: UIView? { didSet { oldValue?.removeFromSuperview(); setNeedsLayout() } }
  /// The standard accessory in editing mode.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The app's own accessory in editing mode.
  open var editingAccessoryView: UIView? {
    didSet { oldValue?.removeFromSuperview(); setNeedsLayout() }
  }

  /// The number of steps by which the contents are indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The distance of the separator from the cell's sides, in points.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? setting.separatorInset ?? defaultSeparatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: - Editing

  /// The control that the table shows in editing mode.
  open var editingStyle: EditingStyle { setting.editingStyle }
  /// Whether the cell shows the reorder control in editing mode. The table sets it for rows that can
  /// be moved.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the contents are indented in editing mode. The table sets it.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether the actions of a swipe are visible.
  open var showingDeleteConfirmation: Bool { setting.isSwiped }

  /// Whether the cell is in editing mode.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Puts the cell into or out of editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != parts.isEditing else { return }
    parts.isEditing = editing
    changeState(animated: animated)
  }

  /// Called before the controls of editing mode or the actions of a swipe appear or disappear.
  open func willTransition(to state: StateMask) {}
  /// Called after the change.
  open func didTransition(to state: StateMask) {}

  // MARK: - Layout

  /// Positions the content view, its labels, and the controls.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Returns the size of the cell with its current contents: the height that the labels or the
  /// constraints of the content view need at the given width.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// The table's settings for a cell.
struct CellSetting: Equatable {
  var isGrouped = false
  var hasSeparator = false
  var separatorColor: UIColor?
  var separatorInset: UIEdgeInsets?
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether editing mode shows selection circles in place of the editing controls.
  var selectsInEditing = false
  var isSwiped = false
  /// The rounded corners of a cell in an inset group.
  var corners: CACornerMask = []
}
