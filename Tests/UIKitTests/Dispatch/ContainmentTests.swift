import Testing
import TouchTesting
import UIKit

/// Child controllers. Source: developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
/// and removefromparent().
struct ContainmentTests {
  /// A child controller that logs its callbacks.
  final class Child: UIViewController {
    var calls: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      calls.append("will move to \(parent?.title ?? "none"), is in \(self.parent?.title ?? "none")")
    }
    override func didMove(toParent parent: UIViewController?) {
      calls.append("did move to \(parent?.title ?? "none"), is in \(self.parent?.title ?? "none")")
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) {
      calls.append("appears in \(view.window == nil ? "no window" : "a window")")
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  let first = UIViewController()
  let second = UIViewController()
  let child = Child()

  init() {
    (first.title, second.title) = ("first", "second")
  }

  @Test("addChild calls willMove, and removeFromParent calls didMove")
  func calls() {
    first.addChild(child)
    #expect(child.parent === first)
    #expect(first.children == [child])
    #expect(child.calls == ["will move to first, is in none"])
    child.didMove(toParent: first)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(first.children.isEmpty)
    #expect(
      child.calls.dropFirst() == [
        "did move to first, is in first", "will move to none, is in first",
        "did move to none, is in none",
      ])
    child.removeFromParent()
    #expect(child.calls.count == 4)
  }

  @Test("A child added to another parent is removed from the first")
  func anotherParent() {
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
  }

  @Test("A child that moves to another parent in willMove ends up with the first parent")
  func movedInCallback() {
    final class MovingController: UIViewController {
      var other: UIViewController?
      override func willMove(toParent parent: UIViewController?) {
        let destination = other
        other = nil
        destination?.addChild(self)
      }
    }
    let moving = MovingController()
    moving.other = second
    first.addChild(moving)
    #expect(second.children.isEmpty && first.children == [moving] && moving.parent === first)
  }

  @Test("A parent retains its children, but children do not retain their parent")
  func lifetime() {
    weak var parent: UIViewController?
    do {
      let made = UIViewController()
      made.addChild(child)
      parent = made
    }
    #expect(parent == nil)
    #expect(child.parent == nil)
  }

  @Test("A child's view appears and disappears with its window; touches reach the parent's view")
  func appearance() {
    let phone = TestPhone(first)
    first.addChild(child)
    first.view.addSubview(child.view)
    phone.after(0.1)
    #expect(child.calls.dropFirst() == ["will appear", "appears in a window", "did appear"])
    #expect(child.next === first.view)
    child.view.removeFromSuperview()
    phone.after(0.1)
    #expect(child.calls.last == "did disappear")
  }

  @Test("A presented controller's child has the same presenter and can dismiss the presentation")
  func dismissing() {
    let phone = TestPhone(first)
    second.addChild(child)
    first.present(second, animated: false)
    phone.after(0.1)
    #expect(child.presentingViewController === first)
    child.dismiss(animated: false)
    #expect(first.presentedViewController == nil)
    #expect(child.presentingViewController == nil)
  }

  @Test("Setting isEditing calls setEditing without animation")
  func editing() {
    final class Editor: UIViewController {
      var animated: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        self.animated.append(animated)
      }
    }
    let editor = Editor()
    editor.isEditing = true
    editor.setEditing(false, animated: true)
    #expect(editor.animated == [false, true])
    #expect(!editor.isEditing)
  }
}
