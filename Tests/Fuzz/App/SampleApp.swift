import UIKit

/// A screen with controls, scrolling, gestures, and all kinds of properties.
final class SampleController: UIViewController {
  enum Mood { case calm, wild }

  final class Item {
    var name = "a \"name\"\n"
    var next: Item?
    var size = CGSize(width: 3, height: 0.1)
  }

  var item: Item? = Item()
  var mood = Mood.wild
  var numbers = [1.5, -0.0, 1e-9]
  var table: [String: [Int]] = ["one": [1], "": []]
  var pair = (first: CGPoint(x: 1, y: 2), second: Character("é"))
  var choices: Set<Int> = [1, 2]
  var nested: Int?? = .some(.none)
  lazy var unused = 1

  override func viewDidLoad() {
    view.accessibilityIdentifier = "sample"
    view.isMultipleTouchEnabled = true
    add(UILabel(), "label").map { ($0 as? UILabel)?.text = "Text" }
    add(UIButton(type: .system), "button")
    add(UISlider(), "slider")
    add(UISwitch(), "switch")
    add(UIStepper(), "stepper")
    add(UISegmentedControl(items: ["a", "b"]), "segments")
    add(UIPageControl(), "pages")
    add(UIImageView(), "image")
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 400, height: 900)
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 3)
    add(scrollView, "scroll")
    let recognizers = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
      UIHoverGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
    ]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  @discardableResult
  private func add(_ view: UIView, _ name: String) -> UIView? {
    let row = CGFloat(self.view.subviews.count)
    view.frame = CGRect(x: 10, y: 30 + 45 * row, width: 200, height: 40)
    view.accessibilityIdentifier = name
    self.view.addSubview(view)
    return view
  }
}
