// What stands in streams for calendars, time zones, formats of dates and clocks: see LibraryForm.
package java.io;

import heddle.Reflection;
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

final class TimeForms {
  private static final int DAY = 86400000;

  private TimeForms() {}

  // Null: its fields are all there is to say.
  static LibraryForm of(Class<?> c) {
    switch (c.getName()) {
      case "java.util.Calendar": return new OfCalendar(c);
      case "java.util.GregorianCalendar": return new OfGregorianCalendar(c);
      case "java.util.TimeZone": return new LibraryForm(c).with("ID:Ljava/lang/String;");
      case "java.util.ZoneInfo": return new OfZone(c);
      case "java.util.SimpleTimeZone": return new OfSimpleZone(c);
      case "java.text.DateFormat": return new OfDateFormat(c);
      case "java.text.SimpleDateFormat": return new OfSimpleDateFormat(c);
      case "java.text.DateFormatSymbols": return new OfSymbols(c);
      case "java.time.Clock$Of": return new OfClock(c);
      default: return null;
    }
  }

  private static boolean has(Class<?> c, String field) {
    for (java.lang.reflect.Field f : c.getDeclaredFields()) {
      if (f.getName().equals(field)) return true;
    }
    return false;
  }

  // --- calendars

  private static final class OfCalendar extends LibraryForm {
    OfCalendar(Class<?> c) {
      super(c);
      with("areFieldsSet=none:Z firstDayOfWeek=none:I isTimeSet=none:Z lenient=none:Z minimalDaysInFirstWeek=none:I nextStamp=none:I "
          + "serialVersionOnStream=none:I time=none:J fields=none:[I isSet=none:[Z zone=none:Ljava/util/TimeZone;").withData();
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      Calendar c = (Calendar) object;
      switch (field) {
        case "firstDayOfWeek": return c.getFirstDayOfWeek();
        case "lenient": return c.isLenient();
        case "minimalDaysInFirstWeek": return c.getMinimalDaysInFirstWeek();
        case "nextStamp": return has(cl, "nextStamp") ? get(c, cl, "nextStamp") : (Object) 2;
        case "serialVersionOnStream": return 1;
        case "time": return c.getTimeInMillis();
        case "fields": {
          if (has(cl, "isSet")) return get(c, cl, "fields");
          int[] fields = new int[Calendar.FIELD_COUNT];
          for (int i = 0; i < fields.length; i++) fields[i] = c.get(i);
          return fields;
        }
        case "isSet": {
          boolean[] set = new boolean[Calendar.FIELD_COUNT];
          for (int i = 0; i < set.length; i++) set[i] = c.isSet(i);
          return set;
        }
        // One with a rule says it by that rule; then it follows itself.
        case "zone": return c.getTimeZone().getClass().getName().equals("java.util.ZoneInfo") ? OfZone.simple(c.getTimeZone()) : c.getTimeZone();
        default: return true;  // areFieldsSet, isTimeSet
      }
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      Calendar c = (Calendar) object;
      try {
        c.getTimeInMillis();
      } catch (IllegalArgumentException e) {
        // (The fields make no date: they are written all the same.)
      }
      out.defaultWriteObject();
      out.writeObject(c.getTimeZone().getClass().getName().equals("java.util.ZoneInfo") ? c.getTimeZone() : null);
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      TimeZone zone = (TimeZone) got.get("zone", null);
      try {
        Object whole = in.readObject();
        if (whole != null && whole.getClass().getName().equals("java.util.ZoneInfo")) zone = (TimeZone) whole;
      } catch (OptionalDataException e) {
        if (!e.eof) throw e;
      }
      GregorianCalendar fresh = new GregorianCalendar(1970, 0, 1);  // (To ask for the time would be an operation of explorations.)
      fresh.setTimeZone(zone != null ? zone : new SimpleTimeZone(0, "GMT"));
      fresh.setFirstDayOfWeek(got.get("firstDayOfWeek", 1));
      fresh.setMinimalDaysInFirstWeek(got.get("minimalDaysInFirstWeek", 1));
      fresh.setTimeInMillis(got.get("time", 0L));
      fresh.setLenient(got.get("lenient", true));
      adopt(object, fresh, cl);
      boolean[] isSet = (boolean[]) got.get("isSet", null);
      int[] fields = (int[]) got.get("fields", null);
      if (!has(cl, "isSet") || isSet == null || fields == null) return;
      int[] stamps = new int[Calendar.FIELD_COUNT];
      for (int i = 0; i < stamps.length; i++) stamps[i] = isSet[i] ? 1 : 0;
      set(object, cl, "fields", fields);
      set(object, cl, "isSet", isSet);
      set(object, cl, "stamps", stamps);
      set(object, cl, "areFieldsSet", got.get("areFieldsSet", false));
      set(object, cl, "nextStamp", got.get("nextStamp", 2));
      boolean all = true;
      for (boolean each : isSet) all &= each;
      set(object, cl, "areAllFieldsSet", all);
    }
  }

