// A date and time as fields that can be set and added to. The time follows from the fields that were set last, when somebody asks for
// it; what a field means is said by the subclass, as GregorianCalendar.
package java.util;

import heddle.WeekData;
import java.time.Instant;

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

  // Stamps of fields: greater ones were set later by the program.
  static final int UNSET = 0;
  static final int COMPUTED = 1;

  protected int[] fields = new int[FIELD_COUNT];
  protected boolean[] isSet = new boolean[FIELD_COUNT];
  protected long time;
  protected boolean isTimeSet;     // time is right
  protected boolean areFieldsSet;  // the fields that are set are those of the time
  boolean areAllFieldsSet;         // no field is unset
  private int[] stamps = new int[FIELD_COUNT];
  private int nextStamp = COMPUTED + 1;
  private boolean lenient = true;
  private TimeZone zone;
  private int firstDayOfWeek;
  private int minimalDaysInFirstWeek;

  protected Calendar() {
    this(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
  }

  protected Calendar(TimeZone zone, Locale aLocale) {
    this.zone = zone;
    firstDayOfWeek = WeekData.firstDay(aLocale) % 7 + 1;
    minimalDaysInFirstWeek = WeekData.minimalDays(aLocale);
  }

  public static Calendar getInstance() {
    return getInstance(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
  }

  public static Calendar getInstance(TimeZone zone) {
    return getInstance(zone, Locale.getDefault(Locale.Category.FORMAT));
  }

  public static Calendar getInstance(Locale aLocale) {
    return getInstance(TimeZone.getDefault(), aLocale);
  }

  // The keyword `ca` of the locale may ask for the Buddhist calendar.
  public static Calendar getInstance(TimeZone zone, Locale aLocale) {
    Objects.requireNonNull(zone);
    boolean buddhist = aLocale.hasExtensions() && "buddhist".equals(aLocale.getUnicodeLocaleType("ca"));
    return buddhist ? new BuddhistCalendar(zone, aLocale) : new GregorianCalendar(zone, aLocale);
  }

  public static synchronized Locale[] getAvailableLocales() {
    return Locale.getAvailableLocales();
  }

  public static Set<String> getAvailableCalendarTypes() {
    return Set.of("gregory", "buddhist");
  }

  // --- what the subclasses know

  // Computes the time of the fields that are set.
  protected abstract void computeTime();

  // Computes the fields of the time.
  protected abstract void computeFields();

  public abstract void add(int field, int amount);

  public abstract void roll(int field, boolean up);

  public abstract int getMinimum(int field);

  public abstract int getMaximum(int field);

  public abstract int getGreatestMinimum(int field);

  public abstract int getLeastMaximum(int field);

  public void roll(int field, int amount) {
    for (; amount > 0; amount--) roll(field, true);
    for (; amount < 0; amount++) roll(field, false);
  }

  // The least value that the field stays at, in a lenient copy, however deep it goes.
  public int getActualMinimum(int field) {
    return lastThatStays(field, getGreatestMinimum(field), getMinimum(field));
  }

  public int getActualMaximum(int field) {
    return lastThatStays(field, getLeastMaximum(field), getMaximum(field));
  }

  private int lastThatStays(int field, int from, int to) {
    if (from == to) return from;
    Calendar c = (Calendar) clone();
    c.setLenient(true);
    if (field == WEEK_OF_YEAR || field == WEEK_OF_MONTH) c.set(DAY_OF_WEEK, firstDayOfWeek);
    int step = from < to ? 1 : -1, result = from;
    for (int value = from;; value += step) {
      c.set(field, value);
      if (c.get(field) != value) break;
      result = value;
      if (value == to) break;
    }
    return result;
  }

  // --- the time

  public final Date getTime() {
    return new Date(getTimeInMillis());
  }

  public final void setTime(Date date) {
    setTimeInMillis(date.getTime());
  }

  public long getTimeInMillis() {
    if (!isTimeSet) {
      computeTime();
      isTimeSet = true;
    }
    return time;
  }

  public void setTimeInMillis(long millis) {
    if (time == millis && isTimeSet && areFieldsSet && areAllFieldsSet) return;
    time = millis;
    isTimeSet = true;
    areFieldsSet = false;
    computeFields();
    areFieldsSet = true;
    areAllFieldsSet = true;
  }

  public final Instant toInstant() {
    return Instant.ofEpochMilli(getTimeInMillis());
  }

  @Override
  public FormatMoment moment() {
    return new FormatMoment(getTimeInMillis(), zone);
  }

  protected void complete() {
    getTimeInMillis();
    if (areFieldsSet && areAllFieldsSet) return;
    computeFields();
    areFieldsSet = true;
    areAllFieldsSet = true;
  }

  // --- fields

  public int get(int field) {
    complete();
    return fields[field];
  }

  protected final int internalGet(int field) {
    return fields[field];
  }

  public void set(int field, int value) {
    // Where the time has been asked of some fields, the others are now those of that time.
    if (areFieldsSet && !areAllFieldsSet) computeFields();
    fields[field] = value;
    isTimeSet = false;
    areFieldsSet = false;
    isSet[field] = true;
    if (nextStamp == Integer.MAX_VALUE) renumberStamps();
    stamps[field] = nextStamp++;
  }

  private void renumberStamps() {
    int[] old = stamps.clone(), sorted = stamps.clone();
    Arrays.sort(sorted);
    nextStamp = COMPUTED + 1;
    for (int i = 0; i < FIELD_COUNT; i++) {
      if (sorted[i] <= COMPUTED) continue;
      for (int field = 0; field < FIELD_COUNT; field++) {
        if (old[field] == sorted[i]) stamps[field] = nextStamp;
      }
      nextStamp++;
    }
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
    for (int field = 0; field < FIELD_COUNT; field++) unset(field);
    isTimeSet = false;
    areFieldsSet = false;
    areAllFieldsSet = false;
  }

  public final void clear(int field) {
    unset(field);
    isTimeSet = false;
    areFieldsSet = false;
    areAllFieldsSet = false;
  }

  public final boolean isSet(int field) {
    return stamps[field] != UNSET;
  }

  void unset(int field) {
    fields[field] = 0;
    isSet[field] = false;
    stamps[field] = UNSET;
  }

  int stamp(int field) {
    return stamps[field];
  }

  // A value that follows from the time.
  void compute(int field, int value) {
    fields[field] = value;
    isSet[field] = true;
    stamps[field] = COMPUTED;
  }

  static String nameOf(int field) {
    String[] names = {
      "ERA", "YEAR", "MONTH", "WEEK_OF_YEAR", "WEEK_OF_MONTH", "DAY_OF_MONTH", "DAY_OF_YEAR", "DAY_OF_WEEK", "DAY_OF_WEEK_IN_MONTH",
      "AM_PM", "HOUR", "HOUR_OF_DAY", "MINUTE", "SECOND", "MILLISECOND", "ZONE_OFFSET", "DST_OFFSET"
    };
    return names[field];
  }

  // --- names

  // Null: the field's values have no names.
  public String getDisplayName(int field, int style, Locale locale) {
    String[] names = CalendarNames.of(field, style, locale, false);
    return names == null ? null : names[get(field) - (field == DAY_OF_WEEK ? SUNDAY : 0)];
  }

  public Map<String, Integer> getDisplayNames(int field, int style, Locale locale) {
    return CalendarNames.all(field, style, locale);
  }

  public String getCalendarType() {
    return getClass().getName();
  }

  // --- properties

  // (The time stays; its fields are computed when they are asked, but not by `set`, as on OpenJDK.)
  public void setTimeZone(TimeZone value) {
    zone = value;
    areFieldsSet = false;
    areAllFieldsSet = false;
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
    if (value == firstDayOfWeek) return;
    firstDayOfWeek = value;
    computeWeeks();
  }

  // The weeks are others, where they follow from the time.
  private void computeWeeks() {
    for (int field : new int[] {WEEK_OF_MONTH, WEEK_OF_YEAR}) {
      if (stamps[field] != COMPUTED) continue;
      Calendar c = (Calendar) clone();
      c.setLenient(true);
      c.unset(WEEK_OF_MONTH);
      c.unset(WEEK_OF_YEAR);
      c.isTimeSet = false;
      c.areFieldsSet = false;
      fields[field] = c.get(field);
    }
  }

  public int getFirstDayOfWeek() {
    return firstDayOfWeek;
  }

  public void setMinimalDaysInFirstWeek(int value) {
    if (value == minimalDaysInFirstWeek) return;
    minimalDaysInFirstWeek = value;
    computeWeeks();
  }

  public int getMinimalDaysInFirstWeek() {
    return minimalDaysInFirstWeek;
  }

  // --- years of weeks

  public boolean isWeekDateSupported() {
    return false;
  }

  public int getWeekYear() {
    throw new UnsupportedOperationException();
  }

  public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
    throw new UnsupportedOperationException();
  }

  public int getWeeksInWeekYear() {
    throw new UnsupportedOperationException();
  }

  // --- comparison

  public boolean before(Object when) {
    return when instanceof Calendar && compareTo((Calendar) when) < 0;
  }

  public boolean after(Object when) {
    return when instanceof Calendar && compareTo((Calendar) when) > 0;
  }

  // Fields are taken leniently, and stay as they are.
  private static long moment(Calendar calendar) {
    if (calendar.isTimeSet) return calendar.time;
    Calendar copy = (Calendar) calendar.clone();
    copy.setLenient(true);
    return copy.getTimeInMillis();
  }

  @Override
  public int compareTo(Calendar anotherCalendar) {
    return Long.compare(moment(this), moment(anotherCalendar));
  }

  // The same moment, seen in the same way.
  @Override
  public boolean equals(Object obj) {
    if (this == obj) return true;
    if (!(obj instanceof Calendar)) return false;
    Calendar other = (Calendar) obj;
    return compareTo(other) == 0 && lenient == other.lenient && firstDayOfWeek == other.firstDayOfWeek
        && minimalDaysInFirstWeek == other.minimalDaysInFirstWeek && zone.equals(other.zone);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(moment(this)) + 31 * (firstDayOfWeek + 31 * (minimalDaysInFirstWeek + 31 * zone.hashCode()));
  }

  @Override
  public Object clone() {
    try {
      Calendar copy = (Calendar) super.clone();
      copy.fields = fields.clone();
      copy.isSet = isSet.clone();
      copy.stamps = stamps.clone();
      copy.zone = (TimeZone) zone.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder(getClass().getName()).append("[time=").append(isTimeSet ? Long.toString(time) : "?");
    out.append(",areFieldsSet=").append(areFieldsSet).append(",areAllFieldsSet=").append(areAllFieldsSet).append(",lenient=").append(lenient)
        .append(",zone=").append(zone).append(",firstDayOfWeek=").append(firstDayOfWeek).append(",minimalDaysInFirstWeek=")
        .append(minimalDaysInFirstWeek);
    for (int field = 0; field < FIELD_COUNT; field++) {
      out.append(',').append(nameOf(field)).append('=').append(isSet(field) ? Integer.toString(fields[field]) : "?");
    }
    return out.append(']').toString();
  }

  // Makes a calendar of fields, or of a moment.
  public static class Builder {
    private final Map<Integer, Integer> fields = new LinkedHashMap<>();  // in the order in which they were set
    private Long instant;
    private int[] week;  // its year, its number, the day
    private String type;
    private TimeZone zone;
    private boolean lenient = true;
    private Locale locale;
    private int firstDayOfWeek;
    private int minimalDays;

    public Builder() {}

    public Builder setInstant(long instant) {
      if (!fields.isEmpty() || week != null) throw new IllegalStateException();
      this.instant = instant;
      return this;
    }

    public Builder setInstant(Date instant) {
      return setInstant(instant.getTime());
    }

    public Builder set(int field, int value) {
      if (field < 0 || field >= FIELD_COUNT) throw new IllegalArgumentException("field is invalid");
      if (instant != null) throw new IllegalStateException("instant has been set");
      fields.remove(field);
      fields.put(field, value);
      return this;
    }

    public Builder setFields(int... fieldValuePairs) {
      if (fieldValuePairs.length % 2 != 0) throw new IllegalArgumentException();
      if (instant != null) throw new IllegalStateException("instant has been set");
      for (int i = 0; i < fieldValuePairs.length; i += 2) {
        if (fieldValuePairs[i] < 0 || fieldValuePairs[i] >= FIELD_COUNT) throw new IllegalArgumentException("field is invalid");
        set(fieldValuePairs[i], fieldValuePairs[i + 1]);
      }
      return this;
    }

    public Builder setDate(int year, int month, int dayOfMonth) {
      return setFields(YEAR, year, MONTH, month, DAY_OF_MONTH, dayOfMonth);
    }

    public Builder setTimeOfDay(int hourOfDay, int minute, int second) {
      return setTimeOfDay(hourOfDay, minute, second, 0);
    }

    public Builder setTimeOfDay(int hourOfDay, int minute, int second, int millis) {
      return setFields(HOUR_OF_DAY, hourOfDay, MINUTE, minute, SECOND, second, MILLISECOND, millis);
    }

    public Builder setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
      if (instant != null) throw new IllegalStateException("instant has been set");
      week = new int[] {weekYear, weekOfYear, dayOfWeek};
      return this;
    }

    public Builder setTimeZone(TimeZone zone) {
      this.zone = Objects.requireNonNull(zone);
      return this;
    }

    public Builder setLenient(boolean lenient) {
      this.lenient = lenient;
      return this;
    }

    public Builder setCalendarType(String type) {
      String name = type.equals("gregorian") ? "gregory" : type;
      if (!getAvailableCalendarTypes().contains(name) && !name.equals("iso8601")) {
        throw new IllegalArgumentException("unknown calendar type: " + type);
      }
      if (this.type != null && !this.type.equals(name)) throw new IllegalStateException("calendar type has been set");
      this.type = name;
      return this;
    }

    public Builder setLocale(Locale locale) {
      this.locale = Objects.requireNonNull(locale);
      return this;
    }

    public Builder setWeekDefinition(int firstDayOfWeek, int minimalDaysInFirstWeek) {
      if (firstDayOfWeek < SUNDAY || firstDayOfWeek > SATURDAY || minimalDaysInFirstWeek < 1 || minimalDaysInFirstWeek > 7) {
        throw new IllegalArgumentException();
      }
      this.firstDayOfWeek = firstDayOfWeek;
      minimalDays = minimalDaysInFirstWeek;
      return this;
    }

    private Calendar empty() {
      Locale of = locale == null ? Locale.getDefault() : locale;
      TimeZone in = zone == null ? TimeZone.getDefault() : zone;
      if (type == null) return Calendar.getInstance(in, of);
      if (type.equals("buddhist")) return new BuddhistCalendar(in, of);
      GregorianCalendar c = new GregorianCalendar(in, of);
      if (type.equals("iso8601")) {
        c.setGregorianChange(new Date(Long.MIN_VALUE));
        firstDayOfWeek = MONDAY;
        minimalDays = 4;
      }
      return c;
    }

    public Calendar build() {
      Calendar c = empty();
      c.setLenient(lenient);
      if (firstDayOfWeek != 0) {
        c.setFirstDayOfWeek(firstDayOfWeek);
        c.setMinimalDaysInFirstWeek(minimalDays);
      }
      if (instant != null) {
        c.setTimeInMillis(instant);
        c.complete();
        return c;
      }
      c.clear();
      if (week != null && !c.isWeekDateSupported()) throw new IllegalArgumentException("week date is unsupported by " + c.getCalendarType());
      fields.forEach(c::set);
      if (week != null) c.setWeekDate(week[0], week[1], week[2]);
      c.complete();
      return c;
    }
  }
}
