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
    view = TouchView(frame: UIScreen.main.applicationFrame)
  }
}

/// Draws four icons, and lets each finger drag the one it landed on.
public final class TouchView: UIView {
  private struct Tracking {
    /// The lowest number that was free as the finger landed.
    let id: Int
    /// The icon that the finger drags; nil for none.
    let image: Int?
  }

  private static let iconSize = CGSize(width: 64, height: 64)
  private static let colors: [UIColor] = [.red, .green, .blue, .orange]

  private let images = (1...4).map { UIImage(named: "\($0)") }
  private var offsets: [CGPoint] = []
  private var tracking: [UITouch: Tracking] = [:]

  /// Makes a view as large as `frame`, at the top of its window.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: CGPoint(x: frame.minX, y: 0), size: frame.size))
    isMultipleTouchEnabled = true
    backgroundColor = .white
    offsets = [
      CGPoint(x: 0, y: 0),
      CGPoint(x: frame.width - size(of: 1).width, y: 0),
      CGPoint(x: 0, y: frame.height - size(of: 2).height),
      CGPoint(x: frame.width - size(of: 3).width, y: frame.height - size(of: 3).height),
    ]
  }

  /// Not used: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  public override func draw(_ rect: CGRect) {
    for (index, image) in images.enumerated() {
      let place = CGRect(origin: offsets[index], size: size(of: index))
      if let image {
        image.draw(in: place)
      } else {
        Self.colors[index].setFill()
        UIRectFill(place)
      }
    }
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.ordered {
      let id = (0...).first { id in !tracking.values.contains { $0.id == id } } ?? 0
      let image = freeImage(at: touch.location(in: self))
      tracking[touch] = Tracking(id: id, image: image)
      if let image { NSLog("Begin Touch ID %d Tracking with image %d", id, image) }
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.ordered {
      guard let tracked = tracking[touch], let image = tracked.image else { continue }
      NSLog("Touch ID %d Tracking with image %d", tracked.id, image)
      let (from, to) = (touch.previousLocation(in: self), touch.location(in: self))
      let room = CGSize(
        width: frame.width - size(of: image).width, height: frame.height - size(of: image).height)
      offsets[image].x = min(max(offsets[image].x + to.x - from.x, 0), room.width)
      offsets[image].y = min(max(offsets[image].y + to.y - from.y, 0), room.height)
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
  private func freeImage(at place: CGPoint) -> Int? {
    let taken = Set(tracking.values.compactMap(\.image))
    return images.indices.last { index in
      !taken.contains(index)
        && CGRect(origin: offsets[index], size: size(of: index)).contains(place)
    }
  }

  private func size(of index: Int) -> CGSize {
    images[index]?.size ?? Self.iconSize
  }
}
