// Photo wall: the photo in front of the wall

import UIKit

/// Shows a single photo that fingers move, scale, and rotate.
final class PhotoViewController: UIViewController, UIGestureRecognizerDelegate {
  private let closingScale: CGFloat = 0.75
  private let returnDuration = 0.4

  /// The photo on the wall.
  let thumbnail: UIImageView
  let photo = UIImageView()
  /// The black background, which fades with the photo's size.
  let backdrop = UIView()
  private var gestures: [UIGestureRecognizer] = []

  init(thumbnail: UIImageView) {
    self.thumbnail = thumbnail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.frame = view.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.backgroundColor = .black
    view.addSubview(backdrop)
    photo.image = thumbnail.image
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.accessibilityIdentifier = "photo"
    view.addSubview(photo)
    gestures = [
      UIPanGestureRecognizer(target: self, action: Selector("pan:", Self.pan)),
      UIPinchGestureRecognizer(target: self, action: Selector("pinch:", Self.pinch)),
      UIRotationGestureRecognizer(target: self, action: Selector("rotate:", Self.rotate)),
    ]
    for gesture in gestures {
      gesture.delegate = self
      view.addGestureRecognizer(gesture)
    }
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("close", Self.close)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard photo.transform.isIdentity, !isBeingPresented, !isBeingDismissed else { return }
    photo.frame = largeFrame
  }

  /// The photo's frame in the middle of the screen.
  var largeFrame: CGRect {
    let height = view.bounds.width * 0.75
    return CGRect(
      x: 0, y: (view.bounds.height - height) / 2, width: view.bounds.width, height: height)
  }

  // MARK: - Gestures

  /// Allows all gestures at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    photo.center.x += translation.x
    photo.center.y += translation.y
    pan.setTranslation(.zero, in: view)
    settle()
  }

  private func pinch(_ pinch: UIPinchGestureRecognizer) {
    photo.transform = photo.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    moveCenter(
      about: pinch.location(in: view), by: CGAffineTransform(scaleX: pinch.scale, y: pinch.scale))
    pinch.scale = 1
    backdrop.alpha = min(1, scale)
    settle()
  }

  private func rotate(_ rotation: UIRotationGestureRecognizer) {
    photo.transform = photo.transform.rotated(by: rotation.rotation)
    moveCenter(
      about: rotation.location(in: view), by: CGAffineTransform(rotationAngle: rotation.rotation))
    rotation.rotation = 0
    settle()
  }

  /// Keeps the photo under the fingers.
  private func moveCenter(about point: CGPoint, by transform: CGAffineTransform) {
    let offset = CGPoint(x: photo.center.x - point.x, y: photo.center.y - point.y)
      .applying(transform)
    photo.center = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  private var scale: CGFloat { hypot(photo.transform.a, photo.transform.b) }

  /// Once all gestures have ended, closes a small photo and returns a large one to the middle.
  private func settle() {
    let isTouched = gestures.contains { $0.state == .began || $0.state == .changed }
    guard !isTouched, !isBeingDismissed else { return }
    if scale < closingScale { return close() }
    UIView.animate(
      withDuration: returnDuration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
    ) {
      self.photo.transform = .identity
      self.photo.frame = self.largeFrame
      self.backdrop.alpha = 1
    }
  }

  /// Gives the photo the size that its transform shows, so it only shrinks while it closes.
  func resizeInsteadOfScaling() {
    // Fingers that meet scale the photo to nothing.
    let scale = max(0.01, scale)
    photo.bounds.size = CGSize(
      width: photo.bounds.width * scale, height: photo.bounds.height * scale)
    photo.transform = photo.transform.scaledBy(x: 1 / scale, y: 1 / scale)
  }

  private func close() {
    guard !isBeingPresented, !isBeingDismissed else { return }
    dismiss(animated: true) { [thumbnail] in print("closed \(thumbnail.tag)") }
  }
}
