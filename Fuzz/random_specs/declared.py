"""What all screens have: their methods, and what tells that something is under way."""

from values import array, optional

# Methods by the names that scenarios know them by: parameters, what is returned, and what is thrown.
METHODS = {
    "‹api›.‹load›": ({"‹of›": "Int", "‹with›": "String"}, "Int", "Failed"),
    "‹api›.‹names›": ({}, array("String"), None),
    "‹api›.‹fire›": ({"‹of›": "Int"}, None, None),
    "‹api›.‹keep›": ({"‹of›": array("Item"), "‹with›": optional("Date")}, None, "any"),
    "‹api›.‹find›": ({"‹of›": "UUID", "‹with›": optional("URL")}, "Data", "Failed"),
    "‹old›.‹ask›": ({"‹of›": "Int"}, "String", "Failed"),
    "‹old›.‹push›": ({"‹of›": "Decimal"}, None, None),
    "‹old›.‹pull›": ({}, array("Item"), None),
    "‹old›.‹shut›": ({}, None, "any"),
}
# The same for those that stream: parameters, elements, and what they may end with.
STREAMS = {
    "‹api›.‹feed›": ({"‹of›": "Int"}, "Int", "any"),
    "‹api›.‹watch›": ({"‹of›": optional("String")}, "Item", None),
    "‹old›.‹drip›": ({"‹of›": "Int"}, "Int", "Failed"),
}
# Those that answer at once.
SYNC = {"‹api›.‹quick›": "Int", "‹api›.‹stamp›": "Date"}
TAKES = {m: t[0] for m, t in [*METHODS.items(), *STREAMS.items()]}


# What tells that something is under way.
FLAGS = {"‹loading›": "Bool", "‹saving›": "Bool"}
