// TouchDemo (multi-touch events, 4.2.8)
//
// The idea: drag several icons with several fingers. A touch is the same object until its finger
// lifts, so with a dictionary that maps touches to icons, every finger can drag its own icon.
//
// What you will see: four icons in the corners of the screen, all drawn by a single view.
//
// What to try: drag two or four icons at the same time. Put two fingers on one icon: it follows the
// first. Push an icon against the edge and move back: it follows immediately. (The published
// listing identifies fingers by their position in the set, so a second finger takes over the first
// one's icon.)

import UIKit

/// Starts the app: creates a window that contains the controller's view.
public final class TouchDemoAppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's only window.
  public var window: UIWindow?
  private let viewController = TouchDemoViewController()

  /// Creates the window and shows it.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    let window = UIWindow(frame: UIScreen.main.applicationFrame)
    window.addSubview(viewController.view)
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Manages the icon view.
public final class TouchDemoViewController: UIViewController {
  public override func loadView() {
    view = TouchView(frame: CGRect(origin: .zero, size: UIScreen.main.applicationFrame.size))
    view.isMultipleTouchEnabled = true
    view.backgroundColor = .white
  }
}

/// Draws four icons; each finger drags the icon it landed on.
public final class TouchView: UIView {
  private let iconSize = CGSize(width: 64, height: 64)
  private let colors: [UIColor] = [.red, .green, .blue, .orange]
  private var images: [UIImage?] = []
  private var offsets = [CGPoint](repeating: .zero, count: 4)
  /// The icons that have been moved by a finger. The others are still in their corners.
  private var moved: Set<Int> = []
  /// The icon that each finger drags, and the lowest ID that was free when the finger landed.
  private var tracking: [UITouch: (id: Int, image: Int?)] = [:]

  /// Reloads the images, which may not be available at first and may arrive in other sizes.
  public override func layoutSubviews() {
    images = (1...4).map { UIImage(named: "\($0)") }
    for index in images.indices {
      let corner = CGPoint(x: index % 2 == 0 ? 0 : frame.width, y: index < 2 ? 0 : frame.height)
      move(index, to: moved.contains(index) ? offsets[index] : corner)
    }
  }

  public override func draw(_ rect: CGRect) {
    for (index, image) in images.enumerated() {
      if let image {
        image.draw(in: iconFrame(of: index))
      } else {
        colors[index].setFill()
        UIRectFill(iconFrame(of: index))
      }
    }
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let id = (0...).first { id in !tracking.values.contains { $0.id == id } } ?? 0
      let image = freeImage(at: touch.location(in: self))
      tracking[touch] = (id, image)
      if let image { NSLog("Begin Touch ID %d Tracking with image %d", id, image) }
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let (id, image) = tracking[touch], let image else { continue }
      NSLog("Touch ID %d Tracking with image %d", id, image)
      let (from, to) = (touch.previousLocation(in: self), touch.location(in: self))
      let offset = offsets[image]
      move(image, to: CGPoint(x: offset.x + to.x - from.x, y: offset.y + to.y - from.y))
      moved.insert(image)
    }
    setNeedsDisplay()
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { tracking[touch] = nil }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { tracking[touch] = nil }
  }

  /// Returns the topmost icon at a point that no finger is dragging.
  private func freeImage(at point: CGPoint) -> Int? {
    let dragged = Set(tracking.values.compactMap(\.image))
    return images.indices.last { !dragged.contains($0) && iconFrame(of: $0).contains(point) }
  }

  private func iconFrame(of index: Int) -> CGRect {
    CGRect(origin: offsets[index], size: images[index]?.size ?? iconSize)
  }

  /// Moves an icon's origin to a point, or as close as possible while keeping the icon inside the
  /// view. A larger icon covers the view.
  private func move(_ index: Int, to offset: CGPoint) {
    let size = iconFrame(of: index).size
    let (x, y) = (frame.width - size.width, frame.height - size.height)
    offsets[index] = CGPoint(
      x: min(max(offset.x, min(x, 0)), max(x, 0)), y: min(max(offset.y, min(y, 0)), max(y, 0)))
  }
}
