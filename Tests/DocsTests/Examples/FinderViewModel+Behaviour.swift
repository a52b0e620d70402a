import MVVMRuntime

extension FinderViewModel {
  func whenLook(name: String) async {
    update { $0.place = "…" }
    let found = await places.find(name: name)
    update { $0.place = found.first ?? "Nowhere" }
  }
}
