import Testing
import TouchTesting
import UIKit

/// Constraints between scroll views and their contents.
struct ScrollLayoutTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scroll = UIScrollView()
  let content = UIView()

  init() {
    for (view, superview) in [(scroll, root), (content, scroll)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    NSLayoutConstraint.activate([
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 80),
      scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  private func pin(to item: Any, inset: CGFloat = 0) {
    for (attribute, sign) in [(.left, 1), (.top, 1), (.right, -1), (.bottom, -1)]
      as [(NSLayoutConstraint.Attribute, CGFloat)]
    {
      NSLayoutConstraint(
        item: content, attribute: attribute, relatedBy: .equal, toItem: item,
        attribute: attribute, multiplier: 1, constant: sign * inset
      ).isActive = true
    }
  }

  @Test("E-44 constraints to the scroll view's edges determine the content size")
  func edges() {
    let phone = TestPhone(root)
    pin(to: scroll, inset: 10)
    // A constraint to a view above the scroll view belongs to the same layout.
    content.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -20).isActive = true
    let height = content.heightAnchor.constraint(equalToConstant: 900)
    height.isActive = true
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 80, width: 320, height: 400))
    #expect(scroll.contentSize == CGSize(width: 320, height: 920))
    #expect(content.frame == CGRect(x: 10, y: 10, width: 300, height: 900))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 320, height: 920))
    phone.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), over: 0.5)
    phone.after(2)
    #expect(scroll.contentOffset.y > 150)
    height.constant = 1000
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 10, width: 300, height: 1000))
    #expect(scroll.contentSize.height == 1020)
    #expect(phone.warnings == [])
  }

  @Test(
    "E-44 the content guide works as the scroll view's edges do; sizes and centers are the frame's")
  func guides() {
    pin(to: scroll.contentLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
    ])
    let middle = FixedView(width: 20)
    middle.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(middle)
    middle.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
    middle.centerYAnchor.constraint(equalTo: scroll.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 640, height: 400))
    #expect(middle.frame == CGRect(x: 150, y: 190, width: 20, height: 20))
    scroll.contentOffset.x = 200
    root.layoutIfNeeded()
    #expect(middle.frame.minX == 150)
    #expect(scroll.contentSize == CGSize(width: 640, height: 400))
  }

  @Test("E-44 a view attached to the frame guide stays in place while the contents scroll")
  func floating() {
    pin(to: scroll)
    content.widthAnchor.constraint(equalToConstant: 320).isActive = true
    content.heightAnchor.constraint(equalToConstant: 2000).isActive = true
    let badge = FixedView(width: 30)
    badge.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(badge)
    let frame = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: frame.topAnchor, constant: 8),
      badge.rightAnchor.constraint(equalTo: frame.rightAnchor, constant: -8),
    ])
    for offset in [0, 100, 1000] as [CGFloat] {
      scroll.contentOffset.y = offset
      root.layoutIfNeeded()
      let shown = badge.convert(badge.bounds, to: root as UIView?)
      #expect(shown == CGRect(x: 282, y: 88, width: 30, height: 20), "\(offset)")
    }
    #expect(frame.layoutFrame == scroll.bounds)
    #expect(scroll.contentSize.height == 2000)
  }

  @Test("E-44 without constraints to the contents, the app's content size applies")
  func ownSize() {
    scroll.contentSize = CGSize(width: 700, height: 800)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 700, height: 800))
    #expect(scroll.frame.height == 400)
  }

  /// Counts how often its intrinsic size is requested, which is once per solution.
  private final class Counting: UIView {
    var requests = 0

    override var intrinsicContentSize: CGSize {
      requests += 1
      return CGSize(width: 100, height: 100)
    }
  }

  @Test("E-44 scrolling does not solve the constraints again")
  func work() {
    pin(to: scroll)
    let counting = Counting()
    counting.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(counting)
    NSLayoutConstraint.activate([
      counting.leftAnchor.constraint(equalTo: content.leftAnchor),
      counting.topAnchor.constraint(equalTo: content.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 320),
      content.heightAnchor.constraint(equalToConstant: 4000),
    ])
    root.layoutIfNeeded()
    let requests = counting.requests
    #expect(requests > 0)
    for offset in 1...50 {
      scroll.contentOffset.y = CGFloat(offset)
      root.layoutIfNeeded()
    }
    #expect(counting.requests == requests)
    counting.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(counting.requests > requests)
  }
}
