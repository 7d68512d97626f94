public import CoreGraphics

/// A section's header or footer, which the table uses again for other sections.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which the table collects the view when it leaves the visible area, or `nil`.
  public private(set) var reuseIdentifier: String?
  /// The view that contains the app's own views.
  public let contentView = UIView()
  private var labels: (text: UILabel?, detail: UILabel?)
  private var hasOwnBackground = false
  /// Whether the view is in a grouped table, whose titles are small, gray, and in capital letters.
  private var isGrouped = false
  private var isFooter = false
  private var title: String?

  /// Sets a new view's identifier. Called by initializers in other languages.
  package final func adopt(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
  }

  /// Creates a view without text.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an identifier from an interface file, or for any other coder.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
    coder.decode(self, as: UITableViewHeaderFooterView.self)
  }

  /// The title's label.
  open var textLabel: UILabel? {
    if labels.text == nil {
      let label = UILabel()
      labels.text = label
      contentView.addSubview(label)
      styleLabels()
    }
    return labels.text
  }

  /// The label of a second text, below the title.
  open var detailTextLabel: UILabel? {
    if labels.detail == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
      labels.detail = label
      contentView.addSubview(label)
      setNeedsLayout()
    }
    return labels.detail
  }

  /// A view behind the contents.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      hasOwnBackground = true
      guard let backgroundView else { return }
      super.backgroundColor = nil
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  /// The color behind the contents. Until an app sets it, the table does.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      hasOwnBackground = true
    }
  }

  /// Prepares the view for another section. Overrides must call `super`.
  open func prepareForReuse() {}

  /// Sets the title and the appearance for the table's style.
  func show(_ title: String?, isFooter: Bool, isGrouped: Bool) {
    (self.title, self.isFooter, self.isGrouped) = (title, isFooter, isGrouped)
    if !hasOwnBackground {
      super.backgroundColor =
        isGrouped || isFooter && title == nil ? nil : .secondarySystemBackground
    }
    styleLabels()
    guard let title else { return }
    textLabel?.text = isGrouped && !isFooter ? title.uppercased() : title
  }

  private func styleLabels() {
    guard let label = labels.text else { return }
    // Source: the fonts of iOS 7 to 14: bold body text in plain tables, footnotes in grouped ones.
    label.font =
      isGrouped
      ? .systemFont(ofSize: 13) : isFooter ? .systemFont(ofSize: 17) : .boldSystemFont(ofSize: 17)
    label.textColor = isGrouped ? .secondaryLabel : .label
    label.numberOfLines = isGrouped ? 0 : 1
    setNeedsLayout()
  }

  /// Positions the content view and its labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    let margin = CellMetrics.margin(bounds.width)
    let area = bounds.insetBy(dx: margin, dy: 0)
    guard let label = labels.text else { return }
    let size = label.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
    let y =
      !isGrouped
      ? (bounds.height - size.height) / 2
      : isFooter
        ? TableMetrics.titlePadding : bounds.height - size.height - TableMetrics.titlePadding
    label.frame = CGRect(
      x: area.minX, y: max(0, y), width: max(0, area.width), height: size.height)
    guard let detail = labels.detail else { return }
    let height = detail.sizeThatFits(area.size).height
    detail.frame = CGRect(
      x: area.minX, y: label.frame.maxY, width: max(0, area.width), height: height)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// The dimensions of tables, in points, and the durations of their animations, in seconds.
enum TableMetrics {
  /// The height of a plain section's header with a title. Source: `sectionHeaderHeight` of a plain
  /// table on iOS 7 to 14.
  static let plainHeader: CGFloat = 28
  /// The heights around the sections of a grouped table. (Assumption: measured on iOS 11 and 12.)
  static let firstGroupHeader: CGFloat = 55.5
  static let groupHeader: CGFloat = 38
  static let firstGroupGap: CGFloat = 35
  static let groupGap: CGFloat = 17.5
  /// The space between a grouped title and its rows. (Assumption.)
  static let titlePadding: CGFloat = 8
  /// The distance of inset groups from the table's sides, and their corner radius. Source: the
  /// margins of `insetGrouped` on iOS 13 and later.
  static let insetMargin: CGFloat = 16
  static let insetCornerRadius: CGFloat = 10
  /// The duration of insertions, deletions, and other changes. (Assumption: as on an iPhone.)
  static let duration: TimeInterval = 0.3
}
