// The two transitions that a zone has each year: the part of the environment's variable TZ (POSIX) behind the names,
// "M3.5.0,M10.5.0/3" for the last Sundays of March at 2:00 and of October at 3:00.
package java.time.zone;

import java.time.LocalDate;

final class YearRule {
  private final int standard;     // seconds from UTC
  private final int summer;
  private final String begin;     // of summer time
  private final String end;
  final String standardName;
  final String summerName;

  private YearRule(String standardName, int standard, String summerName, int summer, String begin, String end) {
    this.standardName = standardName;
    this.standard = standard;
    this.summerName = summerName;
    this.summer = summer;
    this.begin = begin;
    this.end = end;
  }

  // Without summer time `begin` is null.
  static YearRule parse(String text) {
    String[] parts = text.split(",");
    int at = nameEnd(parts[0], 0);
    String standardName = parts[0].substring(0, at);
    int end = at;
    while (end < parts[0].length() && "+-:0123456789".indexOf(parts[0].charAt(end)) >= 0) end++;
    int standard = -seconds(parts[0].substring(at, end));
    if (parts.length == 1) return new YearRule(standardName, standard, null, standard, null, null);
    int second = nameEnd(parts[0], end);
    String own = parts[0].substring(second);
    int summer = own.isEmpty() ? standard + 3600 : -seconds(own);
    return new YearRule(standardName, standard, parts[0].substring(end, second), summer, parts[1], parts[2]);
  }

  private static int nameEnd(String s, int at) {
    if (s.charAt(at) == '<') return s.indexOf('>', at) + 1;
    while (at < s.length() && Character.isLetter(s.charAt(at))) at++;
    return at;
  }

  // [+-]h[:mm[:ss]]
  private static int seconds(String s) {
    boolean negative = s.startsWith("-");
    String[] parts = (negative || s.startsWith("+") ? s.substring(1) : s).split(":");
    int sum = 0;
    for (int i = 0; i < 3; i++) sum = sum * 60 + (i < parts.length ? Integer.parseInt(parts[i]) : 0);
    return negative ? -sum : sum;
  }

  boolean changes() {
    return begin != null;
  }

  int standard() {
    return Math.min(standard, summer);  // (Ireland's law has it the other way round.)
  }

  // Those of a year, the first one first: {time, offset before, offset after}.
  long[][] transitions(int year) {
    long[] forward = {time(year, begin) - standard, standard, summer};
    long[] back = {time(year, end) - summer, summer, standard};
    return forward[0] < back[0] ? new long[][] {forward, back} : new long[][] {back, forward};
  }

  // In local seconds: Mm.w.d, the w-th (5: the last) of weekday d, 0 being Sunday, or Jn, the n-th day without leap days.
  private static long time(int year, String rule) {
    int slash = rule.indexOf('/');
    int ofDay = slash < 0 ? 7200 : seconds(rule.substring(slash + 1));
    String day = slash < 0 ? rule : rule.substring(0, slash);
    LocalDate date;
    if (day.startsWith("M")) {
      String[] parts = day.substring(1).split("\\.");
      int week = Integer.parseInt(parts[1]);
      date = LocalDate.of(year, Integer.parseInt(parts[0]), 1);
      date = date.plusDays(Math.floorMod(Integer.parseInt(parts[2]) - date.getDayOfWeek().getValue(), 7) + 7 * (week - 1));
      if (week == 5 && date.getMonthValue() != Integer.parseInt(parts[0])) date = date.minusDays(7);
    } else if (day.startsWith("J")) {
      int n = Integer.parseInt(day.substring(1));
      date = LocalDate.ofYearDay(2001, n).withYear(year);
    } else {
      date = LocalDate.ofYearDay(year, 1).plusDays(Integer.parseInt(day));
    }
    return date.toEpochDay() * 86400 + ofDay;
  }
}
