import Foundation
import UIKit

// A canvas with its buttons and recognizers, all connected by selectors.

@objcMembers
class CanvasView: UIView {
  private var paths: [UIBezierPath] = []
  dynamic var ink = UIColor.red

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    let twice = UITapGestureRecognizer(target: self, action: #selector(clear))
    twice.numberOfTapsRequired = 2
    addGestureRecognizer(twice)
    let pan = UIPanGestureRecognizer(
      target: self,
      action: #selector(
        drawLine(_:)
      ))
    addGestureRecognizer(pan)
  }

  func clear() {
    paths = []
    setNeedsDisplay()
    print("cleared")
  }

  @objc fileprivate func drawLine(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let path = UIBezierPath()
      path.move(to: pan.location(in: self))
      paths.append(path)
    case .changed:
      paths.last?.addLine(to: pan.location(in: self))
      setNeedsDisplay()
    default:
      print("lines", paths.count)
    }
  }

  override func draw(_ rect: CGRect) {
    ink.setStroke()
    paths.forEach { $0.stroke() }
  }
}

class PaintController: UIViewController {
  let canvas = CanvasView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
  lazy var blue: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(PaintController.pick(_:)), for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.backgroundColor = .white
    view.addSubview(canvas)
    blue.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    blue.setTitle("Blue", for: .normal)
    view.addSubview(blue)
    let undo = UIButton(frame: CGRect(x: 140, y: 20, width: 100, height: 44))
    undo.setTitle("Clear", for: [])
    undo.addTarget(canvas, action: #selector(canvas.clear), for: .touchUpInside)
    undo.addTarget(self, action: #selector(self.note(_:event:)), for: UIControl.Event.touchDown)
    view.addSubview(undo)
  }

  @objc private func pick(_ sender: UIButton) {
    canvas.ink = .blue
    print("picked", sender.currentTitle ?? "")
  }

  @objc func note(_ sender: Any?, event: UIEvent?) {
    print("down", event?.allTouches?.count ?? 0)
  }
}
