// The months of the Umm al-Qura calendar from 1300 to 1600 (scripts/HijrahMonths.java has made the table).
package java.time.chrono;

final class HijrahMonths {
  static final int FIRST_YEAR = 1300;
  static final int LAST_YEAR = 1600;
  static final int FIRST_DAY = -31826;  // of 1300, counted from 1970-01-01

  // Three hexadecimal digits for each year. Its highest bit stands for the first month; 1: it has 30 days, else 29.
  private static final String LENGTHS =
      "aaad54ec96d46ea36caad5556a9792ba95d4ada55cd2d69574ab54b6a5ad4aea4f51768b6a5ad52d695b49da4dd26d955ac9b62baa5b"
      + "52ba956caae92f49762b6956acaba4bd25d92dc96d54daa5b52ba55b49b655729754b6a3752b6556aaab52bc95d4ada55caad69574ab"
      + "94baa5b52b6a5752768b745b5555a95b49da4dd26e936aaad54db25d52da95b4aba55b49b64b715b4ab5a55d25e92ec96d4ae996b4ab"
      + "a93d49da4db2ab94baa5b52ba95b2ab5555c4bd23d91da95b4ab5a56d2b693b49b6556a9754b6a56caad555b29b92ba95d4ada55aaab"
      + "595749764baa5b52b6a56e4db25b52b6a5ad2ae92f49764b6a56acad655d49da4dd16d955aa5b52da95b4ad5956ca6e4aea4f52b6956"
      + "aaab54bd25d92ea96d4ada95b4aba55b29b54d6a97547693749b5556aa6b52ba8bd46da35caad64db26b94baa5b52b695751768b725b"
      + "52b5655b49da4ed16d8b6aa6d52da95d4ada95b4ab653729762ba95b2ab5555b25d92ec96d2ae956b4aba55d29d54daa9b54baa3b49b"
      + "a4daaaad52da95d45ea2ec9ad556b26b94baa5d52da95b52ba8bb45b92da95ab4ada4ed16e8b6a56d535695d4ada8dd46da55b29d62b"
      + "b15b4ab955aaaae92ec8f5276956aaad655d29d";

  private HijrahMonths() {}

  static int length(int year, int month) {
    return 29 + (bits(year) >> 12 - month & 1);
  }

  private static int bits(int year) {
    int at = (year - FIRST_YEAR) * 3;
    return Integer.parseInt(LENGTHS.substring(at, at + 3), 16);
  }

  static int lengthOfYear(int year) {
    return 12 * 29 + Integer.bitCount(bits(year));
  }

  // Before the first day of a year; it may be that behind the last one.
  static int days(int year) {
    int result = FIRST_DAY;
    for (int y = FIRST_YEAR; y < year; y++) result += lengthOfYear(y);
    return result;
  }
}
