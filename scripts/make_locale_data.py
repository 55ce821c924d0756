#!/usr/bin/env python3
"""Writes stdlib/heddle/LocaleTable.java and NameTable.java: names, patterns and signs of languages, of Unicode's Common Locale Data Repository.

  scripts/make_locale_data.py              from Debian's package unicode-cldr-core (version 41) and locale_differences.txt
  scripts/make_locale_data.py --openjdk    asks the `java` of this machine, too, and writes locale_differences.txt anew

OpenJDK 17 has version 39 of the repository, and some names that are older still. What it answers otherwise than version
41 says (to LocaleNames.java) stands in scripts/locale_differences.txt: a line "locale key value|value" for each; no
value: OpenJDK has none.

A locale is a text with a line "key value|value..." for each key; what is not there is that of the language alone, then of
the root:
  M0 ... M5      the months, by the number of their TextStyle (FULL 0, FULL_STANDALONE 1 ... NARROW_STANDALONE 5)
  D0 ... D5      the days from Monday on
  Q0 ... Q5      the quarters
  A0, A2, A4     before and after noon
  periods        parts of the day, in minutes: from-before, or a single one; B0, B2, B4: their names
  E0, E2, E4     the eras; eras: those of DateFormatSymbols
  date, time     patterns of the styles FULL, LONG, MEDIUM, SHORT; olddate: those of DateFormat, if they differ
  E0-buddhist, E0-roc, E0-japanese, E0-islamic, M0-islamic, date-other   the same of other calendars
  both           how a date {1} and a time {0} are put together, by the date's style
  numbers        patterns: numbers, percentages, amounts of money
  symbols        decimal point, sign of groups, minus, per cent, per mille, infinity, no number, exponent, and the first
                 two in amounts of money
  digits-X       with the digits of the numbering system X: zero and the signs as in symbols
  fields         names of fields: those of FIELDS that OpenJDK has names of
  compact0, compact1   patterns of CompactNumberFormat, from one digit on, short and long; plurals: its rules
  money          signs of currencies: EUR=...; those that are asked next are not said again
  gmt            an offset before and behind that of Greenwich, and none
  languages, countries   the names of those of all the locales: de=German|...
In NameTable there is a line for each of the currencies "EUR 978|2|Euro" (number and digits of ISO 4217), countries
"DE DEU|EUR|Germany" (ISO 3166, its currency), languages "de deu|German" (ISO 639) and some scripts "Latn Latin".
"""
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUTPUT = os.path.join(ROOT, "stdlib/heddle/LocaleTable.java")
NAMES = os.path.join(ROOT, "stdlib/heddle/NameTable.java")
LISTS = ["currencies", "countries", "languages", "scripts"]
DIFFERENCES = os.path.join(ROOT, "scripts/locale_differences.txt")
CLDR = "/usr/share/unicode/cldr/common/main"

LOCALES = (
    "root en en_US en_GB en_CA en_AU en_IE en_NZ en_IN en_ZA de de_DE de_AT de_CH fr fr_FR fr_CA fr_BE fr_CH it it_IT it_CH"
    " es es_ES es_MX es_US es_AR pt pt_BR pt_PT nl nl_NL nl_BE sv sv_SE da da_DK nb nb_NO no no_NO nn fi fi_FI pl pl_PL cs cs_CZ"
    " ru ru_RU uk uk_UA hu hu_HU el el_GR ro ro_RO tr tr_TR ja ja_JP ko ko_KR zh zh_CN zh_TW zh_HK"
).split()

# Where a locale's data are in files of another name; their parents, where it is not the language (supplementalData.xml).
FILES = {"no_NO": "no", "nb": "no", "nb_NO": "no", "zh_CN": "zh", "zh_TW": "zh_Hant", "zh_HK": "zh_Hant_HK"}
PARENTS = {
    **dict.fromkeys(["en_GB", "en_AU", "en_IE", "en_NZ", "en_IN", "en_ZA"], "en_001"),
    **dict.fromkeys(["es_MX", "es_US", "es_AR"], "es_419"),
    **{"nn": "no", "zh_Hant": "root", "zh_Hant_HK": "zh_Hant"},
}

