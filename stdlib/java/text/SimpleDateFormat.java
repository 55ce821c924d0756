// Dates and times by a pattern as yyyy-MM-dd HH:mm:ss.
package java.text;

import heddle.LocaleData;
import heddle.ZoneNames;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;

public class SimpleDateFormat extends DateFormat {
  private static final String PATTERN_CHARS = "GyMdkHmsSEDFwWahKzZYuXL";
  private static final String FIELD_CHARS = "GyMdkHmsSEDFwWahKz";  // by the numbers of DateFormat
  private static final String LETTERS = "GyYMLwWDdFEuaHkKhmsSzZX";

  // Letters of one kind, or a text (letter 0).
  private static final class Element {
    final char letter;
    final int count;
    final String text;

    Element(char letter, int count, String text) {
      this.letter = letter;
      this.count = count;
      this.text = text;
    }

    boolean isNumber() {
      if (letter == 'M' || letter == 'L') return count < 3;
      return letter != 0 && "EazZXG".indexOf(letter) < 0;
    }
  }

  private String pattern;
  private transient List<Element> elements;  // of the pattern
  private DateFormatSymbols symbols;
  private Date centuryStart;  // null: 80 years ago
  private transient int centuryStartYear;
  private boolean ownSymbols;  // the program's: then no other names count
  // The program has one of its own. (Otherwise numbers are written as a format of integers of the locale would.)
  private boolean ownNumbers;
  private final Locale locale;
  private char zeroDigit = '0';
  private char minusSign = '-';

  public SimpleDateFormat() {
    this(pattern(SHORT, SHORT, Locale.getDefault(Locale.Category.FORMAT)));
  }

  public SimpleDateFormat(String pattern) {
    this(pattern, Locale.getDefault(Locale.Category.FORMAT));
  }

  public SimpleDateFormat(String pattern, Locale locale) {
    this(pattern, locale, DateFormatSymbols.ofFormat(locale));
  }

  public SimpleDateFormat(String pattern, DateFormatSymbols formatSymbols) {
    this(pattern, Locale.getDefault(Locale.Category.FORMAT), (DateFormatSymbols) formatSymbols.clone());
    ownSymbols = true;
  }

  private SimpleDateFormat(String pattern, Locale locale, DateFormatSymbols symbols) {
    this.symbols = symbols;
    this.locale = locale;
    if (locale.hasExtensions()) zeroDigit = DecimalFormatSymbols.getInstance(locale).getZeroDigit();
    if (!locale.getLanguage().isEmpty() && !locale.getLanguage().equals("en")) minusSign = DecimalFormatSymbols.getInstance(locale).getMinusSign();
    calendar = Calendar.getInstance(locale);
    // A subclass may look at it.
    if (getClass() != SimpleDateFormat.class) numberFormat = integers();
    applyPattern(pattern);
  }

  private NumberFormat integers() {
    NumberFormat integers = NumberFormat.getIntegerInstance(locale);
    integers.setGroupingUsed(false);
    return integers;
  }

  @Override
  public NumberFormat getNumberFormat() {
    NumberFormat numbers = numbers();
    ownNumbers = true;  // (it may be changed by who has it)
    return numbers;
  }

  @Override
  NumberFormat numbers() {
    if (numberFormat == null && !ownNumbers) numberFormat = integers();
    return numberFormat;
  }

  @Override
  public void setNumberFormat(NumberFormat newNumberFormat) {
    super.setNumberFormat(newNumberFormat);
    ownNumbers = true;
  }

  public DateFormatSymbols getDateFormatSymbols() {
    return (DateFormatSymbols) symbols.clone();
  }

  public void setDateFormatSymbols(DateFormatSymbols newFormatSymbols) {
    symbols = (DateFormatSymbols) newFormatSymbols.clone();
    ownSymbols = true;
  }

  public void applyPattern(String pattern) {
    elements = elementsOf(pattern);
    this.pattern = pattern;
  }

  private static boolean isIllegal(String pattern, int at) {
    return at < pattern.length() && isLetter(pattern.charAt(at)) && LETTERS.indexOf(pattern.charAt(at)) < 0;
  }