  private static final class OfGregorianCalendar extends LibraryForm {
    OfGregorianCalendar(Class<?> c) {
      super(c);
      with("gregorianCutover=none:J");
      readsData = true;
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      return ((GregorianCalendar) object).getGregorianChange().getTime();
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      GregorianCalendar fresh = new GregorianCalendar(1970, 0, 1);
      fresh.setGregorianChange(new Date(in.readFields().get("gregorianCutover", 0L)));
      adopt(object, fresh, cl);
      if (has(Calendar.class, "dates")) set(object, Calendar.class, "dates", get(fresh, Calendar.class, "dates"));
    }
  }

  // --- zones

  // All changes of the offset from 1900 to 2037, as numbers: the moment in milliseconds, and behind it which of `offsets` is the
  // summer time in it (4 bits, 0: none) and which the whole offset (4 bits, of 12 that are free).
  private static final class OfZone extends LibraryForm {
    private static final long FIRST = Instant.parse("1900-01-01T00:00:00Z").getEpochSecond();
    private static final long LAST = Instant.parse("2037-01-01T00:00:00Z").getEpochSecond();
    private static final long END = Instant.parse("2038-01-01T00:00:00Z").getEpochSecond();

    private Object written;
    private ZoneRules rules;
    private int rawOffset;
    private int more;  // what setRawOffset has added
    private List<Integer> offsets;
    private long[] transitions;

    OfZone(Class<?> c) {
      super(c);
      with("checksum=none:I dstSavings=none:I rawOffset=none:I rawOffsetDiff=none:I willGMTOffsetChange=none:Z offsets=none:[I "
          + "simpleTimeZoneParams=none:[I transitions=none:[J");
      readsData = true;
    }

    private int index(int from, int offset) {
      for (int i = from; i < offsets.size(); i++) {
        if (offsets.get(i) == offset) return i;
      }
      offsets.add(offset);
      return offsets.size() - 1;
    }

    private long transition(long second) {
      Instant moment = Instant.ofEpochSecond(second);
      int total = index(0, rules.getOffset(moment).getTotalSeconds() * 1000);
      int saved = (int) rules.getDaylightSavings(moment).toMillis();
      return second * 1000 << 12 | (saved == 0 ? 0 : index(1, saved)) << 4 | total;
    }

    private void prepare(Object zone) {
      written = zone;
      rules = (ZoneRules) get(zone, cl, "rules");
      more = (Integer) get(zone, cl, "rawOffset");
      transitions = null;
      if (rules == null) {
        rawOffset = more;
        more = 0;
        return;
      }
      rawOffset = rules.getStandardOffset(Instant.ofEpochSecond(END - 1)).getTotalSeconds() * 1000;
      offsets = new ArrayList<>();
      offsets.add(rawOffset);
      List<Long> all = new ArrayList<>();
      all.add(transition(FIRST));
      // The table has changes of standard time that no clock shows, too.
      long[] times = (long[]) get(rules, ZoneRules.class, "times");
      long last = FIRST;
      for (long each : times) {
        if (each > FIRST && each < END) all.add(transition(each));
        last = Math.max(last, each);
      }
      ZoneOffsetTransition next = rules.nextTransition(Instant.ofEpochSecond(last));
      for (; next != null && next.toEpochSecond() < END; next = rules.nextTransition(next.getInstant())) all.add(transition(next.toEpochSecond()));
      boolean yearly = !rules.getTransitionRules().isEmpty();
      if (all.size() == 1 && !yearly) return;
      if (!yearly && last < END) all.add((LAST * 1000 - rawOffset) << 12);
      transitions = new long[all.size()];
      for (int i = 0; i < transitions.length; i++) transitions[i] = all.get(i);
    }

    // The yearly rule that summer time begins with, or ends.
    private ZoneOffsetTransitionRule yearly(boolean begin) {
      List<ZoneOffsetTransitionRule> both = rules == null ? List.of() : rules.getTransitionRules();
      for (ZoneOffsetTransitionRule each : both) {
        if (begin == each.getOffsetAfter().getTotalSeconds() > each.getOffsetBefore().getTotalSeconds()) return each;
      }
      return null;
    }

