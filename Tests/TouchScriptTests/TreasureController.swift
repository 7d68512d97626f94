import UIKit

/// A controller with all kinds of stored properties, for tests of property paths.
final class TreasureController: ChestController {
  enum Mood { case calm, wild(Int) }

  struct Coin {
    var value = 5
    var location = CGPoint(x: 3, y: 4)
  }

  final class TreasureView: UIView {
    var offsets = [CGPoint(x: 0, y: 0), CGPoint(x: 256, y: 0)]
    var squares = [CGRect(x: 78, y: 78, width: 44, height: 44)]
    /// A view's own property, which takes precedence over a derived property with the same name.
    var scale = 7
  }

  var rotating = false
  var name = "pearl"
  var half: Float = 0.5
  var width: CGFloat = 12.25
  var count8: UInt8 = 200
  var speed = CGVector(dx: 1, dy: -2)
  var size = CGSize(width: 30, height: 40)
  var mood = Mood.calm
  var wildMood = Mood.wild(3)
  var coin: Coin? = Coin()
  var noCoin: Coin?
  var coins = [Coin(), Coin(value: 8)]
  var pair = (left: 1, right: "r")
  var byName = ["a": 1, "b": 2]
  var fingers: Set<Int> = [1, 2, 3]
  var twice: Int?? = .some(.some(4))
  weak var weakView: UIView?
  lazy var made = 11
  lazy var unmade = 12
  private var secret = 42
  let ball = UIView(frame: CGRect(x: 100, y: 170, width: 120, height: 120))

  override func loadView() {
    view = TreasureView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
  }

  override func viewDidLoad() {
    _ = made
    ball.accessibilityIdentifier = "ball"
    ball.backgroundColor = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    view.addSubview(ball)
    let label = UILabel(frame: .zero)
    label.accessibilityIdentifier = "message"
    view.addSubview(label)
    for x in [30, 10, 20] {
      let spot = UIView(frame: CGRect(x: x, y: 0, width: 5, height: 5))
      spot.accessibilityIdentifier = "spot"
      view.addSubview(spot)
      if x == 30 { view.bringSubviewToFront(spot) }
    }
    view.bringSubviewToFront(view.subviews[2])
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.ball.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      self.ball.alpha = 0.5
      self.ball.center = CGPoint(x: 260, y: 230)
    }
  }
}

/// A superclass with a stored property.
class ChestController: UIViewController {
  var lid = "open"
  private var hinge = 2.5
}
