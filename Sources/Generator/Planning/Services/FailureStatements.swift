import MVVMGenChecking
import MVVMGenDiagnostics

/// The statements that find the case for a failure.
struct FailureStatements: Equatable {
  private let network: CheckedRequest.Failure?
  /// Those that are not what all others are: single ones first, as exceptions to the ranges.
  private let statuses: [CheckedRequest.Status]
  private let otherwise: CheckedRequest.Failure

  init(
    network: CheckedRequest.Failure?, statuses: [CheckedRequest.Status],
    otherwise: CheckedRequest.Failure
  ) {
    self.network = network
    self.otherwise = otherwise
    let ordered =
      statuses.filter { $0.codes.count == 1 } + statuses.filter { $0.codes.count > 1 }
    // What fails as all others do has a case only where a range behind it says something else.
    self.statuses = ordered.indices.filter { index in
      ordered[index].failure != otherwise
        || ordered[(index + 1)...].contains {
          $0.failure != otherwise && $0.codes.overlaps(ordered[index].codes)
        }
    }.map { ordered[$0] }
  }

  /// Whether there is nothing to find out.
  var isPlain: Bool { network == nil && statuses.isEmpty }

  /// `exit` is how the case leaves: `throw` or `return`.
  func add(_ exit: String, of failure: String, to body: inout CodeWriter) {
    if let network {
      body.block("if \(failure).isOfNetwork") {
        $0.add("\(exit) \(value(network, of: failure))")
      }
    }
    guard !statuses.isEmpty else {
      body.add("\(exit) \(value(otherwise, of: failure))")
      return
    }
    // A `switch` that is all of a function gives its value by itself.
    let word = network == nil && exit == "return" ? "" : "\(exit) "
    func add(_ label: Layout, _ found: CheckedRequest.Failure) {
      body.add(.group([label, .nested([.space, "\(word)\(value(found, of: failure))"])]))
    }
    body.add("switch \(failure).status {")
    var done: Set<CheckedRequest.Failure> = []
    let free = statuses.filter(isAnywhere)
    for status in free where done.insert(status.failure).inserted {
      let codes = free.filter { $0.failure == status.failure }.map { $0.pattern }
      add("case \(codes.joined(separator: ", ")):", status.failure)
    }
    for status in statuses where !isAnywhere(status) {
      add("case \(status.pattern):", status.failure)
    }
    add("default:", otherwise)
    body.add("}")
  }

  /// Whether it makes no difference before which others a status stands: no range that says
  /// something else has it too.
  private func isAnywhere(_ status: CheckedRequest.Status) -> Bool {
    status.codes.count == 1
      || statuses.allSatisfy {
        $0.failure == status.failure || !$0.codes.overlaps(status.codes)
      }
  }

  private func value(_ found: CheckedRequest.Failure, of failure: String) -> Layout {
    let name = ".\(SwiftName.member(found.name))"
    guard let reason = found.reason else { return .text(name) }
    return .call(.text(name), ["\(SwiftName.label(reason)): \(failure).description"])
  }
}

extension CheckedRequest.Status {
  fileprivate var pattern: String {
    codes.count == 1 ? "\(codes.lowerBound)" : "\(codes.lowerBound)...\(codes.upperBound)"
  }
}
