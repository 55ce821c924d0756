// A date and time as fields that can be set and added to. The time follows from the fields that were
// set last; fields beyond their ranges carry over, unless the calendar is not lenient.
package java.util;

import heddle.WeekData;

public abstract class Calendar
    implements java.io.Serializable, Cloneable, Comparable<Calendar>, FormatMoment.Source {
  public static final int ERA = 0;
  public static final int YEAR = 1;
  public static final int MONTH = 2;
  public static final int WEEK_OF_YEAR = 3;
  public static final int WEEK_OF_MONTH = 4;
  public static final int DATE = 5;
  public static final int DAY_OF_MONTH = 5;
  public static final int DAY_OF_YEAR = 6;
  public static final int DAY_OF_WEEK = 7;
  public static final int DAY_OF_WEEK_IN_MONTH = 8;
  public static final int AM_PM = 9;
  public static final int HOUR = 10;
  public static final int HOUR_OF_DAY = 11;
  public static final int MINUTE = 12;
  public static final int SECOND = 13;
  public static final int MILLISECOND = 14;
  public static final int ZONE_OFFSET = 15;
  public static final int DST_OFFSET = 16;
  public static final int FIELD_COUNT = 17;

  public static final int SUNDAY = 1;
  public static final int MONDAY = 2;
  public static final int TUESDAY = 3;
  public static final int WEDNESDAY = 4;
  public static final int THURSDAY = 5;
  public static final int FRIDAY = 6;
  public static final int SATURDAY = 7;
  public static final int JANUARY = 0;
  public static final int FEBRUARY = 1;
  public static final int MARCH = 2;
  public static final int APRIL = 3;
  public static final int MAY = 4;
  public static final int JUNE = 5;
  public static final int JULY = 6;
  public static final int AUGUST = 7;
  public static final int SEPTEMBER = 8;
  public static final int OCTOBER = 9;
  public static final int NOVEMBER = 10;
  public static final int DECEMBER = 11;
  public static final int UNDECIMBER = 12;
  public static final int AM = 0;
  public static final int PM = 1;
  public static final int ALL_STYLES = 0;
  static final int STANDALONE = 0x8000;
  public static final int SHORT = 1;
  public static final int LONG = 2;
  public static final int NARROW_FORMAT = 4;
  public static final int SHORT_FORMAT = SHORT;
  public static final int LONG_FORMAT = LONG;
  public static final int SHORT_STANDALONE = SHORT | STANDALONE;
  public static final int LONG_STANDALONE = LONG | STANDALONE;
  public static final int NARROW_STANDALONE = NARROW_FORMAT | STANDALONE;

  private static final long DAY = 86400000;

  private int[] fields = new int[FIELD_COUNT];
  private int[] stamps = new int[FIELD_COUNT];  // greater: set later; 0: not set
  private int lastStamp;
  private long millis;
  private boolean timeIsSet;    // millis is right
  private boolean fieldsAreSet;  // fields are those of millis
  private boolean allAreSet;     // the time was set, not single fields
  private boolean lenient = true;
  private TimeZone zone = TimeZone.getDefault();
  private int firstDayOfWeek = SUNDAY;
  private int minimalDays = 1;
  private CutoverDates dates = USUAL;
  private static final CutoverDates USUAL = new CutoverDates(CutoverDates.USUAL);

  protected Calendar() {}

  public static Calendar getInstance() {
    return new GregorianCalendar();
  }

  public static Calendar getInstance(TimeZone zone) {
    Calendar c = new GregorianCalendar();
    c.setTimeZone(zone);
    return c;
  }

  public static Calendar getInstance(Locale aLocale) {
    return getInstance().weeksOf(aLocale);
  }

  public static Calendar getInstance(TimeZone zone, Locale aLocale) {
    return getInstance(zone).weeksOf(aLocale);
  }

  Calendar weeksOf(Locale locale) {
    firstDayOfWeek = WeekData.firstDay(locale) % 7 + 1;
    minimalDays = WeekData.minimalDays(locale);
    return this;
  }

  // --- the time

  public final Date getTime() {
    return new Date(getTimeInMillis());
  }

  public final void setTime(Date date) {
    setTimeInMillis(date.getTime());
  }

  public long getTimeInMillis() {
    if (!timeIsSet) computeTime();
    return millis;
  }

  @Override
  public FormatMoment moment() {
    return new FormatMoment(getTimeInMillis(), zone);
  }

  public void setTimeInMillis(long millis) {
    this.millis = millis;
    timeIsSet = true;
    allAreSet = true;
    fieldsAreSet = false;
    Arrays.fill(stamps, 0);
  }

  private boolean isLater(int a, int b) {
    return stamps[a] > stamps[b];
  }

  private void computeTime() {
    if (!lenient) checkRanges();
    int year = stamps[YEAR] > 0 ? fields[YEAR] : 1970;
    if (stamps[ERA] > 0 && fields[ERA] == 0) year = 1 - year;
    int by = best();
    long gregorian = days(year, by, false), julian = days(year, by, true);
    if (!lenient && !dates.exists(gregorian, julian)) throw new IllegalArgumentException("the specified date doesn't exist");
    long days = dates.choose(year, gregorian, julian, by == DAY_OF_YEAR || by == WEEK_OF_YEAR);
    long ofDay;
    if (stamps[HOUR_OF_DAY] > 0 && stamps[HOUR_OF_DAY] >= Math.max(stamps[HOUR], stamps[AM_PM])) {
      ofDay = fields[HOUR_OF_DAY];
    } else {
      ofDay = (stamps[HOUR] > 0 ? fields[HOUR] : 0) + (stamps[AM_PM] > 0 ? 12L * fields[AM_PM] : 0);
    }
    ofDay = ofDay * 60 + (stamps[MINUTE] > 0 ? fields[MINUTE] : 0);
    ofDay = ofDay * 60 + (stamps[SECOND] > 0 ? fields[SECOND] : 0);
    ofDay = ofDay * 1000 + (stamps[MILLISECOND] > 0 ? fields[MILLISECOND] : 0);
    long local = days * DAY + ofDay;
    int offset = stamps[ZONE_OFFSET] > 0 ? fields[ZONE_OFFSET] + (stamps[DST_OFFSET] > 0 ? fields[DST_OFFSET] : 0) : zone.offsetOfLocal(local, Integer.MAX_VALUE);
    millis = local - offset;
    timeIsSet = true;
    fieldsAreSet = false;
  }

  // What has been set last of the day of the month, of the year, and of weeks whose day is known, too.
  private int best() {
    int best = DAY_OF_MONTH, stamp = stamps[DAY_OF_MONTH];
    for (int field : new int[] {WEEK_OF_MONTH, DAY_OF_WEEK_IN_MONTH, DAY_OF_YEAR, WEEK_OF_YEAR}) {
      int own = stamps[field];
      if (field != DAY_OF_YEAR) own = own == 0 || stamps[DAY_OF_WEEK] == 0 ? 0 : Math.max(own, stamps[DAY_OF_WEEK]);
      // Weeks that share the day of the week which was set last: the one of them that was set last.
      boolean later = own == stamp && best != DAY_OF_MONTH && field != DAY_OF_YEAR && isLater(field, best);
      if (own > stamp || later) {
        best = field;
        stamp = own;
      }
    }
    return stamp > 0 ? best : incomplete();
  }

  // A week without its day, or a day without its week.
  private int incomplete() {
    if (stamps[WEEK_OF_YEAR] > Math.max(stamps[WEEK_OF_MONTH], Math.max(stamps[DAY_OF_WEEK_IN_MONTH], stamps[DAY_OF_WEEK]))) {
      return WEEK_OF_YEAR;
    }
    if (Math.max(stamps[DAY_OF_WEEK_IN_MONTH], stamps[DAY_OF_WEEK]) > stamps[WEEK_OF_MONTH]) return DAY_OF_WEEK_IN_MONTH;
    return stamps[WEEK_OF_MONTH] > 0 ? WEEK_OF_MONTH : DAY_OF_MONTH;
  }

  private long days(int year, int by, boolean julian) {
    long first = CutoverDates.firstOf(year, stamps[MONTH] > 0 ? fields[MONTH] : 0, julian), ofYear = CutoverDates.firstOf(year, 0, julian);
    int weekday = stamps[DAY_OF_WEEK] > 0 ? fields[DAY_OF_WEEK] : firstDayOfWeek;
    switch (by) {
      case DAY_OF_YEAR: return ofYear + fields[DAY_OF_YEAR] - 1;
      case WEEK_OF_YEAR: return inWeek(ofYear, fields[WEEK_OF_YEAR], weekday);
      case WEEK_OF_MONTH:
        return inWeek(first, stamps[WEEK_OF_MONTH] > 0 ? fields[WEEK_OF_MONTH] : 1, weekday);
      case DAY_OF_WEEK_IN_MONTH:
        return first + Math.floorMod(weekday - weekday(first), 7)
            + 7L * (stamps[DAY_OF_WEEK_IN_MONTH] > 0 ? fields[DAY_OF_WEEK_IN_MONTH] - 1 : 0);
      default: return first + (stamps[DAY_OF_MONTH] > 0 ? fields[DAY_OF_MONTH] : 1) - 1;
    }
  }

  private static int weekday(long epochDay) {
    return (int) Math.floorMod(epochDay + 4, 7L) + 1;
  }

  // The day of a week that is counted from this first day of a year or month.
  private long inWeek(long first, int week, int weekday) {
    long start = weekOne(first);
    return start + 7L * (week - 1) + Math.floorMod(weekday - firstDayOfWeek, 7);
  }

  // The first day of the first week.
  private long weekOne(long firstDay) {
    int into = Math.floorMod(weekday(firstDay) - firstDayOfWeek, 7);
    return 7 - into >= minimalDays ? firstDay - into : firstDay - into + 7;
  }

  private void computeFields() {
    if (!timeIsSet) computeTime();
    if (fieldsAreSet) return;
    int offset = zone.getOffset(millis);
    long local = millis + offset;
    long days = Math.floorDiv(local, DAY);
    int ofDay = (int) Math.floorMod(local, DAY);
    int[] date = dates.date(days);
    int year = date[0], inMonth = (int) (days - dates.firstOf(year, date[1]));
    fields[ERA] = year > 0 ? 1 : 0;
    fields[YEAR] = year > 0 ? year : 1 - year;
    fields[MONTH] = date[1];
    fields[DAY_OF_MONTH] = date[2];
    fields[DAY_OF_YEAR] = (int) (days - dates.firstOf(year, 0)) + 1;
    fields[DAY_OF_WEEK] = weekday(days);
    fields[DAY_OF_WEEK_IN_MONTH] = inMonth / 7 + 1;
    fields[WEEK_OF_MONTH] =
        (int) Math.floorDiv(days - weekOne(days - inMonth), 7L) + 1;
    fields[WEEK_OF_YEAR] = weekOfYear(days, year);
    fields[HOUR_OF_DAY] = ofDay / 3600000;
    fields[HOUR] = fields[HOUR_OF_DAY] % 12;
    fields[AM_PM] = fields[HOUR_OF_DAY] / 12;
    fields[MINUTE] = ofDay / 60000 % 60;
    fields[SECOND] = ofDay / 1000 % 60;
    fields[MILLISECOND] = ofDay % 1000;
    fields[DST_OFFSET] = zone.savings(millis);
    fields[ZONE_OFFSET] = offset - fields[DST_OFFSET];
    fieldsAreSet = true;
  }

  private int weekOfYear(long days, int year) {
    if (days >= weekOne(dates.firstOf(year + 1, 0))) return 1;
    long start = weekOne(dates.firstOf(year, 0));
    if (days < start) start = weekOne(dates.firstOf(year - 1, 0));
    return (int) ((days - start) / 7) + 1;
  }

  // --- fields

  public int get(int field) {
    computeFields();
    return fields[field];
  }

  public void set(int field, int value) {
    if (allAreSet) {
      // What was there before remains, as if it had been set long ago.
      computeFields();
      for (int i = 0; i < ZONE_OFFSET; i++) stamps[i] = 1;
      stamps[DAY_OF_MONTH] = 2;
      stamps[HOUR_OF_DAY] = 2;
      lastStamp = 2;
      allAreSet = false;
    }
    fields[field] = value;
    stamps[field] = ++lastStamp;
    timeIsSet = false;
    fieldsAreSet = false;
  }

  public final void set(int year, int month, int date) {
    set(YEAR, year);
    set(MONTH, month);
    set(DATE, date);
  }

  public final void set(int year, int month, int date, int hourOfDay, int minute) {
    set(year, month, date);
    set(HOUR_OF_DAY, hourOfDay);
    set(MINUTE, minute);
  }

  public final void set(int year, int month, int date, int hourOfDay, int minute, int second) {
    set(year, month, date, hourOfDay, minute);
    set(SECOND, second);
  }

  public final void clear() {
    Arrays.fill(fields, 0);
    Arrays.fill(stamps, 0);
    lastStamp = 0;
    allAreSet = false;
    timeIsSet = false;
    fieldsAreSet = false;
  }

  public final void clear(int field) {
    if (allAreSet) set(MILLISECOND, get(MILLISECOND));
    fields[field] = 0;
    stamps[field] = 0;
    timeIsSet = false;
    fieldsAreSet = false;
  }

  public final boolean isSet(int field) {
    return allAreSet || stamps[field] != 0;
  }

  private void checkRanges() {
    for (int field = 0; field < FIELD_COUNT; field++) {
      if (stamps[field] == 0 || field == ZONE_OFFSET || field == DST_OFFSET) continue;
      int most = getMaximum(field);
      if (field == DAY_OF_MONTH && stamps[MONTH] > 0 && fields[MONTH] >= 0 && fields[MONTH] < 12) {
        int year = stamps[YEAR] > 0 ? fields[YEAR] : 1970;
        most = dates.daysOfMonth(stamps[ERA] > 0 && fields[ERA] == 0 ? 1 - year : year, fields[MONTH]);
      }
      if (fields[field] < getMinimum(field) || fields[field] > most) {
        throw new IllegalArgumentException(NAMES[field]);
      }
    }
  }

  private static final String[] NAMES = {
    "ERA", "YEAR", "MONTH", "WEEK_OF_YEAR", "WEEK_OF_MONTH", "DAY_OF_MONTH", "DAY_OF_YEAR",
    "DAY_OF_WEEK", "DAY_OF_WEEK_IN_MONTH", "AM_PM", "HOUR", "HOUR_OF_DAY", "MINUTE", "SECOND",
    "MILLISECOND", "ZONE_OFFSET", "DST_OFFSET"
  };

  public int getMinimum(int field) {
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

  public int getMaximum(int field) {
    int[] most = {
      1, 292278994, 11, 53, 6, 31, 366, 7, 6, 1, 11, 23, 59, 59, 999, 14 * 3600000, 7200000
    };
    return most[field];
  }

  public int getActualMinimum(int field) {
    return getMinimum(field);
  }

  public int getActualMaximum(int field) {
    int year = prolepticYear(), month = get(MONTH);
    switch (field) {
      case DAY_OF_MONTH: return dates.daysOfMonth(year, month);
      case DAY_OF_YEAR: return dates.daysOfYear(year);
      case WEEK_OF_YEAR:
      case WEEK_OF_MONTH:
        Calendar c = (Calendar) clone();
        if (field == WEEK_OF_MONTH) {
          c.set(DAY_OF_MONTH, dates.daysOfMonth(year, month));
          return c.get(WEEK_OF_MONTH);
        }
        c.set(MONTH, DECEMBER);
        c.set(DAY_OF_MONTH, 31);
        if (c.get(WEEK_OF_YEAR) == 1) c.set(DAY_OF_MONTH, 24);
        return c.get(WEEK_OF_YEAR);
      default: return getMaximum(field);
    }
  }

  public String getCalendarType() {
    return getClass().getName();
  }

  private int prolepticYear() {
    return get(ERA) == 0 ? 1 - get(YEAR) : get(YEAR);
  }

  // For GregorianCalendar, which knows of them.
  CutoverDates dates() {
    return dates;
  }

  void setDates(CutoverDates dates) {
    getTimeInMillis();
    this.dates = dates;
    fieldsAreSet = false;
  }

  // Larger fields change; smaller ones only as far as they would not be valid.
  public void add(int field, int amount) {
    computeFields();
    int offset = zone.getOffset(millis);
    long local = millis + offset;
    boolean moment = false;  // time passes; else the calendar is turned
    switch (field) {
      case ERA: throw new IllegalArgumentException();
      case YEAR:
      case MONTH:
        int[] date = dates.date(Math.floorDiv(local, DAY));
        long months = date[0] * 12L + date[1] + (field == YEAR ? 12L * amount : amount);
        int year = Math.toIntExact(Math.floorDiv(months, 12L)), month = (int) Math.floorMod(months, 12L);
        // (OpenJDK does not keep to the month in the years of the change.)
        int after = (dates.changesIn(year) ? date[2] : Math.min(date[2], dates.daysOfMonth(year, month))) - 1;
        long day = dates.choose(year, CutoverDates.firstOf(year, month, false) + after, CutoverDates.firstOf(year, month, true) + after, false);
        local = day * DAY + Math.floorMod(local, DAY);
        break;
      case WEEK_OF_YEAR:
      case WEEK_OF_MONTH:
      case DAY_OF_WEEK_IN_MONTH: local += 7 * DAY * amount; break;
      case DAY_OF_MONTH:
      case DAY_OF_YEAR:
      case DAY_OF_WEEK: local += DAY * amount; break;
      case AM_PM: local += DAY / 2 * amount; moment = true; break;
      case HOUR:
      case HOUR_OF_DAY: local += 3600000L * amount; moment = true; break;
      case MINUTE: local += 60000L * amount; moment = true; break;
      case SECOND: local += 1000L * amount; moment = true; break;
      case MILLISECOND: local += amount; moment = true; break;
      default: throw new IllegalArgumentException();
    }
    setTimeInMillis(local - (moment ? offset : zone.offsetOfLocal(local, offset)));
  }

  // Only this field changes, within its range.
  public void roll(int field, int amount) {
    int least = getActualMinimum(field);
    int range = getActualMaximum(field) - least + 1;
    int value = Math.floorMod(get(field) - least + amount, range) + least;
    if (field == MONTH || field == YEAR) {
      add(field, value - get(field));
    } else {
      set(field, value);
      getTimeInMillis();
    }
  }

  public void roll(int field, boolean up) {
    roll(field, up ? 1 : -1);
  }

  // Null: the field's values have no names.
  public String getDisplayName(int field, int style, Locale locale) {
    String[] names = CalendarNames.of(field, style, locale, false);
    return names == null ? null : names[get(field) - (field == DAY_OF_WEEK ? SUNDAY : 0)];
  }

  public Map<String, Integer> getDisplayNames(int field, int style, Locale locale) {
    return CalendarNames.all(field, style, locale);
  }

  // --- properties

  public void setTimeZone(TimeZone value) {
    if (timeIsSet) fieldsAreSet = false;
    zone = value;
  }

  public TimeZone getTimeZone() {
    return zone;
  }

  public void setLenient(boolean lenient) {
    this.lenient = lenient;
  }

  public boolean isLenient() {
    return lenient;
  }

  public void setFirstDayOfWeek(int value) {
    getTimeInMillis();
    firstDayOfWeek = value;
    fieldsAreSet = false;
  }

  public int getFirstDayOfWeek() {
    return firstDayOfWeek;
  }

  public void setMinimalDaysInFirstWeek(int value) {
    getTimeInMillis();
    minimalDays = value;
    fieldsAreSet = false;
  }

  public int getMinimalDaysInFirstWeek() {
    return minimalDays;
  }

  // --- comparison

  public boolean before(Object when) {
    return when instanceof Calendar && compareTo((Calendar) when) < 0;
  }

  public boolean after(Object when) {
    return when instanceof Calendar && compareTo((Calendar) when) > 0;
  }

  @Override
  public int compareTo(Calendar anotherCalendar) {
    return Long.compare(getTimeInMillis(), anotherCalendar.getTimeInMillis());
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Calendar && compareTo((Calendar) obj) == 0
        && zone.equals(((Calendar) obj).zone);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(getTimeInMillis());
  }

  @Override
  public Object clone() {
    try {
      Calendar copy = (Calendar) super.clone();
      copy.fields = fields.clone();
      copy.stamps = stamps.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  @Override
  public String toString() {
    return getClass().getName() + "[time=" + getTimeInMillis() + "]";
  }
}
