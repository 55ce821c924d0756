// A time zone of TimeZone.getTimeZone: a fixed offset, or the rules of java.time.ZoneId.
package java.util;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;

final class ZoneInfo extends TimeZone {
  private static final int DAY = 86400000;

  private int rawOffset;                    // in milliseconds; what is added to that of the rules
  private final transient ZoneRules rules;  // null: a fixed offset

  ZoneInfo(String id, int rawOffset, ZoneRules rules) {
    super.setID(id);
    this.rawOffset = rawOffset;
    this.rules = rules;
  }

  // (The rules are not written: they are those of its id again.)
  private Object readResolve() {
    TimeZone known = getTimeZone(getID());
    if (rules == null && !(known instanceof ZoneInfo && ((ZoneInfo) known).rules != null)) return this;
    known.setRawOffset(known.getRawOffset() + rawOffset);
    return known;
  }

  private static int millis(ZoneOffset offset) {
    return offset.getTotalSeconds() * 1000;
  }

  @Override
  public int getRawOffset() {
    return rawOffset + (rules == null ? 0 : millis(rules.getStandardOffset(Instant.now())));
  }

  @Override
  public void setRawOffset(int offsetMillis) {
    rawOffset += offsetMillis - getRawOffset();
  }

  // Before 1900 it is that of today.
  private static final long FIRST = -2208988800000L;

  @Override
  public int getOffset(long date) {
    if (date < FIRST) return getRawOffset();
    return rawOffset + (rules == null ? 0 : millis(rules.getOffset(Instant.ofEpochMilli(date))));
  }

  @Override
  public int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds) {
    boolean fits = milliseconds >= 0 && milliseconds < DAY && (era == GregorianCalendar.AD || era == GregorianCalendar.BC)
        && month >= Calendar.JANUARY && month <= Calendar.DECEMBER && dayOfWeek >= Calendar.SUNDAY && dayOfWeek <= Calendar.SATURDAY;
    if (!fits) throw new IllegalArgumentException();
    int proleptic = era == GregorianCalendar.BC ? 1 - year : year;
    if (day < 1 || day > java.time.YearMonth.of(proleptic, month + 1).lengthOfMonth()) throw new IllegalArgumentException();
    long local = java.time.LocalDate.of(proleptic, month + 1, day).toEpochDay() * DAY + milliseconds;
    return getOffset(local - getRawOffset());
  }

  @Override
  int savings(long date) {
    return rules == null || date < FIRST ? 0 : (int) rules.getDaylightSavings(Instant.ofEpochMilli(date)).toMillis();
  }

  @Override
  int offsetOfLocal(long local, int preferred) {
    if (rules == null) return rawOffset;
    if (local < FIRST + DAY && local - getRawOffset() < FIRST) return getRawOffset();  // (that of today reads the clock)
    LocalDateTime time = LocalDateTime.ofEpochSecond(Math.floorDiv(local - rawOffset, 1000L), 0, ZoneOffset.UTC);
    ZoneOffsetTransition t = rules.getTransition(time);
    if (t == null) return rawOffset + millis(rules.getOffset(time));
    int before = rawOffset + millis(t.getOffsetBefore()), after = rawOffset + millis(t.getOffsetAfter());
    return t.isGap() || preferred == before ? before : after;
  }

  @Override
  public boolean useDaylightTime() {
    return rules != null && rules.nextTransition(Instant.now()) != null;
  }

  @Override
  public int getDSTSavings() {
    if (!useDaylightTime()) return 0;
    ZoneOffsetTransition next = rules.nextTransition(Instant.now());
    return Math.abs(next.getOffsetAfter().getTotalSeconds() - next.getOffsetBefore().getTotalSeconds()) * 1000;
  }

  @Override
  public boolean inDaylightTime(Date date) {
    return rules != null && rules.isDaylightSavings(date.toInstant());
  }

  @Override
  public boolean hasSameRules(TimeZone other) {
    if (!(other instanceof ZoneInfo)) return other != null && super.hasSameRules(other);
    return rawOffset == ((ZoneInfo) other).rawOffset && Objects.equals(rules, ((ZoneInfo) other).rules);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof ZoneInfo && getID().equals(((ZoneInfo) obj).getID()) && hasSameRules((ZoneInfo) obj);
  }

  @Override
  public int hashCode() {
    return rawOffset ^ getID().hashCode();
  }

  @Override
  public String toString() {
    return "sun.util.calendar.ZoneInfo[id=\"" + getID() + "\",offset=" + getRawOffset() + ",dstSavings=" + getDSTSavings()
        + ",useDaylight=" + useDaylightTime() + "]";
  }
}
