import UIKit

/// A picture on a table. One finger moves it, and two fingers scale and rotate it simultaneously.
class PhotoTable: UIViewController, UIGestureRecognizerDelegate {
  let photo = UIView(frame: CGRect(x: 60, y: 130, width: 200, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.backgroundColor = .brown
    view.addSubview(photo)
    let pan = UIPanGestureRecognizer(target: self, action: PhotoTable.panned)
    pan.maximumNumberOfTouches = 2
    let pinch = UIPinchGestureRecognizer(target: self, action: PhotoTable.pinched)
    let rotation = UIRotationGestureRecognizer(target: self, action: PhotoTable.rotated)
    for recognizer in [pan, pinch, rotation] {
      recognizer.delegate = self
      photo.addGestureRecognizer(recognizer)
    }
  }

  /// Moves the anchor point under the fingers without moving the picture.
  private func adjustAnchorPoint(for recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let piece = recognizer.view else { return }
    let inPiece = recognizer.location(in: piece)
    let inSuperview = recognizer.location(in: piece.superview)
    piece.layer.anchorPoint = CGPoint(
      x: inPiece.x / piece.bounds.size.width, y: inPiece.y / piece.bounds.size.height)
    piece.center = inSuperview
  }

  func panned(_ recognizer: UIPanGestureRecognizer) {
    guard let piece = recognizer.view else { return }
    adjustAnchorPoint(for: recognizer)
    if recognizer.state == .began || recognizer.state == .changed {
      let translation = recognizer.translation(in: piece.superview)
      piece.center = CGPoint(x: piece.center.x + translation.x, y: piece.center.y + translation.y)
      recognizer.setTranslation(.zero, in: piece.superview)
    }
  }

  func pinched(_ recognizer: UIPinchGestureRecognizer) {
    adjustAnchorPoint(for: recognizer)
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    recognizer.view?.transform =
      recognizer.view!.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1
  }

  func rotated(_ recognizer: UIRotationGestureRecognizer) {
    adjustAnchorPoint(for: recognizer)
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    recognizer.view?.transform = recognizer.view!.transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === otherGestureRecognizer.view
  }
}