# What stands for names that a locale does not have, as the root's aliases say.
OTHER_WIDTHS = {
    ("format", "abbreviated"): ("format", "wide"),
    ("format", "narrow"): ("stand-alone", "narrow"),
    ("stand-alone", "abbreviated"): ("format", "abbreviated"),
    ("stand-alone", "wide"): ("format", "wide"),
}
STYLES = [(context, width) for width in ("wide", "abbreviated", "narrow") for context in ("format", "stand-alone")]
DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
LENGTHS = ["full", "long", "medium", "short"]
files = {}


def tree(name):
    if name not in files:
        path = os.path.join(CLDR, name + ".xml")
        files[name] = ET.parse(path).getroot() if os.path.exists(path) else ET.Element("ldml")
    return files[name]


def chain(locale):
    """The files that are asked, one after the other."""
    name = FILES.get(locale, locale)
    while name != "root":
        yield tree(name)
        name = PARENTS.get(name, name.rpartition("_")[0] or "root")
    yield tree("root")


def find(locale, path):
    """The first text at that path; variants do not count."""
    for root in chain(locale):
        for e in root.findall(path):
            if "alt" not in e.attrib and e.text and e.text != "↑↑↑":
                return e.text
    return None


CALENDAR = "dates/calendars/calendar[@type='{}']/"
GREGORIAN = CALENDAR.format("gregorian")
# The calendars of java.time.chrono, with their eras.
ERAS = {"buddhist": [None, 0], "roc": [0, 1], "japanese": [232, 233, 234, 235, 236], "islamic": [0]}


def widths(locale, what, types, context, width, calendar=GREGORIAN):
    path = f"{calendar}{what}s/{what}Context[@type='{context}']/{what}Width[@type='{width}']/{what}[@type='%s']"
    names = [find(locale, path % t) for t in types]
    if all(names) and not (what == "dayPeriod" and "root" in locale):
        return names
    other = OTHER_WIDTHS.get((context, width))
    if what == "dayPeriod":
        other = ("format", "abbreviated") if width != "abbreviated" else None
    found = widths(locale, what, types, *other, calendar) if other else names
    return [own or further for own, further in zip(names, found)]


def eras(locale, kind, calendar="gregorian", types=(0, 1)):
    """None among the types stands for the time before Christ."""
    path = CALENDAR.format(calendar) + "eras/" + kind
    names = [find(locale, f"{path}/era[@type='{n}']") if n is not None else eras(locale, kind)[0] for n in types]
    return names if all(names) or kind == "eraAbbr" else eras(locale, "eraAbbr", calendar, types)


def other_calendars(locale):
    result = {}
    for i, kind in [(0, "eraNames"), (2, "eraAbbr"), (4, "eraNarrow")]:
        for calendar, types in ERAS.items():
            result[f"E{i}-{calendar}"] = [name or "" for name in eras(locale, kind, calendar, types)]
    for i, (context, width) in enumerate(STYLES):
        result[f"M{i}-islamic"] = widths(locale, "month", range(1, 13), context, width, CALENDAR.format("islamic"))
    path = CALENDAR.format("generic") + "dateFormats/dateFormatLength[@type='{}']/dateFormat/pattern"
    result["date-other"] = [find(locale, path.format(n)) or "" for n in LENGTHS]
    return {key: [name or "" for name in names] for key, names in result.items()}


def patterns(locale, what):
    return [find(locale, f"{GREGORIAN}{what}s/{what}Length[@type='{n}']/{what}/pattern") for n in LENGTHS]


def numbers(locale):
    of_latin = "numbers/{0}Formats[@numberSystem='latn']/{0}FormatLength{1}/{0}Format{2}/pattern"
    standard = "[@type='standard']"
    found = []
    for kind, length, form in [("decimal", "", ""), ("percent", "", ""), ("currency", "", standard)]:
        path = of_latin.format(kind, length, form)
        for root in chain(locale):
            lengths = root.findall(f"numbers/{kind}Formats[@numberSystem='latn']/{kind}FormatLength")
            texts = [
                p.text
                for n in lengths
                if "type" not in n.attrib
                for f in n.findall(f"{kind}Format" + form)
                for p in f.findall("pattern")
                if "alt" not in p.attrib
            ]
            if texts:
                found.append(texts[0])
                break
        else:
            raise KeyError(path)
    return found


def symbols(locale):
    def sign(name):
        return find(locale, f"numbers/symbols[@numberSystem='latn']/{name}")

    names = ["decimal", "group", "minusSign", "percentSign", "perMille", "infinity", "nan", "exponential"]
    own = [sign(n) for n in names]
    return own + [sign("currencyDecimal") or own[0], sign("currencyGroup") or own[1]]


