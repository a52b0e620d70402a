import MVVMRuntime
import SeededNumbers

/// One screen, from its opening until it is let go of, and its model.
@MainActor
final class StressSession {
  private typealias Call = HeldCall<MockStressService.LoadArguments, Int, Never>

  private final class Heard {
    var ended: [Int] = []
    var loading: [Bool] = []
    var doubles: [Int] = []
    var count = 0
  }

  private final class Observer {
    var last: Int?
    var token: Token?
  }

  private let service: MockStressService
  private let clock = ManualClock()
  private var viewModel: StressViewModel?
  private var model = StressModel()
  private var random: SeededGenerator
  private var nextID: Int
  /// Calls that wait, of runs that are alive and of runs that have ended.
  private var held: [Call] = []
  /// Answers that were given, and are delivered when the screen comes to rest.
  private var given: [(id: Int, answer: Int)] = []
  private var observers: [Observer] = []
  private let heard = Heard()

  init(_ service: MockStressService, _ random: SeededGenerator, firstID: Int) {
    self.service = service
    self.random = random
    nextID = firstID * 10
    let viewModel = StressViewModel(api: service, environment: .fixed(clock: clock))
    self.viewModel = viewModel
    viewModel.isLoading.bind { [heard] in
      heard.loading.append($0)
      heard.count += 1
    }
    viewModel.double.bind { [heard] in
      heard.doubles.append($0)
      heard.count += 1
    }
    viewModel.ended.bind { [heard, weak self] id in
      heard.ended.append(id)
      heard.count += 1
      if let next = self?.model.followUp[id] { self?.viewModel?.all(id: next) }
    }
    heard.loading = []
    heard.doubles = []
  }

  func step() async {
    guard let viewModel else { return }
    nextID += 1
    let id = nextID
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1:
      viewModel.latest(id: id)
      model.send(id, to: .latest)
    case 2, 3:
      viewModel.first(id: id)
      model.send(id, to: .first)
    case 4:
      viewModel.queued(id: id)
      model.send(id, to: .queued)
    case 5:
      viewModel.all(id: id)
      model.send(id, to: .all)
    case 6, 7:
      viewModel.each(id: id)
      model.send(id, to: .each(id % 3))
    case 8:
      viewModel.paused(id: id)
      model.send(id, to: .paused)
    case 9 where id % 5 == 0:
      viewModel.stop()
      model.stop()
    case 9 where id % 5 == 1:
      viewModel.stopQueue()
      model.stopQueue()
    case 10:
      let number = Int.random(in: -3...3, using: &random)
      viewModel.add(number: number)
      model.add(number)
    case 11:
      bindOrUnbind()
    case 12, 13:
      await rest()
      await clock.advance(by: .seconds(1))
      model.advance()
    default:
      await answerOne()
    }
    if Bool.random(using: &random) { await rest() }
  }

  /// What the screen does otherwise than the model, if anything.
  func difference() async -> String? {
    guard let viewModel else { return nil }
    for id in model.calls {
      let call = await service.onLoad.nextCall()
      guard call.arguments?.id == id else { return "call \(call.arguments as Any), not \(id)" }
      held.append(call)
    }
    model.calls = []
    var differences = [
      differ("ended", heard.ended, model.ended), differ("loading", heard.loading, model.loading),
      differ("doubles", heard.doubles, model.doubles),
      differ("sum", viewModel.logic.sum.value, model.sum),
      differ("last", viewModel.last.value, model.last),
      differ("isLoading", viewModel.isLoading.value, model.isLoading),
    ]
    differences += observers.map { differ("observer", $0.last, model.sum * 2) }
    differences.append(forget())
    return differences.lazy.compactMap(\.self).first
  }

  func letGo() -> StressRemains? {
    defer { viewModel = nil }
    return viewModel.map { StressRemains($0, held) { [heard] in heard.count } }
  }

  private func rest() async {
    await viewModel?.settle()
    for (id, answer) in given { model.answer(id, with: answer) }
    given = []
  }

  /// Any call: also one of a run that has ended, of which nobody may hear.
  private func answerOne() async {
    guard !held.isEmpty else { return }
    let call = held.remove(at: Int.random(in: 0..<held.count, using: &random))
    let id = call.arguments.id
    let answer = Int.random(in: -2...2, using: &random)
    if Int.random(in: 0..<8, using: &random) == 0 {
      nextID += 1
      model.followUp[id] = nextID
    }
    call.reply(with: answer)
    given.append((id, answer))
  }

  private func bindOrUnbind() {
    if observers.count > 4 {
      let observer = observers.remove(at: Int.random(in: 0..<5, using: &random))
      observer.token?.cancel()
    } else {
      let observer = Observer()
      observer.token = viewModel?.double.bind { [weak observer] in observer?.last = $0 }
      observers.append(observer)
    }
  }

  private func forget() -> String? {
    heard.ended = []
    heard.loading = []
    heard.doubles = []
    model.ended = []
    model.loading = []
    model.doubles = []
    return nil
  }

  private func differ<Value: Equatable>(_ name: String, _ one: Value, _ two: Value) -> String? {
    one == two ? nil : "\(name): \(one), and by the model \(two)"
  }
}
