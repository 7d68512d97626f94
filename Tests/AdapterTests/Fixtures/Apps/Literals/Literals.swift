import UIKit

class LiteralView: UIView {
  lazy var picture = UIImageView(image: #imageLiteral(resourceName: "picture.png"))
  @IBInspectable var ink: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = ink
    var red: CGFloat = 0
    ink.getRed(&red, green: nil, blue: nil, alpha: nil)
    print("red", red, #function)
  }

  func words() -> URL { #fileLiteral(resourceName: "words.txt") }
}