SUPPLEMENT = os.path.join(CLDR, "../supplemental")
# The first three digits of the numbers for which plural forms are looked at.
COMPACT_SAMPLES = [100, 101, 102, 105, 110, 111, 112, 120, 121, 122, 125, 200, 210, 220, 250, 300, 500]


def plurals(locale):
    """The rules of the language's plural forms: [(form, condition)]."""
    if "plurals" not in files:
        files["plurals"] = ET.parse(os.path.join(SUPPLEMENT, "plurals.xml")).getroot()
    for name in (locale, locale.partition("_")[0]):
        for rules in files["plurals"].findall("plurals[@type='cardinal']/pluralRules"):
            if name in rules.get("locales").split():
                texts = [(r.get("count"), r.text.partition("@")[0].strip()) for r in rules.findall("pluralRule")]
                return [(form, text) for form, text in texts if form != "other"]
    return []


def plural_form(rules, number):
    """Of a whole number."""

    def holds(relation):
        operand, sign, ranges = re.fullmatch(r"(.*?) *(!?=) *(.*)", relation).groups()
        letter, _, divisor = operand.partition("%")
        value = number if letter.strip() in ("n", "i") else 0
        value = value % int(divisor) if divisor else value
        pairs = [r.partition("..") for r in ranges.split(",")]
        return any(int(a) <= value <= int(b or a) for a, _, b in pairs) == (sign == "=")

    for form, text in rules:
        if any(all(holds(r) for r in every.split(" and ")) for every in text.split(" or ")):
            return form
    return "other"


def quoted_affix(text):
    return re.sub(r"([-.,;#%‰¤0' ]+)", lambda m: "'" + m[1].replace("'", "''") + "'", text)


def minutes(time):
    hours, _, rest = time.partition(":")
    return int(hours) * 60 + int(rest)


def day_periods(locale):
    """The parts of the day and their names, in three widths; where the language has none, its two halves."""
    if "periods" not in files:
        files["periods"] = ET.parse(os.path.join(SUPPLEMENT, "dayPeriods.xml")).getroot()
    found = files["periods"].findall("dayPeriodRuleSet")
    rules = [r for s in found if "type" not in s.attrib for r in s if locale.partition("_")[0] in r.get("locales").split()]
    parts = [(r.get("type"), r.get("at"), r.get("from"), r.get("before")) for r in (rules[0] if rules else [])]
    spans = [str(minutes(at)) if at else f"{minutes(begin)}-{minutes(end)}" for _, at, begin, end in parts]
    result = {}
    for i, width in [(0, "wide"), (2, "abbreviated"), (4, "narrow")]:
        result[f"B{i}"] = widths(locale, "dayPeriod", [p[0] for p in parts], "format", width)
    known = [n for n in range(len(parts)) if all(names[n] for names in result.values())]
    if not known or locale == "root":
        halves = {f"B{i}": widths(locale, "dayPeriod", ["am", "pm"], "format", w) for i, w in [(0, "wide"), (2, "abbreviated"), (4, "narrow")]}
        return {"periods": ["0-720", "720-1440"], **halves}
    return {"periods": [spans[n] for n in known], **{key: [names[n] for n in known] for key, names in result.items()}}


def period_at(spans, minute):
    """Which of them a minute belongs to: a single one comes first."""
    if str(minute) in spans:
        return spans.index(str(minute))
    for i, span in enumerate(spans):
        begin, end = (int(n) for n in span.split("-")) if "-" in span else (0, 0)
        if begin != end and (begin <= minute < end if begin <= end else minute >= begin or minute < end):
            return i
    return None


