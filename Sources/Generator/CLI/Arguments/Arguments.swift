import MVVMGenDiagnostics

/// What was written behind `mvvmgen`, or behind a command's name: known options, with their values,
/// and all other words.
struct Arguments {
  /// The command; nil for generating, which needs no name.
  let command: CommandForm?
  private(set) var words: [String] = []
  /// In the order in which they were written.
  private(set) var options: [Option] = []

  struct Option {
    /// The long one.
    var name: String
    var value: String?
  }

  init(_ rest: ArraySlice<String>, of command: CommandForm? = nil) throws(UsageError) {
    self.command = command
    var rest = rest
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard Self.isOption(argument) else {
        words.append(argument)
        continue
      }
      let (name, inlineValue) = Self.split(argument)
      let form = try self.form(of: name)
      guard let kind = form.value else {
        guard inlineValue == nil else {
          throw UsageError(message: "\(name) takes no value: leave it out")
        }
        options.append(Option(name: form.name))
        continue
      }
      let value =
        if let inlineValue { inlineValue } else { try value(kind, of: name, form, from: &rest) }
      // A variable of a script that is not set: the files would go to the current folder.
      guard !value.isEmpty else {
        throw UsageError(message: "\(name) needs \(kind.what), and this is empty")
      }
      try check(value, of: name, form)
      options.append(Option(name: form.name, value: value))
    }
  }

  func has(_ option: String) -> Bool { options.contains { $0.name == option } }

  func values(of option: String) -> [String] {
    options.compactMap { $0.name == option ? $0.value : nil }
  }

  /// The last value wins.
  subscript(option: String) -> String? { values(of: option).last }

  /// The one word that the command takes.
  func onlyWord(_ what: String) throws(UsageError) -> String {
    guard let word = words.first else {
      let known = command?.words ?? []
      throw problem("needs \(what)" + (known.isEmpty ? "" : ": \(known.joined(separator: ", "))"))
    }
    guard words.count == 1 else { throw problem("takes \(what) and nothing else") }
    return word
  }

  /// One of the words that the command knows; the hint is for a word that belongs elsewhere.
  func knownWord(_ word: String, hint: Hint? = nil) throws(UsageError) -> String {
    try Self.known(word, of: "'\(command?.name ?? "")'", among: command?.words ?? [], hint: hint)
  }

  func problem(_ message: String) -> UsageError {
    UsageError(message: "'\(command?.name ?? "")' \(message)")
  }

  private static func isOption(_ argument: String) -> Bool {
    argument.utf8.first == UInt8(ascii: "-") && argument != "-"
  }

  /// `--name=value` in its parts.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let index = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<index]), String(argument[argument.index(after: index)...]))
  }

  /// `-n -q` for `-nq`.
  private func apart(_ name: String) -> Hint? {
    let shorts = name.dropFirst().map { "-\($0)" }
    let areKnown = shorts.allSatisfy { short in known.contains { $0.short == short } }
    return areKnown && shorts.count > 1 ? "write \(shorts.joined(separator: " "))" : nil
  }

  private var known: [OptionForm] { command?.allOptions ?? optionTable }

  private func form(of name: String) throws(UsageError) -> OptionForm {
    if let form = known.first(where: { name == $0.name || name == $0.short }) { return form }
    let hint =
      (apart(name) ?? suggestion(for: name, among: known.map { $0.name })).map { ": \($0)" } ?? ""
    guard command != nil else {
      throw UsageError(message: "there is no option '\(name)'\(hint)")
    }
    throw problem("has no option '\(name)'\(hint)")
  }

  /// The argument behind an option. What looks like an option is one: the value was forgotten.
  private func value(
    _ kind: OptionValue, of name: String, _ form: OptionForm, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    var message = "\(name) needs \(kind.what)"
    if let next = rest.popFirst() {
      guard Self.isOption(next) else { return next }
      if !known.contains(where: { [$0.name, $0.short].contains(Self.split(next).name) }) {
        message += ", and '\(next)' looks like an option: if it is none, write \(form.name)=\(next)"
      }
    }
    throw UsageError(message: message)
  }

  private func check(_ value: String, of name: String, _ form: OptionForm) throws(UsageError) {
    guard !form.words.isEmpty else { return }
    guard form.value == .kinds else {
      _ = try Self.known(value, of: name, among: form.words)
      return
    }
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      _ = try Self.known(String(part), of: name, among: form.words)
    }
  }

  private static func known(
    _ word: String, of owner: String, among words: [String], hint: Hint? = nil
  ) throws(UsageError) -> String {
    guard !words.contains(word) else { return word }
    let all = words.joined(separator: words.count == 2 ? " or " : ", ")
    let hint = suggestion(for: word, among: words) ?? hint ?? "it can be \(all)"
    throw UsageError(message: "\(owner) knows no '\(word)': \(hint)")
  }
}
