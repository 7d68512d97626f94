import Foundation
import UIKit

// The code blocks of the PortingFromIOS page, verbatim.

/// A drawing pad after its storyboard and selectors were replaced.
class PadController: UIViewController {
  // Former outlets.
  let canvas = CanvasView()
  let clearButton = UIButton(type: .system)
  let widthSlider = UISlider()

  override func viewDidLoad() {
    super.viewDidLoad()
    // The storyboard's frames and titles.
    canvas.frame = CGRect(x: 0, y: 60, width: 320, height: 400)
    clearButton.frame = CGRect(x: 20, y: 10, width: 80, height: 40)
    clearButton.setTitle("Clear", for: .normal)
    widthSlider.frame = CGRect(x: 120, y: 10, width: 180, height: 40)
    for subview in [canvas, clearButton, widthSlider] {
      view.addSubview(subview)
    }
    // The storyboard's action connections.
    clearButton.addTarget(self, action: PadController.clear, for: .touchUpInside)
    widthSlider.addTarget(self, action: PadController.widthChanged(_:), for: .valueChanged)
  }

  func clear() {
    canvas.clear()
  }

  func widthChanged(_ slider: UISlider) {
    canvas.lineWidth = 1 + 19 * CGFloat(slider.value)
  }
}

/// Draws the stroke of each finger into an image.
class CanvasView: UIView {
  var lineWidth: CGFloat = 4
  private(set) var image: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let twice = UITapGestureRecognizer(target: self, action: CanvasView.tapped(_:))
    twice.numberOfTapsRequired = 2
    addGestureRecognizer(twice)
  }

  required init?(coder: NSCoder) {
    fatalError("there are no storyboards")
  }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    backgroundColor = .yellow
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
    image?.draw(at: .zero)
    for touch in touches {
      let path = UIBezierPath()
      path.move(to: touch.previousLocation(in: self))
      path.addLine(to: touch.location(in: self))
      path.lineWidth = lineWidth
      path.lineCapStyle = .round
      path.stroke()
    }
    image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    image?.draw(at: .zero)
  }

  func clear() {
    image = nil
    setNeedsDisplay()
  }
}

/// A class that stores selectors.
@MainActor class ButtonMaker: NSObject {
  var presses = 0
  lazy var action = Selector("pressed:", ButtonMaker.pressed(_:))

  func make() -> UIButton {
    let button = UIButton(type: .custom)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  func pressed(_ sender: UIButton) {
    presses += 1
  }
}

/// Delayed work.
class PulseController: UIViewController {
  var beats: [String] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      self.beats.append("queue")
    }
    Task {
      try await Task.sleep(nanoseconds: 1_000_000_000)
      beats.append("task")
    }
    Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in
      MainActor.assumeIsolated { self.beats.append("timer") }
    }
  }
}

/// Layers and their animations.
class DialView: UIView {
  let needle = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    needle.bounds = CGRect(x: 0, y: 0, width: 4, height: 60)
    needle.anchorPoint = CGPoint(x: 0.5, y: 1)
    needle.backgroundColor = UIColor.red.cgColor
    needle.position = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.addSublayer(needle)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func turn(to angle: CGFloat) {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = angle
    turn.duration = 0.5
    needle.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    needle.add(turn, forKey: "turn")
  }
}
