import Testing
import UIKit

// Our values for the rows of Tests/Devices/devices.tsv.

extension DeviceValues {
  static func layout(_ controller: UIViewController, _ row: Row) {
    row("l-conflict-width-abx") {
      return broken { c, v in
        [
          v.widthAnchor.constraint(equalToConstant: 100),
          v.widthAnchor.constraint(equalToConstant: 200),
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor),
        ]
      }
    }
    row("l-conflict-width-bax") {
      return broken { c, v in
        [
          v.widthAnchor.constraint(equalToConstant: 200),
          v.widthAnchor.constraint(equalToConstant: 100),
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor),
        ]
      }
    }
    row("l-conflict-width-xba") {
      return broken { c, v in
        [
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor),
          v.widthAnchor.constraint(equalToConstant: 200),
          v.widthAnchor.constraint(equalToConstant: 100),
        ]
      }
    }
    row("l-conflict-triangle-abc") {
      return broken { c, v in
        [
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: 10),
          v.trailingAnchor.constraint(equalTo: c.leadingAnchor, constant: 110),
          v.widthAnchor.constraint(equalToConstant: 50),
        ]
      }
    }
    row("l-conflict-triangle-acb") {
      return broken { c, v in
        [
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: 10),
          v.widthAnchor.constraint(equalToConstant: 50),
          v.trailingAnchor.constraint(equalTo: c.leadingAnchor, constant: 110),
        ]
      }
    }
    row("l-conflict-triangle-cab") {
      return broken { c, v in
        [
          v.widthAnchor.constraint(equalToConstant: 50),
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: 10),
          v.trailingAnchor.constraint(equalTo: c.leadingAnchor, constant: 110),
        ]
      }
    }
    row("l-conflict-center-abc") {
      return broken { c, v in
        [
          v.trailingAnchor.constraint(equalTo: c.trailingAnchor),
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: 30),
          v.centerXAnchor.constraint(equalTo: c.centerXAnchor),
        ]
      }
    }
    row("l-conflict-center-acb") {
      return broken { c, v in
        [
          v.trailingAnchor.constraint(equalTo: c.trailingAnchor),
          v.centerXAnchor.constraint(equalTo: c.centerXAnchor),
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: 30),
        ]
      }
    }
    row("l-conflict-center-cba") {
      return broken { c, v in
        [
          v.centerXAnchor.constraint(equalTo: c.centerXAnchor),
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: 30),
          v.trailingAnchor.constraint(equalTo: c.trailingAnchor),
        ]
      }
    }
    row("l-conflict-inequality-abcx") {
      return broken { c, v in
        [
          v.widthAnchor.constraint(equalToConstant: 100),
          v.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
          v.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor),
        ]
      }
    }
    row("l-conflict-inequality-bacx") {
      return broken { c, v in
        [
          v.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
          v.widthAnchor.constraint(equalToConstant: 100),
          v.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor),
        ]
      }
    }
    row("l-conflict-inequality-bcax") {
      return broken { c, v in
        [
          v.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
          v.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
          v.widthAnchor.constraint(equalToConstant: 100),
          v.leadingAnchor.constraint(equalTo: c.leadingAnchor),
        ]
      }
    }
    row("l-intrinsic-1000-1000-equal-36") {
      return sized(hug: 1000, resist: 1000) { $0.widthAnchor.constraint(equalToConstant: 36) }
    }
    row("l-intrinsic-1000-1000-equal-10") {
      return sized(hug: 1000, resist: 1000) { $0.widthAnchor.constraint(equalToConstant: 10) }
    }
    row("l-intrinsic-250-1000-lessT-10") {
      return sized(hug: 250, resist: 1000) {
        $0.widthAnchor.constraint(lessThanOrEqualToConstant: 10)
      }
    }
    row("l-intrinsic-1000-750-great-36") {
      return sized(hug: 1000, resist: 750) {
        $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 36)
      }
    }
    row("l-intrinsic-optional-1000-36") {
      return sized(hug: 1000, resist: 750) {
        let k = $0.widthAnchor.constraint(equalToConstant: 36); k.priority = UILayoutPriority(999);
        return k
      }
    }
    row("l-intrinsic-optional-1000-10") {
      return sized(hug: 1000, resist: 750) {
        let k = $0.widthAnchor.constraint(equalToConstant: 10); k.priority = UILayoutPriority(999);
        return k
      }
    }
    row("l-intrinsic-optional-250-36") {
      return sized(hug: 250, resist: 1000) {
        let k = $0.widthAnchor.constraint(equalToConstant: 36); k.priority = UILayoutPriority(999);
        return k
      }
    }
    row("l-intrinsic-optional-250-10") {
      return sized(hug: 250, resist: 1000) {
        let k = $0.widthAnchor.constraint(equalToConstant: 10); k.priority = UILayoutPriority(999);
        return k
      }
    }
    row("l-stack-equal-vertical") {
      return stackFrames(
        [CGSize](repeating: CGSize(width: -1, height: -1), count: 3), axis: .vertical, spacing: 10,
        distribution: .fillEqually, frame: CGRect(x: 10, y: 10, width: 180, height: 300))
    }
    row("l-stack-equal-horizontal") {
      return stackFrames(
        [CGSize](repeating: CGSize(width: -1, height: -1), count: 4), spacing: 8,
        distribution: .fillEqually, frame: CGRect(x: 10, y: 10, width: 320, height: 100)
      ).map(\.width)
    }
    row("l-stack-proportional") {
      return stackFrames(
        [100, 200, 300].map { CGSize(width: $0, height: 10) }, distribution: .fillProportionally,
        frame: CGRect(x: 0, y: 0, width: 300, height: 50)
      ).map(\.width)
    }
    row("l-stack-proportional-spacing") {
      return stackFrames(
        [CGSize](repeating: CGSize(width: 10, height: 10), count: 10), spacing: 10,
        distribution: .fillProportionally, frame: CGRect(x: 0, y: 0, width: 190, height: 50)
      ).map(\.width)
    }
    row("l-stack-arranged-mask") {
      let s = UIStackView()
      let v = UIView()
      s.addArrangedSubview(v)
      return v.translatesAutoresizingMaskIntoConstraints
    }
    row("l-stack-heights") {
      let s = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
      s.axis = .vertical
      for h in [40, 60, 50] {
        let r = UIView(); s.addArrangedSubview(r);
        r.heightAnchor.constraint(equalToConstant: CGFloat(h)).isActive = true
      }
      s.layoutIfNeeded()
      return s.arrangedSubviews.map(\.frame.height)
    }
    row("l-scroll-guide-size") {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let sc = UIScrollView(frame: host.bounds)
      host.addSubview(sc)
      let s = UIStackView()
      s.axis = .vertical
      s.translatesAutoresizingMaskIntoConstraints = false
      sc.addSubview(s)
      for _ in 0..<3 {
        let r = UIView(); s.addArrangedSubview(r);
        r.heightAnchor.constraint(equalToConstant: 60).isActive = true
      }
      NSLayoutConstraint.activate([
        s.topAnchor.constraint(equalTo: sc.contentLayoutGuide.topAnchor),
        s.bottomAnchor.constraint(equalTo: sc.contentLayoutGuide.bottomAnchor),
        s.leadingAnchor.constraint(equalTo: sc.contentLayoutGuide.leadingAnchor),
        s.trailingAnchor.constraint(equalTo: sc.contentLayoutGuide.trailingAnchor),
        s.widthAnchor.constraint(equalTo: sc.frameLayoutGuide.widthAnchor),
      ])
      host.layoutIfNeeded()
      return sc.contentSize
    }
    row("l-frame-guide-offset") {
      let sc = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
      sc.contentSize = CGSize(width: 200, height: 500)
      sc.contentOffset = CGPoint(x: 0, y: 90)
      return sc.frameLayoutGuide.layoutFrame
    }
    row("l-baseline-28") {
      let r = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let l = UILabel()
      l.text = "Big 28pt"
      l.font = .systemFont(ofSize: 28)
      let m = UIView()
      for v in [l, m] { v.translatesAutoresizingMaskIntoConstraints = false; r.addSubview(v) }
      NSLayoutConstraint.activate([
        l.topAnchor.constraint(equalTo: r.topAnchor),
        l.leadingAnchor.constraint(equalTo: r.leadingAnchor),
        m.topAnchor.constraint(equalTo: l.firstBaselineAnchor),
        m.leadingAnchor.constraint(equalTo: r.leadingAnchor),
        m.widthAnchor.constraint(equalToConstant: 1), m.heightAnchor.constraint(equalToConstant: 1),
      ])
      r.layoutIfNeeded()
      return m.frame.minY
    }
    row("l-baseline-13") {
      let r = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let l = UILabel()
      l.text = "small 13"
      l.font = .systemFont(ofSize: 13)
      let m = UIView()
      for v in [l, m] { v.translatesAutoresizingMaskIntoConstraints = false; r.addSubview(v) }
      NSLayoutConstraint.activate([
        l.topAnchor.constraint(equalTo: r.topAnchor),
        l.leadingAnchor.constraint(equalTo: r.leadingAnchor),
        m.topAnchor.constraint(equalTo: l.firstBaselineAnchor),
        m.leadingAnchor.constraint(equalTo: r.leadingAnchor),
        m.widthAnchor.constraint(equalToConstant: 1), m.heightAnchor.constraint(equalToConstant: 1),
      ])
      r.layoutIfNeeded()
      return m.frame.minY
    }
    row("l-baseline-22") {
      let r = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let l = UILabel()
      l.text = "Title 22"
      l.font = .systemFont(ofSize: 22)
      let m = UIView()
      for v in [l, m] { v.translatesAutoresizingMaskIntoConstraints = false; r.addSubview(v) }
      NSLayoutConstraint.activate([
        l.topAnchor.constraint(equalTo: r.topAnchor),
        l.leadingAnchor.constraint(equalTo: r.leadingAnchor),
        m.topAnchor.constraint(equalTo: l.firstBaselineAnchor),
        m.leadingAnchor.constraint(equalTo: r.leadingAnchor),
        m.widthAnchor.constraint(equalToConstant: 1), m.heightAnchor.constraint(equalToConstant: 1),
      ])
      r.layoutIfNeeded()
      return m.frame.minY
    }
  }

  static func layout393X8523(_ controller: UIViewController, _ row: Row) {
    row("l-tie-order") {
      return labelRow(textLabel("Download"), textLabel("Wi-Fi only", size: 16))
    }
    row("l-tie-reversed") {
      return labelRow(textLabel("Download"), textLabel("Wi-Fi only", size: 16), reversed: true)
    }
    row("l-tie-subviews") {
      return labelRow(textLabel("Download"), textLabel("Wi-Fi only", size: 16), bFirst: true)
    }
    row("l-tie-hug-a") {
      let a = textLabel("Download")
      a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      return labelRow(a, textLabel("Wi-Fi only", size: 16))
    }
    row("l-tie-hug-b") {
      let b = textLabel("Wi-Fi only", size: 16)
      b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      return labelRow(textLabel("Download"), b)
    }
    row("l-tie-same-font") {
      return labelRow(textLabel("Download"), textLabel("Wi-Fi only"))
    }
    row("l-tie-compression") {
      return labelRow(
        textLabel("A rather long leading label text"),
        textLabel("and a long trailing one too", size: 16))
    }
    row("l-tie-views") {
      let r = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
      let a = UIView(), b = UIView()
      for v in [a, b] { v.translatesAutoresizingMaskIntoConstraints = false; r.addSubview(v) }
      let wa = a.widthAnchor.constraint(equalToConstant: 50),
        wb = b.widthAnchor.constraint(equalToConstant: 50)
      wa.priority = UILayoutPriority(250)
      wb.priority = UILayoutPriority(250)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: r.leadingAnchor, constant: 20),
        a.topAnchor.constraint(equalTo: r.topAnchor),
        a.bottomAnchor.constraint(equalTo: r.bottomAnchor),
        b.topAnchor.constraint(equalTo: r.topAnchor),
        b.bottomAnchor.constraint(equalTo: r.bottomAnchor),
        a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -24),
        r.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20), wa, wb,
      ])
      r.layoutIfNeeded()
      return [a.frame, b.frame]
    }
  }
}
