/// What tells a folder from all others, whatever it is called.
struct FolderIdentity: Hashable, Comparable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  static func < (first: FolderIdentity, second: FolderIdentity) -> Bool {
    (first.device, first.number) < (second.device, second.number)
  }
}
