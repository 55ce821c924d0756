// The two transitions that a zone has each year: the part of the environment's variable TZ (POSIX) behind the names,
// "M3.5.0,M10.5.0/3" for the last Sundays of March at 2:00 and of October at 3:00; ",uu" or ",ss" behind it where the law counts the times
// in UTC or standard time.
package java.time.zone;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.util.List;

final class YearRule {
  private final int standard;     // seconds from UTC
  private final int summer;
  private final Moment begin;     // of summer time; null: there is none
  private final Moment end;

  private YearRule(int standard, int summer, Moment begin, Moment end) {
    this.standard = standard;
    this.summer = summer;
    this.begin = begin;
    this.end = end;
  }

  static YearRule parse(String text) {
    String[] parts = text.split(",");
    int at = nameEnd(parts[0], 0);
    int end = at;
    while (end < parts[0].length() && "+-:0123456789".indexOf(parts[0].charAt(end)) >= 0) end++;
    int standard = -seconds(parts[0].substring(at, end));
    if (parts.length == 1) return new YearRule(standard, standard, null, null);
    int second = nameEnd(parts[0], end);
    String own = parts[0].substring(second);
    int summer = own.isEmpty() ? standard + 3600 : -seconds(own);
    String countedIn = parts.length > 3 ? parts[3] : "ww";
    return new YearRule(standard, summer, new Moment(parts[1], countedIn.charAt(0)), new Moment(parts[2], countedIn.charAt(1)));
  }

  // Of the two rules of a zone, in any order.
  static YearRule of(ZoneOffsetTransitionRule a, ZoneOffsetTransitionRule b) {
    boolean isBegin = a.getOffsetAfter().getTotalSeconds() > a.getOffsetBefore().getTotalSeconds();
    ZoneOffsetTransitionRule begin = isBegin ? a : b, end = isBegin ? b : a;
    return new YearRule(begin.getOffsetBefore().getTotalSeconds(), begin.getOffsetAfter().getTotalSeconds(), new Moment(begin), new Moment(end));
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
    long[] forward = {begin.in(year) - standard, standard, summer};
    long[] back = {end.in(year) - summer, summer, standard};
    return forward[0] < back[0] ? new long[][] {forward, back} : new long[][] {back, forward};
  }

  // The same, as rules, in the order of the year.
  List<ZoneOffsetTransitionRule> rules() {
    ZoneOffset usual = ZoneOffset.ofTotalSeconds(standard), other = ZoneOffset.ofTotalSeconds(summer), law = ZoneOffset.ofTotalSeconds(standard());
    ZoneOffsetTransitionRule forward = begin.rule(law, usual, other), back = end.rule(law, other, usual);
    return forward.getMonth().compareTo(back.getMonth()) < 0 ? List.of(forward, back) : List.of(back, forward);
  }

  // A day and a time of each year: Mm.w.d, the w-th (5: the last) of weekday d, 0 being Sunday, or Jn, the n-th day without leap
  // days, or n, the n-th with them, from 0 on.
  private static final class Moment {
    private final char kind;
    private final int[] parts = new int[3];
    private final int ofDay;  // seconds
    private final ZoneOffsetTransitionRule.TimeDefinition definition;

    Moment(String rule, char countedIn) {
      definition = countedIn == 'u' ? ZoneOffsetTransitionRule.TimeDefinition.UTC
          : countedIn == 's' ? ZoneOffsetTransitionRule.TimeDefinition.STANDARD : ZoneOffsetTransitionRule.TimeDefinition.WALL;
      int slash = rule.indexOf('/');
      ofDay = slash < 0 ? 7200 : seconds(rule.substring(slash + 1));
      String day = slash < 0 ? rule : rule.substring(0, slash);
      kind = day.charAt(0);
      String[] numbers = (kind == 'M' || kind == 'J' ? day.substring(1) : day).split("\\.");
      for (int i = 0; i < numbers.length; i++) parts[i] = Integer.parseInt(numbers[i]);
    }

    // A day that is not the n-th such day of the week is near one that is.
    Moment(ZoneOffsetTransitionRule rule) {
      definition = rule.getTimeDefinition();
      int time = rule.isMidnightEndOfDay() ? 86400 : rule.getLocalTime().toSecondOfDay();
      if (definition == ZoneOffsetTransitionRule.TimeDefinition.UTC) time += rule.getOffsetBefore().getTotalSeconds();
      if (definition == ZoneOffsetTransitionRule.TimeDefinition.STANDARD) {
        time += rule.getOffsetBefore().getTotalSeconds() - rule.getStandardOffset().getTotalSeconds();
      }
      Month month = rule.getMonth();
      int last = month.maxLength() - 6;
      int day = rule.getDayOfMonthIndicator() < 0 ? last + 1 + rule.getDayOfMonthIndicator() : rule.getDayOfMonthIndicator();
      if (rule.getDayOfWeek() == null) {
        kind = 'J';
        parts[0] = LocalDate.of(2001, month, Math.min(day, 28)).getDayOfYear() + day - Math.min(day, 28);
        ofDay = time;
        return;
      }
      kind = 'M';
      int days = 0;
      while (day - days != last && (day - days - 1) % 7 != 0) days++;
      parts[0] = month.getValue();
      parts[1] = day - days == last ? 5 : (day - days - 1) / 7 + 1;
      parts[2] = Math.floorMod(rule.getDayOfWeek().getValue() - days, 7);
      ofDay = time + days * 86400;
    }

    // A time that is not within its day is one of another day.
    ZoneOffsetTransitionRule rule(ZoneOffset law, ZoneOffset before, ZoneOffset after) {
      int time = ofDay;
      if (definition == ZoneOffsetTransitionRule.TimeDefinition.UTC) time -= before.getTotalSeconds();
      if (definition == ZoneOffsetTransitionRule.TimeDefinition.STANDARD) time -= before.getTotalSeconds() - law.getTotalSeconds();
      int days = Math.floorDiv(time, 86400), second = Math.floorMod(time, 86400), day;
      Month month;
      DayOfWeek weekday = null;
      if (kind == 'M') {
        month = Month.of(parts[0]);
        weekday = DayOfWeek.of(parts[2] == 0 ? 7 : parts[2]).plus(days);
        day = (parts[1] == 5 ? month.maxLength() - 6 : 1 + 7 * (parts[1] - 1)) + days;
        if (day == 0) {
          month = month.minus(1);
          day = month.maxLength();
        }
      } else {
        LocalDate date = LocalDate.of(2001, 1, 1).plusDays(parts[0] - (kind == 'J' ? 1 : 0) + days);
        month = date.getMonth();
        day = date.getDayOfMonth();
      }
      return ZoneOffsetTransitionRule.of(month, day, weekday, LocalTime.ofSecondOfDay(second), false, definition, law, before, after);
    }

    // In local seconds.
    long in(int year) {
      long day;
      if (kind == 'M') {
        long first = LocalDate.of(year, parts[0], 1).toEpochDay();
        day = first + Math.floorMod(parts[2] - 4 - first, 7L) + 7 * (parts[1] - 1);  // (1970 begins with a Thursday.)
        if (parts[1] == 5 && day >= first + LocalDate.of(year, parts[0], 1).lengthOfMonth()) day -= 7;
      } else if (kind == 'J') {
        day = LocalDate.of(year, 1, 1).toEpochDay() + parts[0] - 1 + (LocalDate.of(year, 1, 1).isLeapYear() && parts[0] >= 60 ? 1 : 0);
      } else {
        day = LocalDate.of(year, 1, 1).toEpochDay() + parts[0];
      }
      return day * 86400 + ofDay;
    }
  }
}