    // Month, day, day of the week, time, how that is counted: as a SimpleTimeZone has it.
    private static void rule(ZoneOffsetTransitionRule rule, int[] to, int at) {
      int time = rule.isMidnightEndOfDay() ? DAY : rule.getLocalTime().toSecondOfDay() * 1000;
      int last = rule.getMonth().minLength() - 6;
      int day = rule.getDayOfMonthIndicator();
      int weekday = rule.getDayOfWeek() == null ? 0 : rule.getDayOfWeek().getValue() % 7 + 1;
      if (day == last || day == last - 1) {
        day = -1;
      } else if (day == last + 1 && time == 0) {  // at the end of the day before
        day = -1;
        weekday = (weekday + 5) % 7 + 1;
        time = DAY;
      }
      to[at] = rule.getMonth().getValue() - 1;
      to[at + 1] = day;
      to[at + 2] = day == -1 ? weekday : -weekday;
      to[at + 3] = time;
      to[at + 4] = rule.getTimeDefinition() == ZoneOffsetTransitionRule.TimeDefinition.UTC ? SimpleTimeZone.UTC_TIME
          : rule.getTimeDefinition() == ZoneOffsetTransitionRule.TimeDefinition.WALL ? SimpleTimeZone.WALL_TIME : SimpleTimeZone.STANDARD_TIME;
    }

    private int[] parameters() {
      if (yearly(true) == null) return null;
      int[] result = new int[10];
      rule(yearly(true), result, 0);
      rule(yearly(false), result, 5);
      return result;
    }

    private int savings() {
      ZoneOffsetTransitionRule begin = yearly(true);
      return begin == null ? 0 : (begin.getOffsetAfter().getTotalSeconds() - begin.getOffsetBefore().getTotalSeconds()) * 1000;
    }

    // What is like it from now on.
    static SimpleTimeZone simple(TimeZone zone) {
      OfZone form = new OfZone(zone.getClass());
      form.prepare(zone);
      int raw = form.rawOffset + form.more;
      int[] p = form.parameters();
      return p == null ? new SimpleTimeZone(raw, zone.getID())
          : new SimpleTimeZone(raw, zone.getID(), p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], form.savings());
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      if (written != object) prepare(object);
      switch (field) {
        case "dstSavings": return savings();
        case "rawOffset": return rawOffset;
        case "rawOffsetDiff": return more;
        case "offsets": return transitions == null ? null : offsets.stream().mapToInt(x -> x).toArray();
        case "simpleTimeZoneParams": return parameters();
        case "transitions": return transitions;
        default: return null;  // (The checksum is not OpenJDK's.)
      }
    }

