import Testing
import UIKit

// Views for DeviceValues.

/// Adds a 300 x 300 container, activates the constraints one after another, as in breakprobe, and
/// returns the frame of `v`.
@MainActor
func broken(_ make: (UIView, UIView) -> [NSLayoutConstraint]) -> CGRect {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let c = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let v = UIView()
  v.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(c)
  c.addSubview(v)
  v.topAnchor.constraint(equalTo: c.topAnchor, constant: 10).isActive = true
  v.heightAnchor.constraint(equalToConstant: 20).isActive = true
  for constraint in make(c, v) {
    constraint.isActive = true
    root.layoutIfNeeded()
  }
  root.layoutIfNeeded()
  return v.frame
}

final class SizedView: UIView {
  var size = CGSize(width: 24, height: 20)
  override var intrinsicContentSize: CGSize { size }
}

/// Lays out a view with the intrinsic size 24 x 20 and a constraint on its width.
func sized(hug: Float, resist: Float, _ make: (SizedView) -> NSLayoutConstraint) -> CGRect {
  let c = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let v = SizedView()
  v.translatesAutoresizingMaskIntoConstraints = false
  v.setContentHuggingPriority(UILayoutPriority(hug), for: .horizontal)
  v.setContentCompressionResistancePriority(UILayoutPriority(resist), for: .horizontal)
  c.addSubview(v)
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: c.topAnchor, constant: 10),
    v.heightAnchor.constraint(equalToConstant: 20),
    v.leadingAnchor.constraint(equalTo: c.leadingAnchor), make(v),
  ])
  c.layoutIfNeeded()
  return v.frame
}

func textLabel(_ text: String, size: CGFloat = 18) -> UILabel {
  let l = UILabel()
  l.text = text
  l.font = .systemFont(ofSize: size, weight: .semibold)
  l.translatesAutoresizingMaskIntoConstraints = false
  return l
}

/// Lays out two labels in a row of 393 x 72 points, as in layoutprobe, and returns their frames.
func labelRow(_ a: UILabel, _ b: UILabel, reversed: Bool = false, bFirst: Bool = false) -> [CGRect]
{
  let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
  for v in bFirst ? [b, a] : [a, b] { row.addSubview(v) }
  let all = [
    a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
    a.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    b.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -24),
    row.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20),
  ]
  NSLayoutConstraint.activate(reversed ? all.reversed() : all)
  row.layoutIfNeeded()
  return [a.frame, b.frame]
}

/// The frames of views with the given widths in a stack.
func stackFrames(
  _ sizes: [CGSize], axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
  distribution: UIStackView.Distribution = .fill, alignment: UIStackView.Alignment = .fill,
  frame: CGRect
) -> [CGRect] {
  let s = UIStackView(frame: frame)
  s.axis = axis
  s.spacing = spacing
  s.distribution = distribution
  s.alignment = alignment
  for size in sizes {
    let v = SizedView()
    v.size = size
    s.addArrangedSubview(v)
  }
  s.layoutIfNeeded()
  return s.arrangedSubviews.map(\.frame)
}

/// Shows a controller in the probe's window and returns it after layout.
func shown<C: UIViewController>(_ c: C) -> C {
  let window = UIApplication.shared.windows[0]
  window.rootViewController = c
  window.layoutIfNeeded()
  return c
}

/// 100 rows.
final class Rows: NSObject, UITableViewDataSource {
  let title: String?
  init(title: String? = nil) { self.title = title }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }
}

/// A description with addresses replaced.
func plain(_ value: Any) -> String {
  "\(value)".replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
}
