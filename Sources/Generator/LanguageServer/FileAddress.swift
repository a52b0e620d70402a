import MVVMGenDiagnostics

/// The path of a `file:` address; nil for any other.
func path(of uri: String) -> String? {
  uri.hasPrefix("file://") ? percentDecoded(uri.dropFirst("file://".count)) : nil
}

/// The address of a path.
func fileAddress(_ path: String) -> String { "file://" + percentEncoded(path: path) }
