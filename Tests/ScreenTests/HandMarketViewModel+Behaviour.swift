import MVVMRuntime

extension HandMarketViewModel {
  func whenBuy() async {
    guard let number = try? await market.order(lines: [], coupon: nil) else { return }
    update { $0.number = number }
  }
}
