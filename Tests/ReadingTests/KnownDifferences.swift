/// The cases of the YAML test suite where libyaml 0.2.5 does not do what the suite says.
enum KnownDifferences {
  /// Why libyaml differs, and the cases where it does.
  private static let all: [(reason: String, names: String)] = [
    (
      "libyaml wants a key before the colon of a block mapping",
      "2JQS 6M2F NHX8 NKF9 S3PD SM9W/01 UKK6/00"
    ),
    ("libyaml wants a key before the colon of a flow mapping or pair", "CFD4 FRK4"),
    ("libyaml reads no directives other than %YAML and %TAG", "2LFX 6LVF MUS6/05 MUS6/06"),
    ("libyaml reads no %YAML version other than 1.1 and 1.2", "BEC7"),
    ("libyaml takes a line in a plain or block text that starts with % as a directive", "W4TN"),
    ("libyaml takes a colon to be no part of the name of an anchor or alias", "2SXE W5VH Y2GN"),
    ("libyaml knows names of anchors in letters, digits, - and _ only", "8XYN"),
    ("libyaml wants a space, or a quoted key before it, for a colon in brackets", "4ABK 58MP"),
    ("libyaml wants a space after the colon of a quoted key in brackets", "5T43 DBG4 HM87/00"),
    (
      "libyaml wants the colon in the line of the key in brackets",
      "4MUZ/00 4MUZ/01 4MUZ/02 5MUD 9SA2 K3WX NJ66 UT92 VJP3/01"
    ),
    (
      "libyaml takes a question mark in brackets to be the sign of a key without a space after it",
      "652Z HM87/01"
    ),
    ("libyaml wants a key after a question mark", "M2N8/00"),
    (
      "libyaml takes no tab for a space before an element or key",
      "6BCT 6CA3 A2M4 DK95/00 DK95/03 DK95/04 Q5MG Y79Y/010"
    ),
    ("libyaml takes no tab at the start of a block text", "96NN/00 96NN/01 R4YG Y79Y/001"),
    ("libyaml wants --- after the ... of a document", "7Z25 M7A3"),
    ("libyaml takes ... without a document to be an empty one", "HWV9 QT73"),
    ("libyaml takes no block text at the depth of the document", "DK3J FP8R"),
    ("libyaml drops spaces in the last line of a block text", "JEF9/02 L24T/01"),
    ("libyaml accepts lines in brackets or quotes that are indented too little", "9C9N QB6E"),
    ("libyaml accepts tabs as the indentation of lines in brackets or quotes", "DK95/01 Y79Y/003"),
    ("libyaml accepts a comment without a space before it", "9JBA CVW2 SU5Z X4QW"),
    (
      "libyaml accepts a directive after a document without ...",
      "9HCY EB22 MUS6/01 RHX7"
    ),
    ("libyaml accepts a comment after the version without a space", "MUS6/00"),
    ("libyaml accepts - as a text in brackets", "G5U8 YJV2"),
    ("libyaml accepts a first line of a block text that is indented less than", "S98Z"),
  ]

  private static let reasons: [String: String] = {
    var reasons: [String: String] = [:]
    for (reason, names) in all {
      for name in names.split(separator: " ") { reasons[String(name)] = reason }
    }
    return reasons
  }()

  static var names: [String] { reasons.keys.sorted() }

  static func reason(of name: String) -> String? { reasons[name] }
}
