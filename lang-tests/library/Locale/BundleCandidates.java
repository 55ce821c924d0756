// Where resource bundles are looked for, and their names: languages with several codes, scripts that are said by countries.
import java.util.Currency;
import java.util.Locale;
import java.util.ResourceBundle;

public class BundleCandidates {
  static Locale locale(String language, String script, String country, String variant) {
    if (script.isEmpty()) return new Locale(language, country, variant);
    return new Locale.Builder().setLanguage(language).setScript(script).setRegion(country).setVariant(variant).build();
  }

  public static void main(String[] args) {
    ResourceBundle.Control control = ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT);
    for (String language : new String[] {"", "en", "zh", "no", "nb", "nn"}) {
      for (String script : new String[] {"", "Hans", "Hant"}) {
        for (String country : new String[] {"", "CN", "HK", "NO"}) {
          for (String variant : script.isEmpty() ? new String[] {"", "NY", "Win_X"} : new String[] {"", "POSIX"}) {
            Locale of = locale(language, script, country, variant);
            StringBuilder line = new StringBuilder(of + ":");
            for (Locale each : control.getCandidateLocales("b", of)) line.append(" <" + each + '>').append(control.toBundleName("b", each));
            System.out.println(line);
          }
        }
      }
    }
    System.out.println(Currency.getInstance("EUR") == Currency.getInstance(Locale.GERMANY));
  }
}
// expect: : <>b
// expect: : <>b___NY <>b
// expect: : <>b___Win_X <>b___Win <>b
// expect: _CN: <_CN>b__CN <>b
// expect: _CN_NY: <_CN_NY>b__CN_NY <_CN>b__CN <>b
// expect: _CN_Win_X: <_CN_Win_X>b__CN_Win_X <_CN_Win>b__CN_Win <_CN>b__CN <>b
// expect: _HK: <_HK>b__HK <>b
// expect: _HK_NY: <_HK_NY>b__HK_NY <_HK>b__HK <>b
// expect: _HK_Win_X: <_HK_Win_X>b__HK_Win_X <_HK_Win>b__HK_Win <_HK>b__HK <>b
// expect: _NO: <_NO>b__NO <>b
// expect: _NO_NY: <_NO_NY>b__NO_NY <_NO>b__NO <>b
// expect: _NO_Win_X: <_NO_Win_X>b__NO_Win_X <_NO_Win>b__NO_Win <_NO>b__NO <>b
// expect: : <>b <>b
// expect: : <>b__Hans__POSIX <>b <>b___POSIX <>b
// expect: _CN_#Hans: <_CN_#Hans>b__Hans_CN <>b <_CN>b__CN <>b
// expect: _CN_POSIX_#Hans: <_CN_POSIX_#Hans>b__Hans_CN_POSIX <_CN_#Hans>b__Hans_CN <>b <_CN_POSIX>b__CN_POSIX <_CN>b__CN <>b
// expect: _HK_#Hans: <_HK_#Hans>b__Hans_HK <>b <_HK>b__HK <>b
// expect: _HK_POSIX_#Hans: <_HK_POSIX_#Hans>b__Hans_HK_POSIX <_HK_#Hans>b__Hans_HK <>b <_HK_POSIX>b__HK_POSIX <_HK>b__HK <>b
// expect: _NO_#Hans: <_NO_#Hans>b__Hans_NO <>b <_NO>b__NO <>b
// expect: _NO_POSIX_#Hans: <_NO_POSIX_#Hans>b__Hans_NO_POSIX <_NO_#Hans>b__Hans_NO <>b <_NO_POSIX>b__NO_POSIX <_NO>b__NO <>b
// expect: : <>b <>b
// expect: : <>b__Hant__POSIX <>b <>b___POSIX <>b
// expect: _CN_#Hant: <_CN_#Hant>b__Hant_CN <>b <_CN>b__CN <>b
// expect: _CN_POSIX_#Hant: <_CN_POSIX_#Hant>b__Hant_CN_POSIX <_CN_#Hant>b__Hant_CN <>b <_CN_POSIX>b__CN_POSIX <_CN>b__CN <>b
// expect: _HK_#Hant: <_HK_#Hant>b__Hant_HK <>b <_HK>b__HK <>b
// expect: _HK_POSIX_#Hant: <_HK_POSIX_#Hant>b__Hant_HK_POSIX <_HK_#Hant>b__Hant_HK <>b <_HK_POSIX>b__HK_POSIX <_HK>b__HK <>b
// expect: _NO_#Hant: <_NO_#Hant>b__Hant_NO <>b <_NO>b__NO <>b
// expect: _NO_POSIX_#Hant: <_NO_POSIX_#Hant>b__Hant_NO_POSIX <_NO_#Hant>b__Hant_NO <>b <_NO_POSIX>b__NO_POSIX <_NO>b__NO <>b
// expect: en: <en>b_en <>b
// expect: en__NY: <en__NY>b_en__NY <en>b_en <>b
// expect: en__Win_X: <en__Win_X>b_en__Win_X <en__Win>b_en__Win <en>b_en <>b
// expect: en_CN: <en_CN>b_en_CN <en>b_en <>b
// expect: en_CN_NY: <en_CN_NY>b_en_CN_NY <en_CN>b_en_CN <en>b_en <>b
// expect: en_CN_Win_X: <en_CN_Win_X>b_en_CN_Win_X <en_CN_Win>b_en_CN_Win <en_CN>b_en_CN <en>b_en <>b
// expect: en_HK: <en_HK>b_en_HK <en>b_en <>b
// expect: en_HK_NY: <en_HK_NY>b_en_HK_NY <en_HK>b_en_HK <en>b_en <>b
// expect: en_HK_Win_X: <en_HK_Win_X>b_en_HK_Win_X <en_HK_Win>b_en_HK_Win <en_HK>b_en_HK <en>b_en <>b
// expect: en_NO: <en_NO>b_en_NO <en>b_en <>b
// expect: en_NO_NY: <en_NO_NY>b_en_NO_NY <en_NO>b_en_NO <en>b_en <>b
// expect: en_NO_Win_X: <en_NO_Win_X>b_en_NO_Win_X <en_NO_Win>b_en_NO_Win <en_NO>b_en_NO <en>b_en <>b
// expect: en__#Hans: <en__#Hans>b_en_Hans <en>b_en <>b
// expect: en__POSIX_#Hans: <en__POSIX_#Hans>b_en_Hans__POSIX <en__#Hans>b_en_Hans <en__POSIX>b_en__POSIX <en>b_en <>b
// expect: en_CN_#Hans: <en_CN_#Hans>b_en_Hans_CN <en__#Hans>b_en_Hans <en_CN>b_en_CN <en>b_en <>b
// expect: en_CN_POSIX_#Hans: <en_CN_POSIX_#Hans>b_en_Hans_CN_POSIX <en_CN_#Hans>b_en_Hans_CN <en__#Hans>b_en_Hans <en_CN_POSIX>b_en_CN_POSIX <en_CN>b_en_CN <en>b_en <>b
// expect: en_HK_#Hans: <en_HK_#Hans>b_en_Hans_HK <en__#Hans>b_en_Hans <en_HK>b_en_HK <en>b_en <>b
// expect: en_HK_POSIX_#Hans: <en_HK_POSIX_#Hans>b_en_Hans_HK_POSIX <en_HK_#Hans>b_en_Hans_HK <en__#Hans>b_en_Hans <en_HK_POSIX>b_en_HK_POSIX <en_HK>b_en_HK <en>b_en <>b
// expect: en_NO_#Hans: <en_NO_#Hans>b_en_Hans_NO <en__#Hans>b_en_Hans <en_NO>b_en_NO <en>b_en <>b
// expect: en_NO_POSIX_#Hans: <en_NO_POSIX_#Hans>b_en_Hans_NO_POSIX <en_NO_#Hans>b_en_Hans_NO <en__#Hans>b_en_Hans <en_NO_POSIX>b_en_NO_POSIX <en_NO>b_en_NO <en>b_en <>b
// expect: en__#Hant: <en__#Hant>b_en_Hant <en>b_en <>b
// expect: en__POSIX_#Hant: <en__POSIX_#Hant>b_en_Hant__POSIX <en__#Hant>b_en_Hant <en__POSIX>b_en__POSIX <en>b_en <>b
// expect: en_CN_#Hant: <en_CN_#Hant>b_en_Hant_CN <en__#Hant>b_en_Hant <en_CN>b_en_CN <en>b_en <>b
// expect: en_CN_POSIX_#Hant: <en_CN_POSIX_#Hant>b_en_Hant_CN_POSIX <en_CN_#Hant>b_en_Hant_CN <en__#Hant>b_en_Hant <en_CN_POSIX>b_en_CN_POSIX <en_CN>b_en_CN <en>b_en <>b
// expect: en_HK_#Hant: <en_HK_#Hant>b_en_Hant_HK <en__#Hant>b_en_Hant <en_HK>b_en_HK <en>b_en <>b
// expect: en_HK_POSIX_#Hant: <en_HK_POSIX_#Hant>b_en_Hant_HK_POSIX <en_HK_#Hant>b_en_Hant_HK <en__#Hant>b_en_Hant <en_HK_POSIX>b_en_HK_POSIX <en_HK>b_en_HK <en>b_en <>b
// expect: en_NO_#Hant: <en_NO_#Hant>b_en_Hant_NO <en__#Hant>b_en_Hant <en_NO>b_en_NO <en>b_en <>b
// expect: en_NO_POSIX_#Hant: <en_NO_POSIX_#Hant>b_en_Hant_NO_POSIX <en_NO_#Hant>b_en_Hant_NO <en__#Hant>b_en_Hant <en_NO_POSIX>b_en_NO_POSIX <en_NO>b_en_NO <en>b_en <>b
// expect: zh: <zh>b_zh <>b
// expect: zh__NY: <zh__NY>b_zh__NY <zh>b_zh <>b
// expect: zh__Win_X: <zh__Win_X>b_zh__Win_X <zh__Win>b_zh__Win <zh>b_zh <>b
// expect: zh_CN: <zh_CN_#Hans>b_zh_Hans_CN <zh__#Hans>b_zh_Hans <zh_CN>b_zh_CN <zh>b_zh <>b
// expect: zh_CN_NY: <zh_CN_NY_#Hans>b_zh_Hans_CN_NY <zh_CN_#Hans>b_zh_Hans_CN <zh__#Hans>b_zh_Hans <zh_CN_NY>b_zh_CN_NY <zh_CN>b_zh_CN <zh>b_zh <>b
// expect: zh_CN_Win_X: <zh_CN_Win_X_#Hans>b_zh_Hans_CN_Win_X <zh_CN_Win_#Hans>b_zh_Hans_CN_Win <zh_CN_#Hans>b_zh_Hans_CN <zh__#Hans>b_zh_Hans <zh_CN_Win_X>b_zh_CN_Win_X <zh_CN_Win>b_zh_CN_Win <zh_CN>b_zh_CN <zh>b_zh <>b
// expect: zh_HK: <zh_HK_#Hant>b_zh_Hant_HK <zh__#Hant>b_zh_Hant <zh_HK>b_zh_HK <zh>b_zh <>b
// expect: zh_HK_NY: <zh_HK_NY_#Hant>b_zh_Hant_HK_NY <zh_HK_#Hant>b_zh_Hant_HK <zh__#Hant>b_zh_Hant <zh_HK_NY>b_zh_HK_NY <zh_HK>b_zh_HK <zh>b_zh <>b
// expect: zh_HK_Win_X: <zh_HK_Win_X_#Hant>b_zh_Hant_HK_Win_X <zh_HK_Win_#Hant>b_zh_Hant_HK_Win <zh_HK_#Hant>b_zh_Hant_HK <zh__#Hant>b_zh_Hant <zh_HK_Win_X>b_zh_HK_Win_X <zh_HK_Win>b_zh_HK_Win <zh_HK>b_zh_HK <zh>b_zh <>b
// expect: zh_NO: <zh_NO>b_zh_NO <zh>b_zh <>b
// expect: zh_NO_NY: <zh_NO_NY>b_zh_NO_NY <zh_NO>b_zh_NO <zh>b_zh <>b
// expect: zh_NO_Win_X: <zh_NO_Win_X>b_zh_NO_Win_X <zh_NO_Win>b_zh_NO_Win <zh_NO>b_zh_NO <zh>b_zh <>b
// expect: zh__#Hans: <zh__#Hans>b_zh_Hans <zh_CN>b_zh_CN <zh>b_zh <>b
// expect: zh__POSIX_#Hans: <zh__POSIX_#Hans>b_zh_Hans__POSIX <zh__#Hans>b_zh_Hans <zh_CN_POSIX>b_zh_CN_POSIX <zh_CN>b_zh_CN <zh>b_zh <>b
// expect: zh_CN_#Hans: <zh_CN_#Hans>b_zh_Hans_CN <zh__#Hans>b_zh_Hans <zh_CN>b_zh_CN <zh>b_zh <>b
// expect: zh_CN_POSIX_#Hans: <zh_CN_POSIX_#Hans>b_zh_Hans_CN_POSIX <zh_CN_#Hans>b_zh_Hans_CN <zh__#Hans>b_zh_Hans <zh_CN_POSIX>b_zh_CN_POSIX <zh_CN>b_zh_CN <zh>b_zh <>b
// expect: zh_HK_#Hans: <zh_HK_#Hans>b_zh_Hans_HK <zh__#Hans>b_zh_Hans <zh_HK>b_zh_HK <zh>b_zh <>b
// expect: zh_HK_POSIX_#Hans: <zh_HK_POSIX_#Hans>b_zh_Hans_HK_POSIX <zh_HK_#Hans>b_zh_Hans_HK <zh__#Hans>b_zh_Hans <zh_HK_POSIX>b_zh_HK_POSIX <zh_HK>b_zh_HK <zh>b_zh <>b
// expect: zh_NO_#Hans: <zh_NO_#Hans>b_zh_Hans_NO <zh__#Hans>b_zh_Hans <zh_NO>b_zh_NO <zh>b_zh <>b
// expect: zh_NO_POSIX_#Hans: <zh_NO_POSIX_#Hans>b_zh_Hans_NO_POSIX <zh_NO_#Hans>b_zh_Hans_NO <zh__#Hans>b_zh_Hans <zh_NO_POSIX>b_zh_NO_POSIX <zh_NO>b_zh_NO <zh>b_zh <>b
// expect: zh__#Hant: <zh__#Hant>b_zh_Hant <zh_TW>b_zh_TW <zh>b_zh <>b
// expect: zh__POSIX_#Hant: <zh__POSIX_#Hant>b_zh_Hant__POSIX <zh__#Hant>b_zh_Hant <zh_TW_POSIX>b_zh_TW_POSIX <zh_TW>b_zh_TW <zh>b_zh <>b
// expect: zh_CN_#Hant: <zh_CN_#Hant>b_zh_Hant_CN <zh__#Hant>b_zh_Hant <zh_CN>b_zh_CN <zh>b_zh <>b
// expect: zh_CN_POSIX_#Hant: <zh_CN_POSIX_#Hant>b_zh_Hant_CN_POSIX <zh_CN_#Hant>b_zh_Hant_CN <zh__#Hant>b_zh_Hant <zh_CN_POSIX>b_zh_CN_POSIX <zh_CN>b_zh_CN <zh>b_zh <>b
// expect: zh_HK_#Hant: <zh_HK_#Hant>b_zh_Hant_HK <zh__#Hant>b_zh_Hant <zh_HK>b_zh_HK <zh>b_zh <>b
// expect: zh_HK_POSIX_#Hant: <zh_HK_POSIX_#Hant>b_zh_Hant_HK_POSIX <zh_HK_#Hant>b_zh_Hant_HK <zh__#Hant>b_zh_Hant <zh_HK_POSIX>b_zh_HK_POSIX <zh_HK>b_zh_HK <zh>b_zh <>b
// expect: zh_NO_#Hant: <zh_NO_#Hant>b_zh_Hant_NO <zh__#Hant>b_zh_Hant <zh_NO>b_zh_NO <zh>b_zh <>b
// expect: zh_NO_POSIX_#Hant: <zh_NO_POSIX_#Hant>b_zh_Hant_NO_POSIX <zh_NO_#Hant>b_zh_Hant_NO <zh__#Hant>b_zh_Hant <zh_NO_POSIX>b_zh_NO_POSIX <zh_NO>b_zh_NO <zh>b_zh <>b
// expect: no: <no>b_no <nb>b_nb <>b
// expect: no__NY: <no__NY>b_no__NY <nb__NY>b_nb__NY <no>b_no <nb>b_nb <>b
// expect: no__Win_X: <no__Win_X>b_no__Win_X <nb__Win_X>b_nb__Win_X <no__Win>b_no__Win <nb__Win>b_nb__Win <no>b_no <nb>b_nb <>b
// expect: no_CN: <no_CN>b_no_CN <nb_CN>b_nb_CN <no>b_no <nb>b_nb <>b
// expect: no_CN_NY: <no_CN_NY>b_no_CN_NY <nb_CN_NY>b_nb_CN_NY <no_CN>b_no_CN <nb_CN>b_nb_CN <no>b_no <nb>b_nb <>b
// expect: no_CN_Win_X: <no_CN_Win_X>b_no_CN_Win_X <nb_CN_Win_X>b_nb_CN_Win_X <no_CN_Win>b_no_CN_Win <nb_CN_Win>b_nb_CN_Win <no_CN>b_no_CN <nb_CN>b_nb_CN <no>b_no <nb>b_nb <>b
// expect: no_HK: <no_HK>b_no_HK <nb_HK>b_nb_HK <no>b_no <nb>b_nb <>b
// expect: no_HK_NY: <no_HK_NY>b_no_HK_NY <nb_HK_NY>b_nb_HK_NY <no_HK>b_no_HK <nb_HK>b_nb_HK <no>b_no <nb>b_nb <>b
// expect: no_HK_Win_X: <no_HK_Win_X>b_no_HK_Win_X <nb_HK_Win_X>b_nb_HK_Win_X <no_HK_Win>b_no_HK_Win <nb_HK_Win>b_nb_HK_Win <no_HK>b_no_HK <nb_HK>b_nb_HK <no>b_no <nb>b_nb <>b
// expect: no_NO: <no_NO>b_no_NO <nb_NO>b_nb_NO <no>b_no <nb>b_nb <>b
// expect: no_NO_NY: <nn_NO>b_nn_NO <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: no_NO_Win_X: <no_NO_Win_X>b_no_NO_Win_X <nb_NO_Win_X>b_nb_NO_Win_X <no_NO_Win>b_no_NO_Win <nb_NO_Win>b_nb_NO_Win <no_NO>b_no_NO <nb_NO>b_nb_NO <no>b_no <nb>b_nb <>b
// expect: no__#Hans: <no__#Hans>b_no_Hans <nb__#Hans>b_nb_Hans <no>b_no <nb>b_nb <>b
// expect: no__POSIX_#Hans: <no__POSIX_#Hans>b_no_Hans__POSIX <nb__POSIX_#Hans>b_nb_Hans__POSIX <no__#Hans>b_no_Hans <nb__#Hans>b_nb_Hans <no__POSIX>b_no__POSIX <nb__POSIX>b_nb__POSIX <no>b_no <nb>b_nb <>b
// expect: no_CN_#Hans: <no_CN_#Hans>b_no_Hans_CN <nb_CN_#Hans>b_nb_Hans_CN <no__#Hans>b_no_Hans <nb__#Hans>b_nb_Hans <no_CN>b_no_CN <nb_CN>b_nb_CN <no>b_no <nb>b_nb <>b
// expect: no_CN_POSIX_#Hans: <no_CN_POSIX_#Hans>b_no_Hans_CN_POSIX <nb_CN_POSIX_#Hans>b_nb_Hans_CN_POSIX <no_CN_#Hans>b_no_Hans_CN <nb_CN_#Hans>b_nb_Hans_CN <no__#Hans>b_no_Hans <nb__#Hans>b_nb_Hans <no_CN_POSIX>b_no_CN_POSIX <nb_CN_POSIX>b_nb_CN_POSIX <no_CN>b_no_CN <nb_CN>b_nb_CN <no>b_no <nb>b_nb <>b
// expect: no_HK_#Hans: <no_HK_#Hans>b_no_Hans_HK <nb_HK_#Hans>b_nb_Hans_HK <no__#Hans>b_no_Hans <nb__#Hans>b_nb_Hans <no_HK>b_no_HK <nb_HK>b_nb_HK <no>b_no <nb>b_nb <>b
// expect: no_HK_POSIX_#Hans: <no_HK_POSIX_#Hans>b_no_Hans_HK_POSIX <nb_HK_POSIX_#Hans>b_nb_Hans_HK_POSIX <no_HK_#Hans>b_no_Hans_HK <nb_HK_#Hans>b_nb_Hans_HK <no__#Hans>b_no_Hans <nb__#Hans>b_nb_Hans <no_HK_POSIX>b_no_HK_POSIX <nb_HK_POSIX>b_nb_HK_POSIX <no_HK>b_no_HK <nb_HK>b_nb_HK <no>b_no <nb>b_nb <>b
// expect: no_NO_#Hans: <no_NO_#Hans>b_no_Hans_NO <nb_NO_#Hans>b_nb_Hans_NO <no__#Hans>b_no_Hans <nb__#Hans>b_nb_Hans <no_NO>b_no_NO <nb_NO>b_nb_NO <no>b_no <nb>b_nb <>b
// expect: no_NO_POSIX_#Hans: <no_NO_POSIX_#Hans>b_no_Hans_NO_POSIX <nb_NO_POSIX_#Hans>b_nb_Hans_NO_POSIX <no_NO_#Hans>b_no_Hans_NO <nb_NO_#Hans>b_nb_Hans_NO <no__#Hans>b_no_Hans <nb__#Hans>b_nb_Hans <no_NO_POSIX>b_no_NO_POSIX <nb_NO_POSIX>b_nb_NO_POSIX <no_NO>b_no_NO <nb_NO>b_nb_NO <no>b_no <nb>b_nb <>b
// expect: no__#Hant: <no__#Hant>b_no_Hant <nb__#Hant>b_nb_Hant <no>b_no <nb>b_nb <>b
// expect: no__POSIX_#Hant: <no__POSIX_#Hant>b_no_Hant__POSIX <nb__POSIX_#Hant>b_nb_Hant__POSIX <no__#Hant>b_no_Hant <nb__#Hant>b_nb_Hant <no__POSIX>b_no__POSIX <nb__POSIX>b_nb__POSIX <no>b_no <nb>b_nb <>b
// expect: no_CN_#Hant: <no_CN_#Hant>b_no_Hant_CN <nb_CN_#Hant>b_nb_Hant_CN <no__#Hant>b_no_Hant <nb__#Hant>b_nb_Hant <no_CN>b_no_CN <nb_CN>b_nb_CN <no>b_no <nb>b_nb <>b
// expect: no_CN_POSIX_#Hant: <no_CN_POSIX_#Hant>b_no_Hant_CN_POSIX <nb_CN_POSIX_#Hant>b_nb_Hant_CN_POSIX <no_CN_#Hant>b_no_Hant_CN <nb_CN_#Hant>b_nb_Hant_CN <no__#Hant>b_no_Hant <nb__#Hant>b_nb_Hant <no_CN_POSIX>b_no_CN_POSIX <nb_CN_POSIX>b_nb_CN_POSIX <no_CN>b_no_CN <nb_CN>b_nb_CN <no>b_no <nb>b_nb <>b
// expect: no_HK_#Hant: <no_HK_#Hant>b_no_Hant_HK <nb_HK_#Hant>b_nb_Hant_HK <no__#Hant>b_no_Hant <nb__#Hant>b_nb_Hant <no_HK>b_no_HK <nb_HK>b_nb_HK <no>b_no <nb>b_nb <>b
// expect: no_HK_POSIX_#Hant: <no_HK_POSIX_#Hant>b_no_Hant_HK_POSIX <nb_HK_POSIX_#Hant>b_nb_Hant_HK_POSIX <no_HK_#Hant>b_no_Hant_HK <nb_HK_#Hant>b_nb_Hant_HK <no__#Hant>b_no_Hant <nb__#Hant>b_nb_Hant <no_HK_POSIX>b_no_HK_POSIX <nb_HK_POSIX>b_nb_HK_POSIX <no_HK>b_no_HK <nb_HK>b_nb_HK <no>b_no <nb>b_nb <>b
// expect: no_NO_#Hant: <no_NO_#Hant>b_no_Hant_NO <nb_NO_#Hant>b_nb_Hant_NO <no__#Hant>b_no_Hant <nb__#Hant>b_nb_Hant <no_NO>b_no_NO <nb_NO>b_nb_NO <no>b_no <nb>b_nb <>b
// expect: no_NO_POSIX_#Hant: <no_NO_POSIX_#Hant>b_no_Hant_NO_POSIX <nb_NO_POSIX_#Hant>b_nb_Hant_NO_POSIX <no_NO_#Hant>b_no_Hant_NO <nb_NO_#Hant>b_nb_Hant_NO <no__#Hant>b_no_Hant <nb__#Hant>b_nb_Hant <no_NO_POSIX>b_no_NO_POSIX <nb_NO_POSIX>b_nb_NO_POSIX <no_NO>b_no_NO <nb_NO>b_nb_NO <no>b_no <nb>b_nb <>b
// expect: nb: <nb>b_nb <no>b_no <>b
// expect: nb__NY: <nb__NY>b_nb__NY <no__NY>b_no__NY <nb>b_nb <no>b_no <>b
// expect: nb__Win_X: <nb__Win_X>b_nb__Win_X <no__Win_X>b_no__Win_X <nb__Win>b_nb__Win <no__Win>b_no__Win <nb>b_nb <no>b_no <>b
// expect: nb_CN: <nb_CN>b_nb_CN <no_CN>b_no_CN <nb>b_nb <no>b_no <>b
// expect: nb_CN_NY: <nb_CN_NY>b_nb_CN_NY <no_CN_NY>b_no_CN_NY <nb_CN>b_nb_CN <no_CN>b_no_CN <nb>b_nb <no>b_no <>b
// expect: nb_CN_Win_X: <nb_CN_Win_X>b_nb_CN_Win_X <no_CN_Win_X>b_no_CN_Win_X <nb_CN_Win>b_nb_CN_Win <no_CN_Win>b_no_CN_Win <nb_CN>b_nb_CN <no_CN>b_no_CN <nb>b_nb <no>b_no <>b
// expect: nb_HK: <nb_HK>b_nb_HK <no_HK>b_no_HK <nb>b_nb <no>b_no <>b
// expect: nb_HK_NY: <nb_HK_NY>b_nb_HK_NY <no_HK_NY>b_no_HK_NY <nb_HK>b_nb_HK <no_HK>b_no_HK <nb>b_nb <no>b_no <>b
// expect: nb_HK_Win_X: <nb_HK_Win_X>b_nb_HK_Win_X <no_HK_Win_X>b_no_HK_Win_X <nb_HK_Win>b_nb_HK_Win <no_HK_Win>b_no_HK_Win <nb_HK>b_nb_HK <no_HK>b_no_HK <nb>b_nb <no>b_no <>b
// expect: nb_NO: <nb_NO>b_nb_NO <no_NO>b_no_NO <nb>b_nb <no>b_no <>b
// expect: nb_NO_NY: <nb_NO_NY>b_nb_NO_NY <no_NO_NY>b_no_NO_NY <nb_NO>b_nb_NO <no_NO>b_no_NO <nb>b_nb <no>b_no <>b
// expect: nb_NO_Win_X: <nb_NO_Win_X>b_nb_NO_Win_X <no_NO_Win_X>b_no_NO_Win_X <nb_NO_Win>b_nb_NO_Win <no_NO_Win>b_no_NO_Win <nb_NO>b_nb_NO <no_NO>b_no_NO <nb>b_nb <no>b_no <>b
// expect: nb__#Hans: <nb__#Hans>b_nb_Hans <no__#Hans>b_no_Hans <nb>b_nb <no>b_no <>b
// expect: nb__POSIX_#Hans: <nb__POSIX_#Hans>b_nb_Hans__POSIX <no__POSIX_#Hans>b_no_Hans__POSIX <nb__#Hans>b_nb_Hans <no__#Hans>b_no_Hans <nb__POSIX>b_nb__POSIX <no__POSIX>b_no__POSIX <nb>b_nb <no>b_no <>b
// expect: nb_CN_#Hans: <nb_CN_#Hans>b_nb_Hans_CN <no_CN_#Hans>b_no_Hans_CN <nb__#Hans>b_nb_Hans <no__#Hans>b_no_Hans <nb_CN>b_nb_CN <no_CN>b_no_CN <nb>b_nb <no>b_no <>b
// expect: nb_CN_POSIX_#Hans: <nb_CN_POSIX_#Hans>b_nb_Hans_CN_POSIX <no_CN_POSIX_#Hans>b_no_Hans_CN_POSIX <nb_CN_#Hans>b_nb_Hans_CN <no_CN_#Hans>b_no_Hans_CN <nb__#Hans>b_nb_Hans <no__#Hans>b_no_Hans <nb_CN_POSIX>b_nb_CN_POSIX <no_CN_POSIX>b_no_CN_POSIX <nb_CN>b_nb_CN <no_CN>b_no_CN <nb>b_nb <no>b_no <>b
// expect: nb_HK_#Hans: <nb_HK_#Hans>b_nb_Hans_HK <no_HK_#Hans>b_no_Hans_HK <nb__#Hans>b_nb_Hans <no__#Hans>b_no_Hans <nb_HK>b_nb_HK <no_HK>b_no_HK <nb>b_nb <no>b_no <>b
// expect: nb_HK_POSIX_#Hans: <nb_HK_POSIX_#Hans>b_nb_Hans_HK_POSIX <no_HK_POSIX_#Hans>b_no_Hans_HK_POSIX <nb_HK_#Hans>b_nb_Hans_HK <no_HK_#Hans>b_no_Hans_HK <nb__#Hans>b_nb_Hans <no__#Hans>b_no_Hans <nb_HK_POSIX>b_nb_HK_POSIX <no_HK_POSIX>b_no_HK_POSIX <nb_HK>b_nb_HK <no_HK>b_no_HK <nb>b_nb <no>b_no <>b
// expect: nb_NO_#Hans: <nb_NO_#Hans>b_nb_Hans_NO <no_NO_#Hans>b_no_Hans_NO <nb__#Hans>b_nb_Hans <no__#Hans>b_no_Hans <nb_NO>b_nb_NO <no_NO>b_no_NO <nb>b_nb <no>b_no <>b
// expect: nb_NO_POSIX_#Hans: <nb_NO_POSIX_#Hans>b_nb_Hans_NO_POSIX <no_NO_POSIX_#Hans>b_no_Hans_NO_POSIX <nb_NO_#Hans>b_nb_Hans_NO <no_NO_#Hans>b_no_Hans_NO <nb__#Hans>b_nb_Hans <no__#Hans>b_no_Hans <nb_NO_POSIX>b_nb_NO_POSIX <no_NO_POSIX>b_no_NO_POSIX <nb_NO>b_nb_NO <no_NO>b_no_NO <nb>b_nb <no>b_no <>b
// expect: nb__#Hant: <nb__#Hant>b_nb_Hant <no__#Hant>b_no_Hant <nb>b_nb <no>b_no <>b
// expect: nb__POSIX_#Hant: <nb__POSIX_#Hant>b_nb_Hant__POSIX <no__POSIX_#Hant>b_no_Hant__POSIX <nb__#Hant>b_nb_Hant <no__#Hant>b_no_Hant <nb__POSIX>b_nb__POSIX <no__POSIX>b_no__POSIX <nb>b_nb <no>b_no <>b
// expect: nb_CN_#Hant: <nb_CN_#Hant>b_nb_Hant_CN <no_CN_#Hant>b_no_Hant_CN <nb__#Hant>b_nb_Hant <no__#Hant>b_no_Hant <nb_CN>b_nb_CN <no_CN>b_no_CN <nb>b_nb <no>b_no <>b
// expect: nb_CN_POSIX_#Hant: <nb_CN_POSIX_#Hant>b_nb_Hant_CN_POSIX <no_CN_POSIX_#Hant>b_no_Hant_CN_POSIX <nb_CN_#Hant>b_nb_Hant_CN <no_CN_#Hant>b_no_Hant_CN <nb__#Hant>b_nb_Hant <no__#Hant>b_no_Hant <nb_CN_POSIX>b_nb_CN_POSIX <no_CN_POSIX>b_no_CN_POSIX <nb_CN>b_nb_CN <no_CN>b_no_CN <nb>b_nb <no>b_no <>b
// expect: nb_HK_#Hant: <nb_HK_#Hant>b_nb_Hant_HK <no_HK_#Hant>b_no_Hant_HK <nb__#Hant>b_nb_Hant <no__#Hant>b_no_Hant <nb_HK>b_nb_HK <no_HK>b_no_HK <nb>b_nb <no>b_no <>b
// expect: nb_HK_POSIX_#Hant: <nb_HK_POSIX_#Hant>b_nb_Hant_HK_POSIX <no_HK_POSIX_#Hant>b_no_Hant_HK_POSIX <nb_HK_#Hant>b_nb_Hant_HK <no_HK_#Hant>b_no_Hant_HK <nb__#Hant>b_nb_Hant <no__#Hant>b_no_Hant <nb_HK_POSIX>b_nb_HK_POSIX <no_HK_POSIX>b_no_HK_POSIX <nb_HK>b_nb_HK <no_HK>b_no_HK <nb>b_nb <no>b_no <>b
// expect: nb_NO_#Hant: <nb_NO_#Hant>b_nb_Hant_NO <no_NO_#Hant>b_no_Hant_NO <nb__#Hant>b_nb_Hant <no__#Hant>b_no_Hant <nb_NO>b_nb_NO <no_NO>b_no_NO <nb>b_nb <no>b_no <>b
// expect: nb_NO_POSIX_#Hant: <nb_NO_POSIX_#Hant>b_nb_Hant_NO_POSIX <no_NO_POSIX_#Hant>b_no_Hant_NO_POSIX <nb_NO_#Hant>b_nb_Hant_NO <no_NO_#Hant>b_no_Hant_NO <nb__#Hant>b_nb_Hant <no__#Hant>b_no_Hant <nb_NO_POSIX>b_nb_NO_POSIX <no_NO_POSIX>b_no_NO_POSIX <nb_NO>b_nb_NO <no_NO>b_no_NO <nb>b_nb <no>b_no <>b
// expect: nn: <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn__NY: <nn__NY>b_nn__NY <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn__Win_X: <nn__Win_X>b_nn__Win_X <nn__Win>b_nn__Win <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_CN: <nn_CN>b_nn_CN <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_CN_NY: <nn_CN_NY>b_nn_CN_NY <nn_CN>b_nn_CN <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_CN_Win_X: <nn_CN_Win_X>b_nn_CN_Win_X <nn_CN_Win>b_nn_CN_Win <nn_CN>b_nn_CN <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_HK: <nn_HK>b_nn_HK <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_HK_NY: <nn_HK_NY>b_nn_HK_NY <nn_HK>b_nn_HK <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_HK_Win_X: <nn_HK_Win_X>b_nn_HK_Win_X <nn_HK_Win>b_nn_HK_Win <nn_HK>b_nn_HK <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_NO: <nn_NO>b_nn_NO <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_NO_NY: <nn_NO_NY>b_nn_NO_NY <nn_NO>b_nn_NO <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_NO_Win_X: <nn_NO_Win_X>b_nn_NO_Win_X <nn_NO_Win>b_nn_NO_Win <nn_NO>b_nn_NO <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn__#Hans: <nn__#Hans>b_nn_Hans <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn__POSIX_#Hans: <nn__POSIX_#Hans>b_nn_Hans__POSIX <nn__#Hans>b_nn_Hans <nn__POSIX>b_nn__POSIX <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_CN_#Hans: <nn_CN_#Hans>b_nn_Hans_CN <nn__#Hans>b_nn_Hans <nn_CN>b_nn_CN <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_CN_POSIX_#Hans: <nn_CN_POSIX_#Hans>b_nn_Hans_CN_POSIX <nn_CN_#Hans>b_nn_Hans_CN <nn__#Hans>b_nn_Hans <nn_CN_POSIX>b_nn_CN_POSIX <nn_CN>b_nn_CN <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_HK_#Hans: <nn_HK_#Hans>b_nn_Hans_HK <nn__#Hans>b_nn_Hans <nn_HK>b_nn_HK <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_HK_POSIX_#Hans: <nn_HK_POSIX_#Hans>b_nn_Hans_HK_POSIX <nn_HK_#Hans>b_nn_Hans_HK <nn__#Hans>b_nn_Hans <nn_HK_POSIX>b_nn_HK_POSIX <nn_HK>b_nn_HK <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_NO_#Hans: <nn_NO_#Hans>b_nn_Hans_NO <nn__#Hans>b_nn_Hans <nn_NO>b_nn_NO <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_NO_POSIX_#Hans: <nn_NO_POSIX_#Hans>b_nn_Hans_NO_POSIX <nn_NO_#Hans>b_nn_Hans_NO <nn__#Hans>b_nn_Hans <nn_NO_POSIX>b_nn_NO_POSIX <nn_NO>b_nn_NO <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn__#Hant: <nn__#Hant>b_nn_Hant <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn__POSIX_#Hant: <nn__POSIX_#Hant>b_nn_Hant__POSIX <nn__#Hant>b_nn_Hant <nn__POSIX>b_nn__POSIX <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_CN_#Hant: <nn_CN_#Hant>b_nn_Hant_CN <nn__#Hant>b_nn_Hant <nn_CN>b_nn_CN <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_CN_POSIX_#Hant: <nn_CN_POSIX_#Hant>b_nn_Hant_CN_POSIX <nn_CN_#Hant>b_nn_Hant_CN <nn__#Hant>b_nn_Hant <nn_CN_POSIX>b_nn_CN_POSIX <nn_CN>b_nn_CN <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_HK_#Hant: <nn_HK_#Hant>b_nn_Hant_HK <nn__#Hant>b_nn_Hant <nn_HK>b_nn_HK <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_HK_POSIX_#Hant: <nn_HK_POSIX_#Hant>b_nn_Hant_HK_POSIX <nn_HK_#Hant>b_nn_Hant_HK <nn__#Hant>b_nn_Hant <nn_HK_POSIX>b_nn_HK_POSIX <nn_HK>b_nn_HK <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_NO_#Hant: <nn_NO_#Hant>b_nn_Hant_NO <nn__#Hant>b_nn_Hant <nn_NO>b_nn_NO <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: nn_NO_POSIX_#Hant: <nn_NO_POSIX_#Hant>b_nn_Hant_NO_POSIX <nn_NO_#Hant>b_nn_Hant_NO <nn__#Hant>b_nn_Hant <nn_NO_POSIX>b_nn_NO_POSIX <nn_NO>b_nn_NO <nn>b_nn <no_NO_NY>b_no_NO_NY <no_NO>b_no_NO <no>b_no <>b
// expect: true
