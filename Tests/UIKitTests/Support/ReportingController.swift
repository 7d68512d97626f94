import Foundation
import TouchTesting
import UIKit

/// A controller that logs its appearance and containment callbacks.
class ReportingController: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  /// The flags that are true, as the letters of presented, dismissed, to parent, and from parent.
  private var flags: String {
    let all = [
      (isBeingPresented, "P"), (isBeingDismissed, "D"), (isMovingToParent, "T"),
      (isMovingFromParent, "F"),
    ]
    let letters = all.filter(\.0).map(\.1).joined()
    return letters.isEmpty ? "" : " [\(letters)]"
  }

  private func log(_ text: String, _ animated: Bool) {
    print("\(name) \(text)\(animated ? " animated" : "")\(flags)")
  }

  override func viewWillAppear(_ animated: Bool) { log("will appear", animated) }
  override func viewDidAppear(_ animated: Bool) { log("did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { log("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { log("did disappear", animated) }
  override func willMove(toParent parent: UIViewController?) {
    print("\(name) will move to \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    print("\(name) did move to \(parent == nil ? "nil" : "parent")")
  }

  deinit {}
}

extension TestPhone {
  /// Runs code, and returns the log lines that were added until a time later.
  func lines(for duration: TimeInterval = 1, _ body: () -> Void) -> [String] {
    let count = log.lines.count
    run(body)
    after(duration)
    return log.lines.dropFirst(count).map(\.text)
  }
}

/// Returns a device by its name, because devices can't be arguments of tests.
func device(named name: String) -> TestDevice {
  switch name {
  case "iphone-x": .iPhoneX
  case "ipad": .iPad
  default: .iPhone
  }
}
