// A currency of ISO 4217.
package java.util;

import heddle.LocaleData;
import heddle.LocaleNames;

public final class Currency implements java.io.Serializable {
  private final String currencyCode;
  private final transient String[] facts;  // LocaleNames.currency

  private static final Map<String, Currency> ALL = new HashMap<>();  // one object each: programs may compare them

  static {
    for (String code : LocaleNames.currencies()) ALL.put(code, new Currency(code, LocaleNames.currency(code)));
  }

  private Currency(String currencyCode, String[] facts) {
    this.currencyCode = currencyCode;
    this.facts = facts;
  }

  private Object readResolve() {
    return getInstance(currencyCode);
  }

  public static Currency getInstance(String currencyCode) {
    Currency known = ALL.get(Objects.requireNonNull(currencyCode));
    if (known == null) throw new IllegalArgumentException();
    return known;
  }

  public static Currency getInstance(Locale locale) {
    if (LocaleNames.country(locale.getCountry()) == null) throw new IllegalArgumentException();
    String code = LocaleNames.currencyOf(locale);
    return code == null ? null : getInstance(code);
  }

  public static Set<Currency> getAvailableCurrencies() {
    return new HashSet<>(ALL.values());
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
