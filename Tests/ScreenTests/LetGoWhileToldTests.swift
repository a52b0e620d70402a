import MVVMRuntime
import Testing

/// A view that lets go of its view model as soon as it hears something.
@MainActor private final class HastyView {
  var viewModel: MendedViewModel?

  init(_ viewModel: MendedViewModel) {
    self.viewModel = viewModel
    viewModel.heard.bind { [weak self] heard in if heard == 2 { self?.viewModel = nil } }
  }
}

@MainActor @Suite struct LetGoWhileToldTests {
  @Test func bindingsOfWhatWasToldDoNotRun() async {
    let disk = MockMendedDiskService()
    disk.onWrite.fails(with: .full)
    let view = HastyView(
      MendedViewModel(
        mendedDisk: disk, mendedStore: MockMendedStoreService(), environment: .fixed()))
    view.viewModel?.save(text: "a")
    disk.onReport.reply()
    await Turn.until { view.viewModel == nil }
    #expect(view.viewModel == nil)
    #expect(disk.onLog.calls.isEmpty)
  }
}
