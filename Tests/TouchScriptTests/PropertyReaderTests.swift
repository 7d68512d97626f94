import CoreGraphics
import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Expectations about properties.
struct PropertyReaderTests {
  /// Plays expectations and returns the failure messages.
  private func failures(_ lines: String) throws -> [String] {
    ScriptRunner(
      try ScriptText.script(lines), on: Phone(),
      launching: .belowStatusBar(.controller { TreasureController() })
    ).run().failures.compactMap(\.failure)
  }

  @Test(
    "K-28 paths read all kinds of values",
    arguments: [
      // Roots.
      "view.frame 0,20,320,460", "controller.view.bounds.size 320,460", "window.isKeyWindow true",
      "window.rootViewController.lid \"open\"", "app.applicationState active",
      "app.windows.count 1", "app.keyWindow.bounds 0,0,320,480", "app.delegate.window.alpha 1",
      // UIKit members.
      "ball.center 160,230", "ball.center.x 160", "ball.frame.origin.y 170", "ball.bounds.midX 60",
      "ball.alpha 1", "ball.isHidden false", "ball.tag 0", "ball.subviews.count 0",
      "ball.superview.isMultipleTouchEnabled false", "ball.layer.cornerRadius 0",
      "ball.layer.position 160,230", "ball.accessibilityIdentifier \"ball\"",
      "ball.backgroundColor.green 0.5", "ball.contentMode scaleToFill", "ball.transform.a 1",
      "ball.transform.isIdentity true", "view.subviews.count 5", "message.text nil",
      "message.numberOfLines 1", "message.font.pointSize 17",
      // Stored properties of the app's own classes.
      "controller.rotating false", "controller.name \"pearl\"", "controller.half 0.5",
      "controller.width 12.25", "controller.count8 200", "controller.speed 1,-2",
      "controller.speed.dy -2", "controller.size.height 40", "controller.mood calm",
      "controller.wildMood.wild 3", "controller.coin.value 5", "controller.coin.location.y 4",
      "controller.noCoin nil", "controller.coins.count 2", "controller.coins[1].value 8",
      "controller.pair.left 1", "controller.pair.right \"r\"", "controller.byName.count 2",
      "controller.fingers.count 3", "controller.twice 4", "controller.weakView nil",
      "controller.made 11", "controller.unmade nil", "controller.secret 42",
      "controller.lid \"open\"", "controller.hinge 2.5", "controller.ball.center.y 230",
      "controller.name.count 5", "view.offsets[1].x 256", "view.offsets[1] 256,0",
      "view.squares[0] 78,78,44,44", "view.squares[0].width 44",
      // Derived members.
      "ball.angle 0", "ball.scale 1", "view.scale 7", "ball.layer.angle 0",
      "ball.presentation.center 160,230", "ball.layer.presentation.opacity 1",
      // Views are in the order in which they were added, regardless of z-order.
      "spot[0].frame.origin.x 30", "spot[1].frame.origin.x 10", "spot[2].frame.origin.x 20",
    ])
  func values(line: String) throws {
    #expect(try failures("0 expect prop \(line)") == [])
  }

