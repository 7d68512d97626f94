extension ClassTable {
  /// Returns an expression that creates an instance of a class without custom arguments, or nil if
  /// its initializers require some.
  ///
  /// - Parameter frame: The frame of a view, or nil for an object without a frame.
  func instance(of name: String, frame: String?) -> String? {
    let inherited = frame.map { "(frame: \($0))" } ?? "()"
    for ancestor in chain(of: name) {
      let initializers = self[ancestor]?.initializers ?? []
      // Convenience initializers are inherited only if the designated ones are.
      let usable = initializers.filter { initializer in
        !initializer.modifiers.contains("private") && !initializer.modifiers.contains("fileprivate")
      }
      if let exact = usable.first(where: { $0.labels == ["frame"] }), frame != nil {
        return name + inherited + (exact.isFailable ? "!" : "")
      }
      if let plain = usable.first(where: \.needsNoArguments) {
        return "\(name)()" + (plain.isFailable ? "!" : "")
      }
      if usable.contains(where: { $0.labels == ["nibName", "bundle"] }) {
        return "\(name)(nibName: nil, bundle: nil)"
      }
      let designated = initializers.filter { !$0.isConvenience }
      if designated.contains(where: { $0.labels != ["coder"] }) { return nil }
      if let coder = designated.first {
        return "\(name)(coder: NSCoder())" + (coder.isFailable ? "!" : "")
      }
    }
    return name + inherited
  }
}
