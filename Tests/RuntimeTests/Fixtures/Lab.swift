@testable import MVVMRuntime

nonisolated enum LabError: MessageError, Hashable {
  case broken

  var message: String { "It is broken" }
}

nonisolated protocol LabService: Sendable {
  @MainActor func fetch(_ name: String) async throws(LabError) -> Int
}

nonisolated final class MockLabService: LabService {
  let onFetch = MockMethod<String, Int, LabError>("LabService.fetch")

  @MainActor func fetch(_ name: String) async throws(LabError) -> Int {
    try await onFetch.call(name)
  }
}

/// A screen with one binding that makes a call between two steps.
@MainActor
final class LabViewModel {
  let logic: LabLogic
  private let lifetime: Lifetime

  init(
    _ policy: Policy = .latest,
    service: any LabService,
    debounce: Duration? = nil,
    throttle: Duration? = nil,
    environment: ScreenEnvironment = .fixed()
  ) {
    logic = LabLogic(policy, service, debounce, throttle, environment)
    lifetime = Lifetime(of: logic.screen, keeping: logic)
  }

  func load(_ name: String) { logic.load(name) }

  var settle: Settling { logic.screen.settle }
}

@MainActor
final class LabLogic {
  let screen: Screen
  let isLoading: ScreenBox<Bool>
  let result: ScreenBox<String>
  let log = Log()
  let runs: Runs
  private let service: any LabService
  private let others: Runs

  init(
    _ policy: Policy,
    _ service: any LabService,
    _ debounce: Duration?,
    _ throttle: Duration?,
    _ environment: ScreenEnvironment
  ) {
    self.service = service
    screen = Screen(environment: environment)
    isLoading = ScreenBox(false, in: screen)
    result = ScreenBox("", in: screen)
    let loading = LoadingFlag(isLoading)
    runs = Runs(policy, loading: loading, debounce: debounce, throttle: throttle, in: screen)
    others = Runs(.latest, loading: loading, in: screen)
  }

  func load(_ name: String) {
    runs.start { [self] run async throws(RunEnded) in try await load(name, in: run) }
  }

  func load(_ name: String, per key: some Hashable) {
    runs.start(per: key) { [self] run async throws(RunEnded) in try await load(name, in: run) }
  }

  /// Another binding with the same loading flag.
  func loadOther(_ name: String) {
    others.start { [self] run async throws(RunEnded) in try await load(name, in: run) }
  }

  private func load(_ name: String, in run: Run) async throws(RunEnded) {
    try run.set { log("begin \(name)") }
    let number: Int
    do throws(LabError) {
      number = try await service.fetch(name)
    } catch {
      try await run.resume()
      try run.set { log("\(name) failed") }
      return
    }
    try await run.resume()
    try run.set {
      log("end \(name)")
      result.value = "\(name) \(number)"
    }
  }
}
