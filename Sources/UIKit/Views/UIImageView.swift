public import CoreGraphics
package import DisplayList

/// A view that displays an image. By default, it does not receive touches.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image, positioned according to the content mode; nil for no image. Setting it does not
  /// resize the view.
  open var image: UIImage? {
    didSet { context.layers.needsFrame = true }
  }

  /// Rarely used state, created when it is first set.
  private var imageExtras: ImageViewExtras?

  private func extra<Value>(
    _ path: ReferenceWritableKeyPath<ImageViewExtras, Value>, _ value: Value
  ) {
    let extras = imageExtras ?? ImageViewExtras()
    imageExtras = extras
    extras[keyPath: path] = value
    context.layers.needsFrame = true
  }

  /// The image to show while `isHighlighted` is true; nil to show `image`.
  open var highlightedImage: UIImage? {
    get { imageExtras?.highlightedImage }
    set { extra(\.highlightedImage, newValue) }
  }

  /// Whether the view shows `highlightedImage`, or animates `highlightedAnimationImages`.
  open var isHighlighted: Bool {
    get { imageExtras?.isHighlighted ?? false }
    set { extra(\.isHighlighted, newValue) }
  }

  /// The images that `startAnimating()` cycles through; setting this property stops the animation.
  open var animationImages: [UIImage]? {
    get { imageExtras?.animationImages }
    set {
      stopAnimating()
      extra(\.animationImages, newValue)
    }
  }

  /// The animation's images while `isHighlighted` is true; nil to use `animationImages`.
  open var highlightedAnimationImages: [UIImage]? {
    get { imageExtras?.highlightedAnimationImages }
    set { extra(\.highlightedAnimationImages, newValue) }
  }

  /// The duration of one cycle of images, in seconds; the default, 0, means 1/30 second per image.
  open var animationDuration: TimeInterval {
    get { imageExtras?.animationDuration ?? 0 }
    set { extra(\.animationDuration, newValue) }
  }

  /// The number of cycles; the default, 0, means to repeat forever.
  open var animationRepeatCount: Int {
    get { imageExtras?.animationRepeatCount ?? 0 }
    set { extra(\.animationRepeatCount, newValue) }
  }

  /// Cycles through `animationImages`, starting with the first; does nothing if there are no
  /// images.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiimageview/startanimating()
  open func startAnimating() {
    imageExtras?.start(in: context)
  }

  /// Stops the animation and shows `image` again.
  open func stopAnimating() {
    imageExtras?.stop(in: context)
  }

  /// Whether the animation is running.
  open var isAnimating: Bool { imageExtras?.isAnimating ?? false }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an interface file, or an empty view with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decode(self, as: UIImageView.self)
  }

  /// Creates a view of the image's size, or a zero-size view if the image is nil.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view with two images and the size of the first one.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image's size. Without an image, the view has no intrinsic size.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Returns the image's size.
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

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
