#!/usr/bin/env python3
"""Writes stdlib/java/time/zone/ZoneTable.java from the compiled zones of the IANA time zone database (public domain).

  scripts/make_time_zones.py [FOLDER]      FOLDER: /usr/share/zoneinfo, of Debian's package tzdata

The table is in the tree, so that what a program computes does not depend on the machine. The version stands in its
head. A zone is a text: "TYPES;TRANSITIONS;RULE".
  TYPES        for each kind of local time, separated by commas: seconds from UTC, and "/" and those of its standard time
               if they differ. The first one holds before the first transition.
  TRANSITIONS  for each, without separators: the letter of its type ("A" the first), then the seconds since the transition
               before (the first: since 1970) to the base 36, in small letters.
  RULE         how it goes on for ever, as in the environment's variable TZ (POSIX): "CET-1CEST,M3.5.0,M10.5.0/3", and
               for the beginning and the end of summer time what the law counts the time of day in, if one is not "w",
               local time: ",uu" UTC, ",ss" standard time (from the source of the data, tzdata.zi)
"""
import io
import os
import re
import struct
import sys
import zoneinfo
from datetime import datetime, timedelta, timezone

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUTPUT = os.path.join(ROOT, "stdlib/java/time/zone/ZoneTable.java")
# Names that OpenJDK does not offer.
LEFT_OUT = re.compile(r"^(posix|right|posixrules|Factory|localtime|leap|tzdata|zone|iso3166|ROC|EST|MST|HST)\b")