  private static List<Element> elementsOf(String pattern) {
    List<Element> result = new ArrayList<>();
    for (int i = 0; i < pattern.length(); ) {
      int end = elementEnd(pattern, i);
      char c = pattern.charAt(i);
      if (!isLetter(c)) {
        result.add(new Element((char) 0, 0, literal(pattern.substring(i, end))));
      } else if (LETTERS.indexOf(c) < 0) {
        throw new IllegalArgumentException("Illegal pattern character '" + c + "'");
      } else if (c == 'X' && end - i > 3 && !isIllegal(pattern, end)) {  // (what follows is blamed first)
        throw new IllegalArgumentException("invalid ISO 8601 format: length=" + (end - i));
      } else {
        result.add(new Element(c, end - i, null));
      }
      i = end;
    }
    return result;
  }

  private List<Element> elements() {
    if (elements == null) elements = elementsOf(pattern);  // (it has been read from a stream)
    return elements;
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
    centuryStartYear = 0;
  }

  private Date centuryStart() {
    if (centuryStart == null) {
      Calendar start = (Calendar) calendar.clone();
      start.setTimeInMillis(System.currentTimeMillis());
      start.add(Calendar.YEAR, -80);
      centuryStart = start.getTime();
    }
    return centuryStart;
  }

  private int centuryStartYear() {
    if (centuryStartYear == 0) {
      Calendar start = (Calendar) calendar.clone();
      start.setTime(centuryStart());
      centuryStartYear = start.get(Calendar.YEAR);
    }
    return centuryStartYear;
  }

  public Date get2DigitYearStart() {
    return (Date) centuryStart().clone();
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
    for (Element e : elements()) {
      if (e.letter == 0) {
        toAppendTo.append(e.text);
        continue;
      }
      int begin = toAppendTo.length();
      element(toAppendTo, e.letter, e.count);
      int number = FIELD_CHARS.indexOf(sameField(e.letter));
      fields.field(number, Field.ALL[number], begin, toAppendTo.length());
    }
    return toAppendTo;
  }

  private void padded(StringBuffer out, int value, int width) {
    padded(out, value, width, Integer.MAX_VALUE);
  }

  // With so many digits at least, and the last ones of them at most.
  private void padded(StringBuffer out, int value, int width, int most) {
    if (ownNumbers) {
      numberFormat.setMinimumIntegerDigits(width);
      numberFormat.setMaximumIntegerDigits(most);
      numberFormat.format((long) value, out, new FieldPosition(0));
      return;
    }
    String digits = Integer.toString(Math.abs(value));
    if (digits.length() > most) digits = digits.substring(digits.length() - most);
    if (value < 0) out.append(minusSign);
    for (int i = digits.length(); i < width; i++) out.append(zeroDigit);
    if (zeroDigit == '0') {
      out.append(digits);
      return;
    }
    for (int i = 0; i < digits.length(); i++) out.append((char) (digits.charAt(i) - '0' + zeroDigit));
  }

