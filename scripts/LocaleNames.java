// Prints what OpenJDK knows of locales, for scripts/make_locale_data.py: `java LocaleNames.java arab,thai,... root de de_AT ...`, a line for each
// key: "locale key value|value". It asks the documented methods of the class library only.
import java.io.PrintStream;
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.Chronology;
import java.time.chrono.Era;
import java.time.chrono.HijrahChronology;
import java.time.chrono.HijrahDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.MinguoChronology;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.TreeSet;

class LocaleNames {
  private static final PrintStream OUT = new PrintStream(System.out, true, java.nio.charset.StandardCharsets.UTF_8);

  private final String id;
  private final Locale locale;

  LocaleNames(String id) {
    this.id = id;
    String[] parts = id.split("_");
    locale = id.equals("root") ? Locale.ROOT : new Locale(parts[0], parts.length > 1 ? parts[1] : "");
  }

  private void line(String key, List<String> values) {
    OUT.println(id + " " + key + " " + String.join("|", values));
  }

  private String text(TemporalField field, TextStyle style, TemporalAccessor value) {
    return new DateTimeFormatterBuilder().appendText(field, style).toFormatter(locale).format(value);
  }

  private void names(TextStyle style) {
    int i = style.ordinal();
    List<String> months = new ArrayList<>(), days = new ArrayList<>(), quarters = new ArrayList<>();
    for (Month m : Month.values()) months.add(m.getDisplayName(style, locale));
    for (DayOfWeek d : DayOfWeek.values()) days.add(d.getDisplayName(style, locale));
    for (int q = 0; q < 4; q++) quarters.add(text(IsoFields.QUARTER_OF_YEAR, style, LocalDate.of(2000, 3 * q + 1, 1)));
    line("M" + i, months);
    line("D" + i, days);
    line("Q" + i, quarters);
    if (style.isStandalone()) return;
    line("A" + i, List.of(text(ChronoField.AMPM_OF_DAY, style, LocalTime.MIN), text(ChronoField.AMPM_OF_DAY, style, LocalTime.NOON)));
    line("E" + i, List.of(text(ChronoField.ERA, style, LocalDate.of(-1, 1, 1)), text(ChronoField.ERA, style, LocalDate.of(1, 1, 1))));
  }

  // The names of the parts of the day at each minute.
  private void periods() {
    for (TextStyle style : new TextStyle[] {TextStyle.FULL, TextStyle.SHORT, TextStyle.NARROW}) {
      DateTimeFormatter format = new DateTimeFormatterBuilder().appendDayPeriodText(style).toFormatter(locale);
      List<String> names = new ArrayList<>();
      for (int minute = 0; minute < 1440; minute++) names.add(format.format(LocalTime.ofSecondOfDay(minute * 60)));
      line("B" + style.ordinal(), names);
    }
  }

  // Of the other calendars: eras, the months of the Islamic one, patterns.
  private void calendars() {
    for (Chronology calendar : new Chronology[] {ThaiBuddhistChronology.INSTANCE, MinguoChronology.INSTANCE, JapaneseChronology.INSTANCE,
        HijrahChronology.INSTANCE}) {
      String type = calendar.getCalendarType().replace("-umalqura", "");
      for (TextStyle style : new TextStyle[] {TextStyle.FULL, TextStyle.SHORT, TextStyle.NARROW}) {
        List<String> eras = new ArrayList<>();
        for (Era era : calendar.eras()) eras.add(era.getDisplayName(style, locale));
        line("E" + style.ordinal() + "-" + type, eras);
      }
    }
    for (TextStyle style : TextStyle.values()) {
      List<String> months = new ArrayList<>();
      for (int m = 1; m <= 12; m++) months.add(text(ChronoField.MONTH_OF_YEAR, style, HijrahDate.of(1440, m, 1)));
      line("M" + style.ordinal() + "-islamic", months);
    }
    List<String> dates = new ArrayList<>();
    for (FormatStyle style : FormatStyle.values()) {
      dates.add(DateTimeFormatterBuilder.getLocalizedDateTimePattern(style, null, ThaiBuddhistChronology.INSTANCE, locale));
    }
    line("date-other", dates);
  }

