/// The name of the configuration, which stands among specs and is none.
public let configurationName = "mvvmgen.yaml"

/// Whether a file of that name is a spec.
public func isSpec(_ name: String) -> Bool {
  (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && name != configurationName
}
