// Stands in streams of objects for the rules of zones and their transitions.
package java.time.zone;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;
import java.time.DayOfWeek;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class Ser implements Externalizable {
  private static final int RULES = 1;
  private static final int TRANSITION = 2;
  private static final int YEARLY = 3;

  // Moments and offsets on a quarter of an hour are short; these say that the whole number follows.
  private static final int QUARTER = 900;
  private static final long FIRST_SHORT = -4575744000L;
  private static final long END_OF_SHORT = 10413792000L;
  private static final int LONG_MOMENT = 255;
  private static final int LONG_OFFSET = 127;

  private Object value;

  public Ser() {}

  // For java.io.LibraryForm.
  public static Object of(Object value) {
    Ser result = new Ser();
    result.value = value;
    return result;
  }

  @Override
  public void writeExternal(ObjectOutput out) throws IOException {
    if (value instanceof ZoneRules) {
      out.writeByte(RULES);
      writeRules((ZoneRules) value, out);
    } else if (value instanceof ZoneOffsetTransition) {
      ZoneOffsetTransition t = (ZoneOffsetTransition) value;
      out.writeByte(TRANSITION);
      writeMoment(t.toEpochSecond(), out);
      writeOffset(t.getOffsetBefore().getTotalSeconds(), out);
      writeOffset(t.getOffsetAfter().getTotalSeconds(), out);
    } else {
      out.writeByte(YEARLY);
      write((ZoneOffsetTransitionRule) value, out);
    }
  }

  @Override
  public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
    switch (in.readByte()) {
      case RULES:
        value = readRules(in);
        break;
      case TRANSITION: {
        long second = readMoment(in);
        ZoneOffset before = ZoneOffset.ofTotalSeconds(readOffset(in));
        ZoneOffset after = ZoneOffset.ofTotalSeconds(readOffset(in));
        if (before.equals(after)) throw new IllegalArgumentException("Offsets must not be equal");
        value = ZoneOffsetTransition.of(LocalDateTime.ofEpochSecond(second, 0, before), before, after);
        break;
      }
      case YEARLY:
        value = readRule(in);
        break;
      default: throw new StreamCorruptedException("Unknown serialized type");
    }
  }

  private Object readResolve() {
    return value;
  }

  static void writeMoment(long second, ObjectOutput out) throws IOException {
    if (second < FIRST_SHORT || second >= END_OF_SHORT || second % QUARTER != 0) {
      out.writeByte(LONG_MOMENT);
      out.writeLong(second);
      return;
    }
    int quarters = (int) ((second - FIRST_SHORT) / QUARTER);
    out.writeByte(quarters >>> 16);
    out.writeByte(quarters >>> 8);
    out.writeByte(quarters);
  }

  static long readMoment(ObjectInput in) throws IOException {
    int first = in.readByte() & 0xff;
    if (first == LONG_MOMENT) return in.readLong();
    int second = in.readByte() & 0xff, third = in.readByte() & 0xff;
    return (long) (first << 16 | second << 8 | third) * QUARTER + FIRST_SHORT;
  }

  static void writeOffset(int seconds, ObjectOutput out) throws IOException {
    boolean isShort = seconds % QUARTER == 0;
    out.writeByte(isShort ? seconds / QUARTER : LONG_OFFSET);
    if (!isShort) out.writeInt(seconds);
  }

  static int readOffset(ObjectInput in) throws IOException {
    int quarters = in.readByte();
    return quarters == LONG_OFFSET ? in.readInt() : quarters * QUARTER;
  }

  // One number has the month, the day, the day of the week, the hour, how the time is counted, the standard offset in quarters of an
  // hour, and what the offsets before and behind are more than that, in half hours. A part that is too large follows as a number.
  static void write(ZoneOffsetTransitionRule rule, ObjectOutput out) throws IOException {
    int time = rule.isMidnightEndOfDay() ? 86400 : rule.getLocalTime().toSecondOfDay();
    int standard = rule.getStandardOffset().getTotalSeconds();
    int before = rule.getOffsetBefore().getTotalSeconds() - standard;
    int after = rule.getOffsetAfter().getTotalSeconds() - standard;
    int hour = time % 3600 != 0 ? 31 : rule.isMidnightEndOfDay() ? 24 : time / 3600;
    int quarters = standard % QUARTER == 0 ? standard / QUARTER + 128 : 255;
    int more = halves(before), moreAfter = halves(after);
    int weekday = rule.getDayOfWeek() == null ? 0 : rule.getDayOfWeek().getValue();
    out.writeInt(rule.getMonth().getValue() << 28 | rule.getDayOfMonthIndicator() + 32 << 22 | weekday << 19 | hour << 14
        | rule.getTimeDefinition().ordinal() << 12 | quarters << 4 | more << 2 | moreAfter);
    if (hour == 31) out.writeInt(time);
    if (quarters == 255) out.writeInt(standard);
    if (more == 3) out.writeInt(before + standard);
    if (moreAfter == 3) out.writeInt(after + standard);
  }

  private static int halves(int seconds) {
    return seconds == 0 || seconds == 1800 || seconds == 3600 ? seconds / 1800 : 3;
  }

  static ZoneOffsetTransitionRule readRule(ObjectInput in) throws IOException {
    int data = in.readInt();
    int weekday = data >>> 19 & 7, hour = data >>> 14 & 31, quarters = data >>> 4 & 255;
    int time = hour == 31 ? in.readInt() : hour * 3600;
    int standard = quarters == 255 ? in.readInt() : (quarters - 128) * QUARTER;
    int before = (data >>> 2 & 3) == 3 ? in.readInt() : standard + (data >>> 2 & 3) * 1800;
    int after = (data & 3) == 3 ? in.readInt() : standard + (data & 3) * 1800;
    return ZoneOffsetTransitionRule.of(Month.of(data >>> 28), (data >>> 22 & 63) - 32, weekday == 0 ? null : DayOfWeek.of(weekday),
        LocalTime.ofSecondOfDay(time == 86400 ? 0 : time), hour == 24, ZoneOffsetTransitionRule.TimeDefinition.values()[data >>> 12 & 3],
        ZoneOffset.ofTotalSeconds(standard), ZoneOffset.ofTotalSeconds(before), ZoneOffset.ofTotalSeconds(after));
  }

  // --- rules: transitions of standard time, then those of the clocks, then what happens each year

  private static void writeRules(ZoneRules rules, ObjectOutput out) throws IOException {
    int count = rules.times.length, changes = 0;
    for (int i = 0; i < count; i++) changes += rules.standards[i] != rules.standards[i + 1] ? 1 : 0;
    out.writeInt(changes);
    for (int i = 0; i < count; i++) {
      if (rules.standards[i] != rules.standards[i + 1]) writeMoment(rules.times[i], out);
    }
    writeOffset(rules.standards[0], out);
    for (int i = 0; i < count; i++) {
      if (rules.standards[i] != rules.standards[i + 1]) writeOffset(rules.standards[i + 1], out);
    }
    List<ZoneOffsetTransition> transitions = rules.getTransitions();
    out.writeInt(transitions.size());
    for (ZoneOffsetTransition t : transitions) writeMoment(t.toEpochSecond(), out);
    writeOffset(rules.offsets[0], out);
    for (ZoneOffsetTransition t : transitions) writeOffset(t.getOffsetAfter().getTotalSeconds(), out);
    List<ZoneOffsetTransitionRule> yearly = rules.getTransitionRules();
    out.writeByte(yearly.size());
    for (ZoneOffsetTransitionRule each : yearly) write(each, out);
  }

  private static final int MOST = 1024;  // changes of one kind

  private static long[] readMoments(ObjectInput in) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > MOST) throw new InvalidObjectException("Too many transitions");
    long[] result = new long[count];
    for (int i = 0; i < count; i++) result[i] = readMoment(in);
    return result;
  }

  private static int[] readOffsets(int count, ObjectInput in) throws IOException {
    int[] result = new int[count];
    for (int i = 0; i < count; i++) result[i] = readOffset(in);
    return result;
  }

  private static ZoneRules readRules(ObjectInput in) throws IOException {
    long[] standardTimes = readMoments(in);
    int[] standards = readOffsets(standardTimes.length + 1, in);
    long[] times = readMoments(in);
    int[] offsets = readOffsets(times.length + 1, in);
    int rules = in.readByte();
    if (rules < 0 || rules > 16) throw new InvalidObjectException("Too many transition rules");
    List<ZoneOffsetTransitionRule> yearly = new ArrayList<>();
    for (int i = 0; i < rules; i++) yearly.add(readRule(in));
    YearRule rule = yearly.size() == 2 ? YearRule.of(yearly.get(0), yearly.get(1)) : null;
    int count = times.length;
    if (rule != null) {
      // What the rule says anyway, of two years, is no part of our table.
      for (int less = 1; less <= Math.min(count, 4) && isOf(rule, times[times.length - less]); less++) {
        int rest = times.length - less;
        ZoneRules shorter = new ZoneRules(Arrays.copyOf(times, rest), Arrays.copyOf(offsets, rest + 1), Arrays.copyOf(offsets, rest + 1), rule);
        if (rest > 0 && shorter.getTransitions().size() == times.length) count = rest;
      }
    }
    long[] all = Arrays.copyOf(times, count + standardTimes.length);
    System.arraycopy(standardTimes, 0, all, count, standardTimes.length);
    all = Arrays.stream(all).sorted().distinct().toArray();
    int[] allOffsets = new int[all.length + 1];
    int[] allStandards = new int[all.length + 1];
    for (int i = 0, k = 0, n = 0; i <= all.length; i++) {
      while (i > 0 && k < count && times[k] <= all[i - 1]) k++;
      while (i > 0 && n < standardTimes.length && standardTimes[n] <= all[i - 1]) n++;
      allOffsets[i] = offsets[k];
      allStandards[i] = standards[n];
    }
    return new ZoneRules(all, allOffsets, allStandards, rule);
  }

  private static boolean isOf(YearRule rule, long time) {
    for (long[] each : rule.transitions(ZoneRules.yearOf(time))) {
      if (each[0] == time) return true;
    }
    return false;
  }
}
