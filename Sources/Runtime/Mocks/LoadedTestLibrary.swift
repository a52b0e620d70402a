import Foundation

/// Swift Testing and XCTest, where they are loaded: an app that links this module links neither.
nonisolated enum LoadedTestLibrary {
  /// Makes the running test fail. False where no test library is there.
  static func fail(_ message: String, at place: TestPlace) -> Bool {
    let hasTesting = recordIssue(message, at: place)
    // Outside of a test of its own, either library ignores what it is told.
    if hasTesting, currentTest != nil { return true }
    return failXCTest(message, at: place) || hasTesting
  }

  /// Makes the running test fail, at its own line. False where that is not known.
  static func failTest(_ message: String) -> Bool {
    guard let currentTest else { return false }
    let location = Mirror(reflecting: currentTest).descendant("sourceLocation")
    return location.map { recordIssue(message, atLocation: $0) } ?? false
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
      dlsym(nil, name)
    #else
      nil
    #endif
  }

  private static let recordName =
    "$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ"

  /// `Issue.record(_:sourceLocation:)`. Its types are known by name only, so it is called as a
  /// generic function would call it: with all that it takes and returns in memory.
  private static func recordIssue(_ message: String, at place: TestPlace) -> Bool {
    guard
      let type = _typeByName("7Testing14SourceLocationV") as? any Decodable.Type,
      let json = try? JSONEncoder().encode(Place(place)),
      let location = try? JSONDecoder().decode(type, from: json)
    else { return false }
    return recordIssue(message, atLocation: location)
  }

  /// The same at a location of Swift Testing.
  private static func recordIssue(_ message: String, atLocation location: Any) -> Bool {
    guard
      let record = symbol(recordName),
      let comment = _typeByName("7Testing7CommentV") as? any RawRepresentable.Type,
      let issue = _typeByName("7Testing5IssueV")
    else { return false }

    func make<Comment: RawRepresentable>(_: Comment.Type) -> Bool {
      guard
        let text = message as? Comment.RawValue,
        let comment = Comment(rawValue: text)
      else { return false }
      func call<Location>(at location: Location) {
        func call<Issue>(_: Issue.Type) {
          _ = unsafeBitCast(Code(record), to: Record<Comment, Location, Issue>.self)
            .function(comment, location)
        }
        _openExistential(issue, do: call)
      }
      _openExistential(location, do: call)
      return true
    }
    return make(comment)
  }

  /// `Test.current`.
  private static var currentTest: Any? {
    guard
      let current = symbol("$s7Testing4TestV7currentACSgvgZ"),
      let test = _typeByName("7Testing4TestV")
    else { return nil }
    func call<Test>(_: Test.Type) -> Any? {
      unsafeBitCast(Code(current), to: Current<Test>.self).function()
    }
    return _openExistential(test, do: call)
  }

  /// `XCTFail(_:file:line:)`.
  private static func failXCTest(_ message: String, at place: TestPlace) -> Bool {
    guard let fail = symbol("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF") else {
      return false
    }
    unsafeBitCast(Code(fail), to: Fail.self)
      .function(message, place.filePath, UInt(clamping: place.line))
    return true
  }
}

// A function that captures nothing, as a closure has it in memory. A struct around each type of
// closure keeps it from being wrapped when it goes through `unsafeBitCast`.
nonisolated private struct Code {
  let code: UnsafeMutableRawPointer
  let captured: UnsafeMutableRawPointer? = nil

  init(_ code: UnsafeMutableRawPointer) {
    self.code = code
  }
}

nonisolated private struct Record<Comment, Location, Issue> {
  let function: (Comment?, Location) -> Issue
}

nonisolated private struct Current<Test> {
  let function: () -> Test?
}

nonisolated private struct Fail {
  let function: (String, StaticString, UInt) -> Void
}

/// A source location as Swift Testing decodes it.
nonisolated private struct Place: Encodable {
  let fileID: String
  let filePath: String
  /// What older versions call the path.
  let _filePath: String
  let line: Int
  let column: Int

  init(_ place: TestPlace) {
    fileID = place.fileID
    filePath = "\(place.filePath)"
    _filePath = filePath
    line = place.line
    column = place.column
  }
}
