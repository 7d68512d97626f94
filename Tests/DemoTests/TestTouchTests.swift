import CoreGraphics
import Simulator
import Testing
import TouchScript
import UIKit

@testable import TouchboxCommand

/// The callbacks that TestTouch receives, and the squares that it draws.
struct TestTouchTests {
  /// Records the calls to a phone's root view, the packets, and the drawing.
  private final class EventRecorder {
    struct Call: Equatable {
      let phase: UITouch.Phase
      /// The number of touches in the set.
      let count: Int
    }

    struct Finger: Equatable {
      let phase: UITouch.Phase
      let location: CGPoint
      let previousLocation: CGPoint
    }

    var calls: [Call] = []
    /// All fingers in the last packet.
    var fingers: [Finger] = []
    var draws = 0
    private let phone: Phone

    init(_ phone: Phone) throws {
      self.phone = phone
      let root = try phone.root
      phone.observer = { [unowned self] event in
        switch event {
        case .packet(let packet):
          fingers = packet.all.map { touch in
            Finger(
              phase: touch.phase, location: touch.location(in: root),
              previousLocation: touch.previousLocation(in: root))
          }
        case .call(let phase, let view, let touches):
          if view === root { calls.append(Call(phase: phase, count: touches.count)) }
        case .draw: draws += 1
        case .cancel, .gesture, .gestureFailed, .gestureReset, .timer, .animationStop, .text,
          .motion, .log:
          break
        }
      }
    }
  }

  /// Returns the black squares on the screen, in drawing order.
  private func drawnSquares(on phone: Phone) throws -> [CGRect] {
    let screen = CGRect(x: 0, y: 0, width: 320, height: 460)
    let view = try #require(phone.frame().nodes.first?.children.first)
    let fills = view.contents.compactMap { command -> (rect: CGRect, color: CGColor)? in
      if case .fill(let path, let color, _) = command { (path.boundingBox, color) } else { nil }
    }
    // A white background, followed only by black squares.
    #expect(fills.first?.rect == screen && fills.first?.color == UIColor.white.cgColor)
    #expect(fills.dropFirst().allSatisfy { $0.color == UIColor.black.cgColor })
    #expect(fills.count == view.contents.count { if case .fill = $0 { true } else { false } })
    #expect(view.children.isEmpty)
    return fills.dropFirst().map(\.rect)
  }

  private func square(around x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x - 22, y: y - 22, width: 44, height: 44)
  }

  @Test(
    "J6-b J6-03 the moved set has one touch; the event also has a stationary touch",
    arguments: ScriptHeader.Variant.allCases)
  func oneMoves(variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: "TestTouch", variant)
    let recorder = try EventRecorder(phone)
    phone.packet(0, (1, .down(100, 120)))
    phone.packet(100, (2, .down(200, 320)))
    phone.packet(200, (1, .move(110, 130)))
    #expect(
      recorder.calls == [
        .init(phase: .began, count: 1), .init(phase: .began, count: 1),
        .init(phase: .moved, count: 1),
      ])
    let (here, there) = (CGPoint(x: 110, y: 110), CGPoint(x: 200, y: 300))
    #expect(
      recorder.fingers == [
        .init(phase: .moved, location: here, previousLocation: CGPoint(x: 100, y: 100)),
        .init(phase: .stationary, location: there, previousLocation: there),
      ])
    #expect(try drawnSquares(on: phone) == [square(around: 110, 110), square(around: 200, 300)])
  }

  @Test(
    "J6-d two fingers that move together cause one call with two touches and one draw",
    arguments: ScriptHeader.Variant.allCases)
  func bothMove(variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: "TestTouch", variant)
    phone.packet(0, (1, .down(100, 120)), (2, .down(200, 320)))
    let recorder = try EventRecorder(phone)
    phone.packet(100, (1, .move(120, 120)), (2, .move(220, 320)))
    #expect(recorder.calls == [.init(phase: .moved, count: 2)])
    #expect(recorder.draws == 1)
    #expect(try drawnSquares(on: phone) == [square(around: 120, 100), square(around: 220, 300)])
  }

  @Test(
    "J6-02 a turn with changes causes one draw, regardless of the number of packets in the turn",
    arguments: ScriptHeader.Variant.allCases)
  func drawings(variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: "TestTouch", variant)
    phone.step(to: .zero)
    let recorder = try EventRecorder(phone)
    func input(_ finger: Int64, _ kind: TouchChange.Kind, at milliseconds: Int64) -> Timed<
      PhoneEvent
    > {
      let time = AppTime(microseconds: milliseconds * 1000)
      let key = FingerKey(device: 1, finger: finger)
      return Timed(time, .touches([TouchChange(key, kind)]))
    }
    phone.step(
      [
        input(1, .down(100, 120), at: 10), input(2, .down(200, 320), at: 11),
        input(1, .move(110, 130), at: 12),
      ], to: AppTime(microseconds: 16_000))
    #expect(recorder.calls.count == 3)
    #expect(recorder.draws == 1)
    phone.step(to: AppTime(microseconds: 32_000))
    #expect(recorder.draws == 1)
    phone.step(
      [input(1, .up, at: 40), input(2, .move(210, 320), at: 41)],
      to: AppTime(microseconds: 48_000))
    #expect(recorder.draws == 2)
    phone.step([input(2, .cancel, at: 60)], to: AppTime(microseconds: 64_000))
    #expect(recorder.draws == 3)
    #expect(try drawnSquares(on: phone) == [])
  }

  @Test(
    "J6-02 squares are drawn in landing order, or in set order in the published variant",
    arguments: ScriptHeader.Variant.allCases)
  func order(variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: "TestTouch", variant)
    phone.packet(0, (1, .down(100, 120)), (2, .down(110, 130)), (3, .down(120, 140)))
    phone.packet(100, (1, .up))
    phone.packet(200, (1, .down(130, 150)))
    let (second, third, fourth) = (
      square(around: 110, 110), square(around: 120, 120), square(around: 130, 130)
    )
    // The fourth finger reuses the first finger's slot, and sets iterate in slot order.
    let squares = variant == .corrected ? [second, third, fourth] : [fourth, second, third]
    #expect(try drawnSquares(on: phone) == squares)
    #expect(try stored("squares", of: try phone.root, as: [CGRect].self) == squares)
  }
}
