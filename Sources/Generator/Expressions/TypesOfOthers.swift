/// What people write for types who come from other languages.
public let typesOfOthers: [String: String] = [
  "string": "String", "str": "String", "text": "String", "bool": "Bool", "boolean": "Bool",
  "Boolean": "Bool", "int": "Int", "integer": "Int", "Integer": "Int", "Float": "Double",
  "float": "Double", "double": "Double", "Number": "Double", "number": "Double",
  "date": "Date", "DateTime": "Date", "url": "URL", "Url": "URL", "data": "Data",
  "uuid": "UUID", "decimal": "Decimal", "void": "Void", "None": "Void", "Unit": "Void",
  "TimeInterval": "Double", "NSNumber": "Double", "Int32": "Int", "Int64": "Int", "UInt": "Int",
  "Long": "Int", "long": "Int", "NSString": "String", "Character": "String",
  "Timestamp": "Date", "timestamp": "Date", "datetime": "Date", "GUID": "UUID", "URI": "URL",
  "LocalDate": "Date", "LocalDateTime": "Date", "Instant": "Date", "ZonedDateTime": "Date",
  "bytes": "Data", "Money": "Decimal", "Nothing": "Void",
  "Float32": "Double", "Float64": "Double", "float32": "Double", "float64": "Double",
  "CGFloat": "Double", "char": "String", "Char": "String", "Short": "Int", "short": "Int",
  "i32": "Int", "i64": "Int", "u32": "Int", "u64": "Int", "f32": "Double", "f64": "Double",
]
