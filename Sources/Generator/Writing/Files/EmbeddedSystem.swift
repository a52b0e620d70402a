#if hasFeature(Embedded)
  // What the module Glibc adds to the C library for Swift, where there is no such module.
  import MVVMGenCSystem

  /// Why the last call failed.
  public var errno: Int32 {
    get { __errno_location().pointee }
    set { __errno_location().pointee = newValue }
  }

  func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    system_open(path, flags, mode)
  }

  // What Embedded Swift asks the program for.

  /// How a text becomes a number; the tool sets no locale.
  @_cdecl("_swift_stdlib_strtod_clocale")
  func readNumber(
    _ text: UnsafePointer<CChar>, _ number: UnsafeMutablePointer<Double>
  ) -> UnsafePointer<CChar>? {
    var end: UnsafeMutablePointer<CChar>?
    number.pointee = strtod(text, &end)
    return UnsafePointer(end)
  }

  /// Memory for an object: in place of the function of the C library, which takes a while to find
  /// out that `malloc` does.
  @_cdecl("posix_memalign")
  func allocate(
    _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
  ) -> CInt {
    memory.pointee = alignment <= 16 ? malloc(size) : aligned_alloc(alignment, size)
    return memory.pointee == nil ? ENOMEM : 0
  }
#endif
