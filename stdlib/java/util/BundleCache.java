// Finds resource bundles as a control says, and keeps them: who asks for one again gets the same object.
package java.util;

import heddle.Monitor;
import java.util.ResourceBundle.Control;

final class BundleCache {
  private BundleCache() {}

  private static final Monitor lock = new Monitor();
  private static final Map<List<Object>, Kept> kept = new HashMap<>();  // by name and locale; guarded by the lock

  private static final class Kept {
    final ResourceBundle bundle;  // null: there is none
    final Kept parent;            // null: none
    final String format;
    final long loaded;            // when, in milliseconds, if somebody may want to know that
    final long live;              // for how many milliseconds nobody has to ask whether it is still the same; less than 0: for ever

    Kept(ResourceBundle bundle, Kept parent, String format, long live) {
      this.bundle = bundle;
      this.parent = parent;
      this.format = format;
      this.live = live;
      loaded = live < 0 ? 0 : System.currentTimeMillis();
    }

    boolean isFresh() {
      return live < 0 || System.currentTimeMillis() < loaded + live;
    }
  }

  static void clear() {
    synchronized (lock) {
      kept.clear();
    }
  }

  // Null: nothing is known.
  private static Kept get(String baseName, Locale locale) {
    synchronized (lock) {
      lock.observe();
      return kept.get(List.of(baseName, locale));
    }
  }

  static ResourceBundle find(String baseName, Locale locale, ClassLoader loader, Control control) {
    Kept known = get(Objects.requireNonNull(baseName), Objects.requireNonNull(locale));
    Objects.requireNonNull(control);
    if (known != null && known.bundle != null && isFresh(known)) return known.bundle;
    return new Search(baseName, loader == null ? ClassLoader.getSystemClassLoader() : loader, control).run(locale);
  }

  // With its parents.
  private static boolean isFresh(Kept known) {
    for (Kept k = known; k != null; k = k.parent) {
      if (!k.isFresh()) return false;
    }
    return true;
  }

  private static final class Search {
    private final String baseName;
    private final ClassLoader loader;
    private final Control control;
    private final List<String> formats;
    private Throwable trouble;  // of a bundle that could not be made

    Search(String baseName, ClassLoader loader, Control control) {
      this.baseName = baseName;
      this.loader = loader;
      this.control = control;
      formats = checked(control.getFormats(baseName), "getFormats");
    }

    private static <T> List<T> checked(List<T> answer, String question) {
      if (answer == null || answer.isEmpty() || answer.stream().anyMatch(Objects::isNull)) {
        throw new IllegalArgumentException("Invalid Control: " + question);
      }
      return answer;
    }

    // Rather a bundle of the locale that one falls back to than the one without any.
    ResourceBundle run(Locale wanted) {
      ResourceBundle base = null;
      for (Locale locale = wanted; locale != null; locale = control.getFallbackLocale(baseName, locale)) {
        List<Locale> candidates = checked(control.getCandidateLocales(baseName, locale), "getCandidateLocales");
        ResourceBundle found = chain(candidates);
        if (found == null) continue;
        Locale of = found.getLocale();
        if (!of.equals(Locale.ROOT) || of.equals(wanted) || candidates.size() == 1 && of.equals(candidates.get(0))) return found;
        if (base == null) base = found;
      }
      if (base != null) return base;
      throw new MissingResourceException(
          "Can't find bundle for base name " + baseName + ", locale " + wanted, baseName + "_" + wanted, "", trouble);
    }

    // The bundle of the first locale that has one, with those of the others as its parents; null: none. With a bundle those that
    // have it as their parent are made again.
    private ResourceBundle chain(List<Locale> locales) {
      Kept parent = null;
      boolean replaced = false;
      for (int i = locales.size() - 1; i >= 0; i--) {
        Locale locale = locales.get(i);
        Kept known = get(baseName, locale);
        Kept entry = known;
        boolean outdated = known != null && !replaced && isOutdated(known, locale);
        if (known == null || outdated || replaced && known.bundle != null) entry = keep(locale, known, load(locale, parent, outdated));
        replaced |= outdated;
        if (entry.bundle != null) parent = entry;
      }
      return parent == null ? null : parent.bundle;
    }

    private boolean isOutdated(Kept known, Locale locale) {
      return known.bundle != null && !known.isFresh()
          && control.needsReload(baseName, locale, known.format, loader, known.bundle, known.loaded);
    }

    // The one that counts: somebody may have been faster.
    private Kept keep(Locale locale, Kept old, Kept fresh) {
      if (fresh.live == Control.TTL_DONT_CACHE || fresh.bundle == null && trouble != null) return fresh;
      List<Object> key = List.of(baseName, locale);
      synchronized (lock) {
        lock.handOver();
        if (kept.get(key) == old) kept.put(key, fresh);
        return kept.getOrDefault(key, fresh);
      }
    }

    private Kept load(Locale locale, Kept parent, boolean reload) {
      for (String format : formats) {
        ResourceBundle bundle = null;
        try {
          bundle = control.newBundle(baseName, locale, format, loader, reload);
        } catch (Exception | LinkageError e) {
          if (trouble == null) trouble = e;
        }
        if (bundle == null) continue;
        bundle.placed(baseName, locale, parent == null ? null : parent.bundle);
        long live = control.getTimeToLive(baseName, locale);
        if (live < Control.TTL_NO_EXPIRATION_CONTROL) throw new IllegalArgumentException("Invalid Control: TTL=" + live);
        return new Kept(bundle, parent, format, live);
      }
      return new Kept(null, parent, null, Control.TTL_NO_EXPIRATION_CONTROL);
    }
  }
}
