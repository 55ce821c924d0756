// Extensions of locales: tags and builders, well-formed and not.
import java.util.*;
public class Extensions {
  static void p(Object o) { System.out.println(o); }
  static void show(Locale l) {
    p(l + " | " + l.toLanguageTag() + " | " + l.getLanguage() + "," + l.getScript() + "," + l.getCountry() + "," + l.getVariant() + " | " + l.hasExtensions() + " " + l.getExtensionKeys() + " " + l.getUnicodeLocaleKeys() + " " + l.getUnicodeLocaleAttributes()+" x="+l.getExtension('x')+" u="+l.getExtension('u') + " " + l.hashCode());
    for (String k : l.getUnicodeLocaleKeys()) p("  " + k + "=" + l.getUnicodeLocaleType(k));
    p("  " + l.stripExtensions() + " " + l.stripExtensions().equals(l) + " " + Locale.forLanguageTag(l.toLanguageTag()).equals(l));
  }
  interface R { Object get() throws Exception; }
  static void t(R r) { try { Object o = r.get(); if (o instanceof Locale) show((Locale) o); else if (o instanceof Locale.Builder) show(((Locale.Builder) o).build()); else p(o); } catch (Exception e) { p(e.getClass().getName() + ": " + (e instanceof NullPointerException ? "" : e.getMessage()) + (e instanceof IllformedLocaleException ? " @" + ((IllformedLocaleException) e).getErrorIndex() : "")); } }
  public static void main(String[] a) {
    String[] tags = {"de-DE-u-co-phonebk","th-TH-u-nu-thai","ja-JP-u-ca-japanese","ja-JP-u-ca-japanese-x-lvariant-JP","de-u-attr-zzz-aaa-co-phonebk-ca-buddhist","en-US-x-foo-bar","x-foo","en-a-bbb-x-a-ccc","en-z-foo-a-bar-u-nu-latn-x-priv","en-u-nu-true","en-u-nu","en-u-nu-latn-nu-thai","en-u-NU-LATN","en-US-u","en-US-a","en-US-a-b","en-US-x","en-US-x-toolongsubtag","en-u-a-b","en-u-abc-abc-nu-x-1","en-US-x-lvariant-POSIX","en-x-foo-lvariant-POSIX","en-US-POSIX-x-lvariant-b","i-klingon","en-GB-oed","i-default","i-enochian","zh-min","zh-min-nan","art-lojban","no-bok","no-nyn","sgn-BE-FR","i-lux","cel-gaulish","en-a-foo-a-bar","en-u-nu-latn-u-ca-buddhist","no-NO-x-lvariant-NY","und-u-ca-iso8601","u-ca-buddhist","de--DE","en-u-ca-islamic-umalqura-nu-arab","zh-yue","zh-yue-HK", "en-0-abc", "en-u-va-posix","en-US-u-va-posix","he-u-kk-yes","en-u-12-abc","en-u-1a-abc", "und-Latn-x-a", "en-lvariant-x", "EN-latn-us-U-CA-Buddhist-X-AbC"};
    for (String s : tags) { p("# " + s); t(() -> Locale.forLanguageTag(s)); t(() -> new Locale.Builder().setLanguageTag(s)); }
    show(new Locale("ja", "JP", "JP")); show(new Locale("th", "TH", "TH")); show(new Locale("no", "NO", "NY")); show(new Locale("en","US","x_y_z")); show(new Locale("ja","JP","JP_X"));
    Locale jp = new Locale("ja", "JP", "JP");
    p("builders");
    t(() -> new Locale.Builder().setLocale(jp)); t(() -> new Locale.Builder().setLocale(new Locale("th","TH","TH"))); t(() -> new Locale.Builder().setLocale(new Locale("no","NO","NY"))); t(() -> new Locale.Builder().setLocale(new Locale("en","US","x")));
    for (String s : new String[]{"", "abc", "a", "a_b", "abc-defghijkl", "abc_def", null, "nu-latn", "attr-nu-latn", "LATN", "x-y", "lvariant-foo", "foo-lvariant-bar"}) for (char c : new char[]{'a','u','x','X','U','1','-','\u00e4'}) { p("# ext " + c + " " + s); t(() -> new Locale.Builder().setLanguage("en").setExtension(c, s)); }
    for (String k : new String[]{"nu","NU","n","1a","a1","12","nua","","ca"}) for (String v : new String[]{"latn","", null, "true", "ab","abc-def","abc_def","toolongtype","LATN"}) { p("# kw " + k + " " + v); t(() -> new Locale.Builder().setLanguage("en").setUnicodeLocaleKeyword(k, v)); }
    for (String k : new String[]{"abc","ab","abcdefghi","ABC","","foo_bar",null,"12345"}) { p("# attr " + k); t(() -> new Locale.Builder().setLanguage("en").addUnicodeLocaleAttribute("zzz").addUnicodeLocaleAttribute(k)); t(() -> new Locale.Builder().setLanguage("en").addUnicodeLocaleAttribute("ABC").removeUnicodeLocaleAttribute(k)); }
    t(() -> new Locale.Builder().setLanguage("en").setUnicodeLocaleKeyword("nu","latn").setUnicodeLocaleKeyword("nu",null).setExtension('x',"a").clearExtensions());
    t(() -> new Locale.Builder().setLanguage("en").setUnicodeLocaleKeyword("nu","latn").setExtension('u',"ca-buddhist").setExtension('x',"a").setExtension('b', "zz"));
    t(() -> new Locale.Builder().setUnicodeLocaleKeyword(null,"latn")); t(() -> new Locale.Builder().removeUnicodeLocaleAttribute(null));
    Locale l = Locale.forLanguageTag("en-u-nu-latn-a-foo");
    for (String k : new String[]{"nu","NU","ca","n","xx1"}) t(() -> l.getUnicodeLocaleType(k));
    for (char c : new char[]{'u','U','a','A','x','-','b'}) t(() -> l.getExtension(c));
    t(() -> l.getUnicodeLocaleType(null)); t(() -> { l.getExtensionKeys().clear(); return "?"; });
    t(() -> l.equals(new Locale("en"))); t(() -> { l.getUnicodeLocaleKeys().add("a"); return "?"; });
  }
}
// expect: # de-DE-u-co-phonebk
// expect: de_DE_#u-co-phonebk | de-DE-u-co-phonebk | de,,DE, | true [u] [co] [] x=null u=co-phonebk -1807911600
// expect:   co=phonebk
// expect:   de_DE false true
// expect: de_DE_#u-co-phonebk | de-DE-u-co-phonebk | de,,DE, | true [u] [co] [] x=null u=co-phonebk -1807911600
// expect:   co=phonebk
// expect:   de_DE false true
// expect: # th-TH-u-nu-thai
// expect: th_TH_#u-nu-thai | th-TH-u-nu-thai | th,,TH, | true [u] [nu] [] x=null u=nu-thai -1917602414
// expect:   nu=thai
// expect:   th_TH false true
// expect: th_TH_#u-nu-thai | th-TH-u-nu-thai | th,,TH, | true [u] [nu] [] x=null u=nu-thai -1917602414
// expect:   nu=thai
// expect:   th_TH false true
// expect: # ja-JP-u-ca-japanese
// expect: ja_JP_#u-ca-japanese | ja-JP-u-ca-japanese | ja,,JP, | true [u] [ca] [] x=null u=ca-japanese 1703426059
// expect:   ca=japanese
// expect:   ja_JP false true
// expect: ja_JP_#u-ca-japanese | ja-JP-u-ca-japanese | ja,,JP, | true [u] [ca] [] x=null u=ca-japanese 1703426059
// expect:   ca=japanese
// expect:   ja_JP false true
// expect: # ja-JP-u-ca-japanese-x-lvariant-JP
// expect: ja_JP_JP_#u-ca-japanese | ja-JP-u-ca-japanese-x-lvariant-JP | ja,,JP,JP | true [u] [ca] [] x=null u=ca-japanese 1703425729
// expect:   ca=japanese
// expect:   ja_JP_JP false true
// expect: ja_JP_JP_#u-ca-japanese | ja-JP-u-ca-japanese-x-lvariant-JP | ja,,JP,JP | true [u] [ca] [] x=null u=ca-japanese 1703425729
// expect:   ca=japanese
// expect:   ja_JP_JP false true
// expect: # de-u-attr-zzz-aaa-co-phonebk-ca-buddhist
// expect: de__#u-aaa-attr-zzz-ca-buddhist-co-phonebk | de-u-aaa-attr-zzz-ca-buddhist-co-phonebk | de,,, | true [u] [ca, co] [aaa, attr, zzz] x=null u=aaa-attr-zzz-ca-buddhist-co-phonebk -3652939
// expect:   ca=buddhist
// expect:   co=phonebk
// expect:   de false true
// expect: de__#u-aaa-attr-zzz-ca-buddhist-co-phonebk | de-u-aaa-attr-zzz-ca-buddhist-co-phonebk | de,,, | true [u] [ca, co] [aaa, attr, zzz] x=null u=aaa-attr-zzz-ca-buddhist-co-phonebk -3652939
// expect:   ca=buddhist
// expect:   co=phonebk
// expect:   de false true
// expect: # en-US-x-foo-bar
// expect: en_US_#x-foo-bar | en-US-x-foo-bar | en,,US, | true [x] [] [] x=foo-bar u=null -1614669330
// expect:   en_US false true
// expect: en_US_#x-foo-bar | en-US-x-foo-bar | en,,US, | true [x] [] [] x=foo-bar u=null -1614669330
// expect:   en_US false true
// expect: # x-foo
// expect:  | x-foo | ,,, | true [x] [] [] x=foo u=null 112264689
// expect:    false true
// expect:  | x-foo | ,,, | true [x] [] [] x=foo u=null 112264689
// expect:    false true
// expect: # en-a-bbb-x-a-ccc
// expect: en__#a-bbb-x-a-ccc | en-a-bbb-x-a-ccc | en,,, | true [a, x] [] [] x=a-ccc u=null 1706170972
// expect:   en false true
// expect: en__#a-bbb-x-a-ccc | en-a-bbb-x-a-ccc | en,,, | true [a, x] [] [] x=a-ccc u=null 1706170972
// expect:   en false true
// expect: # en-z-foo-a-bar-u-nu-latn-x-priv
// expect: en__#a-bar-u-nu-latn-z-foo-x-priv | en-a-bar-u-nu-latn-z-foo-x-priv | en,,, | true [a, u, x, z] [nu] [] x=priv u=nu-latn -256586333
// expect:   nu=latn
// expect:   en false true
// expect: en__#a-bar-u-nu-latn-z-foo-x-priv | en-a-bar-u-nu-latn-z-foo-x-priv | en,,, | true [a, u, x, z] [nu] [] x=priv u=nu-latn -256586333
// expect:   nu=latn
// expect:   en false true
// expect: # en-u-nu-true
// expect: en__#u-nu-true | en-u-nu-true | en,,, | true [u] [nu] [] x=null u=nu-true -1897796917
// expect:   nu=true
// expect:   en false true
// expect: en__#u-nu-true | en-u-nu-true | en,,, | true [u] [nu] [] x=null u=nu-true -1897796917
// expect:   nu=true
// expect:   en false true
// expect: # en-u-nu
// expect: en__#u-nu | en-u-nu | en,,, | true [u] [nu] [] x=null u=nu 99917992
// expect:   nu=
// expect:   en false true
// expect: en__#u-nu | en-u-nu | en,,, | true [u] [nu] [] x=null u=nu 99917992
// expect:   nu=
// expect:   en false true
// expect: # en-u-nu-latn-nu-thai
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: # en-u-NU-LATN
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: # en-US-u
// expect: en_US | en-US | en,,US, | false [] [] [] x=null u=null 96636889
// expect:   en_US true true
// expect: java.util.IllformedLocaleException: Incomplete extension 'u' [at index 6] @6
// expect: # en-US-a
// expect: en_US | en-US | en,,US, | false [] [] [] x=null u=null 96636889
// expect:   en_US true true
// expect: java.util.IllformedLocaleException: Incomplete extension 'a' [at index 6] @6
// expect: # en-US-a-b
// expect: en_US | en-US | en,,US, | false [] [] [] x=null u=null 96636889
// expect:   en_US true true
// expect: java.util.IllformedLocaleException: Incomplete extension 'a' [at index 6] @6
// expect: # en-US-x
// expect: en_US | en-US | en,,US, | false [] [] [] x=null u=null 96636889
// expect:   en_US true true
// expect: java.util.IllformedLocaleException: Incomplete privateuse [at index 6] @6
// expect: # en-US-x-toolongsubtag
// expect: en_US | en-US | en,,US, | false [] [] [] x=null u=null 96636889
// expect:   en_US true true
// expect: java.util.IllformedLocaleException: Incomplete privateuse [at index 6] @6
// expect: # en-u-a-b
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: java.util.IllformedLocaleException: Incomplete extension 'u' [at index 3] @3
// expect: # en-u-abc-abc-nu-x-1
// expect: en__#u-abc-nu-x-1 | en-u-abc-nu-x-1 | en,,, | true [u, x] [nu] [abc] x=1 u=abc-nu 955410830
// expect:   nu=
// expect:   en false true
// expect: en__#u-abc-nu-x-1 | en-u-abc-nu-x-1 | en,,, | true [u, x] [nu] [abc] x=1 u=abc-nu 955410830
// expect:   nu=
// expect:   en false true
// expect: # en-US-x-lvariant-POSIX
// expect: en_US_POSIX | en-US-POSIX | en,,US,POSIX | false [] [] [] x=null u=null 172954172
// expect:   en_US_POSIX true true
// expect: en_US_POSIX | en-US-POSIX | en,,US,POSIX | false [] [] [] x=null u=null 172954172
// expect:   en_US_POSIX true true
// expect: # en-x-foo-lvariant-POSIX
// expect: en__POSIX_#x-foo | en-POSIX-x-foo | en,,,POSIX | true [x] [] [] x=foo u=null 217894123
// expect:   en__POSIX false true
// expect: en__POSIX_#x-foo | en-POSIX-x-foo | en,,,POSIX | true [x] [] [] x=foo u=null 217894123
// expect:   en__POSIX false true
// expect: # en-US-POSIX-x-lvariant-b
// expect: en_US_POSIX_b | en-US-POSIX-x-lvariant-b | en,,US,POSIX_b | false [] [] [] x=null u=null 423104863
// expect:   en_US_POSIX_b true true
// expect: en_US_POSIX_b | en-US-POSIX-x-lvariant-b | en,,US,POSIX_b | false [] [] [] x=null u=null 423104863
// expect:   en_US_POSIX_b true true
// expect: # i-klingon
// expect: tlh | tlh | tlh,,, | false [] [] [] x=null u=null -871147248
// expect:   tlh true true
// expect: tlh | tlh | tlh,,, | false [] [] [] x=null u=null -871147248
// expect:   tlh true true
// expect: # en-GB-oed
// expect: en_GB_#x-oed | en-GB-x-oed | en,,GB, | true [x] [] [] x=oed u=null 57900869
// expect:   en_GB false true
// expect: en_GB_#x-oed | en-GB-x-oed | en,,GB, | true [x] [] [] x=oed u=null 57900869
// expect:   en_GB false true
// expect: # i-default
// expect: en__#x-i-default | en-x-i-default | en,,, | true [x] [] [] x=i-default u=null 790080383
// expect:   en false true
// expect: en__#x-i-default | en-x-i-default | en,,, | true [x] [] [] x=i-default u=null 790080383
// expect:   en false true
// expect: # i-enochian
// expect:  | x-i-enochian | ,,, | true [x] [] [] x=i-enochian u=null -2089688060
// expect:    false true
// expect:  | x-i-enochian | ,,, | true [x] [] [] x=i-enochian u=null -2089688060
// expect:    false true
// expect: # zh-min
// expect: nan__#x-zh-min | nan-x-zh-min | nan,,, | true [x] [] [] x=zh-min u=null 356100909
// expect:   nan false true
// expect: nan__#x-zh-min | nan-x-zh-min | nan,,, | true [x] [] [] x=zh-min u=null 356100909
// expect:   nan false true
// expect: # zh-min-nan
// expect: nan | nan | nan,,, | false [] [] [] x=null u=null -1052902139
// expect:   nan true true
// expect: nan | nan | nan,,, | false [] [] [] x=null u=null -1052902139
// expect:   nan true true
// expect: # art-lojban
// expect: jbo | jbo | jbo,,, | false [] [] [] x=null u=null -1166465431
// expect:   jbo true true
// expect: jbo | jbo | jbo,,, | false [] [] [] x=null u=null -1166465431
// expect:   jbo true true
// expect: # no-bok
// expect: nb | nb | nb,,, | false [] [] [] x=null u=null 104506828
// expect:   nb true true
// expect: nb | nb | nb,,, | false [] [] [] x=null u=null 104506828
// expect:   nb true true
// expect: # no-nyn
// expect: nn | nn | nn,,, | false [] [] [] x=null u=null 104864320
// expect:   nn true true
// expect: nn | nn | nn,,, | false [] [] [] x=null u=null 104864320
// expect:   nn true true
// expect: # sgn-BE-FR
// expect: sfb | sfb | sfb,,, | false [] [] [] x=null u=null -905496271
// expect:   sfb true true
// expect: sfb | sfb | sfb,,, | false [] [] [] x=null u=null -905496271
// expect:   sfb true true
// expect: # i-lux
// expect: lb | lb | lb,,, | false [] [] [] x=null u=null 102659786
// expect:   lb true true
// expect: lb | lb | lb,,, | false [] [] [] x=null u=null 102659786
// expect:   lb true true
// expect: # cel-gaulish
// expect: xtg__#x-cel-gaulish | xtg-x-cel-gaulish | xtg,,, | true [x] [] [] x=cel-gaulish u=null 840561312
// expect:   xtg false true
// expect: xtg__#x-cel-gaulish | xtg-x-cel-gaulish | xtg,,, | true [x] [] [] x=cel-gaulish u=null 840561312
// expect:   xtg false true
// expect: # en-a-foo-a-bar
// expect: en__#a-foo | en-a-foo | en,,, | true [a] [] [] x=null u=null 11382765
// expect:   en false true
// expect: en__#a-foo | en-a-foo | en,,, | true [a] [] [] x=null u=null 11382765
// expect:   en false true
// expect: # en-u-nu-latn-u-ca-buddhist
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: # no-NO-x-lvariant-NY
// expect: no_NO_NY | nn-NO | no,,NO,NY | false [] [] [] x=null u=null 104974025
// expect:   no_NO_NY true false
// expect: no_NO_NY | nn-NO | no,,NO,NY | false [] [] [] x=null u=null 104974025
// expect:   no_NO_NY true false
// expect: # und-u-ca-iso8601
// expect:  | und-u-ca-iso8601 | ,,, | true [u] [ca] [] x=null u=ca-iso8601 372229485
// expect:   ca=iso8601
// expect:    false true
// expect:  | und-u-ca-iso8601 | ,,, | true [u] [ca] [] x=null u=ca-iso8601 372229485
// expect:   ca=iso8601
// expect:    false true
// expect: # u-ca-buddhist
// expect:  | und | ,,, | false [] [] [] x=null u=null 0
// expect:    true true
// expect: java.util.IllformedLocaleException: Invalid subtag: u [at index 0] @0
// expect: # de--DE
// expect: de | de | de,,, | false [] [] [] x=null u=null 95360991
// expect:   de true true
// expect: java.util.IllformedLocaleException: Empty subtag [at index 3] @3
// expect: # en-u-ca-islamic-umalqura-nu-arab
// expect: en__#u-ca-islamic-umalqura-nu-arab | en-u-ca-islamic-umalqura-nu-arab | en,,, | true [u] [ca, nu] [] x=null u=ca-islamic-umalqura-nu-arab 1985362954
// expect:   ca=islamic-umalqura
// expect:   nu=arab
// expect:   en false true
// expect: en__#u-ca-islamic-umalqura-nu-arab | en-u-ca-islamic-umalqura-nu-arab | en,,, | true [u] [ca, nu] [] x=null u=ca-islamic-umalqura-nu-arab 1985362954
// expect:   ca=islamic-umalqura
// expect:   nu=arab
// expect:   en false true
// expect: # zh-yue
// expect: yue | yue | yue,,, | false [] [] [] x=null u=null -719779177
// expect:   yue true true
// expect: yue | yue | yue,,, | false [] [] [] x=null u=null -719779177
// expect:   yue true true
// expect: # zh-yue-HK
// expect: yue_HK | yue-HK | yue,,HK, | false [] [] [] x=null u=null -719707660
// expect:   yue_HK true true
// expect: yue_HK | yue-HK | yue,,HK, | false [] [] [] x=null u=null -719707660
// expect:   yue_HK true true
// expect: # en-0-abc
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: java.util.IllformedLocaleException: Invalid subtag: 0 [at index 3] @3
// expect: # en-u-va-posix
// expect: en__#u-va-posix | en-u-va-posix | en,,, | true [u] [va] [] x=null u=va-posix -268000882
// expect:   va=posix
// expect:   en false true
// expect: en__#u-va-posix | en-u-va-posix | en,,, | true [u] [va] [] x=null u=va-posix -268000882
// expect:   va=posix
// expect:   en false true
// expect: # en-US-u-va-posix
// expect: en_US_#u-va-posix | en-US-u-va-posix | en,,US, | true [u] [va] [] x=null u=va-posix -268080928
// expect:   va=posix
// expect:   en_US false true
// expect: en_US_#u-va-posix | en-US-u-va-posix | en,,US, | true [u] [va] [] x=null u=va-posix -268080928
// expect:   va=posix
// expect:   en_US false true
// expect: # he-u-kk-yes
// expect: he__#u-kk-yes | he-u-kk-yes | he,,, | true [u] [kk] [] x=null u=kk-yes -2028608335
// expect:   kk=yes
// expect:   he false true
// expect: he__#u-kk-yes | he-u-kk-yes | he,,, | true [u] [kk] [] x=null u=kk-yes -2028608335
// expect:   kk=yes
// expect:   he false true
// expect: # en-u-12-abc
// expect: en__#u-12-abc | en-u-12-abc | en,,, | true [u] [12] [] x=null u=12-abc 420782521
// expect:   12=abc
// expect:   en false true
// expect: en__#u-12-abc | en-u-12-abc | en,,, | true [u] [12] [] x=null u=12-abc 420782521
// expect:   12=abc
// expect:   en false true
// expect: # en-u-1a-abc
// expect: en__#u-1a-abc | en-u-1a-abc | en,,, | true [u] [1a] [] x=null u=1a-abc 447574282
// expect:   1a=abc
// expect:   en false true
// expect: en__#u-1a-abc | en-u-1a-abc | en,,, | true [u] [1a] [] x=null u=1a-abc 447574282
// expect:   1a=abc
// expect:   en false true
// expect: # und-Latn-x-a
// expect:  | und-Latn-x-a | ,Latn,, | true [x] [] [] x=a u=null -2026092733
// expect:    false true
// expect:  | und-Latn-x-a | ,Latn,, | true [x] [] [] x=a u=null -2026092733
// expect:    false true
// expect: # en-lvariant-x
// expect: en__lvariant | en-lvariant | en,,,lvariant | false [] [] [] x=null u=null -421706416
// expect:   en__lvariant true true
// expect: java.util.IllformedLocaleException: Incomplete privateuse [at index 12] @12
// expect: # EN-latn-us-U-CA-Buddhist-X-AbC
// expect: en_US_#Latn_u-ca-buddhist-x-abc | en-Latn-US-u-ca-buddhist-x-abc | en,Latn,US, | true [u, x] [ca] [] x=abc u=ca-buddhist 610993028
// expect:   ca=buddhist
// expect:   en_US_#Latn false true
// expect: en_US_#Latn_u-ca-buddhist-x-abc | en-Latn-US-u-ca-buddhist-x-abc | en,Latn,US, | true [u, x] [ca] [] x=abc u=ca-buddhist 610993028
// expect:   ca=buddhist
// expect:   en_US_#Latn false true
// expect: ja_JP_JP_#u-ca-japanese | ja-JP-u-ca-japanese-x-lvariant-JP | ja,,JP,JP | true [u] [ca] [] x=null u=ca-japanese 1703425729
// expect:   ca=japanese
// expect:   ja_JP_JP false true
// expect: th_TH_TH_#u-nu-thai | th-TH-u-nu-thai-x-lvariant-TH | th,,TH,TH | true [u] [nu] [] x=null u=nu-thai -1917599994
// expect:   nu=thai
// expect:   th_TH_TH false true
// expect: no_NO_NY | nn-NO | no,,NO,NY | false [] [] [] x=null u=null 104974025
// expect:   no_NO_NY true false
// expect: en_US_x_y_z | en-US-x-lvariant-x-y-z | en,,US,x_y_z | false [] [] [] x=null u=null 210408902
// expect:   en_US_x_y_z true true
// expect: ja_JP_JP_X | ja-JP-x-lvariant-JP-X | ja,,JP,JP_X | false [] [] [] x=null u=null 103140994
// expect:   ja_JP_JP_X true true
// expect: builders
// expect: ja_JP_#u-ca-japanese | ja-JP-u-ca-japanese | ja,,JP, | true [u] [ca] [] x=null u=ca-japanese 1703426059
// expect:   ca=japanese
// expect:   ja_JP false true
// expect: th_TH_#u-nu-thai | th-TH-u-nu-thai | th,,TH, | true [u] [nu] [] x=null u=nu-thai -1917602414
// expect:   nu=thai
// expect:   th_TH false true
// expect: nn_NO | nn-NO | nn,,NO, | false [] [] [] x=null u=null 104941727
// expect:   nn_NO true true
// expect: java.util.IllformedLocaleException: Ill-formed variant: x [at index 0] @0
// expect: # ext a 
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # ext u 
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # ext x 
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # ext X 
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # ext U 
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # ext 1 
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - 
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä 
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a abc
// expect: en__#a-abc | en-a-abc | en,,, | true [a] [] [] x=null u=null 11375169
// expect:   en false true
// expect: # ext u abc
// expect: en__#u-abc | en-u-abc | en,,, | true [u] [] [abc] x=null u=abc 55045565
// expect:   en false true
// expect: # ext x abc
// expect: en__#x-abc | en-x-abc | en,,, | true [x] [] [] x=abc u=null 57784122
// expect:   en false true
// expect: # ext X abc
// expect: en__#x-abc | en-x-abc | en,,, | true [x] [] [] x=abc u=null 57784122
// expect:   en false true
// expect: # ext U abc
// expect: en__#u-abc | en-u-abc | en,,, | true [u] [] [abc] x=null u=abc 55045565
// expect:   en false true
// expect: # ext 1 abc
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - abc
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä abc
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a a
// expect: java.util.IllformedLocaleException: Ill-formed extension value: a [at index 0] @0
// expect: # ext u a
// expect: java.util.IllformedLocaleException: Ill-formed extension value: a [at index 0] @0
// expect: # ext x a
// expect: en__#x-a | en-x-a | en,,, | true [x] [] [] x=a u=null 96505595
// expect:   en false true
// expect: # ext X a
// expect: en__#x-a | en-x-a | en,,, | true [x] [] [] x=a u=null 96505595
// expect:   en false true
// expect: # ext U a
// expect: java.util.IllformedLocaleException: Ill-formed extension value: a [at index 0] @0
// expect: # ext 1 a
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - a
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä a
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a a_b
// expect: java.util.IllformedLocaleException: Ill-formed extension value: a [at index 0] @0
// expect: # ext u a_b
// expect: java.util.IllformedLocaleException: Ill-formed extension value: a [at index 0] @0
// expect: # ext x a_b
// expect: en__#x-a-b | en-x-a-b | en,,, | true [x] [] [] x=a-b u=null 57781654
// expect:   en false true
// expect: # ext X a_b
// expect: en__#x-a-b | en-x-a-b | en,,, | true [x] [] [] x=a-b u=null 57781654
// expect:   en false true
// expect: # ext U a_b
// expect: java.util.IllformedLocaleException: Ill-formed extension value: a [at index 0] @0
// expect: # ext 1 a_b
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - a_b
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä a_b
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a abc-defghijkl
// expect: java.util.IllformedLocaleException: Ill-formed extension value: defghijkl [at index 4] @4
// expect: # ext u abc-defghijkl
// expect: java.util.IllformedLocaleException: Ill-formed extension value: defghijkl [at index 4] @4
// expect: # ext x abc-defghijkl
// expect: java.util.IllformedLocaleException: Ill-formed extension value: defghijkl [at index 4] @4
// expect: # ext X abc-defghijkl
// expect: java.util.IllformedLocaleException: Ill-formed extension value: defghijkl [at index 4] @4
// expect: # ext U abc-defghijkl
// expect: java.util.IllformedLocaleException: Ill-formed extension value: defghijkl [at index 4] @4
// expect: # ext 1 abc-defghijkl
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - abc-defghijkl
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä abc-defghijkl
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a abc_def
// expect: en__#a-abc-def | en-a-abc-def | en,,, | true [a] [] [] x=null u=null 759309337
// expect:   en false true
// expect: # ext u abc_def
// expect: en__#u-abc-def | en-u-abc-def | en,,, | true [u] [] [abc, def] x=null u=abc-def -1206040459
// expect:   en false true
// expect: # ext x abc_def
// expect: en__#x-abc-def | en-x-abc-def | en,,, | true [x] [] [] x=abc-def u=null 2137529714
// expect:   en false true
// expect: # ext X abc_def
// expect: en__#x-abc-def | en-x-abc-def | en,,, | true [x] [] [] x=abc-def u=null 2137529714
// expect:   en false true
// expect: # ext U abc_def
// expect: en__#u-abc-def | en-u-abc-def | en,,, | true [u] [] [abc, def] x=null u=abc-def -1206040459
// expect:   en false true
// expect: # ext 1 abc_def
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - abc_def
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä abc_def
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a null
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # ext u null
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # ext x null
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # ext X null
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # ext U null
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # ext 1 null
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - null
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä null
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a nu-latn
// expect: en__#a-nu-latn | en-a-nu-latn | en,,, | true [a] [] [] x=null u=null -268084418
// expect:   en false true
// expect: # ext u nu-latn
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: # ext x nu-latn
// expect: en__#x-nu-latn | en-x-nu-latn | en,,, | true [x] [] [] x=nu-latn u=null 1110134807
// expect:   en false true
// expect: # ext X nu-latn
// expect: en__#x-nu-latn | en-x-nu-latn | en,,, | true [x] [] [] x=nu-latn u=null 1110134807
// expect:   en false true
// expect: # ext U nu-latn
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: # ext 1 nu-latn
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - nu-latn
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä nu-latn
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a attr-nu-latn
// expect: en__#a-attr-nu-latn | en-a-attr-nu-latn | en,,, | true [a] [] [] x=null u=null 1717155762
// expect:   en false true
// expect: # ext u attr-nu-latn
// expect: en__#u-attr-nu-latn | en-u-attr-nu-latn | en,,, | true [u] [nu] [attr] x=null u=attr-nu-latn 221116358
// expect:   nu=latn
// expect:   en false true
// expect: # ext x attr-nu-latn
// expect: en__#x-attr-nu-latn | en-x-attr-nu-latn | en,,, | true [x] [] [] x=attr-nu-latn u=null -1421391623
// expect:   en false true
// expect: # ext X attr-nu-latn
// expect: en__#x-attr-nu-latn | en-x-attr-nu-latn | en,,, | true [x] [] [] x=attr-nu-latn u=null -1421391623
// expect:   en false true
// expect: # ext U attr-nu-latn
// expect: en__#u-attr-nu-latn | en-u-attr-nu-latn | en,,, | true [u] [nu] [attr] x=null u=attr-nu-latn 221116358
// expect:   nu=latn
// expect:   en false true
// expect: # ext 1 attr-nu-latn
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - attr-nu-latn
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä attr-nu-latn
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a LATN
// expect: en__#a-latn | en-a-latn | en,,, | true [a] [] [] x=null u=null -1376547284
// expect:   en false true
// expect: # ext u LATN
// expect: en__#u-latn | en-u-latn | en,,, | true [u] [] [latn] x=null u=latn -812452944
// expect:   en false true
// expect: # ext x LATN
// expect: en__#x-latn | en-x-latn | en,,, | true [x] [] [] x=latn u=null -894207917
// expect:   en false true
// expect: # ext X LATN
// expect: en__#x-latn | en-x-latn | en,,, | true [x] [] [] x=latn u=null -894207917
// expect:   en false true
// expect: # ext U LATN
// expect: en__#u-latn | en-u-latn | en,,, | true [u] [] [latn] x=null u=latn -812452944
// expect:   en false true
// expect: # ext 1 LATN
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - LATN
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä LATN
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a x-y
// expect: java.util.IllformedLocaleException: Ill-formed extension value: x [at index 0] @0
// expect: # ext u x-y
// expect: java.util.IllformedLocaleException: Ill-formed extension value: x [at index 0] @0
// expect: # ext x x-y
// expect: en__#x-x-y | en-x-x-y | en,,, | true [x] [] [] x=x-y u=null 57673528
// expect:   en false true
// expect: # ext X x-y
// expect: en__#x-x-y | en-x-x-y | en,,, | true [x] [] [] x=x-y u=null 57673528
// expect:   en false true
// expect: # ext U x-y
// expect: java.util.IllformedLocaleException: Ill-formed extension value: x [at index 0] @0
// expect: # ext 1 x-y
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - x-y
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä x-y
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a lvariant-foo
// expect: en__#a-lvariant-foo | en-a-lvariant-foo | en,,, | true [a] [] [] x=null u=null 1682035657
// expect:   en false true
// expect: # ext u lvariant-foo
// expect: en__#u-foo-lvariant | en-u-foo-lvariant | en,,, | true [u] [] [foo, lvariant] x=null u=foo-lvariant -1584170833
// expect:   en false true
// expect: # ext x lvariant-foo
// expect: en__foo | en-x-lvariant-foo | en,,,foo | false [] [] [] x=null u=null 96654205
// expect:   en__foo true true
// expect: # ext X lvariant-foo
// expect: en__foo | en-x-lvariant-foo | en,,,foo | false [] [] [] x=null u=null 96654205
// expect:   en__foo true true
// expect: # ext U lvariant-foo
// expect: en__#u-foo-lvariant | en-u-foo-lvariant | en,,, | true [u] [] [foo, lvariant] x=null u=foo-lvariant -1584170833
// expect:   en false true
// expect: # ext 1 lvariant-foo
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - lvariant-foo
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä lvariant-foo
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # ext a foo-lvariant-bar
// expect: en__#a-foo-lvariant-bar | en-a-foo-lvariant-bar | en,,, | true [a] [] [] x=null u=null 1053097669
// expect:   en false true
// expect: # ext u foo-lvariant-bar
// expect: en__#u-bar-foo-lvariant | en-u-bar-foo-lvariant | en,,, | true [u] [] [bar, foo, lvariant] x=null u=bar-foo-lvariant 1828337445
// expect:   en false true
// expect: # ext x foo-lvariant-bar
// expect: en__bar_#x-foo | en-x-foo-lvariant-bar | en,,,bar | true [x] [] [] x=foo u=null 57919291
// expect:   en__bar false true
// expect: # ext X foo-lvariant-bar
// expect: en__bar_#x-foo | en-x-foo-lvariant-bar | en,,,bar | true [x] [] [] x=foo u=null 57919291
// expect:   en__bar false true
// expect: # ext U foo-lvariant-bar
// expect: en__#u-bar-foo-lvariant | en-u-bar-foo-lvariant | en,,, | true [u] [] [bar, foo, lvariant] x=null u=bar-foo-lvariant 1828337445
// expect:   en false true
// expect: # ext 1 foo-lvariant-bar
// expect: java.util.IllformedLocaleException: Ill-formed extension key: 1 [at index 0] @0
// expect: # ext - foo-lvariant-bar
// expect: java.util.IllformedLocaleException: Ill-formed extension key: - [at index 0] @0
// expect: # ext ä foo-lvariant-bar
// expect: java.util.IllformedLocaleException: Ill-formed extension key: ä [at index 0] @0
// expect: # kw nu latn
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: # kw nu 
// expect: en__#u-nu | en-u-nu | en,,, | true [u] [nu] [] x=null u=nu 99917992
// expect:   nu=
// expect:   en false true
// expect: # kw nu null
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # kw nu true
// expect: en__#u-nu-true | en-u-nu-true | en,,, | true [u] [nu] [] x=null u=nu-true -1897796917
// expect:   nu=true
// expect:   en false true
// expect: # kw nu ab
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: ab [at index 0] @0
// expect: # kw nu abc-def
// expect: en__#u-nu-abc-def | en-u-nu-abc-def | en,,, | true [u] [nu] [] x=null u=nu-abc-def 1611656411
// expect:   nu=abc-def
// expect:   en false true
// expect: # kw nu abc_def
// expect: en__#u-nu-abc_def | en-u-nu-abc_def | en,,, | true [u] [nu] [] x=null u=nu-abc_def 1612980813
// expect:   nu=abc_def
// expect:   en false false
// expect: # kw nu toolongtype
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: toolongtype [at index 0] @0
// expect: # kw nu LATN
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: # kw NU latn
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: # kw NU 
// expect: en__#u-nu | en-u-nu | en,,, | true [u] [nu] [] x=null u=nu 99917992
// expect:   nu=
// expect:   en false true
// expect: # kw NU null
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # kw NU true
// expect: en__#u-nu-true | en-u-nu-true | en,,, | true [u] [nu] [] x=null u=nu-true -1897796917
// expect:   nu=true
// expect:   en false true
// expect: # kw NU ab
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: ab [at index 0] @0
// expect: # kw NU abc-def
// expect: en__#u-nu-abc-def | en-u-nu-abc-def | en,,, | true [u] [nu] [] x=null u=nu-abc-def 1611656411
// expect:   nu=abc-def
// expect:   en false true
// expect: # kw NU abc_def
// expect: en__#u-nu-abc_def | en-u-nu-abc_def | en,,, | true [u] [nu] [] x=null u=nu-abc_def 1612980813
// expect:   nu=abc_def
// expect:   en false false
// expect: # kw NU toolongtype
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: toolongtype [at index 0] @0
// expect: # kw NU LATN
// expect: en__#u-nu-latn | en-u-nu-latn | en,,, | true [u] [nu] [] x=null u=nu-latn -1898082518
// expect:   nu=latn
// expect:   en false true
// expect: # kw n latn
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: n [at index 0] @0
// expect: # kw n 
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: n [at index 0] @0
// expect: # kw n null
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: n [at index 0] @0
// expect: # kw n true
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: n [at index 0] @0
// expect: # kw n ab
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: n [at index 0] @0
// expect: # kw n abc-def
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: n [at index 0] @0
// expect: # kw n abc_def
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: n [at index 0] @0
// expect: # kw n toolongtype
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: n [at index 0] @0
// expect: # kw n LATN
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: n [at index 0] @0
// expect: # kw 1a latn
// expect: en__#u-1a-latn | en-u-1a-latn | en,,, | true [u] [1a] [] x=null u=1a-latn -874579965
// expect:   1a=latn
// expect:   en false true
// expect: # kw 1a 
// expect: en__#u-1a | en-u-1a | en,,, | true [u] [1a] [] x=null u=1a 99915807
// expect:   1a=
// expect:   en false true
// expect: # kw 1a null
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # kw 1a true
// expect: en__#u-1a-true | en-u-1a-true | en,,, | true [u] [1a] [] x=null u=1a-true -874322140
// expect:   1a=true
// expect:   en false true
// expect: # kw 1a ab
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: ab [at index 0] @0
// expect: # kw 1a abc-def
// expect: en__#u-1a-abc-def | en-u-1a-abc-def | en,,, | true [u] [1a] [] x=null u=1a-abc-def -1623765182
// expect:   1a=abc-def
// expect:   en false true
// expect: # kw 1a abc_def
// expect: en__#u-1a-abc_def | en-u-1a-abc_def | en,,, | true [u] [1a] [] x=null u=1a-abc_def -1630698956
// expect:   1a=abc_def
// expect:   en false false
// expect: # kw 1a toolongtype
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: toolongtype [at index 0] @0
// expect: # kw 1a LATN
// expect: en__#u-1a-latn | en-u-1a-latn | en,,, | true [u] [1a] [] x=null u=1a-latn -874579965
// expect:   1a=latn
// expect:   en false true
// expect: # kw a1 latn
// expect: en__#u-a1-latn | en-u-a1-latn | en,,, | true [u] [a1] [] x=null u=a1-latn 1654881187
// expect:   a1=latn
// expect:   en false true
// expect: # kw a1 
// expect: en__#u-a1 | en-u-a1 | en,,, | true [u] [a1] [] x=null u=a1 99918591
// expect:   a1=
// expect:   en false true
// expect: # kw a1 null
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # kw a1 true
// expect: en__#u-a1-true | en-u-a1-true | en,,, | true [u] [a1] [] x=null u=a1-true 1655134532
// expect:   a1=true
// expect:   en false true
// expect: # kw a1 ab
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: ab [at index 0] @0
// expect: # kw a1 abc-def
// expect: en__#u-a1-abc-def | en-u-a1-abc-def | en,,, | true [u] [a1] [] x=null u=a1-abc-def -1641600734
// expect:   a1=abc-def
// expect:   en false true
// expect: # kw a1 abc_def
// expect: en__#u-a1-abc_def | en-u-a1-abc_def | en,,, | true [u] [a1] [] x=null u=a1-abc_def -1640207212
// expect:   a1=abc_def
// expect:   en false false
// expect: # kw a1 toolongtype
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: toolongtype [at index 0] @0
// expect: # kw a1 LATN
// expect: en__#u-a1-latn | en-u-a1-latn | en,,, | true [u] [a1] [] x=null u=a1-latn 1654881187
// expect:   a1=latn
// expect:   en false true
// expect: # kw 12 latn
// expect: en__#u-12-latn | en-u-12-latn | en,,, | true [u] [12] [] x=null u=12-latn 2016067380
// expect:   12=latn
// expect:   en false true
// expect: # kw 12 
// expect: en__#u-12 | en-u-12 | en,,, | true [u] [12] [] x=null u=12 99915982
// expect:   12=
// expect:   en false true
// expect: # kw 12 null
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # kw 12 true
// expect: en__#u-12-true | en-u-12-true | en,,, | true [u] [12] [] x=null u=12-true 2016320213
// expect:   12=true
// expect:   en false true
// expect: # kw 12 ab
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: ab [at index 0] @0
// expect: # kw 12 abc-def
// expect: en__#u-12-abc-def | en-u-12-abc-def | en,,, | true [u] [12] [] x=null u=12-abc-def 1738862193
// expect:   12=abc-def
// expect:   en false true
// expect: # kw 12 abc_def
// expect: en__#u-12-abc_def | en-u-12-abc_def | en,,, | true [u] [12] [] x=null u=12-abc_def 1740449251
// expect:   12=abc_def
// expect:   en false false
// expect: # kw 12 toolongtype
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: toolongtype [at index 0] @0
// expect: # kw 12 LATN
// expect: en__#u-12-latn | en-u-12-latn | en,,, | true [u] [12] [] x=null u=12-latn 2016067380
// expect:   12=latn
// expect:   en false true
// expect: # kw nua latn
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: nua [at index 0] @0
// expect: # kw nua 
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: nua [at index 0] @0
// expect: # kw nua null
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: nua [at index 0] @0
// expect: # kw nua true
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: nua [at index 0] @0
// expect: # kw nua ab
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: nua [at index 0] @0
// expect: # kw nua abc-def
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: nua [at index 0] @0
// expect: # kw nua abc_def
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: nua [at index 0] @0
// expect: # kw nua toolongtype
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: nua [at index 0] @0
// expect: # kw nua LATN
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key: nua [at index 0] @0
// expect: # kw  latn
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key:  [at index 0] @0
// expect: # kw  
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key:  [at index 0] @0
// expect: # kw  null
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key:  [at index 0] @0
// expect: # kw  true
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key:  [at index 0] @0
// expect: # kw  ab
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key:  [at index 0] @0
// expect: # kw  abc-def
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key:  [at index 0] @0
// expect: # kw  abc_def
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key:  [at index 0] @0
// expect: # kw  toolongtype
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key:  [at index 0] @0
// expect: # kw  LATN
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword key:  [at index 0] @0
// expect: # kw ca latn
// expect: en__#u-ca-latn | en-u-ca-latn | en,,, | true [u] [ca] [] x=null u=ca-latn 651565009
// expect:   ca=latn
// expect:   en false true
// expect: # kw ca 
// expect: en__#u-ca | en-u-ca | en,,, | true [u] [ca] [] x=null u=ca 99918337
// expect:   ca=
// expect:   en false true
// expect: # kw ca null
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # kw ca true
// expect: en__#u-ca-true | en-u-ca-true | en,,, | true [u] [ca] [] x=null u=ca-true 651850482
// expect:   ca=true
// expect:   en false true
// expect: # kw ca ab
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: ab [at index 0] @0
// expect: # kw ca abc-def
// expect: en__#u-ca-abc-def | en-u-ca-abc-def | en,,, | true [u] [ca] [] x=null u=ca-abc-def 1418683572
// expect:   ca=abc-def
// expect:   en false true
// expect: # kw ca abc_def
// expect: en__#u-ca-abc_def | en-u-ca-abc_def | en,,, | true [u] [ca] [] x=null u=ca-abc_def 1420139046
// expect:   ca=abc_def
// expect:   en false false
// expect: # kw ca toolongtype
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale keyword type: toolongtype [at index 0] @0
// expect: # kw ca LATN
// expect: en__#u-ca-latn | en-u-ca-latn | en,,, | true [u] [ca] [] x=null u=ca-latn 651565009
// expect:   ca=latn
// expect:   en false true
// expect: # attr abc
// expect: en__#u-abc-zzz | en-u-abc-zzz | en,,, | true [u] [] [abc, zzz] x=null u=abc-zzz -1206049472
// expect:   en false true
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # attr ab
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale attribute: ab [at index 0] @0
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale attribute: ab [at index 0] @0
// expect: # attr abcdefghi
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale attribute: abcdefghi [at index 0] @0
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale attribute: abcdefghi [at index 0] @0
// expect: # attr ABC
// expect: en__#u-abc-zzz | en-u-abc-zzz | en,,, | true [u] [] [abc, zzz] x=null u=abc-zzz -1206049472
// expect:   en false true
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: # attr 
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale attribute:  [at index 0] @0
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale attribute:  [at index 0] @0
// expect: # attr foo_bar
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale attribute: foo_bar [at index 0] @0
// expect: java.util.IllformedLocaleException: Ill-formed Unicode locale attribute: foo_bar [at index 0] @0
// expect: # attr null
// expect: java.lang.NullPointerException: 
// expect: java.lang.NullPointerException: 
// expect: # attr 12345
// expect: en__#u-12345-zzz | en-u-12345-zzz | en,,, | true [u] [] [12345, zzz] x=null u=12345-zzz -1948461057
// expect:   en false true
// expect: en__#u-abc | en-u-abc | en,,, | true [u] [] [abc] x=null u=abc 55045565
// expect:   en false true
// expect: en | en | en,,, | false [] [] [] x=null u=null 96552631
// expect:   en true true
// expect: en__#b-zz-u-ca-buddhist-x-a | en-b-zz-u-ca-buddhist-x-a | en,,, | true [b, u, x] [ca] [] x=a u=ca-buddhist 1930310046
// expect:   ca=buddhist
// expect:   en false true
// expect: java.lang.NullPointerException: 
// expect: java.lang.NullPointerException: 
// expect: latn
// expect: latn
// expect: null
// expect: java.lang.IllegalArgumentException: Ill-formed Unicode locale key: n
// expect: java.lang.IllegalArgumentException: Ill-formed Unicode locale key: xx1
// expect: nu-latn
// expect: nu-latn
// expect: foo
// expect: foo
// expect: null
// expect: java.lang.IllegalArgumentException: Ill-formed extension key: -
// expect: null
// expect: java.lang.NullPointerException: 
// expect: java.lang.UnsupportedOperationException: null
// expect: false
// expect: java.lang.UnsupportedOperationException: null
