import Checking
import Diagnostics
import Program

/// The names of the methods that hold the steps in Swift: each by its line of the spec, and by its
/// column where several stand on one line.
struct SwiftStepNames {
  private var firstColumns: [UInt32: UInt32] = [:]
  private var sharedLines: Set<UInt32> = []

  init(_ program: ScreenProgram) {
    for binding in program.bindings {
      for step in binding.steps {
        step.visit { if case .swift(let code) = $0 { add(code.span) } }
      }
    }
  }

  private mutating func add(_ span: SourceSpan) {
    guard let first = firstColumns.updateValue(span.column, forKey: span.line) else { return }
    // A step that an alias repeats stands where it stood.
    if first != span.column { sharedLines.insert(span.line) }
  }

  func name(of code: Step.SwiftCode) -> String {
    let line = "swiftAtLine\(code.span.line)"
    return sharedLines.contains(code.span.line) ? line + "Column\(code.span.column)" : line
  }
}
