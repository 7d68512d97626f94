import Foundation
import QuartzCore
import UIKit

final class TickerController: UIViewController {
  private let ticker = Ticker()
  private var link: CADisplayLink!

  override func viewDidLoad() {
    super.viewDidLoad()
    ticker.changed = { print("tick", $0) }
    ticker.start()
    link = CADisplayLink(target: self, selector: #selector(frame(_:)))
    link.add(to: .main, forMode: .common)
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(_:)), name: Notification.Name("Changed"), object: nil)
  }

  @objc private func frame(_ link: CADisplayLink) {
    link.invalidate()
    NotificationCenter.default.post(name: Notification.Name("Changed"), object: nil)
  }

  @objc private func changed(_ notification: Notification) {
    print("changed", notification.name.rawValue)
  }
}
