package import CoreGraphics
import UIKit

/// The path of a finger that turns a page of a scroll view for a key, such as a page of the Home
/// screen.
package struct PageTurn: Hashable {
  /// The landing, the point where scrolling begins, and the lift, in screen points.
  package let path: [CGPoint]
  /// The focused control on the new page, in screen points; nil for none.
  package let focus: CGRect?

  /// The distance of the path's ends from the edges of a page, and between its first two points, in
  /// points. It is more than a pan needs to begin.
  private static let (margin, start): (CGFloat, CGFloat) = (4, 16)

  /// Finds the page that a key selects: Page Up, Page Down, or an arrow that finds no control on
  /// this page. Returns nil if there is no page in this direction.
  ///
  /// The scroll view with pages that contains the focus counts or, without a focus, the one at the
  /// center of the screen. The focus moves to the nearest control of the new page; without a focus,
  /// there is still none afterward.
  package init?(_ key: FocusKey, from focus: CGRect?, in phone: Phone) {
    guard let isNext = Self.isNext(key) else { return nil }
    let area = focus ?? phone.context.interface.screen.bounds
    let point = CGPoint(x: area.midX, y: area.midY)
    var found: Self?
    phone.perform {
      found = Self.pages(at: point, in: phone).flatMap {
        Self(in: $0, isNext: isNext, at: point, from: focus)
      }
    }
    guard let found else { return nil }
    self = found
  }

  private init?(in pages: UIScrollView, isNext: Bool, at point: CGPoint, from focus: CGRect?) {
    let width = pages.bounds.width
    let offset = pages.contentOffset.x + (isNext ? width : -width)
    // Half a page does not count; offsets need not be exact.
    guard width > 0, offset > -width / 2, offset + width / 2 < pages.contentSize.width else {
      return nil
    }
    let visible = Self.screenFrame(of: pages)
    let (first, last) = (visible.minX + Self.margin, visible.maxX - Self.margin)
    path =
      isNext
      ? [last, last - Self.start, first].map { CGPoint(x: $0, y: point.y) }
      : [first, first + Self.start, last].map { CGPoint(x: $0, y: point.y) }
    let edge = isNext ? visible.minX : visible.maxX
    self.focus = focus.flatMap { focus in
      Self.controls(in: pages)
        .map { $0.offsetBy(dx: isNext ? -width : width, dy: 0) }
        .filter { visible.contains(CGPoint(x: $0.midX, y: $0.midY)) }
        .min {
          abs($0.midX - edge) + 2 * abs($0.midY - focus.midY)
            < abs($1.midX - edge) + 2 * abs($1.midY - focus.midY)
        }
    }
  }

  private static func isNext(_ key: FocusKey) -> Bool? {
    switch key {
    case .right, .pageDown: true
    case .left, .pageUp: false
    case .up, .down, .enter: nil
    }
  }

  private static func pages(at point: CGPoint, in phone: Phone) -> UIScrollView? {
    guard let hit = phone.context.hitTest(point, with: nil)?.view else { return nil }
    return sequence(first: hit, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isPagingEnabled && $0.isScrollEnabled }
  }

  private static func controls(in view: UIView) -> [CGRect] {
    view.subviews.filter { !$0.isHidden && $0.isUserInteractionEnabled }.flatMap { view in
      if let control = view as? UIControl, control.isEnabled { return [screenFrame(of: control)] }
      return controls(in: view)
    }
  }

  private static func screenFrame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
  }
}
