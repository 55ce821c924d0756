// How far the clocks of a zone are from UTC, and when that changes.
package java.time.zone;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class ZoneRules implements java.io.Serializable {
  private static final int MOST_OFFSET = 18 * 3600;
  private static final int LAST_YEAR = 999_999_999;

  final long[] times;         // of transitions, in seconds since 1970
  final int[] offsets;        // [i] holds before times[i], the last one behind all of them
  final int[] standards;      // likewise: that of standard time
  private final transient YearRule rule;  // how it goes on; null: without transitions

  ZoneRules(long[] times, int[] offsets, int[] standards, YearRule rule) {
    this.times = times;
    this.offsets = offsets;
    this.standards = standards;
    this.rule = rule != null && rule.changes() ? rule : null;
  }

  public static ZoneRules of(ZoneOffset offset) {
    int[] one = {offset.getTotalSeconds()};
    return new ZoneRules(new long[0], one, one, null);
  }

  // Those of the table (scripts/make_time_zones.py); null: it has no such zone.
  static ZoneRules find(String id) {
    String text = ZoneTable.of(id);
    if (text == null) return null;
    int first = text.indexOf(';'), second = text.indexOf(';', first + 1);
    String[] types = text.substring(0, first).split(",");
    int n = 0;
    for (int i = first + 1; i < second; i++) {
      if (text.charAt(i) <= 'Z' && text.charAt(i) >= 'A') n++;
    }
    long[] times = new long[n];
    int[] offsets = new int[n + 1];
    int[] standards = new int[n + 1];
    long last = 0;
    int at = first + 1;
    for (int i = 0; i <= n; i++) {
      String type = types[i == 0 ? 0 : text.charAt(at) - 'A'];
      int slash = type.indexOf('/');
      offsets[i] = Integer.parseInt(slash < 0 ? type : type.substring(0, slash));
      standards[i] = slash < 0 ? offsets[i] : Integer.parseInt(type.substring(slash + 1));
      if (i == 0) continue;
      int end = at + 1;
      while (end < second && text.charAt(end) > 'Z' || end < second && text.charAt(end) < 'A') end++;
      last += Long.parseLong(text.substring(at + 1, end), 36);
      times[i - 1] = last;
      at = end;
    }
    return new ZoneRules(times, offsets, standards, YearRule.parse(text.substring(second + 1)));
  }

  // Known to java.time: rules of a zone by its name, and all names. For the library only.
  public static ZoneRules ofRegion(String id) {
    return find(id);
  }

  public static String[] regions() {
    return ZoneTable.names().split(" ");
  }

  public boolean isFixedOffset() {
    return times.length == 0 && rule == null;
  }

  private int count() {
    return times.length;
  }

  // How many transitions of the table are not behind that moment.
  private int index(long second) {
    int low = 0, high = count();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (times[middle] <= second) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  static int yearOf(long second) {
    long days = Math.floorDiv(second, 86400L);
    return java.time.LocalDate.ofEpochDay(Math.max(-365243219162L, Math.min(365241780471L, days))).getYear();
  }

  private int offsetAt(long second) {
    int i = index(second);
    if (rule == null || i < count()) return offsets[i];
    // The last transition of the rule that is not behind it; none: as the table ends.
    long[] last = lastBefore(second + 1);
    return last == null ? offsets[i] : (int) last[2];
  }

  // Of the rule, behind the table's; null: none.
  private long[] lastBefore(long second) {
    int year = yearOf(second + MOST_OFFSET);
    for (int y = year; y >= year - 2; y--) {
      long[][] both = rule.transitions(y);
      for (int i = 1; i >= 0; i--) {
        if (both[i][0] < second) return count() > 0 && both[i][0] <= times[count() - 1] ? null : both[i];
      }
    }
    return null;
  }

  private long[] firstBehind(long second) {
    if (count() > 0) second = Math.max(second, times[count() - 1]);
    int year = yearOf(second - MOST_OFFSET);
    for (int y = year; y <= Math.min(year + 2, LAST_YEAR); y++) {
      for (long[] each : rule.transitions(y)) {
        if (each[0] > second) return each;
      }
    }
    return null;
  }

  // The next one that changes the offset; null: none.
  private long[] next(long second) {
    for (int i = index(second); i < count(); i++) {
      if (offsets[i] != offsets[i + 1]) return new long[] {times[i], offsets[i], offsets[i + 1]};
    }
    return rule == null ? null : firstBehind(second);
  }

  private long[] previous(long second) {
    if (rule != null && count() > 0 && second > times[count() - 1] || rule != null && count() == 0) {
      long[] last = lastBefore(second);
      if (last != null) return last;
    }
    for (int i = index(second - 1) - 1; i >= 0; i--) {
      if (offsets[i] != offsets[i + 1]) return new long[] {times[i], offsets[i], offsets[i + 1]};
    }
    return null;
  }

  private static ZoneOffset offset(long seconds) {
    return ZoneOffset.ofTotalSeconds((int) seconds);
  }

  private static ZoneOffsetTransition transition(long[] t) {
    return t == null ? null : new ZoneOffsetTransition(t[0], offset(t[1]), offset(t[2]));
  }

  public ZoneOffset getOffset(Instant instant) {
    return offset(offsetAt(instant.getEpochSecond()));
  }

  public ZoneOffsetTransition nextTransition(Instant instant) {
    return transition(next(instant.getEpochSecond()));
  }

  public ZoneOffsetTransition previousTransition(Instant instant) {
    long second = instant.getEpochSecond();
    return transition(previous(instant.getNano() > 0 && second < Long.MAX_VALUE ? second + 1 : second));
  }

  // Those of the table, and of the rules as far as OpenJDK lists them: to the end of their second year.
  public List<ZoneOffsetTransition> getTransitions() {
    ArrayList<ZoneOffsetTransition> result = new ArrayList<>();
    for (int i = 0; i < count(); i++) {
      if (offsets[i] != offsets[i + 1]) result.add(transition(new long[] {times[i], offsets[i], offsets[i + 1]}));
    }
    if (rule != null && count() > 0) {
      long[] first = firstBehind(times[count() - 1]);
      for (long[] t = first; t != null && yearOf(t[0]) <= yearOf(first[0]) + 1; t = firstBehind(t[0])) result.add(transition(t));
    }
    return Collections.unmodifiableList(result);
  }

  public List<ZoneOffsetTransitionRule> getTransitionRules() {
    return rule == null ? List.of() : rule.rules();
  }

  // The gap or overlap in which a local time lies, {time, before, after}, or else its offset in `plain`.
  private long[] around(LocalDateTime local, long[] plain) {
    long second = local.toEpochSecond(ZoneOffset.UTC);
    plain[0] = offsetAt(second - MOST_OFFSET);
    if (isFixedOffset()) return null;
    for (long[] t = next(second - MOST_OFFSET); t != null && t[0] <= second + MOST_OFFSET; t = next(t[0])) {
      if (second < t[0] + Math.min(t[1], t[2])) return null;
      if (second < t[0] + Math.max(t[1], t[2])) return t;
      plain[0] = t[2];
    }
    return null;
  }

  public ZoneOffsetTransition getTransition(LocalDateTime localDateTime) {
    return transition(around(localDateTime, new long[1]));
  }

  public List<ZoneOffset> getValidOffsets(LocalDateTime localDateTime) {
    long[] plain = new long[1];
    long[] t = around(localDateTime, plain);
    if (t == null) return Collections.singletonList(offset(plain[0]));
    return t[2] > t[1] ? List.of() : List.of(offset(t[1]), offset(t[2]));
  }

  // In a gap or overlap: the offset before.
  public ZoneOffset getOffset(LocalDateTime localDateTime) {
    long[] plain = new long[1];
    long[] t = around(localDateTime, plain);
    return offset(t == null ? plain[0] : t[1]);
  }

  public boolean isValidOffset(LocalDateTime localDateTime, ZoneOffset offset) {
    return getValidOffsets(localDateTime).contains(offset);
  }

  public ZoneOffset getStandardOffset(Instant instant) {
    int i = index(instant.getEpochSecond());
    return offset(rule != null && i == count() ? rule.standard() : standards[i]);
  }

  public Duration getDaylightSavings(Instant instant) {
    return Duration.ofSeconds(getOffset(instant).getTotalSeconds() - getStandardOffset(instant).getTotalSeconds());
  }

  public boolean isDaylightSavings(Instant instant) {
    return !getStandardOffset(instant).equals(getOffset(instant));
  }

  @Override
  public boolean equals(Object otherRules) {
    if (!(otherRules instanceof ZoneRules)) return false;
    ZoneRules other = (ZoneRules) otherRules;
    return java.util.Arrays.equals(times, other.times) && java.util.Arrays.equals(offsets, other.offsets)
        && java.util.Arrays.equals(standards, other.standards) && (rule == null) == (other.rule == null);
  }

  @Override
  public int hashCode() {
    return java.util.Arrays.hashCode(times) ^ java.util.Arrays.hashCode(offsets);
  }

  @Override
  public String toString() {
    return "ZoneRules[currentStandardOffset=" + offset(standards[count()]) + "]";
  }
}
