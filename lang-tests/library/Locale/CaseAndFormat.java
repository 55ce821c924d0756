// Locale.ROOT and US in case conversion and format.
import java.util.Locale;

public class CaseAndFormat {
  public static void main(String[] args) {
    System.out.println("TITLE".toLowerCase(Locale.ROOT) + " " + "istanbul".toUpperCase(Locale.ENGLISH));
    System.out.println(String.format(Locale.US, "%,.2f|%,d", 1234567.891, 1234567));
    System.out.printf(Locale.ROOT, "%.1f%n", 0.05);
    System.out.println(Locale.US + " " + Locale.US.getLanguage());
  }
}
// expect: title ISTANBUL
// expect: 1,234,567.89|1,234,567
// expect: 0.1
// expect: en_US en
