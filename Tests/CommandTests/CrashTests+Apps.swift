extension CrashTests {
  /// The apps' source file. Each view crashes, exits or hangs when touched.
  static let source = """
    import UIKit

    class EndlessView: UIView {
      func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level + 1) + 1 }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("before")
        print(depth(0))
      }
    }

    class HitView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTest(point, with: event)
      }
    }

    class LayoutView: UIView {
      override func layoutSubviews() {
        setNeedsLayout()
        layoutIfNeeded()
      }
    }

    class TrapView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("before")
        print(subviews[touches.count])
      }
    }

    class SelfView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        addSubview(self)
      }
    }

    class CircleView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let inner = UIView()
        addSubview(inner)
        inner.addSubview(self)
      }
    }

    class DeepView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        var last: UIView = self
        while true {
          let next = UIView()
          last.addSubview(next)
          last = next
        }
      }
    }

    class DeepLayerView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        var first = CALayer()
        while true {
          let next = CALayer()
          next.addSublayer(first)
          first = next
        }
      }
    }

    class CastView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        show(superview)
      }
      func show(_ view: UIView?) {
        print(view as! UILabel)
      }
    }

    class NilView: UIView {
      var label: UILabel?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { _ in label!.text = "" }
      }
    }

    class SumView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(Int.max - 1 + touches.count + touches.count)
      }
    }

    class PointerView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let pointer = UnsafePointer<Int>(bitPattern: 8)
        print(pointer?.pointee ?? 0)
      }
    }

    class LaunchView: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        fatalError("not today")
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    class ExitView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("before", readLine() ?? "no line")
        exit(0)
      }
    }

    class AtOnceView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _exit(0) }
    }

    class AbortView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { abort() }
    }

    class KillView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        kill(getpid(), SIGKILL)
      }
    }

    class MovingView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let line = readLine() ?? "no line"
        print(line, FileManager.default.changeCurrentDirectoryPath("/"))
      }
    }

    class BusyView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        FileHandle.standardError.write(Data("busy\\n".utf8))
        while true {}
      }
    }

    """
}
