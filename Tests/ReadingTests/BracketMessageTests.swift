import Testing

/// What goes wrong between brackets.
@Suite struct BracketMessageTests {
  @Test func unclosedBrace() {
    expectMessages(
      #"""
      a: { b: 1, c: 2
      d: 3
      """#,
      #"""
      a.yaml:1:4: error: the '{' that opens here is never closed [MVG009]
          a: { b: 1, c: 2
             ^
          hint: close it with }
      """#)
  }

  @Test func unclosedBraceInBraces() {
    expectMessages(
      #"""
      a: { b: 1, c: { d: 2 }
      e: 3
      """#,
      #"""
      a.yaml:1:4: error: the '{' that opens here is never closed [MVG009]
          a: { b: 1, c: { d: 2 }
             ^
          hint: close it with }, or one of those inside of it
      """#)
  }

  @Test func unclosedBraceOfAText() {
    expectMessages(
      #"""
      a: {name
      d: 3
      """#,
      #"""
      a.yaml:1:4: error: the '{' that opens here is never closed [MVG009]
          a: {name
             ^
          hint: close it with }; a text that starts with { goes in quotes: '{name'
      """#)
  }

  @Test func unclosedBraceEof() {
    expectMessages(
      #"""
      a: { b: 1
      """#,
      #"""
      a.yaml:1:4: error: the '{' that opens here is never closed [MVG009]
          a: { b: 1
             ^
          hint: close it with }
      """#)
  }

  @Test func unclosedBracketMulti() {
    expectMessages(
      #"""
      a:
        - [1, 2
        - b
      """#,
      #"""
      a.yaml:2:5: error: the '[' that opens here is never closed [MVG009]
            - [1, 2
              ^
          hint: close it with ]; a text that starts with [ goes in quotes: '[1, 2'
      """#)
  }

  @Test func notYamlJson() {
    expectMessages(
      #"""
      {"a": 1,
       "b": 2
      """#,
      #"""
      a.yaml:1:1: error: the '{' that opens here is never closed [MVG009]
          {"a": 1,
          ^
          hint: close it with }
      """#)
  }

  @Test func closeBeforeAKey() {
    expectMessages(
      #"""
      ]b: 2
      """#,
      #"""
      a.yaml:1:1: error: this bracket closes nothing [MVG009]
          ]b: 2
          ^
          hint: remove it; a text that starts with it goes in quotes: ']b: 2'
      """#)
  }

  @Test func extraClose() {
    expectMessages(
      #"""
      a: ]
      """#,
      #"""
      a.yaml:1:4: error: this bracket closes nothing [MVG009]
          a: ]
             ^
          hint: write '[]' for nothing in it; a text that starts with it goes in quotes: ']'
      """#)
  }

  @Test func extraClose2() {
    expectMessages(
      #"""
      a: { b: 1 }}
      """#,
      #"""
      a.yaml:1:12: error: this bracket closes nothing [MVG009]
          a: { b: 1 }}
                     ^
          hint: remove it
      """#)
  }

  @Test func doubleComma() {
    expectMessages(
      #"""
      a: [1, , 2]
      """#,
      #"""
      a.yaml:1:8: error: nothing stands before this comma [MVG009]
          a: [1, , 2]
                 ^
          hint: remove the comma; a text that starts with , goes in quotes
      """#)
  }

  @Test func flowMissingComma() {
    expectMessages(
      #"""
      a: ["x" "y"]
      """#,
      #"""
      a.yaml:1:9: error: there is text after the quote that ends the value [MVG008]
          a: ["x" "y"]
                  ^~~
      a.yaml:1:5: note: the quoted text is this
          a: ["x" "y"]
              ^~~
          hint: put a comma between them, or put the whole text in quotes: '"x" "y"'
      """#)
  }

  @Test func missingSpaceFlow() {
    expectMessages(
      #"""
      a: {b:1, c: 2}
      """#,
      #"""
      a.yaml:1:5: error: the colon after a key needs a space after it [MVG019]
          a: {b:1, c: 2}
              ^~~
          hint: write 'b: 1'
      """#)
  }

  @Test func complexKey() {
    expectMessages(
      #"""
      ? [a, b]
      : c
      """#,
      #"""
      a.yaml:1:3: error: a list or a map can't be a key [MVG015]
          ? [a, b]
            ^~~~~~
          hint: a key that starts with a bracket goes in quotes: '[a, b]'
      """#)
  }

  @Test func commaMissing() {
    expectMessages(
      #"""
      a: { type: Int value: 20 }
      """#,
      #"""
      a.yaml:1:16: error: a comma is missing before 'value' [MVG009]
          a: { type: Int value: 20 }
                         ^~~~~
      a.yaml:1:4: note: '{' opens here
          a: { type: Int value: 20 }
             ^
          hint: write ', value:'; a text that holds a colon and a space goes in quotes: 'Int value: 20'
      """#)
  }

  @Test func colonMissing() {
    expectMessages(
      #"""
      a: { b: String, c Int }
      """#,
      #"""
      a.yaml:1:17: error: a key is expected here, and there is no colon after it [MVG019]
          a: { b: String, c Int }
                          ^~~~~
          hint: write 'c: Int'; a text with a comma goes in quotes: 'String, c Int'
      """#)
  }

  @Test func commaInNumber() {
    expectMessages(
      #"""
      a: { b: 1,000 }
      """#,
      #"""
      a.yaml:1:11: error: the comma before '000' ends a value, and this is no key [MVG019]
          a: { b: 1,000 }
                    ^~~
          hint: a number has no commas in it, and a text with one goes in quotes
      """#)
  }

  @Test func bracketInKey() {
    expectMessages(
      #"""
      a: { list[0].name: Tea, b: 1 }
      """#,
      #"""
      a.yaml:1:6: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { list[0].name: Tea, b: 1 }
               ^~~~~~~~~~~~
          hint: put the text in quotes: 'list[0].name'
      """#)
  }
}
