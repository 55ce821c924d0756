// Reads dates as people write them, as "Sat, 12 Aug 1995 13:30:00 GMT" or "8/12/95 1:30 pm", for Date.parse.
package java.util;

class DateWords {
  int year = -1;  // of Christ; -1 here and below: not yet recognized
  int month = -1;
  int day = -1;
  int hour = -1;
  int minute = -1;
  int second = -1;
  boolean zoned;  // There is a time zone, which is so many minutes west of Greenwich.
  int west;

  private final String text;
  private int at;
  private char sign;  // what was before the number, whatever blanks there are: plus, minus, slash, colon, or 0

  private static final String[] DAYS = {"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};
  private static final String[] MONTHS = {
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"
  };
  private static final String[] ZONES = {"gmt", "ut", "utc", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt"};
  private static final int[] HOURS_WEST = {0, 0, 0, 5, 4, 6, 5, 7, 6, 8, 7};
  // Years of two digits are those from 80 years ago on. (By Date itself: calendars and formats are classes that the programs which only have a Date need not load.)
  private static int firstYear() {
    return new Date().getYear() + 1900 - 80;
  }

  DateWords(String text) {
    this.text = text;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c <= ' ' || c == ',') {
        at++;
      } else if (c == '(') {
        passParentheses();
      } else if (c >= '0' && c <= '9') {
        number();
        sign = 0;
      } else if (c == '/' || c == ':' || c == '+' || c == '-') {
        sign = c;
        at++;
      } else {
        word();
        sign = 0;
      }
    }
    if (year < 0 || month < 0 || day < 0) throw new IllegalArgumentException();
    if (hour < 0) hour = 0;
    if (minute < 0) minute = 0;
    if (second < 0) second = 0;
  }

  private void passParentheses() {
    int depth = 0;
    do {
      char c = text.charAt(at++);
      if (c == '(') depth++;
      if (c == ')') depth--;
    } while (depth > 0 && at < text.length());
  }

  private static void demand(boolean condition) {
    if (!condition) throw new IllegalArgumentException();
  }

  private void number() {
    int n = 0;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') n = n * 10 + text.charAt(at++) - '0';
    // What follows the number; a blank at the end of the text.
    char next = at < text.length() ? text.charAt(at) : ' ';
    boolean separated = next <= ' ' || next == ',' || next == '/' || next == '-';
    if (sign == '+' || sign == '-' && year >= 0) {
      demand(!zoned || west == 0);
      int minutes = n < 24 ? n * 60 : n / 100 * 60 + n % 100;
      west = sign == '+' ? -minutes : minutes;
      zoned = true;
    } else if (n >= 70) {
      demand(year < 0 && (next <= ' ' || next == ',' || next == '/'));
      setYear(n);
    } else if (next == ':') {
      if (hour < 0) {
        hour = n;
      } else {
        demand(minute < 0);
        minute = n;
      }
    } else if (next == '/') {
      if (month < 0) {
        month = n - 1;
      } else {
        demand(day < 0);
        day = n;
      }
    } else {
      demand(separated);
      if (hour >= 0 && minute < 0) {
        minute = n;
      } else if (minute >= 0 && second < 0) {
        second = n;
      } else if (day < 0) {
        day = n;
      } else {
        demand(year < 0 && month >= 0);
        setYear(n);
      }
    }
  }

  private void setYear(int n) {
    year = n >= 100 ? n : firstYear() + Math.floorMod(n - firstYear(), 100);
  }

  private void word() {
    int begin = at;
    while (at < text.length() && Character.isLetter(text.charAt(at))) at++;
    String word = text.substring(begin, at).toLowerCase(Locale.ROOT);
    demand(word.length() >= 2);
    // Words may be cut short. Of several names the last one counts, as on OpenJDK: "ju" is July.
    int zone = last(ZONES, word);
    if (zone >= 0) {
      zoned = true;
      west = HOURS_WEST[zone] * 60;
      return;
    }
    int name = last(MONTHS, word);
    if (name >= 0) {
      demand(month < 0);
      month = name;
      return;
    }
    if (last(DAYS, word) >= 0) return;
    demand(word.equals("am") || word.equals("pm"));
    demand(hour >= 1 && hour <= 12);
    hour = hour % 12 + (word.equals("pm") ? 12 : 0);
  }

  private static int last(String[] names, String begin) {
    int i = names.length - 1;
    while (i >= 0 && !names[i].startsWith(begin)) i--;
    return i;
  }
}
