import Foundation
import Testing

/// `mvvmgen new`, the completions and the man page.
@Suite struct StartTests {
  @Test func aNewSpecPasses() throws {
    try Tool.inFolder { tool in
      let made = try tool.run("new", "PhotoList", "Specs").output
      let path = "Specs/photo_list.yaml"
      #expect(made == "wrote \(path), in a new folder\nnext: mvvmgen \(path)\n")
      let text = try tool.read("Specs/photo_list.yaml")
      // Editors complain of a schema that is not there.
      let line = "# yaml-language-server: $schema=./mvvmgen.schema.json\n"
      #expect(!text.hasPrefix(line))
      // A second one stands beside it.
      try tool.write(tool.run("schema").output, to: "Specs/mvvmgen.schema.json")
      try tool.run("new", "Album", "Specs")
      #expect(try tool.read("Specs/album.yaml").hasPrefix(line))
      let result = try tool.run("Specs", "-o", "Out", "--strict")
      #expect(result.errors == "")
      #expect(result.status == 0)
      #expect(try tool.names(in: "Out").count == 10)
      #expect(try tool.run("format", "--check", "Specs").status == 0)
      // It is the user's from now on.
      let again = try tool.run("new", "PhotoList", "Specs")
      #expect(again.status == 1)
      #expect(again.errors == "Specs/photo_list.yaml: error: it is there already\n")
    }
  }

  /// What the command plugin makes is called in another way.
  @Test func aNewSpecTellsHowTheToolIsCalled() throws {
    try Tool.inFolder { tool in
      try tool.run("new", "Album")
      #expect(try tool.read("album.yaml").contains("#   mvvmgen schema\n"))
      let call = "swift package --allow-writing-to-package-directory mvvmgen"
      let made = try tool.shell("MVVMGEN_COMMAND='\(call)' '\(tool.path)' new Song").output
      #expect(made == "wrote song.yaml\nnext: \(call) song.yaml\n")
      #expect(try tool.read("song.yaml").contains("#   \(call) schema\n"))
    }
  }

  @Test func aNewSpecStandsBesideTheOthers() throws {
    let files = ["mvvmgen.yaml": "specs: [a.yaml, Specs]", "Specs/a.yaml": "", "a.yaml": ""]
    try Tool.inFolder(files) { tool in
      let made = try tool.run("new", "Album").output
      #expect(made == "wrote Specs/album.yaml\nnext: mvvmgen\n")
      let below = try tool.run("new", "Song", "Specs/Songs").output
      #expect(below == "wrote Specs/Songs/song.yaml, in a new folder\nnext: mvvmgen\n")
      let named = try tool.run("new", "Album", ".").output
      #expect(named == "wrote album.yaml\nnext: mvvmgen album.yaml\n")
      let spaced = try tool.run("new", "Album", "My Specs").output
      #expect(spaced.hasSuffix("next: mvvmgen 'My Specs/album.yaml'\n"))
      let quoted = try tool.run("new", "Album", "Ann's").output
      #expect(quoted.hasSuffix("next: mvvmgen 'Ann'\\''s/album.yaml'\n"))
    }
  }

  @Test func aPathIsTakenApart() throws {
    try Tool.inFolder { tool in
      let path = try tool.run("new", "Specs/player.yaml").errors
      #expect(path == "mvvmgen: a folder comes behind the name: write 'new Player Specs'\n")
      let file = try tool.run("new", "Player.yaml").errors
      #expect(file.contains("write it like Player, "))
    }
  }

