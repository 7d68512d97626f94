import CoreGraphics
import Simulator
import Testing
import TouchScript
import UIKit

@testable import TouchboxCommand

/// Demo behavior that scripts cannot test.
struct DemoBehaviorTests {
  /// A view that records the locations of the coalesced touches in each move.
  private final class SampleView: UIView {
    var samples: [[CGPoint]] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first, let coalesced = event?.coalescedTouches(for: touch) else {
        return
      }
      samples.append(coalesced.map { $0.location(in: self) })
    }
  }

  @Test("J2-b three moves in one turn form one packet with three samples")
  func coalescedSamples() {
    let view = SampleView()
    let phone = Phone(root: view)
    let finger = FingerKey(device: 1, finger: 1)
    func turn(at milliseconds: Int64, _ kinds: [TouchChange.Kind]) {
      let time = AppTime(microseconds: milliseconds * 1000)
      let changes = kinds.map { Timed(time, TouchChange(finger, $0)) }
      phone.step(PacketCoalescer.packets(of: changes), to: time)
    }
    turn(at: 0, [.down(100, 120)])
    turn(at: 16, [.move(101, 120), .move(102, 120), .move(105, 120)])
    turn(at: 32, [.up])
    #expect(view.samples == [[101, 102, 105].map { CGPoint(x: $0, y: 100) }])
  }

  @Test("PinchMe reuses the number of a lifted finger")
  func pinchMeNumbers() throws {
    let phone = try Phone(demo: "PinchMe")
    phone.packet(0, (1, .down(100, 120)), (2, .down(200, 120)))
    phone.packet(100, (3, .down(100, 320)))
    phone.packet(200, (3, .move(110, 320)))
    phone.packet(300, (1, .up))
    phone.packet(400, (4, .down(50, 220)))
    phone.packet(500, (2, .move(200, 130)), (3, .move(120, 320)), (4, .move(50, 230)))
    #expect(
      phone.log.text == """
        Tap BEGIN at 100.000000, 100.000000 Tap count: 1
        Tap BEGIN at 100.000000, 300.000000 Tap count: 1
        Tap ENDED at 100.000000, 100.000000
        Tap BEGIN at 50.000000, 200.000000 Tap count: 1
        Finger 1 moved: 50.000000x210.000000
        Finger 2 moved: 200.000000x110.000000
        Scaling: 150 x 100
        """)
  }

  @Test(
    "J4-01 five fingers in one packet do not overrun the four icons",
    arguments: ScriptHeader.Variant.allCases)
  func fiveFingersOnTouchDemo(variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: "TouchDemo", variant)
    let corners: [(CGFloat, CGFloat)] = [(20, 40), (300, 40), (20, 460), (300, 460), (160, 240)]
    phone.packet(
      0, corners.enumerated().map { (Int64($0), TouchChange.Kind.down($1.0, $1.1)) })
    phone.packet(
      100, corners.enumerated().map { (Int64($0), TouchChange.Kind.move($1.0 - 1, $1.1)) })
    #expect(phone.log.lines.count == 8)
  }

  @Test(
    "a finger that lands outside all icons drags nothing",
    arguments: ScriptHeader.Variant.allCases)
  func fingerBesideTheIcons(variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: "TouchDemo", variant)
    phone.packet(0, (1, .down(160, 240)))
    phone.packet(100, (1, .move(20, 40)))
    #expect(phone.log.lines.isEmpty)
    #expect(try stored("offsets", of: try phone.root, as: [CGPoint].self)[0] == .zero)
  }

  @Test("TouchDemo draws available images and same-size squares for missing images")
  func touchDemoImages() throws {
    let image = try whiteImage(64, 64)
    let services = HostServices(picture: { name, _ in
      name == "4" ? nil : NamedImage(image: image, scale: 1)
    })
    let phone = try Phone(demo: "TouchDemo", services: services)
    let view = phone.frame().nodes.first?.children.first
    let images = view?.contents.compactMap { command -> CGRect? in
      if case .image(_, let frame, _) = command { frame } else { nil }
    }
    let squares = view?.contents.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { path.boundingBox } else { nil }
    }
    let size = CGSize(width: 64, height: 64)
    #expect(
      images == [
        CGRect(origin: .zero, size: size), CGRect(origin: CGPoint(x: 256, y: 0), size: size),
        CGRect(origin: CGPoint(x: 0, y: 396), size: size),
      ])
    #expect(squares == [CGRect(origin: CGPoint(x: 256, y: 396), size: size)])
  }

  @Test(
    "a ball without an image has the same size and is visible",
    arguments: ScriptHeader.Variant.allCases)
  func ballPlaceholder(variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: "BeachBall", variant)
    let ball = try #require(try phone.root.subviews.first)
    #expect(ball.bounds.size == CGSize(width: 120, height: 120))
    #expect(ball.backgroundColor != nil)
  }

  @Test("a ball that is rotated twice never jumps back")
  func fullTurn() throws {
    let phone = try Phone(demo: "BeachBall")
    func point(_ degrees: CGFloat) -> (CGFloat, CGFloat) {
      let angle = degrees * .pi / 180
      return (160 + 50 * cos(angle), 250 + 50 * sin(angle))
    }
    phone.packet(0, (1, .down(point(180).0, point(180).1)), (2, .down(point(0).0, point(0).1)))
    for step in 1...72 {
      let (one, other) = (point(180 + CGFloat(step) * 10), point(CGFloat(step) * 10))
      phone.packet(step * 10, (1, .move(one.0, one.1)), (2, .move(other.0, other.1)))
    }
    let angle = try stored("angle", of: try phone.controller, as: CGFloat.self)
    #expect(abs(angle - 4 * .pi) < 1e-9)
  }

  @Test("when the first of three fingers lifts, the ball does not rotate to the new pair")
  func firstOfThreeLifts() throws {
    let phone = try Phone(demo: "BeachBall")
    phone.packet(0, (1, .down(120, 250)), (2, .down(200, 250)), (3, .down(160, 210)))
    phone.packet(100, (1, .up))
    // The pair is now 2 and 3. Both move in the same direction, so they do not rotate.
    phone.packet(200, (2, .move(205, 250)), (3, .move(165, 210)))
    #expect(try stored("angle", of: try phone.controller, as: CGFloat.self) == 0)
  }

  @Test("if one of two touches is canceled, the ball does not move until the other ends")
  func oneFingerIsCancelled() throws {
    let phone = try Phone(demo: "BeachBall")
    let ball = try #require(try phone.root.subviews.first)
    phone.packet(0, (1, .down(120, 250)), (2, .down(200, 250)))
    phone.packet(100, (1, .cancel))
    phone.packet(200, (2, .move(210, 300)))
    #expect(ball.center == CGPoint(x: 160, y: 230))
    phone.packet(300, (2, .up))
    phone.packet(1000, (1, .down(160, 250)))
    phone.packet(1100, (1, .move(170, 250)))
    #expect(ball.center == CGPoint(x: 170, y: 230))
  }
}
