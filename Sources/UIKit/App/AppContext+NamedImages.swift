extension AppContext {
  /// Updates the app after its named images changed: one came late, or replaced another.
  ///
  /// Image views that show an image by name show the new one, in their present frame. All views
  /// of all windows are laid out and drawn again, so one that draws images itself asks for them in
  /// `layoutSubviews()`.
  package func namedImagesDidChange() {
    for window in allWindows { window.updateNamedImages() }
  }
}

extension UIView {
  fileprivate func updateNamedImages() {
    (self as? UIImageView)?.updateNamedImage()
    setNeedsLayout()
    setNeedsDisplay()
    for child in children { child.updateNamedImages() }
  }
}

extension UIImageView {
  /// Shows the image that has the name now; if there is none, the old one stays.
  fileprivate func updateNamedImage() {
    if let name = image?.name, let new = UIImage(named: name) { image = new }
  }
}
