/// The reader's progress in the lessons.
///
/// Each line of the file contains a lesson's name, its state, and the number of hints that were
/// shown: `03-CountTaps done 1`. Other lines are ignored. A file that cannot be read or written
/// counts as empty.
struct LessonProgress {
  /// A lesson's state.
  enum State: String {
    /// The exercise was written to the reader's folder.
    case started
    /// All checks have passed at least once.
    case done
  }

  private var lessons: [(name: String, state: State, hintCount: Int)]
  private let file: StateFile?

  /// Reads the progress from a file, or starts without progress if it is nil.
  init(_ file: StateFile? = StateFile("lessons")) {
    self.file = file
    lessons = (file?.lines ?? []).compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 3, let state = State(rawValue: String(words[1])),
        let hintCount = Int(words[2]), hintCount >= 0
      else { return nil }
      return (String(words[0]), state, hintCount)
    }
  }

  /// Returns a lesson's state, or nil if it has not been started.
  func state(of lesson: String) -> State? { lessons.first { $0.name == lesson }?.state }

  /// Returns the number of a lesson's hints that were shown.
  func hintCount(of lesson: String) -> Int {
    lessons.first { $0.name == lesson }?.hintCount ?? 0
  }

  /// Saves that a lesson was started. A lesson that is done remains so.
  mutating func start(_ lesson: String) {
    set(lesson, state(of: lesson) ?? .started, hintCount(of: lesson))
  }

  /// Saves that a lesson is done.
  mutating func finish(_ lesson: String) { set(lesson, .done, hintCount(of: lesson)) }

  /// Saves the number of hints that were shown.
  mutating func setHintCount(_ count: Int, of lesson: String) {
    set(lesson, state(of: lesson) ?? .started, count)
  }

  private mutating func set(_ lesson: String, _ state: State, _ hintCount: Int) {
    lessons = lessons.filter { $0.name != lesson } + [(lesson, state, hintCount)]
    file?.write(
      lessons.sorted { $0.name < $1.name }
        .map { "\($0.name) \($0.state.rawValue) \($0.hintCount)\n" }.joined())
  }
}
