// The English names of months and days.
package java.text;

import java.util.Locale;

public class DateFormatSymbols implements java.io.Serializable {
  static final String[] MONTHS = {
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December", ""
  };
  static final String[] WEEKDAYS = {
    "", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"
  };

  public DateFormatSymbols() {}

  public DateFormatSymbols(Locale locale) {}

  public static final DateFormatSymbols getInstance() {
    return new DateFormatSymbols();
  }

  private static String[] shortened(String[] names) {
    String[] result = new String[names.length];
    for (int i = 0; i < names.length; i++) {
      result[i] = names[i].substring(0, Math.min(3, names[i].length()));
    }
    return result;
  }

  public String[] getMonths() {
    return MONTHS.clone();
  }

  public String[] getShortMonths() {
    return shortened(MONTHS);
  }

  public String[] getWeekdays() {
    return WEEKDAYS.clone();
  }

  public String[] getShortWeekdays() {
    return shortened(WEEKDAYS);
  }

  public String[] getAmPmStrings() {
    return new String[] {"AM", "PM"};
  }
}