  @Test(
    "K-28 presentation values are the values on screen; model values are the values set by the app")
  func presentation() throws {
    // A linear one-second animation to a rotation of 90 degrees and twice the size.
    #expect(
      try failures(
        """
        0 d1 10,30
        0.1 u1
        0.5 expect prop ball.alpha 0.5
        0.5 expect prop ball.presentation.alpha 0.75
        0.5 expect prop ball.center 260,230
        0.5 expect prop ball.presentation.center 210,230
        0.5 expect prop ball.angle 90
        0.5 expect prop ball.presentation.angle 45
        0.5 expect prop ball.scale 2
        0.5 expect prop ball.presentation.scale 1.5
        1 expect prop ball.presentation.angle 90
        """) == [])
  }

  @Test("K-28 numbers have a tolerance, 1e-6 by default; other values are compared exactly")
  func tolerance() throws {
    #expect(
      try failures(
        """
        0 expect prop ball.center.x 160.0000009
        0 expect prop ball.center.x 160.0000011
        0 expect prop ball.center.x 160.5 eps 0.5
        0 expect prop ball.center 160.4,229.6 eps 0.4000001
        0 expect prop ball.center 160.4,229.6 eps 0.3
        0 expect prop ball.center.x 160 eps 0
        """) == [
          "expected 160.0000011 ± 1e-06, got 160", "expected 160.4,229.6 ± 0.3, got 160,230",
        ])
  }

  /// Paths with expected values, and the resulting error messages.
  nonisolated static let problems: [(line: String, message: String)] = [
    (
      "bal.alpha 1",
      #"there is no "bal"; there are ball, message and spot; view, controller, window and app "#
        + "always exist"
    ),
    (
      "spot.alpha 1",
      #"3 views are called "spot"; there are spot[0] to spot[2]"#
    ),
    ("spot[3].alpha 1", "there is no spot[3]; there are spot[0] to spot[2]"),
    (
      "view.offsets[2] 1",
      "there is no view.offsets[2]; there are view.offsets[0] to view.offsets[1]"
    ),
    ("ball.subviews[0] 1", "there is no ball.subviews[0]; ball.subviews is empty"),
    (
      "controller.fingers[0] 1",
      "controller.fingers is of type Set<Int>, which is not ordered; it has count"
    ),
    ("ball[0].alpha[1] 1", "ball[0].alpha is of type CGFloat, which is not ordered"),
    (
      "ball.center.z 1",
      #"ball.center is of type CGPoint and has no "z"; it has x and y"#
    ),
    ("controller.noCoin.value 1", #"controller.noCoin is nil, so it has no "value""#),
    ("ball.alpha.x 1", #"ball.alpha is of type CGFloat and has no "x"; it has no members"#),
    ("ball.center.x true", "expected true, got 160"),
    ("controller.name pearl", #"expected pearl, got "pearl""#),
    ("controller.rotating true", "expected true, got false"),
    ("message.text \"\"", #"expected "", got nil"#),
    ("controller.noCoin 1", "expected 1, got nil"),
    ("controller.mood wild", "expected wild, got calm"),
    (
      "controller.coin 5",
      "controller.coin is of type Coin, which cannot be compared; it has location and value"
    ),
    (
      "controller.wildMood wild",
      "controller.wildMood is of type Mood, which cannot be compared; it has wild"
    ),
  ]

  @Test("K-28 a path without a value fails and lists the existing names", arguments: problems)
  func problem(line: String, message: String) throws {
    #expect(try failures("0 expect prop \(line)") == [message])
  }

  @Test("K-28 similar names are listed first")
  func nearNames() throws {
    let messages = try failures("0 expect prop controller.roating true\n0 expect prop ball.Alpha 1")
    #expect(
      messages[0].hasPrefix(
        #"controller is of type TreasureController and has no "roating"; it has rotating, ball, "#))
    #expect(messages[0].contains("secret"))
    #expect(!messages[0].contains("storedView"))
    #expect(messages[1].contains("it has alpha, angle, "))
  }

  @Test(
    "The distance between two words is the number of edits",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "abc", 3), ("ball", "ball", 0), ("roating", "rotating", 1),
      ("kitten", "sitting", 3),
    ])
  func distance(one: String, other: String, distance: Int) {
    #expect(NameSuggestions.distance(one, other) == distance)
    #expect(NameSuggestions.distance(other, one) == distance)
  }

  @Test("K-28 without a root view controller, `view` is the window's first view")
  func oldStyle() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let board = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        window.addSubview(board)
        window.makeKeyAndVisible()
        self.window = window
      }
    }
    let result = ScriptRunner(
      try ScriptText.script(
        "0 expect prop view.frame 1,2,3,4\n0 expect prop controller nil\n"
          + "0 expect prop app.delegate.window.subviews.count 1"),
      on: Phone(), launching: .delegate(Delegate.self)
    ).run()
    #expect(result.failureText == [])
  }
}
