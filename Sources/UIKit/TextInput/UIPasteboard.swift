/// The clipboard. In a window, it is the desktop's; elsewhere, only the phone uses it.
///
/// It contains text only.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The clipboard that apps share.
  public class var general: UIPasteboard { AppContext.current.pasteboard }

  /// Posted after the app has changed the contents. The object is the pasteboard.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// The number of times that the app has changed the contents.
  open private(set) var changeCount = 0

  private let clipboard: () -> Clipboard

  /// Creates a pasteboard for a clipboard, which a host can replace.
  init(_ clipboard: @escaping () -> Clipboard) {
    self.clipboard = clipboard
    super.init()
  }

  /// The text, or `nil` if there is none. Setting it to `nil` removes the text.
  open var string: String? {
    get {
      let text = clipboard().text()
      return text?.isEmpty == true ? nil : text
    }
    set {
      clipboard().setText(newValue ?? "")
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The text as an array, or `nil` if there is none. Only the first string is stored.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// Whether there is any text.
  open var hasStrings: Bool { string != nil }
  /// The number of items: 1 if there is any text.
  open var numberOfItems: Int { hasStrings ? 1 : 0 }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
