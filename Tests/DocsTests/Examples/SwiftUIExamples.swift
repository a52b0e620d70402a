import MVVMRuntime
import Testing

/// The Swift of `Docs/SwiftUI.md` that needs no SwiftUI.
@MainActor
@Suite struct SwiftUIExamples {
  private let label = Label()

  @Test func preview() async {
    let preview = TableBookingViewModel.preview
    preview.alert.bind { label.text = $0 }
    #expect(preview.canBook.value)
    preview.book()
    await preview.settle()
    #expect(label.text == "No table is left")
  }
}
