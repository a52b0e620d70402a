// The C library, by the name that it has on each system: for all files here, and of the command
// line.
#if hasFeature(Embedded)
  @_exported import MVVMGenCSystem
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