def day_periods_of_samples(locale, samples):
    """The parts of the day by the names that OpenJDK has for each minute: those of the repository, if these are the same."""
    own = day_periods(locale)
    at = [period_at(own["periods"], minute) for minute in range(1440)]
    if None not in at and all(samples[i] == [own[f"B{i}"][n] for n in at] for i in samples):
        return own
    result = {"periods": [], "B0": [], "B2": [], "B4": []}
    begin = 0
    for minute in range(1, 1441):
        if minute < 1440 and all(names[minute] == names[begin] for names in samples.values()):
            continue
        # A single minute is one of the part around it, too.
        before = begin - 1 if str(begin - 1) in result["periods"] else begin
        result["periods"].append(str(begin) if minute == begin + 1 else f"{before}-{minute}")
        for i in samples:
            result[f"B{i}"].append(samples[i][begin])
        begin = minute
    first = next(n for n, span in enumerate(result["periods"]) if "-" in span)
    whole = [n for n, span in enumerate(result["periods"]) if span.startswith("0-") or span.endswith("-1440")]
    if len(whole) == 2 and all(result[f"B{i}"][whole[0]] == result[f"B{i}"][whole[1]] for i in samples):
        night = result["periods"][whole[1]].split("-")[0] + "-" + result["periods"][first].split("-")[1]
        result["periods"][whole[1]] = night
        for values in result.values():
            del values[first]
    return result


def compact_pattern(forms):
    """A pattern of what stands before the number, how many zeros, and what behind, for each plural form."""
    texts = {form: quoted_affix(before) + "0" * zeros + quoted_affix(behind) for form, (before, zeros, behind) in forms.items()}
    if all(p.strip("0") == "" for p in texts.values()):
        return ""
    if len(set(texts.values())) == 1:
        return next(iter(texts.values()))
    return "{" + " ".join(f"{form}:{texts[form]}" for form in sorted(texts)) + "}"


def shown(sample, digits):
    return sample * 10**digits // 1000


def unquoted(text):
    return re.sub(r"'([^']*)'", lambda m: m[1] or "'", text)


def compact_forms(locale, length):
    """For each number of digits the plural forms, as compact_pattern takes them."""
    path = "numbers/decimalFormats[@numberSystem='latn']/decimalFormatLength[@type='{}']/decimalFormat/pattern[@type='1{}'][@count='{}']"
    result = []
    for power in range(3, 15):
        forms = {}
        for form in [form for form, _ in plurals(locale)] + ["other"]:
            pattern = find(locale, path.format(length, "0" * power, form))
            if pattern or form == "other":
                before, zeros, behind = re.fullmatch("([^0]*)(0*)([^0]*)", pattern or "0").groups()
                forms[form] = (unquoted(before), len(zeros), unquoted(behind))
        result.append(forms)
    return result


def compact(locale, length):
    return ["", "", ""] + [compact_pattern(forms) for forms in compact_forms(locale, length)]


def compact_of_samples(locale, length, texts):
    """The patterns by which OpenJDK has written numbers: those of the repository, if these would be written so."""
    rules, result, count = plurals(locale), ["", "", ""], len(COMPACT_SAMPLES)
    for i, forms in enumerate(compact_forms(locale, length)):
        found, same = {}, True
        for sample, text in zip(COMPACT_SAMPLES, texts[i * count :]):
            before, digits, behind = re.fullmatch(r"(\D*)(\d*)(\D*)", text).groups()
            form = plural_form(rules, shown(sample, len(digits) or 1))
            found.setdefault(form, (before, len(digits), behind))
            same = same and forms.get(form, forms["other"]) == (before, len(digits), behind)
        result.append(compact_pattern(forms if same else found))
    return result


# ChronoField's names of fields, and the repository's.
FIELDS = {
    "SECOND_OF_MINUTE": "second", "MINUTE_OF_HOUR": "minute", "HOUR_OF_DAY": "hour", "AMPM_OF_DAY": "dayperiod",
    "DAY_OF_WEEK": "weekday", "MONTH_OF_YEAR": "month", "YEAR": "year", "ERA": "era",
}  # fmt: skip


def fields(locale):
    names = [(f, find(locale, f"dates/fields/field[@type='{t}']/displayName")) for f, t in FIELDS.items()]
    return [f"{field}={name}" for field, name in names if name]


def numbering_systems():
    """Those with ten digits one behind the other, in one character each."""
    root = ET.parse(os.path.join(SUPPLEMENT, "numberingSystems.xml")).getroot()
    systems = {e.get("id"): e.get("digits") for e in root.iter("numberingSystem") if e.get("type") == "numeric"}
    follow = {k: v for k, v in systems.items() if all(ord(c) == ord(v[0]) + i and ord(c) < 0x10000 for i, c in enumerate(v))}
    return {k: v[0] for k, v in follow.items() if k != "latn"}


