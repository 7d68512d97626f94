import CoreGraphics
import UIKit

/// The Home screen: pages with an icon for each app.
///
/// Tapping an icon sets `opened` to the app's name, which scripts can check, and calls the owner.
/// The Home screen itself does not change. The owner shows the app and draws the transition.
final class HomeViewController: UIViewController, UIScrollViewDelegate {
  /// The distances between icons, and between the top and the first row, in points.
  private static let pitch = CGSize(width: 76, height: 88)
  private static let top: CGFloat = 12
  /// The height of the page control below the icons, in points.
  private static let bottom: CGFloat = 70

  /// The name of the last app opened; initially empty.
  private(set) var opened = ""

  private let icons: [IconView]
  private let pages = PagesView()
  private let pageControl = UIPageControl()
  private let open: (_ name: String, _ icon: CGRect) -> Void
  private let first: String?

  /// Creates the Home screen.
  ///
  /// - Parameters:
  ///   - first: The app whose page is shown initially, or `nil` for the first page.
  ///   - open: Called with the selected app and its icon's rectangle, in screen points.
  init(
    _ apps: [(name: String, icon: AppIcon)], first: String? = nil,
    open: @escaping (_ name: String, _ icon: CGRect) -> Void = { _, _ in }
  ) {
    icons = apps.map { IconView(name: $0.name, icon: $0.icon) }
    self.open = open
    self.first = first
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = Wallpaper(frame: UIScreen.main.applicationFrame)
  }

  override func viewDidLoad() {
    pages.isPagingEnabled = true
    // A page has the full width of the screen, even next to a notch.
    pages.contentInsetAdjustmentBehavior = .never
    pages.delaysContentTouches = false
    pages.delegate = self
    view.addSubview(pages)
    for icon in icons {
      icon.addTarget(self, action: HomeViewController.tapped, for: .touchUpInside)
      pages.addSubview(icon)
    }
    pageControl.addTarget(self, action: HomeViewController.turnedPage, for: .valueChanged)
    view.addSubview(pageControl)
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    guard pages.frame != view.bounds else { return }
    let columns = max(1, Int(size.width / Self.pitch.width))
    let rows = max(1, Int((size.height - Self.top - Self.bottom) / Self.pitch.height))
    let margin = (size.width - CGFloat(columns) * Self.pitch.width) / 2
    pages.frame = view.bounds
    for (number, icon) in icons.enumerated() {
      let (page, index) = (number / (columns * rows), number % (columns * rows))
      icon.frame.origin = CGPoint(
        x: CGFloat(page) * size.width + margin + CGFloat(index % columns) * Self.pitch.width,
        y: Self.top + CGFloat(index / columns) * Self.pitch.height)
    }
    let count = max(1, (icons.count + columns * rows - 1) / (columns * rows))
    pages.contentSize = CGSize(width: CGFloat(count) * size.width, height: size.height)
    pages.isScrollEnabled = count > 1
    pageControl.numberOfPages = count
    pageControl.isHidden = count == 1
    pageControl.frame = CGRect(
      x: size.width / 2 - 80, y: Self.top + CGFloat(rows) * Self.pitch.height, width: 160,
      height: 24)
    let start = icons.firstIndex { $0.accessibilityIdentifier == first } ?? 0
    show(page: start / (columns * rows), animated: false)
  }

  private func tapped(_ icon: IconView) {
    opened = icon.accessibilityIdentifier ?? ""
    open(opened, icon.tileFrame)
  }

  // MARK: - Pages

  private func turnedPage(_ control: UIPageControl) {
    show(page: control.currentPage, animated: true)
  }

  private func show(page: Int, animated: Bool) {
    pageControl.currentPage = page
    let offset = CGPoint(x: CGFloat(page) * pages.bounds.width, y: 0)
    pages.setContentOffset(offset, animated: animated)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}

/// A scroll view that scrolls even if the finger lands on an icon, which is a control.
private final class PagesView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// The picture behind the icons: an evening sky.
private final class Wallpaper: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let colors = [
      UIColor(red: 0.05, green: 0.09, blue: 0.2, alpha: 1),
      UIColor(red: 0.13, green: 0.25, blue: 0.45, alpha: 1),
      UIColor(red: 0.35, green: 0.5, blue: 0.66, alpha: 1),
    ]
    (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
  }

  required init?(coder: NSCoder) { nil }
}
