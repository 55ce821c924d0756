// Dates and times by a pattern as yyyy-MM-dd HH:mm:ss.
package java.text;

import heddle.ZoneNames;
import java.time.format.TextStyle;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;

public class SimpleDateFormat extends DateFormat {
  private static final String PATTERN_CHARS = "GyMdkHmsSEDFwWahKzZYuXL";
  private static final String FIELD_CHARS = "GyMdkHmsSEDFwWahKz";  // by the numbers of DateFormat
  private static final Map<Character, Character> SAME_FIELD = Map.of('Y', 'y', 'u', 'E', 'L', 'M', 'Z', 'z', 'X', 'z');
  private static final String LETTERS = "GyYMLwWDdFEuaHkKhmsSzZX";

  private String pattern;
  private DateFormatSymbols symbols;
  private Date centuryStart;  // null: 80 years ago
  private boolean ownSymbols;  // the program's: then no other names count

  public SimpleDateFormat() {
    this(pattern(SHORT, SHORT, Locale.getDefault(Locale.Category.FORMAT)));
  }

  public SimpleDateFormat(String pattern) {
    this(pattern, Locale.getDefault(Locale.Category.FORMAT));
  }

  public SimpleDateFormat(String pattern, Locale locale) {
    symbols = new DateFormatSymbols(locale);
    calendar = Calendar.getInstance(locale);
    applyPattern(pattern);
  }

  public SimpleDateFormat(String pattern, DateFormatSymbols formatSymbols) {
    this(pattern);
    setDateFormatSymbols(formatSymbols);
  }

  public DateFormatSymbols getDateFormatSymbols() {
    return (DateFormatSymbols) symbols.clone();
  }

  public void setDateFormatSymbols(DateFormatSymbols newFormatSymbols) {
    symbols = (DateFormatSymbols) newFormatSymbols.clone();
    ownSymbols = true;
  }

  public void applyPattern(String pattern) {
    for (int i = 0; i < pattern.length(); i = elementEnd(pattern, i)) {
      char c = pattern.charAt(i);
      if (isLetter(c) && LETTERS.indexOf(c) < 0) {
        throw new IllegalArgumentException("Illegal pattern character '" + c + "'");
      }
    }
    this.pattern = pattern;
  }

  public String toPattern() {
    return pattern;
  }

  public void applyLocalizedPattern(String pattern) {
    applyPattern(translated(pattern, symbols.getLocalPatternChars(), PATTERN_CHARS));
  }

  public String toLocalizedPattern() {
    return translated(pattern, PATTERN_CHARS, symbols.getLocalPatternChars());
  }

  // With other letters; those without another stay.
  private static String translated(String pattern, String from, String to) {
    StringBuilder out = new StringBuilder();
    boolean quoted = false;
    for (char c : pattern.toCharArray()) {
      if (c == '\'') quoted = !quoted;
      int i = quoted ? -1 : from.indexOf(c);
      out.append(i >= 0 && i < to.length() ? to.charAt(i) : c);
    }
    return out.toString();
  }

  // Years of two digits are of the 100 years from then on.
  public void set2DigitYearStart(Date startDate) {
    centuryStart = new Date(startDate.getTime());
  }

  public Date get2DigitYearStart() {
    if (centuryStart == null) {
      Calendar start = Calendar.getInstance();
      start.add(Calendar.YEAR, -80);
      centuryStart = start.getTime();
    }
    return (Date) centuryStart.clone();
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  // Behind the letters, the quoted text or the character at i.
  private static int elementEnd(String pattern, int i) {
    char c = pattern.charAt(i);
    if (isLetter(c)) {
      int end = i;
      while (end < pattern.length() && pattern.charAt(end) == c) end++;
      return end;
    }
    if (c != '\'') return i + 1;
    int end = pattern.indexOf('\'', i + 1);
    while (end >= 0 && end + 1 < pattern.length() && pattern.charAt(end + 1) == '\''
        && end > i + 1) {
      end = pattern.indexOf('\'', end + 2);
    }
    if (end < 0) throw new IllegalArgumentException("Unterminated quote");
    return end + 1;
  }

  private static String literal(String element) {
    if (element.charAt(0) != '\'') return element;
    return element.length() == 2 ? "'" : element.substring(1, element.length() - 1).replace("''", "'");
  }

  @Override
  public StringBuffer format(Date date, StringBuffer toAppendTo, FieldPosition pos) {
    return append(date, toAppendTo, pos.search());
  }

  @Override
  public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
    requireObject(obj);
    FieldRecord fields = new FieldRecord();
    return fields.of(append(dateOf(obj), new StringBuffer(), fields));
  }

  private StringBuffer append(Date date, StringBuffer toAppendTo, FieldListener fields) {
    calendar.setTime(date);
    for (int i = 0; i < pattern.length(); ) {
      int end = elementEnd(pattern, i);
      char c = pattern.charAt(i);
      if (isLetter(c)) {
        int begin = toAppendTo.length();
        element(toAppendTo, c, end - i);
        int number = FIELD_CHARS.indexOf(SAME_FIELD.getOrDefault(c, c));
        fields.field(number, Field.ALL[number], begin, toAppendTo.length());
      } else {
        toAppendTo.append(literal(pattern.substring(i, end)));
      }
      i = end;
    }
    return toAppendTo;
  }

