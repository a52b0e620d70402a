import Mustache

extension MustacheValue {
  /// The value as JSON, indented, with the fields in their order.
  public var json: String {
    var writer = JSONWriter()
    writer.write(self, indentation: "")
    return writer.text
  }
}

private struct JSONWriter {
  var text = ""

  mutating func write(_ value: MustacheValue, indentation: String) {
    switch value {
    case .null, .lambda: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .string(let string): quote(string)
    case .list(let elements):
      write("[", elements, "]", indentation) { $0.write($1, indentation: indentation + "  ") }
    case .object(let object):
      write("{", Array(object.names.indices), "}", indentation) { writer, index in
        writer.quote(object.names[index])
        writer.text += ": "
        writer.write(object.values[index], indentation: indentation + "  ")
      }
    }
  }

  private mutating func write<Part>(
    _ open: String, _ parts: [Part], _ close: String, _ indentation: String,
    _ body: (inout JSONWriter, Part) -> Void
  ) {
    guard !parts.isEmpty else {
      text += open + close
      return
    }
    text += open
    for (index, part) in parts.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += indentation + "  "
      body(&self, part)
    }
    text += "\n\(indentation)\(close)"
  }

  private mutating func quote(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
