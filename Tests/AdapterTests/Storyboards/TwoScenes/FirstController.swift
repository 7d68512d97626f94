// swift-format-ignore-file: NeverForceUnwrap
// Apps unwrap the outlets that their storyboards fill.

import UIKit

class FirstController: UIViewController {
  @IBAction func open(_ sender: UIButton) {
    let second =
      storyboard?.instantiateViewController(withIdentifier: "second") as! SecondController
    second.text = title ?? "nil"
    print("made", second.isViewLoaded)
    present(second, animated: true)
  }
}
