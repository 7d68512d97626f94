import AppLibrary
import Simulator
import Terminal
import UIKit

/// The lessons on the Home screen: a list with the reader's progress, and each lesson's explanation
/// with a button that opens the lesson.
///
/// Lessons open in a separate window, like `touchbox learn NUMBER`.
@MainActor
final class LessonsApp {
  private let show: @Sendable (String) -> Void
  /// The running lessons, by number.
  private var programs: [Int: ChildProcess] = [:]

  /// Creates the app.
  ///
  /// - Parameter show: A closure that displays a message in the window.
  init(show: @escaping @Sendable (String) -> Void) {
    self.show = show
  }

  /// The app's icon and name, which differs from the names of all demos.
  let icon = (name: "Lessons", icon: AppIcon(.lines, .teal))

  /// The app to launch in the Home screen's window.
  var app: App {
    App(
      icon.name, "Touchbox", "explains touch in twelve exercises", hint: "Tap a lesson",
      icon: icon.icon, .controller { [self] in makeController() }
    ).belowStatusBar()
  }

  private func makeController() -> UIViewController {
    do {
      let lessons = try Lesson.all()
      return UINavigationController(
        rootViewController: LessonListController(lessons) { [self] in open($0) })
    } catch {
      Console.warn(error)
      show("The lessons are missing; see the terminal")
      return UIViewController()
    }
  }

  private func open(_ lesson: Lesson) {
    let number = lesson.number
    if let program = programs[number], program.endingIfAny() == nil {
      return show("Lesson \(number) is open")
    }
    do {
      programs[number] = try ChildProcess(
        SDK.ownExecutable, ["learn", "\(number)"], output: .file(STDOUT_FILENO),
        errors: .file(STDERR_FILENO))
      show("Opening \(LearnCommand.defaultFolder)/\(lesson.fileName)")
    } catch {
      show("Lesson \(number) does not open: \(error)")
    }
  }

  /// Closes the lessons' windows.
  func close() {
    for program in programs.values { program.stop() }
  }
}

/// A list of the lessons, with a check mark for each lesson that is done.
final class LessonListController: UITableViewController {
  private let lessons: [Lesson]
  private let open: (Lesson) -> Void
  private let readProgress: () -> LessonProgress
  private var progress: LessonProgress

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - progress: Returns the reader's current progress.
  ///   - open: Called when the reader starts a lesson.
  init(
    _ lessons: [Lesson], progress: @escaping () -> LessonProgress = { LessonProgress() },
    open: @escaping (Lesson) -> Void
  ) {
    self.lessons = lessons
    self.open = open
    readProgress = progress
    self.progress = progress()
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lessons"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "lesson")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    progress = readProgress()
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { lessons.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "lesson", for: indexPath)
    let lesson = lessons[indexPath.row]
    cell.textLabel?.text = "\(lesson.number). \(lesson.title)"
    cell.textLabel?.font = .systemFont(ofSize: 15)
    cell.textLabel?.numberOfLines = 2
    cell.accessoryType =
      progress.state(of: lesson.name) == .done ? .checkmark : .disclosureIndicator
    cell.accessibilityIdentifier = lesson.name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      LessonController(lessons[indexPath.row], open: open), animated: true)
  }
}

/// A lesson's explanation, with a button that opens the lesson.
private final class LessonController: UIViewController {
  private let lesson: Lesson
  private let open: (Lesson) -> Void

  init(_ lesson: Lesson, open: @escaping (Lesson) -> Void) {
    self.lesson = lesson
    self.open = open
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lesson \(lesson.number)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Start", style: .done, target: self, action: Selector("start", Self.start))
    let text = UITextView(frame: view.bounds)
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.accessibilityIdentifier = "explanation"
    text.isEditable = false
    text.font = .systemFont(ofSize: 15)
    text.text = ([lesson.title] + lesson.explanation).joined(separator: "\n\n")
      .replacing("`", with: "")
    view.backgroundColor = .systemBackground
    view.addSubview(text)
  }

  private func start() { open(lesson) }
}
