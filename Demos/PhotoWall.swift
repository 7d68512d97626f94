// Photo wall (transitions between view controllers)
//
// The idea: a photo opens in a view controller of its own. A custom transition moves it from its
// position on the wall to the middle of the screen, and back from wherever the fingers have left it.
//
// What you will see: a wall of fifteen photos that scrolls.
//
// What to try: tap a photo to open it. Pinch it together and let go: it returns to the wall. Pinch
// it only a little: it springs back. Move and rotate it with two fingers, or drag it with one.

import UIKit

/// A wall of photos that open in front of it.
public final class PhotoWallViewController: UIViewController, UIViewControllerTransitioningDelegate
{
  private let count = 15
  private let columns = 3
  private let spacing: CGFloat = 4

  private let wall = UIScrollView()
  /// The photos on the wall, in order.
  private var photos: [UIImageView] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    wall.frame = view.bounds
    wall.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wall.alwaysBounceVertical = true
    wall.accessibilityIdentifier = "wall"
    view.addSubview(wall)
    for number in 1...count { addPhoto(number) }
  }

  private func addPhoto(_ number: Int) {
    let photo = UIImageView(image: .landscape(number, of: count))
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.tag = number
    photo.accessibilityIdentifier = "photo\(number)"
    photo.isUserInteractionEnabled = true
    photo.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("open:", Self.open)))
    wall.addSubview(photo)
    photos.append(photo)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = (view.bounds.width - CGFloat(columns - 1) * spacing) / CGFloat(columns)
    for (index, photo) in photos.enumerated() {
      photo.frame = CGRect(
        x: CGFloat(index % columns) * (side + spacing),
        y: CGFloat(index / columns) * (side + spacing), width: side, height: side)
    }
    wall.contentSize = CGSize(width: view.bounds.width, height: photos.last?.frame.maxY ?? 0)
  }

  private func open(_ tap: UITapGestureRecognizer) {
    guard let thumbnail = tap.view as? UIImageView else { return }
    let controller = PhotoViewController(thumbnail: thumbnail)
    controller.modalPresentationStyle = .overFullScreen
    controller.transitioningDelegate = self
    present(controller, animated: true) { print("opened \(thumbnail.tag)") }
  }

  /// Returns the transition that opens a photo.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (presented as? PhotoViewController).map { PhotoTransition(of: $0, isOpening: true) }
  }

  /// Returns the transition that closes a photo.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (dismissed as? PhotoViewController).map { PhotoTransition(of: $0, isOpening: false) }
  }
}

extension UIImage {
  /// Draws a landscape with a sun and two hills. Each number has a color of its own.
  fileprivate static func landscape(_ number: Int, of count: Int) -> UIImage {
    let size = CGSize(width: 240, height: 180)
    let hue = CGFloat(number) / CGFloat(count)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: 1, alpha: 0.9).setFill()
      let sun = CGFloat(number * 37 % 140 + 50)
      UIBezierPath(ovalIn: CGRect(x: sun - 18, y: 30, width: 36, height: 36)).fill()
      let hills: [(CGFloat, CGFloat, CGFloat)] = [(260, 85, 0.7), (320, 115, 0.45)]
      for (width, top, brightness) in hills {
        UIColor(hue: hue, saturation: 0.55, brightness: brightness, alpha: 1).setFill()
        let middle = CGFloat(number) * width * 0.3
        let left = middle.truncatingRemainder(dividingBy: size.width) - width / 2
        UIBezierPath(ovalIn: CGRect(x: left, y: top, width: width, height: 260)).fill()
      }
    }
  }
}
