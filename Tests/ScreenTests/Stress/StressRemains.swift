import MVVMRuntime
import Testing

/// What is left of a screen that was let go of: calls without an answer.
@MainActor
final class StressRemains {
  private weak var viewModel: StressViewModel?
  private weak var logic: StressLogic?
  private let held: [HeldCall<MockStressService.LoadArguments, Int, Never>]
  private let heard: () -> Int

  init(
    _ viewModel: StressViewModel,
    _ held: [HeldCall<MockStressService.LoadArguments, Int, Never>],
    heard: @escaping () -> Int
  ) {
    self.viewModel = viewModel
    logic = viewModel.logic
    self.held = held
    self.heard = heard
  }

  /// The view model is gone, no answer is heard, and with the last one everything else goes.
  func expectNothing(seed: UInt64) async {
    #expect(viewModel == nil, "seed \(seed)")
    let before = heard()
    for call in held { call.reply(with: 1) }
    await Turn.until { logic == nil }
    #expect(logic == nil, "seed \(seed)")
    #expect(heard() == before, "seed \(seed)")
  }
}
