// Photos (gesture recognizers)
//
// The idea: a recognizer turns touches into a gesture and calls a method. The pan, pinch, and
// rotation methods apply the change since their last call to the photo and then reset the
// recognizer, so they work simultaneously and in any order if a delegate allows it.
//
// What you will see: a photo of hills on a dark table.
//
// What to try: move, scale, and rotate the photo with two fingers. It rotates about your fingers.
// Double-tap it: it returns to the center. Hold a finger still: a second photo appears under it.
// Use one or two fingers on each photo. Hold a finger still on the second photo: it disappears.

import UIKit

/// Lets fingers move, scale, and rotate photos simultaneously.
public final class PhotoDemoViewController: UIViewController, UIGestureRecognizerDelegate {
  private let photoSize = CGSize(width: 200, height: 150)
  private let scales: ClosedRange<CGFloat> = 0.25...4
  private let resetDuration = 0.25
  private let fadeDuration = 0.2

  private let names = ["hills", "sea"]
  /// The photos on the table, at most one per name.
  private var photos: [UIImageView] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    addPhoto(at: middle)
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: Selector("longPress:", Self.longPress)))
  }

  /// Loads the images, which may not be available at first. Without one, a photo is plain orange.
  public override func viewWillLayoutSubviews() {
    for (photo, name) in zip(photos, names) {
      photo.image = UIImage(named: name)
      photo.backgroundColor = photo.image == nil ? .orange : nil
    }
  }

  // MARK: - Pan, pinch, and rotation

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let photo = prepare(recognizer) else { return }
    let translation = recognizer.translation(in: view)
    photo.center.x += translation.x
    photo.center.y += translation.y
    recognizer.setTranslation(.zero, in: view)
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let photo = prepare(recognizer) else { return }
    let scale = hypot(photo.transform.a, photo.transform.b)
    let newScale = min(max(scale * recognizer.scale, scales.lowerBound), scales.upperBound)
    photo.transform = photo.transform.scaledBy(x: newScale / scale, y: newScale / scale)
    recognizer.scale = 1
  }

  private func rotate(_ recognizer: UIRotationGestureRecognizer) {
    guard let photo = prepare(recognizer) else { return }
    photo.transform = photo.transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }

  /// Allows only the pan, pinch, and rotation of the same photo to recognize simultaneously.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === other.view && other.delegate === self
  }

  /// Returns a gesture's photo. When the gesture begins, moves the photo to the front and its
  /// anchor point to the center of the fingers, so that the point stays under them.
  private func prepare(_ recognizer: UIGestureRecognizer) -> UIView? {
    if let photo = recognizer.view, recognizer.state == .began {
      view.bringSubviewToFront(photo)
      moveAnchorPoint(of: photo, to: recognizer.location(in: photo))
    }
    return recognizer.view
  }

  /// Moves a photo's anchor point to `point`, in the photo's coordinates, without moving the photo.
  private func moveAnchorPoint(of photo: UIView, to point: CGPoint) {
    photo.center = photo.convert(point, to: view)
    photo.layer.anchorPoint = CGPoint(
      x: point.x / photo.bounds.width, y: point.y / photo.bounds.height)
  }

  // MARK: - Taps and presses

  private func doubleTap(_ recognizer: UITapGestureRecognizer) {
    guard let photo = recognizer.view else { return }
    moveAnchorPoint(of: photo, to: CGPoint(x: photo.bounds.midX, y: photo.bounds.midY))
    UIView.animate(withDuration: resetDuration) {
      photo.transform = .identity
      photo.center = self.middle
    }
  }

  private func longPress(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    let location = recognizer.location(in: view)
    if photos.count < names.count {
      addPhoto(at: location)
      photos[1].alpha = 0
      UIView.animate(withDuration: fadeDuration) { self.photos[1].alpha = 1 }
    } else if view.hitTest(location, with: nil) === photos[1] {
      photos.removeLast().removeFromSuperview()
    }
  }

  private var middle: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }

  private func addPhoto(at center: CGPoint) {
    let photo = UIImageView(frame: CGRect(origin: .zero, size: photoSize))
    photo.center = center
    photo.contentMode = .scaleAspectFit
    photo.accessibilityIdentifier = names[photos.count]
    photo.isUserInteractionEnabled = true

    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:", Self.pan))
    pan.maximumNumberOfTouches = 2
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector("pinch:", Self.pinch))
    let turn = UIRotationGestureRecognizer(target: self, action: Selector("rotate:", Self.rotate))
    for recognizer in [pan, pinch, turn] as [UIGestureRecognizer] {
      recognizer.delegate = self
      photo.addGestureRecognizer(recognizer)
    }
    let taps = UITapGestureRecognizer(target: self, action: Selector("doubleTap:", Self.doubleTap))
    taps.numberOfTapsRequired = 2
    photo.addGestureRecognizer(taps)

    photos.append(photo)
    view.addSubview(photo)
  }
}
