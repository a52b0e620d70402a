#if hasFeature(Embedded)
  import MVVMGenCSystem
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a thread writes its layouts on, one behind the other.
///
/// There are hundreds of them for a file, each put together from others and soon forgotten: to give
/// each memory of its own, and take it back, costs more than to write them. A sheet is wiped once a
/// file is planned, and the next one is written on the same memory.
struct LayoutSheet {
  private static let size = 1 << 16

  private var memory: UnsafeMutablePointer<UInt8>
  private var limit: UnsafeMutablePointer<UInt8>
  /// Where the layout starts that is being written, and how far it is.
  private var start: UnsafeMutablePointer<UInt8>
  private var end: UnsafeMutablePointer<UInt8>
  /// Memory that is full, and that layouts are in.
  private var full: [UnsafeMutablePointer<UInt8>] = []

  /// That of the thread that asks.
  static var ofThread: UnsafeMutablePointer<LayoutSheet> {
    if let sheet = pthread_getspecific(key) {
      return sheet.assumingMemoryBound(to: LayoutSheet.self)
    }
    let sheet = UnsafeMutablePointer<LayoutSheet>.allocate(capacity: 1)
    sheet.initialize(to: LayoutSheet(size: size))
    pthread_setspecific(key, sheet)
    return sheet
  }

  /// A thread that ends gives its sheet back.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { sheet in
      let sheet: UnsafeMutableRawPointer? = sheet
      guard let sheet = sheet?.assumingMemoryBound(to: LayoutSheet.self) else { return }
      sheet.pointee.wipe()
      sheet.pointee.memory.deallocate()
      sheet.deinitialize(count: 1)
      sheet.deallocate()
    }
    return key
  }()

  private init(size: Int) {
    memory = .allocate(capacity: size)
    (start, end, limit) = (memory, memory, memory + size)
  }

  /// Forgets all layouts.
  mutating func wipe() {
    #if DEBUG
      // Whoever kept one reads this.
      memory.update(repeating: UInt8(ascii: "?"), count: end - memory)
    #endif
    for memory in full { memory.deallocate() }
    full.removeAll()
    (start, end) = (memory, memory)
  }

  /// What is written since the start of the layout.
  var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: end - start) }

  /// Starts a layout.
  mutating func begin() { start = end }

  /// A layout with more behind it; behind the others where it is not the last any more.
  mutating func add(
    _ more: UnsafeBufferPointer<UInt8>, behind layout: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    if let first = layout.baseAddress, first + layout.count == UnsafePointer(end) {
      start = UnsafeMutablePointer(mutating: first)
    } else {
      begin()
      write(layout)
    }
    write(more)
    return written
  }

  mutating func write(_ byte: UInt8) {
    if end == limit { makeRoom(for: 1) }
    end.pointee = byte
    end += 1
  }

  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    if limit - end < bytes.count { makeRoom(for: bytes.count) }
    UnsafeMutableRawPointer(end).copyMemory(from: first, byteCount: bytes.count)
    end += bytes.count
  }

  /// Where so many bytes have room, until the next layout is written there.
  mutating func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
    begin()
    if limit - end < count { makeRoom(for: count) }
    return end
  }

  /// Moves the layout that is being written to new memory. Seldom: a sheet has room for most files.
  @inline(never)
  private mutating func makeRoom(for more: Int) {
    let layout = written
    full.append(memory)
    let size = max(2 * (limit - memory), 2 * (layout.count + more))
    memory = .allocate(capacity: size)
    (start, end, limit) = (memory, memory, memory + size)
    write(layout)
  }
}
