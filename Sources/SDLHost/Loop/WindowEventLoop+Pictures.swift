import Simulator

// The first frame of the loop's window, and screenshots.
extension WindowEventLoop {
  /// Shows the window with the app, and then the parts that may appear later: the hint, whose text
  /// takes a quarter of the startup time to prepare, and the window's icon.
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

  /// Saves a screenshot without the notch, and without the hint, progress bar, and messages, which
  /// are only for the user.
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