    // The zone's own readResolve then takes the rules of its id, as long as there are any.
    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      written = null;
      ObjectInputStream.GetField got = in.readFields();
      boolean fixed = got.get("transitions", null) == null;
      set(object, cl, "rawOffset", fixed ? got.get("rawOffset", 0) : got.get("rawOffsetDiff", 0));
    }
  }

  private static final class OfSimpleZone extends LibraryForm {
    private static final byte[] MONTHS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    private static final int BY_DATE = 1;
    private static final int NTH = 2;
    private static final int ON_OR_AFTER = 3;
    private static final int ON_OR_BEFORE = 4;

    OfSimpleZone(Class<?> c) {
      super(c);
      StringBuilder layout = new StringBuilder("dstSavings:I rawOffset:I startYear:I serialVersionOnStream=none:I useDaylight=none:Z monthLength=none:[B");
      for (String each : new String[] {"Day", "DayOfWeek", "Mode", "Month", "Time", "TimeMode"}) {
        layout.append(" start").append(each).append("=none:I end").append(each).append("=none:I");
      }
      with(layout.toString()).withData();
    }

    private Object rule(Object zone, boolean start) {
      return get(zone, cl, start ? "start" : "end");
    }

    private static int of(Object rule, String field) {
      return (Integer) get(rule, rule.getClass(), field);
    }

    private static int mode(Object rule) {
      int day = of(rule, "day"), weekday = of(rule, "dayOfWeek");
      if (day == 0) return 0;
      return weekday == 0 ? BY_DATE : weekday > 0 ? NTH : day > 0 ? ON_OR_AFTER : ON_OR_BEFORE;
    }

    private static int plainDay(Object rule) {
      return mode(rule) == NTH ? of(rule, "day") : Math.abs(of(rule, "day"));
    }

    // What OpenJDK's predecessors could have read, near the rule: the n-th day of the week, by the clocks on the wall.
    private static int nearDay(Object rule) {
      int day = plainDay(rule);
      switch (mode(rule)) {
        case BY_DATE: return 1 + day / 7;
        case ON_OR_AFTER: return day == 1 ? 1 : 1 + day / 7;
        case ON_OR_BEFORE: return day >= 30 ? -1 : 1 + day / 7;
        default: return day;
      }
    }

    private int wallTime(Object zone, boolean start) {
      Object rule = rule(zone, start);
      int mode = of(rule, "mode"), time = of(rule, "time"), saved = start ? 0 : (Integer) get(zone, cl, "dstSavings");
      if (mode(rule) == 0) return time;
      if (mode == SimpleTimeZone.UTC_TIME) return time + (Integer) get(zone, cl, "rawOffset") + saved;
      return mode == SimpleTimeZone.STANDARD_TIME ? time + saved : time;
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      boolean start = field.startsWith("start");
      if (!start && !field.startsWith("end")) {
        return field.equals("useDaylight") ? (Object) ((SimpleTimeZone) object).useDaylightTime()
            : field.equals("monthLength") ? MONTHS.clone() : (Object) 2;
      }
      Object rule = rule(object, start);
      int wall = wallTime(object, start);
      switch (field.substring(start ? 5 : 3)) {
        case "Month": return of(rule, "month");
        case "Mode": return mode(rule);
        case "TimeMode": return of(rule, "mode");
        case "Time": return Math.floorMod(wall, DAY) == 0 && wall == DAY && of(rule, "mode") == 0 ? 0 : Math.floorMod(wall, DAY);
        case "Day": return nearDay(rule);
        default: {
          int weekday = mode(rule) == BY_DATE ? 1 : Math.abs(of(rule, "dayOfWeek"));
          return weekday == 0 ? 0 : Math.floorMod(weekday - 1 + Math.floorDiv(wall, DAY), 7) + 1;
        }
      }
    }

    @Override
    void write(Object object, ObjectOutputStream out) throws Throwable {
      out.defaultWriteObject();
      Object start = rule(object, true), end = rule(object, false);
      out.writeInt(6);
      out.write(new byte[] {(byte) plainDay(start), (byte) weekday(start), (byte) plainDay(end), (byte) weekday(end), (byte) of(start, "mode"),
          (byte) of(end, "mode")});
      out.writeObject(new int[] {of(start, "time"), of(end, "time")});
    }

    private static int weekday(Object rule) {
      return Math.abs(of(rule, "dayOfWeek"));
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      boolean useDaylight = got.get("useDaylight", false);
      int[] days = new int[6];
      int[] times = {got.get("startTime", 0), got.get("endTime", 0)};
      boolean old = got.get("serialVersionOnStream", 0) < 1;
      if (old) {
        days = new int[] {got.get("startDay", 0), got.get("startDayOfWeek", 0) == 0 ? 1 : got.get("startDayOfWeek", 0), got.get("endDay", 0),
            got.get("endDayOfWeek", 0) == 0 ? 1 : got.get("endDayOfWeek", 0), 0, 0};
      } else {
        int length = in.readInt();
        if (length < 0 || length > 20) throw new InvalidObjectException("Too many rules: " + length);
        byte[] packed = new byte[length];
        in.readFully(packed);
        for (int i = 0; i < Math.min(length, 6); i++) days[i] = packed[i];
        if (got.get("serialVersionOnStream", 0) >= 2) times = (int[]) in.readObject();
      }
      set(object, cl, "rawOffset", got.get("rawOffset", 0));
      set(object, cl, "startYear", got.get("startYear", 0));
      set(object, cl, "dstSavings", got.defaulted("dstSavings") ? 3600000 : got.get("dstSavings", 0));
      set(object, cl, "start", made(got.get("startMode", 0), got.get("startMonth", 0), days[0], days[1], times[0], days[4], old, useDaylight));
      set(object, cl, "end", made(got.get("endMode", 0), got.get("endMonth", 0), days[2], days[3], times[1], days[5], old, useDaylight));
    }

    private Object made(int mode, int month, int day, int weekday, int time, int timeMode, boolean old, boolean used) throws Throwable {
      Class<?> rule = Reflection.load("java/util/SimpleTimeZone$Rule");
      if (!used) day = weekday = 0;
      if (old) mode = NTH;
      switch (mode) {
        case BY_DATE: weekday = 0; break;
        case ON_OR_AFTER: weekday = -weekday; break;
        case ON_OR_BEFORE:
          day = -day;
          weekday = -weekday;
          break;
        default: break;
      }
      return made(rule, new Class<?>[] {String.class, int.class, int.class, int.class, int.class, int.class}, "", month, day, weekday, time, timeMode);
    }
  }

  // --- formats of dates

  private static final class OfDateFormat extends LibraryForm {
    OfDateFormat(Class<?> c) {
      super(c);
      with("calendar=none:Ljava/util/Calendar; numberFormat=none:Ljava/text/NumberFormat;");
      readsData = true;
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      Calendar calendar = (Calendar) get(object, cl, "calendar");
      if (field.equals("calendar")) return calendar;
      Object own = get(object, cl, "numberFormat");
      if (own != null || !(object instanceof SimpleDateFormat)) return own;
      NumberFormat numbers = NumberFormat.getIntegerInstance(OfSimpleDateFormat.locale(object));
      numbers.setGroupingUsed(false);
      return numbers;
    }

    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      set(object, cl, "calendar", got.get("calendar", null));
      set(object, cl, "numberFormat", got.get("numberFormat", null));
    }
  }

  private static final class OfSimpleDateFormat extends LibraryForm {
    OfSimpleDateFormat(Class<?> c) {
      super(c);
      with("serialVersionOnStream=none:I defaultCenturyStart=none:Ljava/util/Date; formatData=none:Ljava/text/DateFormatSymbols; "
          + "locale=none:Ljava/util/Locale; pattern=none:Ljava/lang/String;");
      readsData = true;
    }

    static Locale locale(Object format) {
      DateFormatSymbols symbols = ((SimpleDateFormat) format).getDateFormatSymbols();
      return (Locale) get(symbols, DateFormatSymbols.class, "locale");
    }

    @Override
    Object value(Object object, String field) throws Throwable {
      switch (field) {
        case "serialVersionOnStream": return 1;
        case "defaultCenturyStart": return ((SimpleDateFormat) object).get2DigitYearStart();
        case "formatData": return get(object, cl, "symbols");
        case "locale": return locale(object);
        default: return ((SimpleDateFormat) object).toPattern();
      }
    }

    // It is made anew, with what the superclass has read.
    @Override
    void read(Object object, ObjectInputStream in) throws Throwable {
      ObjectInputStream.GetField got = in.readFields();
      DateFormatSymbols symbols = (DateFormatSymbols) got.get("formatData", null);
      SimpleDateFormat fresh;
      try {
        fresh = new SimpleDateFormat((String) got.get("pattern", null), symbols);
      } catch (IllegalArgumentException e) {
        throw new InvalidObjectException("invalid pattern");
      }
      Date start = (Date) got.get("defaultCenturyStart", null);
      if (start != null && got.get("serialVersionOnStream", 0) >= 1) fresh.set2DigitYearStart(start);
      adopt(object, fresh, cl);
      // (Names of the program's own count no more, as on OpenJDK.)
      if (has(cl, "ownSymbols")) set(object, cl, "ownSymbols", false);
    }
  }

  private static final class OfSymbols extends LibraryForm {
    OfSymbols(Class<?> c) {
      super(c);
      with("ampms:[Ljava/lang/String; eras:[Ljava/lang/String; localPatternChars:Ljava/lang/String; locale:Ljava/util/Locale; "
          + "months:[Ljava/lang/String; shortMonths:[Ljava/lang/String; shortWeekdays:[Ljava/lang/String; weekdays:[Ljava/lang/String; "
          + "zoneStrings=none:[[Ljava/lang/String;");
      writesData = true;
    }
  }

  // --- clocks

  private static final class OfClock extends LibraryForm {
    OfClock(Class<?> c) {
      super(c);
      replaces = true;
    }

    @Override
    Object replacement(Object object) throws Throwable {
      Object base = get(object, cl, "base");
      Object fixed = get(object, cl, "fixed");
      ZoneId zone = ((Clock) object).getZone();
      if (base != null) {
        TimeStandIns.OffsetClock result = new TimeStandIns.OffsetClock();
        result.baseClock = (Clock) base;
        result.offset = (java.time.Duration) get(object, cl, "offset");
        return result;
      }
      if (fixed != null) {
        TimeStandIns.FixedClock result = new TimeStandIns.FixedClock();
        result.instant = (Instant) fixed;
        result.zone = zone;
        return result;
      }
      TimeStandIns.SystemClock result = new TimeStandIns.SystemClock();
      result.zone = zone;
      return result;
    }
  }
}
