extension Explanation {
  /// About a file as YAML.
  static let aboutFile: [Explanation] = [
    Explanation(
      1, "The file is not UTF-8",
      why: """
        A spec is a UTF-8 file: the only encoding that reads the same on every machine. Save it
        as UTF-8 in your editor; a file of UTF-16 is recognised and named as such.
        """,
      wrongInWords: """
        The é of `screen: Café`, saved as Latin-1: the byte E9.
        """,
      right: """
        screen: Café
        """
    ),
    Explanation(
      2, "The file is too large",
      why: """
        A spec can have 16 MB. What is larger was hardly written by hand: share declarations in
        a library, or read the data when the app runs.
        """,
      wrongInWords: """
        A `doc` of sixteen million letters.
        """,
      right: """
        screen: Small
        doc: A screen with a text of a reasonable length.
        """
    ),
    Explanation(
      3, "Lists and maps stand too deep inside each other",
      why: """
        More than 200 levels are a slip, or an attack on whoever reads the file.
        """,
      wrongInWords: """
        Three hundred brackets, one inside the other.
        """,
      right: """
        library: Flat
        constants: { grid: { type: "[[Int]]", value: [[1, 2], [3, 4]] } }
        """
    ),
    Explanation(
      4, "There are too many values",
      why: """
        Aliases can stand for aliases, so that a file of a few lines becomes a tree that no
        memory holds. A spec can have half a million values, each alias counted as what it
        stands for.
        """,
      wrongInWords: """
        Seven lists, each of ten aliases of the one before: ten million values.
        """,
      right: """
        library: Few
        types: &names [Photo, Video]
        imports: *names
        """
    ),
    Explanation(
      5, "A control character",
      why: """
        A character that no editor shows can't stand in a spec as it is: nobody would see what
        is wrong. In double quotes it can be written as an escape.
        """,
      wrongInWords: """
        A bell, the byte 07, inside the quotes of `doc: "ring"`.
        """,
      right: #"""
        screen: A
        doc: "ring\a"
        """#
    ),
    Explanation(
      6, "A tab where YAML wants spaces",
      why: """
        YAML does not know how wide a tab is, so it takes none in front of a key.
        """,
      example: """
          screen: A
          inputs:
        - \tname: String
        +   name: String  # allow MVG201
        """
    ),
    Explanation(
      7, "A line is indented so that it belongs nowhere",
      why: """
        What belongs together starts in one column. The message names the key that the line
        seems to belong to.
        """,
      example: """
          library: A
          constants:
        -     first: { type: Int, value: 1 }
        +   first: { type: Int, value: 1 }
            second: { type: Int, value: 2 }
        """
    ),
    Explanation(
      8, "A quote is never closed",
      why: """
        A text that starts with a quote ends with the same quote. In single quotes a quote is
        written twice, in double quotes with a backslash.
        """,
      example: """
          screen: A
        - doc: "Shows the weather
        + doc: "Shows the weather"
        """
    ),
    Explanation(
      9, "A bracket is never closed",
      why: """
        A list in `[ ]` and a map in `{ }` end with their own bracket, before a line that is not
        indented deeper.
        """,
      example: """
          library: A
          constants:
        -   limit: { type: Int, value: 3
        +   limit: { type: Int, value: 3 }
        """
    ),
    Explanation(
      10, "A colon and a space in a text without quotes",
      why: """
        To YAML `: ` ends a key. A text that holds one goes in quotes.
        """,
      example: """
          screen: A
        - doc: Shows this: the weather
        + doc: "Shows this: the weather"
        """
    ),
    Explanation(
      11, "A text without quotes starts with a sign of YAML",
      why: """
        `[ ] { } , @ % |  >` and the backtick mean something to YAML at the start of a text.
        Such a text goes in quotes; so does the type `"[Photo]?"`.
        """,
      example: """
          screen: A
        - doc: @home shows the house
        + doc: "@home shows the house"
        """
    ),
    Explanation(
      12, "A tag, or a text that starts with an exclamation mark",
      why: """
        To YAML `!` starts a tag, and a spec has none. In an expression the word is `not`.
        """,
      example: """
          screen: A
          inputs: { isOn: Bool }
          outputs:
        -   isOff: { from: !isOn }
        +   isOff: { from: not isOn }
        """
    ),
    Explanation(
      13, "An alias of nothing",
      why: """
        `*name` stands for what has the anchor `&name` before it. A text that starts with an
        asterisk goes in quotes.
        """,
      example: """
          screen: A
        - doc: *required
        + doc: "*required"
        """
    ),
    Explanation(
      14, "An anchor that nothing uses",
      why: """
        `&name` marks a value for aliases. One that no alias uses is left over, or a text that
        should be in quotes.
        """,
      example: """
          screen: A
        - doc: &copy The owner
        + doc: "&copy The owner"
        """
    ),
    Explanation(
      15, "A key that is a list or a map",
      why: """
        The keys of a spec are words. A type that starts with a bracket goes in quotes where it
        stands as a key.
        """,
      example: """
          screen: A
        - [Int]: numbers
        + types: [Numbers]
        """
    ),
    Explanation(
      16, "An escape that YAML does not know",
      why: #"""
        In double quotes a backslash starts an escape, of which YAML knows some: \n, \t, \", \\,
        \u00e9. In single quotes it is a backslash.
        """#,
      example: #"""
          library: A
          constants:
        -   digits: { type: String, value: "\d+" }
        +   digits: { type: String, value: '\d+' }
        """#
    ),
    Explanation(
      17, "Something after the sign of a long text",
      why: """
        After `|` or `>` a text starts on the next line. A text that starts with one of them
        goes in quotes.
        """,
      example: """
          screen: A
        - doc: > 18 years only
        + doc: "> 18 years only"
        """
    ),
    Explanation(
      18, "A line that speaks to YAML is wrong",
      why: """
        `%YAML`, `---` and `...` are for YAML itself. A spec hardly needs them; `---` alone in
        its line stands between two documents.
        """,
      example: """
        - %YAML one
        + library: Shared
        + types: [Photo]
          ---
          screen: A
        """
    ),
    Explanation(
      19, "A key without its colon",
      why: """
        Where a key is expected there is something else: its colon is missing, or the space
        after it.
        """,
      example: """
          library: A
          doc: Two numbers.
        - constants
        + constants:
            limit: { type: Int, value: 3 }
        """
    ),
    Explanation(
      20, "A comma inside brackets ends a text",
      why: """
        Between the brackets of a list or a map, YAML ends a text without quotes at `, [ ] { }`.
        An expression with a comma goes in single quotes.
        """,
      example: """
          screen: A
          inputs: { a: Int, b: Int }
        - outputs: { larger: { from: max(a, b) } }
        + outputs: { larger: { from: 'max(a, b)' } }
        """
    ),
    Explanation(
      21, "YAML can't read this",
      why: """
        What stands here has no meaning to YAML at all, and the message says where reading
        ended.
        """,
      example: """
          screen: A
        - doc: !!str , the user
        + doc: The user
        """
    ),
    Explanation(
      22, "A comment that starts inside a text",
      why: """
        To YAML ` #` starts a comment, so the rest of the text is lost. A text with a number
        sign goes in quotes. It is an error where the text ends between quotes of its own, as in
        `if: name == "a #b"`.
        """,
      example: """
          screen: A
        - doc: Song #1
        + doc: "Song #1"
        """
    ),
    Explanation(
      23, "Two changes that are at odds",
      why: """
        Where two people changed the same lines, version control writes both into the file, between
        marks. Somebody has to choose, and to remove the marks.
        """,
      example: """
          screen: A
          outputs:
        - <<<<<<< HEAD
        -   count: { type: Int, initial: 1 }
        - =======
        -   count: { type: Int, initial: 2 }
        - >>>>>>> other
        +   count: { from: 2 }
        """
    ),
  ]
}
