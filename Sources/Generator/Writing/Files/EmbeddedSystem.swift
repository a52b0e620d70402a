#if hasFeature(Embedded)
  // What the module Glibc adds to the C library for Swift, where there is no such module.
  import CSystem

  /// Why the last call failed.
  public var errno: Int32 {
    get { __errno_location().pointee }
    set { __errno_location().pointee = newValue }
  }

  func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    system_open(path, flags, mode)
  }
#endif
