// Locales: their parts, tags, names, and where upper and lower case depend on the language.
import java.util.*;

public class Locales {
  static void p(Object o) { System.out.println(o); }
  static void show(Locale l) { p(l + "|" + l.getLanguage() + "|" + l.getScript() + "|" + l.getCountry() + "|" + l.getVariant() + "|" + l.toLanguageTag() + "|" + l.getDisplayName(Locale.ENGLISH) + "|" + l.getDisplayLanguage(Locale.ENGLISH) + "|" + l.getDisplayCountry(Locale.ENGLISH) + "|" + l.getDisplayScript(Locale.ENGLISH) + "|" + l.getDisplayVariant(Locale.ENGLISH) + "|" + l.hashCode()); }
  public static void main(String[] a) {
    for (Locale l : new Locale[] {Locale.US, Locale.ROOT, Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE, Locale.PRC, Locale.TAIWAN, Locale.CANADA_FRENCH, new Locale("iw"), new Locale("in", "ID"), new Locale("", "DE"), new Locale("es", "ES", "Traditional_WIN"), new Locale("", "", "x"), new Locale("DE", "at"), new Locale("xx", "YY"), new Locale("de", "276"), new Locale("a", "b")}) show(l);
    for (String s : "de de-DE de-de DE-at zh-Hant zh-hant-tw sl-rozaj-biske und und-DE de--DE d abcdefghi de-DE-abc de_DE iw-IL sr-Latn-RS no-nyn".split(" ")) show(Locale.forLanguageTag(s));
    show(Locale.forLanguageTag(""));
    show(new Locale.Builder().setLanguage("DE").setRegion("at").setScript("latn").build());
    show(new Locale.Builder().setLocale(Locale.CANADA_FRENCH).setRegion("").build());
    show(new Locale.Builder().setLanguageTag("zh-Hans-CN").clear().setRegion("US").build());
    for (int i = 0; i < 8; i++) try { Locale.Builder b = new Locale.Builder(); switch (i) { case 0: b.setLanguage("a1"); break; case 1: b.setRegion("USA"); break; case 2: b.setScript("La"); break; case 3: b.setVariant("a"); break; case 4: b.setLanguageTag("de-x1-"); break; case 5: new Locale(null); break; case 6: new Locale("de", (String) null); break; case 7: b.setLocale(new Locale("a", "b")); break; } p("ok " + i); } catch (Exception e) { p(e); }
    for (String s : "US DE ZZ GB".split(" ")) try { p(new Locale("en", s).getISO3Country() + new Locale("de").getISO3Language()); } catch (Exception e) { p(e + " " + ((MissingResourceException) e).getClassName() + ((MissingResourceException) e).getKey()); }
    try { p(new Locale("qq").getISO3Language()); } catch (Exception e) { p(e); }
    p(new Locale("").getISO3Language() + Locale.ENGLISH.getISO3Country() + ".");
    p(Locale.getISOCountries().length + " " + Locale.getISOLanguages().length + Locale.getISOCountries()[3] + Locale.getISOLanguages()[3] + Arrays.asList(Locale.getISOLanguages()).contains("he"));
    p(Locale.US.clone() == Locale.US); p(Locale.US.equals(new Locale("en", "US"))); p(Locale.US.equals(new Locale("en", "US", "x")));
    p(Locale.US.hasExtensions() + " " + Locale.US.stripExtensions() + Locale.US.getExtensionKeys() + Locale.US.getExtension('u'));
    p(Arrays.asList(Locale.getAvailableLocales()).contains(Locale.GERMANY));
    for (Locale l : new Locale[] {Locale.GERMANY, Locale.FRANCE, Locale.JAPAN, Locale.CHINA, new Locale("pl","PL"), new Locale("pt", "BR")}) p(l.getDisplayName(l) + l.getDisplayLanguage(l) + l.getDisplayCountry(l) + l.getDisplayLanguage(Locale.FRENCH) + l.getDisplayCountry(Locale.ITALY));
  
    String s = "iIıİ Title ISTANBUL istanbul ß ÀI J̃ ÌÍĨ į̇́ I\u0307 i\u0307 I\u0300";
    for (String n : "tr az lt en de tr_TR".split(" ")) { Locale l = new Locale(n.split("_")[0], n.contains("_") ? "TR" : ""); p(n + s.toUpperCase(l) + "|" + s.toLowerCase(l) + "|" + s.toUpperCase(l).length() + "," + s.toLowerCase(l).length()); }
    p(String.format(new Locale("tr"), "%S %s %X", "title i", "i", 0xabc) );
  }
}
// expect: en_US|en||US||en-US|English (United States)|English|United States|||96636889
// expect: |||||und||||||0
// expect: zh_CN|zh||CN||zh-CN|Chinese (China)|Chinese|China|||115834631
// expect: zh_TW|zh||TW||zh-TW|Chinese (Taiwan)|Chinese|Taiwan|||115851247
// expect: zh_CN|zh||CN||zh-CN|Chinese (China)|Chinese|China|||115834631
// expect: zh_TW|zh||TW||zh-TW|Chinese (Taiwan)|Chinese|Taiwan|||115851247
// expect: fr_CA|fr||CA||fr-CA|French (Canada)|French|Canada|||97661718
// expect: he|he||||he|Hebrew|Hebrew||||99055075
// expect: id_ID|id||ID||id-ID|Indonesian (Indonesia)|Indonesian|Indonesia|||100021066
// expect: _DE|||DE||und-DE|Germany||Germany|||67487
// expect: es_ES_Traditional_WIN|es||ES|Traditional_WIN|es-ES|Spanish (Spain, Traditional, WIN)|Spanish|Spain||Traditional, WIN|2079052456
// expect: ||||x|x-lvariant-x|x||||x|120
// expect: de_AT|de||AT||de-AT|German (Austria)|German|Austria|||95426060
// expect: xx_YY|xx||YY||xx-YY|xx (YY)|xx|YY|||114485728
// expect: de_276|de||276||de-276|German (276)|German|276|||96905070
// expect: a_B|a||B||und|a (B)|a|B|||2891773
// expect: de|de||||de|German|German||||95360991
// expect: de_DE|de||DE||de-DE|German (Germany)|German|Germany|||95428478
// expect: de_DE|de||DE||de-DE|German (Germany)|German|Germany|||95428478
// expect: de_AT|de||AT||de-AT|German (Austria)|German|Austria|||95426060
// expect: zh__#Hant|zh|Hant|||zh-Hant|Chinese (Traditional)|Chinese||Traditional||-2024930575
// expect: zh_TW_#Hant|zh|Hant|TW||zh-Hant-TW|Chinese (Traditional, Taiwan)|Chinese|Taiwan|Traditional||-2024847154
// expect: sl__rozaj_biske|sl|||rozaj_biske|sl-rozaj-biske|Slovenian (rozaj, biske)|Slovenian|||rozaj, biske|-735340620
// expect: |||||und||||||0
// expect: _DE|||DE||und-DE|Germany||Germany|||67487
// expect: de|de||||de|German|German||||95360991
// expect: |||||und||||||0
// expect: |||||und||||||0
// expect: de_DE|de||DE||de-DE|German (Germany)|German|Germany|||95428478
// expect: |||||und||||||0
// expect: he_IL|he||IL||he-IL|Hebrew (Israel)|Hebrew|Israel|||99127584
// expect: sr_RS_#Latn|sr|Latn|RS||sr-Latn-RS|Serbian (Latin, Serbia)|Serbian|Serbia|Latin||-1916326353
// expect: nn|nn||||nn|Norwegian Nynorsk|Norwegian Nynorsk||||104864320
// expect: |||||und||||||0
// expect: de_AT_#Latn|de|Latn|AT||de-Latn-AT|German (Latin, Austria)|German|Austria|Latin||-1930582757
// expect: fr|fr||||fr|French|French||||97595316
// expect: _US|||US||und-US|United States||United States|||84258
// expect: java.util.IllformedLocaleException: Ill-formed language: a1 [at index 0]
// expect: java.util.IllformedLocaleException: Ill-formed region: USA [at index 0]
// expect: java.util.IllformedLocaleException: Ill-formed script: La [at index 0]
// expect: java.util.IllformedLocaleException: Ill-formed variant: a [at index 0]
// expect: java.util.IllformedLocaleException: Invalid subtag: x1 [at index 3]
// expect: java.lang.NullPointerException
// expect: java.lang.NullPointerException
// expect: java.util.IllformedLocaleException: Ill-formed language: a [at index 0]
// expect: USAdeu
// expect: DEUdeu
// expect: java.util.MissingResourceException: Couldn't find 3-letter country code for ZZ FormatData_en_ZZShortCountry
// expect: GBRdeu
// expect: java.util.MissingResourceException: Couldn't find 3-letter language code for qq
// expect: .
// expect: 249 188AGaftrue
// expect: false
// expect: true
// expect: false
// expect: false en_US[]null
// expect: true
// expect: Deutsch (Deutschland)DeutschDeutschlandallemandGermania
// expect: français (France)françaisFrancefrançaisFrancia
// expect: 日本語 (日本)日本語日本japonaisGiappone
// expect: 中文 (中国)中文中国chinoisCina
// expect: polski (Polska)polskiPolskapolonaisPolonia
// expect: português (Brasil)portuguêsBrasilportugaisBrasile
// expect: trİIIİ TİTLE ISTANBUL İSTANBUL SS ÀI J̃ ÌÍĨ Į̇́ İ İ̇ Ì|iııi title ıstanbul istanbul ß àı j̃ ìíĩ į̇́ i i̇ ı̀|54,52
// expect: azİIIİ TİTLE ISTANBUL İSTANBUL SS ÀI J̃ ÌÍĨ Į̇́ İ İ̇ Ì|iııi title ıstanbul istanbul ß àı j̃ ìíĩ į̇́ i i̇ ı̀|54,52
// expect: ltIIIİ TITLE ISTANBUL ISTANBUL SS ÀI J̃ ÌÍĨ Į́ İ I Ì|iiıi̇ title istanbul istanbul ß ài j̇̃ i̇̀i̇́i̇̃ į̇́ i̇̇ i̇ i̇̀|52,63
// expect: enIIIİ TITLE ISTANBUL ISTANBUL SS ÀI J̃ ÌÍĨ Į̇́ İ İ Ì|iiıi̇ title istanbul istanbul ß ài j̃ ìíĩ į̇́ i̇ i̇ ì|54,54
// expect: deIIIİ TITLE ISTANBUL ISTANBUL SS ÀI J̃ ÌÍĨ Į̇́ İ İ Ì|iiıi̇ title istanbul istanbul ß ài j̃ ìíĩ į̇́ i̇ i̇ ì|54,54
// expect: tr_TRİIIİ TİTLE ISTANBUL İSTANBUL SS ÀI J̃ ÌÍĨ Į̇́ İ İ̇ Ì|iııi title ıstanbul istanbul ß àı j̃ ìíĩ į̇́ i i̇ ı̀|54,52
// expect: TİTLE İ i ABC
