import PhoneFoundation

/// Creates cells and headers of classes that are known only at run time. See `LayerInstances`.
enum CellInstances {
  @_optimize(none)
  static func make(_ cellClass: AnyClass, reuseIdentifier: String) -> UITableViewCell? {
    if cellClass == UITableViewCell.self {
      return UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
    }
    guard cellClass is UITableViewCell.Type else { return nil }
    let made = Instance.cast(cellClass, to: Template.self)
      .init(style: .default, reuseIdentifier: reuseIdentifier)
    return Instance.checked(made, is: cellClass)
  }

  @_optimize(none)
  static func makeHeader(
    _ viewClass: AnyClass, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView? {
    if viewClass == UITableViewHeaderFooterView.self {
      return UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
    }
    guard viewClass is UITableViewHeaderFooterView.Type else { return nil }
    let made = Instance.cast(viewClass, to: HeaderTemplate.self)
      .init(reuseIdentifier: reuseIdentifier)
    return Instance.checked(made, is: viewClass)
  }

  private class Template: UITableViewCell {
    required override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Overrides the initializer so that the compiler doesn't call the template's directly.
  private final class Overriding: Template {
    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private class HeaderTemplate: UITableViewHeaderFooterView {
    required override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class OverridingHeader: HeaderTemplate {
    required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}