  private static void padded(StringBuffer out, int value, int width) {
    String digits = Integer.toString(Math.abs(value));
    if (value < 0) out.append('-');
    for (int i = digits.length(); i < width; i++) out.append('0');
    out.append(digits);
  }

  private static int field(char c) {
    switch (c) {
      case 'y':
      case 'Y': return Calendar.YEAR;
      case 'M':
      case 'L': return Calendar.MONTH;
      case 'w': return Calendar.WEEK_OF_YEAR;
      case 'W': return Calendar.WEEK_OF_MONTH;
      case 'D': return Calendar.DAY_OF_YEAR;
      case 'd': return Calendar.DAY_OF_MONTH;
      case 'F': return Calendar.DAY_OF_WEEK_IN_MONTH;
      case 'E':
      case 'u': return Calendar.DAY_OF_WEEK;
      case 'a': return Calendar.AM_PM;
      case 'H':
      case 'k': return Calendar.HOUR_OF_DAY;
      case 'K':
      case 'h': return Calendar.HOUR;
      case 'm': return Calendar.MINUTE;
      case 's': return Calendar.SECOND;
      case 'S': return Calendar.MILLISECOND;
      case 'G': return Calendar.ERA;
      default: return Calendar.ZONE_OFFSET;
    }
  }

  private void element(StringBuffer out, char c, int count) {
    int value = calendar.get(field(c));
    switch (c) {
      case 'y':
      case 'Y':
        if (count == 2) {
          padded(out, value % 100, 2);
        } else {
          padded(out, value, count);
        }
        break;
      case 'M':
      case 'L':
        if (count < 3) {
          padded(out, value + 1, count);
        } else {
          out.append(months(c, count >= 4)[value]);
        }
        break;
      case 'E': out.append((count >= 4 ? symbols.getWeekdays() : symbols.getShortWeekdays())[value]); break;
      case 'u': padded(out, value == 1 ? 7 : value - 1, count); break;
      case 'a': out.append(symbols.getAmPmStrings()[value]); break;
      case 'G': out.append(symbols.getEras()[value]); break;
      case 'k': padded(out, value == 0 ? 24 : value, count); break;
      case 'h': padded(out, value == 0 ? 12 : value, count); break;
      case 'z':
        out.append(calendar.getTimeZone().getDisplayName(calendar.get(Calendar.DST_OFFSET) != 0, count >= 4 ? 1 : 0, symbols.locale()));
        break;
      case 'Z': out.append(offset(value + calendar.get(Calendar.DST_OFFSET), "", false)); break;
      case 'X': out.append(offset(value + calendar.get(Calendar.DST_OFFSET), count == 3 ? ":" : "", true)); break;
      default: padded(out, value, count);
    }
  }

  // The names that stand alone are those of the letter L, and of a pattern that has nothing but a month.
  private String[] months(char letter, boolean full) {
    if (!ownSymbols && (letter == 'L' || isMonthOnly())) {
      return symbols.months(full ? TextStyle.FULL_STANDALONE : TextStyle.SHORT_STANDALONE);
    }
    return full ? symbols.getMonths() : symbols.getShortMonths();
  }

  private boolean isMonthOnly() {
    int elements = 0;
    for (int i = 0; i < pattern.length(); i = elementEnd(pattern, i)) {
      if (isLetter(pattern.charAt(i)) && (pattern.charAt(i) != 'M' || elements++ > 0)) return false;
    }
    return elements == 1;
  }

  private static String offset(int millis, String colon, boolean zulu) {
    if (millis == 0 && zulu) return "Z";
    int minutes = Math.abs(millis) / 60000;
    return String.format("%s%02d%s%02d", millis < 0 ? "-" : "+", minutes / 60, colon, minutes % 60);
  }

  // --- parsing

  private static boolean isNumber(String pattern, int i) {
    char c = pattern.charAt(i);
    if (c == 'M' || c == 'L') return elementEnd(pattern, i) - i < 3;
    return isLetter(c) && "EazZXG".indexOf(c) < 0;
  }

  @Override
  public Date parse(String text, ParsePosition pos) {
    int at = pos.getIndex();
    calendar.clear();
    for (int i = 0; i < pattern.length(); ) {
      int end = elementEnd(pattern, i);
      char c = pattern.charAt(i);
      int next;
      if (isLetter(c)) {
        boolean adjacent = end < pattern.length() && isNumber(pattern, end);
        next = parseElement(text, at, c, end - i, adjacent);
      } else {
        String literal = literal(pattern.substring(i, end));
        next = text.startsWith(literal, at) ? at + literal.length() : -1;
      }
      if (next < 0) {
        pos.setErrorIndex(at);
        return null;
      }
      at = next;
      i = end;
    }
    try {
      Date result = calendar.getTime();
      pos.setIndex(at);
      return result;
    } catch (IllegalArgumentException e) {  // not lenient
      pos.setErrorIndex(at);
      return null;
    }
  }

