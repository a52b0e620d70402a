import MVVMGenDiagnostics

/// What `--help` prints.
let usage = """
  mvvmgen writes view models, services, mocks and tests from a spec of the screen.

  usage: mvvmgen [SPEC-OR-FOLDER...] [options]
  \(table(commandTable.map { ($0.usage, $0.summary) }, indentation: "       "))
  Without a spec, those that mvvmgen.yaml names are generated.

  options:
  \(table(of: optionTable))
  exit status: 0 done, 1 something is wrong with a spec or a file, or a spec is not in its usual
  form, 2 --check has found a difference, 64 wrong usage, 130 Ctrl-C, 143 SIGTERM
  """

extension CommandForm {
  fileprivate var usage: String { "mvvmgen " + name + (arguments.isEmpty ? "" : " \(arguments)") }

  /// What its own `--help` prints.
  var help: String {
    """
    usage: \(usage)
           \(summary)

    options:
    \(table(of: allOptions))
    """
  }
}

private func table(of options: [OptionForm]) -> String {
  let rows = options.map { option in
    let names = (option.short.map { "\($0), " } ?? "    ") + option.name
    return (names + (option.value.map { " \($0.rawValue)" } ?? ""), option.summary)
  }
  return table(rows, indentation: "  ")
}

/// Two columns.
private func table(_ rows: [(String, String)], indentation: String) -> String {
  let width = (rows.map { $0.0.utf8.count }.max() ?? 0) + 2
  return rows.map { left, right in
    indentation + left + String(repeating: " ", count: width - left.utf8.count) + right + "\n"
  }.joined()
}