  private String pattern(FormatStyle date, FormatStyle time) {
    return DateTimeFormatterBuilder.getLocalizedDateTimePattern(date, time, IsoChronology.INSTANCE, locale);
  }

  private void patterns() {
    List<String> dates = new ArrayList<>(), times = new ArrayList<>(), both = new ArrayList<>();
    for (FormatStyle style : FormatStyle.values()) {
      dates.add(pattern(style, null));
      times.add(pattern(null, style));
      both.add(pattern(style, style).replace(pattern(style, null), "{1}").replace(pattern(null, style), "{0}"));
    }
    List<String> offsets = new ArrayList<>();
    for (String zone : List.of("Etc/GMT-5", "Etc/GMT+5")) {
      String name = TimeZone.getTimeZone(zone).getDisplayName(locale);
      offsets.add(name.replace("05:00", "HH:mm").replace("5:00", "H:mm"));
    }
    offsets.add(DateTimeFormatter.ofPattern("OOOO", locale).format(ZonedDateTime.of(LocalDate.EPOCH, LocalTime.NOON, ZoneOffset.UTC)));
    line("gmt", offsets);
    line("date", dates);
    line("time", times);
    line("both", both);
    List<String> oldDates = new ArrayList<>();
    for (int i = DateFormat.FULL; i <= DateFormat.SHORT; i++) oldDates.add(((SimpleDateFormat) DateFormat.getDateInstance(i, locale))
        .toPattern());
    if (!oldDates.equals(dates)) line("olddate", oldDates);
  }

  private void numbers() {
    NumberFormat[] formats = {NumberFormat.getInstance(locale), NumberFormat.getPercentInstance(locale),
        NumberFormat.getCurrencyInstance(locale)};
    List<String> patterns = new ArrayList<>();
    for (NumberFormat f : formats) patterns.add(((DecimalFormat) f).toPattern());
    line("numbers", patterns);
    DecimalFormatSymbols s = DecimalFormatSymbols.getInstance(locale);
    List<String> symbols = new ArrayList<>();
    for (char c : new char[] {s.getDecimalSeparator(), s.getGroupingSeparator(), s.getMinusSign(), s.getPercent(),
        s.getPerMill()}) symbols.add("" + c);
    symbols.addAll(List.of(s.getInfinity(), s.getNaN(), s.getExponentSeparator(), "" + s.getMonetaryDecimalSeparator(), ""
        + s.getMonetaryGroupingSeparator()));
    line("symbols", symbols);
    List<String> currencies = new ArrayList<>();
    for (Currency c : Currency.getAvailableCurrencies()) {
      if (!c.getSymbol(locale).equals(c.getCurrencyCode())) currencies.add(c + "=" + c.getSymbol(locale));
    }
    currencies.sort(Comparator.naturalOrder());
    line("money", currencies);
  }

  // Numbers of each size whose last digit keeps OpenJDK from rounding the number that says the plural form.
  private void compact() {
    int[] samples = {100, 101, 102, 105, 110, 111, 112, 120, 121, 122, 125, 200, 210, 220, 250, 300, 500};  // as COMPACT_SAMPLES
    for (NumberFormat.Style style : NumberFormat.Style.values()) {
      NumberFormat format = NumberFormat.getCompactNumberInstance(locale, style);
      format.setRoundingMode(java.math.RoundingMode.DOWN);
      List<String> texts = new ArrayList<>();
      for (int power = 3; power < 15; power++) {
        for (int sample : samples) {
          String text = format.format(sample * (long) Math.pow(10, power - 2) + (power > 3 ? 1 : 0));
          boolean plain = text.replaceAll("\\D", "").length() > power;  // written in full: it has no pattern
          texts.add(plain ? "0" : text);
        }
      }
      line("compact" + style.ordinal(), texts);
    }
  }

