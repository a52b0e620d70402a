import Testing

/// Unquoted texts that YAML takes for something else in the middle.
@Suite struct TextMessageTests {
  @Test func colonInText() {
    expectMessages(
      #"""
      screen: A
      doc: Shows this: that
      """#,
      #"""
      a.yaml:2:6: error: an unquoted text can't hold a colon and a space [MVG010]
          doc: Shows this: that
               ^~~~~~~~~~~~~~~~
      a.yaml:2:16: note: this colon would end a second key
          doc: Shows this: that
                         ^
          hint: put the text in quotes: 'Shows this: that'
      """#)
  }

  @Test func colonList() {
    expectMessages(
      #"""
      - text: note: this
      """#,
      #"""
      a.yaml:1:9: error: an unquoted text can't hold a colon and a space [MVG010]
          - text: note: this
                  ^~~~~~~~~~
      a.yaml:1:13: note: this colon would end a second key
          - text: note: this
                      ^
          hint: put the text in quotes: 'note: this'
      """#)
  }

  @Test func colonChoice() {
    expectMessages(
      #"""
      a:
        - set: { x: 1 }
          if: a ? b : c
      """#,
      #"""
      a.yaml:3:9: error: an unquoted text can't hold a colon and a space [MVG010]
              if: a ? b : c
                  ^~~~~~~~~
      a.yaml:3:15: note: this colon would end a second key
              if: a ? b : c
                        ^
          hint: a choice is written if a then b else c
      """#)
  }

  @Test func afterQuoteColon() {
    expectMessages(
      #"""
      a: "x": y
      """#,
      #"""
      a.yaml:1:4: error: an unquoted text can't hold a colon and a space [MVG010]
          a: "x": y
             ^~~~~~
      a.yaml:1:7: note: this colon would end a second key
          a: "x": y
                ^
          hint: put the text in quotes: '"x": y'
      """#)
  }

  @Test func commentHash() {
    expectMessages(
      #"""
      text: Item #5
      """#,
      #"""
      a.yaml:1:12: warning: the text ends before '#', which starts a comment [MVG022]
          text: Item #5
                     ^~
          hint: put the text in quotes: 'Item #5'; a comment has a space after its #
      """#)
  }

  @Test func commentHashBetweenQuotes() {
    expectMessages(
      #"""
      if: name == "a # b"
      """#,
      #"""
      a.yaml:1:16: error: the text ends before '#', which starts a comment [MVG022]
          if: name == "a # b"
                         ^~~~
          hint: put the text in quotes: 'name == "a # b"'
      """#)
    // A sign for inches opens nothing.
    expectMessages(
      #"""
      size: 15" #wide
      """#,
      #"""
      a.yaml:1:11: warning: the text ends before '#', which starts a comment [MVG022]
          size: 15" #wide
                    ^~~~~
          hint: put the text in quotes: '15" #wide'; a comment has a space after its #
      """#)
  }

  @Test func listOnKeyLine() {
    expectMessages(
      #"""
      do: - a
      """#,
      #"""
      a.yaml:1:5: error: a list that is written with dashes starts on a line of its own [MVG011]
          do: - a
              ^~~
          hint: move it to the next line; a text that starts with - goes in quotes: '- a'
      """#)
  }

  @Test func unicode() {
    expectMessages(
      #"""
      text: "日本" 語 x
      """#,
      #"""
      a.yaml:1:12: error: there is text after the quote that ends the value [MVG008]
          text: "日本" 語 x
                       ^~~~
      a.yaml:1:7: note: the quoted text is this
          text: "日本" 語 x
                ^~~~~~
          hint: put the whole text in quotes: '"日本" 語 x'
      """#)
  }
}