  // Letters that share the number of a field.
  private static char sameField(char c) {
    switch (c) {
      case 'Y': return 'y';
      case 'u': return 'E';
      case 'L': return 'M';
      case 'Z':
      case 'X': return 'z';
      default: return c;
    }
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
    int value = c == 'Y' && calendar.isWeekDateSupported() ? calendar.getWeekYear() : calendar.get(field(c));
    switch (c) {
      case 'y':
      case 'Y':
        if (count == 2) {
          padded(out, value, 2, 2);
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
      case 'E': out.append((count >= 4 ? symbols.weekdays() : symbols.shortWeekdays())[value]); break;
      case 'u': padded(out, value == 1 ? 7 : value - 1, count); break;
      case 'a': out.append(symbols.ampms()[value]); break;
      case 'G': out.append(eras()[value]); break;
      case 'k': padded(out, value == 0 ? 24 : value, count); break;
      case 'h': padded(out, value == 0 ? 12 : value, count); break;
      case 'z': out.append(zoneName(calendar.get(Calendar.DST_OFFSET) != 0, count >= 4)); break;
      case 'Z': out.append(offset(value + calendar.get(Calendar.DST_OFFSET), "", false, 2)); break;
      case 'X': out.append(offset(value + calendar.get(Calendar.DST_OFFSET), count == 3 ? ":" : "", true, count)); break;
      default: padded(out, value, count);
    }
  }

  // Another calendar's eras have names of their own.
  private String[] eras() {
    String[] own = ownSymbols || !calendar.getCalendarType().equals("buddhist") ? null
        : LocaleData.names(locale, 'E', TextStyle.SHORT.ordinal(), "buddhist");
    return own == null ? symbols.eras() : own;
  }

  private String zoneName(boolean summer, boolean full) {
    TimeZone zone = calendar.getTimeZone();
    String[][] rows = symbols.ownZoneStrings();
    if (rows == null) return zone.getDisplayName(summer, full ? TimeZone.LONG : TimeZone.SHORT, symbols.locale());
    for (String[] row : rows) {
      if (row[0].equalsIgnoreCase(zone.getID())) return row[(summer ? 3 : 1) + (full ? 0 : 1)];
    }
    return zone.getID();
  }

  // The names that stand alone are those of the letter L, and of a pattern whose only letters are those of a month.
  private String[] months(char letter, boolean full) {
    if (!ownSymbols && (letter == 'L' || isMonthOnly())) {
      return symbols.months(full ? TextStyle.FULL_STANDALONE : TextStyle.SHORT_STANDALONE);
    }
    return full ? symbols.months() : symbols.shortMonths();
  }

  private boolean isMonthOnly() {
    int letters = 0, months = 0;
    for (Element e : elements()) {
      if (e.letter != 0) letters++;
      if (e.letter == 'M') months++;
    }
    return letters == 1 && months == 1;
  }

  // Hours, and minutes if there are more than one letter.
  private static String offset(int millis, String colon, boolean zulu, int count) {
    if (millis == 0 && zulu) return "Z";
    int minutes = Math.abs(millis) / 60000, hours = minutes / 60;
    StringBuilder out = new StringBuilder().append(millis < 0 ? '-' : '+').append(hours < 10 ? "0" : "").append(hours);
    if (count == 1) return out.toString();
    return out.append(colon).append(minutes % 60 < 10 ? "0" : "").append(minutes % 60).toString();
  }

  // --- parsing

  private transient int weekYear;         // of the text that is read; 0: none
  private transient boolean isAmbiguous;  // a year of two digits is the first or the last of the century

  @Override
  public Date parse(String text, ParsePosition pos) {
    int at = pos.getIndex();
    calendar.clear();
    weekYear = 0;
    isAmbiguous = false;
    List<Element> all = elements();
    for (int i = 0; i < all.size(); i++) {
      Element e = all.get(i);
      int next;
      if (e.letter != 0) {
        boolean adjacent = i + 1 < all.size() && all.get(i + 1).isNumber();
        next = parseElement(text, at, e.letter, e.count, adjacent);
      } else {
        next = text.startsWith(e.text, at) ? at + e.text.length() : wrongAt(at);
      }
      if (next < 0) {
        pos.setErrorIndex(-1 - next);
        return null;
      }
      at = next;
    }
    try {
      if (weekYear != 0) {
        int week = calendar.isSet(Calendar.WEEK_OF_YEAR) ? read(Calendar.WEEK_OF_YEAR) : 1;
        calendar.setWeekDate(weekYear, week, calendar.isSet(Calendar.DAY_OF_WEEK) ? read(Calendar.DAY_OF_WEEK)
            : calendar.getFirstDayOfWeek());
      }
      Date result = calendar.getTime();
      if (isAmbiguous && result.before(centuryStart())) {
        calendar.add(Calendar.YEAR, 100);
        result = calendar.getTime();
      }
      pos.setIndex(at);
      return result;
    } catch (IllegalArgumentException | java.time.DateTimeException e) {  // not lenient, or a year that no date can have
      pos.setErrorIndex(at);
      return null;
    }
  }

  // As it was read, whatever the others say.
  private int read(int field) {
    return field == Calendar.WEEK_OF_YEAR ? readWeek : readDay;
  }

  private transient int readWeek;
  private transient int readDay;

  // What parts of the parser give instead of a place: the text does not fit there.
  private static int wrongAt(int index) {
    return -1 - index;
  }

  // Behind what was read, or where it does not fit.
  private int parseElement(String text, int start, char c, int count, boolean adjacent) {
    int at = start;
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) at++;
    if (at >= text.length()) return wrongAt(start);
    if (c == 'E') return parseName(text, at, Calendar.DAY_OF_WEEK, symbols.weekdays(), symbols.shortWeekdays());
    if ((c == 'M' || c == 'L') && count >= 3) return parseName(text, at, Calendar.MONTH, months(c, true), months(c, false));
    if (c == 'a') return parseName(text, at, Calendar.AM_PM, symbols.ampms());
    if (c == 'G') return parseName(text, at, Calendar.ERA, eras());
    if (c == 'X') return parseIsoOffset(text, at, count);
    if (c == 'z' || c == 'Z') return parseZone(text, at);
    if (adjacent && start + count > text.length()) return wrongAt(at);
    int end = adjacent ? start + count : text.length();
    return ownNumbers ? parseByFormat(text, at, end, c, count) : parseNumber(text, at, end, c, count);
  }

