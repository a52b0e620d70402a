import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenSpec

/// What can be wrong with a path under `uses`.
extension Diagnostic {
  /// A path that leads to no spec, in a file beside which there are those libraries.
  static func unreadable(
    _ path: Located<String>, _ error: SpecSourceError, beside libraries: [String]
  ) -> Diagnostic {
    let only = libraries.count == 1 ? libraries.first : nil
    let meant = (error.nearest ?? only).map { Hint.didYouMean($0) }
    let paths = path.value.split { ", ".contains($0) }
    let several: Hint? =
      paths.count > 1 && paths.allSatisfy { $0.contains(".") }
      ? "several are a list: [\(paths.joined(separator: ", "))]" : nil
    let some: Hint? =
      libraries.isEmpty
      ? nil
      : "there are the libraries \(Array(libraries.prefix(4)).joined(separator: ", "))"
        + (libraries.count > 4 ? " and \(libraries.count - 4) more" : "")
    return Diagnostic(
      .badUse, "'\(path.value)' can't be used: \(error.reason)", at: path.span,
      hint: several ?? meant ?? some
        ?? (path.value.contains(".")
          ? nil : "'uses' names files, by their paths: for example shared.yaml"))
  }

  /// The files lead from one to the next, and back to the first.
  static func circle(_ files: ArraySlice<String>, at path: Located<String>) -> Diagnostic {
    Diagnostic(
      .badUse, "the file uses itself: \(files.joined(separator: " → "))", at: path.span,
      hint: files.count == 2
        ? "remove it: a spec sees what it declares, and the libraries above it in its file"
        : "move what both need to a library of its own")
  }

  static func nothingToUse(at path: Located<String>) -> Diagnostic {
    Diagnostic(
      .badUse, "'\(path.value)' declares nothing that can be used here", at: path.span,
      hint: "others see the types, constants, models, errors, services, formatters and cells "
        + "of a screen")
  }

  /// A library that has the name of another one.
  static func doubled(
    _ library: CheckedScreen, _ other: CheckedScreen, at path: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .badUse,
      "there are two \(library.isLibrary ? "libraries" : "screens") with the name '\(library.name)'",
      at: path.span,
      related: [
        Diagnostic.Related(other.place, "one is declared here"),
        Diagnostic.Related(library.place, "the other one is declared here"),
      ],
      hint: "give one of them another name")
  }

  /// A screen of another module.
  static func foreign(_ screen: CheckedScreen, at path: Located<String>) -> Diagnostic {
    Diagnostic(
      .badUse,
      "the screen '\(screen.name)' belongs to the module '\(screen.module ?? "")': what it declares "
        + "can't be used here", at: path.span,
      related: [Diagnostic.Related(screen.place, "the screen is declared here")],
      hint: "move what both need to a library of that module, with 'access: public'")
  }

  /// What only the library's own module sees.
  static func hidden(_ library: CheckedScreen, at path: Located<String>) -> Diagnostic {
    Diagnostic(
      .narrowAccess,
      "the library '\(library.name)' belongs to the module '\(library.module ?? "")' and is internal: "
        + "nothing of it can be used here", at: path.span,
      related: [Diagnostic.Related(library.place, "the library is declared here")],
      hint: "give the library '\(library.name)' 'access: public', or 'package'")
  }
}
