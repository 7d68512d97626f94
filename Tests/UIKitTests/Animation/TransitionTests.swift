import CoreGraphics
import DisplayList
import Testing
import TouchTesting
import UIKit

/// View and layer transitions.
///
/// Sources: developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:),
/// /transition(from:to:duration:options:completion:) and /quartzcore/catransition.
struct TransitionTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  /// The display node of the view.
  private func node(_ phone: TestPhone) -> DisplayNode? {
    phone.device.frame().nodes[0].children.first
  }

  /// Returns the nodes in a fade, with their opacities.
  private func faded(_ phone: TestPhone) -> [(background: CGColor?, opacity: CGFloat)] {
    (node(phone)?.contents ?? []).flatMap { command -> [DisplayNode] in
      if case .nodes(let nodes) = command { return nodes }
      return []
    }.map { ($0.background, $0.opacity) }
  }

  private func change(
    _ options: UIView.AnimationOptions, to color: UIColor = .blue, _ duration: TimeInterval = 1
  ) {
    UIView.transition(
      with: view, duration: duration, options: options.union(.curveLinear),
      animations: { view.backgroundColor = color },
      completion: { print("done \($0) \(CACurrentMediaTime())") })
  }

  @Test("A cross dissolve blends the old and new states, and completes once")
  func dissolve() {
    view.backgroundColor = .red
    let phone = TestPhone(view)
    phone.at(0.5)
    change(.transitionCrossDissolve)
    #expect(view.backgroundColor == .blue)
    phone.at(0.75)
    let parts = faded(phone)
    #expect(parts.map(\.background) == [UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(parts.map(\.opacity) == [0.75, 0.25])
    #expect(node(phone)?.contents.contains(.style(DrawingStyle(blendMode: .plusLighter))) == true)
    #expect(phone.log.text == "")
    phone.at(1.5)
    #expect(phone.log.text == "done true 1.5")
    #expect(node(phone)?.background == UIColor.blue.cgColor)
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("A view that is hidden or shown in a transition fades")
  func hiding() {
    view.backgroundColor = .red
    let root = UIView()
    root.addSubview(view)
    let phone = TestPhone(root)
    func opacities() -> [CGFloat] {
      let contents = phone.device.frame().nodes[0].children[0].children.first?.contents ?? []
      return contents.flatMap { command -> [CGFloat] in
        if case .nodes(let nodes) = command { return nodes.map(\.opacity) }
        return []
      }
    }
    let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
    UIView.transition(with: view, duration: 1, options: options) { view.isHidden = true }
    phone.at(0.25)
    #expect(opacities() == [0.75])
    phone.at(1)
    #expect(phone.device.frame().nodes[0].children[0].children.isEmpty)
    UIView.transition(with: view, duration: 1, options: options) { view.isHidden = false }
    phone.at(1.25)
    #expect(opacities() == [0.25])
  }

  @Test("A flip shows the old state until the view is edge-on, and then the new state")
  func flip() throws {
    view.backgroundColor = .red
    let phone = TestPhone(view)
    change(.transitionFlipFromLeft)
    phone.at(0.25)
    var side = try #require(node(phone)?.children.first)
    #expect(side.background == UIColor.red.cgColor)
    // Seen from far away, the width is the cosine of the angle.
    #expect(abs(side.transform.a - cos(.pi / 4)) < 1e-12 && side.transform.d == 1)
    phone.at(0.75)
    side = try #require(node(phone)?.children.first)
    #expect(side.background == UIColor.blue.cgColor)
    #expect(abs(side.bounds.applying(side.transform).midX - view.bounds.midX) < 1e-9)
    change(.transitionFlipFromTop, to: .green)
    #expect(phone.log.text == "done false 0.75" || phone.log.text == "")
    phone.at(1)
    side = try #require(node(phone)?.children.first)
    #expect(side.transform.a == 1 && side.transform.d < 1)
    #expect(phone.log.text == "done false 0.75")
  }

  @Test(
    "Without a transition or a duration, the change is immediate; completions still run")
  func atOnce() {
    let phone = TestPhone(view)
    change([])
    change(.transitionCrossDissolve, 0)
    UIView.performWithoutAnimation { change(.transitionCrossDissolve) }
    #expect(phone.log.text == "")
    phone.after(0)
    #expect(phone.log.text == "done true 0.0\ndone true 0.0\ndone true 0.0")
    #expect(node(phone)?.background == UIColor.blue.cgColor)
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: nil)
  }

  @Test("Changes inside a transition are animated only with allowAnimatedContent")
  func content() {
    let phone = TestPhone(view)
    func move(_ options: UIView.AnimationOptions) {
      UIView.transition(
        with: view, duration: 1, options: options.union([.transitionCrossDissolve, .curveLinear]),
        animations: { view.center.x += 100 })
    }
    let start = view.center.x
    move([])
    phone.at(0.5)
    #expect(view.layer.presentation()?.position.x == start + 100)
    phone.at(1)
    move(.allowAnimatedContent)
    phone.at(1.5)
    #expect(view.layer.presentation()?.position.x == start + 150)
  }

  @Test("A transition replaces one view with another, or hides one and shows the other")
  func replacing() {
    let (root, other) = (UIView(), UIView(frame: view.frame))
    root.addSubview(view)
    root.addSubview(UIView())
    let phone = TestPhone(root)
    UIView.transition(
      from: view, to: other, duration: 1, options: .transitionCrossDissolve,
      completion: { print("done \($0)") })
    #expect(view.superview == nil && root.subviews.first === other)
    #expect(phone.context.layers.animations.isAnimating)
    phone.at(1)
    #expect(phone.log.text == "done true")
    root.addSubview(view)
    view.isHidden = true
    UIView.transition(
      from: other, to: view, duration: 1,
      options: [.transitionFlipFromRight, .showHideTransitionViews])
    #expect(other.isHidden && !view.isHidden && other.superview === root)
    UIView.transition(from: UIView(), to: other, duration: 1) { print("alone \($0)") }
    #expect(phone.log.text == "done true\nalone true")
  }

  @Test("A view in transition receives no touches, unless user interaction is allowed")
  func touches() {
    let logging = LoggingView(frame: view.frame)
    let root = UIView()
    root.addSubview(logging)
    let phone = TestPhone(root)
    UIView.transition(with: logging, duration: 1, options: .transitionCrossDissolve, animations: {})
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    phone.at(1)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === logging)
    UIView.transition(
      with: logging, duration: 1, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: {})
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === logging)
  }

  nonisolated static let moves: [(CATransitionType, CATransitionSubtype, [CGPoint])] = [
    (.push, .fromLeft, [CGPoint(x: 0.25, y: 0), CGPoint(x: -0.75, y: 0)]),
    (.push, .fromBottom, [CGPoint(x: 0, y: -0.25), CGPoint(x: 0, y: 0.75)]),
    (.moveIn, .fromRight, [CGPoint(x: 0, y: 0), CGPoint(x: 0.75, y: 0)]),
    (.reveal, .fromTop, [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0.25)]),
  ]

  @Test("A layer transition moves in its direction, clipped to the bounds", arguments: moves)
  func moving(type: CATransitionType, subtype: CATransitionSubtype, offsets: [CGPoint]) throws {
    let phone = TestPhone(view)
    let transition = CATransition()
    (transition.type, transition.subtype) = (type, subtype)
    transition.duration = 1
    view.layer.add(transition, forKey: "mine")
    view.backgroundColor = .blue
    #expect(view.layer.animationKeys() == [kCATransition])
    phone.at(0.25)
    let group = try #require(node(phone))
    #expect(group.clips && group.bounds == view.bounds)
    // Measure in multiples of the view's size.
    let found = group.children.map {
      CGPoint(
        x: $0.transform.tx / group.bounds.width, y: $0.transform.ty / group.bounds.height)
    }
    #expect(found == offsets)
    phone.at(1)
    #expect(node(phone)?.background == UIColor.blue.cgColor && view.layer.animationKeys() == nil)
  }

  @Test(
    "By default, a layer transition fades for 0.25 s, from its start progress to its end progress"
  )
  func layerFade() {
    let phone = TestPhone(view)
    #expect(CATransition().type == .fade && CATransition().endProgress == 1)
    let transition = CATransition()
    transition.startProgress = 0.5
    view.layer.add(transition, forKey: nil)
    view.backgroundColor = .blue
    phone.at(0.125)
    #expect(faded(phone).map(\.opacity) == [0.25, 0.75])
    phone.at(0.25)
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("Replacing a transition in every frame nests transitions at most 100 deep")
  func oftenReplaced() throws {
    let phone = TestPhone(view)
    for number in 1...250 {
      phone.at(Double(number) / 60)
      change(.transitionCrossDissolve, to: number.isMultiple(of: 2) ? .red : .blue, 0.3)
      let shown = try #require(node(phone))
      // The view itself is in the innermost transition.
      #expect([shown].levels(upTo: 1000) <= 101)
      if number < 100 { #expect([shown].levels(upTo: 1000) == number + 1) }
    }
    // The last replaced transition's completion runs in the next turn.
    #expect(phone.log.lines.count == 250 - 2)
    phone.after(1)
    let last = try #require(node(phone))
    #expect([last].levels(upTo: 1000) == 1)
    #expect(phone.log.lines.count == 250)
  }
}
