import AppLibrary
import CoreGraphics
import DemoCatalog
import Foundation
import Painter
import Simulator
import UIKit

extension TouchboxBench {
  /// `touchbox-bench icons`, `rotated-icons` and `circles`
  static func sprites(_ look: SpriteLook, _ arguments: Arguments) throws -> Outcome {
    let (frames, dump) = (arguments.count("frames"), arguments.word("dump"))
    let phone = Phone(screenScale: Sprite.scale)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = SpriteController()
    controller.view.backgroundColor = .white
    window.rootViewController = controller
    var numbers = LinearCongruentialGenerator(seed: 777)
    let icon = BenchIcon.make(scale: Sprite.scale)
    var sprites = (0..<arguments.count("k")).map { _ in Sprite(look, icon: icon, &numbers) }
    for sprite in sprites { controller.view.addSubview(sprite.view) }
    phone.launch(.window { window })
    let painter = PhoneFactory(assets: AppCatalog.demos.assets).makePainter(scale: Sprite.scale)
    var time = AppTime.zero
    var processorTime = 0.0
    let rounds = arguments.rounds { watch in
      let start = Stopwatch.processorTime
      watch.time {
        for _ in 0..<frames {
          for index in sprites.indices { sprites[index].advance() }
          time.microseconds += tick
          phone.step(to: time)
          painter.paint(phone.frame())
        }
      }
      processorTime += Stopwatch.processorTime - start
      return dump.isEmpty ? nil : painter.image
    }
    if let image = rounds.first { try ImageFile.savePNG(image, to: dump) }
    return Outcome(
      rounds.rate(frames), ["cpu_ms": processorTime * 1000 / Double(frames * rounds.count)])
  }

  /// `touchbox-bench drag`
  static func drag(_ arguments: Arguments) throws -> Outcome {
    try arguments.require("scale", in: 0.25...16)
    let (frames, scale) = (arguments.count("frames"), CGFloat(arguments.number("scale")))
    let (factory, demo) = (
      PhoneFactory(assets: AppCatalog.demos.assets), try AppCatalog.demos.find("TouchDemo")
    )
    let phone = factory.makePhone(for: demo, screenScale: scale)
    let painter = factory.makePainter(scale: scale)
    var (time, step) = (AppTime.zero, 0)
    phone.launch(demo.launchTarget(.corrected))
    // The finger zigzags from an icon in the upper left corner across most of the screen.
    func paint(_ kind: (CGPoint) -> TouchChange.Kind) {
      func zigzag(_ length: Int) -> Int { length - abs(step % (2 * length) - length) }
      let point = CGPoint(x: 30 + zigzag(250), y: 50 + zigzag(390))
      time.microseconds += tick
      let change = TouchChange(FingerKey(device: 1, finger: 0), kind(point))
      phone.step([Timed(time, .touches([change]))], to: time)
      painter.paint(phone.frame())
    }
    paint(TouchChange.Kind.down)
    var processorTime = 0.0
    let rounds = arguments.rounds { watch in
      let start = Stopwatch.processorTime
      watch.time {
        for _ in 0..<frames {
          step += 3
          paint(TouchChange.Kind.move)
        }
      }
      processorTime += Stopwatch.processorTime - start
    }
    return Outcome(
      rounds.rate(frames), ["cpu_ms": processorTime * 1000 / Double(frames * rounds.count)])
  }
}

/// Shows only sprites. Other toolkits have no status bar.
private final class SpriteController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}

/// The appearance of a sprite.
enum SpriteLook {
  /// An image at whole-pixel positions.
  case icon
  /// An image that rotates about its center.
  case rotatedIcon
  /// A circle.
  case circle
}

/// A view that flies across the screen, rotates, and bounces off the edges. All lengths are in
/// pixels.
@MainActor
private struct Sprite {
  /// The number of pixels per point; the screen has 640x960 pixels.
  static let scale: CGFloat = 2

  let view: UIView
  private let look: SpriteLook
  private let side: CGFloat
  private var x, y, dx, dy: CGFloat
  /// The rotation and the change in rotation per frame, in degrees.
  private var angle: Double, spin: Double

  init(_ look: SpriteLook, icon: UIImage?, _ numbers: inout LinearCongruentialGenerator) {
    self.look = look
    side = look == .circle ? 100 : CGFloat(BenchIcon.side)
    x = CGFloat(numbers.next(below: 640 - Int(side)))
    y = CGFloat(numbers.next(below: 960 - Int(side)))
    dx = CGFloat(1 + numbers.next(below: 16)) / 4
    dy = CGFloat(1 + numbers.next(below: 16)) / 4
    if numbers.next(below: 2) == 1 { dx.negate() }
    if numbers.next(below: 2) == 1 { dy.negate() }
    angle = Double(numbers.next(below: 360))
    spin = Double(numbers.next(below: 9) - 4)
    let color = (0..<3).map { _ in CGFloat(64 + numbers.next(below: 192)) / 255 }
    guard look == .circle else {
      view = UIImageView(image: icon)
      return
    }
    view = UIView(frame: CGRect(x: 0, y: 0, width: side / Self.scale, height: side / Self.scale))
    view.backgroundColor = UIColor(red: color[0], green: color[1], blue: color[2], alpha: 1)
    view.layer.cornerRadius = side / Self.scale / 2
  }

  /// Advances by one frame.
  mutating func advance() {
    func bounce(_ x: inout CGFloat, _ dx: inout CGFloat, _ limit: CGFloat) {
      x += dx
      if x < 0 { (x, dx) = (-x, -dx) }
      if x > limit { (x, dx) = (2 * limit - x, -dx) }
    }
    bounce(&x, &dx, 640 - side)
    bounce(&y, &dy, 960 - side)
    angle += spin
    let left = look == .icon ? x.rounded(.down) : x
    let top = look == .icon ? y.rounded(.down) : y
    view.center = CGPoint(x: (left + side / 2) / Self.scale, y: (top + side / 2) / Self.scale)
    if look == .rotatedIcon {
      view.transform = CGAffineTransform(rotationAngle: angle * .pi / 180)
    }
  }
}

/// The sprite image: a multicolored rounded square with a translucent lower third.
enum BenchIcon {
  /// The side length, in pixels.
  static let side = 114

  private static let corner = 20.0
  /// The first row of the lower third.
  private static let fold = 76

  /// Creates the image for a screen scale.
  @MainActor static func make(scale: CGFloat) -> UIImage? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(side * side * 4)
    for row in 0..<side {
      for column in 0..<side {
        let alpha = Int(coverage(column, row) * (row >= fold ? 160 : 255) + 0.5)
        func add(_ color: Int) { bytes.append(UInt8((color * alpha + 127) / 255)) }
        add(128)
        add(row * 255 / (side - 1))
        add(column * 255 / (side - 1))
        add(255)
      }
    }
    return CGImage(width: side, height: side, pixels: bytes).map {
      UIImage(cgImage: $0, scale: scale, orientation: .up)
    }
  }

  /// Returns the fraction of a pixel that the rounded square covers, based on the distance from the
  /// pixel's center to the edge.
  private static func coverage(_ column: Int, _ row: Int) -> Double {
    let (middle, straight) = (Double(side) / 2, Double(side) / 2 - corner)
    let x = max(0, abs(Double(column) + 0.5 - middle) - straight)
    let y = max(0, abs(Double(row) + 0.5 - middle) - straight)
    return max(0, min(1, 0.5 - ((x * x + y * y).squareRoot() - corner)))
  }
}