  // Behind what was read; -1: it does not fit.
  private int parseElement(String text, int at, char c, int count, boolean adjacent) {
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) at++;
    if (c == 'E') return parseName(text, at, Calendar.DAY_OF_WEEK, symbols.getWeekdays(), symbols.getShortWeekdays());
    if ((c == 'M' || c == 'L') && count >= 3) return parseName(text, at, Calendar.MONTH, months(c, true), months(c, false));
    if (c == 'a') return parseName(text, at, Calendar.AM_PM, symbols.getAmPmStrings());
    if (c == 'G') return parseName(text, at, Calendar.ERA, symbols.getEras());
    if (c == 'z' || c == 'Z' || c == 'X') return parseZone(text, at);
    int end = at;
    if (end < text.length() && text.charAt(end) == '-') end++;
    int digits = end;
    while (end < text.length() && Character.isDigit(text.charAt(end))
        && (!adjacent || end - at < count) && end - digits < 10) {
      end++;
    }
    if (end == digits) return -1;
    int value = (int) Long.parseLong(text.substring(at, end));
    switch (c) {
      case 'y':
      case 'Y':
        if (count <= 2 && end - digits == 2 && digits == at) value = fullYear(value);
        break;
      case 'M':
      case 'L': value--; break;
      case 'k': if (value == 24) value = 0; break;
      case 'h': if (value == 12) value = 0; break;
      case 'u': value = value == 7 ? 1 : value + 1; break;
      default: break;
    }
    calendar.set(field(c), value);
    return end;
  }

  private int fullYear(int twoDigits) {
    Calendar from = Calendar.getInstance();
    from.setTime(get2DigitYearStart());
    int start = from.get(Calendar.YEAR);
    int year = start / 100 * 100 + twoDigits;
    return year < start ? year + 100 : year;
  }

  // The longest name that is there counts.
  private int parseName(String text, int at, int field, String[]... forms) {
    int value = -1, length = 0;
    for (String[] names : forms) {
      for (int i = 0; i < names.length; i++) {
        int n = names[i].length();
        if (n > length && text.regionMatches(true, at, names[i], 0, n)) {
          value = i;
          length = n;
        }
      }
    }
    if (value < 0) return -1;
    calendar.set(field, value);
    return at + length;
  }

  // The zone becomes the format's.
  private int zone(String[] name, int at) {
    TimeZone zone = TimeZone.getTimeZone(name[0]);
    calendar.setTimeZone(zone);
    calendar.set(Calendar.ZONE_OFFSET, zone.getRawOffset());
    calendar.set(Calendar.DST_OFFSET, name[2].isEmpty() ? 0 : Math.max(zone.getDSTSavings(), 3600000));
    return at + name[1].length();
  }

  private int parseZone(String text, int at) {
    for (boolean full : new boolean[] {true, false}) {
      String[] name = at < text.length()
          && Character.isLetter(text.charAt(at)) ? ZoneNames.read(symbols.locale(), text, at, full, false) : null;
      boolean offset = name != null && at + name[1].length() < text.length() && "+-".indexOf(text.charAt(at + name[1].length())) >= 0;
      if (name != null && name[0] != name[1] && !offset) return zone(name, at);  // (ids are no names)
    }
    for (String utc : new String[] {"UTC", "GMT", "Z"}) {
      if (text.startsWith(utc, at)) {
        at += utc.length();
        calendar.set(Calendar.ZONE_OFFSET, 0);
        if (utc.length() == 1 || at >= text.length() || "+-".indexOf(text.charAt(at)) < 0) return at;
      }
    }
    if (at >= text.length() || "+-".indexOf(text.charAt(at)) < 0) return -1;
    int end = at + 1;
    int digits = 0;
    int value = 0;
    for (; end < text.length() && digits < 4; end++) {
      char c = text.charAt(end);
      if (c == ':' && digits == 2) continue;
      if (!Character.isDigit(c)) break;
      value = value * 10 + c - '0';
      digits++;
    }
    if (digits != 2 && digits != 4) return -1;
    int minutes = digits == 2 ? value * 60 : value / 100 * 60 + value % 100;
    calendar.set(Calendar.ZONE_OFFSET, (text.charAt(at) == '-' ? -minutes : minutes) * 60000);
    return end;
  }

  @Override
  public Object clone() {
    SimpleDateFormat copy = (SimpleDateFormat) super.clone();
    copy.calendar = (Calendar) calendar.clone();
    copy.symbols = (DateFormatSymbols) symbols.clone();
    return copy;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof SimpleDateFormat && ((SimpleDateFormat) obj).pattern.equals(pattern)
        && ((SimpleDateFormat) obj).symbols.equals(symbols);
  }

  @Override
  public int hashCode() {
    return pattern.hashCode();
  }
}
