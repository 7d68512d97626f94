public import CoreGraphics
import DisplayList

/// A view that shows an image; it receives no touches by default.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image, shown by the content mode; nil shows nothing. Setting it does not change the size.
  open var image: UIImage? {
    didSet { context.needsFrame = true }
  }

  /// Makes a view of no picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of no picture; storyboards do not exist.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes a view of the picture's size, or of no size without one.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Returns the picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  override func contents(
    in bounds: CGRect
  ) -> (commands: [DrawCommand], transform: CGAffineTransform) {
    guard let image else { return ([], .identity) }
    let frame = contentMode.frame(of: image.size, in: bounds)
    return ([.image(image.pixels, in: frame, opacity: 1)], .identity)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
