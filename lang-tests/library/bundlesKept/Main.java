// Bundles are kept until the cache is cleared; controls say where they are looked for, in which formats, and for how long they are
// kept.
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

public class Main {
  // This VM knows the classes that are named.
  static final Class<?>[] NAMED = {Texts_de.class, Texts_fr_FR.class, Failing.class, Hidden.class};

  interface Action {
    Object run() throws Exception;
  }

  static void tell(String what, Action action) {
    try {
      System.out.println(what + ": " + action.run());
    } catch (MissingResourceException e) {
      System.out.println(what + " missed " + e.getMessage() + " <" + e.getClassName() + "> <" + e.getKey() + "> " + e.getCause());
    } catch (Exception e) {
      System.out.println(what + " threw " + e);
    }
  }

  // One text, which is that of its locale.
  static class Made extends ResourceBundle {
    final String text;

    Made(String text) {
      this.text = text;
    }

    @Override
    protected Object handleGetObject(String key) {
      return key.equals("text") ? text : null;
    }

    @Override
    public Enumeration<String> getKeys() {
      return Collections.enumeration(List.of("text"));
    }

    String parents() {
      String all = text;
      for (ResourceBundle b = parent; b != null; b = ((Made) b).parentOf()) all += " < " + ((Made) b).text;
      return all;
    }

    ResourceBundle parentOf() {
      return parent;
    }
  }

  // Makes bundles for some locales, and writes what it is asked.
  static class Told extends Control {
    final List<String> there;
    final StringBuilder asked = new StringBuilder();
    long live = TTL_NO_EXPIRATION_CONTROL;
    boolean changed;
    int number;

    Told(String... there) {
      this.there = Arrays.asList(there);
    }

    @Override
    public List<String> getFormats(String baseName) {
      asked.append(" formats");
      return List.of("one", "two");
    }

    @Override
    public List<Locale> getCandidateLocales(String baseName, Locale locale) {
      asked.append(" candidates(" + locale + ")");
      return super.getCandidateLocales(baseName, locale);
    }

    @Override
    public Locale getFallbackLocale(String baseName, Locale locale) {
      asked.append(" fallback(" + locale + ")");
      return super.getFallbackLocale(baseName, locale);
    }

    @Override
    public ResourceBundle newBundle(String baseName, Locale locale, String format, ClassLoader loader, boolean reload) {
      asked.append(" new(" + locale + " " + format + (reload ? " again)" : ")"));
      String name = toBundleName(baseName, locale);
      return format.equals("two") && there.contains(name) ? new Made(name + number++) : null;
    }

    @Override
    public long getTimeToLive(String baseName, Locale locale) {
      return live;
    }

    @Override
    public boolean needsReload(String baseName, Locale locale, String format, ClassLoader loader, ResourceBundle bundle, long loadTime) {
      asked.append(" changed(" + locale + " " + format + ")");
      return changed;
    }

    String find(String name, Locale locale) {
      String found = ((Made) ResourceBundle.getBundle(name, locale, this)).parents();
      String all = found + ":" + asked;
      asked.setLength(0);
      return all;
    }
  }

  static void kept() {
    ResourceBundle first = ResourceBundle.getBundle("Texts");
    tell("the same", () -> (ResourceBundle.getBundle("Texts") == first) + " " + Texts.made + " " + first.getLocale() + "." + first.getBaseBundleName());
    ResourceBundle german = ResourceBundle.getBundle("Texts", Locale.GERMANY);
    tell("german", () -> german.getLocale() + german.getString("hello") + german.getString("bye") + (german == ResourceBundle.getBundle("Texts", Locale.GERMAN)) + Texts.made);
    tell("falls back", () -> ResourceBundle.getBundle("Texts", Locale.ITALY) == first);
    tell("french", () -> ResourceBundle.getBundle("Texts", Locale.FRANCE).getString("hello") + ResourceBundle.getBundle("Texts", Locale.FRENCH).getString("hello"));
    ResourceBundle.clearCache();
    tell("cleared", () -> (ResourceBundle.getBundle("Texts") == first) + " " + Texts.made);
    tell("by the loader", () -> ResourceBundle.getBundle("Texts", Locale.ROOT, Main.class.getClassLoader()) == ResourceBundle.getBundle("Texts", Locale.ROOT));
    Locale.setDefault(Locale.FRANCE);
    tell("another default", () -> ResourceBundle.getBundle("Texts", Locale.ITALY).getString("hello") + ResourceBundle.getBundle("Texts", Locale.ROOT).getString("hello"));
    Locale.setDefault(Locale.US);
    tell("failing", () -> ResourceBundle.getBundle("Failing"));
    tell("hidden", () -> ResourceBundle.getBundle("Hidden"));
    tell("no bundle", () -> ResourceBundle.getBundle("Main"));
    tell("nothing", () -> ResourceBundle.getBundle("Nothing", Locale.ITALY));
    tell("null", () -> ResourceBundle.getBundle("Texts", (Locale) null));
    tell("no loader", () -> ResourceBundle.getBundle("Texts", Locale.US, (ClassLoader) null));
  }

