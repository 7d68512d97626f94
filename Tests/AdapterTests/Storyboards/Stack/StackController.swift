import UIKit

class StackController: UIViewController, UIScrollViewDelegate {
  @IBOutlet weak var stack: UIStackView!
  @IBOutlet weak var scroll: UIScrollView!

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("stack", stack.frame, stack.arrangedSubviews.map { $0.frame.minY })
    print("first", stack.arrangedSubviews[0].frame)
    print("scroll", scroll.contentSize, scroll.isPagingEnabled, scroll.maximumZoomScale)
    print("keyboard", scroll.keyboardDismissMode)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    print("page", scrollView.contentOffset.x)
  }
}
