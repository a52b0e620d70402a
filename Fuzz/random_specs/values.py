"""Types, values, and what the language says about them."""

import datetime
import decimal
import re
import zoneinfo

MAX = (1 << 63) - 1
MIN = -(1 << 63)

# How tightly an expression binds, loosest first.
PIPE, CHOICE, OR, AND, NOT, COMPARE, COALESCE, SUM, PRODUCT, SIGN, CHAIN, POSTFIX = range(12)


class Reject(Exception):
    """A value that says nothing: one shown in another way, or too large to be worth it."""


# Names of a spec stand between ‹ and › until it is written: each run gives them others. A type is
# a name, or a pair of 'optional' or 'list' and what is in it.


def optional(of):
    return ("optional", of)


def array(of):
    return ("list", of)


BUILT_IN = {"Int": "Int", "Double": "Double", "String": "String", "Bool": "Bool",
    "Table": "[String: Int]", "Marks": "Set<Int>", "Decimal": "Decimal", "Date": "Date",
    "UUID": "UUID", "URL": "URL", "Data": "Data"}


def written(kind):
    if isinstance(kind, str):
        return BUILT_IN.get(kind) or f"‹{kind}›"
    return written(kind[1]) + "?" if kind[0] == "optional" else "[" + written(kind[1]) + "]"


ENUM = ["‹low›", "‹high›", "‹off›"]
# Fields of the model and of the cell, in order.
MODEL = [("‹id›", "Int"), ("‹name›", "String"), ("‹tag›", optional("String")), ("‹done›", "Bool"),
    ("‹price›", "Decimal"), ("‹due›", optional("Date")), ("‹key›", "UUID"),
    ("‹link›", optional("URL")), ("‹blob›", "Data")]
# What the initialiser puts where nothing is said.
DEFAULTS = {"‹tag›": None, "‹due›": None, "‹price›": decimal.Decimal("0.5"), "‹link›": None,
    "‹blob›": "aGk="}
CELL = [("‹title›", "String"), ("‹isDone›", "Bool"), ("‹place›", "Int"), ("‹worth›", "String")]
STATES = {
    "‹count›": "Int", "‹limit›": "Int", "‹ratio›": "Double", "‹title0›": "String", "‹isOn›": "Bool",
    "‹level›": "Level", "‹maybe›": optional("Int"), "‹note›": optional("String"),
    "‹numbers›": array("Int"), "‹words›": array("String"), "‹item›": "Item",
    "‹items›": array("Item"), "‹mode›": "Mode", "‹chosen›": optional("Item"), "‹table›": "Table",
    "‹marks›": "Marks", "‹cost›": "Decimal", "‹day›": "Date", "‹until›": optional("Date"),
    "‹grid›": array(array("Int")), "‹gaps›": array(optional("String")),
    "‹failure›": optional("Failed"), "‹ident›": "UUID", "‹site›": optional("URL"), "‹bytes›": "Data",
}
VALUE_INPUTS = {"‹typed›": "String", "‹picked›": "Int", "‹wanted›": optional("Level")}
NEEDS = {"‹size›": "Int", "‹code›": optional("String"), "‹opened›": "Date"}
# The constant of the library, in milliseconds since 1970: so are all dates here.
EPOCH = 951782400000
# What else there is no literal of in an expression.
ROOT = "00000000-0000-0000-0000-00000000000A"
WEB = "https://example.com/a%20b?c=d&e=%C3%A9#f"
BYTES = "AP8KIg=="
ZONES = ["UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Pacific/Auckland"]
# The place in an environment of what is no value of the screen.
ZONE = "#zone"


def saturated(n):
    return max(MIN, min(MAX, n))


def divided(a, b):
    if b == 0:
        return 0
    q = abs(a) // abs(b)
    return saturated(q if (a < 0) == (b < 0) else -q)


