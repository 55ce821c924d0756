#!/usr/bin/env python3
"""Writes stdlib/heddle/ZoneNameTable.java: names of time zones, of Unicode's Common Locale Data Repository.

  scripts/make_zone_names.py               from Debian's package unicode-cldr-core (version 41) and zone_differences.txt
  scripts/make_zone_names.py --openjdk     asks the `java` of this machine, too, and writes zone_differences.txt anew
  scripts/make_zone_names.py --compare     how many names of each language are OpenJDK's

Zones with the same names in English are a group. It has a number, six names (standard, daylight and generic time; the
same, short) in English, and in the other languages those that the repository has for its metazone. English ones that
OpenJDK 17 has otherwise, mostly abbreviations, stand in scripts/zone_differences.txt: a line "names|zone zone..." for
each group.

The text for English has a line "metazone|six names|zone zone ..." for each group (a zone, if it has names of its own) (first the zone
that stands for its name), those for other languages lines
"metazone|six names", in which a name that is missing is that of English, and "-" means that there is none.
"""
import os
import subprocess
import sys
import xml.etree.ElementTree as ET

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from make_locale_data import CLDR, LOCALES, ROOT, chain, literal  # noqa: E402

OUTPUT = os.path.join(ROOT, "stdlib/heddle/ZoneNameTable.java")
DIFFERENCES = os.path.join(ROOT, "scripts/zone_differences.txt")
KINDS = [f"{length}/{kind}" for length in ("long", "short") for kind in ("standard", "daylight", "generic")]
LANGUAGES = "de fr it es pt nl sv da nb no fi pl cs ru tr ja ko zh".split()
COUNTRIES = "en_GB en_CA en_AU en_IE en_NZ en_IN en_ZA fr_CA es_MX es_US es_AR pt_PT zh_TW zh_HK de_AT de_CH".split()


def metazones():
    """The metazone that each zone uses now; of its other names, too."""
    uses = {}
    for zone in ET.parse(os.path.join(CLDR, "../supplemental/metaZones.xml")).getroot().iter("timezone"):
        uses[zone.get("type")] = zone.findall("usesMetazone")[-1].get("mzone")
    for zone in ET.parse(os.path.join(CLDR, "../bcp47/timezone.xml")).getroot().iter("type"):
        aliases = (zone.get("alias") or "").split()
        for alias in aliases:
            if aliases[0] in uses:
                uses[alias] = uses[aliases[0]]
    return uses


def golden():
    """The zones that stand for their metazones."""
    maps = ET.parse(os.path.join(CLDR, "../supplemental/metaZones.xml")).getroot().iter("mapZone")
    return {m.get("type") for m in maps if m.get("territory") == "001"}


def entries(locale, path):
    """The six names of a zone or metazone; "" where there is none."""
    names = []
    for kind in KINDS:
        found = ""
        for root in chain(locale):
            e = root.find(f"dates/timeZoneNames/{path}/{kind}")
            if e is not None:
                found = "-" if e.text == "∅∅∅" else e.text
                break
        names.append(found)
    return names


def of_repository(locale, zone, metazone):
    own = entries(locale, f"zone[@type='{zone}']")
    shared = entries(locale, f"metazone[@type='{metazone}']") if metazone else [""] * 6
    return [a or b for a, b in zip(own, shared)]


def answers(locales):
    source = os.path.join(ROOT, "scripts/ZoneNames.java")
    out = subprocess.run(["java", source, *locales], check=True, capture_output=True, encoding="utf-8").stdout
    for line in out.splitlines():
        place, *names = line.split("|")
        locale, zone = place.split(" ")
        yield locale, zone, names


def ask_openjdk(uses):
    groups = {}
    for _, zone, names in answers(["en"]):
        if names[0].startswith("GMT") and names[0] != "GMT":  # (made of the offset)
            continue
        if names != of_repository("en", zone, uses.get(zone)):
            groups.setdefault("|".join(names), []).append(zone)
    with open(DIFFERENCES, "w", encoding="utf-8") as f:
        f.write("# Names of zones as OpenJDK 17 has them. Written by make_zone_names.py --openjdk, which describes it.\n")
        for names, zones in sorted(groups.items()):
            f.write(f"{names}|{' '.join(zones)}\n")


