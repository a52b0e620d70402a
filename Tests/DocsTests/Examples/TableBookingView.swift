#if canImport(SwiftUI)
  import Combine
  import MVVMRuntime
  import SwiftUI

  extension TableBookingViewModel: ObservableObject {}

  struct TableBookingView: View {
    @StateObject private var viewModel: TableBookingViewModel
    @State private var problem = ""
    @State private var hasProblem = false
    @State private var booking: Booking?

    init(tables: any TablesService) {
      _viewModel = StateObject(wrappedValue: TableBookingViewModel(tables: tables))
    }

    var body: some View {
      TableBookingForm(viewModel: viewModel)
        .alert(problem, isPresented: $hasProblem) {}
        .sheet(item: $booking) { booking in Text("A table for \(booking.name)") }
        .task {
          for await text in viewModel.alert.values {
            problem = text
            hasProblem = true
          }
        }
        .task {
          for await booking in viewModel.booked.values { self.booking = booking }
        }
    }
  }
#endif
