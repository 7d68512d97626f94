import CoreGraphics
import Simulator
import Testing
import TouchScript
import UIKit

@testable import TouchboxCommand

/// Demos whose images load late or are replaced.
struct ImageOverrideTests {
  /// The available images, by name.
  private final class ImageStore {
    private var images: [String: NamedImage] = [:]
    var services: HostServices { HostServices(picture: { [self] name, _ in images[name] }) }

    func add(_ name: String, _ width: Int, _ height: Int, scale: CGFloat = 1) throws {
      images[name] = NamedImage(image: try whiteImage(width, height), scale: scale)
    }
  }

  private let store = ImageStore()

  private func change(_ phone: Phone) {
    phone.step([Timed(phone.now, .imagesChanged)], to: phone.now)
  }

  private func offsets(_ phone: Phone) throws -> [CGPoint] {
    try stored("offsets", of: try phone.root, as: [CGPoint].self)
  }

  @Test(
    "J4-03 an icon is a square until its image loads, and then takes the image's size in its corner",
    arguments: ScriptHeader.Variant.allCases)
  func corners(variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: "TouchDemo", variant, services: store.services)
    let (right, bottom) = (320.0, 460.0)
    #expect(
      try offsets(phone) == [
        .zero, CGPoint(x: right - 64, y: 0), CGPoint(x: 0, y: bottom - 64),
        CGPoint(x: right - 64, y: bottom - 64),
      ])
    for name in ["1", "2", "3"] { try store.add(name, 100, 40) }
    // Two pixels per point.
    try store.add("4", 40, 400, scale: 2)
    change(phone)
    #expect(
      try offsets(phone) == [
        .zero, CGPoint(x: right - 100, y: 0), CGPoint(x: 0, y: bottom - 40),
        CGPoint(x: right - 20, y: bottom - 200),
      ])
    let images = phone.frame().nodes.first?.children.first?.contents.compactMap {
      if case .image(_, let frame, _) = $0 { frame } else { nil }
    }
    #expect(images?.first == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(
      images?.last == CGRect(x: right - 20, y: bottom - 200, width: 20, height: 200))
  }

  @Test(
    "J4-03 after an icon is moved, a new image only clamps it to the view",
    arguments: ScriptHeader.Variant.allCases)
  func moved(variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: "TouchDemo", variant, services: store.services)
    // Icon 4 moves from (256,396) to (250,300), icon 1 from (0,0) to (40,50).
    phone.packet(0, (1, .down(300, 460)))
    phone.packet(100, (1, .move(294, 364)))
    phone.packet(200, (1, .up))
    phone.packet(300, (1, .down(20, 40)))
    phone.packet(400, (1, .move(60, 90)))
    try store.add("1", 100, 100)
    try store.add("4", 100, 100)
    change(phone)
    #expect(try offsets(phone)[0] == CGPoint(x: 40, y: 50))
    #expect(try offsets(phone)[3] == CGPoint(x: 320 - 100, y: 300))
    // The finger on icon 1 continues to drag the icon at its new size.
    phone.packet(500, (1, .move(360, 90)))
    #expect(try offsets(phone)[0] == CGPoint(x: 320 - 100, y: 50))
    // A smaller image does not move back to the corner.
    try store.add("4", 10, 10)
    change(phone)
    #expect(try offsets(phone)[3] == CGPoint(x: 320 - 100, y: 300))
  }

  @Test(
    "J4-03 a large image starts at the top left corner or covers the view",
    arguments: ScriptHeader.Variant.allCases)
  func larger(variant: ScriptHeader.Variant) throws {
    try store.add("1", 400, 500)
    let phone = try Phone(demo: "TouchDemo", variant, services: store.services)
    #expect(try offsets(phone)[0] == .zero)
    phone.packet(0, (1, .down(160, 240)))
    phone.packet(100, (1, .move(0, 140)))
    // In the published variant, the icon cannot be moved. In the corrected variant, it stops before
    // its far edges enter the view.
    let expected = variant == .corrected ? CGPoint(x: 320 - 400, y: 460 - 500) : .zero
    #expect(try offsets(phone)[0] == expected)
  }

  @Test(
    "J7-02 an image that loads late or is replaced does not change the ball's size",
    arguments: ScriptHeader.Variant.allCases)
  func ball(variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: "BeachBall", variant, services: store.services)
    let ball = try #require(try phone.root.subviews.first as? UIImageView)
    #expect(ball.image == nil)
    #expect(ball.backgroundColor == .orange)
    let frame = ball.frame
    for side in [50, 400] {
      try store.add("ball", side, side)
      change(phone)
      #expect(ball.image?.cgImage?.width == side)
      #expect(ball.backgroundColor == nil)
      #expect(ball.frame == frame)
    }
    // An image that is not square keeps its aspect ratio: 120 × 60 in the center of 120 × 120.
    try store.add("ball", 200, 100)
    change(phone)
    let image = phone.frame().nodes.first?.children.first?.children.first?.contents.first
    guard case .image(_, let drawn, _)? = image else {
      Issue.record("the ball shows no image")
      return
    }
    #expect(drawn == CGRect(x: 0, y: 30, width: 120, height: 60))
  }
}
