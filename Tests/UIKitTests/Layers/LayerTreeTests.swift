import CoreGraphics
import Simulator
import Testing
import TouchTesting
import UIKit

/// The layer tree, and its relation to the view hierarchy.
struct LayerTreeTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func names(_ layer: CALayer) -> [String] {
    (layer.sublayers ?? []).map { $0.name ?? "?" }
  }

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func subview(_ name: String) -> UIView {
    let view = UIView()
    view.layer.name = name
    return view
  }

  @Test("A layer belongs to the last superlayer it was added to, at the requested position")
  func insertion() {
    let root = CALayer()
    #expect(root.sublayers == nil)
    let (a, b, c, d) = (layer("a"), layer("b"), layer("c"), layer("d"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    root.insertSublayer(d, below: b)
    #expect(names(root) == ["c", "a", "d", "b"])
    root.insertSublayer(c, above: d)
    #expect(names(root) == ["a", "d", "c", "b"])
    root.insertSublayer(a, at: 99)
    #expect(names(root) == ["d", "c", "b", "a"])
    let e = layer("e")
    root.replaceSublayer(c, with: e)
    #expect(names(root) == ["d", "e", "b", "a"])
    #expect(c.superlayer == nil && e.superlayer === root)
    let other = CALayer()
    other.addSublayer(e)
    #expect(names(root) == ["d", "b", "a"])
    #expect(e.superlayer === other)
    e.removeFromSuperlayer()
    e.removeFromSuperlayer()
    #expect(e.superlayer == nil && other.sublayers == nil)
    root.sublayers = [a, e]
    #expect(names(root) == ["a", "e"])
    #expect(b.superlayer == nil && e.superlayer === root)
    root.sublayers = nil
    #expect(root.sublayers == nil && a.superlayer == nil)
  }

  @Test("Sublayers do not retain their superlayer; if they outlive it, they have none")
  func lifetime() {
    let child = CALayer()
    var root: CALayer? = CALayer()
    root?.addSublayer(child)
    weak let gone = root
    root = nil
    #expect(gone == nil)
    #expect(child.superlayer == nil)
  }

  @Test("Layers of subviews and the app's own layers share one order")
  func interleaved() {
    view.addSubview(subview("one"))
    let two = subview("two")
    view.addSubview(two)
    #expect(names(view.layer) == ["one", "two"])
    let (back, middle) = (layer("back"), layer("middle"))
    view.layer.insertSublayer(back, at: 0)
    view.layer.insertSublayer(middle, below: two.layer)
    #expect(names(view.layer) == ["back", "one", "middle", "two"])
    let three = subview("three")
    view.addSubview(three)
    view.layer.addSublayer(layer("front"))
    #expect(names(view.layer) == ["back", "one", "middle", "two", "three", "front"])
    view.insertSubview(three, belowSubview: two)
    #expect(names(view.layer) == ["back", "one", "middle", "three", "two", "front"])
    view.bringSubviewToFront(three)
    #expect(names(view.layer) == ["back", "one", "middle", "two", "front", "three"])
    view.sendSubviewToBack(three)
    #expect(names(view.layer) == ["three", "back", "one", "middle", "two", "front"])
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(names(view.layer) == ["two", "back", "one", "middle", "three", "front"])
    #expect(view.subviews.map(\.layer.name) == ["two", "one", "three"])
    two.removeFromSuperview()
    #expect(names(view.layer) == ["back", "one", "middle", "three", "front"])
    #expect(two.layer.superlayer == nil && three.layer.superlayer === view.layer)
  }

  @Test("Moving a subview's layer moves the subview; removing the layer removes the subview")
  func layersOfSubviews() {
    let (one, two) = (subview("one"), subview("two"))
    view.addSubview(one)
    view.addSubview(two)
    view.layer.insertSublayer(two.layer, at: 0)
    #expect(view.subviews == [two, one])
    one.layer.removeFromSuperlayer()
    #expect(view.subviews == [two])
    #expect(one.superview == nil)
  }

  @Test("layerClass determines the class of a view's layer, which is created by init()")
  func layerClass() {
    final class CountingLayer: CALayer {
      let made: Int
      override init() {
        made = 7
        super.init()
      }
      override init(layer: Any) {
        made = (layer as? CountingLayer)?.made ?? 0
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Host: UIView {
      override class var layerClass: AnyClass { CountingLayer.self }
    }
    let host = Host(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((host.layer as? CountingLayer)?.made == 7)
    #expect(host.layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(host.layer.presentation()?.position == CGPoint(x: 2.5, y: 4))
    #expect((host.layer.presentation() as? CountingLayer)?.made == 7)
    #expect(host.layer.presentation()?.model() === host.layer)
    #expect(host.layer.delegate === host)
    #expect(type(of: view.layer) == CALayer.self)
  }

  @Test("A view whose callback removes its sibling is added in front of the other views and layers")
  func removedSibling() {
    final class SiblingRemovingView: UIView {
      var sibling: UIView?

      override func willMove(toSuperview newSuperview: UIView?) { sibling?.removeFromSuperview() }
    }
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let phone = Phone(root: parent)
    for isBelow in [true, false] {
      let (first, sibling, own) = (UIView(), UIView(), CALayer())
      let view = SiblingRemovingView()
      view.sibling = sibling
      for each in [first, sibling] { parent.addSubview(each) }
      // Adding this layer gives the superlayer its own list of sublayers.
      parent.layer.addSublayer(own)
      if isBelow {
        parent.insertSubview(view, belowSubview: sibling)
      } else {
        parent.insertSubview(view, aboveSubview: sibling)
      }
      #expect(parent.subviews == [first, view])
      #expect(parent.layer.sublayers == [first.layer, own, view.layer])
      for each in parent.subviews { each.removeFromSuperview() }
      own.removeFromSuperlayer()
    }
    phone.step(to: AppTime(seconds: 1))
  }

  @Test("Masks and their sublayers count toward layer depth")
  func deepMask() async {
    func chain(_ count: Int) -> CALayer {
      var layer = CALayer()
      for number in 1..<count {
        let outer = CALayer()
        if number.isMultiple(of: 2) { outer.mask = layer } else { outer.addSublayer(layer) }
        layer = outer
      }
      return layer
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    // The view's own layer is the first level.
    view.layer.mask = chain(UIView.depthLimit - 1)
    #expect(view.layer.mask?.mask != nil || view.layer.mask?.sublayers != nil)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var layer = CALayer()
        for _ in 1...UIView.depthLimit {
          let outer = CALayer()
          outer.mask = layer
          layer = outer
        }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("more than 500 layers are nested"))
  }
}
