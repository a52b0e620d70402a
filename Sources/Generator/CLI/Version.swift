/// The version of the tool.
let version = "0.1.0"
