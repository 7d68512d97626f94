import CSDL2
import CoreGraphics
package import UIKit

// Text input, which SDL reports only while the app receives text.
extension WindowEventLoop {
  /// Starts or stops SDL's text input after a turn in which the first responder may have changed.
  func updateTextInput() {
    let acceptsText = phone.context.acceptsText
    if acceptsText != translator.isTyping {
      translator.isTyping = acceptsText
      // SDL also enables and disables the events.
      if acceptsText { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }
    if acceptsText, let caret = phone.context.caretOnScreen { showCandidates(below: caret) }
  }

  /// Tells an input method where its candidates belong.
  private func showCandidates(below caret: CGRect) {
    let viewport = window.viewport
    let (screen, scale) = (viewport.screenRect, viewport.scale)
    var rect = SDL_Rect(
      x: Int32(clamping: Int((screen.minX + caret.minX * scale).rounded())),
      y: Int32(clamping: Int((screen.minY + caret.minY * scale).rounded())),
      w: Int32(clamping: Int((caret.width * scale).rounded(.up))),
      h: Int32(clamping: Int((caret.height * scale).rounded(.up))))
    guard caretRect.map({ $0 != rect }) ?? true else { return }
    caretRect = rect
    SDL_SetTextInputRect(&rect)
  }
}

extension SDL_Rect {
  fileprivate static func != (left: SDL_Rect, right: SDL_Rect) -> Bool {
    (left.x, left.y, left.w, left.h) != (right.x, right.y, right.w, right.h)
  }
}

extension Clipboard {
  /// The desktop's clipboard.
  package static var desktop: Clipboard {
    Clipboard(
      text: {
        guard let text = SDL_GetClipboardText() else { return nil }
        defer { SDL_free(text) }
        return text.pointee == 0 ? nil : String(cString: text)
      },
      setText: { SDL_SetClipboardText($0) })
  }
}
