import CoreGraphics
import DisplayList
import Testing
import TouchTesting
import UIKit

/// Source: developer.apple.com/documentation/uikit/uiimageview, "Animating a sequence of images" and
/// animationDuration ("equal to the number of images multiplied by 1/30th of a second").
struct ImageViewTests {
  let images = (1...3).compactMap { Self.square(of: $0) }
  let plain = Self.square(of: 9)

  static func square(of side: Int) -> UIImage? {
    let pixels = [UInt8](repeating: 255, count: side * side * 4)
    return CGImage(width: side, height: side, pixels: pixels).map { UIImage(cgImage: $0) }
  }

  /// Returns the width of the image on the screen.
  func shown(_ phone: TestPhone) -> Int? {
    width(in: phone.device.frame().nodes)
  }

  private func width(in nodes: [DisplayNode]) -> Int? {
    for node in nodes {
      for command in node.contents {
        if case .image(let image, _, _) = command { return image.width }
      }
      if let width = width(in: node.children) { return width }
    }
    return nil
  }

  func view() -> UIImageView {
    let view = UIImageView(image: plain)
    view.contentMode = .center
    return view
  }

  @Test("Images are shown for equal durations and repeat")
  func cycle() {
    let view = view()
    let phone = TestPhone(view)
    view.animationImages = images
    view.animationDuration = 0.6
    #expect(!view.isAnimating)
    #expect(shown(phone) == 9)
    view.startAnimating()
    #expect(view.isAnimating)
    var widths: [Int?] = [shown(phone)]
    for _ in 1...3 {
      phone.after(0.2)
      widths.append(shown(phone))
    }
    #expect(widths == [1, 2, 3, 1])
    view.stopAnimating()
    #expect(shown(phone) == 9)
    phone.after(1)
    #expect(shown(phone) == 9)
  }

  @Test("Without a duration, each image is shown for 1/30 s")
  func defaultDuration() {
    let view = view()
    let phone = TestPhone(view)
    view.animationImages = images
    view.startAnimating()
    phone.after(1.5 / 30)
    #expect(shown(phone) == 2)
  }

  @Test("After its repeat count, the animation ends and the view shows its image again")
  func repeatCount() {
    let view = view()
    let phone = TestPhone(view)
    view.animationImages = images
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    view.startAnimating()
    phone.after(0.55)
    #expect(shown(phone) == 3)
    phone.after(0.1)
    #expect(!view.isAnimating)
    #expect(shown(phone) == 9)
  }

  @Test("Nothing is animated without images; setting other images ends an animation")
  func edges() {
    let view = view()
    let phone = TestPhone(view)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = images
    view.startAnimating()
    view.animationImages = nil
    #expect(!view.isAnimating)
    #expect(shown(phone) == 9)
  }

  @Test("A highlighted view shows its highlighted image, if it has one")
  func highlighted() {
    let view = UIImageView(image: plain, highlightedImage: images[1])
    view.contentMode = .center
    #expect(view.frame.size == CGSize(width: 9, height: 9))
    let phone = TestPhone(view)
    view.isHighlighted = true
    #expect(shown(phone) == 2)
    view.highlightedImage = nil
    #expect(shown(phone) == 9)
  }
}