  @Test func whatToDoNextIsThere() throws {
    let files = ["Package.swift": "plugins: [.plugin(name: \"MVVMGenPlugin\")]"]
    try Tool.inFolder(files) { tool in
      let built = try tool.run("new", "Album", "Sources/App").output
      #expect(built == "wrote Sources/App/album.yaml, in a new folder\nnext: swift test\n")
      let deeper = try tool.run("new", "Song", "./Sources/App/Songs/").output
      #expect(deeper == "wrote Sources/App/Songs/song.yaml, in a new folder\nnext: swift test\n")
      // No build takes specs from there.
      let beside = try tool.run("new", "Album", "Specs").output
      #expect(beside.hasSuffix("next: mvvmgen Specs/album.yaml\n"))
      try tool.write("products: [.product(name: \"MVVMRuntime\")]", to: "Package.swift")
      let committed = try tool.run("new", "Group", "Sources/App").output
      #expect(committed.hasSuffix("next: mvvmgen Sources/App/group.yaml\n"))
    }
    // A build takes what the configuration in its target's folder names.
    let elsewhere = [
      "Package.swift": "plugins: [.plugin(name: \"MVVMGenPlugin\")]", "Specs/a.yaml": "",
      "Sources/App/mvvmgen.yaml": "specs: ../../Specs\n",
    ]
    try Tool.inFolder(elsewhere) { tool in
      let made = try tool.run("new", "Album", in: "Sources/App").output
      #expect(made == "wrote ../../Specs/album.yaml\nnext: swift test\n")
    }
  }

