/// Say-hello with closures and nothing else.
@MainActor
final class DirectHello {
  var name = ""
  var greeting = "" {
    didSet { show?(greeting) }
  }
  var show: ((String) -> Void)?

  @inline(never)
  func setName(_ name: String) {
    self.name = name
  }

  @inline(never)
  func validate() {
    greeting = "Hello \(name)!"
  }
}
