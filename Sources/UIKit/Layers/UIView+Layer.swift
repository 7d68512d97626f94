/// A view draws and lays out its layer.
extension UIView: @MainActor CALayerDelegate {}

extension CALayer {
  /// The view, which is the delegate of its layer; for any other layer what the app has set.
  var delegateOrView: (any CALayerDelegate)? { view ?? extras?.delegate }
}
