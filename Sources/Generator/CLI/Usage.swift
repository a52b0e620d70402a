/// The version of the tool.
let version = "0.1.0"

/// What `--help` prints.
let usage: String = {
  let commands = commandTable.map { ("mvvmgen \($0.name) \($0.arguments)", $0.summary) }
  let options = optionTable.map { option in
    (
      (option.short.map { "\($0), " } ?? "    ") + option.name
        + (option.value.map { " \($0)" } ?? ""), option.summary
    )
  }
  return """
    mvvmgen writes view models, services, mocks and tests from a spec of the screen.

    usage: mvvmgen [SPEC-OR-FOLDER...] [options]
    \(table(commands, indentation: "       "))
    Without a spec, those that mvvmgen.yaml names are generated.

    options:
    \(table(options, indentation: "  "))
    exit status: 0 done, 1 something is wrong with a spec or a file, 2 --check has found a
    difference, 64 wrong usage
    """
}()

/// Two columns.
private func table(_ rows: [(String, String)], indentation: String) -> String {
  let width = (rows.map(\.0.utf8.count).max() ?? 0) + 2
  return rows.map { left, right in
    indentation + left + String(repeating: " ", count: width - left.utf8.count) + right + "\n"
  }.joined()
}
