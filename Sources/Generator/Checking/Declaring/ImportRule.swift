import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

extension ScreenChecker {
  mutating func checkImport(_ module: Located<String>) {
    let name = module.value
    let isSpec = name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    let isFile = isSpec || name.hasSuffix(".swift")
    guard isFile || !isSwiftPath(name) else {
      if !refusePart(module) { checkLetters(of: module) }
      return
    }
    let plain = name.exchanging("@testable ", for: "")
    let word =
      plain.hasPrefix("import ") ? String(plain.dropFirst(7)) : plain.exchanging(" ", for: "")
    let modules = name.split { $0 == "," || $0 == " " || $0 == ";" }
    // `Foundation Combine`, and not `Swift UI`
    let areSeveral =
      modules.count > 1 && modules.allSatisfy { isSwiftPath(String($0)) }
      && (modules.allSatisfy { knownModules.contains(String($0)) } || !isSwiftPath(word))
    let hint: Hint? =
      if isSpec {
        "other specs stand under 'uses': write 'uses: \(name)'"
      } else if isFile {
        "a file of the same module needs no import: remove it"
      } else if areSeveral {
        "list them: [\(modules.joined(separator: ", "))]"
      } else {
        isSwiftPath(word) ? .write(word) : nil
      }
    report(.badImport, "'\(name)' is not the name of a module", at: module.span, hint: hint)
  }

  /// `Foundation.Date`: Foundation's only parts are its headers, `Foundation.NSDate`.
  private mutating func refusePart(_ module: Located<String>) -> Bool {
    let parts = module.value.split(separator: ".").map(String.init)
    guard parts.count > 1, parts[0] == "Foundation", !parts[1].hasPrefix("NS"),
      !parts[1].hasPrefix("Foundation")
    else { return false }
    report(
      .badImport, "Foundation has no part '\(parts[1])': what is in it comes with all of it",
      at: module.span, hint: .write("Foundation"))
    return true
  }

  /// `foundation`, `SwiftUi` and `Fundation`: Swift would only say that there is no such module.
  private mutating func checkLetters(of module: Located<String>) {
    let parts = module.value.split(separator: ".", maxSplits: 1)
    guard let first = parts.first.map(String.init), !knownModules.contains(first) else { return }
    let letters = first.lowercased()
    func name(_ known: String) -> String {
      ([known] + parts.dropFirst().map(String.init)).joined(separator: ".")
    }
    if let known = knownModules.first(where: { $0.lowercased() == letters }) {
      report(
        .lettersOfModule, "the module is called '\(known)', with these capitals", at: module.span,
        severity: .warning, hint: Hint.write(name(known)))
    } else if let known = didYouMean(first, among: knownModules), isSlip(letters, in: known) {
      let meant = Hint.didYouMean(name(known))
      report(
        .lettersOfModule, "'\(first)' is nearly the module '\(known)'", at: module.span,
        severity: .warning, hint: meant)
    }
  }

  /// Whether the same letters are in another order, or one of many is wrong. Others have modules
  /// whose names are nearly short ones, or go on behind one: `DIKit`, `SwiftUIX`.
  private func isSlip(_ letters: String, in known: String) -> Bool {
    let other = known.lowercased()
    return letters.utf8.sorted() == other.utf8.sorted()
      || known.utf8.count >= 7 && !letters.hasPrefix(other) && areOneSlipApart(letters, other)
  }
}

/// Modules of Apple that specs import.
private let knownModules = [
  "AppKit", "AuthenticationServices", "AVFoundation", "AVKit", "BackgroundTasks", "CloudKit",
  "Combine", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia",
  "CoreML", "CoreMotion", "CoreText", "CryptoKit", "EventKit", "Foundation", "HealthKit",
  "LocalAuthentication", "MapKit", "MessageUI", "OSLog", "PDFKit", "PhotosUI", "QuartzCore",
  "RealityKit", "SafariServices", "StoreKit", "SwiftData", "SwiftUI", "UIKit",
  "UniformTypeIdentifiers", "UserNotifications", "WatchKit", "WebKit", "WidgetKit",
]

/// `Module` or `Module.Part`.
private func isSwiftPath(_ text: String) -> Bool {
  text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isName(String($0)) }
}
