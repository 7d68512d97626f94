extension UIControl {
  /// The events of a control, with Apple's raw values.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// The control began tracking a touch.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The control began tracking a touch with a tap count above 1; sent together with `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The tracked touch moved to a point inside the bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The tracked touch moved to a point outside the bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The tracked touch moved into the bounds; sent together with `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The tracked touch moved out of the bounds; sent together with `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The tracked touch ended inside the bounds: the control was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The tracked touch ended outside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The tracked touch was canceled, or the control was disabled while tracking.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began; sent only by the app's own controls.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited value changed; sent only by the app's own controls.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended; sent only by the app's own controls.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The Return key ended editing; sent only by the app's own controls.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Event values reserved for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Event values reserved for the framework.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// Creates a set of events from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The state of a control, with Apple's raw values.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Enabled, not selected, not highlighted.
    public static let normal: State = []
    /// `isHighlighted` is true.
    public static let highlighted = State(rawValue: 1 << 0)
    /// `isEnabled` is false.
    public static let disabled = State(rawValue: 1 << 1)
    /// `isSelected` is true.
    public static let selected = State(rawValue: 1 << 2)
    /// State values reserved for apps.
    public static let application = State(rawValue: 0x00FF_0000)

    /// Creates a state from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The horizontal alignment of contents, with Apple's raw values.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned at the left.
    case left = 1
    /// Aligned at the right.
    case right = 2
    /// Stretched to the full width.
    case fill = 3
    /// Aligned at the leading edge, which is the left edge here.
    case leading = 4
    /// Aligned at the trailing edge, which is the right edge here.
    case trailing = 5
  }

  /// The vertical alignment of contents, with Apple's raw values.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned at the top.
    case top = 1
    /// Aligned at the bottom.
    case bottom = 2
    /// Stretched to the full height.
    case fill = 3
  }
}
