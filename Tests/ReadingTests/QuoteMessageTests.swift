import Testing

/// Quoted texts that are not closed, go on, or hold what they can't.
@Suite struct QuoteMessageTests {
  @Test func aQuoteInAHole() {
    expectMessages(
      #"""
      a: { text: "${items.first ?? ""}" }
      """#,
      #"""
      a.yaml:1:12: error: a quote in a hole ends the whole text [MVG008]
          a: { text: "${items.first ?? ""}" }
                     ^~~~~~~~~~~~~~~~~~~~~~
          hint: put the text in single quotes: '${items.first ?? ""}'
      """#)
  }

  @Test func argumentsInACall() {
    expectMessages(
      #"""
      - call: api.load(page: 1)
        as: loaded
      """#,
      #"""
      a.yaml:1:9: error: an unquoted text can't hold a colon and a space [MVG010]
          - call: api.load(page: 1)
                  ^~~~~~~~~~~~~~~~~
      a.yaml:1:22: note: this colon would end a second key
          - call: api.load(page: 1)
                               ^
          hint: write 'api.load' alone, and below it 'with: { page: 1 }'
      """#)
  }

  @Test func assignmentsInAMap() {
    expectMessages(
      #"""
      a: { items += loaded }
      b: { n == 1 }
      c: { name = other }
      """#,
      #"""
      a.yaml:1:6: error: a key is expected here, and there is no colon after it [MVG019]
          a: { items += loaded }
               ^~~~~~~~~~~~~~~
          hint: write 'items: =items + loaded'

      a.yaml:2:6: error: a key is expected here, and there is no colon after it [MVG019]
          b: { n == 1 }
               ^~~~~~
          hint: write 'n: 1'

      a.yaml:3:6: error: a key is expected here, and there is no colon after it [MVG019]
          c: { name = other }
               ^~~~~~~~~~~~
          hint: write 'name: =other'
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
          hint: put the whole expression in quotes: '="x" + y'
      """#)
  }

  @Test func expressionsAfterQuotes() {
    expectHints(
      #"""
      - set: { t: "Hi" + t }
      - if: "a" == t
      - value: 'Hi' + t
      - value: "=t" + "!"
      - value: "Hi" there
      """#,
      [
        #"put the whole expression in quotes: '="Hi" + t'"#,
        #"put the whole expression in quotes: '"a" == t'"#,
        #"put the whole expression in quotes: '="Hi" + t'"#,
        #"put the whole expression in quotes: '=t + "!"'"#,
        #"put the whole text in quotes: '"Hi" there'"#,
      ])
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
          hint: close it with ' at the end of the text; a text that starts with ' goes in double quotes: "'hello"
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

  @Test func expressionWithTextsInDoubleQuotes() {
    expectMessages(
      #"""
      a: { from: "b + "x"" }
      """#,
      #"""
      a.yaml:1:18: error: there is text after the quote that ends the value [MVG008]
          a: { from: "b + "x"" }
                           ^~~
      a.yaml:1:12: note: the quoted text is this
          a: { from: "b + "x"" }
                     ^~~~~~
          hint: put the whole text in quotes: 'b + "x"'
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
