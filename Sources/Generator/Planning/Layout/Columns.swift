extension Collection<UInt8> {
  /// How many columns a text takes: its Unicode scalars, found by counting the bytes that start
  /// one.
  var columns: Int {
    var columns = 0
    for byte in self where byte & 0xC0 != 0x80 { columns += 1 }
    return columns
  }
}