def signs(locale, system, zero):
    names = ["decimal", "group", "minusSign", "percentSign", "perMille", "infinity", "nan", "exponential"]
    own = [find(locale, f"numbers/symbols[@numberSystem='{system}']/{n}") for n in names]
    latin = symbols("root")
    own = [sign or latin[i] for i, sign in enumerate(own)]
    own[3] = own[3][0]  # (without a mark of direction)
    return [zero] + own + own[:2]


def money(locale):
    signs = {}
    for root in reversed(list(chain(locale))):
        for c in root.findall("numbers/currencies/currency"):
            for s in c.findall("symbol"):
                if "alt" not in s.attrib and s.text != "↑↑↑":
                    signs[c.get("type")] = s.text
    return [f"{code}={sign}" for code, sign in sorted(signs.items()) if code != sign]


def of_repository(locale):
    result = {}
    for i, (context, width) in enumerate(STYLES):
        result[f"M{i}"] = widths(locale, "month", range(1, 13), context, width)
        result[f"D{i}"] = widths(locale, "day", DAYS, context, width)
        result[f"Q{i}"] = widths(locale, "quarter", range(1, 5), context, width)
        if context == "format":
            result[f"A{i}"] = widths(locale, "dayPeriod", ["am", "pm"], context, width)
    for key, kind in [("E0", "eraNames"), ("E2", "eraAbbr"), ("E4", "eraNarrow"), ("eras", "eraAbbr")]:
        result[key] = eras(locale, kind)
    for key, what in [("date", "dateFormat"), ("time", "timeFormat"), ("both", "dateTimeFormat")]:
        result[key] = patterns(locale, what)
    result.update(other_calendars(locale))
    result["numbers"] = numbers(locale)
    result["symbols"] = symbols(locale)
    result["money"] = money(locale)
    result["compact0"], result["compact1"] = compact(locale, "short"), compact(locale, "long")
    result.update(day_periods(locale))
    result.update({f"digits-{system}": signs(locale, system, zero) for system, zero in numbering_systems().items()})
    result["fields"] = fields(locale)
    result["plurals"] = [";".join(f"{form}:{text}" for form, text in plurals(locale))]
    form, none, hours = [find(locale, "dates/timeZoneNames/" + n) for n in ("gmtFormat", "gmtZeroFormat", "hourFormat")]
    result["gmt"] = [form.format(h) for h in hours.split(";")] + [none]
    if locale != "root":
        places = [place.partition("_") for place in LOCALES if place != "root"]
        for key, path, codes in [
            ("languages", "languages/language", {language for language, _, _ in places}),
            ("countries", "territories/territory", {country for _, _, country in places if country}),
        ]:
            names = [(c, find(locale, f"localeDisplayNames/{path}[@type='{c}']")) for c in sorted(codes)]
            result[key] = [f"{code}={name}" for code, name in names if name]
    return {key: "|".join(values) for key, values in result.items()}


def lists():
    """What the repository says of currencies, countries, languages and scripts: the standards' codes are not all there."""
    shown = tree("en").find("localeDisplayNames")
    codes = ET.parse(os.path.join(CLDR, "../supplemental/supplementalData.xml")).getroot().find("codeMappings")
    result = {name: {} for name in LISTS}
    for e in codes.findall("territoryCodes"):
        name = shown.find(f"territories/territory[@type='{e.get('type')}']")
        if len(e.get("type")) == 2 and name is not None:
            result["countries"][e.get("type")] = f"{e.get('alpha3')}||{name.text}"
    for e in codes.findall("currencyCodes"):
        name = tree("en").find(f"numbers/currencies/currency[@type='{e.get('type')}']/displayName")
        if name is not None:
            result["currencies"][e.get("type")] = f"{int(e.get('numeric') or 0)}|2|{name.text}"
    for e in shown.findall("languages/language"):
        if len(e.get("type")) == 2 and "alt" not in e.attrib:
            result["languages"][e.get("type")] = "|" + e.text
    for script in ["Arab", "Cyrl", "Hans", "Hant", "Latn"]:
        result["scripts"][script] = shown.find(f"scripts/script[@type='{script}']").text
    return result


def read(lines):
    found = {}
    for line in lines:
        if line and not line.startswith("#"):
            locale, key, value = (line + "  ").split(" ", 2)
            found.setdefault(locale, {})[key] = value[:-2]
    return found


