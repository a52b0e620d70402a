import MVVMRuntime

extension LifeViewModel {
  func whenHand() async {
    let answer = await link.ask()
    update { $0.text = answer }
  }
}
