import MVVMRuntime
import Testing

/// The Swift of `Docs/Migrating.md`.
@MainActor
@Suite struct MigratingExamples {
  @Test(arguments: [true, false]) func clientThatIsThere(isOnline: Bool) async {
    let clock = ManualClock()
    let viewModel = ProductSearchViewModel(
      shop: ShopClient(isOnline: isOnline), environment: .fixed(clock: clock))
    viewModel.text.value = "tent"
    await clock.advance(by: .milliseconds(300))
    await viewModel.settle()
    #expect(viewModel.products.value.map(\.name) == (isOnline ? ["tent"] : []))
    #expect(viewModel.problem.value == (isOnline ? nil : "You are offline"))
  }
}
