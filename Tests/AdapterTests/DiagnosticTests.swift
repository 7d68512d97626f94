import Foundation
import Testing

/// Tests that the compiler's messages about adapted files name the user's file, line and column.
@Suite(.serialized) struct DiagnosticTests {
  /// Lines with errors, which the compiler reports at the second column.
  private static let text = """
    import UIKit

    @objc protocol PadDelegate {
      @objc optional func pad(_ pad: Missing1)
    }

    class Pad: UIView {
      let a = missing2; @IBOutlet var label: UILabel!
      weak var delegate: PadDelegate?

      func connect() {
        let tap = UITapGestureRecognizer(
          target: self,
          action: #selector(
            tapped
          ))
        missing3(tap)
      }

      @objc func tapped() { missing4() }
    }

    extension Pad {
      override func layoutSubviews() {
        super.layoutSubviews()
        missing5()
      }
      @IBAction func clear() {
        missing6()
      }
    }

    """

  @Test("Errors on edited, moved and unchanged lines are reported at their original locations")
  func locations() throws {
    let adaptation = try Adaptation(text: Self.text)
    let messages = try adaptation.compilerMessages()
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    for mistake in ["Missing1", "missing2", "missing3", "missing4", "missing5", "missing6"] {
      let index = try #require(lines.firstIndex { $0.contains(mistake) })
      let start = try #require(lines[index].range(of: mistake)).lowerBound
      let column = lines[index].utf8.distance(from: lines[index].startIndex, to: start) + 1
      let location = "\(adaptation.sources[0]):\(index + 1):\(column): error:"
      #expect(
        messages.contains { $0.hasPrefix(location) && $0.contains(mistake) },
        "\(location) \(mistake) in \(messages)")
    }
    #expect(messages.count == 6, "\(messages)")
  }

  @Test("The same sources produce the same files and the same report")
  func deterministic() throws {
    let first = try Adaptation(fixture: "Apps/KnobDelegate")
    let second = try Adaptation(fixture: "Apps/KnobDelegate")
    #expect(
      first.text.replacingOccurrences(of: first.folder, with: "")
        == second.text.replacingOccurrences(of: second.folder, with: ""))
    for (left, right) in zip(first.report.files, second.report.files) {
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: left))
          == Data(contentsOf: URL(fileURLWithPath: right)))
    }
  }

  @Test("Code that does not need to be adapted is unchanged")
  func untouched() throws {
    let text = """
      import UIKit

      class Plain: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          print(touches.count)
        }
      }

      """
    let adaptation = try Adaptation(text: text)
    #expect(adaptation.report.changes.isEmpty)
    #expect(try adaptation.adapted == text + "\n")
  }
}
