// With which day weeks begin in a country, and how many days of a year its first week has at least: as the Common Locale Data
// Repository says. Without a country: Sunday, 1.
package heddle;

import java.util.Locale;

public final class WeekData {
  private WeekData() {}

  private static final String MONDAY_FOUR =
      " AD AT AX BE BG CH CZ DE DK EE ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT JE LI LT LU MC MQ NL NO PL RE RU SE SJ SK SM VA ";
  private static final String SATURDAY = " AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY ";
  private static final String SUNDAY = " AG AS AU BD BR BS BT BW BZ CA CN CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ"
      + " NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW ";

  private static boolean isIn(String list, String country) {
    return list.contains(" " + country + " ");
  }

  // 1: Monday ... 7: Sunday.
  public static int firstDay(Locale locale) {
    String country = locale.getCountry();
    if (country.isEmpty() || isIn(SUNDAY, country)) return 7;
    return country.equals("MV") ? 5 : isIn(SATURDAY, country) ? 6 : 1;
  }

  public static int minimalDays(Locale locale) {
    return isIn(MONDAY_FOUR, locale.getCountry()) || locale.getCountry().equals("PT") ? 4 : 1;
  }
}