def base36(n):
    digits = ""
    sign, n = ("-", -n) if n < 0 else ("", n)
    while True:
        n, d = divmod(n, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[d] + digits
        if n == 0:
            return sign + digits


def read(path):
    """Transitions (time, offset, is summer time), the first offset, and the rule, of a file of RFC 8536."""
    with open(path, "rb") as f:
        data = f.read()
    assert data[:4] == b"TZif" and data[4:5] >= b"2", path

    def counts(at):
        return struct.unpack(">6l", data[at + 20 : at + 44])

    utc, std, leap, time, types, chars = counts(0)
    at = 44 + time * 5 + types * 6 + chars + leap * 8 + std + utc
    utc, std, leap, time, types, chars = counts(at)
    at += 44
    times = struct.unpack(f">{time}q", data[at : at + 8 * time])
    at += 8 * time
    kinds = data[at : at + time]
    at += time
    infos = [struct.unpack(">lbB", data[at + 6 * i : at + 6 * i + 6]) for i in range(types)]
    at += 6 * types + chars + leap * 12 + std + utc
    rule = data[at:].strip().decode()
    changes = [(t, infos[k][0], bool(infos[k][1])) for t, k in zip(times, kinds) if t > -(2**40)]
    return infos[0][0], changes, rule


MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
DAYS = "mo tu we th fr sa su".split()


def seconds(text):
    """Of "-3:30", "1:00:05"; and the letter behind it, or ""."""
    m = re.fullmatch(r"(-?)(\d*)(?::(\d+))?(?::(\d+))?([a-z]?)", text)
    sign, hours, minutes, rest, letter = m.groups()
    return (-1 if sign else 1) * (int(hours or 0) * 3600 + int(minutes or 0) * 60 + int(rest or 0)), letter


def number(names, text):
    """Of the name that begins like this one, which may be longer."""
    return next(i for i, name in enumerate(names) if name.startswith(text.lower()[: len(name)]))


def day_of(year, month, text):
    """The day that "15", "Su>=8", "lastSu" (or the beginning of these) is, as a datetime."""
    if text.isdigit():
        return datetime(year, month, int(text), tzinfo=timezone.utc)
    if text.lower().startswith("last"):
        weekday = number(DAYS, text[4:])
        day = datetime(year + month // 12, month % 12 + 1, 1, tzinfo=timezone.utc) - timedelta(days=1)
        return day - timedelta(days=(day.weekday() - weekday) % 7)
    name, least = re.fullmatch(r"(\w+)>=(\d+)", text).groups()
    weekday = number(DAYS, name)
    day = datetime(year, month, int(least), tzinfo=timezone.utc)
    return day + timedelta(days=(weekday - day.weekday()) % 7)


def until(fields, offset):
    """When a line of a zone with this standard offset ends, in seconds since 1970; local time counts as standard time."""
    month = number(MONTHS, fields[1]) + 1 if len(fields) > 1 else 1
    day = day_of(int(fields[0]), month, fields[2] if len(fields) > 2 else "1")
    time, letter = seconds(fields[3]) if len(fields) > 3 else (0, "")
    epoch = (day - datetime(1970, 1, 1, tzinfo=timezone.utc)) // timedelta(seconds=1)
    return epoch + time - (0 if letter in ("u", "g", "z") else offset)


def standard_offsets(folder):
    """For each zone [(end, standard offset)], in order; the last end is None."""
    zones, links, name = {}, {}, None
    with open(os.path.join(folder, "tzdata.zi")) as f:
        for line in f:
            fields = line.split()
            if fields[0] in ("#", "R"):
                continue
            if fields[0] == "L":
                links[fields[2]] = fields[1]
                continue
            if fields[0] == "Z":
                name, fields = fields[1], fields[2:]
            offset = seconds(fields[0])[0]
            zones.setdefault(name, []).append((until(fields[3:], offset) if len(fields) > 3 else None, offset))
    return {**zones, **{link: zones[target] for link, target in links.items() if target in zones}}


def standard_times(first, changes, lines):
    """(time, offset, standard offset) for each transition that changes one of them. `lines`: see standard_offsets."""
    # (A line ends in local time: at the transition that is there, if summer time has moved it.)
    ends = [
        min([t for t, _, _ in changes if abs(t - end) <= 3 * 3600], key=lambda t: abs(t - end), default=end)
        for end, _ in lines or [] if end is not None
    ]
    standard_at = [lines[sum(end <= t for end in ends)][1] if lines else None for t, _, _ in changes]
    saves_less = not lines or any(offset < s for (_, offset, _), s in zip(changes, standard_at))
    result = []
    standard, inverse = first, False
    last = (first, first)
    for (time, offset, summer), known in zip(changes, standard_at):
        if summer and offset < standard:
            inverse = True  # winter time "saves" a negative hour: Java calls the lower one standard
            standard = offset
        elif not summer and not (inverse and offset == standard + 3600):
            standard, inverse = offset, False
        own = (standard if offset >= standard else offset) if saves_less else known
        if (offset, own) != last:
            result.append((time, offset, own))
            last = (offset, own)
    return result


def follows_rule(zone, before, change):
    """Whether the rule alone gives this transition, and none between the one before and it."""

    def offset_at(t):
        moment = datetime(1970, 1, 1, tzinfo=timezone.utc) + timedelta(seconds=t)
        return zone.utcoffset(moment.astimezone(zone)).total_seconds()

    between = [*range(before[0], change[0], 20 * 86400), change[0] - 1]
    return offset_at(change[0]) == change[1] and all(offset_at(t) == before[1] for t in between)


def definitions(folder):
    """For each zone the letters of what its last rules count the time in."""
    rules, last, links, name = {}, {}, {}, None
    with open(os.path.join(folder, "tzdata.zi")) as f:
        for line in f:
            fields = line.split()
            if fields[0] == "R" and fields[3].startswith("ma"):
                suffix = fields[7][-1]
                letter = "u" if suffix in "ugz" else "s" if suffix == "s" else "w"
                rules.setdefault(fields[1], {})[fields[8] not in ("0", "-1")] = letter
            elif fields[0] == "L":
                links[fields[2]] = fields[1]
            elif fields[0] == "Z":
                name, last[fields[1]] = fields[1], fields[3]
            elif fields[0] not in ("#", "R"):
                last[name] = fields[1]
    found = {zone: rules[rule].get(True, "w") + rules[rule].get(False, "w") for zone, rule in last.items() if rule in rules}
    # (Ireland's winter time "saves" an hour less than none; both of its changes are counted in UTC.)
    found["Europe/Dublin"] = "uu"
    return {**found, **{link: found[target] for link, target in links.items() if target in found}}


def text(path, definition, lines):
    first, changes, rule = read(path)
    changes = standard_times(first, changes, lines)
    if "," in rule:
        # What the rule says need not be listed: from the last transition that it does not give on.
        header = b"TZif2" + bytes(15) + struct.pack(">6l", 0, 0, 0, 0, 1, 4)
        block = struct.pack(">lbB", 0, 0, 0) + b"UTC\0"
        zone = zoneinfo.ZoneInfo.from_file(io.BytesIO(header + block + header + block + b"\n" + rule.encode() + b"\n"))
        while len(changes) > 2 and follows_rule(zone, changes[-2], changes[-1]):
            changes.pop()
    types = [(first, first)]
    body, before = "", 0
    for time, offset, standard in changes:
        if (offset, standard) not in types:
            types.append((offset, standard))
        body += chr(ord("A") + types.index((offset, standard))) + base36(time - before)
        before = time
    shown = ",".join(str(o) if o == s else f"{o}/{s}" for o, s in types)
    if "," in rule and definition != "ww":
        rule += "," + definition
    return f"{shown};{body};{rule}"


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/zoneinfo"
    with open(os.path.join(folder, "tzdata.zi")) as f:
        version = f.readline().split()[-1]
    defined, standard = definitions(folder), standard_offsets(folder)
    zones = {}
    for where, _, files in sorted(os.walk(folder)):
        for name in sorted(files):
            path = os.path.join(where, name)
            zone = os.path.relpath(path, folder)
            with open(path, "rb") as f:
                if f.read(4) != b"TZif" or LEFT_OUT.match(zone):
                    continue
            zones.setdefault(text(path, defined.get(zone, "ww"), standard.get(zone)), []).append(zone)
    lines = []
    for content, names in sorted(zones.items(), key=lambda item: sorted(item[1])):
        lines += [f'      case "{name}":' for name in sorted(names)[:-1]]
        lines.append(f'      case "{sorted(names)[-1]}": return "{content}";')
    known = " ".join(sorted(name for names in zones.values() for name in names))
    with open(OUTPUT, "w") as f:
        f.write(
            f"""// The zones of the IANA time zone database {version} (public domain). Made by scripts/make_time_zones.py, which describes the form.
package java.time.zone;

final class ZoneTable {{
  private ZoneTable() {{}}

  static final String VERSION = "{version}";

  // Null: there is no such zone.
  static String of(String id) {{
    switch (id) {{
{chr(10).join(lines)}
      default: return null;
    }}
  }}

  // The names, separated by spaces.
  static String names() {{
    return "{known}";
  }}
}}
"""
        )
    print(f"{len(zones)} zones, {sum(map(len, zones.values()))} names, version {version}")


main()
