// Prints the lengths of the months of the Umm al-Qura calendar as OpenJDK has them, for java/time/chrono/HijrahMonths.java: three
// hexadecimal digits for each year from 1300 to 1600, whose highest bit stands for the first month; 1: it has 30 days, else 29.
import java.time.chrono.HijrahChronology;
import java.time.chrono.HijrahDate;

class HijrahMonths {
  public static void main(String[] args) {
    StringBuilder digits = new StringBuilder();
    for (int year = 1300; year <= 1600; year++) {
      int bits = 0;
      for (int month = 1; month <= 12; month++) bits = bits << 1 | HijrahDate.of(year, month, 1).lengthOfMonth() - 29;
      digits.append(String.format("%03x", bits));
    }
    System.out.println(HijrahDate.of(1300, 1, 1).toEpochDay() + " " + HijrahChronology.INSTANCE.getId() + " " + digits);
  }
}
