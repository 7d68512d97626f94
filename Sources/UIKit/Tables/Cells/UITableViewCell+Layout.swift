import CoreGraphics

/// The dimensions of cells, in points.
enum CellMetrics {
  /// Source: the default row height that Apple's documentation of `rowHeight` and its design
  /// guidelines give.
  static let rowHeight: CGFloat = 44
  /// Source: `separatorInset`, whose default begins at the labels, 16 points from the edge of
  /// phones less than 414 points wide, and 20 points on wider ones (the margins of
  /// `systemMinimumLayoutMargins`).
  static func margin(_ width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
  /// The part of the cell's width that accessories take. (Assumption: measured on iOS 7 to 12.)
  static func accessoryWidth(_ type: UITableViewCell.AccessoryType) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: 33
    case .detailDisclosureButton: 67
    case .checkmark: 39
    case .detailButton: 48
    }
  }
  /// The part of the cell's width that the controls of editing mode take. (Assumption: as above.)
  static let editControlWidth: CGFloat = 38
  static let reorderControlWidth: CGFloat = 44
  /// The space between an image and a label, and around an accessory view. (Assumption.)
  static let gap: CGFloat = 15
  /// The space above and below the labels of a row that is taller than the default. (Assumption.)
  static let verticalPadding: CGFloat = 11
  /// The width of the blue label of a `value2` cell. (Assumption: measured on iOS 7.)
  static let value2Width: CGFloat = 91
}

/// The views of a cell that exist only when needed, and its state.
struct CellParts {
  enum Label { case text, detail }

  fileprivate(set) var text, detail: UILabel?
  fileprivate(set) var image: UIImageView?
  fileprivate(set) var editControl: EditControl?
  fileprivate(set) var reorderControl: ReorderControl?
  fileprivate(set) var accessory: CellAccessory?
  fileprivate(set) var separator: UIView?
  fileprivate(set) var defaultSelection: UIView?
  var separatorInset: UIEdgeInsets?
  var hasOwnBackground = false
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
}

extension UITableViewCell {
  /// The table that contains the cell.
  var table: UITableView? {
    var view = superview
    while let current = view, !(current is UITableView) { view = current.superview }
    return view as? UITableView
  }

