// The calendar of today, and the Julian one before it.
package java.util;

import java.time.ZoneId;
import java.time.ZonedDateTime;

public class GregorianCalendar extends Calendar {
  public static final int BC = 0;
  public static final int AD = 1;

  private static final long DAY = 86400000;
  private CutoverDates dates = CutoverDates.USUAL_DATES;
  private long change = CutoverDates.USUAL * DAY;

  public GregorianCalendar() {
    this(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
  }

  public GregorianCalendar(TimeZone zone) {
    this(zone, Locale.getDefault(Locale.Category.FORMAT));
  }

  public GregorianCalendar(Locale aLocale) {
    this(TimeZone.getDefault(), aLocale);
  }

  public GregorianCalendar(TimeZone zone, Locale aLocale) {
    super(Objects.requireNonNull(zone), aLocale);
    setTimeInMillis(System.currentTimeMillis());
  }

  public GregorianCalendar(int year, int month, int dayOfMonth) {
    this(year, month, dayOfMonth, 0, 0, 0);
  }

  public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute) {
    this(year, month, dayOfMonth, hourOfDay, minute, 0);
  }

  public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute, int second) {
    super();
    set(year, month, dayOfMonth);
    // The halves of the day follow from the hour: a calendar that is not lenient does not hold them against a later one.
    boolean afternoon = hourOfDay >= 12 && hourOfDay <= 23;
    compute(AM_PM, afternoon ? PM : AM);
    compute(HOUR, afternoon ? hourOfDay - 12 : hourOfDay);
    set(HOUR_OF_DAY, hourOfDay);
    set(MINUTE, minute);
    set(SECOND, second);
    set(MILLISECOND, 0);
  }

  public boolean isLeapYear(int year) {
    return dates.isLeapYear(year);
  }

  // Before that moment dates are those of the Julian calendar.
  public void setGregorianChange(Date date) {
    if (date.getTime() == change) return;
    complete();
    change = date.getTime();
    dates = new CutoverDates(Math.floorDiv(change, DAY));
    setTimeAgain();
  }

  public final Date getGregorianChange() {
    return new Date(change);
  }

  @Override
  public String getCalendarType() {
    return "gregory";
  }

  // Weeks begin with Monday, and there is no other calendar before this one.
  public static GregorianCalendar from(ZonedDateTime zdt) {
    GregorianCalendar c = new GregorianCalendar(1970, JANUARY, 1);  // (which does not read the clock)
    c.setTimeZone(TimeZone.getTimeZone(zdt.getZone()));
    c.setGregorianChange(new Date(Long.MIN_VALUE));
    c.setFirstDayOfWeek(MONDAY);
    c.setMinimalDaysInFirstWeek(4);
    c.setTimeInMillis(Math.addExact(Math.multiplyExact(zdt.toEpochSecond(), 1000), zdt.get(java.time.temporal.ChronoField.MILLI_OF_SECOND)));
    return c;
  }

  public ZonedDateTime toZonedDateTime() {
    ZoneId zone = ZoneId.of(getTimeZone().getID());
    return java.time.Instant.ofEpochMilli(getTimeInMillis()).atZone(zone);
  }

  // --- from fields to the time

  // The fields that say the time are chosen by what has been set last; their values are then brought into their ranges. Not leniently:
  // all fields that the program has set must have such values, and those that follow from the time.
  @Override
  protected void computeTime() {
    if (!isLenient()) checkRanges();
    int[] before = fields.clone();
    int year = isSet(YEAR) ? fields[YEAR] : 1970;
    if (isSet(ERA)) {
      if (fields[ERA] != BC && fields[ERA] != AD) throw new IllegalArgumentException("Invalid era");
      if (fields[ERA] == BC) year = 1 - year;
    }
    int by = best();
    long gregorian = days(year, by, false), julian = days(year, by, true);
    if (!isLenient() && !dates.exists(gregorian, julian)) throw new IllegalArgumentException("the specified date doesn't exist");
    long days = dates.choose(year, gregorian, julian, by == DAY_OF_YEAR || by == WEEK_OF_YEAR);
    long local = days * DAY + millisOfDay();
    boolean zoneIsSet = isOfProgram(ZONE_OFFSET), savingsAreSet = isOfProgram(DST_OFFSET);
    int offset;
    if (zoneIsSet && savingsAreSet) {
      offset = fields[ZONE_OFFSET] + fields[DST_OFFSET];
    } else {
      offset = getTimeZone().offsetOfLocal(local, Integer.MAX_VALUE);
      if (zoneIsSet || savingsAreSet) {
        int savings = getTimeZone().savings(local - offset);
        offset = zoneIsSet ? fields[ZONE_OFFSET] + savings : offset - savings + fields[DST_OFFSET];
      }
    }
    time = local - offset;
    boolean[] known = isSet.clone();
    for (int field = 0; field < FIELD_COUNT; field++) known[field] |= isSet(field);
    int[] values = valuesOf(time, zoneIsSet, savingsAreSet);
    if (!isLenient()) checkAgainst(values, before);
    for (int field = 0; field < FIELD_COUNT; field++) {
      if (known[field]) {
        fields[field] = values[field];
      } else {
        unset(field);
      }
    }
    areFieldsSet = true;
    areAllFieldsSet = false;
  }

  private boolean isOfProgram(int field) {
    return stamp(field) > COMPUTED;
  }

  private void checkRanges() {
    for (int field = 0; field < FIELD_COUNT; field++) {
      if (isOfProgram(field) && (fields[field] < getMinimum(field) || fields[field] > getMaximum(field))) {
        throw new IllegalArgumentException(nameOf(field));
      }
    }
  }

  private void checkAgainst(int[] values, int[] before) {
    for (int field = 0; field < FIELD_COUNT; field++) {
      if (isOfProgram(field) && values[field] != before[field]) {
        throw new IllegalArgumentException(nameOf(field) + ": " + before[field] + " -> " + values[field]);
      }
    }
  }

  // The hour of the day, or that of a half of the day: what has been set last.
  private long millisOfDay() {
    int ofHalf = stamp(HOUR) == UNSET || stamp(AM_PM) == UNSET ? UNSET : Math.max(stamp(HOUR), stamp(AM_PM));
    int best = Math.max(stamp(HOUR_OF_DAY), ofHalf);
    if (best == UNSET) best = Math.max(stamp(HOUR), stamp(AM_PM));
    long ofDay = 0;
    if (best != UNSET) ofDay = best == stamp(HOUR_OF_DAY) ? fields[HOUR_OF_DAY] : fields[HOUR] + 12L * fields[AM_PM];
    ofDay = ofDay * 60 + fields[MINUTE];
    ofDay = ofDay * 60 + fields[SECOND];
    return ofDay * 1000 + fields[MILLISECOND];
  }

  // What has been set last of the day of the month, of the year, and of weeks whose day is known, too.
  private int best() {
    int best = DAY_OF_MONTH, stamp = stamp(DAY_OF_MONTH);
    for (int field : new int[] {WEEK_OF_MONTH, DAY_OF_WEEK_IN_MONTH, DAY_OF_YEAR, WEEK_OF_YEAR}) {
      int own = stamp(field);
      if (field != DAY_OF_YEAR) own = own == UNSET || stamp(DAY_OF_WEEK) == UNSET ? UNSET : Math.max(own, stamp(DAY_OF_WEEK));
      // Weeks that share the day of the week which was set last: the one of them that was set last.
      boolean later = own == stamp && best != DAY_OF_MONTH && field != DAY_OF_YEAR && stamp(field) > stamp(best);
      if (own > stamp || later) {
        best = field;
        stamp = own;
      }
    }
    return stamp > UNSET ? best : incomplete();
  }

  // A week without its day, or a day without its week.
  private int incomplete() {
    if (stamp(WEEK_OF_YEAR) > Math.max(stamp(WEEK_OF_MONTH), Math.max(stamp(DAY_OF_WEEK_IN_MONTH), stamp(DAY_OF_WEEK)))) {
      return WEEK_OF_YEAR;
    }
    if (Math.max(stamp(DAY_OF_WEEK_IN_MONTH), stamp(DAY_OF_WEEK)) > stamp(WEEK_OF_MONTH)) return DAY_OF_WEEK_IN_MONTH;
    return stamp(WEEK_OF_MONTH) > UNSET ? WEEK_OF_MONTH : DAY_OF_MONTH;
  }

  private long days(int year, int by, boolean julian) {
    long first = CutoverDates.firstOf(year, isSet(MONTH) ? fields[MONTH] : 0, julian), ofYear = CutoverDates.firstOf(year, 0, julian);
    int weekday = isSet(DAY_OF_WEEK) ? fields[DAY_OF_WEEK] : getFirstDayOfWeek();
    switch (by) {
      case DAY_OF_YEAR: return ofYear + fields[DAY_OF_YEAR] - 1;
      case WEEK_OF_YEAR: return inWeek(ofYear, fields[WEEK_OF_YEAR], weekday);
      case WEEK_OF_MONTH: return inWeek(first, isSet(WEEK_OF_MONTH) ? fields[WEEK_OF_MONTH] : 1, weekday);
      case DAY_OF_WEEK_IN_MONTH:
        return inMonth(first, CutoverDates.firstOf(year, (isSet(MONTH) ? fields[MONTH] : 0) + 1L, julian) - 1, weekday);
      default: return first + (isSet(DAY_OF_MONTH) ? fields[DAY_OF_MONTH] : 1) - 1;
    }
  }

  // The n-th such day of the week of a month; counted from its end, if n is negative.
  private long inMonth(long first, long last, int weekday) {
    int n = isSet(DAY_OF_WEEK_IN_MONTH) ? fields[DAY_OF_WEEK_IN_MONTH] : 1;
    if (n < 0) return last - Math.floorMod(weekday(last) - weekday, 7) + 7L * (n + 1);
    return first + Math.floorMod(weekday - weekday(first), 7) + 7L * (n - 1);
  }

  static int weekday(long epochDay) {
    return (int) Math.floorMod(epochDay + 4, 7L) + 1;
  }

  // The day of a week that is counted from this first day of a year or month.
  private long inWeek(long first, int week, int weekday) {
    return weekOne(first) + 7L * (week - 1) + Math.floorMod(weekday - getFirstDayOfWeek(), 7);
  }

  // The first day of the first week.
  private long weekOne(long firstDay) {
    int into = Math.floorMod(weekday(firstDay) - getFirstDayOfWeek(), 7);
    return 7 - into >= getMinimalDaysInFirstWeek() ? firstDay - into : firstDay - into + 7;
  }

  // --- from the time to the fields

  // An offset that the program has set stays where the time was asked of such fields.
  @Override
  protected void computeFields() {
    boolean partly = areFieldsSet && !areAllFieldsSet;
    int[] values = valuesOf(time, partly && isSet(ZONE_OFFSET), partly && isSet(DST_OFFSET));
    for (int field = 0; field < FIELD_COUNT; field++) compute(field, values[field]);
    areFieldsSet = true;
    areAllFieldsSet = true;
  }

  private int[] valuesOf(long time, boolean keepZone, boolean keepSavings) {
    int[] values = new int[FIELD_COUNT];
    TimeZone zone = getTimeZone();
    int savings = zone.savings(time);
    values[ZONE_OFFSET] = keepZone ? fields[ZONE_OFFSET] : zone.getOffset(time) - savings;
    values[DST_OFFSET] = keepSavings ? fields[DST_OFFSET] : savings;
    long local = time + values[ZONE_OFFSET] + values[DST_OFFSET];
    long days = Math.floorDiv(local, DAY);
    int ofDay = (int) Math.floorMod(local, DAY);
    int[] date = dates.date(days);
    int year = date[0], inMonth = (int) (days - dates.firstOf(year, date[1]));
    values[ERA] = year > 0 ? AD : BC;
    values[YEAR] = year > 0 ? year : 1 - year;
    values[MONTH] = date[1];
    values[DAY_OF_MONTH] = date[2];
    values[DAY_OF_YEAR] = (int) (days - dates.firstOf(year, 0)) + 1;
    values[DAY_OF_WEEK] = weekday(days);
    values[DAY_OF_WEEK_IN_MONTH] = inMonth / 7 + 1;
    values[WEEK_OF_MONTH] = (int) Math.floorDiv(days - weekOne(days - inMonth), 7L) + 1;
    values[WEEK_OF_YEAR] = weekOfYear(days, year);
    values[HOUR_OF_DAY] = ofDay / 3600000;
    values[HOUR] = values[HOUR_OF_DAY] % 12;
    values[AM_PM] = values[HOUR_OF_DAY] / 12;
    values[MINUTE] = ofDay / 60000 % 60;
    values[SECOND] = ofDay / 1000 % 60;
    values[MILLISECOND] = ofDay % 1000;
    return values;
  }

  private int weekOfYear(long days, int year) {
    if (days >= weekOne(dates.firstOf(year + 1, 0))) return 1;
    long start = weekOne(dates.firstOf(year, 0));
    if (days < start) start = weekOne(dates.firstOf(year - 1, 0));
    return (int) ((days - start) / 7) + 1;
  }

  // --- ranges

  private static int least(int field) {
    switch (field) {
      case YEAR:
      case WEEK_OF_YEAR:
      case DAY_OF_MONTH:
      case DAY_OF_YEAR:
      case DAY_OF_WEEK:
      case DAY_OF_WEEK_IN_MONTH: return 1;
      case ZONE_OFFSET: return -13 * 3600000;
      default: return 0;
    }
  }

  @Override
  public int getMinimum(int field) {
    return least(field);
  }

  @Override
  public int getMaximum(int field) {
    return new int[] {1, 292278994, 11, 53, 6, 31, 366, 7, 6, 1, 11, 23, 59, 59, 999, 14 * 3600000, 7200000}[field];
  }

  @Override
  public int getGreatestMinimum(int field) {
    return least(field);
  }

  @Override
  public int getLeastMaximum(int field) {
    boolean changes = change > Long.MIN_VALUE / 2;  // then there are shorter years and months
    switch (field) {
      case YEAR: return 292269054;
      case WEEK_OF_YEAR: return changes ? 50 : 52;
      case WEEK_OF_MONTH:
      case DAY_OF_WEEK_IN_MONTH: return changes ? 3 : 4;
      case DAY_OF_MONTH: return 28;
      case DAY_OF_YEAR: return changes ? 355 : 365;
      case DST_OFFSET: return 1200000;
      default: return getMaximum(field);
    }
  }

  @Override
  public int getActualMinimum(int field) {
    return getMinimum(field);
  }

  @Override
  public int getActualMaximum(int field) {
    Calendar settled = settled();
    int era = settled.fields[ERA], year = era == BC ? 1 - settled.fields[YEAR] : settled.fields[YEAR], month = settled.fields[MONTH];
    switch (field) {
      case YEAR: return largestYear(settled);
      case DAY_OF_MONTH: return dates.daysOfMonth(year, month);
      case DAY_OF_YEAR: return dates.daysOfYear(year);
      case WEEK_OF_YEAR: return weeksOf(year);
      case WEEK_OF_MONTH: {
        long first = dates.firstOf(year, month), last = dates.firstOf(year, month + 1L) - 1;
        return (int) Math.floorDiv(last - weekOne(first), 7L) + 1;
      }
      case DAY_OF_WEEK_IN_MONTH: {
        long first = dates.firstOf(year, month), days = dates.firstOf(year, month + 1L) - first;
        return (int) (days - 1 - Math.floorMod(settled.fields[DAY_OF_WEEK] - weekday(first), 7)) / 7 + 1;
      }
      default: return getMaximum(field);
    }
  }

  // The weeks whose first day belongs to it, or all but those of the next year.
  private int weeksOf(int year) {
    return (int) ((weekOne(dates.firstOf(year + 1, 0)) - weekOne(dates.firstOf(year, 0))) / 7);
  }

  // A copy, leniently, of which all fields are known.
  private Calendar settled() {
    Calendar copy = (Calendar) clone();
    copy.setLenient(true);
    copy.complete();
    return copy;
  }

  // The year of the last moment that there is, or the one before where its date is behind that.
  private int largestYear(Calendar settled) {
    Calendar last = (Calendar) settled.clone();
    int offset = getTimeZone().getOffset(settled.time) + 3600000;  // (an hour more, for summer time)
    last.setTimeInMillis(settled.fields[ERA] == AD ? Long.MAX_VALUE - Math.max(0, offset) : Long.MIN_VALUE - Math.min(0, offset - 7200000));
    int year = last.get(YEAR);
    int[] order = {MONTH, DAY_OF_MONTH, HOUR_OF_DAY, MINUTE, SECOND, MILLISECOND};
    for (int field : order) {
      int own = settled.fields[field], bound = last.fields[field];
      if (own == bound) continue;
      return (settled.fields[ERA] == AD ? own > bound : own < bound) ? year - 1 : year;
    }
    return year;
  }

  // --- adding

  private int prolepticYear() {
    return fields[ERA] == BC ? 1 - fields[YEAR] : fields[YEAR];
  }

  private void setYear(int year) {
    set(YEAR, year > 0 ? year : 1 - year);
    set(ERA, year > 0 ? AD : BC);
  }

  // Larger fields change; smaller ones only as far as they would not be valid.
  @Override
  public void add(int field, int amount) {
    if (amount == 0) return;
    if (field < 0 || field >= ZONE_OFFSET) throw new IllegalArgumentException();
    complete();
    switch (field) {
      case ERA: set(ERA, Math.max(BC, Math.min(AD, fields[ERA] + amount))); break;
      case YEAR: turnMonths(12L * amount); break;
      case MONTH: turnMonths(amount); break;
      case WEEK_OF_YEAR:
      case WEEK_OF_MONTH:
      case DAY_OF_WEEK_IN_MONTH: turnDays(7L * amount, 0); break;
      case DAY_OF_MONTH:
      case DAY_OF_YEAR:
      case DAY_OF_WEEK: turnDays(amount, 0); break;
      case AM_PM: turnDays(amount / 2, amount % 2 * (DAY / 2)); break;
      case HOUR:
      case HOUR_OF_DAY: setTimeInMillis(time + 3600000L * amount); break;
      case MINUTE: setTimeInMillis(time + 60000L * amount); break;
      case SECOND: setTimeInMillis(time + 1000L * amount); break;
      case MILLISECOND: setTimeInMillis(time + amount); break;
      default: throw new IllegalArgumentException();
    }
  }

  private void turnMonths(long amount) {
    long months = prolepticYear() * 12L + fields[MONTH] + amount;
    int year = Math.toIntExact(Math.floorDiv(months, 12L)), month = (int) Math.floorMod(months, 12L);
    int day = fields[DAY_OF_MONTH];
    if (year != prolepticYear()) setYear(year);
    if (month != fields[MONTH] || amount % 12 != 0) set(MONTH, month);
    // (OpenJDK does not keep to the month in the years of the change.)
    int last = dates.changesIn(year) ? day : dates.daysOfMonth(year, month);
    if (day > last) set(DAY_OF_MONTH, last);
  }

  // The clock shows the same time, or so much more, on another day; where there is no such time, that of the offset before.
  private void turnDays(long days, long millis) {
    int offset = fields[ZONE_OFFSET] + fields[DST_OFFSET];
    long local = time + offset + days * DAY + millis;
    setTimeInMillis(local - offset);
    int other = fields[ZONE_OFFSET] + fields[DST_OFFSET];
    if (other == offset) return;
    setTimeInMillis(local - other);
    long shown = time + fields[ZONE_OFFSET] + fields[DST_OFFSET];
    if (Math.floorDiv(shown, DAY) != Math.floorDiv(local, DAY)) setTimeInMillis(local - offset);
  }

  // --- rolling

  @Override
  public void roll(int field, boolean up) {
    roll(field, up ? 1 : -1);
  }

  private static int rolled(int value, int amount, int least, int most) {
    return (int) Math.floorMod((long) value - least + amount, most - least + 1L) + least;
  }

  // Only this field changes, within its range; smaller ones as far as they would not be valid.
  @Override
  public void roll(int field, int amount) {
    if (amount == 0) return;
    if (field < 0 || field >= ZONE_OFFSET) throw new IllegalArgumentException();
    complete();
    int least = getMinimum(field), most = getMaximum(field);
    switch (field) {
      case HOUR:
      case HOUR_OF_DAY: rollHour(field, amount, most + 1); return;
      case MONTH: {
        set(MONTH, rolled(fields[MONTH], amount, 0, 11));
        int last = dates.daysOfMonth(prolepticYear(), fields[MONTH]);
        if (fields[DAY_OF_MONTH] > last) set(DAY_OF_MONTH, last);
        return;
      }
      case WEEK_OF_YEAR: rollWeekOfYear(amount); return;
      case WEEK_OF_MONTH: rollWeekOfMonth(amount); return;
      case DAY_OF_WEEK: rollDayOfWeek(amount); return;
      case DAY_OF_WEEK_IN_MONTH: {
        most = getActualMaximum(field);
        set(DAY_OF_WEEK, fields[DAY_OF_WEEK]);
        break;
      }
      case DAY_OF_MONTH:
      case DAY_OF_YEAR: rollDay(field, amount); return;
      default: break;
    }
    set(field, rolled(fields[field], amount, least, most));
  }

  // The day of the month or year, by the days that there are.
  private void rollDay(int field, int amount) {
    int year = prolepticYear();
    long first = dates.firstOf(year, field == DAY_OF_YEAR ? 0 : fields[MONTH]);
    int count = field == DAY_OF_YEAR ? dates.daysOfYear(year) : (int) (dates.firstOf(year, fields[MONTH] + 1L) - first);
    if (!dates.changesIn(year)) {
      set(field, rolled(fields[field], amount, 1, count));
      return;
    }
    long day = today();
    rollTo(first + Math.floorMod(day - first + amount, (long) count));
  }

  private long today() {
    return Math.floorDiv(time + fields[ZONE_OFFSET] + fields[DST_OFFSET], DAY);
  }

  // To another day, at the same time of the clock.
  private void rollTo(long day) {
    int[] date = dates.date(day);
    setYear(date[0]);
    set(MONTH, date[1]);
    set(DAY_OF_MONTH, date[2]);
  }

  // The hours of the clock on the same day; an hour that the day does not have becomes the next one.
  private void rollHour(int field, int amount, int unit) {
    int now = fields[field], day = fields[DAY_OF_MONTH], half = fields[AM_PM];
    int next = Math.floorMod(now + amount % unit, unit);
    if (next == now) next = Math.floorMod(now + Integer.signum(amount), unit);  // (as OpenJDK has it, after whole turns)
    long other = time + 3600000L * (next - now);
    Calendar there = (Calendar) clone();
    there.setTimeInMillis(other);
    if (there.fields[DAY_OF_MONTH] != day) {
      there.set(fields[YEAR], fields[MONTH], day);
      there.set(HOUR_OF_DAY, field == HOUR && half == PM ? next + 12 : next);
      other = there.getTimeInMillis();
    }
    setTimeInMillis(other);
  }

  private void rollWeekOfYear(int amount) {
    int year = prolepticYear(), most = getActualMaximum(WEEK_OF_YEAR), least = 1, week = fields[WEEK_OF_YEAR];
    set(DAY_OF_WEEK, fields[DAY_OF_WEEK]);
    long day = Math.floorDiv(time + fields[ZONE_OFFSET] + fields[DST_OFFSET], DAY);
    int weekYear = yearOfWeek(day, year);
    if (weekYear == year) {
      long value = (long) week + amount;
      if (value > least && value < most) {
        set(WEEK_OF_YEAR, (int) value);
        return;
      }
      // That day of the first and of the last week may be one of another year.
      if (dates.date(day - 7L * (week - least))[0] != year) least++;
      if (dates.date(day + 7L * (most - week))[0] != year) most--;
    } else if (weekYear > year) {
      if (amount < 0) amount++;
      week = most;
    } else {
      if (amount > 0) amount -= week - most;
      week = least;
    }
    set(WEEK_OF_YEAR, rolled(week, amount, least, most));
  }

  // The same day of the week in the weeks that a month is part of; the month's first or last day, where that is outside.
  private void rollWeekOfMonth(int amount) {
    int year = prolepticYear();
    long first = dates.firstOf(year, fields[MONTH]), last = dates.firstOf(year, fields[MONTH] + 1L) - 1, day = today();
    long start = first - Math.floorMod(weekday(first) - getFirstDayOfWeek(), 7);
    if (7 - (first - start) < getMinimalDaysInFirstWeek()) start += 7;
    int weeks = getActualMaximum(WEEK_OF_MONTH), week = (int) Math.floorDiv(day - start, 7L) + 1;
    int next = rolled(week, amount, 1, weeks);
    long to = day + 7L * (next - week);
    set(DAY_OF_MONTH, dates.date(Math.max(first, Math.min(last, to)))[2]);
  }

  // Within its week.
  private void rollDayOfWeek(int amount) {
    long day = today();
    int into = Math.floorMod(weekday(day) - getFirstDayOfWeek(), 7);
    int week = fields[WEEK_OF_YEAR];
    if (!dates.changesIn(prolepticYear()) && week > 1 && week < 52) {
      set(WEEK_OF_YEAR, week);
      set(DAY_OF_WEEK, rolled(fields[DAY_OF_WEEK], amount, SUNDAY, SATURDAY));
      return;
    }
    rollTo(day - into + Math.floorMod(into + amount % 7, 7));
  }

  // --- years of weeks

  // The year that the week of a day belongs to; `year`: that of the day itself.
  private int yearOfWeek(long day, int year) {
    if (day >= weekOne(dates.firstOf(year + 1, 0))) return year + 1;
    return day < weekOne(dates.firstOf(year, 0)) ? year - 1 : year;
  }

  @Override
  public final boolean isWeekDateSupported() {
    return true;
  }

  @Override
  public int getWeekYear() {
    int year = get(ERA) == BC ? 1 - fields[YEAR] : fields[YEAR];
    return yearOfWeek(today(), year);
  }

  // Leniently weeks and days go on in other years.
  @Override
  public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
    if (dayOfWeek < SUNDAY || dayOfWeek > SATURDAY) throw new IllegalArgumentException("invalid dayOfWeek: " + dayOfWeek);
    long first = weekOne(dates.firstOf(weekYear, 0));
    if (!isLenient() && (weekOfYear < 1 || weekOfYear > weeksOf(weekYear))) {
      throw new IllegalArgumentException();
    }
    rollTo(first + 7L * (weekOfYear - 1) + Math.floorMod(dayOfWeek - getFirstDayOfWeek(), 7));
    fields[WEEK_OF_YEAR] = weekOfYear;  // (which may have been set, and has to fit, not leniently)
    complete();
  }

  @Override
  public int getWeeksInWeekYear() {
    return weeksOf(getWeekYear());
  }

  // ---

  @Override
  public TimeZone getTimeZone() {
    return super.getTimeZone();
  }

  @Override
  public void setTimeZone(TimeZone zone) {
    super.setTimeZone(zone);
  }

  private void setTimeAgain() {
    long moment = time;
    areFieldsSet = false;
    areAllFieldsSet = false;
    setTimeInMillis(moment);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof GregorianCalendar && super.equals(obj) && change == ((GregorianCalendar) obj).change;
  }

  @Override
  public int hashCode() {
    return super.hashCode() ^ Long.hashCode(change);
  }

  @Override
  public Object clone() {
    return super.clone();
  }
}
