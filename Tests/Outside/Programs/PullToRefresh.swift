import UIKit

/// A list with a custom spinner above its rows, which starts when the list is pulled down.
class PullToRefreshController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private let content = UIStackView()
  let spinner = CAShapeLayer()
  private let threshold: CGFloat = 60
  private(set) var isLoading = false
  private var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.frame = view.bounds
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    content.axis = .vertical
    content.distribution = .fillEqually
    content.spacing = 1
    scrollView.addSubview(content)
    addRows(count: 12)
    spinner.path =
      UIBezierPath(
        arcCenter: .zero, radius: 12, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
    spinner.position = CGPoint(x: 160, y: -30)
    spinner.fillColor = UIColor.clear.cgColor
    spinner.strokeColor = UIColor.gray.cgColor
    spinner.lineWidth = 3
    spinner.strokeEnd = 0
    scrollView.layer.addSublayer(spinner)
  }

  private func addRows(count: Int) {
    for _ in 0..<count {
      let row = UILabel()
      row.text = "  Row \(content.arrangedSubviews.count + 1)"
      row.backgroundColor = UIColor(white: 0.95, alpha: 1)
      content.addArrangedSubview(row)
    }
    let height = CGFloat(content.arrangedSubviews.count) * 50
    content.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    scrollView.contentSize = content.frame.size
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isLoading else { return }
    let pulled = max(0, -scrollView.contentOffset.y)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    spinner.strokeEnd = min(1, pulled / threshold) * 0.9
    CATransaction.commit()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard !isLoading, -scrollView.contentOffset.y > threshold else { return }
    isLoading = true
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.byValue = 2 * CGFloat.pi
    turn.duration = 0.8
    turn.repeatCount = .infinity
    spinner.add(turn, forKey: "turn")
    UIView.animate(withDuration: 0.2) {
      scrollView.contentInset.top = self.threshold
    }
    print("loading")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.didLoad()
    }
  }

  private func didLoad() {
    loads += 1
    addRows(count: 3)
    spinner.removeAllAnimations()
    spinner.strokeEnd = 0
    isLoading = false
    UIView.animate(withDuration: 0.3) {
      self.scrollView.contentInset = .zero
    }
    print("\(content.arrangedSubviews.count) rows")
  }
}
