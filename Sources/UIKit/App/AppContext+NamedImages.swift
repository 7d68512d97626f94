extension AppContext {
  /// Updates the app after its named images have changed.
  ///
  /// Image views with a named image show the new image and keep their frame. All views are laid out
  /// and redrawn.
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
  /// Shows the image that now has the old image's name, if there is one.
  fileprivate func updateNamedImage() {
    if let name = image?.name, let new = UIImage(named: name) { image = new }
  }
}
