import UIKit

/// Counts down in a task that a second tap cancels.
class TaskCounter: UIViewController {
  private var task: Task<Void, Never>?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let task {
      task.cancel()
      self.task = nil
      print("cancelled")
      return
    }
    task = Task {
      for number in stride(from: 3, through: 1, by: -1) {
        print("\(number)")
        do {
          try await Task.sleep(nanoseconds: 1 * NSEC_PER_SEC)
        } catch {
          return
        }
      }
      await finish()
    }
  }

  private func finish() async {
    try? await Task.sleep(for: .milliseconds(500))
    print("lift-off")
    task = nil
  }
}
