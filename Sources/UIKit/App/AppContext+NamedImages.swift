extension AppContext {
  /// Updates the app after its named images have changed.
  ///
  /// Image views that show a named image show the new image in their current frame. All views are
  /// laid out and drawn again.
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
  /// Shows the image that has the name now; without one, keeps the old image.
  fileprivate func updateNamedImage() {
    if let name = image?.name, let new = UIImage(named: name) { image = new }
  }
}