  @Test func aCopyOfWhatBuildsMakeIsToldOnce() throws {
    let files = [
      "Package.swift": "plugins: [.plugin(name: \"MVVMGenPlugin\")]",
      "Sources/App/m.yaml": "library: M\nmodels: { Tone: { cases: [low] } }\n",
    ]
    try Tool.inFolder(files) { tool in
      let told = try tool.run("Sources")
      #expect(told.status == 0)
      #expect(
        told.errors == "Sources/App/m.yaml: note: the plugin generates it with each build: "
          + "Generated has a copy, to look at\n")
      #expect(try tool.run("Sources").errors == "")
      #expect(try tool.run("Sources", "-o", "Committed").errors == "")
    }
  }

  @Test(arguments: [
    ("fmt", "did you mean the command 'format'?"), ("init", "did you mean the command 'new'?"),
    ("lint", "did you mean the option '--check'?"),
    ("models", "did you mean '--emit ...,models'?"),
    ("generate", "to generate takes no command: mvvmgen Specs"),
  ])
  func commandsOfOthersAreKnown(word: String, hint: String) throws {
    // What was generated once lies about.
    try Tool.inFolder(["Generated/a.swift": ""]) { tool in
      let errors = try tool.run(word).errors
      #expect(errors == "\(word): error: there is no such file or folder; \(hint)\n")
    }
  }

  @Test func pathsOfTheConfigurationThatLeadNowhereAreToldThere() throws {
    let configuration = """
      specs: [Spec, Gone]
      templates: Template
      imports: { Core: Core }
      """
    let told = """
      mvvmgen.yaml:1:9: error: there is no file or folder 'Spec', which 'specs' names [MVG050]
          specs: [Spec, Gone]
                  ^~~~
          hint: did you mean 'Specs'?

      mvvmgen.yaml:1:15: error: there is no file or folder 'Gone', which 'specs' names [MVG050]
          specs: [Spec, Gone]
                        ^~~~

      mvvmgen.yaml:2:12: error: there is no folder 'Template', where templates are to be [MVG050]
          templates: Template
                     ^~~~~~~~

      mvvmgen.yaml:3:18: error: there is no folder 'Core', where the module Core is to be [MVG050]
          imports: { Core: Core }
                           ^~~~

      """
    try Tool.inFolder(["mvvmgen.yaml": configuration, "Specs/a.yaml": "screen: A\n"]) { tool in
      let result = try tool.run()
      #expect(result.errors == told)
      #expect(result.status == 1)
      // Elsewhere too it is told what to write there.
      let below = try tool.run(in: "Specs").errors
      #expect(below == told.replacingOccurrences(of: "mvvmgen.yaml", with: "../mvvmgen.yaml"))
      // The command line wins; a build may see less than there is.
      let templates = told.split(separator: "\n").filter { $0.contains("where templates") }
      for arguments in [["Specs"], ["build", "Specs/a.yaml", "-o", "Out"]] {
        let errors = try tool.run(arguments + ["--emit", "models"]).errors
        #expect(!errors.contains("'specs'"))
        #expect(errors.contains(templates[0]))
        #expect(errors.contains("where the module") == (arguments[0] != "build"))
      }
    }
  }

  @Test(arguments: ["photoList", "Photo List", "", "1st", "../Up", "-q"])
  func aScreenNeedsAName(name: String) throws {
    try Tool.inFolder { tool in
      let result = try tool.run("new", name)
      #expect(result.status == 64)
      // The help says no more of it.
      #expect(result.errors.contains("--help") == (name == "-q"))
      #expect(try tool.names(in: ".").filter { !$0.hasPrefix(".") } == [])
    }
  }

  /// `ViewModel` is added to the name of a screen.
  @Test func aScreenIsNotCalledAViewModel() throws {
    try Tool.inFolder { tool in
      let made = try tool.run("new", "ChatViewModel").output
      #expect(
        made == """
          the screen is called Chat: 'ViewModel' is added to its name
          wrote chat.yaml
          next: mvvmgen chat.yaml

          """)
      #expect(try tool.run("chat.yaml", "-o", "Out", "--strict").status == 0)
    }
  }

  @Test func aNameThatCheckingRefusesIsRefused() throws {
    try Tool.inFolder { tool in
      let result = try tool.run("new", "URLSession")
      #expect(result.status == 64)
      #expect(
        result.errors == """
          mvvmgen: 'URLSession' can't be a name here: clients of services are made with \
          Foundation's; for example 'UserSession'

          """)
      #expect(try tool.names(in: ".").filter { !$0.hasPrefix(".") } == [])
    }
  }

  @Test(arguments: [
    ("FAQ", "faq"), ("QRScanner", "qr_scanner"), ("Onboarding2FA", "onboarding_2fa"),
    ("PhotoList", "photo_list"), ("MyURL", "my_url"), ("Step2Form", "step_2_form"), ("A", "a"),
  ])
  func theFileOfAScreen(name: String, file: String) throws {
    try Tool.inFolder { tool in
      let made = try tool.run("new", name).output
      #expect(made.hasPrefix("wrote \(file).yaml\n"))
    }
  }

  @Test func bashCompletes() throws {
    let files = ["Specs/a.yaml": "", "Specs/mvvmgen.yaml": "", "mvvmgen.yaml": "", "b.txt": ""]
    try Tool.inFolder(files) { tool in
      func complete(_ words: String..., to expected: [Substring]) throws {
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let result = try tool.shell(
          """
          source <('\(tool.path)' completions bash)
          COMP_WORDS=(mvvmgen \(list)); COMP_CWORD=\(words.count)
          _mvvmgen; printf '%s\\n' "${COMPREPLY[@]}"
          """)
        #expect(result.errors == "")
        #expect(result.output.split(separator: "\n").sorted() == expected)
      }
      try complete("--ch", to: ["--check"])
      // The configuration is no spec.
      try complete("Specs/", to: ["Specs/a.yaml"])
      try complete("a.yaml", "", to: ["Specs"])
      try complete("--emit", "mo", to: ["mocks", "models"])
      try complete("--emit", "models,", to: Self.kinds.map { "models,\($0)" })
      try complete("--emit", "models,mocks,v", to: ["models,mocks,viewmodel"])
      try complete("explain", "MVG0010", to: [])
      try complete("explain", "MVG010", to: ["MVG010"])
      try complete("new", "", to: [])
      try complete("new", "Album", "", to: ["Specs"])
      try complete("templates", "", to: ["Specs"])
      try complete("completions", "", to: ["bash", "fish", "zsh"])
      try complete("ne", to: ["new"])
      try complete("import", "", to: ["openapi"])
      try complete("x", "--output", "", to: ["Specs"])
      try complete("import", "openapi", "--o", to: ["--operation", "--output"])
      try complete("import", "openapi", "a", "-o", "b", to: ["b.txt"])
      try complete("format", "-", to: ["--check", "--diff", "--help", "--quiet", "-h", "-q"])
      try complete("build", "a.yaml", "--acc", to: ["--access"])
      try complete("build", "a.yaml", "--access", "pub", to: ["public"])
    }
  }

  private static let kinds: [Substring] = [
    "clients", "mocks", "models", "services", "tests", "viewmodel",
  ]

  /// zsh completes in a terminal only: that it takes the script, and for what, has to do.
  private static let use = [
    "zsh":
      #"zsh -fc 'autoload -U compinit && compinit -u -D && . ./script && [ $_comps[mvvmgen] = _mvvmgen ]'"#,
    "fish": #"""
    HOME="$PWD" fish -c '
      source script
      complete -C "mvvmgen --em" | grep -q "^--emit" && complete -C "mvvmgen exp" | grep -q "^explain"
      and complete -C "mvvmgen completions " | grep -qx fish
      and complete -C "mvvmgen format --" | grep -q "^--check"'
    """#,
  ]

  @Test(arguments: ["zsh", "fish"])
  func otherShellsKnowTheOptions(shell: String) throws {
    try Tool.inFolder { tool in
      let script = try tool.run("completions", shell).output
      try tool.write(script, to: "script")
      for option in ["check", "emit", "watch", "operation"] { #expect(script.contains(option)) }
      // Where the shell is there it reads the script.
      let read = try tool.shell(
        "command -v \(shell) >/dev/null || exit 0; \(shell) -n script && \(Self.use[shell] ?? "false")"
      )
      #expect(read.status == 0, "\(read.errors)")
      #expect(try tool.run("completions", "tcsh").status == 64)
    }
  }

  @Test func everyCommandHasItsHelp() throws {
    try Tool.inFolder { tool in
      let commands = try tool.run("--help").output.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        return words.first == "mvvmgen" && line.hasPrefix(" ") ? String(words[1]) : nil
      }
      #expect(commands.contains("format") && commands.contains("completions"))
      for command in commands {
        for arguments in [[command, "--help"], [command, "x", "-h"], ["help", command]] {
          let result = try tool.run(arguments)
          #expect(result.status == 0 && result.errors == "")
          #expect(result.output.hasPrefix("usage: mvvmgen \(command)"))
          #expect(
            result.output.contains("\n  -h, --help") && result.output.hasSuffix("print this\n"))
        }
      }
      let build = try tool.run("build", "--help").output
      #expect(build.contains("--imports MODULE=DIR") && build.contains("--name NAME"))
      #expect(!build.contains("--watch"))
      #expect(try tool.run("format", "--help").output.contains("-q, --quiet  print nothing but"))
      #expect(
        try tool.run("help", "formt").errors.hasPrefix(
          "mvvmgen: there is no command 'formt': did you mean 'format'?\n"))
    }
  }

  @Test func theManPageNamesEveryOptionAndCommand() throws {
    try Tool.inFolder { tool in
      let page = try String(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../../Docs/mvvmgen.1").standardizedFileURL,
        encoding: .utf8
      ).replacing("\\-", with: "-")
      let help = try tool.run("--help").output
      for line in help.split(separator: "\n").dropFirst() {
        let words = line.split(separator: " ")
        guard let name = words.first(where: { $0.hasPrefix("--") }) else {
          if words.first == "mvvmgen", words.count > 1 {
            #expect(page.contains("mvvmgen \(words[1])"), "\(words[1])")
          }
          continue
        }
        #expect(page.contains(name), "\(name)")
      }
    }
  }
}
