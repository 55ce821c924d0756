// A currency of ISO 4217.
package java.util;

import heddle.LocaleData;
import heddle.LocaleNames;

public final class Currency implements java.io.Serializable {
  private final String currencyCode;
  private final transient String[] facts;  // LocaleNames.currency
  private final transient Currency older;

  // Nobody else can enter it, as with OpenJDK.
  private static final Object LOCK = new Object();
  private static Currency newest;  // of those that somebody has asked for: there is one object each, which programs may compare

  private Currency(String currencyCode, String[] facts, Currency older) {
    this.currencyCode = currencyCode;
    this.facts = facts;
    this.older = older;
  }

  private Object readResolve() {
    return getInstance(currencyCode);
  }

  public static Currency getInstance(String currencyCode) {
    synchronized (LOCK) {
      Objects.requireNonNull(currencyCode);
      for (Currency each = newest; each != null; each = each.older) {
        if (each.currencyCode.equals(currencyCode)) return each;
      }
      String[] facts = LocaleNames.currency(currencyCode);
      if (facts == null) throw new IllegalArgumentException();
      newest = new Currency(currencyCode, facts, newest);
      return newest;
    }
  }

  public static Currency getInstance(Locale locale) {
    if (LocaleNames.country(locale.getCountry()) == null) throw new IllegalArgumentException();
    String code = LocaleNames.currencyOf(locale);
    return code == null ? null : getInstance(code);
  }

  public static Set<Currency> getAvailableCurrencies() {
    Set<Currency> all = new HashSet<>();
    for (String code : LocaleNames.currencies()) all.add(getInstance(code));
    return all;
  }

  public String getCurrencyCode() {
    return currencyCode;
  }

  public String getSymbol() {
    return getSymbol(Locale.getDefault(Locale.Category.DISPLAY));
  }

  public String getSymbol(Locale locale) {
    return LocaleData.currencySign(locale, currencyCode);
  }

  public int getDefaultFractionDigits() {
    return Integer.parseInt(facts[1]);
  }

  public int getNumericCode() {
    return Integer.parseInt(facts[0]);
  }

  public String getNumericCodeAsString() {
    return "0".repeat(3 - facts[0].length()) + facts[0];
  }

  public String getDisplayName() {
    return getDisplayName(Locale.getDefault(Locale.Category.DISPLAY));
  }

  // In English.
  public String getDisplayName(Locale locale) {
    Objects.requireNonNull(locale);
    return facts[2];
  }

  @Override
  public String toString() {
    return currencyCode;
  }
}
