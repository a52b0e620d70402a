"""The library that all crowds use."""

# Methods by their names: parameters, what is returned, and what is thrown.
METHODS = {
    "desk.load": (["n"], "Int", "Missed"),
    "desk.save": (["n"], None, None),
    "desk.find": ([], "Int", None),
    "wire.ask": (["n"], "Int", "any"),
}
# The same for those that stream.
STREAMS = {"desk.feed": (["n"], "Int", "Missed"), "wire.drip": ([], "Int", None)}
# The one that answers at once, and what.
SYNC = ("desk.stamp", 7)
MESSAGES = {"gone": "Is gone", "odd": "Is odd"}

LIBRARY = """\
library: Desk
errors:
  Missed: { gone: Is gone, odd: Is odd }
services:
  desk:
    methods:
      load: { takes: { n: Int }, returns: Int, throws: Missed }
      save: { takes: { n: Int } }
      find: { returns: Int }
      stamp: { returns: Int, sync: true }
      feed: { takes: { n: Int }, streams: Int, throws: Missed }
  wire:
    style: callback
    methods:
      ask: { takes: { n: Int }, returns: Int, throws: true }
      drip: { streams: Int }
"""
