// The default locale: what depends on it where none is given, of both categories.
import java.text.DecimalFormat;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Calendar;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.Locale;

public class Defaults {
  private static void show(String what) {
    System.out.println(what + ": " + Locale.getDefault() + " " + Locale.getDefault(Locale.Category.DISPLAY) + " " + Locale.getDefault(Locale.Category.FORMAT));
    System.out.println(String.format("%,.2f %d %s", 1234567.891, 1234, 1.5) + " " + new Formatter().format("%.1f", 2.5) + " " + new Formatter().format(Locale.US, "%.1f", 2.5)
        + " " + String.format(Locale.FRANCE, "%.1f", 2.5) + " " + "%.1f".formatted(3.5));
    System.out.println(NumberFormat.getInstance().format(1234.5) + " " + NumberFormat.getPercentInstance().format(0.25) + " " + NumberFormat.getIntegerInstance().format(12345)
        + " " + new DecimalFormat("#,##0.00").format(1234.5) + " " + new MessageFormat("{0}").format(new Object[] {1234.5}));
    System.out.println(Calendar.getInstance().getFirstDayOfWeek() + " " + new GregorianCalendar(2024, 0, 1).getMinimalDaysInFirstWeek() + " "
        + LocalDate.of(2024, 12, 30).format(DateTimeFormatter.ofPattern("YYYY w e")) + " " + LocalDate.of(2024, 5, 6).format(DateTimeFormatter.ofPattern("uuuu")));
  }

  public static void main(String[] args) {
    Locale.setDefault(Locale.US);
    show("us");
    System.out.println(LocalDate.of(2024, 5, 6).format(DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)));
    Locale.setDefault(Locale.UK);
    show("uk");
    System.out.println(LocalDate.of(2024, 5, 6).format(DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)));
    Locale.setDefault(Locale.GERMANY);
    show("germany");
    Locale.setDefault(Locale.Category.FORMAT, Locale.US);
    show("format");
    Locale.setDefault(Locale.Category.DISPLAY, Locale.ITALY);
    show("display");
    for (Runnable wrong : new Runnable[] {() -> Locale.setDefault(null), () -> Locale.setDefault(null, Locale.US), () -> Locale.setDefault(Locale.Category.FORMAT, null)}) {
      try {
        wrong.run();
      } catch (NullPointerException e) {
        System.out.println(e.getMessage());
      }
    }
    System.out.println(Locale.Category.valueOf("FORMAT") + " " + Locale.Category.values().length);
  }
}
// expect: us: en_US en_US en_US
// expect: 1,234,567.89 1234 1.5 2.5 2.5 2,5 3.5
// expect: 1,234.5 25% 12,345 1,234.50 1,234.5
// expect: 1 1 2025 1 2 2024
// expect: May 6, 2024
// expect: uk: en_GB en_GB en_GB
// expect: 1,234,567.89 1234 1.5 2.5 2.5 2,5 3.5
// expect: 1,234.5 25% 12,345 1,234.50 1,234.5
// expect: 2 4 2025 1 1 2024
// expect: 6 May 2024
// expect: germany: de_DE de_DE de_DE
// expect: 1.234.567,89 1234 1.5 2,5 2.5 2,5 3,5
// expect: 1.234,5 25 % 12.345 1.234,50 1.234,5
// expect: 2 4 2025 1 1 2024
// expect: format: de_DE de_DE en_US
// expect: 1,234,567.89 1234 1.5 2.5 2.5 2,5 3.5
// expect: 1,234.5 25% 12,345 1,234.50 1,234.5
// expect: 1 1 2025 1 2 2024
// expect: display: de_DE it_IT en_US
// expect: 1,234,567.89 1234 1.5 2.5 2.5 2,5 3.5
// expect: 1,234.5 25% 12,345 1,234.50 1,234.5
// expect: 1 1 2025 1 2 2024
// expect: Can't set default locale to NULL
// expect: Category cannot be NULL
// expect: Can't set default locale to NULL
// expect: FORMAT 2
