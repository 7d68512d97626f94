import UIKit

class KnobControl: UIControl {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    sendActions(for: .valueChanged)
  }
}

/// A typical view that loads its contents from its own xib file.
class PanelView: UIView {
  @IBOutlet var content: UIView!
  @IBOutlet private weak var knob: KnobControl!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Bundle.main.loadNibNamed("Panel", owner: self, options: nil)
    content.frame = bounds
    addSubview(content)
    print("panel", knob.frame, knob.alpha, content.subviews.count)
  }

  @IBAction private func turned(_ sender: KnobControl) { print("turned", sender === knob) }
  @IBAction private func touchedKnob() { print("touched") }
}

class PanelViewController: UIViewController {
  @IBOutlet var panel: PanelView!

  override func viewDidLoad() {
    super.viewDidLoad()
    print("controller", panel.superview === view, view.bounds.width)
  }
}
