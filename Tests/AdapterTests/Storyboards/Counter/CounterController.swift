// swift-format-ignore-file: NeverForceUnwrap
// Apps unwrap the outlets that their storyboards fill.

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched with", type(of: window!.rootViewController!))
    return true
  }
}

class CounterController: UIViewController {
  @IBOutlet private weak var label: UILabel!
  @IBOutlet weak var loudSwitch: UISwitch!
  @IBOutlet private var buttons: [UIButton]!
  private var taps = 0
  private var step = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    print("loaded:", label.text ?? "nil", label.font.pointSize, label.numberOfLines, buttons.count)
    print("frame:", label.frame, "mask:", view.autoresizingMask.rawValue)
    print(
      "button:", buttons[0].currentTitle ?? "nil", buttons[0].tag, buttons[0].buttonType.rawValue)
    print("switch:", loudSwitch.isOn)
  }

  @IBAction private func count(_ sender: UIButton) {
    taps += step
    label.text = "Taps: \(taps)"
    print(loudSwitch.isOn ? "TAPS" : "taps", taps)
  }

  @IBAction func reset() {
    taps = 0
    print("reset")
  }

  @IBAction func changeStep(_ slider: UISlider, forEvent event: UIEvent) {
    step = Int(slider.value)
  }
}
