// Formatting of dates and times, %t: English texts, UTC.
package java.util;

final class FormatDate {
  private static final String[] MONTHS = {
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December"
  };
  private static final String[] DAYS = {
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"
  };

  private FormatDate() {}

  static String format(char conversion, Object arg) {
    if (arg == null) return "null";
    long time;
    if (arg instanceof Long) {
      time = (Long) arg;
    } else if (arg instanceof Date) {
      time = ((Date) arg).getTime();
    } else if (arg instanceof FormatMoment) {
      time = ((FormatMoment) arg).moment();
    } else {
      throw new IllegalFormatConversionException(conversion, arg.getClass());
    }
    return format(conversion, time, Date.fields(time));
  }

  private static String padded(long n, int width) {
    String digits = Long.toString(n);
    return "0".repeat(Math.max(0, width - digits.length())) + digits;
  }

  private static String all(String conversions, long time, int[] f) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < conversions.length(); i++) {
      char c = conversions.charAt(i);
      out.append(Character.isLetter(c) ? format(c, time, f) : String.valueOf(c));
    }
    return out.toString();
  }

  private static String format(char conversion, long time, int[] f) {
    int hour12 = f[3] % 12 == 0 ? 12 : f[3] % 12;
    switch (conversion) {
      case 'H': return padded(f[3], 2);
      case 'I': return padded(hour12, 2);
      case 'k': return Integer.toString(f[3]);
      case 'l': return Integer.toString(hour12);
      case 'M': return padded(f[4], 2);
      case 'S': return padded(f[5], 2);
      case 'L': return padded(Math.floorMod(time, 1000L), 3);
      case 'N': return padded(Math.floorMod(time, 1000L) * 1000000, 9);
      case 'p': return f[3] < 12 ? "am" : "pm";
      case 'z': return "+0000";
      case 'Z': return "UTC";
      case 's': return Long.toString(time / 1000);
      case 'Q': return Long.toString(time);
      case 'B': return MONTHS[f[1]];
      case 'b':
      case 'h': return MONTHS[f[1]].substring(0, 3);
      case 'A': return DAYS[f[6]];
      case 'a': return DAYS[f[6]].substring(0, 3);
      case 'C': return padded(f[0] / 100, 2);
      case 'Y': return padded(f[0], 4);
      case 'y': return padded(f[0] % 100, 2);
      case 'j': return padded(f[7], 3);
      case 'm': return padded(f[1] + 1, 2);
      case 'd': return padded(f[2], 2);
      case 'e': return Integer.toString(f[2]);
      case 'R': return all("H:M", time, f);
      case 'T': return all("H:M:S", time, f);
      case 'r': return all("I:M:S ", time, f) + (f[3] < 12 ? "AM" : "PM");
      case 'D': return all("m/d/y", time, f);
      case 'F': return all("Y-m-d", time, f);
      case 'c': return all("a b d T Z Y", time, f);
      default: throw new UnknownFormatConversionException("t" + conversion);
    }
  }
}
