// Dates and times by a pattern as yyyy-MM-dd HH:mm:ss.
package java.text;

import java.util.Calendar;
import java.util.Date;
import java.util.Locale;

public class SimpleDateFormat extends DateFormat {
  private String pattern;

  public SimpleDateFormat() {
    this("M/d/yy, h:mm a");
  }

  public SimpleDateFormat(String pattern) {
    applyPattern(pattern);
  }

  public SimpleDateFormat(String pattern, Locale locale) {
    this(pattern);
  }

  public void applyPattern(String pattern) {
    for (int i = 0; i < pattern.length(); i = elementEnd(pattern, i)) {
      char c = pattern.charAt(i);
      if (isLetter(c) && "GyYMLwWDdFEuaHkKhmsSzZX".indexOf(c) < 0) {
        throw new IllegalArgumentException("Illegal pattern character '" + c + "'");
      }
    }
    this.pattern = pattern;
  }

  public String toPattern() {
    return pattern;
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
    calendar.setTime(date);
    for (int i = 0; i < pattern.length(); ) {
      int end = elementEnd(pattern, i);
      char c = pattern.charAt(i);
      if (isLetter(c)) {
        element(toAppendTo, c, end - i);
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
          out.append(named(DateFormatSymbols.MONTHS[value], count));
        }
        break;
      case 'E': out.append(named(DateFormatSymbols.WEEKDAYS[value], count)); break;
      case 'u': padded(out, value == 1 ? 7 : value - 1, count); break;
      case 'a': out.append(value == 0 ? "AM" : "PM"); break;
      case 'G': out.append(value == 0 ? "BC" : "AD"); break;
      case 'k': padded(out, value == 0 ? 24 : value, count); break;
      case 'h': padded(out, value == 0 ? 12 : value, count); break;
      case 'z':
        out.append(calendar.getTimeZone().getDisplayName(calendar.get(Calendar.DST_OFFSET) != 0, count >= 4 ? 1 : 0));
        break;
      case 'Z': out.append(offset(value + calendar.get(Calendar.DST_OFFSET), "", false)); break;
      case 'X': out.append(offset(value + calendar.get(Calendar.DST_OFFSET), count == 3 ? ":" : "", true)); break;
      default: padded(out, value, count);
    }
  }

  private static String named(String name, int count) {
    return count >= 4 ? name : name.substring(0, 3);
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
    if (c == 'E') return parseName(text, at, DateFormatSymbols.WEEKDAYS, Calendar.DAY_OF_WEEK);
    if ((c == 'M' || c == 'L') && count >= 3) {
      return parseName(text, at, DateFormatSymbols.MONTHS, Calendar.MONTH);
    }
    if (c == 'a') return parseName(text, at, new String[] {"AM", "PM"}, Calendar.AM_PM);
    if (c == 'G') return parseName(text, at, new String[] {"BC", "AD"}, Calendar.ERA);
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

  // The century is that of the 100 years from 80 years ago on.
  private static int fullYear(int twoDigits) {
    int start = Calendar.getInstance().get(Calendar.YEAR) - 80;
    int year = start / 100 * 100 + twoDigits;
    return year < start ? year + 100 : year;
  }

  private int parseName(String text, int at, String[] names, int field) {
    for (int i = 0; i < names.length; i++) {
      String name = names[i];
      if (name.isEmpty()) continue;
      if (!text.regionMatches(true, at, name, 0, name.length())) {
        name = name.substring(0, Math.min(3, name.length()));
      }
      if (text.regionMatches(true, at, name, 0, name.length())) {
        calendar.set(field, i);
        return at + name.length();
      }
    }
    return -1;
  }

  private int parseZone(String text, int at) {
    for (String utc : new String[] {"UTC", "GMT", "Z"}) {
      if (text.startsWith(utc, at)) {
        calendar.set(Calendar.ZONE_OFFSET, 0);
        return at + utc.length();
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
    return copy;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof SimpleDateFormat && ((SimpleDateFormat) obj).pattern.equals(pattern);
  }

  @Override
  public int hashCode() {
    return pattern.hashCode();
  }
}
