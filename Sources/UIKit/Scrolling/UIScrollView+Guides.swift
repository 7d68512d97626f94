extension UIScrollView {
  /// The area of the contents. Constraints between it and the contents determine `contentSize`.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
  public var contentLayoutGuide: UILayoutGuide {
    let extras = madeExtras
    // The guide has no insets of its own; constraints determine its size.
    let guide = extras.scrollContent ?? UILayoutGuide(in: self) { _ in .zero }
    extras.scrollContent = guide
    return guide
  }

  /// The visible area, for views that don't scroll with the contents.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
  public var frameLayoutGuide: UILayoutGuide {
    let extras = madeExtras
    let guide = extras.scrollFrame ?? UILayoutGuide(in: self) { _ in .zero }
    extras.scrollFrame = guide
    return guide
  }
}