def remainder(a, b):
    if b == 0:
        return 0
    return a - (abs(a) // abs(b)) * abs(b) * (1 if a >= 0 else -1)


def shown(value, kind):
    if kind == "Bool":
        return "true" if value else "false"
    if kind == "Double":
        return double_text(value)
    if kind == "Decimal":
        return decimal_text(value)
    return str(value)


def decimal_text(value):
    return f"{value.normalize():f}" if value else "0"


def checked_decimal(value):
    if len(value.as_tuple().digits) > 25 or abs(value) > 10 ** 18:
        raise Reject
    return value + 0


def parsed_decimal(text):
    """What is a number by any reading is one, and what has no digit is none; the rest tells nothing."""
    if re.fullmatch("-?[0-9]+([.][0-9]+)?", text):
        return checked_decimal(decimal.Decimal(text))
    if any(c.isdigit() for c in text):
        raise Reject
    return None


def instant(milliseconds, zone="UTC"):
    start = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
    return (start + datetime.timedelta(milliseconds=milliseconds)).astimezone(
        zoneinfo.ZoneInfo(zone))


def day_text(milliseconds, zone):
    return instant(milliseconds, zone).strftime("%Y-%m-%d %H:%M:%S")


def money(value):
    """Dollars, as they are shown in the United States."""
    text = formatted(value, 2, True)
    return "-$" + text[1:] if text.startswith("-") else "$" + text


def double_text(value):
    if value != value or (value != 0 and not 1e-3 <= abs(value) < 1e15):
        raise Reject
    return repr(value)


def checked_double(value):
    if value != value or abs(value) > 1e15:
        raise Reject
    return value


def checked_text(text):
    if len(text) > 400:
        raise Reject
    return text


def checked_list(values):
    if len(values) > 12:
        raise Reject
    return values


def plain(text):
    """Text whose characters are those that a reader sees: Python knows no others."""
    if not all(" " <= c <= "~" or c in "\n\té" for c in text):
        raise Reject
    return text


def split(text, by):
    if by == "":
        return [text] if text else []
    return [part for part in text.split(by) if part]


def at(values, index):
    return values[index] if 0 <= index < len(values) else None


def inserted(values, x, index):
    # An index out of range changes nothing.
    return values[:index] + [x] + values[index:] if 0 <= index <= len(values) else values


def formatted(value, digits, are_grouped=False):
    """Half-even, without a sign before nothing. A half that is none in binary tells nothing."""
    step = decimal.Decimal(1).scaleb(-digits)
    with decimal.localcontext() as context:
        context.prec = 60
        ways = (value, repr(value)) if isinstance(value, float) else (value,)
        both = {decimal.Decimal(v).quantize(step, decimal.ROUND_HALF_EVEN) for v in ways}
    if len(both) > 1:
        raise Reject
    number = both.pop()
    return f"{abs(number) if number == 0 else number:{',' if are_grouped else ''}f}"


def rounded(value, digits):
    """Halves of the number as it is shown go away from zero."""
    step = decimal.Decimal(1).scaleb(-digits)
    if isinstance(value, decimal.Decimal):
        return value.quantize(step, decimal.ROUND_HALF_UP)
    # What is rounded to nothing has no sign.
    return float(decimal.Decimal(double_text(value)).quantize(step, decimal.ROUND_HALF_UP)) + 0.0


def listed(words):
    if len(words) < 3:
        return " and ".join(words)
    return ", ".join(words[:-1]) + ", and " + words[-1]


def value_text(value):
    """A value as it stands in YAML, inside brackets or braces."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{value_text(n)}: {value_text(v)}" for n, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(value_text(v) for v in value) + "]"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, decimal.Decimal):
        return decimal_text(value)
    if not isinstance(value, str):
        return str(value)
    return '"' + "".join(yaml_character(c) for c in value) + '"'


def yaml_character(c):
    code = ord(c)
    if c in '"\\':
        return "\\" + c
    if " " <= c <= "~" or c in "‹›" or 0xA0 < code < 0x2000 or 0x3000 <= code < 0xD800:
        return c
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}" if code < 65536 else f"\\U{code:08x}"


def quoted(text):
    return "'" + text.replace("'", "''") + "'"


def literal(value, kind):
    """A value as a literal of its type."""
    if value is None:
        return None
    if kind == "String":
        return hole_free("=" + value if value.startswith("=") else value)
    if kind == "Mode":
        return {"‹idle›": lambda: "‹idle›", "‹busy›": lambda: {"‹busy›": {"‹percent›": value[1]}},
            "‹named›": lambda: {"‹named›": {"‹text›": literal(value[1], "String"),
                "‹loud›": value[2]}},
        }[value[0]]()
    if kind == "Failed":
        return {value[0]: {"‹amount›": value[1]}} if len(value) > 1 else value[0]
    if kind == "Date":
        return instant(value).strftime("%Y-%m-%dT%H:%M:%S.") + f"{value % 1000:03}Z"
    if kind in ("Item", "Row"):
        return {n: literal(value[n], k) for n, k in (MODEL if kind == "Item" else CELL)}
    if kind == "Table":
        return {hole_free(n): v for n, v in value.items()}
    if kind == "Marks":
        return sorted(value)
    if isinstance(kind, tuple):
        if kind[0] == "optional":
            return literal(value, kind[1])
        return [literal(v, kind[1]) for v in value]
    return value


def hole_free(text):
    return text.replace("${", "$${")
