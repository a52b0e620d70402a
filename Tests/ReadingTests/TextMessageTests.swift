import Testing

/// Unquoted and quoted texts that trip on YAML.
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
          hint: put the text in quotes: 'note: this'; a map in one line has braces: { note: this }
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
          hint: put the text in quotes: 'a ? b : c'; in an expression, a choice is written if a then b else c
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

  @Test func at() {
    expectMessages(
      #"""
      text: @home
      """#,
      #"""
      a.yaml:1:7: error: an unquoted text can't start with '@' [MVG011]
          text: @home
                ^~~~~
          hint: put the text in quotes: '@home'
      """#)
  }

  @Test func atFlow() {
    expectMessages(
      #"""
      a: { text: @home, b: 1 }
      """#,
      #"""
      a.yaml:1:12: error: an unquoted text can't start with '@' [MVG011]
          a: { text: @home, b: 1 }
                     ^~~~~
          hint: put the text in quotes: '@home'
      """#)
  }

  @Test func percent() {
    expectMessages(
      #"""
      text: %d items
      """#,
      #"""
      a.yaml:1:7: error: an unquoted text can't start with '%' [MVG011]
          text: %d items
                ^~~~~~~~
          hint: put the text in quotes: '%d items'
      """#)
  }

  @Test func backtick() {
    expectMessages(
      #"""
      text: `code`
      """#,
      #"""
      a.yaml:1:7: error: an unquoted text can't start with '`' [MVG011]
          text: `code`
                ^~~~~~
          hint: put the text in quotes: '`code`'
      """#)
  }

  @Test func star() {
    expectMessages(
      #"""
      text: *bold* text
      """#,
      #"""
      a.yaml:1:7: error: an unquoted text can't start with '*' [MVG013]
          text: *bold* text
                ^~~~~~~~~~~
          hint: put the text in quotes: '*bold* text'
      """#)
  }

  @Test func starSpace() {
    expectMessages(
      #"""
      text: * item
      """#,
      #"""
      a.yaml:1:7: error: an unquoted text can't start with '*' [MVG013]
          text: * item
                ^~~~~~
          hint: put the text in quotes: '* item'
      """#)
  }

  @Test func amp() {
    expectMessages(
      #"""
      text: &copy of it
      """#,
      #"""
      a.yaml:1:7: warning: '&copy' is an anchor that no alias uses [MVG014]
          text: &copy of it
                ^~~~~
          hint: remove it; a text that starts with & goes in quotes: '&copy of it'
      """#)
  }

  @Test func ampAmp() {
    expectMessages(
      #"""
      if: && b
      """#,
      #"""
      a.yaml:1:5: error: an unquoted text can't start with '&' [MVG014]
          if: && b
              ^~~~
          hint: put the text in quotes: '&& b'
      """#)
  }

  @Test func bang() {
    expectMessages(
      #"""
      do:
        - if: !isLoading
          then: []
      """#,
      #"""
      a.yaml:2:9: error: an unquoted text can't start with '!' [MVG012]
            - if: !isLoading
                  ^~~~~~~~~~
          hint: put the text in quotes: '!isLoading'; in an expression, write not isLoading
      """#)
  }

  @Test func bangFlow() {
    expectMessages(
      #"""
      do: { if: !isLoading, then: 1 }
      """#,
      #"""
      a.yaml:1:11: error: an unquoted text can't start with '!' [MVG012]
          do: { if: !isLoading, then: 1 }
                    ^~~~~~~~~~
          hint: put the text in quotes: '!isLoading'; in an expression, write not isLoading
      """#)
  }

  @Test func bangParen() {
    expectMessages(
      #"""
      if: !(a and b)
      """#,
      #"""
      a.yaml:1:5: error: an unquoted text can't start with '!' [MVG012]
          if: !(a and b)
              ^~~~~~~~~~
          hint: put the text in quotes: '!(a and b)'; in an expression, write not (a and b)
      """#)
  }

  @Test func bangSpace() {
    expectMessages(
      #"""
      if: ! isLoading
      """#,
      #"""
      a.yaml:1:5: error: an unquoted text can't start with '!' [MVG012]
          if: ! isLoading
              ^~~~~~~~~~~
          hint: put the text in quotes: '! isLoading'; in an expression, write not isLoading
      """#)
  }

  @Test func gt() {
    expectMessages(
      #"""
      if: > 5
      """#,
      #"""
      a.yaml:1:5: error: after '>' the text starts on the next line [MVG017]
          if: > 5
              ^~~
          hint: a text that starts with > goes in quotes: '> 5'
      """#)
  }

  @Test func pipe() {
    expectMessages(
      #"""
      text: | price
      """#,
      #"""
      a.yaml:1:7: error: after '|' the text starts on the next line [MVG017]
          text: | price
                ^~~~~~~
          hint: a text that starts with | goes in quotes: '| price'
      """#)
  }

  @Test func exprGt() {
    expectMessages(
      #"""
      if: >5
      """#,
      #"""
      a.yaml:1:5: error: after '>' a text starts on the next line, and there is none [MVG017]
          if: >5
              ^~
          hint: a text that starts with > goes in quotes: '>5'
      """#)
  }

  @Test func qmark() {
    expectMessages(
      #"""
      a: ? b
      """#,
      #"""
      a.yaml:1:4: error: an unquoted text can't start with '?' [MVG011]
          a: ? b
             ^~~
          hint: put the text in quotes: '? b'
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

  @Test func bracketType() {
    expectMessages(
      #"""
      outputs:
        photos: [Photo]?
      """#,
      #"""
      a.yaml:2:11: error: an unquoted text can't start with '[' [MVG011]
            photos: [Photo]?
                    ^~~~~~~~
          hint: put the text in quotes: '[Photo]?'
      """#)
  }

  @Test func braceText() {
    expectMessages(
      #"""
      a:
        b: {name} is here
      """#,
      #"""
      a.yaml:2:6: error: an unquoted text can't start with '{' [MVG011]
            b: {name} is here
               ^~~~~~~~~~~~~~
          hint: put the text in quotes: '{name} is here'
      """#)
  }

  @Test func braceKey() {
    expectMessages(
      #"""
      {a}: b
      """#,
      #"""
      a.yaml:1:1: error: a list or a map can't be a key [MVG015]
          {a}: b
          ^~~
          hint: a key that starts with a bracket goes in quotes: '{a}'
      """#)
  }

  @Test func afterQuote() {
    expectMessages(
      #"""
      a: "x" + y
      """#,
      #"""
      a.yaml:1:8: error: there is text after the quote that ends the value [MVG008]
          a: "x" + y
                 ^~~
      a.yaml:1:4: note: the quoted text is this
          a: "x" + y
             ^~~
          hint: put the whole text in quotes: '"x" + y'
      """#)
  }

  @Test func apostrophe() {
    expectMessages(
      #"""
      a: 'don't'
      """#,
      #"""
      a.yaml:1:9: error: there is text after the quote that ends the value [MVG008]
          a: 'don't'
                  ^~
      a.yaml:1:4: note: the quoted text is this
          a: 'don't'
             ^~~~~
          hint: put the whole text in quotes: 'don''t'
      """#)
  }

  @Test func unicode() {
    expectMessages(
      #"""
      text: "日本" 語: x
      """#,
      #"""
      a.yaml:1:12: error: there is text after the quote that ends the value [MVG008]
          text: "日本" 語: x
                       ^~~~~
      a.yaml:1:7: note: the quoted text is this
          text: "日本" 語: x
                ^~~~~~
          hint: put the whole text in quotes: '"日本" 語: x'
      """#)
  }

  @Test func unclosedDouble() {
    expectMessages(
      #"""
      a: "hello
      b: 2
      """#,
      #"""
      a.yaml:1:4: error: the quote that opens here is never closed [MVG008]
          a: "hello
             ^~~~~~
          hint: close it with " at the end of the text
      """#)
  }

  @Test func unclosedDouble2() {
    expectMessages(
      #"""
      a: "hello
      b: "world"
      c: 1
      """#,
      #"""
      a.yaml:1:4: error: the quote that opens here is not closed in this line [MVG008]
          a: "hello
             ^~~~~~
      a.yaml:2:4: note: this quote closes it
          b: "world"
             ^
          hint: close it with " at the end of the text
      """#)
  }

  @Test func unclosedSingle2() {
    expectMessages(
      #"""
      a: 'hello
      b: 'x'
      """#,
      #"""
      a.yaml:1:4: error: the quote that opens here is not closed in this line [MVG008]
          a: 'hello
             ^~~~~~
      a.yaml:2:4: note: this quote closes it
          b: 'x'
             ^
          hint: close it with ' at the end of the text
      """#)
  }

  @Test func badEscape() {
    expectMessages(
      #"""
      a: "\d+"
      """#,
      #"""
      a.yaml:1:5: error: YAML has no escape '\d' [MVG016]
          a: "\d+"
              ^~
          hint: for the \ itself write \\, or put the text in single quotes, where \ is only a \
      """#)
  }

  @Test func badEscapeInTextThatACommaHasCut() {
    expectMessages(
      #"""
      a: { from: b.replacing(",", "").trimmed }
      c: { from: d.sum(\.amount) }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: b.replacing(",", "").trimmed }
                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
          hint: put the text in quotes: 'b.replacing(",", "").trimmed'
      """#)
  }

  @Test func badHex() {
    expectMessages(
      #"""
      a: "\xZZ"
      """#,
      #"""
      a.yaml:1:5: error: '\xZZ' is no character [MVG016]
          a: "\xZZ"
              ^~~~
          hint: for the \ itself write \\, or put the text in single quotes, where \ is only a \
      """#)
  }
}
