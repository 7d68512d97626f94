// TouchDemo (multi-touch events, 4.2.8)
//
// The idea: many fingers, many things. Each touch is one object from landing to lifting, so a
// dictionary from touches to icons is all it takes to let every finger drag its own.
//
// What you will see: four icons in the corners of the screen, drawn by one single view.
//
// What to try: drag two icons at once, or four. Put two fingers on one icon: the first keeps it.
// Push an icon against the edge and come back: it turns round at once. (The published listing keeps
// its icons by the finger's place in the set, so that a second finger takes over the first one's.)

import UIKit

/// Starts the app: a window, and the controller's view in it.
public final class TouchDemoAppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's only window.
  public var window: UIWindow?
  private let viewController = TouchDemoViewController()

  /// Makes the window and shows it.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    let window = UIWindow(frame: UIScreen.main.applicationFrame)
    window.addSubview(viewController.view)
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Has the view of icons as its own.
public final class TouchDemoViewController: UIViewController {
  public override func loadView() {
    view = TouchView(frame: CGRect(origin: .zero, size: UIScreen.main.applicationFrame.size))
    view.isMultipleTouchEnabled = true
    view.backgroundColor = .white
  }
}

/// Draws four icons, and lets each finger drag the one it landed on.
public final class TouchView: UIView {
  private let iconSize = CGSize(width: 64, height: 64)
  private let colors: [UIColor] = [.red, .green, .blue, .orange]
  private var images: [UIImage?] = []
  private var offsets = [CGPoint](repeating: .zero, count: 4)
  /// The icons that a finger has moved; the others keep to their corners.
  private var moved: Set<Int> = []
  /// For each finger the lowest number that was free as it landed, and the icon that it drags.
  private var tracking: [UITouch: (id: Int, image: Int?)] = [:]

  /// Takes the pictures that there are now: they may come late, and in other sizes.
  public override func layoutSubviews() {
    images = (1...4).map { UIImage(named: "\($0)") }
    for index in images.indices {
      let corner = CGPoint(x: index % 2 == 0 ? 0 : frame.width, y: index < 2 ? 0 : frame.height)
      put(index, at: moved.contains(index) ? offsets[index] : corner)
    }
  }

  public override func draw(_ rect: CGRect) {
    for (index, image) in images.enumerated() {
      if let image {
        image.draw(in: place(of: index))
      } else {
        colors[index].setFill()
        UIRectFill(place(of: index))
      }
    }
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.ordered {
      let id = (0...).first { id in !tracking.values.contains { $0.id == id } } ?? 0
      let image = freeImage(at: touch.location(in: self))
      tracking[touch] = (id, image)
      if let image { NSLog("Begin Touch ID %d Tracking with image %d", id, image) }
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.ordered {
      guard let (id, image) = tracking[touch], let image else { continue }
      NSLog("Touch ID %d Tracking with image %d", id, image)
      let (from, to) = (touch.previousLocation(in: self), touch.location(in: self))
      let offset = offsets[image]
      put(image, at: CGPoint(x: offset.x + to.x - from.x, y: offset.y + to.y - from.y))
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

  /// Returns the topmost icon at a place that no finger drags yet.
  private func freeImage(at point: CGPoint) -> Int? {
    let taken = Set(tracking.values.compactMap(\.image))
    return images.indices.last { !taken.contains($0) && place(of: $0).contains(point) }
  }

  private func place(of index: Int) -> CGRect {
    CGRect(origin: offsets[index], size: images[index]?.size ?? iconSize)
  }

  /// Puts an icon where it is wanted, or as near as lies in the view; a larger one covers the view.
  private func put(_ index: Int, at offset: CGPoint) {
    let size = place(of: index).size
    let (x, y) = (frame.width - size.width, frame.height - size.height)
    offsets[index] = CGPoint(
      x: min(max(offset.x, min(x, 0)), max(x, 0)), y: min(max(offset.y, min(y, 0)), max(y, 0)))
  }
}
