import MVVMGenDiagnostics
import MVVMGenPaths
import MVVMGenPipeline
import MVVMGenSpec
import MVVMGenWriting

/// `mvvmgen new Weather`: writes a small spec with comments, to start from. Where no folder is
/// named it goes into the first one that the configuration has specs in.
func writeNewSpec(_ given: String, to folder: String?) -> ExitStatus {
  let added = "ViewModel"
  let isAddedTwice = given.hasSuffix(added) && given != added
  let name = isAddedTwice ? String(given.dropLast(added.count)) : given
  let found = try? FoundConfiguration.load(.upwards)
  let known = found?.configuration.specs.map { $0.value } ?? []
  let folder = folder ?? known.first { FileKind(at: $0) == .folder } ?? "."
  let path = normalized("\(folder)/\(fileName(forScreen: name)).yaml")
  guard FileKind(at: path) == .missing else {
    Terminal.error(in: path, "it is there already")
    return .failed
  }
  let isNewFolder = FileKind(at: folder) == .missing
  let hasSchema = FileKind(at: normalized("\(folder)/\(schemaFile)")) == .file
  let text = Array((editorLines(hasSchema: hasSchema) + starterSpec(name)).utf8)
  do throws(EndOfRun) {
    if let reason = try whatIsWrong(with: SourceFile(name: path, bytes: text)) {
      throw .misuse(UsageError(message: reason, isInHelp: false))
    }
    try orEnd(writeFile(text, to: path))
  } catch {
    return Terminal.end(with: error)
  }
  if isAddedTwice {
    Terminal.out("the screen is called \(name): '\(added)' is added to its name\n")
  }
  let isNamed = known.contains { isSame(path, orIn: $0) }
  let configured = isNamed ? found?.path.map(folder(of:)) : nil
  // `new Playlist Editor` may have been meant as one name.
  Terminal.out("wrote \(path)\(isNewFolder ? ", in a new folder" : "")\nnext: ")
  if isGeneratedInBuilds(folder) || configured.map(isGeneratedInBuilds) ?? false {
    Terminal.out("swift test\n")
  } else {
    Terminal.out("\(tool)\(isNamed ? "" : " \(quoted(path))")\n")
  }
  return .done
}

/// How the tool is called: the command plugin says so.
private var tool: String { getenv("MVVMGEN_COMMAND").map { String(cString: $0) } ?? "mvvmgen" }

/// Whether a file is another or stands in it, where that is a folder.
private func isSame(_ path: String, orIn other: String) -> Bool {
  let other = normalized(other)
  guard !other.isEmpty, other != "." else { return !path.hasPrefix("/") && !path.hasPrefix("../") }
  return path == other || path.hasPrefix(other + "/")
}

/// An argument as a shell takes it.
private func quoted(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy { $0.isInName || "/.-".utf8.contains($0) }
  // In a shell's quotes a quote ends them, stands by itself, and opens them again.
  return isPlain ? path : "'\(path.exchanging("'", for: "'\\''"))'"
}

/// What would be told of a new spec: a name that all is called after may be refused.
private func whatIsWrong(with file: SourceFile) throws(EndOfRun) -> String? {
  let pipeline = Pipeline(Pipeline.Options(templates: try templates(in: nil)))
  let told = pipeline.check(file, using: FileSource(isOfBuild: true)).result.diagnostics.first
  return told.map { told in told.title + (told.hint.map { "; \($0.text)" } ?? "") }
}

/// Whether a name can be that of a screen, as the tool writes one.
func isScreenName(_ name: String) -> Bool {
  guard let first = name.utf8.first, name.utf8.allSatisfy({ $0.isLetterOrDigit }) else {
    return false
  }
  return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
}

/// The file of a screen: `PhotoList` gives `photo_list`, `QRScanner` `qr_scanner`, and
/// `Onboarding2FA` `onboarding_2fa`.
private func fileName(forScreen name: String) -> String {
  let signs = Array(name)
  var file = ""
  for (index, sign) in signs.enumerated() {
    let before = index == 0 ? nil : signs[index - 1]
    let startsWord =
      sign.isUppercase && signs.dropFirst(index + 1).first?.isLowercase ?? false
      || sign.isUppercase && before?.isLowercase ?? false
      || sign.isNumber && before?.isLetter ?? false
    if startsWord, before != nil { file += "_" }
    file += sign.lowercased()
  }
  return file
}

private let schemaFile = "mvvmgen.schema.json"

/// Leads editors to the schema. They complain of one that is missing, so then it only says how to
/// make it.
private func editorLines(hasSchema: Bool) -> String {
  hasSchema
    ? "# yaml-language-server: $schema=./\(schemaFile)\n"
    : """
    # Editors with a YAML extension: put what this prints into \(schemaFile) beside this file,
    #   \(tool) schema
    # and '# yaml-language-server: $schema=./\(schemaFile)' as the first line.

    """
}

private func starterSpec(_ name: String) -> String {
  """
  screen: \(name)
  doc: Loads a list of items, and opens one of them.

  # Plain data: each becomes a struct.
  models:
    \(name)Item:
      fields: { id: Int, title: String }

  # What can go wrong, with the text that the user reads.
  errors:
    \(name)Error:
      offline: There is no connection

  # What the screen needs from outside: each becomes a protocol and a mock of it.
  services:
    api:
      protocol: \(name)Service
      methods:
        load: { returns: [\(name)Item], throws: \(name)Error }

  # What the view sends and writes.
  inputs:
    reload: {}
    open:
      takes: { id: Int }

  # What the view shows. One with 'from' follows what it is made from by itself.
  outputs:
    isLoading: Bool
    items: [\(name)Item]
    message: String
    isEmpty: { from: items.isEmpty and message.isEmpty and not isLoading }
    opened: { emits: \(name)Item, doc: The view goes on to this item. }

  # What happens when.
  bindings:
    - when: start
      do:
        - send: reload

    - when: reload
      policy: latest      # a new run ends the one before
      loading: isLoading  # true while it runs
      do:
        - set: { message: "" }
        - call: api.load
          as: loaded
          catch:
            - set: { message: =error.message }
        - set: { items: =loaded }

    - when: open
      do:
        - if: items.first(x => x.id == id)  # nil where there is none
          as: item
          then:
            - emit: opened
              value: =item

  # Each scenario becomes a test.
  scenarios:
    - name: shows what was loaded
      given:
        api.load: { returns: [{ id: 1, title: First }] }
      steps:
        - expect: { items: [{ id: 1, title: First }], isLoading: false, isEmpty: false }
        - send: open
          with: { id: 1 }
        - expectEvents: { opened: [{ id: 1 }] }

    - name: says why nothing could be loaded
      given:
        api.load: { throws: offline }
      steps:
        - expect: { message: There is no connection, isEmpty: false }

  """
}