  static void told() {
    Told told = new Told("a", "a_de", "a_en_US");
    tell("german", () -> told.find("a", Locale.GERMANY));
    tell("again", () -> told.find("a", Locale.GERMANY));
    tell("french", () -> told.find("a", Locale.FRANCE));
    tell("root", () -> told.find("a", Locale.ROOT));
    tell("nothing", () -> told.find("b", Locale.FRANCE));
    told.asked.setLength(0);
    ResourceBundle.clearCache();
    told.live = 0;
    tell("checked", () -> told.find("a", Locale.GERMAN));
    tell("not changed", () -> told.find("a", Locale.GERMAN));
    told.changed = true;
    tell("changed", () -> told.find("a", Locale.GERMAN));
    ResourceBundle.clearCache();
    told.live = Control.TTL_DONT_CACHE;
    tell("not kept", () -> told.find("a", Locale.GERMAN));
    tell("made again", () -> told.find("a", Locale.GERMAN));
    ResourceBundle.clearCache();
    told.live = -5;
    tell("no time", () -> told.find("a", Locale.GERMAN));
    told.live = 1000000;
    told.asked.setLength(0);
    ResourceBundle.clearCache();
    tell("for long", () -> told.find("a", Locale.GERMAN));
    tell("it is", () -> told.find("a", Locale.GERMAN));
  }

  static void controls() throws Exception {
    Control control = Control.getControl(Control.FORMAT_DEFAULT);
    Control files = Control.getNoFallbackControl(List.of("java.properties"));
    ResourceBundle.clearCache();
    tell("only files", () -> ResourceBundle.getBundle("Texts", files));
    ResourceBundle.clearCache();
    tell("only classes", () -> ResourceBundle.getBundle("Texts", Locale.GERMAN, Control.getNoFallbackControl(Control.FORMAT_CLASS)).getString("hello"));
    tell("candidates", () -> {
      StringBuilder all = new StringBuilder();
      for (Locale each : List.of(Locale.GERMANY, Locale.GERMAN, Locale.ROOT, new Locale("", "DE"), new Locale("nb", "NO"), new Locale("no", "NO"), new Locale("nb"))) {
        all.append(control.getCandidateLocales("x", each)).append(control.toBundleName("a.b", each)).append(' ');
      }
      return all;
    });
    tell("fallback", () -> control.getFallbackLocale("x", Locale.GERMAN) + " " + control.getFallbackLocale("x", Locale.US) + " " + files.getFallbackLocale("x", Locale.GERMAN));
    tell("names", () -> control.toResourceName("a.b.C", "txt") + " " + control.toResourceName("x://a.b", "y"));
    tell("formats", () -> control.getFormats("x") + " " + files.getFormats("x") + " " + control.getTimeToLive("x", Locale.US));
    tell("one bundle", () -> control.newBundle("Texts", Locale.GERMAN, "java.class", Main.class.getClassLoader(), false).getString("hello"));
    tell("no bundle", () -> control.newBundle("Texts", Locale.ITALIAN, "java.class", Main.class.getClassLoader(), false));
    tell("no file", () -> control.newBundle("Texts", Locale.ITALIAN, "java.properties", Main.class.getClassLoader(), false));
    tell("another class", () -> control.newBundle("Main", Locale.ROOT, "java.class", Main.class.getClassLoader(), false));
    tell("another format", () -> control.newBundle("Texts", Locale.ROOT, "xml", Main.class.getClassLoader(), false));
    tell("hidden", () -> control.newBundle("Hidden", Locale.ROOT, "java.class", Main.class.getClassLoader(), false));
    tell("failing", () -> control.newBundle("Failing", Locale.ROOT, "java.class", Main.class.getClassLoader(), false));
    tell("unknown formats", () -> Control.getControl(List.of("java.class", "xml")));
    tell("their order", () -> Control.getControl(List.of("java.properties", "java.class")));
    tell("no name", () -> control.getFormats(null));
    tell("no time", () -> control.getTimeToLive("x", null));
    tell("no control", () -> ResourceBundle.getBundle("Texts", Locale.US, (Control) null));
  }

