import MVVMRuntime

/// What a team writes for a binding with `by: hand`: in an extension, in a file of its own.
extension ByHandViewModel {
  func whenChangePlace(to: String) async {
    update { $0.place = "Loading" }
    let found = await finder.find(name: to)
    update {
      $0.place = found.first ?? "Nowhere"
      $0.visits += 1
    }
    update { $0.arrived.emit($0.title) }
  }
}
