import Testing

/// Lines that are indented wrongly, or are no keys.
@Suite struct LineMessageTests {
  @Test func tabIndent() {
    expectMessages(
      #"""
      a:
      	b: 1
      """#,
      #"""
      a.yaml:2:1: error: a tab can't be used for indentation [MVG006]
          	b: 1
          ^
          hint: use spaces; every level is usually two deeper
      """#)
  }

  @Test func tabIndent2() {
    expectMessages(
      #"""
      a:
        b: 1
      	c: 2
      """#,
      #"""
      a.yaml:3:1: error: a tab can't be used for indentation [MVG006]
          	c: 2
          ^
          hint: use spaces; every level is usually two deeper
      """#)
  }

  @Test func tabBlock() {
    expectMessages(
      #"""
      a: |
      	text
      """#,
      #"""
      a.yaml:2:1: error: a tab can't be used for indentation [MVG006]
          	text
          ^
          hint: use spaces; every level is usually two deeper
      """#)
  }

  @Test func indentBetween() {
    expectMessages(
      #"""
      fields:
        name:
          type: String
         age: Int
      """#,
      #"""
      a.yaml:4:4: error: 'age' is indented by 3, which fits no line above it; it seems to belong to 'name' [MVG007]
             age: Int
             ^~~
      a.yaml:3:5: note: 'type' is indented by 4
              type: String
              ^~~~
      a.yaml:2:3: note: 'name' is indented by 2
            name:
            ^~~~
          hint: indent it by 4 spaces in all, to put it beside 'type', or by 2 spaces in all, to put it beside 'name'
      """#)
  }

  @Test func indentDeeper() {
    expectMessages(
      #"""
      name: String
        age: Int
      """#,
      #"""
      a.yaml:2:3: error: 'age' is indented as if it belonged to 'name', which has a value [MVG007]
            age: Int
            ^~~
      a.yaml:1:1: note: 'name' is here
          name: String
          ^~~~
          hint: indent 'age' by 0 spaces in all, to put it beside 'name'; a text that holds a colon and a space goes in quotes
      """#)
  }

  @Test func indentLessRoot() {
    expectMessages(
      #"""
        a: 1
      b: 2
      """#,
      #"""
      a.yaml:1:3: error: 'a' is indented by 2, and the keys below it by 0 [MVG007]
            a: 1
            ^
          hint: indent it by 0 spaces in all
      """#)
  }

  @Test func indentList() {
    expectMessages(
      #"""
      do:
          - a
        - b
      """#,
      #"""
      a.yaml:3:3: error: '- b' is indented by 2, which fits no line above it; it seems to belong to 'do' [MVG007]
            - b
            ^~~
      a.yaml:2:5: note: '- a' is indented by 4
              - a
              ^~~
          hint: indent it by 4 spaces in all, to put it beside '- a'
      """#)
  }

  @Test func listThenKey() {
    expectMessages(
      #"""
      do:
        - a
        b: 1
      """#,
      #"""
      a.yaml:3:3: error: 'b' stands among the elements of a list, and starts with no '-' [MVG007]
            b: 1
            ^
      a.yaml:2:3: note: '- a' is beside it
            - a
            ^~~
          hint: a map has only keys, and a list only elements that start with '- '; what belongs to a line is indented deeper
      """#)
  }

  @Test func keyThenList() {
    expectMessages(
      #"""
      cells:
        b: 1
        - a
      """#,
      #"""
      a.yaml:3:3: error: '- a' is an element of a list, and stands among keys [MVG007]
            - a
            ^~~
      a.yaml:2:3: note: 'b' is beside it
            b: 1
            ^
          hint: a map has only keys, and a list only elements that start with '- '; what belongs to a line is indented deeper
      """#)
    expectMessages(
      #"""
      do:
        b: 1
        - a: 1
      """#,
      #"""
      a.yaml:2:3: error: 'do' holds a list, and 'b' has no '- ' in front [MVG007]
            b: 1
            ^
          hint: write '- b: 1'
      """#)
  }

  @Test func textCont() {
    expectMessages(
      #"""
      a: one
       two
       three: four
      """#,
      #"""
      a.yaml:3:2: error: 'three' can't be a key here [MVG007]
           three: four
           ^~~~~
      a.yaml:2:2: note: it goes on with the text of this line
           two
           ^~~
          hint: a text of several lines that holds a colon and a space goes in quotes
      """#)
  }

  @Test func missingColon() {
    expectMessages(
      #"""
      a: 1
      b
      c: 2
      """#,
      #"""
      a.yaml:2:1: error: a key is expected here, and there is no colon after it [MVG019]
          b
          ^
          hint: write 'b: …'; the lines of a longer text are indented deeper than its key
      """#)
  }

  @Test func missingSpace() {
    expectMessages(
      #"""
      a: 1
      b:2
      c: 3
      """#,
      #"""
      a.yaml:2:1: error: the colon after a key needs a space after it [MVG019]
          b:2
          ^~~
          hint: write 'b: 2'
      """#)
  }

  @Test func dupDoc() {
    expectMessages(
      #"""
      a: 1
      --- b: 2
      """#,
      #"""
      a.yaml:2:5: error: a map can't start on the line of '---' [MVG018]
          --- b: 2
              ^~~~
          hint: move it to the next line
      """#)
  }

  @Test func tailDoc() {
    expectMessages(
      #"""
      a: 1
      ...
      b: 2
      """#,
      #"""
      a.yaml:3:1: error: '...' ends the document, and this stands behind it [MVG018]
          b: 2
          ^
      a.yaml:2:1: note: '...' stands here
          ...
          ^~~
          hint: remove the '...'; another document starts with a line of its own, '---'
      """#)
  }

  @Test func percentCol0() {
    expectMessages(
      #"""
      %d items
      """#,
      #"""
      a.yaml:1:1: error: a line that starts with % speaks to YAML itself, and this one is wrong [MVG018]
          %d items
          ^~~~~~~~
          hint: a spec needs no such line: remove it
      """#)
  }

  @Test func aliasTypo() {
    expectMessages(
      #"""
      a: &base
        x: 1
      b: *bsae
      """#,
      #"""
      a.yaml:3:4: error: '*bsae' is an alias, and there is no anchor '&bsae' before it [MVG013]
          b: *bsae
             ^~~~~
          hint: did you mean '*base'?
      """#)
  }

  @Test func aliasSelf() {
    expectMessages(
      #"""
      a: &x [1, *x]
      """#,
      #"""
      a.yaml:1:11: error: '*x' stands inside what it is an alias of [MVG013]
          a: &x [1, *x]
                    ^~
      a.yaml:1:4: note: '&x' starts here
          a: &x [1, *x]
             ^~
      """#)
  }

  /// Each line is one, whatever ends it.
  @Test func markThatIsLeft() {
    expectMessages(
      "a: 1\r\n=======\r\nb: 2\r\n",
      #"""
      a.yaml:2:1: error: this line is left of two changes that version control has marked [MVG023]
          =======
          ^~~~~~~
          hint: remove it
      """#)
  }
}
