// The names of months, days, eras and halves of the day in a language.
package java.text;

import heddle.LocaleData;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

public class DateFormatSymbols implements Cloneable, java.io.Serializable {
  private String[] eras;
  private String[] months;
  private String[] shortMonths;
  private String[] weekdays;
  private String[] shortWeekdays;
  private String[] ampms;
  private String localPatternChars = "GyMdkHmsSEDFwWahKzZ";
  private final Locale locale;  // of the names of time zones

  public DateFormatSymbols() {
    this(Locale.getDefault(Locale.Category.FORMAT));
  }

  public DateFormatSymbols(Locale locale) {
    this.locale = Objects.requireNonNull(locale);
    eras = LocaleData.of(locale, "eras");
    months = months(TextStyle.FULL);
    shortMonths = months(TextStyle.SHORT);
    weekdays = weekdays(TextStyle.FULL);
    shortWeekdays = weekdays(TextStyle.SHORT);
    ampms = LocaleData.names(locale, 'A', TextStyle.SHORT.ordinal());
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
    return eras.clone();
  }

  public void setEras(String[] newEras) {
    eras = newEras.clone();
  }

  public String[] getMonths() {
    return months.clone();
  }

  public void setMonths(String[] newMonths) {
    months = newMonths.clone();
  }

  public String[] getShortMonths() {
    return shortMonths.clone();
  }

  public void setShortMonths(String[] newShortMonths) {
    shortMonths = newShortMonths.clone();
  }

  public String[] getWeekdays() {
    return weekdays.clone();
  }

  public void setWeekdays(String[] newWeekdays) {
    weekdays = newWeekdays.clone();
  }

  public String[] getShortWeekdays() {
    return shortWeekdays.clone();
  }

  public void setShortWeekdays(String[] newShortWeekdays) {
    shortWeekdays = newShortWeekdays.clone();
  }

  public String[] getAmPmStrings() {
    return ampms.clone();
  }

  public void setAmPmStrings(String[] newAmpms) {
    ampms = newAmpms.clone();
  }

  public String getLocalPatternChars() {
    return localPatternChars;
  }

  public void setLocalPatternChars(String newLocalPatternChars) {
    localPatternChars = newLocalPatternChars.toString();  // (null is refused)
  }

  @Override
  public Object clone() {
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
    return new Object[] {eras, months, shortMonths, weekdays, shortWeekdays, ampms};
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.deepHashCode(all()) + localPatternChars.hashCode();
  }
}
