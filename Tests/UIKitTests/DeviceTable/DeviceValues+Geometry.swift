import Testing
import UIKit

// Our values for the rows of Tests/Devices/devices.tsv.

extension DeviceValues {
  static func geometry(_ controller: UIViewController, _ row: Row) {
    row("g-frame-rot-01") {
      let v = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
      v.transform = CGAffineTransform(rotationAngle: 0.1)
      return v.frame
    }
    row("g-frame-reset-01") {
      let v = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
      let f = v.frame
      v.transform = CGAffineTransform(rotationAngle: 0.1)
      v.frame = f
      return v.frame
    }
    row("g-frame-scale-2") {
      let v = UIView()
      v.frame.size = CGSize(width: 100, height: 100)
      v.transform = CGAffineTransform(scaleX: 2, y: 2)
      return v.frame
    }
    row("g-bounds-scale-2") {
      let v = UIView()
      v.frame.size = CGSize(width: 100, height: 100)
      v.transform = CGAffineTransform(scaleX: 2, y: 2)
      return v.bounds
    }
    row("g-anchor-top") {
      let l = CALayer()
      l.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      l.anchorPoint = CGPoint(x: 0.5, y: 0)
      return l.frame.origin
    }
    row("g-anchor-top-position") {
      let l = CALayer()
      l.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      l.anchorPoint = CGPoint(x: 0.5, y: 0)
      return l.position
    }
    row("g-anchor-corner") {
      let l = UILabel(frame: CGRect(x: 100, y: 100, width: 100, height: 20))
      l.layer.anchorPoint = CGPoint(x: 1, y: 1)
      return l.frame
    }
    row("g-anchor-before-frame") {
      let l = UILabel()
      l.layer.anchorPoint = CGPoint(x: 1, y: 1)
      l.frame = CGRect(x: 100, y: 100, width: 100, height: 20)
      return l.center
    }
    row("g-rect-standardized") {
      let r = CGRect(x: 10, y: 20, width: -30, height: -50)
      return r.standardized
    }
    row("g-rect-negative-width") {
      let r = CGRect(x: 10, y: 20, width: -30, height: -50)
      return [r.width, r.size.width, r.height, r.size.height]
    }
    row("g-rect-negative-minmax") {
      let r = CGRect(x: 10, y: 20, width: -30, height: -50)
      return [r.minX, r.midX, r.maxX, r.minY, r.midY, r.maxY]
    }
    row("g-rect-negative-equal") {
      let r = CGRect(x: 10, y: 20, width: -30, height: -50)
      return r == r.standardized
    }
    row("g-rect-inset") {
      let r = CGRect(x: 11.25, y: 22.25, width: 33.25, height: 44.25)
      return r.insetBy(dx: 1, dy: -2)
    }
    row("g-rect-offset") {
      let r = CGRect(x: 11.25, y: 22.25, width: 33.25, height: 44.25)
      return r.offsetBy(dx: 3, dy: -4)
    }
    row("g-rect-integral") {
      let r = CGRect(x: 11.25, y: 22.25, width: 33.25, height: 44.25)
      return r.integral
    }
    row("g-rect-union-small") {
      let r = CGRect(x: 11.25, y: 22.25, width: 33.25, height: 44.25)
      return r.union(CGRect(x: 10, y: 25, width: 5, height: -5))
    }
    row("g-rect-union-distant") {
      let r = CGRect(x: 11.25, y: 22.25, width: 33.25, height: 44.25)
      return r.union(CGRect(x: 1000, y: 2000, width: 1, height: 1))
    }
    row("g-rect-intersection-small") {
      let r = CGRect(x: 11.25, y: 22.25, width: 33.25, height: 44.25)
      return r.intersection(CGRect(x: 10, y: 25, width: 5, height: -5))
    }
    row("g-rect-intersection-none") {
      let r = CGRect(x: 11.25, y: 22.25, width: 33.25, height: 44.25)
      return r.intersection(CGRect(x: 1000, y: 2000, width: 1, height: 1))
    }
    row("g-rect-divided") {
      let r = CGRect(x: 11.25, y: 22.25, width: 33.25, height: 44.25)
      let d = r.divided(atDistance: 5, from: .minXEdge)
      return (d.slice, d.remainder)
    }
    row("g-rect-null") {
      return [
        CGRect.null.isNull, CGRect.zero.isEmpty, CGRect.infinite.isInfinite, CGRect.null.isEmpty,
        CGRect.zero.isNull,
      ]
    }
    row("g-rect-applying-scale") {
      return CGRect(x: 50, y: 50, width: 100, height: 100).applying(
        CGAffineTransform(scaleX: 2, y: 2))
    }
    row("g-convert-siblings") {
      let w = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let a = UIView(frame: CGRect(x: 25, y: 0, width: 100, height: 100))
      let b = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
      w.addSubview(a)
      w.addSubview(b)
      return a.convert(CGRect(x: 50, y: 50, width: 50, height: 50), to: b)
    }
    row("g-convert-to-subview") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let a = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
      let b = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
      root.addSubview(a)
      root.addSubview(b)
      return root.convert(CGPoint(x: 15, y: 15), to: a)
    }
    row("g-convert-cousin") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let a = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
      let b = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
      root.addSubview(a)
      root.addSubview(b)
      let c = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
      b.addSubview(c)
      return c.convert(CGPoint(x: 1, y: 1), to: a)
    }
    row("g-convert-scaled-to") {
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      let s = UIView()
      s.transform = CGAffineTransform(scaleX: 2, y: 2)
      s.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
      v.addSubview(s)
      return v.convert(CGPoint(x: 60, y: 20), to: s)
    }
    row("g-convert-scaled-from") {
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      let s = UIView()
      s.transform = CGAffineTransform(scaleX: 2, y: 2)
      s.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
      v.addSubview(s)
      return s.convert(CGPoint(x: 25, y: 5), to: v)
    }
    row("g-convert-bounds-origin") {
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      v.bounds.origin = CGPoint(x: 50, y: 50)
      let s = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      v.addSubview(s)
      s.bounds.origin = CGPoint(x: 123, y: 123)
      return s.convert(CGPoint(x: 133, y: 133), to: v)
    }
    row("g-convert-nested-transforms") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 512, height: 512))
      let s = UIView()
      s.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      s.frame = CGRect(x: 128, y: 128, width: 256, height: 256)
      s.bounds.origin = CGPoint(x: 32, y: 32)
      root.addSubview(s)
      let t = UIView()
      t.transform = CGAffineTransform(scaleX: 2, y: 2)
      t.frame = CGRect(x: 128, y: 128, width: 128, height: 128)
      s.addSubview(t)
      return t.convert(t.bounds.origin, to: root)
    }
    row("g-convert-nested-scale-3") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 512, height: 512))
      root.bounds.origin = CGPoint(x: 16, y: 18)
      let s = UIView()
      s.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      s.frame = CGRect(x: 128, y: 128, width: 256, height: 256)
      s.bounds.origin = CGPoint(x: 32, y: 32)
      root.addSubview(s)
      let t = UIView()
      t.transform = CGAffineTransform(scaleX: 3, y: 3)
      t.frame = CGRect(x: 100, y: 128, width: 128, height: 128)
      t.bounds.origin = CGPoint(x: 64, y: 32)
      s.addSubview(t)
      let p = t.convert(t.bounds.origin, to: root)
      return CGPoint(x: p.x - 16, y: p.y - 18)
    }
    row("g-layer-frame-transform") {
      let l = CALayer()
      l.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
      l.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      return l.bounds.size
    }
    row("g-layer-bounds-grow") {
      let l = CALayer()
      l.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      l.bounds.size = CGSize(width: 256, height: 512)
      return l.frame.origin
    }
    row("g-path-bounds-scaled") {
      let p = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      p.apply(CGAffineTransform(scaleX: 2, y: 2))
      return p.bounds
    }
    row("g-path-bounding-box") {
      let p = CGMutablePath()
      p.move(to: CGPoint(x: 60, y: 100))
      p.addQuadCurve(to: CGPoint(x: 280, y: 100), control: CGPoint(x: 170, y: 30))
      p.addLine(to: CGPoint(x: 240, y: 200))
      p.addCurve(
        to: CGPoint(x: 20, y: 200), control1: CGPoint(x: 140, y: 240),
        control2: CGPoint(x: 120, y: 240))
      p.closeSubpath()
      return p.boundingBox
    }
    row("g-path-tight-box") {
      let p = CGMutablePath()
      p.move(to: CGPoint(x: 60, y: 100))
      p.addQuadCurve(to: CGPoint(x: 280, y: 100), control: CGPoint(x: 170, y: 30))
      p.addLine(to: CGPoint(x: 240, y: 200))
      p.addCurve(
        to: CGPoint(x: 20, y: 200), control1: CGPoint(x: 140, y: 240),
        control2: CGPoint(x: 120, y: 240))
      p.closeSubpath()
      return p.boundingBoxOfPath
    }
    row("g-space-point-to") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let parent = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 300))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
      let sibling = UIView(frame: CGRect(x: 150, y: 220, width: 100, height: 100))
      root.addSubview(parent)
      parent.addSubview(child)
      root.addSubview(sibling)
      child.bounds.origin = CGPoint(x: 3, y: 4)
      let point = CGPoint(x: 8, y: 9)
      let rect = CGRect(x: 8, y: 9, width: 30, height: 40)
      _ = (point, rect)
      return child.convert(point, to: sibling)
    }
    row("g-space-point-from") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let parent = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 300))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
      let sibling = UIView(frame: CGRect(x: 150, y: 220, width: 100, height: 100))
      root.addSubview(parent)
      parent.addSubview(child)
      root.addSubview(sibling)
      child.bounds.origin = CGPoint(x: 3, y: 4)
      let point = CGPoint(x: 8, y: 9)
      let rect = CGRect(x: 8, y: 9, width: 30, height: 40)
      _ = (point, rect)
      return child.convert(point, from: sibling)
    }
    row("g-space-rect-to") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let parent = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 300))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
      let sibling = UIView(frame: CGRect(x: 150, y: 220, width: 100, height: 100))
      root.addSubview(parent)
      parent.addSubview(child)
      root.addSubview(sibling)
      child.bounds.origin = CGPoint(x: 3, y: 4)
      let point = CGPoint(x: 8, y: 9)
      let rect = CGRect(x: 8, y: 9, width: 30, height: 40)
      _ = (point, rect)
      return child.convert(rect, to: sibling)
    }
    row("g-space-rect-from") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let parent = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 300))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
      let sibling = UIView(frame: CGRect(x: 150, y: 220, width: 100, height: 100))
      root.addSubview(parent)
      parent.addSubview(child)
      root.addSubview(sibling)
      child.bounds.origin = CGPoint(x: 3, y: 4)
      let point = CGPoint(x: 8, y: 9)
      let rect = CGRect(x: 8, y: 9, width: 30, height: 40)
      _ = (point, rect)
      return child.convert(rect, from: sibling)
    }
    row("g-space-rotated-point-to") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let parent = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 300))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
      let sibling = UIView(frame: CGRect(x: 150, y: 220, width: 100, height: 100))
      root.addSubview(parent)
      parent.addSubview(child)
      root.addSubview(sibling)
      child.bounds.origin = CGPoint(x: 3, y: 4)
      let point = CGPoint(x: 8, y: 9)
      let rect = CGRect(x: 8, y: 9, width: 30, height: 40)
      _ = (point, rect)
      child.transform = CGAffineTransform(rotationAngle: .pi / 2)
      return child.convert(point, to: sibling)
    }
    row("g-space-rotated-rect-to") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let parent = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 300))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
      let sibling = UIView(frame: CGRect(x: 150, y: 220, width: 100, height: 100))
      root.addSubview(parent)
      parent.addSubview(child)
      root.addSubview(sibling)
      child.bounds.origin = CGPoint(x: 3, y: 4)
      let point = CGPoint(x: 8, y: 9)
      let rect = CGRect(x: 8, y: 9, width: 30, height: 40)
      _ = (point, rect)
      child.transform = CGAffineTransform(rotationAngle: .pi / 2)
      return child.convert(rect, to: sibling)
    }
    row("g-space-rotated-rect-from") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let parent = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 300))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
      let sibling = UIView(frame: CGRect(x: 150, y: 220, width: 100, height: 100))
      root.addSubview(parent)
      parent.addSubview(child)
      root.addSubview(sibling)
      child.bounds.origin = CGPoint(x: 3, y: 4)
      let point = CGPoint(x: 8, y: 9)
      let rect = CGRect(x: 8, y: 9, width: 30, height: 40)
      _ = (point, rect)
      child.transform = CGAffineTransform(rotationAngle: .pi / 2)
      return child.convert(rect, from: sibling)
    }
  }
}
