// The Gregorian calendar with years from the death of Buddha on, as the keyword `ca-buddhist` of a locale asks for it.
package java.util;

final class BuddhistCalendar extends GregorianCalendar {
  private static final int EARLIER = 543;  // years

  private boolean changing;  // years that are set are those of the other calendar

  BuddhistCalendar(TimeZone zone, Locale aLocale) {
    super(zone, aLocale);
  }

  @Override
  public String getCalendarType() {
    return "buddhist";
  }

  @Override
  public int get(int field) {
    return field == YEAR ? super.get(YEAR) + EARLIER : super.get(field);
  }

  @Override
  public void set(int field, int value) {
    super.set(field, field == YEAR && !changing ? value - EARLIER : value);
  }

  @Override
  public void add(int field, int amount) {
    changing = true;
    try {
      super.add(field, amount);
    } finally {
      changing = false;
    }
  }

  @Override
  public void roll(int field, int amount) {
    changing = true;
    try {
      super.roll(field, amount);
    } finally {
      changing = false;
    }
  }

  @Override
  public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
    changing = true;
    try {
      super.setWeekDate(weekYear, weekOfYear, dayOfWeek);
    } finally {
      changing = false;
    }
  }

  @Override
  public int getActualMaximum(int field) {
    changing = true;
    try {
      return super.getActualMaximum(field);
    } finally {
      changing = false;
    }
  }
}
