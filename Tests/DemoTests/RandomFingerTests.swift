import AppLibrary
import CoreGraphics
import DemoCatalog
import DisplayList
import Painter
import Simulator
import SplitMix64
import Testing
import TouchScript
import TouchboxCommand
import UIKit

/// Properties of every demo that hold for any fingers.
struct RandomFingerTests {
  /// Plays packets with random changes of up to seven fingers, and lifts all fingers at the end.
  private func play(_ seed: UInt64, on phone: Phone) {
    var random = SplitMix64(seed: seed)
    var down: Set<Int64> = []
    var time = 0
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: 0..<320, using: &random), y: .random(in: 20..<480, using: &random))
    }
    for _ in 0..<60 {
      time += Int.random(in: 1...120, using: &random)
      let fingers = (1...7).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      var changes: [(Int64, TouchChange.Kind)] = []
      for finger in fingers.map(Int64.init) {
        if !down.contains(finger) {
          down.insert(finger)
          changes.append((finger, .down(point())))
          continue
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<6: changes.append((finger, .move(point())))
        case 6..<9:
          down.remove(finger)
          changes.append((finger, .up))
        default:
          down.remove(finger)
          changes.append((finger, .cancel))
        }
      }
      phone.packet(time, changes)
    }
    phone.packet(time + 100, down.sorted().map { ($0, .up) })
    phone.step(to: AppTime(microseconds: Int64(time + 5000) * 1000))
  }

  @Test(
    "the same fingers produce the same log and the same frame",
    arguments: await DemoSelection.names)
  func sameTwice(name: String) throws {
    for variant in ScriptHeader.Variant.allCases {
      for seed in UInt64(1)...6 {
        let (one, other) = (try Phone(demo: name, variant), try Phone(demo: name, variant))
        play(seed, on: one)
        play(seed, on: other)
        #expect(one.log.lines == other.log.lines, "seed \(seed)")
        #expect(looksSame(one.frame(), other.frame()), "seed \(seed)")
        #expect(!one.hasTouches, "seed \(seed)")
      }
    }
  }

  /// Returns whether two frames are equal. Pictures that a demo draws are compared pixel by pixel.
  private func looksSame(_ one: DisplayList, _ other: DisplayList) -> Bool {
    if one == other { return true }
    let images = [one, other].map { frame in
      let painter = PhoneFactory(assets: AppCatalog.demos.assets).makePainter(scale: 1)
      painter.paint(frame)
      return painter.image
    }
    return images[0]?.pixels == images[1]?.pixels && images[0] != nil
  }

  @Test("no demo stores a finger after it lifts")
  func noFingerRemains() throws {
    for seed in UInt64(1)...20 {
      let pinch = try Phone(demo: "PinchMe")
      play(seed, on: pinch)
      let fingers = try stored("fingers", of: try pinch.controller, as: [UITouch?].self)
      #expect(fingers == [nil, nil], "seed \(seed)")

      let icons = try Phone(demo: "TouchDemo")
      play(seed, on: icons)
      let offsets = try stored("offsets", of: try icons.root, as: [CGPoint].self)
      let tracking = try #require(
        Mirror(reflecting: try icons.root).children.first { $0.label == "tracking" })
      #expect(Mirror(reflecting: tracking.value).children.isEmpty, "seed \(seed)")
      #expect(
        offsets.allSatisfy { (0...256).contains($0.x) && (0...396).contains($0.y) },
        "seed \(seed)")

      let spots = try Phone(demo: "TouchSpots")
      play(seed, on: spots)
      #expect(try spots.root.subviews.count == 1, "seed \(seed): only the label remains")

      let squares = try Phone(demo: "TestTouch")
      play(seed, on: squares)
      #expect(
        try stored("squares", of: try squares.root, as: [CGRect].self).isEmpty, "seed \(seed)")

      for name in ["SwipeExample", "MultiSwipe"] {
        let swipes = try Phone(demo: name)
        play(seed, on: swipes)
        #expect(
          try stored("startPoints", of: try swipes.controller, as: [UITouch: CGPoint].self)
            .isEmpty, "seed \(seed)")
      }

      let ball = try Phone(demo: "BeachBall")
      play(seed, on: ball)
      #expect(
        try stored("fingers", of: try ball.controller, as: [UITouch].self).isEmpty,
        "seed \(seed)")
      #expect(
        try !stored("rotating", of: try ball.controller, as: Bool.self), "seed \(seed)")

      let zoom = try Phone(demo: "PinchExample")
      play(seed, on: zoom)
      #expect(
        try stored("fingers", of: try zoom.controller, as: [UITouch].self).isEmpty,
        "seed \(seed)")
      #expect(
        try stored("initialDistance", of: try zoom.controller, as: CGFloat?.self) == nil,
        "seed \(seed)")
    }
  }
}
