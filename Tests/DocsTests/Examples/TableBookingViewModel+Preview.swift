extension TableBookingViewModel {
  static var preview: TableBookingViewModel {
    let tables = MockTablesService()
    tables.onBook.fails(with: .full)
    return TableBookingViewModel(tables: tables, prepare: { $0.name = "Ada" })
  }
}
