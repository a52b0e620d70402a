import MVVMRuntime
import Testing

/// A `set` step is one transaction.
@MainActor
@Suite struct Promise3Tests {
  private let viewModel = GlitchesViewModel(thing: Opaque(), environment: .fixed())

  @Test func observersHearOnceInTheOrderOfDeclarationAndSeeNoHalfStep() {
    var told: [String] = []
    let look = { [viewModel] (name: String) in
      let output = viewModel.output
      told.append(
        "\(name) \(output.total.value) \(output.a.value) \(output.label.value) \(output.b.value)")
    }
    // Bound in another order than that of declaration.
    viewModel.b.bind { _ in look("b") }
    viewModel.label.bind { _ in look("label") }
    viewModel.total.bind { _ in look("total") }
    viewModel.a.bind { _ in look("a") }
    told = []
    viewModel.both(x: 1, y: 2)
    let whole = "3 1 3 with 2 2"
    // The second step sets `a` again, which is told; what is derived of it did not change.
    #expect(told == ["total \(whole)", "a \(whole)", "label \(whole)", "b \(whole)", "a \(whole)"])
  }

  @Test func bindingsRunAfterTheObserversEachOnceInOrderAndThenTheNextStep() {
    var told: [String] = []
    viewModel.b.bind { [viewModel] _ in told = viewModel.log.value }
    viewModel.both(x: 1, y: 2)
    #expect(told == [])
    #expect(viewModel.log.value == ["1 and 2", "total 3", "next", "end"])
    viewModel.both(x: 2, y: 1)
    #expect(viewModel.log.value.dropFirst(4) == ["2 and 1", "next", "end"])
    viewModel.both(x: 2, y: 1)
    #expect(viewModel.log.value.dropFirst(7) == ["next", "end"])
    viewModel.both(x: 20, y: 1)
    #expect(
      viewModel.log.value.dropFirst(9) == ["big true", "20 and 1", "total 21", "next", "end"])
  }

  @Test func aValueThatIsNoNumberHasNotChangedWhenItStaysSo() {
    var ratios = 0
    var halves = 0
    viewModel.ratio.bind { _ in ratios += 1 }
    viewModel.half.bind { _ in halves += 1 }
    viewModel.divide(by: 0)
    #expect(viewModel.half.value.isNaN)
    #expect(viewModel.log.value == ["ratio", "half"])
    viewModel.divide(by: 0)
    #expect(viewModel.log.value == ["ratio", "half"])
    // A plain output tells whenever it is set, a derived one when it changed.
    #expect(ratios == 3)
    #expect(halves == 2)
    viewModel.divide(by: 1)
    #expect(viewModel.log.value == ["ratio", "half", "ratio", "half"])
  }

  @Test func aValueThatCanNotBeComparedHasAlwaysChanged() {
    var copies = 0
    viewModel.copy.bind { _ in copies += 1 }
    viewModel.keep()
    viewModel.keep()
    #expect(viewModel.log.value == ["kept", "copy", "kept", "copy"])
    #expect(copies == 3)
  }

  @Test func theViewSetsOffBindingsOfItsInputsByDifferentValuesOnly() {
    viewModel.factor.value = 2
    viewModel.factor.value = 2
    viewModel.input.factor.value = 3
    #expect(viewModel.log.value == ["factor 2", "factor 3"])
  }
}
