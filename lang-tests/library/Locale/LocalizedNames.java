// Names, patterns and numbers in the languages that programs use, as OpenJDK has them: those of the Common Locale Data Repository.
import java.text.*;
import java.time.*;
import java.time.chrono.IsoChronology;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class LocalizedNames {
  static final String[] LOCALES = ("root en_CA de_AT fr pt_BR sv no ru ja zh_TW xx").split(" ");

  static Locale locale(String id) {
    String[] parts = id.split("_");
    return id.equals("root") ? Locale.ROOT : new Locale(parts[0], parts.length > 1 ? parts[1] : "");
  }

  static void names(Locale l, TextStyle style) {
    StringBuilder out = new StringBuilder("  " + style + ":");
    for (Month m : Month.values()) out.append(' ').append(m.getDisplayName(style, l));
    out.append(" |");
    for (DayOfWeek d : DayOfWeek.values()) out.append(' ').append(d.getDisplayName(style, l));
    DateTimeFormatter rest = new DateTimeFormatterBuilder().appendLiteral(" | ").appendText(ChronoField.AMPM_OF_DAY, style).appendLiteral(' ')
        .appendText(ChronoField.ERA, style).appendLiteral(' ').appendText(IsoFields.QUARTER_OF_YEAR, style).toFormatter(l);
    out.append(rest.format(LocalDateTime.of(-5, 8, 1, 9, 0))).append(rest.format(LocalDateTime.of(2020, 1, 1, 19, 0)));
    System.out.println(out);
  }

  static void patterns(Locale l) {
    for (FormatStyle d : FormatStyle.values()) {
      StringBuilder out = new StringBuilder("  " + d);
      for (FormatStyle t : FormatStyle.values()) out.append(" | ").append(DateTimeFormatterBuilder.getLocalizedDateTimePattern(d, t, IsoChronology.INSTANCE, l));
      out.append(" | ").append(((SimpleDateFormat) DateFormat.getDateInstance(d.ordinal(), l)).toPattern());
      ZonedDateTime time = ZonedDateTime.of(2023, 7, 3, 14, 5, 9, 0, ZoneId.of("America/New_York"));
      out.append(" | ").append(DateTimeFormatter.ofLocalizedDate(d).withLocale(l).format(time));
      System.out.println(out);
    }
  }

  static void numbers(Locale l) {
    DecimalFormatSymbols s = DecimalFormatSymbols.getInstance(l);
    System.out.println("  " + s.getDecimalSeparator() + s.getGroupingSeparator() + s.getMinusSign() + s.getPercent() + s.getInfinity() + s.getNaN()
        + s.getExponentSeparator() + s.getMonetaryDecimalSeparator() + s.getMonetaryGroupingSeparator() + s.getCurrencySymbol() + s.getInternationalCurrencySymbol());
    System.out.println("  " + NumberFormat.getInstance(l).format(-1234567.891) + " " + NumberFormat.getPercentInstance(l).format(-0.256) + " "
        + NumberFormat.getCurrencyInstance(l).format(-1234.5) + " " + NumberFormat.getCurrencyInstance(l).format(1234.5) + " "
        + NumberFormat.getIntegerInstance(l).format(1e6) + " " + NumberFormat.getInstance(l).format(Double.NEGATIVE_INFINITY));
    StringBuilder signs = new StringBuilder(" ");
    for (String code : "USD EUR GBP JPY CHF CNY INR KRW BRL CAD SEK PLN RUB XXX".split(" ")) signs.append(' ').append(Currency.getInstance(code).getSymbol(l));
    System.out.println(signs);
    System.out.println("  " + String.format(l, "%,.2f %d %,d %e %.3f %tA %<ta %<tB %<tb %<tp %<tc %<tr %S", -12345.678, -123, 1234567, 12345.678, 1e-5,
        new GregorianCalendar(TimeZone.getTimeZone("UTC"), l) {{ clear(); set(2020, 2, 3, 14, 5); }}, "title"));
  }

  static void old(Locale l) {
    Date date = new Date(1700000000000L);
    SimpleDateFormat f = new SimpleDateFormat("EEE EEEE d. MMM MMMM LLL LLLL MMMMM a G z", l);
    f.setTimeZone(TimeZone.getTimeZone("UTC"));
    DateFormatSymbols s = DateFormatSymbols.getInstance(l);
    System.out.println("  " + f.format(date) + " " + new SimpleDateFormat("MMMM", l).format(date) + " " + s.getMonths()[4] + s.getShortMonths()[8] + s.getWeekdays()[1]
        + s.getShortWeekdays()[4] + s.getAmPmStrings()[0] + s.getEras()[0] + " " + new TreeMap<>(new GregorianCalendar(2023, 1, 3).getDisplayNames(Calendar.DAY_OF_WEEK, Calendar.SHORT, l)));
  }

  public static void main(String[] args) throws Exception {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    for (String id : LOCALES) {
      Locale l = locale(id);
      System.out.println(id);
      for (TextStyle style : TextStyle.values()) names(l, style);
      patterns(l);
      numbers(l);
      old(l);
      DateTimeFormatter f = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu, d MMM", l);
      LocalDate day = LocalDate.of(2024, 9, 17);
      System.out.println("  " + LocalDate.parse(f.format(day), f).equals(day) + " " + WeekFields.of(l));
    }
  }
}
// expect: root
// expect:   FULL: Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec | Mon Tue Wed Thu Fri Sat Sun | AM BCE Q3 | PM CE Q1
// expect:   FULL_STANDALONE: Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec | Mon Tue Wed Thu Fri Sat Sun | 0 0 Q3 | 1 1 Q1
// expect:   SHORT: Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec | Mon Tue Wed Thu Fri Sat Sun | AM BC Q3 | PM AD Q1
// expect:   SHORT_STANDALONE: Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec | Mon Tue Wed Thu Fri Sat Sun | 0 0 3 | 1 1 1
// expect:   NARROW: 1 2 3 4 5 6 7 8 9 10 11 12 | M T W T F S S | AM BCE 3 | PM CE 1
// expect:   NARROW_STANDALONE: 1 2 3 4 5 6 7 8 9 10 11 12 | M T W T F S S | 0 0 3 | 1 1 1
// expect:   FULL | y MMMM d, EEEE HH:mm:ss zzzz | y MMMM d, EEEE HH:mm:ss z | y MMMM d, EEEE HH:mm:ss | y MMMM d, EEEE HH:mm | y MMMM d, EEEE | 2023 Jul 3, Mon
// expect:   LONG | y MMMM d HH:mm:ss zzzz | y MMMM d HH:mm:ss z | y MMMM d HH:mm:ss | y MMMM d HH:mm | y MMMM d | 2023 Jul 3
// expect:   MEDIUM | y MMM d HH:mm:ss zzzz | y MMM d HH:mm:ss z | y MMM d HH:mm:ss | y MMM d HH:mm | y MMM d | 2023 Jul 3
// expect:   SHORT | y-MM-dd HH:mm:ss zzzz | y-MM-dd HH:mm:ss z | y-MM-dd HH:mm:ss | y-MM-dd HH:mm | y-MM-dd | 2023-07-03
// expect:   .,-%∞NaNE.,¤XXX
// expect:   -1,234,567.891 -26% -¤ 1,234.50 ¤ 1,234.50 1,000,000 -∞
// expect:   US$ € £ JP¥ CHF CN¥ ₹ ₩ R$ CA$ SEK PLN RUB ¤
// expect:   -12,345.68 -123 1,234,567 1.234568e+04 0.000 Tue Tue Mar Mar pm Tue Mar 03 14:05:00 UTC 2020 02:05:00 PM TITLE
// expect:   Tue Tue 14. Nov Nov Nov Nov Nov PM CE UTC Nov MaySepSunWedAMBCE {Fri=6, Mon=2, Sat=7, Sun=1, Thu=5, Tue=3, Wed=4}
// expect:   true WeekFields[SUNDAY,1]
// expect: en_CA
// expect:   FULL: January February March April May June July August September October November December | Monday Tuesday Wednesday Thursday Friday Saturday Sunday | a.m. Before Christ 3rd quarter | p.m. Anno Domini 1st quarter
// expect:   FULL_STANDALONE: January February March April May June July August September October November December | Monday Tuesday Wednesday Thursday Friday Saturday Sunday | 0 0 3rd quarter | 1 1 1st quarter
// expect:   SHORT: Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sep. Oct. Nov. Dec. | Mon. Tue. Wed. Thu. Fri. Sat. Sun. | a.m. BC Q3 | p.m. AD Q1
// expect:   SHORT_STANDALONE: Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sep. Oct. Nov. Dec. | Mon. Tue. Wed. Thu. Fri. Sat. Sun. | 0 0 Q3 | 1 1 Q1
// expect:   NARROW: J F M A M J J A S O N D | M T W T F S S | am B 3 | pm A 1
// expect:   NARROW_STANDALONE: J F M A M J J A S O N D | M T W T F S S | 0 0 3 | 1 1 1
// expect:   FULL | EEEE, MMMM d, y 'at' h:mm:ss a zzzz | EEEE, MMMM d, y 'at' h:mm:ss a z | EEEE, MMMM d, y, h:mm:ss a | EEEE, MMMM d, y, h:mm a | EEEE, MMMM d, y | Monday, July 3, 2023
// expect:   LONG | MMMM d, y 'at' h:mm:ss a zzzz | MMMM d, y 'at' h:mm:ss a z | MMMM d, y, h:mm:ss a | MMMM d, y, h:mm a | MMMM d, y | July 3, 2023
// expect:   MEDIUM | MMM d, y, h:mm:ss a zzzz | MMM d, y, h:mm:ss a z | MMM d, y, h:mm:ss a | MMM d, y, h:mm a | MMM d, y | Jul. 3, 2023
// expect:   SHORT | y-MM-dd, h:mm:ss a zzzz | y-MM-dd, h:mm:ss a z | y-MM-dd, h:mm:ss a | y-MM-dd, h:mm a | y-MM-dd | 2023-07-03
// expect:   .,-%∞NaNe.,$CAD
// expect:   -1,234,567.891 -26% -$1,234.50 $1,234.50 1,000,000 -∞
// expect:   US$ € £ JP¥ CHF CN¥ ₹ ₩ R$ $ SEK PLN RUB ¤
// expect:   -12,345.68 -123 1,234,567 1.234568e+04 0.000 Tuesday Tue. March Mar. p.m. Tue. Mar. 03 14:05:00 UTC 2020 02:05:00 P.M. TITLE
// expect:   Tue. Tuesday 14. Nov. November Nov. November November p.m. AD UTC November MaySep.SundayWed.a.m.BC {Fri.=6, Mon.=2, Sat.=7, Sun.=1, Thu.=5, Tue.=3, Wed.=4}
// expect:   true WeekFields[SUNDAY,1]
// expect: de_AT
// expect:   FULL: Jänner Februar März April Mai Juni Juli August September Oktober November Dezember | Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag | AM v. Chr. 3. Quartal | PM n. Chr. 1. Quartal
// expect:   FULL_STANDALONE: Jänner Februar März April Mai Juni Juli August September Oktober November Dezember | Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag | 0 0 3. Quartal | 1 1 1. Quartal
// expect:   SHORT: Jän. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez. | Mo. Di. Mi. Do. Fr. Sa. So. | AM v. Chr. Q3 | PM n. Chr. Q1
// expect:   SHORT_STANDALONE: Jän Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez | Mo Di Mi Do Fr Sa So | 0 0 Q3 | 1 1 Q1
// expect:   NARROW: J F M A M J J A S O N D | M D M D F S S | AM v. Chr. 3 | PM n. Chr. 1
// expect:   NARROW_STANDALONE: J F M A M J J A S O N D | M D M D F S S | 0 0 3 | 1 1 1
// expect:   FULL | EEEE, d. MMMM y 'um' HH:mm:ss zzzz | EEEE, d. MMMM y 'um' HH:mm:ss z | EEEE, d. MMMM y, HH:mm:ss | EEEE, d. MMMM y, HH:mm | EEEE, d. MMMM y | Montag, 3. Juli 2023
// expect:   LONG | d. MMMM y 'um' HH:mm:ss zzzz | d. MMMM y 'um' HH:mm:ss z | d. MMMM y, HH:mm:ss | d. MMMM y, HH:mm | d. MMMM y | 3. Juli 2023
// expect:   MEDIUM | dd.MM.y, HH:mm:ss zzzz | dd.MM.y, HH:mm:ss z | dd.MM.y, HH:mm:ss | dd.MM.y, HH:mm | dd.MM.y | 03.07.2023
// expect:   SHORT | dd.MM.yy, HH:mm:ss zzzz | dd.MM.yy, HH:mm:ss z | dd.MM.yy, HH:mm:ss | dd.MM.yy, HH:mm | dd.MM.yy | 03.07.23
// expect:   , -%∞NaNE,.€EUR
// expect:   -1 234 567,891 -26 % -€ 1.234,50 € 1.234,50 1 000 000 -∞
// expect:   $ € £ ¥ CHF CN¥ ₹ ₩ R$ CA$ SEK PLN RUB XXX
// expect:   -12 345,68 -123 1 234 567 1,234568e+04 0,000 Dienstag Di. März März pm Di. März 03 14:05:00 UTC 2020 02:05:00 PM TITLE
// expect:   Di. Dienstag 14. Nov. November Nov November November PM n. Chr. UTC November MaiSep.SonntagMi.AMv. Chr. {Di.=3, Do.=5, Fr.=6, Mi.=4, Mo.=2, Sa.=7, So.=1}
// expect:   true WeekFields[MONDAY,4]
// expect: fr
// expect:   FULL: janvier février mars avril mai juin juillet août septembre octobre novembre décembre | lundi mardi mercredi jeudi vendredi samedi dimanche | AM avant Jésus-Christ 3e trimestre | PM après Jésus-Christ 1er trimestre
// expect:   FULL_STANDALONE: janvier février mars avril mai juin juillet août septembre octobre novembre décembre | lundi mardi mercredi jeudi vendredi samedi dimanche | 0 0 3e trimestre | 1 1 1er trimestre
// expect:   SHORT: janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc. | lun. mar. mer. jeu. ven. sam. dim. | AM BC T3 | PM ap. J.-C. T1
// expect:   SHORT_STANDALONE: janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc. | lun. mar. mer. jeu. ven. sam. dim. | 0 0 T3 | 1 1 T1
// expect:   NARROW: J F M A M J J A S O N D | L M M J V S D | AM av. J.-C. 3 | PM ap. J.-C. 1
// expect:   NARROW_STANDALONE: J F M A M J J A S O N D | L M M J V S D | 0 0 3 | 1 1 1
// expect:   FULL | EEEE d MMMM y 'à' HH:mm:ss zzzz | EEEE d MMMM y 'à' HH:mm:ss z | EEEE d MMMM y, HH:mm:ss | EEEE d MMMM y HH:mm | EEEE d MMMM y | lundi 3 juillet 2023
// expect:   LONG | d MMMM y 'à' HH:mm:ss zzzz | d MMMM y 'à' HH:mm:ss z | d MMMM y, HH:mm:ss | d MMMM y HH:mm | d MMMM y | 3 juillet 2023
// expect:   MEDIUM | d MMM y, HH:mm:ss zzzz | d MMM y, HH:mm:ss z | d MMM y, HH:mm:ss | d MMM y HH:mm | d MMM y | 3 juil. 2023
// expect:   SHORT | dd/MM/y HH:mm:ss zzzz | dd/MM/y HH:mm:ss z | dd/MM/y HH:mm:ss | dd/MM/y HH:mm | dd/MM/y | 03/07/2023
// expect:   , -%∞NaNE, ¤XXX
// expect:   -1 234 567,891 -26 % -1 234,50 ¤ 1 234,50 ¤ 1 000 000 -∞
// expect:   $US € £GB JPY CHF CNY ₹ ₩ R$ $CA SEK PLN RUB ¤
// expect:   -12 345,68 -123 1 234 567 1,234568e+04 0,000 mardi mar. mars mars pm mar. mars 03 14:05:00 UTC 2020 02:05:00 PM TITLE
// expect:   mar. mardi 14. nov. novembre nov. novembre novembre PM ap. J.-C. UTC novembre maisept.dimanchemer.AMav. J.-C. {dim.=1, jeu.=5, lun.=2, mar.=3, mer.=4, sam.=7, ven.=6}
// expect:   true WeekFields[SUNDAY,1]
// expect: pt_BR
// expect:   FULL: janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro | segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo | AM antes de Cristo 3º trimestre | PM depois de Cristo 1º trimestre
// expect:   FULL_STANDALONE: janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro | segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo | 0 0 3º trimestre | 1 1 1º trimestre
// expect:   SHORT: jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez. | seg. ter. qua. qui. sex. sáb. dom. | AM a.C. T3 | PM d.C. T1
// expect:   SHORT_STANDALONE: jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez. | seg. ter. qua. qui. sex. sáb. dom. | 0 0 T3 | 1 1 T1
// expect:   NARROW: J F M A M J J A S O N D | S T Q Q S S D | AM a.C. 3 | PM d.C. 1
// expect:   NARROW_STANDALONE: J F M A M J J A S O N D | S T Q Q S S D | 0 0 3 | 1 1 1
// expect:   FULL | EEEE, d 'de' MMMM 'de' y HH:mm:ss zzzz | EEEE, d 'de' MMMM 'de' y HH:mm:ss z | EEEE, d 'de' MMMM 'de' y HH:mm:ss | EEEE, d 'de' MMMM 'de' y HH:mm | EEEE, d 'de' MMMM 'de' y | segunda-feira, 3 de julho de 2023
// expect:   LONG | d 'de' MMMM 'de' y HH:mm:ss zzzz | d 'de' MMMM 'de' y HH:mm:ss z | d 'de' MMMM 'de' y HH:mm:ss | d 'de' MMMM 'de' y HH:mm | d 'de' MMMM 'de' y | 3 de julho de 2023
// expect:   MEDIUM | d 'de' MMM 'de' y HH:mm:ss zzzz | d 'de' MMM 'de' y HH:mm:ss z | d 'de' MMM 'de' y HH:mm:ss | d 'de' MMM 'de' y HH:mm | d 'de' MMM 'de' y | 3 de jul. de 2023
// expect:   SHORT | dd/MM/y HH:mm:ss zzzz | dd/MM/y HH:mm:ss z | dd/MM/y HH:mm:ss | dd/MM/y HH:mm | dd/MM/y | 03/07/2023
// expect:   ,.-%∞NaNE,.R$BRL
// expect:   -1.234.567,891 -26% -R$ 1.234,50 R$ 1.234,50 1.000.000 -∞
// expect:   US$ € £ JP¥ CHF CN¥ ₹ ₩ R$ CA$ SEK PLN RUB ¤
// expect:   -12.345,68 -123 1.234.567 1,234568e+04 0,000 terça-feira ter. março mar. pm ter. mar. 03 14:05:00 UTC 2020 02:05:00 PM TITLE
// expect:   ter. terça-feira 14. nov. novembro nov. novembro novembro PM d.C. UTC novembro maioset.domingoqua.AMa.C. {dom.=1, qua.=4, qui.=5, seg.=2, sex.=6, sáb.=7, ter.=3}
// expect:   true WeekFields[SUNDAY,1]
// expect: sv
// expect:   FULL: januari februari mars april maj juni juli augusti september oktober november december | måndag tisdag onsdag torsdag fredag lördag söndag | fm före Kristus 3:e kvartalet | em efter Kristus 1:a kvartalet
// expect:   FULL_STANDALONE: januari februari mars april maj juni juli augusti september oktober november december | måndag tisdag onsdag torsdag fredag lördag söndag | 0 0 3:e kvartalet | 1 1 1:a kvartalet
// expect:   SHORT: jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec. | mån tis ons tors fre lör sön | fm före Kristus K3 | em efter Kristus K1
// expect:   SHORT_STANDALONE: jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec. | mån tis ons tors fre lör sön | 0 0 K3 | 1 1 K1
// expect:   NARROW: J F M A M J J A S O N D | M T O T F L S | fm f.Kr. 3 | em e.Kr. 1
// expect:   NARROW_STANDALONE: J F M A M J J A S O N D | M T O T F L S | 0 0 3 | 1 1 1
// expect:   FULL | EEEE d MMMM y HH:mm:ss zzzz | EEEE d MMMM y HH:mm:ss z | EEEE d MMMM y HH:mm:ss | EEEE d MMMM y HH:mm | EEEE d MMMM y | måndag 3 juli 2023
// expect:   LONG | d MMMM y HH:mm:ss zzzz | d MMMM y HH:mm:ss z | d MMMM y HH:mm:ss | d MMMM y HH:mm | d MMMM y | 3 juli 2023
// expect:   MEDIUM | d MMM y HH:mm:ss zzzz | d MMM y HH:mm:ss z | d MMM y HH:mm:ss | d MMM y HH:mm | d MMM y | 3 juli 2023
// expect:   SHORT | y-MM-dd HH:mm:ss zzzz | y-MM-dd HH:mm:ss z | y-MM-dd HH:mm:ss | y-MM-dd HH:mm | y-MM-dd | 2023-07-03
// expect:   , −%∞NaN×10^, ¤XXX
// expect:   −1 234 567,891 −26 % −1 234,50 ¤ 1 234,50 ¤ 1 000 000 −∞
// expect:   US$ € GBP JPY CHF CNY INR KRW BR$ CA$ kr PLN RUB ¤
// expect:   -12 345,68 -123 1 234 567 1,234568e+04 0,000 tisdag tis mars mars em tis mars 03 14:05:00 UTC 2020 02:05:00 EM TITLE
// expect:   tis tisdag 14. nov. november nov. november november em e.Kr. UTC november majsep.söndagonsfmf.Kr. {fre=6, lör=7, mån=2, ons=4, sön=1, tis=3, tors=5}
// expect:   true WeekFields[SUNDAY,1]
// expect: no
// expect:   FULL: januar februar mars april mai juni juli august september oktober november desember | mandag tirsdag onsdag torsdag fredag lørdag søndag | a.m. før Kristus 3. kvartal | p.m. etter Kristus 1. kvartal
// expect:   FULL_STANDALONE: januar februar mars april mai juni juli august september oktober november desember | mandag tirsdag onsdag torsdag fredag lørdag søndag | 0 0 3. kvartal | 1 1 1. kvartal
// expect:   SHORT: jan. feb. mar. apr. mai jun. jul. aug. sep. okt. nov. des. | man. tir. ons. tor. fre. lør. søn. | a.m. f.Kr. K3 | p.m. e.Kr. K1
// expect:   SHORT_STANDALONE: jan feb mar apr mai jun jul aug sep okt nov des | man. tir. ons. tor. fre. lør. søn. | 0 0 K3 | 1 1 K1
// expect:   NARROW: J F M A M J J A S O N D | M T O T F L S | a f.Kr. 3. | p e.Kr. 1.
// expect:   NARROW_STANDALONE: J F M A M J J A S O N D | M T O T F L S | 0 0 3. | 1 1 1.
// expect:   FULL | EEEE d. MMMM y 'kl'. HH:mm:ss zzzz | EEEE d. MMMM y 'kl'. HH:mm:ss z | EEEE d. MMMM y, HH:mm:ss | EEEE d. MMMM y, HH:mm | EEEE d. MMMM y | mandag 3. juli 2023
// expect:   LONG | d. MMMM y 'kl'. HH:mm:ss zzzz | d. MMMM y 'kl'. HH:mm:ss z | d. MMMM y, HH:mm:ss | d. MMMM y, HH:mm | d. MMMM y | 3. juli 2023
// expect:   MEDIUM | d. MMM y, HH:mm:ss zzzz | d. MMM y, HH:mm:ss z | d. MMM y, HH:mm:ss | d. MMM y, HH:mm | d. MMM y | 3. jul. 2023
// expect:   SHORT | dd.MM.y, HH:mm:ss zzzz | dd.MM.y, HH:mm:ss z | dd.MM.y, HH:mm:ss | dd.MM.y, HH:mm | dd.MM.y | 03.07.2023
// expect:   , −%∞NaNE, ¤XXX
// expect:   −1 234 567,891 −26 % −¤ 1 234,50 ¤ 1 234,50 1 000 000 −∞
// expect:   USD € £ JPY CHF CNY INR KRW BRL CAD SEK PLN RUB XXX
// expect:   -12 345,68 -123 1 234 567 1,234568e+04 0,000 tirsdag tir. mars mar. p.m. tir. mar. 03 14:05:00 UTC 2020 02:05:00 P.M. TITLE
// expect:   tir. tirsdag 14. nov. november nov november november p.m. e.Kr. UTC november maisep.søndagons.a.m.f.Kr. {fre.=6, lør.=7, man.=2, ons.=4, søn.=1, tir.=3, tor.=5}
// expect:   true WeekFields[SUNDAY,1]
// expect: ru
// expect:   FULL: января февраля марта апреля мая июня июля августа сентября октября ноября декабря | понедельник вторник среда четверг пятница суббота воскресенье | AM до Рождества Христова 3-й квартал | PM от Рождества Христова 1-й квартал
// expect:   FULL_STANDALONE: январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь | понедельник вторник среда четверг пятница суббота воскресенье | 0 0 3-й квартал | 1 1 1-й квартал
// expect:   SHORT: янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек. | пн вт ср чт пт сб вс | AM до н.э. 3-й кв. | PM н.э. 1-й кв.
// expect:   SHORT_STANDALONE: янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек. | пн вт ср чт пт сб вс | 0 0 3-й кв. | 1 1 1-й кв.
// expect:   NARROW: Я Ф М А М И И А С О Н Д | пн вт ср чт пт сб вс | AM до н.э. 3 | PM н.э. 1
// expect:   NARROW_STANDALONE: Я Ф М А М И И А С О Н Д | П В С Ч П С В | 0 0 3 | 1 1 1
// expect:   FULL | EEEE, d MMMM y 'г'., HH:mm:ss zzzz | EEEE, d MMMM y 'г'., HH:mm:ss z | EEEE, d MMMM y 'г'., HH:mm:ss | EEEE, d MMMM y 'г'., HH:mm | EEEE, d MMMM y 'г'. | понедельник, 3 июля 2023 г.
// expect:   LONG | d MMMM y 'г'., HH:mm:ss zzzz | d MMMM y 'г'., HH:mm:ss z | d MMMM y 'г'., HH:mm:ss | d MMMM y 'г'., HH:mm | d MMMM y 'г'. | 3 июля 2023 г.
// expect:   MEDIUM | d MMM y 'г'., HH:mm:ss zzzz | d MMM y 'г'., HH:mm:ss z | d MMM y 'г'., HH:mm:ss | d MMM y 'г'., HH:mm | d MMM y 'г'. | 3 июл. 2023 г.
// expect:   SHORT | dd.MM.y, HH:mm:ss zzzz | dd.MM.y, HH:mm:ss z | dd.MM.y, HH:mm:ss | dd.MM.y, HH:mm | dd.MM.y | 03.07.2023
// expect:   , -%∞не числоE, ¤XXX
// expect:   -1 234 567,891 -26 % -1 234,50 ¤ 1 234,50 ¤ 1 000 000 -∞
// expect:   $ € £ ¥ CHF CN¥ ₹ ₩ R$ CA$ SEK PLN ₽ XXXX
// expect:   -12 345,68 -123 1 234 567 1,234568e+04 0,000 вторник вт марта мар. pm вт мар. 03 14:05:00 UTC 2020 02:05:00 PM TITLE
// expect:   вт вторник 14. нояб. ноября нояб. ноябрь ноября PM н. э. UTC ноябрь маясент.воскресеньесрAMдо н. э. {вс=1, вт=3, пн=2, пт=6, сб=7, ср=4, чт=5}
// expect:   true WeekFields[SUNDAY,1]
// expect: ja
// expect:   FULL: 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 | 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 | 午前 紀元前 第3四半期 | 午後 西暦 第1四半期
// expect:   FULL_STANDALONE: 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 | 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 | 0 0 第3四半期 | 1 1 第1四半期
// expect:   SHORT: 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 | 月 火 水 木 金 土 日 | 午前 紀元前 Q3 | 午後 西暦 Q1
// expect:   SHORT_STANDALONE: 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 | 月 火 水 木 金 土 日 | 0 0 Q3 | 1 1 Q1
// expect:   NARROW: 1 2 3 4 5 6 7 8 9 10 11 12 | 月 火 水 木 金 土 日 | 午前 BC 3 | 午後 AD 1
// expect:   NARROW_STANDALONE: 1 2 3 4 5 6 7 8 9 10 11 12 | 月 火 水 木 金 土 日 | 0 0 3 | 1 1 1
// expect:   FULL | y年M月d日EEEE H時mm分ss秒 zzzz | y年M月d日EEEE H:mm:ss z | y年M月d日EEEE H:mm:ss | y年M月d日EEEE H:mm | y年M月d日EEEE | 2023年7月3日月曜日
// expect:   LONG | y年M月d日 H時mm分ss秒 zzzz | y年M月d日 H:mm:ss z | y年M月d日 H:mm:ss | y年M月d日 H:mm | y年M月d日 | 2023年7月3日
// expect:   MEDIUM | y/MM/dd H時mm分ss秒 zzzz | y/MM/dd H:mm:ss z | y/MM/dd H:mm:ss | y/MM/dd H:mm | y/MM/dd | 2023/07/03
// expect:   SHORT | y/MM/dd H時mm分ss秒 zzzz | y/MM/dd H:mm:ss z | y/MM/dd H:mm:ss | y/MM/dd H:mm | y/MM/dd | 2023/07/03
// expect:   .,-%∞NaNE.,¤XXX
// expect:   -1,234,567.891 -26% -¤1,234.50 ¤1,234.50 1,000,000 -∞
// expect:   $ € £ ￥ CHF 元 ₹ ₩ R$ CA$ SEK PLN RUB XXX
// expect:   -12,345.68 -123 1,234,567 1.234568e+04 0.000 火曜日 火 3月 3月 午後 火 3月 03 14:05:00 UTC 2020 02:05:00 午後 TITLE
// expect:   火 火曜日 14. 11月 11月 11月 11月 11月 午後 西暦 UTC 11月 5月9月日曜日水午前紀元前 {土=7, 日=1, 月=2, 木=5, 水=4, 火=3, 金=6}
// expect:   true WeekFields[SUNDAY,1]
// expect: zh_TW
// expect:   FULL: 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 | 星期一 星期二 星期三 星期四 星期五 星期六 星期日 | 上午 西元前 第3季 | 下午 西元 第1季
// expect:   FULL_STANDALONE: 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 | 星期一 星期二 星期三 星期四 星期五 星期六 星期日 | 0 0 第3季 | 1 1 第1季
// expect:   SHORT: 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 | 週一 週二 週三 週四 週五 週六 週日 | 上午 西元前 第3季 | 下午 西元 第1季
// expect:   SHORT_STANDALONE: 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 | 週一 週二 週三 週四 週五 週六 週日 | 0 0 第3季 | 1 1 第1季
// expect:   NARROW: 1 2 3 4 5 6 7 8 9 10 11 12 | 一 二 三 四 五 六 日 | 上午 西元前 3 | 下午 西元 1
// expect:   NARROW_STANDALONE: 1 2 3 4 5 6 7 8 9 10 11 12 | 一 二 三 四 五 六 日 | 0 0 3 | 1 1 1
// expect:   FULL | y年M月d日 EEEE ah:mm:ss [zzzz] | y年M月d日 EEEE ah:mm:ss [z] | y年M月d日 EEEE ah:mm:ss | y年M月d日 EEEE ah:mm | y年M月d日 EEEE | 2023年7月3日 星期一
// expect:   LONG | y年M月d日 ah:mm:ss [zzzz] | y年M月d日 ah:mm:ss [z] | y年M月d日 ah:mm:ss | y年M月d日 ah:mm | y年M月d日 | 2023年7月3日
// expect:   MEDIUM | y年M月d日 ah:mm:ss [zzzz] | y年M月d日 ah:mm:ss [z] | y年M月d日 ah:mm:ss | y年M月d日 ah:mm | y年M月d日 | 2023年7月3日
// expect:   SHORT | y/M/d ah:mm:ss [zzzz] | y/M/d ah:mm:ss [z] | y/M/d ah:mm:ss | y/M/d ah:mm | y/M/d | 2023/7/3
// expect:   .,-%∞非數值E.,$TWD
// expect:   -1,234,567.891 -26% -$1,234.50 $1,234.50 1,000,000 -∞
// expect:   US$ € £ ¥ CHF CN¥ ₹ ￦ R$ CA$ SEK PLN RUB XXX
// expect:   -12,345.68 -123 1,234,567 1.234568e+04 0.000 星期二 週二 3月 3月 下午 週二 3月 03 14:05:00 UTC 2020 02:05:00 下午 TITLE
// expect:   週二 星期二 14. 11月 11月 11月 11月 11月 下午 西元 UTC 11月 5月9月星期日週三上午西元前 {週一=2, 週三=4, 週二=3, 週五=6, 週六=7, 週四=5, 週日=1}
// expect:   true WeekFields[SUNDAY,1]
// expect: xx
// expect:   FULL: Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec | Mon Tue Wed Thu Fri Sat Sun | AM BCE Q3 | PM CE Q1
// expect:   FULL_STANDALONE: Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec | Mon Tue Wed Thu Fri Sat Sun | 0 0 Q3 | 1 1 Q1
// expect:   SHORT: Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec | Mon Tue Wed Thu Fri Sat Sun | AM BC Q3 | PM AD Q1
// expect:   SHORT_STANDALONE: Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec | Mon Tue Wed Thu Fri Sat Sun | 0 0 3 | 1 1 1
// expect:   NARROW: 1 2 3 4 5 6 7 8 9 10 11 12 | M T W T F S S | AM BCE 3 | PM CE 1
// expect:   NARROW_STANDALONE: 1 2 3 4 5 6 7 8 9 10 11 12 | M T W T F S S | 0 0 3 | 1 1 1
// expect:   FULL | y MMMM d, EEEE HH:mm:ss zzzz | y MMMM d, EEEE HH:mm:ss z | y MMMM d, EEEE HH:mm:ss | y MMMM d, EEEE HH:mm | y MMMM d, EEEE | 2023 Jul 3, Mon
// expect:   LONG | y MMMM d HH:mm:ss zzzz | y MMMM d HH:mm:ss z | y MMMM d HH:mm:ss | y MMMM d HH:mm | y MMMM d | 2023 Jul 3
// expect:   MEDIUM | y MMM d HH:mm:ss zzzz | y MMM d HH:mm:ss z | y MMM d HH:mm:ss | y MMM d HH:mm | y MMM d | 2023 Jul 3
// expect:   SHORT | y-MM-dd HH:mm:ss zzzz | y-MM-dd HH:mm:ss z | y-MM-dd HH:mm:ss | y-MM-dd HH:mm | y-MM-dd | 2023-07-03
// expect:   .,-%∞NaNE.,¤XXX
// expect:   -1,234,567.891 -26% -¤ 1,234.50 ¤ 1,234.50 1,000,000 -∞
// expect:   US$ € £ JP¥ CHF CN¥ ₹ ₩ R$ CA$ SEK PLN RUB ¤
// expect:   -12,345.68 -123 1,234,567 1.234568e+04 0.000 Tue Tue Mar Mar pm Tue Mar 03 14:05:00 UTC 2020 02:05:00 PM TITLE
// expect:   Tue Tue 14. Nov Nov Nov Nov Nov PM CE UTC Nov MaySepSunWedAMBCE {Fri=6, Mon=2, Sat=7, Sun=1, Thu=5, Tue=3, Wed=4}
// expect:   true WeekFields[SUNDAY,1]