  /// Returns a label, which is created on first use.
  func label(_ kind: CellParts.Label) -> UILabel {
    if let made = kind == .text ? parts.text : parts.detail { return made }
    let label = UILabel()
    switch (kind, style) {
    case (.text, .value2):
      label.font = .systemFont(ofSize: 12)
      label.textColor = .systemBlue
      label.textAlignment = .right
    case (.detail, .value1): label.textColor = .secondaryLabel
    case (.detail, .subtitle): label.font = .systemFont(ofSize: 12)
    case (.detail, .value2): label.font = .systemFont(ofSize: 12)
    case (.detail, .default), (.text, .default), (.text, .value1), (.text, .subtitle): break
    }
    if kind == .text { parts.text = label } else { parts.detail = label }
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Returns the image view, which is created on first use.
  func madeImageView() -> UIImageView {
    if let image = parts.image { return image }
    let view = UIImageView()
    parts.image = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  var defaultSeparatorInset: UIEdgeInsets {
    let text = (textLabelIfShown ?? contentView).frame
    let start = parts.image?.image == nil ? CellMetrics.margin(screenWidth) : text.minX
    return UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
  }

  /// Returns the default layout margins of the content view, or `nil` for other views.
  func defaultMargins(of view: UIView) -> UIEdgeInsets? {
    guard view === contentView else { return nil }
    return UIEdgeInsets(
      top: CellMetrics.verticalPadding, left: sideMargin, bottom: CellMetrics.verticalPadding,
      right: sideMargin)
  }

  private var textLabelIfShown: UILabel? { parts.text }
  private var screenWidth: CGFloat { table?.bounds.width ?? bounds.width }
  private var sideMargin: CGFloat { CellMetrics.margin(screenWidth) }

  // MARK: - State

  func settingDidChange() {
    layer.cornerRadius = setting.corners.isEmpty ? 0 : TableMetrics.insetCornerRadius
    if !setting.corners.isEmpty { layer.maskedCorners = setting.corners }
    setNeedsLayout()
  }

  /// Changes the layout for a new editing or swiped state.
  func changeState(animated: Bool) {
    var state = StateMask()
    if isEditing { state.insert(.showingEditControlMask) }
    if setting.isSwiped { state.insert(.showingDeleteConfirmationMask) }
    willTransition(to: state)
    setNeedsLayout()
    guard animated, window != nil else { return didTransition(to: state) }
    layOutParts(onlyControls: true)
    UIView.animate(
      withDuration: TableMetrics.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.didTransition(to: state)
    }
  }

  /// Shows or hides the background of a highlighted or selected cell.
  func showSelection(animated: Bool) {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    for label in [parts.text, parts.detail].compactMap({ $0 }) { label.isHighlighted = isShown }
    parts.image?.isHighlighted = isShown
    parts.editControl?.isChosen = isSelected
    guard isShown || selectionView?.superview === self else { return }
    let view = selectionView ?? makeSelectionView()
    if view.superview !== self {
      view.frame = bounds
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
      view.alpha = 0
    }
    guard animated, window != nil else { return view.alpha = isShown ? 1 : 0 }
    UIView.animate(
      withDuration: TableMetrics.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { view.alpha = isShown ? 1 : 0 }
  }

  private var selectionView: UIView? { selectedBackgroundView ?? parts.defaultSelection }

  private func makeSelectionView() -> UIView {
    let view = UIView()
    // Source: the color of selected rows on iOS 13 and later.
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    parts.defaultSelection = view
    return view
  }

  // MARK: - Layout

  private var shownAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private var shownAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }
  private var showsEditControl: Bool {
    isEditing && (setting.editingStyle != .none || setting.selectsInEditing)
  }
  private var editIndent: CGFloat {
    isEditing && (showsEditControl || shouldIndentWhileEditing)
      && (setting.selectsInEditing || shouldIndentWhileEditing)
      ? CellMetrics.editControlWidth : 0
  }

  /// Positions the content view and the controls.
  func layOutParts(onlyControls: Bool = false) {
    let editIndent = editIndent
    var right = bounds.width
    if isEditing, showsReorderControl { right -= CellMetrics.reorderControlWidth }
    placeControls(right: right)
    guard !onlyControls else { return }
    if let view = shownAccessory {
      let size = view.bounds.size
      view.center = CGPoint(
        x: right - CellMetrics.gap - size.width / 2, y: bounds.midY)
      if view.superview !== self { addSubview(view) }
      right -= size.width + CellMetrics.gap
    } else {
      right -= CellMetrics.accessoryWidth(shownAccessoryType)
    }
    for view in [accessoryView, editingAccessoryView] where view !== shownAccessory {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    contentView.frame = CGRect(
      x: editIndent, y: 0, width: max(0, right - editIndent), height: bounds.height)
    for view in [backgroundView, selectionView] where view?.superview === self {
      view?.frame = bounds
    }
    layOutLabels(width: contentView.bounds.width, height: bounds.height)
    placeSeparator(indent: editIndent)
  }

  private func placeControls(right: CGFloat) {
    let middle = bounds.midY
    if showsEditControl {
      let control = parts.editControl ?? EditControl()
      if parts.editControl == nil {
        parts.editControl = control
        addSubview(control)
        control.place(x: -CellMetrics.editControlWidth, height: bounds.height)
      }
      control.kind = setting.selectsInEditing ? .none : setting.editingStyle
      control.isChosen = isSelected
    }
    parts.editControl?.isHidden = !isEditing
    parts.editControl?.place(
      x: showsEditControl ? 0 : -CellMetrics.editControlWidth, height: bounds.height)
    if isEditing, showsReorderControl, parts.reorderControl == nil {
      let control = ReorderControl()
      parts.reorderControl = control
      addSubview(control)
    }
    parts.reorderControl?.isHidden = !(isEditing && showsReorderControl)
    parts.reorderControl?.frame = CGRect(
      x: bounds.width - CellMetrics.reorderControlWidth, y: 0,
      width: CellMetrics.reorderControlWidth, height: bounds.height)
    let type = shownAccessory == nil ? shownAccessoryType : .none
    if type != .none, parts.accessory == nil {
      let accessory = CellAccessory()
      parts.accessory = accessory
      addSubview(accessory)
    }
    parts.accessory?.type = type
    parts.accessory?.frame = CGRect(
      x: right - CellMetrics.accessoryWidth(type), y: middle - CellMetrics.rowHeight / 2,
      width: CellMetrics.accessoryWidth(type), height: CellMetrics.rowHeight)
  }

  private func placeSeparator(indent: CGFloat) {
    guard setting.hasSeparator else {
      parts.separator?.isHidden = true
      return
    }
    let line = parts.separator ?? UIView()
    if parts.separator == nil {
      line.isUserInteractionEnabled = false
      parts.separator = line
      addSubview(line)
    }
    line.isHidden = false
    if line.backgroundColor != setting.separatorColor {
      line.backgroundColor = setting.separatorColor
    }
    let (inset, pixel) = (separatorInset, 1 / max(1, context.interface.screen.scale))
    let start = inset.left + indent
    line.frame = CGRect(
      x: start, y: bounds.height - pixel, width: max(0, bounds.width - start - inset.right),
      height: pixel)
  }

  /// Positions the image and the labels in the content view.
  private func layOutLabels(width: CGFloat, height: CGFloat) {
    let rects = labelRects(width: width, height: height)
    parts.image?.frame = rects.image
    parts.text?.frame = rects.text
    parts.detail?.frame = rects.detail
  }

  /// Returns the frames of the image and the labels in a content view of the given size.
  private func labelRects(
    width: CGFloat, height: CGFloat
  ) -> (image: CGRect, text: CGRect, detail: CGRect) {
    let margin = sideMargin
    var left = margin + CGFloat(indentationLevel) * indentationWidth
    var image = CGRect.zero
    if let size = parts.image?.image?.size, size.width > 0 {
      let scale = min(1, height / max(1, size.height))
      image = CGRect(
        x: left, y: (height - size.height * scale) / 2, width: size.width * scale,
        height: size.height * scale)
      left += image.width + CellMetrics.gap
    }
    let hasAccessory = width < bounds.width && shownAccessoryType != .none
    let room = max(0, width - left - (hasAccessory ? 0 : margin))
    let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
    func size(_ label: UILabel?) -> CGSize {
      guard let label, label.text != nil else { return .zero }
      let size = label.sizeThatFits(limit)
      return CGSize(width: min(room, size.width), height: size.height)
    }
    let (text, detail) = (size(parts.text), size(parts.detail))
    switch style {
    case .default:
      return (image, CGRect(x: left, y: 0, width: room, height: height), .zero)
    case .value1:
      let textWidth = min(text.width, max(room - detail.width - 6, room / 2))
      let detailWidth = min(detail.width, room - textWidth)
      return (
        image,
        CGRect(x: left, y: (height - text.height) / 2, width: textWidth, height: text.height),
        CGRect(
          x: left + room - detailWidth, y: (height - detail.height) / 2, width: detailWidth,
          height: detail.height)
      )
    case .value2:
      let start = left + CellMetrics.value2Width + 6
      return (
        .zero,
        CGRect(
          x: left, y: (height - text.height) / 2, width: CellMetrics.value2Width,
          height: text.height),
        CGRect(
          x: start, y: (height - detail.height) / 2, width: max(0, left + room - start),
          height: detail.height)
      )
    case .subtitle:
      let top = (height - text.height - detail.height) / 2
      return (
        image, CGRect(x: left, y: top, width: text.width, height: text.height),
        CGRect(x: left, y: top + text.height, width: detail.width, height: detail.height)
      )
    }
  }

  // MARK: - Height

  /// Returns the height that the contents need at a width, in points.
  ///
  /// Constraints that connect the content view's top with its bottom determine the height; otherwise
  /// the labels do. The default row height is the minimum, except for constraints.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let accessory =
      shownAccessory.map { $0.bounds.width + CellMetrics.gap }
      ?? CellMetrics.accessoryWidth(shownAccessoryType)
    let contentWidth =
      width - accessory - editIndent
      - (isEditing && showsReorderControl ? CellMetrics.reorderControlWidth : 0)
    if contentView.extras?.constraints.isEmpty == false,
      let height = contentView.heightOfConstraints(forWidth: contentWidth)
    {
      return height
    }
    guard parts.text != nil || parts.detail != nil else { return CellMetrics.rowHeight }
    let rects = labelRects(width: contentWidth, height: 0)
    let text = parts.text.map {
      style == .default
        ? $0.sizeThatFits(CGSize(width: rects.text.width, height: .greatestFiniteMagnitude)).height
        : rects.text.height
    }
    let heights = (text ?? 0, rects.detail.height)
    let contents = style == .subtitle ? heights.0 + heights.1 : max(heights.0, heights.1)
    return max(CellMetrics.rowHeight, (contents + 2 * CellMetrics.verticalPadding).rounded(.up))
  }
}
