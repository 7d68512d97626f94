import UIKit

class Palette: UIView {
  class Swatch: UIControl {
    override init(frame: CGRect) {
      super.init(frame: frame)
      addTarget(self, action: #selector(lightUp), for: .touchDown)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc func lightUp() { print("light") }
  }

  private class Holder<Value>: NSObject {
    let value: Value
    init(_ value: Value) { self.value = value }
    @objc func report() { print("holder", value) }
    func attach(_ control: UIControl) {
      control.addTarget(self, action: #selector(report), for: .touchUpInside)
    }
  }

  private let holder = Holder(7)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let swatch = Swatch(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    swatch.addTarget(
      self, action: #selector(Palette.chosen(swatch:)), for: .touchUpInside)
    holder.attach(swatch)
    addSubview(swatch)

    class Local: NSObject {
      static let shared = Local()
      @objc func heard() { print("local") }
    }
    swatch.addTarget(Local.shared, action: #selector(Local.heard), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc func chosen(swatch: Swatch) { print("chosen") }
}
