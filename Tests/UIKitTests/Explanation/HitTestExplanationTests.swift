import SplitMix64
import Streams
import Testing
import TouchTesting
import UIKit

/// Explanations of hit tests, which must be correct and have no side effects.
struct HitTestExplanationTests {
  /// A view whose hit area is a circle.
  final class RoundView: UIView {
    var asked = 0
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      asked += 1
      return hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }
  }

  /// A view that passes touches to views behind it, except touches on its subviews.
  final class OpenView: UIView {
    var asked = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      asked += 1
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  /// A view that redirects its touches to another view.
  final class RedirectingView: UIView {
    weak var target: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event) == nil ? nil : target
    }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))

  /// Adds a view on top of the root, touches the root at 50,50, and returns the root's step.
  private func step(over view: UIView) throws -> HitTestStep {
    root.addSubview(view)
    let phone = TestPhone(root)
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: CGPoint(x: 50, y: 50), in: root)
    let walk = try #require(log.landings.first?.walk)
    #expect(walk.hit == phone.context.touches.tracker.active.first?.view?.traceName)
    #expect(walk.windows.count == 1)
    let step = try #require(walk.windows.first?.subviews.first)
    #expect(step.view == root.traceName && step.point == CGPoint(x: 50, y: 50))
    return step
  }

  private func square() -> UIView { UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100)) }

  @Test("C-10 C-11 C-12 C-14 each reason for a miss is reported, in rule order")
  func misses() throws {
    let changes: [(miss: HitTestMiss, make: (UIView) -> Void)] = [
      (.outside(bounds: CGRect(x: 0, y: 0, width: 30, height: 100)), { $0.bounds.size.width = 30 }),
      (.interactionDisabled, { $0.isUserInteractionEnabled = false }),
      (.transparent(alpha: 0.009), { $0.alpha = 0.009 }),
      (.hidden, { $0.isHidden = true }),
    ]
    for (number, change) in changes.enumerated() {
      for isAlone in [true, false] {
        let view = square()
        // The view shrinks toward its upper-left corner, so a smaller view remains there.
        view.layer.anchorPoint = .zero
        view.layer.position = CGPoint(x: 20, y: 20)
        // Make all earlier reasons apply too.
        for other in isAlone ? [change] : Array(changes[...number]) { other.make(view) }
        let step = try step(over: view)
        #expect(step.answer == .itself)
        #expect(step.subviews.map(\.answer) == [.no(change.miss)])
        #expect(step.subviews.map(\.point) == [CGPoint(x: 30, y: 30)])
        view.removeFromSuperview()
      }
    }
  }

  @Test("F-31 an animation that disables user interaction is reported as the reason for a miss")
  func animation() throws {
    let view = square()
    root.addSubview(view)
    let phone = TestPhone(root)
    let log = ExplanationLog(phone)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    phone.finger(1).down(at: CGPoint(x: 50, y: 50), in: root)
    let step = try #require(log.landings.first?.walk.windows.first?.subviews.first)
    #expect(step.subviews.map(\.answer) == [.no(.animated)])
  }

  @Test("C-12 an overridden point(inside:) is named, called once, and determines the result")
  func pointInside() throws {
    let round = RoundView(frame: CGRect(x: 48, y: 48, width: 40, height: 40))
    let step = try step(over: round)
    #expect(step.subviews.map(\.answer) == [.no(.ownPointInside)])
    #expect(step.subviews[0].overridesPointInside && !step.subviews[0].overridesHitTest)
    #expect(round.asked == 1)
  }

  @Test("C-12 an overridden hitTest is named and called once; the views tested by super are listed")
  func ownHitTest() throws {
    let open = OpenView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let small = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    open.addSubview(small)
    let step = try step(over: open)
    #expect(open.asked == 1)
    let own = try #require(step.subviews.first)
    #expect(own.answer == .no(.ownHitTest) && own.overridesHitTest)
    #expect(own.subviews.map(\.view) == [small.traceName])
    #expect(own.subviews.map(\.answer) == [.no(.outside(bounds: small.bounds))])
  }

  @Test("C-12 the result is the view that an overridden hitTest returns, wherever that view is")
  func redirection() throws {
    let other = UIView(frame: CGRect(x: 300, y: 300, width: 10, height: 10))
    let redirecting = RedirectingView(frame: root.bounds)
    redirecting.target = other
    root.addSubview(other)
    let step = try step(over: redirecting)
    #expect(step.answer == .view(other.traceName))
    #expect(step.subviews.map(\.answer) == [.view(other.traceName)])
    #expect(step.unasked == [other.traceName])
  }

  @Test("C-13 views behind the hit view are not tested, and are listed front to back")
  func unasked() throws {
    let behind = (0..<6).map { _ in square() }
    for view in behind { root.addSubview(view) }
    let front = square()
    let step = try step(over: front)
    #expect(step.answer == .view(front.traceName))
    #expect(step.subviews.map(\.view) == [front.traceName])
    #expect(step.unasked == behind.reversed().map(\.traceName))
  }

  @Test("C-13 windows are tested front to back, and hidden windows are reported")
  func windows() throws {
    let (back, front, hidden) = (
      UIWindow(holding: UIView()), UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
      UIWindow(holding: UIView())
    )
    let phone = TestPhone(windows: back, hidden, front)
    hidden.isHidden = true
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: 100, 100)
    let walk = try #require(log.landings.first?.walk)
    #expect(walk.windows.map(\.view) == [front, hidden, back].map(\.traceName))
    #expect(
      walk.windows.map(\.answer) == [.no(.outside(bounds: front.bounds)), .no(.hidden), .itself])
  }

  @Test("C-26 no view is tested while the application ignores interaction events")
  func ignoring() throws {
    let phone = TestPhone(root)
    let log = ExplanationLog(phone)
    UIApplication.shared.beginIgnoringInteractionEvents()
    phone.finger(1).down(at: 100, 100)
    let walk = try #require(log.landings.first?.walk)
    #expect(walk.ignoresEvents && walk.windows == [] && walk.hit == nil)
  }

  @Test(
    "C-22 C-24 a view that rejects an additional finger reports a reason",
    arguments: [TouchRefusal.oneTouchAtATime, .isExclusive, .anotherIsExclusive])
  func refusals(refusal: TouchRefusal) throws {
    let (left, right) = (square(), UIView(frame: CGRect(x: 200, y: 20, width: 100, height: 100)))
    root.addSubview(left)
    root.addSubview(right)
    left.isExclusiveTouch = refusal == .anotherIsExclusive
    right.isExclusiveTouch = refusal == .isExclusive
    let phone = TestPhone(root)
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: CGPoint(x: 50, y: 50), in: left)
    phone.finger(2).down(
      at: CGPoint(x: 60, y: 60), in: refusal == .oneTouchAtATime ? left : right)
    #expect(log.landings.map(\.refusal) == [nil, refusal])
    #expect(log.deliveries.map(\.fingers) == [[1]])
  }

  @Test("C-10 C-13 C-22 C-24 explanations agree with hit testing in random apps")
  func randomApps() {
    var landings = 0
    for seed in UInt64(1)...150 {
      var (plain, explained): ([String], [String]) = ([], [])
      _ = RandomStream(seed: seed, gestures: seed.isMultiple(of: 2)).run { plain.append($0) }
      let faults = RandomStream(seed: seed, gestures: seed.isMultiple(of: 2)).run {
        explained.append($0)
      } explain: { explanation, context in
        guard case .landed(let landing) = explanation else { return }
        landings += 1
        // These views do not override hit testing, which a second hit test would call.
        let explainer = context.host.explainer
        context.host.explainer = nil
        let hit = context.hitTest(landing.point, with: nil)?.view
        context.host.explainer = explainer
        #expect(landing.walk.hit == hit?.traceName, "SEED=\(seed)")
      }
      #expect(faults == [], "SEED=\(seed)")
      #expect(plain == explained, "SEED=\(seed): the app runs the same as without explanations")
    }
    #expect(landings > 2000)
  }

  @Test("C-12 C-13 in random trees, explanations do not change hits or calls to overrides")
  func randomTrees() {
    var random = SplitMix64(seed: 7)
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    var (rounds, opens): ([RoundView], [OpenView]) = ([], [])
    var views = [root]
    for index in 0..<200 {
      let frame = CGRect(
        x: number(0...250), y: number(0...400), width: number(5...120), height: number(5...120))
      let view: UIView
      switch index % 4 {
      case 0:
        rounds.append(RoundView(frame: frame))
        view = rounds[rounds.count - 1]
      case 1:
        opens.append(OpenView(frame: frame))
        view = opens[opens.count - 1]
      default: view = UIView(frame: frame)
      }
      view.isHidden = index % 17 == 0
      view.isUserInteractionEnabled = index % 13 != 0
      views.randomElement(using: &random)?.addSubview(view)
      views.append(view)
    }
    let phone = TestPhone(root)
    let log = ExplanationLog(phone)
    let explainer = phone.context.host.explainer
    func counts() -> [Int] { rounds.map(\.asked) + opens.map(\.asked) }
    for _ in 0..<300 {
      let point = CGPoint(x: number(0...319), y: number(20...479))
      var changes: [[Int]] = []
      for isExplained in [false, true] {
        phone.context.host.explainer = isExplained ? explainer : nil
        let before = counts()
        phone.finger(1).down(at: point).up()
        changes.append(zip(counts(), before).map { $0 - $1 })
      }
      #expect(changes[0] == changes[1])
      phone.context.host.explainer = nil
      #expect(
        log.landings.last?.walk.hit == phone.context.hitTest(point, with: nil)?.view.traceName)
    }
  }
}