  // The signs with other digits.
  private void digits(String[] systems) {
    for (String system : systems) {
      DecimalFormatSymbols s = DecimalFormatSymbols.getInstance(new Locale.Builder().setLocale(locale).setUnicodeLocaleKeyword("nu", system)
          .build());
      String minus = ((DecimalFormat) NumberFormat.getInstance(new Locale.Builder().setLocale(locale).setUnicodeLocaleKeyword("nu", system)
          .build())).getNegativePrefix();
      List<String> symbols = new ArrayList<>(List.of("" + s.getZeroDigit(), "" + s.getDecimalSeparator(), "" + s.getGroupingSeparator(), minus));
      for (char c : new char[] {s.getPercent(), s.getPerMill()}) symbols.add("" + c);
      symbols.addAll(List.of(s.getInfinity(), s.getNaN(), s.getExponentSeparator(), "" + s.getMonetaryDecimalSeparator(), ""
          + s.getMonetaryGroupingSeparator()));
      line("digits-" + system, symbols);
    }
  }

  private void fields() {
    List<String> names = new ArrayList<>();
    for (ChronoField field : ChronoField.values()) {
      String name = field.getDisplayName(locale);
      if (!name.equals(field.toString())) names.add(field.name() + "=" + name);
    }
    line("fields", names);
  }

  // The names of the languages and countries of all the locales.
  private void display(String[] ids) {
    TreeSet<String> languages = new TreeSet<>(), countries = new TreeSet<>();
    for (String other : ids) {
      String[] parts = other.split("_");
      if (!other.equals("root")) languages.add(parts[0] + "=" + new Locale(parts[0]).getDisplayLanguage(locale));
      if (parts.length > 1) countries.add(parts[1] + "=" + new Locale("", parts[1]).getDisplayCountry(locale));
    }
    line("languages", new ArrayList<>(languages));
    line("countries", new ArrayList<>(countries));
  }

  // Of currencies and countries, whose names are asked in English only.
  private static void lists() {
    for (Currency c : Currency.getAvailableCurrencies()) {
      OUT.println("currencies " + c + " " + c.getNumericCode() + "|" + c.getDefaultFractionDigits() + "|"
          + c.getDisplayName(Locale.ENGLISH));
    }
    for (String country : Locale.getISOCountries()) {
      Locale locale = new Locale("", country);
      Currency currency = Currency.getInstance(locale);
      String code = currency == null ? "" : currency.getCurrencyCode();
      OUT.println("countries " + country + " " + locale.getISO3Country() + "|" + code + "|" + locale.getDisplayCountry(Locale.ENGLISH));
    }
    for (String language : Locale.getISOLanguages()) {
      Locale locale = new Locale(language);
      OUT.println("languages " + language + " " + locale.getISO3Language() + "|" + locale.getDisplayLanguage(Locale.ENGLISH));
    }
    for (String script : List.of("Arab", "Cyrl", "Hans", "Hant", "Latn")) {
      OUT.println("scripts " + script + " " + new Locale.Builder().setScript(script).build().getDisplayScript(Locale.ENGLISH));
    }
  }

  public static void main(String[] args) {
    String[] systems = args[0].split(","), ids = java.util.Arrays.copyOfRange(args, 1, args.length);
    lists();
    for (String id : ids) {
      LocaleNames names = new LocaleNames(id);
      for (TextStyle style : TextStyle.values()) names.names(style);
      names.line("eras", List.of(DateFormatSymbols.getInstance(names.locale).getEras()));
      names.periods();
      names.calendars();
      names.patterns();
      names.numbers();
      names.compact();
      names.digits(systems);
      names.fields();
      if (!id.equals("root")) names.display(ids);
    }
  }
}
