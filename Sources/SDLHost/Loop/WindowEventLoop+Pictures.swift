import Simulator

// The first picture of a loop's window, and pictures of what it shows.
extension WindowEventLoop {
  /// Shows the window with the app, and then what may come later: the hint, whose text takes as long to
  /// prepare as a quarter of the start, and the window's icon.
  func showFirstFrame() {
    let showsHint = phone.overlay.showsHint
    phone.overlay.showsHint = false
    draw()
    options.didShow()
    if showsHint {
      phone.overlay.showsHint = true
      draw()
    }
    if let icon = options.icon() { window.setIcon(icon) }
  }

  /// Saves what is visible, without hint, progress and messages, which are for the user alone, and without
  /// the notch.
  func saveScreenshot() {
    draw()
    let shown = phone.overlay
    phone.overlay.showsHint = false
    phone.overlay.showsNotch = false
    phone.overlay.progress = nil
    phone.overlay.toast = nil
    phone.overlay.banner = nil
    window.painter.paint(phone.frame())
    let message = window.painter.image.flatMap(options.savePicture)
    phone.overlay = shown
    phone.overlay.toast = nil
    show(message)
    window.painter.invalidate()
    phone.context.layers.needsFrame = true
  }
}