def named(uses):
    """What names a zone in other languages: itself if it has names of its own in English, else its metazone."""
    own = {z.get("type") for z in ET.parse(os.path.join(CLDR, "en.xml")).getroot().iter("zone") if z.find("long") is not None}
    result = {zone: zone if zone in own else metazone for zone, metazone in uses.items()}
    for zone in ET.parse(os.path.join(CLDR, "../bcp47/timezone.xml")).getroot().iter("type"):
        aliases = (zone.get("alias") or "").split()
        for alias in aliases:
            if own & set(aliases):
                result[alias] = sorted(own & set(aliases))[0]
    return result


def names_of(locale, key, uses):
    return of_repository(locale, key, uses.get(key)) if "/" in key else entries(locale, f"metazone[@type='{key}']")


def english(uses):
    """(what names it, names): zones"""
    keys = named(uses)
    groups, listed = {}, set()
    with open(DIFFERENCES, encoding="utf-8") as f:
        for line in f:
            if not line.startswith("#"):
                names, _, zones = line.strip().rpartition("|")
                for zone in zones.split():
                    if zone.startswith("SystemV"):
                        continue  # (the rules of OpenJDK alone)
                    groups.setdefault((keys.get(zone, ""), names), []).append(zone)
                    listed.add(zone)
    for zone, metazone in uses.items():
        names = of_repository("en", zone, metazone)
        if zone not in listed and all(names):
            groups.setdefault((keys[zone], "|".join(names)), []).append(zone)
    return groups


def others(locale, groups, uses):
    """Lines for the metazones that are named otherwise than in the language that is asked next."""
    lines = []
    for metazone in sorted({m for m, _ in groups if m}):
        names = names_of(locale, metazone, uses)
        if "_" in locale:
            base = names_of(locale.split("_")[0], metazone, uses)
            names = ["" if a == b else a for a, b in zip(names, base)]
        if locale.startswith("fr"):
            names[3:] = [""] * 3  # (OpenJDK has the abbreviations of English)
        if any(names):
            lines.append(f"{metazone}|{'|'.join(names)}")
    return "\n".join(lines)


def java(groups, uses):
    stands = golden()

    def order(zone):
        return zone not in ("UTC", "GMT"), zone not in stands, zone

    # What is read is the first zone of the first group with that name.
    sorted_groups = sorted((order(min(zones, key=order)), m, names, sorted(zones, key=order)) for (m, names), zones in groups.items())
    first = "\n".join(f"{m}|{names}|{' '.join(zones)}" for _, m, names, zones in sorted_groups)
    lines, at = [], 0
    for _, m, names, zones in sorted_groups:
        lines.append("".join(f'      case "{zone}":\n' for zone in zones) + f"        return {at};")
        at += len(f"{m}|{names}|{' '.join(zones)}") + 1
    texts = {first: ["en"]}
    for locale in LANGUAGES + COUNTRIES:
        texts.setdefault(others(locale, groups, uses), []).append(locale)
    cases = []
    for text, locales in texts.items():
        if text:
            cases += [f'      case "{name}":' for name in locales[:-1]]
            cases.append(f'      case "{locales[-1]}": return {literal(text)};')
    return f"""// Names of time zones, of Unicode's Common Locale Data Repository (docs/dependencies.md has its licence). Made by
// scripts/make_zone_names.py, which describes the form.
package heddle;

final class ZoneNameTable {{
  private ZoneNameTable() {{}}

  // Null: it has no names of its own.
  static String of(String locale) {{
    switch (locale) {{
{chr(10).join(cases)}
      default: return null;
    }}
  }}

  // Where the zone's line begins in the text of "en"; -1: it has none.
  static int lineOf(String zone) {{
    switch (zone) {{
{chr(10).join(lines)}
      default: return -1;
    }}
  }}
}}
"""


def compare(groups, uses):
    of_zone = {zone: (m, names.split("|")) for (m, names), zones in groups.items() for zone in zones}
    for locale in ["en"] + LANGUAGES:
        same = [0] * 6
        total = 0
        for _, zone, expected in answers([locale]):
            if zone in of_zone:
                metazone, names = of_zone[zone]
                own = names_of(locale, metazone, uses) if locale != "en" and metazone else [""] * 6
                total += 1
                for i in range(6):
                    same[i] += (own[i] or names[i]) == expected[i]
        print(locale, total, *same)


def main():
    uses = metazones()
    if sys.argv[1:] == ["--openjdk"]:
        ask_openjdk(uses)
    groups = english(uses)
    if sys.argv[1:] == ["--compare"]:
        compare(groups, uses)
    with open(OUTPUT, "w", encoding="utf-8") as f:
        f.write(java(groups, uses))
    print(f"{len(groups)} groups of zones, {len(LOCALES)} locales")


main()