  public static void main(String[] args) throws Exception {
    Locale.setDefault(Locale.US);
    kept();
    told();
    controls();
  }
}
// expect: the same: true 1 .Texts
// expect: german: dehallobyetrue1
// expect: falls back: true
// expect: french: bonjourhello
// expect: cleared: false 2
// expect: by the loader: true
// expect: another default: bonjourhello
// expect: failing missed Can't find bundle for base name Failing, locale en_US <Failing_en_US> <> java.lang.reflect.InvocationTargetException
// expect: hidden missed Can't find bundle for base name Hidden, locale en_US <Hidden_en_US> <> java.lang.IllegalAccessException: no-arg constructor in Hidden is not publicly accessible.
// expect: no bundle missed Can't find bundle for base name Main, locale en_US <Main_en_US> <> java.lang.ClassCastException: Main cannot be cast to ResourceBundle
// expect: nothing missed Can't find bundle for base name Nothing, locale it_IT <Nothing_it_IT> <> null
// expect: null threw java.lang.NullPointerException
// expect: no loader threw java.lang.NullPointerException
// expect: german: a_de1 < a0: formats candidates(de_DE) new( one) new( two) new(de one) new(de two) new(de_DE one) new(de_DE two)
// expect: again: a_de1 < a0: formats candidates(de_DE)
// expect: french: a_en_US2 < a0: formats candidates(fr_FR) new(fr one) new(fr two) new(fr_FR one) new(fr_FR two) fallback(fr_FR) candidates(en_US) new(en one) new(en two) new(en_US one) new(en_US two)
// expect: root: a0:
// expect: nothing missed Can't find bundle for base name b, locale fr_FR <b_fr_FR> <> null
// expect: checked: a_de4 < a3: formats candidates(de) new( one) new( two) new(de one) new(de two)
// expect: not changed: a_de4 < a3: formats candidates(de) changed( two) changed(de two)
// expect: changed: a_de6 < a5: formats candidates(de) changed( two) new( one again) new( two again) new(de one) new(de two)
// expect: not kept: a_de8 < a7: formats candidates(de) new( one) new( two) new(de one) new(de two)
// expect: made again: a_de10 < a9: formats candidates(de) new( one) new( two) new(de one) new(de two)
// expect: no time threw java.lang.IllegalArgumentException: Invalid Control: TTL=-5
// expect: for long: a_de13 < a12: formats candidates(de) new( one) new( two) new(de one) new(de two)
// expect: it is: a_de13 < a12:
// expect: only files missed Can't find bundle for base name Texts, locale en_US <Texts_en_US> <> null
// expect: only classes: hallo
// expect: candidates: [de_DE, de, ]a.b_de_DE [de, ]a.b_de []a.b [_DE, ]a.b__DE [nb_NO, no_NO, nb, no, ]a.b_nb_NO [no_NO, nb_NO, no, nb, ]a.b_no_NO [nb, no, ]a.b_nb 
// expect: fallback: en_US null null
// expect: names: a/b/C.txt x://a/b.y
// expect: formats: [java.class, java.properties] [java.properties] -2
// expect: one bundle: hallo
// expect: no bundle: null
// expect: no file: null
// expect: another class threw java.lang.ClassCastException: Main cannot be cast to ResourceBundle
// expect: another format threw java.lang.IllegalArgumentException: unknown format: xml
// expect: hidden threw java.lang.IllegalAccessException: no-arg constructor in Hidden is not publicly accessible.
// expect: failing threw java.lang.reflect.InvocationTargetException
// expect: unknown formats threw java.lang.IllegalArgumentException
// expect: their order threw java.lang.IllegalArgumentException
// expect: no name threw java.lang.NullPointerException
// expect: no time threw java.lang.NullPointerException
// expect: no control threw java.lang.NullPointerException
