extension Explanation {
  /// About what a text is shown as, where that is surely not meant.
  static let aboutFormats: [Explanation] = [
    Explanation(
      209, "A time zone that is not known",
      why: """
        Time zones have the names of the tz database, as `Europe/Berlin`. Where the system that the
        app runs on has none of a name, the user's own takes its place. New ones come from time to
        time, so this is a warning.
        """,
      example: """
          screen: A
        - formatters: { time: { date: "HH:mm", timeZone: Europe/Berlim } }
        + formatters: { time: { date: "HH:mm", timeZone: Europe/Berlin } }
          needs: { departure: Date }
          outputs: { shown: { from: departure | time } }
        """
    ),
    Explanation(
      216, "The space beside the sign of a currency, and other spaces of formats",
      why: """
        Where a locale sets a currency's sign apart from the number, as `9,50 €` in `de_DE` and `$ 9.50`
        in `en_US_POSIX`, the format writes a no-break space. It looks like any other: the scenario
        would fail, and show the same text twice. Between double quotes YAML has `\\_` for it. `50 %`
        has one too, and so have thousands like `12 500`. The space of a time like `8:30 AM` is a narrow
        one, and that of thousands in `fr_FR`: `\\u202F`.

        A scenario without a `locale` runs in `en_US_POSIX`, which writes no commas in amounts either:
        for `$1,234.50` give it `en_US`.
        """,
      example: """
          screen: A
          formatters: { price: { currency: EUR } }
          state: { amount: { type: Decimal, initial: 9.5 } }
          outputs: { total: { from: amount | price } }
          inputs: { add: {} }
          bindings: [{ when: add, do: [{ set: { amount: =amount + 1 } }] }]
          scenarios:
            - name: the price is shown
              given: { locale: de_DE }
              steps:
        -       - expect: { total: "9,50 €" }
        +       - expect: { total: "9,50\\_€" }
        """
    ),
    Explanation(
      217, "A formatter that shows nothing of its value",
      why: """
        What such a formatter shows is the same for each value. In its `text` or `from` the value is
        called `value`; in a text it stands in a hole.
        """,
      example: """
          screen: A
        - formatters: { stars: { of: Int, text: value stars } }
        + formatters: { stars: { of: Int, text: "${value} stars" } }
          inputs: { rating: Int }
          outputs: { shown: { from: rating | stars } }
        """
    ),
    Explanation(
      236, "A locale or a time zone that changes nothing",
      why: """
        A number, a list and a percentage are the same in every time zone, and Swift of your own sees
        neither. In a formatter with `of`, both hold for the formatters used inside that fix none of their
        own; where there is none of those, nothing goes by them. The formatters of a cell that is made
        there go by the screen's.
        """,
      example: """
          screen: A
          needs: { total: Double }
          formatters:
        -   sum: { number: { fraction: 2 }, timeZone: Europe/Berlin }
        +   sum: { number: { fraction: 2 } }
          outputs: { shown: { from: total | sum } }
        """
    ),
    Explanation(
      247, "A percentage of whole numbers",
      why: """
        An Int divided by an Int is an Int, as in Swift: 3 of 4 is 0, and shows as `0%`. A share is
        computed of Doubles.
        """,
      example: """
          screen: A
          needs: { done: Int, all: Int }
          formatters: { share: { percent: { fraction: 0 } } }
        - outputs: { progress: { from: done / all | share } }
        + outputs: { progress: { from: Double(done) / Double(all) | share } }
        """
    ),
  ]
}