def ask_openjdk(table):
    """Writes down where OpenJDK's answers differ from the table."""
    source = os.path.join(ROOT, "scripts/LocaleNames.java")
    answers = subprocess.run(["java", source, ",".join(numbering_systems()), *LOCALES], check=True, capture_output=True, encoding="utf-8").stdout
    with open(DIFFERENCES, "w", encoding="utf-8") as f:
        f.write("# What OpenJDK 17 says otherwise than CLDR 41. Written by make_locale_data.py --openjdk, which describes it.\n")
        for locale, own in read(answers.split("\n")).items():
            for key in ("compact0", "compact1"):
                if key in own:
                    length = "short" if key == "compact0" else "long"
                    own[key] = "|".join(compact_of_samples(locale, length, own[key].split("|")))
            if "B0" in own:
                samples = {i: own.pop(f"B{i}").split("|") for i in (0, 2, 4)}
                own.update({key: "|".join(values) for key, values in day_periods_of_samples(locale, samples).items()})
            own.update({key: table[locale][key] for key in ("plurals",) if key in table[locale]})
            for key in sorted({*own, *table[locale]}):
                if own.get(key) != table[locale].get(key):
                    f.write(f"{locale} {key} {own.get(key, '')}".rstrip(" ") + "\n")


def literal(text):
    def shown(c):
        if c == "\n":
            return "\\n"
        return f"\\u{ord(c):04x}" if c in "\u00a0\u00ad\u061c" or "\u2000" <= c < "\u2070" and c not in "‰’“”–" else c

    return '"' + "".join(shown(c) for c in text.replace("\\", "\\\\").replace('"', '\\"')) + '"'


def lessened(table, locale):
    """Without what is said by those that are asked next."""
    own = dict(table[locale])
    if locale == "root":
        return own
    next_asked = table[locale.partition("_")[0] if "_" in locale else "root"]
    own = {key: value for key, value in own.items() if next_asked.get(key) != value}
    if "money" in own:
        signs, others = (dict(s.split("=") for s in t["money"].split("|")) for t in (own, next_asked))
        codes = sorted({*signs, *others})
        own["money"] = "|".join(f"{c}={signs.get(c, c)}" for c in codes if signs.get(c, c) != others.get(c, c))
    return own


def java(table):
    cases = {}
    for locale in LOCALES:
        text = "\n".join(f"{key} {value}" for key, value in sorted(lessened(table, locale).items()))
        if text:
            cases.setdefault(text, []).append(locale)
    lines = []
    for text, locales in cases.items():
        lines += [f'      case "{name}":' for name in locales[:-1]]
        lines.append(f'      case "{locales[-1]}": return {literal(text)};')
    return f"""// Names, patterns and signs of languages, of Unicode's Common Locale Data Repository (docs/dependencies.md has its licence). Made by
// scripts/make_locale_data.py, which describes the form.
package heddle;

final class LocaleTable {{
  private LocaleTable() {{}}

  // Null: it has nothing of its own.
  static String of(String locale) {{
    switch (locale) {{
{chr(10).join(lines)}
      default: return null;
    }}
  }}

  static final String LOCALES =
      "{" ".join(LOCALES)}";
}}
"""


def java_names(table):
    methods = []
    for name in LISTS:
        text = "\n".join(f"{key} {value}" for key, value in sorted(table[name].items()) if value)
        methods.append(f"""
  static String {name}() {{
    return {literal(text)};
  }}
""")
    return f"""// Currencies, countries, languages and scripts, of the ISO's standards and Unicode's Common Locale Data Repository
// (docs/dependencies.md has its licence). Made by scripts/make_locale_data.py, which describes the form.
package heddle;

final class NameTable {{
  private NameTable() {{}}
{"".join(methods)}}}
"""


def main():
    table = {locale: of_repository(locale) for locale in LOCALES}
    table.update(lists())
    if sys.argv[1:] == ["--openjdk"]:
        ask_openjdk(table)
    with open(DIFFERENCES, encoding="utf-8") as f:
        for locale, own in read(f.read().split("\n")).items():
            table[locale].update(own)
    with open(OUTPUT, "w", encoding="utf-8") as f:
        f.write(java(table))
    with open(NAMES, "w", encoding="utf-8") as f:
        f.write(java_names(table))
    print(f"{len(LOCALES)} locales")


if __name__ == "__main__":
    main()
