import UIKit

/// Three pages that a finger turns, with dots, and buttons for the next page and the end.
final class Onboarding: UIViewController, UIScrollViewDelegate {
  private let titles = ["Welcome", "Touch", "Begin"]
  let pages = UIScrollView()
  let dots = UIPageControl()
  let nextButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.contentInsetAdjustmentBehavior = .never
    pages.delegate = self
    let row = UIStackView(
      arrangedSubviews: titles.map { title in
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textAlignment = .center
        return label
      })
    dots.numberOfPages = titles.count
    dots.pageIndicatorTintColor = .systemGray4
    dots.currentPageIndicatorTintColor = .label
    dots.addTarget(self, action: Selector("choose", Self.choose), for: .valueChanged)
    nextButton.setTitle("Next", for: .normal)
    nextButton.addTarget(self, action: Selector("advance", Self.advance), for: .touchUpInside)
    pages.addSubview(row)
    for part in [pages, dots, nextButton, row] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    for part in [pages, dots, nextButton] { view.addSubview(part) }
    let (content, frame) = (pages.contentLayoutGuide, pages.frameLayoutGuide)
    row.distribution = .fillEqually
    NSLayoutConstraint.activate([
      pages.topAnchor.constraint(equalTo: view.topAnchor),
      pages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.bottomAnchor.constraint(equalTo: dots.topAnchor),
      dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nextButton.topAnchor.constraint(equalTo: dots.bottomAnchor, constant: 8),
      nextButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      row.topAnchor.constraint(equalTo: content.topAnchor),
      row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      row.heightAnchor.constraint(equalTo: frame.heightAnchor),
      row.widthAnchor.constraint(
        equalTo: frame.widthAnchor, multiplier: CGFloat(titles.count)),
    ])
  }

  private var page: Int { Int((pages.contentOffset.x / max(1, pages.bounds.width)).rounded()) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { showPage() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { showPage() }

  private func showPage() {
    dots.currentPage = page
    nextButton.setTitle(page == titles.count - 1 ? "Done" : "Next", for: .normal)
    print("page \(page)")
  }

  private func choose() { turn(to: dots.currentPage) }

  private func advance() {
    if page == titles.count - 1 { print("done") } else { turn(to: page + 1) }
  }

  private func turn(to page: Int) {
    pages.setContentOffset(CGPoint(x: CGFloat(page) * pages.bounds.width, y: 0), animated: true)
  }
}
