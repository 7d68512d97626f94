extension AppContext {
  /// Tells the app that its pictures are not what they were: one came late, or took another's place.
  ///
  /// Image views that show a picture by name show the new one, in the frame that they have. All views
  /// of all windows are laid out and drawn anew, so one that draws pictures itself asks for them in
  /// `layoutSubviews()`.
  package func namedImagesDidChange() {
    for window in allWindows { window.takeNewImages() }
  }
}

extension UIView {
  fileprivate func takeNewImages() {
    (self as? UIImageView)?.takeNewImage()
    setNeedsLayout()
    setNeedsDisplay()
    for child in children { child.takeNewImages() }
  }
}

extension UIImageView {
  /// Shows the picture that has the name now; one whose name has none any more stays.
  fileprivate func takeNewImage() {
    if let name = image?.name, let new = UIImage(named: name) { image = new }
  }
}
