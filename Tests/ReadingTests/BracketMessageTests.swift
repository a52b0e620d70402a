import Testing

/// What goes wrong between brackets.
@Suite struct BracketMessageTests {
  @Test func bracketTypeFlow() {
    expectMessages(
      #"""
      outputs:
        photos: { type: [Photo]?, doc: x }
      """#,
      #"""
      a.yaml:2:19: error: an unquoted text can't start with '[' [MVG011]
            photos: { type: [Photo]?, doc: x }
                            ^~~~~~~~
          hint: put the text in quotes: '[Photo]?'
      """#)
  }

  @Test func bracketTypeFlowLast() {
    expectMessages(
      #"""
      outputs:
        photos: { type: [Photo]? }
      """#,
      #"""
      a.yaml:2:19: error: an unquoted text can't start with '[' [MVG011]
            photos: { type: [Photo]? }
                            ^~~~~~~~
          hint: put the text in quotes: '[Photo]?'
      """#)
  }

  @Test func braceHoleFlow2() {
    expectMessages(
      #"""
      a: { text: Hi ${name}, x }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { text: Hi ${name}, x }
                     ^~~~~~~~~~~~~
          hint: put the text in quotes: 'Hi ${name}, x'
      """#)
  }

  @Test func quotesAndCommas() {
    expectMessages(
      #"""
      a: { from: s.replacing("a", "b") }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: s.replacing("a", "b") }
                     ^~~~~~~~~~~~~~~~~~~~~
          hint: put the text in quotes: 's.replacing("a", "b")'
      """#)
  }

  @Test func quotedComma() {
    expectMessages(
      #"""
      a: { from: s.split(",").joined("-") }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: s.split(",").joined("-") }
                     ^~~~~~~~~~~~~~~~~~~~~~~~
          hint: put the text in quotes: 's.split(",").joined("-")'
      """#)
  }

  @Test func holeAndColon() {
    expectMessages(
      #"""
      a: { text: ${s}: there }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { text: ${s}: there }
                     ^~~~~~~~~~~
          hint: put the text in quotes: '${s}: there'
      """#)
  }

  @Test func quotedBracket() {
    expectMessages(
      #"""
      set: { n: 1, t: =name + "}" }
      """#,
      #"""
      a.yaml:1:17: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          set: { n: 1, t: =name + "}" }
                          ^~~~~~~~~~~
          hint: put the text in quotes: '=name + "}"'
      """#)
  }

  @Test func quotedCommaOfExpression() {
    expectMessages(
      #"""
      set: { t: ="a, b", n: 1 }
      """#,
      #"""
      a.yaml:1:11: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          set: { t: ="a, b", n: 1 }
                    ^~~~~~~
          hint: put the text in quotes: '="a, b"'
      """#)
  }

  @Test func twoHoles() {
    expectMessages(
      #"""
      - set: { t: [a, { b: ${x}, ${y} }] }
      """#,
      #"""
      a.yaml:1:22: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          - set: { t: [a, { b: ${x}, ${y} }] }
                               ^~~~~~~~~~
          hint: put the text in quotes: '${x}, ${y}'
      """#)
  }

  @Test func holeWithQuotesInList() {
    expectMessages(
      #"""
      then: [set: { a: { n: ${x, y}: z, s: a } }]
      """#,
      #"""
      a.yaml:1:23: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          then: [set: { a: { n: ${x, y}: z, s: a } }]
                                ^~~~~~~~~~
          hint: put the text in quotes: '${x, y}: z'
      """#)
  }

  @Test func quotesInHole() {
    expectMessages(
      #"""
      then: [set: { a: { n: "${x["y"] ?? ""}!", s: a } }]
      """#,
      #"""
      a.yaml:1:23: error: a quote in a hole ends the whole text [MVG008]
          then: [set: { a: { n: "${x["y"] ?? ""}!", s: a } }]
                                ^~~~~~~~~~~~~~~~~~
          hint: put the text in single quotes: '${x["y"] ?? ""}!'
      """#)
  }

  @Test func listIndex() {
    expectMessages(
      #"""
      a: { from: =list[0], b: 1 }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: =list[0], b: 1 }
                     ^~~~~~~~
          hint: put the text in quotes: '=list[0]'
      """#)
  }

  @Test func commaCall() {
    expectMessages(
      #"""
      a: { from: =f(x, y) }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: =f(x, y) }
                     ^~~~~~~~
          hint: put the text in quotes: '=f(x, y)'
      """#)
  }

  @Test func commaCallList() {
    expectMessages(
      #"""
      a: [=f(x, y), z]
      """#,
      #"""
      a.yaml:1:5: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: [=f(x, y), z]
              ^~~~~~~~
          hint: put the text in quotes: '=f(x, y)'
      """#)
  }

  @Test func commaNested() {
    expectMessages(
      #"""
      a: { from: =f(g(x, y), z), b: 1 }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: =f(g(x, y), z), b: 1 }
                     ^~~~~~~~~~~~~~
          hint: put the text in quotes: '=f(g(x, y), z)'
      """#)
  }

  @Test func commaString() {
    expectMessages(
      #"""
      a: { text: =join(", ") }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { text: =join(", ") }
                     ^~~~~~~~~~~
          hint: put the text in quotes: '=join(", ")'
      """#)
  }

  @Test func lambda() {
    expectMessages(
      #"""
      a: { from: =x.map((a, i) => a), b: 1 }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: =x.map((a, i) => a), b: 1 }
                     ^~~~~~~~~~~~~~~~~~~
          hint: put the text in quotes: '=x.map((a, i) => a)'
      """#)
  }

  @Test func ternaryFlow() {
    expectMessages(
      #"""
      a: { from: =x ? y : z }
      """#,
      #"""
      a.yaml:1:12: error: an unquoted text can't hold a colon and a space [MVG010]
          a: { from: =x ? y : z }
                     ^~~~~~~~~~
          hint: a choice is written if a then b else c
      """#)
  }

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
          hint: close it with }; a text that starts with { goes in quotes: '{ b: 1, c: 2'
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
          hint: close it with }; a text that starts with { goes in quotes: '{ b: 1'
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
          hint: close it with }; a text that starts with { goes in quotes: '{"a": 1,'
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
          hint: remove it; a text that starts with it goes in quotes: ']'
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
          hint: b: 1
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
