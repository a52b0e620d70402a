#if canImport(SwiftUI)
  import MVVMRuntime
  import SwiftUI

  struct TableBookingForm: View {
    let viewModel: TableBookingViewModel

    var body: some View {
      Form {
        TextField("Name", text: Bindable(viewModel.name).value)
        Stepper(viewModel.guestsText.value, value: Bindable(viewModel.guests).value, in: 1...12)
        Picker("Where", selection: Bindable(viewModel.area).value) {
          ForEach(Area.allCases, id: \.self) { Text($0.message) }
        }
        Slider(value: Bindable(viewModel.budget).value, in: 10...100)
        Toggle("Remind me", isOn: Bindable(viewModel.reminds).value)
        Toggle("Set menu", isOn: menu)
        Button("Book") { viewModel.book() }
          .disabled(!viewModel.canBook.value)
      }
    }

    private var menu: Binding<Bool> {
      Binding {
        viewModel.hasMenu.value
      } set: {
        viewModel.chooseMenu(to: $0)
      }
    }
  }
#endif
