/// `mvvmgen completions SHELL`
enum Completions {
  /// The completions for a shell; nil for one that is not known.
  static func script(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  private static var commands: String { commandTable.map(\.name).joined(separator: " ") }

  private static var bash: String {
    let options = optionTable.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
    var cases = commandTable.filter { !$0.words.isEmpty }.map { command in
      "    \(command.name)) COMPREPLY=($(compgen -W \"\(command.words.joined(separator: " "))\" "
        + "-- \"$word\")); return ;;\n"
    }
    for option in optionTable where option.value != nil {
      let names = [option.name] + (option.short.map { [$0] } ?? [])
      let reply =
        switch option.value {
        case "DIR": "$(compgen -d -- \"$word\")"
        case "FILE": "$(compgen -f -- \"$word\")"
        default: "$(compgen -W \"\(option.words.joined(separator: " "))\" -- \"$word\")"
        }
      cases.append("    \(names.joined(separator: "|"))) COMPREPLY=(\(reply)); return ;;\n")
    }
    return """
      _mvvmgen() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        case "$before" in
      \(cases.joined())  esac
        if [[ "$word" == -* ]]; then
          COMPREPLY=($(compgen -W "\(options.joined(separator: " "))" -- "$word"))
          return
        fi
        COMPREPLY=($(compgen -f -X '!*.y?(a)ml' -- "$word") $(compgen -d -- "$word"))
        if [ "$COMP_CWORD" = 1 ]; then
          COMPREPLY+=($(compgen -W "\(commands)" -- "$word"))
        fi
      }
      complete -o filenames -F _mvvmgen mvvmgen

      """
  }

  private static var zsh: String {
    var lines: [String] = []
    for option in optionTable {
      let action =
        switch option.value {
        case nil: ""
        case "DIR": ":folder:_files -/"
        case "FILE": ":file:_files"
        case let value?:
          option.words.isEmpty
            ? ":\(value.lowercased()):"
            : ":\(value.lowercased()):(\(option.words.joined(separator: " ")))"
        }
      let summary = escaped(option.summary)
      for name in [option.name] + (option.short.map { [$0] } ?? []) {
        lines.append("    '\(name)[\(summary)]\(action)' \\\n")
      }
    }
    let commands = commandTable.map { "    '\($0.name):\(escaped($0.summary))'\n" }.joined()
    let words = commandTable.filter { !$0.words.isEmpty }.map { command in
      "    \(command.name)) compadd \(command.words.joined(separator: " ")); return ;;\n"
    }
    return """
      #compdef mvvmgen
      _mvvmgen_specs() {
        local -a commands=(
      \(commands)  )
        if (( CURRENT == 2 )); then _describe command commands; fi
        _files -g '*.y(a|)ml'
      }
      _mvvmgen() {
        case "${words[2]}" in
      \(words.joined())  esac
        _arguments -s \\
      \(lines.joined())    '*:spec:_mvvmgen_specs'
      }
      if [ "$funcstack[1]" = _mvvmgen ]; then _mvvmgen "$@"; else compdef _mvvmgen mvvmgen; fi

      """
  }

  private static var fish: String {
    var text = ""
    for command in commandTable {
      text +=
        "complete -c mvvmgen -n __fish_use_subcommand -a \(command.name) "
        + "-d '\(escaped(command.summary))'\n"
      guard !command.words.isEmpty else { continue }
      text +=
        "complete -c mvvmgen -f -n '__fish_seen_subcommand_from \(command.name)' "
        + "-a '\(command.words.joined(separator: " "))'\n"
    }
    for option in optionTable {
      text += "complete -c mvvmgen -l \(option.name.dropFirst(2))"
      if let short = option.short { text += " -s \(short.dropFirst())" }
      switch option.value {
      case nil: break
      case "DIR": text += " -x -a '(__fish_complete_directories)'"
      case "FILE": text += " -r"
      default: text += " -x -a '\(option.words.joined(separator: " "))'"
      }
      text += " -d '\(escaped(option.summary))'\n"
    }
    return text
  }

  /// Without what the shells would take for their own between quotes and brackets.
  private static func escaped(_ summary: String) -> String {
    String(summary.map { "'[]:".contains($0) ? " " : $0 })
  }
}
