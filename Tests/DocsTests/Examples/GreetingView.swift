#if canImport(SwiftUI)
  import MVVMRuntime
  import SwiftUI

  struct GreetingView: View {
    let viewModel: SayHelloViewModel

    var body: some View {
      Form {
        TextField("Name", text: Bindable(viewModel.name).value)
        Button("Say hello") { viewModel.validate() }
        Text(viewModel.greeting.value)
      }
    }
  }
#endif
