public import CoreGraphics
package import DisplayList

/// A view that shows an image; it receives no touches by default.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image, shown by the content mode; nil shows nothing. Setting it does not change the size.
  open var image: UIImage? {
    didSet { context.layers.needsFrame = true }
  }

  /// What few image views have; made when it is first set.
  private var imageExtras: ImageViewExtras?

  private func extra<Value>(
    _ path: ReferenceWritableKeyPath<ImageViewExtras, Value>, _ value: Value
  ) {
    let extras = imageExtras ?? ImageViewExtras()
    imageExtras = extras
    extras[keyPath: path] = value
    context.layers.needsFrame = true
  }

  /// The image while `isHighlighted`; nil shows `image`.
  open var highlightedImage: UIImage? {
    get { imageExtras?.highlightedImage }
    set { extra(\.highlightedImage, newValue) }
  }

  /// Whether the view shows `highlightedImage`, or animates `highlightedAnimationImages`.
  open var isHighlighted: Bool {
    get { imageExtras?.isHighlighted ?? false }
    set { extra(\.isHighlighted, newValue) }
  }

  /// The images that `startAnimating()` shows in turn; setting them ends an animation.
  open var animationImages: [UIImage]? {
    get { imageExtras?.animationImages }
    set {
      stopAnimating()
      extra(\.animationImages, newValue)
    }
  }

  /// The images of an animation while `isHighlighted`; nil shows `animationImages`.
  open var highlightedAnimationImages: [UIImage]? {
    get { imageExtras?.highlightedAnimationImages }
    set { extra(\.highlightedAnimationImages, newValue) }
  }

  /// Seconds of one cycle of the images; 0, the default, means 1/30 second for each.
  open var animationDuration: TimeInterval {
    get { imageExtras?.animationDuration ?? 0 }
    set { extra(\.animationDuration, newValue) }
  }

  /// How many cycles are shown; 0, the default, means without end.
  open var animationRepeatCount: Int {
    get { imageExtras?.animationRepeatCount ?? 0 }
    set { extra(\.animationRepeatCount, newValue) }
  }

  /// Shows `animationImages` in turn, from the first; without images nothing happens.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiimageview/startanimating()
  open func startAnimating() {
    imageExtras?.start(in: context)
  }

  /// Shows `image` again.
  open func stopAnimating() {
    imageExtras?.stop(in: context)
  }

  /// Whether `animationImages` are shown.
  open var isAnimating: Bool { imageExtras?.isAnimating ?? false }

  /// Makes a view of no picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as an interface file describes it; with another coder, one of no picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decode(self, as: UIImageView.self)
  }

  /// Makes a view of the picture's size, or of no size without one.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes a view of the first picture's size with two pictures.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The picture's size; none without a picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Returns the picture's size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  package override func contents(
    in bounds: CGRect
  ) -> (commands: [DrawCommand], transform: CGAffineTransform) {
    guard let image = imageExtras == nil ? image : imageExtras?.shown(insteadOf: image) else {
      return ([], .identity)
    }
    let frame = contentMode.fit.frame(of: image.size, in: bounds)
    return (image.commands(in: frame, template: tintColor.cgColor), .identity)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
