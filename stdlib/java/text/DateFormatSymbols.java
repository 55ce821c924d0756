// The names of months, days, eras and halves of the day in a language.
package java.text;

import heddle.LocaleData;
import heddle.ZoneNames;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;

public class DateFormatSymbols implements Cloneable, java.io.Serializable {
  private String[] eras;
  private String[] months;
  private String[] shortMonths;
  private String[] weekdays;
  private String[] shortWeekdays;
  private String[] ampms;
  private String[][] zoneStrings;  // null: those of the locale
  private String localPatternChars = "GyMdkHmsSEDFwWahKzZ";
  private final Locale locale;  // of the names of time zones

  public DateFormatSymbols() {
    this(Locale.getDefault(Locale.Category.FORMAT));
  }

  public DateFormatSymbols(Locale locale) {
    this.locale = Objects.requireNonNull(locale);
    fill();
  }

  private DateFormatSymbols(Locale locale, boolean filled) {
    this.locale = Objects.requireNonNull(locale);
  }

  // For one format only: it looks up what it needs.
  static DateFormatSymbols ofFormat(Locale locale) {
    return new DateFormatSymbols(locale, false);
  }

  private void fill() {
    eras();
    months();
    shortMonths();
    weekdays();
    shortWeekdays();
    ampms();
  }

  String[] eras() {
    if (eras == null) eras = LocaleData.of(locale, "eras");
    return eras;
  }

  String[] months() {
    if (months == null) months = months(TextStyle.FULL);
    return months;
  }

  String[] shortMonths() {
    if (shortMonths == null) shortMonths = months(TextStyle.SHORT);
    return shortMonths;
  }

  String[] weekdays() {
    if (weekdays == null) weekdays = weekdays(TextStyle.FULL);
    return weekdays;
  }

  String[] shortWeekdays() {
    if (shortWeekdays == null) shortWeekdays = weekdays(TextStyle.SHORT);
    return shortWeekdays;
  }

  String[] ampms() {
    if (ampms == null) ampms = LocaleData.names(locale, 'A', TextStyle.SHORT.ordinal());
    return ampms;
  }

  // With a place for UNDECIMBER.
  String[] months(TextStyle style) {
    String[] names = LocaleData.names(locale, 'M', style.ordinal());
    String[] result = Arrays.copyOf(names, names.length + 1);
    result[names.length] = "";
    return result;
  }

  // From SUNDAY, 1, on.
  private String[] weekdays(TextStyle style) {
    String[] names = LocaleData.names(locale, 'D', style.ordinal());
    String[] result = new String[names.length + 1];
    System.arraycopy(names, 0, result, 2, names.length - 1);
    result[0] = "";
    result[1] = names[names.length - 1];
    return result;
  }

  public static Locale[] getAvailableLocales() {
    return Locale.getAvailableLocales();
  }

  public static final DateFormatSymbols getInstance() {
    return new DateFormatSymbols();
  }

  public static final DateFormatSymbols getInstance(Locale locale) {
    return new DateFormatSymbols(locale);
  }

  Locale locale() {
    return locale;
  }

  public String[] getEras() {
    return eras().clone();
  }

  public void setEras(String[] newEras) {
    eras = newEras.clone();
  }

  public String[] getMonths() {
    return months().clone();
  }

  public void setMonths(String[] newMonths) {
    months = newMonths.clone();
  }

  public String[] getShortMonths() {
    return shortMonths().clone();
  }

  public void setShortMonths(String[] newShortMonths) {
    shortMonths = newShortMonths.clone();
  }

  public String[] getWeekdays() {
    return weekdays().clone();
  }

  public void setWeekdays(String[] newWeekdays) {
    weekdays = newWeekdays.clone();
  }

  public String[] getShortWeekdays() {
    return shortWeekdays().clone();
  }

  public void setShortWeekdays(String[] newShortWeekdays) {
    shortWeekdays = newShortWeekdays.clone();
  }

  public String[] getAmPmStrings() {
    return ampms().clone();
  }

  public void setAmPmStrings(String[] newAmpms) {
    ampms = newAmpms.clone();
  }

  // A row for each time zone that has names: its id, the name of standard time in full and in short, those of summer time, and those of
  // both.
  public String[][] getZoneStrings() {
    String[][] rows = zoneStrings == null ? ofLocale() : zoneStrings;
    String[][] result = new String[rows.length][];
    for (int i = 0; i < rows.length; i++) result[i] = rows[i].clone();
    return result;
  }

  private String[][] ofLocale() {
    List<String[]> rows = new ArrayList<>();
    for (String id : TimeZone.getAvailableIDs()) {
      String[] row = {id, ZoneNames.of(locale, id, ZoneNames.STANDARD, true), ZoneNames.of(locale, id, ZoneNames.STANDARD, false),
          ZoneNames.of(locale, id, ZoneNames.DAYLIGHT, true), ZoneNames.of(locale, id, ZoneNames.DAYLIGHT, false),
          ZoneNames.of(locale, id, ZoneNames.GENERIC, true), ZoneNames.of(locale, id, ZoneNames.GENERIC, false)};
      if (row[1] != null && !Arrays.asList(row).contains(null)) rows.add(row);
    }
    return rows.toArray(new String[0][]);
  }

  public void setZoneStrings(String[][] newZoneStrings) {
    String[][] rows = new String[newZoneStrings.length][];
    for (int i = 0; i < rows.length; i++) {
      if (newZoneStrings[i].length < 5) throw new IllegalArgumentException();
      rows[i] = newZoneStrings[i].clone();
    }
    zoneStrings = rows;
  }

  // The names of zones that the program has set; null: none.
  String[][] ownZoneStrings() {
    return zoneStrings;
  }

  public String getLocalPatternChars() {
    return localPatternChars;
  }

  public void setLocalPatternChars(String newLocalPatternChars) {
    localPatternChars = newLocalPatternChars.toString();  // (null is refused)
  }

  @Override
  public Object clone() {
    fill();
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  @Override
  public boolean equals(Object obj) {
    if (this == obj) return true;
    if (obj == null || getClass() != obj.getClass()) return false;
    DateFormatSymbols other = (DateFormatSymbols) obj;
    return Arrays.deepEquals(all(), other.all()) && localPatternChars.equals(other.localPatternChars);
  }

  private Object[] all() {
    fill();
    return new Object[] {eras, months, shortMonths, weekdays, shortWeekdays, ampms, zoneStrings == null ? locale : zoneStrings};
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.deepHashCode(all()) + localPatternChars.hashCode();
  }
}
