import CoreGraphics

/// The window that contains the keyboard, in front of all others. Touches outside the keyboard pass
/// through it.
final class KeyboardWindow: UIWindow {
  /// The level of the keyboard. Source: the level of iOS's keyboard window.
  private static let level = Level(rawValue: 10_000_000)

  let container = KeyboardContainer()
  private unowned let keyboard: ScreenKeyboard
  private var knownSize = CGSize.zero

  init(of keyboard: ScreenKeyboard) {
    self.keyboard = keyboard
    super.init(frame: UIScreen.main.bounds)
    windowLevel = Self.level
    backgroundColor = nil
    knownSize = bounds.size
    addSubview(container)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the keyboard at a frame on the screen.
  func layoutContents(_ rect: CGRect) {
    guard !rect.isEmpty else { return }
    container.frame = CGRect(origin: convertFromScreen(rect.origin), size: rect.size)
    container.layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    keyboard.screenDidTurn()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    container.frame.contains(point)
  }

  override var canBecomeKey: Bool { false }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// The keyboard's background with the accessory view and, below it, the keys or the input view.
final class KeyboardContainer: UIView {
  private var accessory: UIView?
  private var input: UIView?
  /// The keys, or `nil` if there are none.
  private(set) var keys: KeyboardView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = KeyboardView.background
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the contents.
  func show(input: UIView?, accessory: UIView?, keysFor traits: (any UIKeyInput)?) {
    if accessory !== self.accessory { replace(&self.accessory, with: accessory) }
    if input !== self.input { replace(&self.input, with: input) }
    if let traits {
      let keys = keys ?? KeyboardView()
      self.keys = keys
      if keys.superview == nil { addSubview(keys) }
      keys.adopt(traits)
    } else {
      keys?.removeFromSuperview()
      keys = nil
    }
    overrideUserInterfaceStyle =
      switch traits?.keyboardAppearance {
      case .dark: .dark
      case .light: .light
      case .default, nil: .unspecified
      }
    setNeedsLayout()
  }

  /// Removes all contents.
  func clear() {
    replace(&accessory, with: nil)
    replace(&input, with: nil)
    keys?.removeFromSuperview()
    keys = nil
  }

  private func replace(_ view: inout UIView?, with new: UIView?) {
    if view?.superview === self { view?.removeFromSuperview() }
    view = new
    if let new { addSubview(new) }
  }

  /// Returns the height of all contents, in points.
  func height(width: CGFloat, in context: AppContext) -> CGFloat {
    let bottom = bottomInset(in: context)
    var height = accessory.map(Self.height) ?? 0
    if let input {
      height += Self.height(of: input) + bottom
    } else if keys != nil {
      height += KeyboardView.height(in: context.interface) + bottom
    } else {
      height += bottom
    }
    return height
  }

  /// The height of the accessory view alone, above the bottom of the safe area, in points.
  var accessoryHeight: CGFloat { (accessory.map(Self.height) ?? 0) + bottomInset(in: context) }

  private static func height(of view: UIView) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    return max(0, view.intrinsicContentSize.height)
  }

  private func bottomInset(in context: AppContext) -> CGFloat {
    context.interface.device.safeArea(context.interface.orientation, isStatusBarHidden: true).bottom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    if let accessory {
      let height = Self.height(of: accessory)
      accessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      y = height
    }
    let rest = CGRect(
      x: 0, y: y, width: bounds.width, height: bounds.height - y - bottomInset(in: context))
    input?.frame = rest
    keys?.frame = rest
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
