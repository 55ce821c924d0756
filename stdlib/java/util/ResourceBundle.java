// Texts and objects for one language. What a bundle does not have comes from its parent: that of the language, then that without
// a locale.
package java.util;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;

public abstract class ResourceBundle {
  protected ResourceBundle parent;
  private String name;
  private Locale locale;
  private long modified;  // when the file that it is from has been changed; 0: it is from none

  public ResourceBundle() {}

  // --- finding one

  public static final ResourceBundle getBundle(String baseName) {
    return BundleCache.find(baseName, Locale.getDefault(), null, Control.DEFAULT);
  }

  public static final ResourceBundle getBundle(String baseName, Control control) {
    return BundleCache.find(baseName, Locale.getDefault(), null, control);
  }

  public static final ResourceBundle getBundle(String baseName, Locale locale) {
    return BundleCache.find(baseName, locale, null, Control.DEFAULT);
  }

  public static final ResourceBundle getBundle(String baseName, Locale targetLocale, Control control) {
    return BundleCache.find(baseName, targetLocale, null, control);
  }

  public static ResourceBundle getBundle(String baseName, Locale locale, ClassLoader loader) {
    return BundleCache.find(baseName, locale, Objects.requireNonNull(loader), Control.DEFAULT);
  }

  public static ResourceBundle getBundle(String baseName, Locale targetLocale, ClassLoader loader, Control control) {
    return BundleCache.find(baseName, targetLocale, Objects.requireNonNull(loader), control);
  }

  public static final void clearCache() {
    BundleCache.clear();
  }

  public static final void clearCache(ClassLoader loader) {
    Objects.requireNonNull(loader);
    BundleCache.clear();
  }

  // It is the one of that name and locale; a bundle that has no parent gets that one.
  final void placed(String name, Locale locale, ResourceBundle parent) {
    this.name = name;
    this.locale = locale;
    if (parent != null && this.parent == null) setParent(parent);
  }

  public String getBaseBundleName() {
    return name;
  }

  public Locale getLocale() {
    return locale;
  }

  protected void setParent(ResourceBundle parent) {
    this.parent = parent;
  }

  protected abstract Object handleGetObject(String key);

  public abstract Enumeration<String> getKeys();

  public final String getString(String key) {
    return (String) getObject(key);
  }

  public final String[] getStringArray(String key) {
    return (String[]) getObject(key);
  }

  public final Object getObject(String key) {
    for (ResourceBundle b = this; b != null; b = b.parent) {
      Object value = b.handleGetObject(key);
      if (value != null) return value;
    }
    throw new MissingResourceException("Can't find resource for bundle " + getClass().getName() + ", key " + key, getClass().getName(), key);
  }

  public boolean containsKey(String key) {
    Objects.requireNonNull(key);
    for (ResourceBundle b = this; b != null; b = b.parent) {
      if (b.handleKeySet().contains(key)) return true;
    }
    return false;
  }

  public Set<String> keySet() {
    Set<String> keys = new HashSet<>(handleKeySet());
    if (parent != null) keys.addAll(parent.keySet());
    return keys;
  }

  // Of this bundle, without its parents.
  protected Set<String> handleKeySet() {
    Set<String> keys = new HashSet<>();
    for (Enumeration<String> e = getKeys(); e.hasMoreElements(); ) {
      String key = e.nextElement();
      if (handleGetObject(key) != null) keys.add(key);
    }
    return keys;
  }

  // Throws it, although it is not declared, as OpenJDK does.
  @SuppressWarnings("unchecked")
  private static <T, E extends Throwable> T fail(Throwable failure) throws E {
    throw (E) failure;
  }

  // How bundles are looked for, made and kept. A bundle is a class of the program, or else a file NAME_de_DE.properties that is
  // looked for from the current directory on, which is where OpenJDK looks for it when it runs a program from its source.
  public static class Control {
    public static final List<String> FORMAT_DEFAULT = List.of("java.class", "java.properties");
    public static final List<String> FORMAT_CLASS = List.of("java.class");
    public static final List<String> FORMAT_PROPERTIES = List.of("java.properties");
    public static final long TTL_DONT_CACHE = -1;
    public static final long TTL_NO_EXPIRATION_CONTROL = -2;

    private static final Control DEFAULT = new Control();

    protected Control() {}

    // For some formats only.
    private static final class Chosen extends Control {
      private final List<String> formats;
      private final boolean fallback;

      Chosen(List<String> formats, boolean fallback) {
        this.formats = formats;
        this.fallback = fallback;
      }

      @Override
      public List<String> getFormats(String baseName) {
        Objects.requireNonNull(baseName);
        return formats;
      }

