import MVVMGenDiagnostics
import MVVMGenPaths

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

  private static var commands: String { commandTable.map { $0.name }.joined(separator: " ") }

  private static func names(_ options: [OptionForm]) -> [String] {
    options.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
  }

  /// What can stand behind a command.
  private static func words(of command: CommandForm) -> [String] {
    command.command == .explain ? Explanation.all.map { $0.id.description } : command.words
  }

  // MARK: bash

  private static var bash: String {
    // The options of commands come first: the general ones may have the same names.
    var cases = ""
    var options = ""
    var places = ""
    for command in commandTable {
      let words = words(of: command)
      if !words.isEmpty {
        cases += "    '\(command.name) \(command.name)') \(bashWords(words)); return ;;\n"
      }
      for (index, place) in command.places.enumerated() {
        let reply = place == "DIR" ? bashReply("-d") : "COMPREPLY=()"
        places += "    '\(command.name) \(index + 2)') \(reply); return ;;\n"
      }
      for option in command.options { cases += bashCase(option, of: command.name) ?? "" }
      let own = names(command.allOptions).joined(separator: " ")
      options += "    \(command.name)) options='\(own)' ;;\n"
    }
    for option in optionTable { cases += bashCase(option, of: nil) ?? "" }
    return """
      _mvvmgen() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        local command="${COMP_WORDS[1]}" options='\(names(optionTable).joined(separator: " "))'
        case "$command $before" in
      \(cases)  esac
        case "$command" in
      \(options)  esac
        if [[ "$word" == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
          return
        fi
        case "$command $COMP_CWORD" in
      \(places)  esac
        COMPREPLY=($(compgen -f -X '!*.y*ml' -- "$word") $(compgen -d -- "$word"))
        local index
        for index in "${!COMPREPLY[@]}"; do
          if [ "${COMPREPLY[index]##*/}" = \(configurationName) ]; then unset "COMPREPLY[index]"; fi
        done
        if [ "$COMP_CWORD" = 1 ]; then
          COMPREPLY+=($(compgen -W "\(commands)" -- "$word"))
        fi
      }
      complete -o filenames -F _mvvmgen mvvmgen

      """
  }

  private static func bashWords(_ words: [String]) -> String {
    bashReply("-W \"\(words.joined(separator: " "))\"")
  }

  private static func bashReply(_ option: String) -> String {
    "COMPREPLY=($(compgen \(option) -- \"$word\"))"
  }

  /// What the value of an option can be.
  private static func bashCase(_ option: OptionForm, of command: String?) -> String? {
    guard let value = option.value else { return nil }
    let reply =
      switch value {
      case .folder: bashReply("-d")
      case .file, .spec: bashReply("-f")
      // Those before the last comma stay.
      case .kinds:
        "COMPREPLY=($(compgen -P \"${word%\"${word##*,}\"}\" "
          + "-W \"\(option.words.joined(separator: " "))\" -- \"${word##*,}\"))"
      default: bashWords(option.words)
      }
    let places = names([option]).map { name in command.map { "'\($0) \(name)'" } ?? "*' \(name)'" }
    return "    \(places.joined(separator: "|"))) \(reply); return ;;\n"
  }

  // MARK: zsh

  private static var zsh: String {
    var cases = ""
    for command in commandTable {
      cases += "    \(command.name))\n"
      let words = words(of: command)
      if !words.isEmpty {
        let words = words.joined(separator: " ")
        cases += "      if (( CURRENT == 3 )); then compadd \(words); return; fi\n"
      }
      cases += "      _arguments -s \\\n\(zshLines(command.allOptions))"
      // The command is the first of them.
      let places = command.places.map { $0 == "DIR" ? "':folder:_files -/'" : "':name: '" }
      cases += "        "
      cases +=
        places.isEmpty
        ? "'*:spec:_mvvmgen_specs'" : (["':command: '"] + places).joined(separator: " ")
      cases += "\n      return ;;\n"
    }
    let commands = commandTable.map { "    '\($0.name):\(escaped($0.summary))'\n" }.joined()
    return """
      #compdef mvvmgen
      _mvvmgen_specs() {
        local -a commands=(
      \(commands)  )
        if (( CURRENT == 2 )); then _describe command commands; fi
        _files -g '*.y(a|)ml' -F '(\(configurationName))'
      }
      _mvvmgen() {
        if (( CURRENT > 2 )); then case "${words[2]}" in
      \(cases)  esac; fi
        _arguments -s \\
      \(zshLines(optionTable))        '*:spec:_mvvmgen_specs'
      }
      if [ "$funcstack[1]" = _mvvmgen ]; then _mvvmgen "$@"; else compdef _mvvmgen mvvmgen; fi

      """
  }

  private static func zshLines(_ options: [OptionForm]) -> String {
    options.map { option in
      let action =
        switch option.value {
        case nil: ""
        case .folder: ":folder:_files -/"
        case .file, .spec: ":file:_files"
        case .kinds: ":kinds:_values -s , kind \(option.words.joined(separator: " "))"
        case let value?:
          option.words.isEmpty
            ? ":\(value.rawValue.lowercased()):"
            : ":\(value.rawValue.lowercased()):(\(option.words.joined(separator: " ")))"
        }
      return names([option])
        .map { "        '\($0)[\(escaped(option.summary))]\(action)' \\\n" }.joined()
    }.joined()
  }

  // MARK: fish

  private static var fish: String {
    var text = ""
    for command in commandTable {
      let isSeen = "-n '__fish_seen_subcommand_from \(command.name)'"
      text +=
        "complete -c mvvmgen -n __fish_use_subcommand -a \(command.name) "
        + "-d '\(escaped(command.summary))'\n"
      let words = words(of: command)
      if !words.isEmpty {
        text += "complete -c mvvmgen -f \(isSeen) -a '\(words.joined(separator: " "))'\n"
      }
      if command.places.contains("DIR") {
        text += "complete -c mvvmgen -f \(isSeen) -a '(__fish_complete_directories)'\n"
      }
      for option in command.allOptions { text += fishLine(option, isSeen) }
    }
    for option in optionTable {
      text += fishLine(option, "-n 'not __fish_seen_subcommand_from \(commands)'")
    }
    return text
  }

  private static func fishLine(_ option: OptionForm, _ condition: String) -> String {
    var text = "complete -c mvvmgen \(condition) -l \(option.name.dropFirst(2))"
    if let short = option.short { text += " -s \(short.dropFirst())" }
    switch option.value {
    case nil: break
    case .folder: text += " -x -a '(__fish_complete_directories)'"
    case .file, .spec: text += " -r"
    default: text += " -x -a '\(option.words.joined(separator: " "))'"
    }
    return text + " -d '\(escaped(option.summary))'\n"
  }

  /// Without what the shells would take for their own between quotes and brackets.
  private static func escaped(_ summary: String) -> String {
    String(summary.map { "'[]:".contains($0) ? " " : $0 })
  }
}
