import MVVMRuntime

#if canImport(UIKit)
  import UIKit
#endif

extension UIControl {
  /// What is read when an event of the control occurs.
  func signal<Value>(
    on event: UIControl.Event, _ value: @escaping @MainActor () -> Value
  ) -> Signal<Value> {
    Signal { [weak self] send in
      let action = UIAction { _ in send(value()) }
      self?.addAction(action, for: event)
      return Token { [weak self] in self?.removeAction(action, for: event) }
    }
  }
}

final class GreetingController: UIViewController {
  private let nameField = UITextField()
  private let helloButton = UIButton(type: .system)
  private let greetingLabel = UILabel()
  private var output: SayHelloViewModel.Output?

  override func loadView() {
    view = UIStackView(arrangedSubviews: [nameField, helloButton, greetingLabel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let output = SayHelloViewModel().transform(
      .init(
        name: nameField.signal(on: .editingChanged) { [unowned nameField] in nameField.text ?? "" },
        validate: helloButton.signal(on: .primaryActionTriggered) {}))
    output.greeting.bind(greetingLabel) { $0.text = $1 }
    self.output = output
  }
}
