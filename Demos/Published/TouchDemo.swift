// TouchDemo, as published (multi-touch events, 4.2.8)
//
// The idea: remember which icon each touch drags by the touch's position in the set.
//
// What to try: put one finger on an icon, then another on a second icon, and move the first. The
// wrong icon moves because the second finger was alone in its set, at position 0. Two fingers on
// one icon move it twice as far.

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
    super.loadView()
    view = TouchView(frame: UIScreen.main.applicationFrame)
  }
}

/// Draws four icons that can be dragged.
public final class TouchView: UIView {
  private static let imageCount = 4
  private static let iconSize = CGSize(width: 64, height: 64)
  private static let colors: [UIColor] = [.red, .green, .blue, .orange]

  private var images: [UIImage?] = []
  private var offsets = [CGPoint](repeating: .zero, count: imageCount)
  /// The icon for each position in a touch set; -1 for none.
  private var tracking = [Int](repeating: 0, count: imageCount)
  /// The icons that have been moved by a finger. The others are still in their corners.
  private var moved: Set<Int> = []

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: CGPoint(x: frame.minX, y: 0), size: frame.size))
    isMultipleTouchEnabled = true
    backgroundColor = .white
  }

  /// Not used, because the demo has no storyboard.
  public required init?(coder: NSCoder) { nil }

  /// Reloads the images. (The printed code waited until all of them had loaded.)
  public override func layoutSubviews() {
    images = (1...Self.imageCount).map { UIImage(named: "\($0)") }
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
        Self.colors[index].setFill()
        UIRectFill(iconFrame(of: index))
      }
    }
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // For a fifth finger, the printed code writes past the end of the array.
    for (touchId, touch) in touches.prefix(tracking.count).enumerated() {
      tracking[touchId] = -1
      let location = touch.location(in: self)
      for index in images.indices.reversed() {
        guard iconFrame(of: index).contains(location) else { continue }
        NSLog("Begin Touch ID %d Tracking with image %d\n", touchId, index)
        tracking[touchId] = index
        break
      }
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for (touchId, touch) in touches.prefix(tracking.count).enumerated() {
      let index = tracking[touchId]
      guard index != -1 else { continue }
      NSLog("Touch ID %d Tracking with image %d\n", touchId, index)
      let (from, to) = (touch.previousLocation(in: self), touch.location(in: self))
      let offset = offsets[index]
      move(index, to: CGPoint(x: offset.x + to.x - from.x, y: offset.y + to.y - from.y))
      moved.insert(index)
    }
    setNeedsDisplay()
  }

  /// Moves an icon's origin to a point, or as close as possible while keeping the icon inside the
  /// view.
  private func move(_ index: Int, to offset: CGPoint) {
    var offset = offset
    let size = iconFrame(of: index).size
    if offset.x + size.width > frame.width { offset.x = frame.width - size.width }
    if offset.x < 0 { offset.x = 0 }
    if offset.y + size.height > frame.height { offset.y = frame.height - size.height }
    if offset.y < 0 { offset.y = 0 }
    offsets[index] = offset
  }

  private func iconFrame(of index: Int) -> CGRect {
    CGRect(origin: offsets[index], size: images[index]?.size ?? Self.iconSize)
  }
}
