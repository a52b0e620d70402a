/// Where the configuration is.
enum ConfigurationPlace: Equatable {
  /// In the current folder, or the next one upwards that has one.
  case upwards
  case at(String)
  /// No configuration is used.
  case nowhere
}
