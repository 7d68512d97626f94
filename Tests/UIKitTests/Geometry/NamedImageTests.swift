import CoreGraphics
import Simulator
import Testing
import TouchTesting
import UIKit

/// Named images that change while the app runs.
struct NamedImageTests {
  /// The currently available images by name: squares with the given side length in points.
  final class Album {
    var sizes: [String: Int] = [:]

    var services: HostServices {
      HostServices(picture: { [self] name, _ in
        guard let side = sizes[name],
          let pixels = CGImage(
            width: side, height: side, pixels: Array(repeating: 255, count: side * side * 4))
        else { return nil }
        return NamedImage(image: pixels, scale: 1)
      })
    }
  }

  /// A view that logs its layout and drawing.
  final class DrawLoggingView: UIView {
    override func layoutSubviews() { print("layout") }
    override func draw(_ rect: CGRect) { print("draw") }
  }

  let album = Album()

  private func change(_ phone: TestPhone) {
    phone.step([Timed(phone.now, .imagesChanged)], to: phone.now)
  }

  @Test("C-54 an image view shows the current image for its name in the same frame")
  func imageViews() throws {
    album.sizes = ["ball": 8, "box": 4]
    let root = UIView()
    let phone = TestPhone(Phone(services: album.services), launching: .view { root })
    let place = CGRect(x: 10, y: 20, width: 30, height: 40)
    let (named, gone, unnamed) = (UIImageView(frame: place), UIImageView(), UIImageView())
    named.image = UIImage(named: "ball")
    gone.image = UIImage(named: "box")
    let pixels = try #require(UIImage(named: "ball")?.cgImage)
    unnamed.image = UIImage(cgImage: pixels)
    for view in [named, gone, unnamed] { root.addSubview(view) }
    album.sizes = ["ball": 16]
    #expect(named.image?.size.width == 8, "nothing changes by itself")
    change(phone)
    #expect(named.image?.size.width == 16)
    #expect(named.frame == place)
    #expect(gone.image?.size.width == 4, "a name without an image still shows the old one")
    #expect(unnamed.image?.size.width == 8)
    album.sizes = ["ball": 32]
    change(phone)
    #expect(named.image?.size.width == 32, "and again")
  }

  @Test("C-54 all views in all windows are laid out and drawn again, once per turn")
  func allViews() {
    let (one, other) = (
      DrawLoggingView(frame: UIScreen.main.bounds), DrawLoggingView(frame: .zero)
    )
    let phone = TestPhone(windows: UIWindow(holding: one), UIWindow(holding: other))
    other.frame = UIScreen.main.bounds
    change(phone)
    let before = phone.log.lines.count
    phone.step(
      [Timed(phone.now, .imagesChanged), Timed(phone.now, .imagesChanged)],
      to: phone.now)
    #expect(
      phone.log.lines.dropFirst(before).map(\.text).sorted() == [
        "draw", "draw", "layout", "layout",
      ])
  }

  @Test("C-54 a changed image adds only a draw to the trace, and invalidates the screen")
  func trace() {
    let loggingView = DrawLoggingView(frame: UIScreen.main.bounds)
    let phone = TestPhone(loggingView)
    _ = phone.device.frame()
    var lines: [String] = []
    phone.device.trace = { lines.append($0) }
    change(phone)
    #expect(phone.context.layers.needsFrame)
    #expect(lines.filter { !$0.contains(" log ") } == ["T 0.000000 draw \(loggingView.traceName)"])
  }

  @Test("G-09 a suspended app updates its images when it resumes")
  func suspended() {
    let loggingView = DrawLoggingView(frame: UIScreen.main.bounds)
    let phone = TestPhone(loggingView)
    phone.step([Timed(phone.now, .suspend)], to: phone.now)
    let before = phone.log.lines.count
    change(phone)
    #expect(phone.log.lines.count == before)
    phone.step([Timed(phone.now, .resume)], to: phone.now)
    #expect(phone.log.lines.dropFirst(before).map(\.text) == ["layout", "draw"])
  }

  @Test("C-54 touches are unaffected: the current packet is delivered first")
  func touches() {
    let loggingView = LoggingView()
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    change(phone)
    #expect(phone.device.hasTouches)
    phone.finger(1).move(to: 60, 10)
    #expect(phone.log.lines.last?.text.contains("moved") == true, "\(phone.log.text)")
  }
}