      @Override
      public Locale getFallbackLocale(String baseName, Locale locale) {
        if (fallback) return super.getFallbackLocale(baseName, locale);
        Objects.requireNonNull(baseName);
        Objects.requireNonNull(locale);
        return null;
      }
    }

    public static final Control getControl(List<String> formats) {
      return new Chosen(known(formats), true);
    }

    public static final Control getNoFallbackControl(List<String> formats) {
      return new Chosen(known(formats), false);
    }

    private static List<String> known(List<String> formats) {
      if (formats.equals(FORMAT_DEFAULT)) return FORMAT_DEFAULT;
      if (formats.equals(FORMAT_CLASS)) return FORMAT_CLASS;
      if (formats.equals(FORMAT_PROPERTIES)) return FORMAT_PROPERTIES;
      throw new IllegalArgumentException();
    }

    public List<String> getFormats(String baseName) {
      Objects.requireNonNull(baseName);
      return FORMAT_DEFAULT;
    }

    public List<Locale> getCandidateLocales(String baseName, Locale locale) {
      Objects.requireNonNull(baseName);
      return BundleCandidates.of(locale);
    }

    public Locale getFallbackLocale(String baseName, Locale locale) {
      Objects.requireNonNull(baseName);
      Locale fallback = Locale.getDefault();
      return locale.equals(fallback) ? null : fallback;
    }

    // Null: there is none.
    public ResourceBundle newBundle(String baseName, Locale locale, String format, ClassLoader loader, boolean reload)
        throws IllegalAccessException, InstantiationException, IOException {
      String bundleName = toBundleName(baseName, locale);
      if (format.equals("java.class")) return ofClass(bundleName);
      if (format.equals("java.properties")) return ofFile(toResourceName(bundleName, "properties"));
      throw new IllegalArgumentException("unknown format: " + format);
    }

    private static ResourceBundle ofClass(String name) throws IllegalAccessException, InstantiationException {
      Class<?> c;
      try {
        c = Class.forName(name);
      } catch (ClassNotFoundException e) {
        return null;
      }
      if (!ResourceBundle.class.isAssignableFrom(c)) throw new ClassCastException(c.getName() + " cannot be cast to ResourceBundle");
      try {
        Constructor<?> constructor = c.getDeclaredConstructor();
        if (!Modifier.isPublic(constructor.getModifiers())) {
          throw new IllegalAccessException("no-arg constructor in " + c.getName() + " is not publicly accessible.");
        }
        constructor.setAccessible(true);
        return (ResourceBundle) constructor.newInstance();
      } catch (NoSuchMethodException e) {
        throw new InstantiationException("public no-args constructor does not exist in " + c);
      } catch (InvocationTargetException e) {
        return ResourceBundle.<ResourceBundle, RuntimeException>fail(e);
      }
    }

    private static ResourceBundle ofFile(String name) throws IOException {
      File file = new File(name);
      if (!file.exists()) return null;
      long modified = file.lastModified();
      try (InputStream in = new FileInputStream(file)) {
        ResourceBundle bundle = new PropertyResourceBundle(in);
        bundle.modified = modified;
        return bundle;
      }
    }

    // How long a bundle is kept without asking whether it is still the same: in milliseconds.
    public long getTimeToLive(String baseName, Locale locale) {
      Objects.requireNonNull(baseName);
      Objects.requireNonNull(locale);
      return TTL_NO_EXPIRATION_CONTROL;
    }

    // Whether the file has been changed since then.
    public boolean needsReload(String baseName, Locale locale, String format, ClassLoader loader, ResourceBundle bundle, long loadTime) {
      Objects.requireNonNull(bundle);
      if (!format.equals("java.properties")) return false;
      long now = new File(toResourceName(toBundleName(baseName, locale), "properties")).lastModified();
      return now != 0 && now != bundle.modified;
    }

    public String toBundleName(String baseName, Locale locale) {
      boolean variant = !locale.getVariant().isEmpty();
      if (locale.getLanguage().isEmpty() && locale.getCountry().isEmpty() && !variant) return Objects.requireNonNull(baseName);
      StringBuilder name = new StringBuilder(Objects.requireNonNull(baseName)).append('_').append(locale.getLanguage());
      if (!locale.getScript().isEmpty()) name.append('_').append(locale.getScript());
      if (variant || !locale.getCountry().isEmpty()) name.append('_').append(locale.getCountry());
      if (variant) name.append('_').append(locale.getVariant());
      return name.toString();
    }

    public final String toResourceName(String bundleName, String suffix) {
      return bundleName.replace('.', '/') + "." + suffix;
    }
  }
}