  private int parseByFormat(String text, int at, int end, char c, int count) {
    ParsePosition place = new ParsePosition(at);
    Number number = numberFormat.parse(text.substring(0, end), place);
    if (number == null || place.getIndex() == at) return wrongAt(at);
    int digits = 0;
    for (int i = at; i < place.getIndex(); i++) digits += Character.isDigit(text.charAt(i)) ? 1 : 0;
    if (isWrongHour(c, number.intValue())) return wrongAt(place.getIndex());
    set(c, number.intValue(), count <= 2 && place.getIndex() - at == 2 && digits == 2);
    return place.getIndex();
  }

  private int digitAt(String text, int at) {
    int digit = text.charAt(at) - zeroDigit;
    return digit >= 0 && digit <= 9 ? digit : Character.digit(text.charAt(at), 10);
  }

  private int parseNumber(String text, int at, int limit, char c, int count) {
    int end = at;
    if (end < limit && text.charAt(end) == minusSign) end++;
    int digits = end;
    long value = 0;
    boolean large = false;  // no long, so the largest int
    while (end < limit && digitAt(text, end) >= 0) {
      large |= value > (Long.MAX_VALUE - digitAt(text, end)) / 10;
      if (!large) value = value * 10 + digitAt(text, end);
      end++;
    }
    if (end == digits) return wrongAt(at);
    boolean negative = digits > at;
    int number = large ? negative ? Integer.MIN_VALUE : Integer.MAX_VALUE : (int) (negative ? -value : value);
    if (isWrongHour(c, number)) return wrongAt(end);
    set(c, number, count <= 2 && end - digits == 2 && digits == at);
    return end;
  }

  // Hours that begin at 1 are looked at at once.
  private boolean isWrongHour(char c, int value) {
    return !isLenient() && (c == 'k' && (value < 1 || value > 24) || c == 'h' && (value < 1 || value > 12));
  }

  private void set(char c, int value, boolean isShortYear) {
    switch (c) {
      case 'y':
      case 'Y':
        if (isShortYear) value = fullYear(value);
        if (c == 'Y' && calendar.isWeekDateSupported()) {
          weekYear = value;
          return;
        }
        weekYear = 0;
        break;
      case 'M':
      case 'L': value--; break;
      case 'k': if (value == 24) value = 0; break;
      case 'h': if (value == 12) value = 0; break;
      case 'u':
        if (value >= 1 && value <= 7) value = value == 7 ? 1 : value + 1;
        break;
      default: break;
    }
    set(field(c), value);
  }

  private void set(int field, int value) {
    if (field == Calendar.WEEK_OF_YEAR) readWeek = value;
    if (field == Calendar.DAY_OF_WEEK) readDay = value;
    calendar.set(field, value);
  }

  private int fullYear(int twoDigits) {
    int start = centuryStartYear();
    int year = start / 100 * 100 + twoDigits;
    isAmbiguous = year == start;
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
    if (value < 0) return wrongAt(at);
    set(field, value);
    return at + length;
  }

  private boolean hasOneName(TimeZone zone, String name) {
    for (int style : new int[] {TimeZone.SHORT, TimeZone.LONG}) {
      String usual = zone.getDisplayName(false, style, symbols.locale());
      if (usual.equalsIgnoreCase(name) && usual.equals(zone.getDisplayName(true, style, symbols.locale()))) return true;
    }
    return false;
  }

  // The zone becomes the format's.
  private int zone(String[] name, int at) {
    TimeZone zone = TimeZone.getTimeZone(name[0]);
    boolean summer = !name[2].isEmpty();
    calendar.setTimeZone(zone);
    // The zone itself decides where its name is that of both times, or it has no summer time now.
    if (!hasOneName(zone, name[1]) && !(summer && zone.getDSTSavings() == 0)) {
      calendar.set(Calendar.ZONE_OFFSET, zone.getRawOffset());
      calendar.set(Calendar.DST_OFFSET, summer ? zone.getDSTSavings() : 0);
    }
    return at + name[1].length();
  }

  // By the names that the program has set; -1: it is none of them.
  private int parseOwnZone(String text, int at) {
    for (String[] row : symbols.ownZoneStrings()) {
      for (int i = 1; i <= 4; i++) {
        if (text.regionMatches(true, at, row[i], 0, row[i].length())) return zone(new String[] {row[0], row[i], i > 2 ? "summer" : ""}, at);
      }
    }
    return -1;
  }

  private int parseZone(String text, int at) {
    char c = text.charAt(at);
    if (c == '+' || c == '-') return parseOffset(text, at + 1, c == '-', false, false, false);
    if (text.regionMatches(true, at, "GMT", 0, 3)) {
      at += 3;
      c = at < text.length() ? text.charAt(at) : 0;
      return c == '+' || c == '-' ? parseOffset(text, at + 1, c == '-', true, true, false) : offset(0, at);
    }
    if (symbols.ownZoneStrings() != null) {
      int end = parseOwnZone(text, at);
      if (end > 0) return end;
    }
    for (boolean full : new boolean[] {true, false}) {
      String[] name = Character.isLetter(c) ? ZoneNames.read(symbols.locale(), text, at, full, false) : null;
      if (name != null && name[0] != name[1]) return zone(name, at);  // (ids are no names)
    }
    return text.startsWith("UTC", at) ? offset(0, at + 3) : wrongAt(at);
  }

  private int parseIsoOffset(String text, int at, int count) {
    char c = text.charAt(at);
    if (c == 'Z') return offset(0, at + 1);
    return c == '+' || c == '-' ? parseOffset(text, at + 1, c == '-', false, count == 3, count == 1) : wrongAt(at + 1);
  }

  private int offset(int minutes, int end) {
    calendar.set(Calendar.DST_OFFSET, 0);
    calendar.set(Calendar.ZONE_OFFSET, minutes * 60000);
    return end;
  }

  // Hours and minutes behind the sign.
  private int parseOffset(String text, int at, boolean negative, boolean oneDigit, boolean colon, boolean hoursOnly) {
    int hours = asciiDigit(text, at);
    if (hours < 0) return wrongAt(at);
    int digit = asciiDigit(text, ++at);
    if (digit >= 0) {
      hours = hours * 10 + digit;
      at++;
    } else if (!oneDigit) {
      return wrongAt(at);
    }
    if (hours > 23) return wrongAt(at - 1);
    if (hoursOnly) return offset((negative ? -hours : hours) * 60, at);
    if (colon) {
      if (at >= text.length() || text.charAt(at) != ':') return wrongAt(at);
      at++;
    }
    int tens = asciiDigit(text, at);
    if (tens < 0) return wrongAt(at);
    int ones = asciiDigit(text, ++at);
    if (ones < 0) return wrongAt(at);
    int minutes = tens * 10 + ones;
    if (minutes > 59) return wrongAt(at);
    minutes += hours * 60;
    return offset(negative ? -minutes : minutes, at + 1);
  }

  private static int asciiDigit(String text, int at) {
    char c = at < text.length() ? text.charAt(at) : 0;
    return c >= '0' && c <= '9' ? c - '0' : -1;
  }

  @Override
  public Object clone() {
    SimpleDateFormat copy = (SimpleDateFormat) super.clone();
    copy.symbols = (DateFormatSymbols) symbols.clone();
    return copy;
  }

  @Override
  public boolean equals(Object obj) {
    return super.equals(obj) && ((SimpleDateFormat) obj).pattern.equals(pattern) && ((SimpleDateFormat) obj).symbols.equals(symbols);
  }

  @Override
  public int hashCode() {
    return pattern.hashCode();
  }
}
