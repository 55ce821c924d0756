// Texts and objects for one language. A bundle is a class of the program, or else a file NAME_de_DE.properties that is looked for
// from the current directory on, which is where OpenJDK looks for it when it runs a program from its source. What a bundle does
// not have comes from its parent: that of the language, then that without a locale.
package java.util;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

public abstract class ResourceBundle {
  protected ResourceBundle parent;
  private String name;
  private Locale locale;

  public ResourceBundle() {}

  public static final ResourceBundle getBundle(String baseName) {
    return getBundle(baseName, Locale.getDefault());
  }

  public static final ResourceBundle getBundle(String baseName, Locale locale) {
    Objects.requireNonNull(baseName);
    ResourceBundle found = chain(baseName, locale);
    // Rather a bundle of the default locale than the one without any.
    if (found == null || found.locale.equals(Locale.ROOT)) {
      ResourceBundle fallback = locale.equals(Locale.getDefault()) ? null : chain(baseName, Locale.getDefault());
      if (fallback != null && (found == null || !locale.equals(Locale.ROOT))) found = fallback;
    }
    if (found == null) {
      throw new MissingResourceException("Can't find bundle for base name " + baseName + ", locale " + locale, baseName + "_" + locale, "");
    }
    return found;
  }

  public static final ResourceBundle getBundle(String baseName, Locale locale, ClassLoader loader) {
    Objects.requireNonNull(loader);
    return getBundle(baseName, locale);
  }

  public static final void clearCache() {}

  // The bundle of a locale, or of a more general one, with its parents; null: none.
  private static ResourceBundle chain(String baseName, Locale locale) {
    List<Locale> candidates = new ArrayList<>();
    if (!locale.getCountry().isEmpty()) candidates.add(locale);
    if (!locale.getLanguage().isEmpty()) candidates.add(new Locale(locale.getLanguage()));
    candidates.add(Locale.ROOT);
    ResourceBundle first = null, last = null;
    for (Locale candidate : candidates) {
      ResourceBundle bundle = load(baseName, candidate);
      if (bundle == null) continue;
      bundle.name = baseName;
      bundle.locale = candidate;
      if (first == null) first = bundle;
      else if (last.parent == null) last.setParent(bundle);
      last = bundle;
    }
    return first;
  }

  // Null: there is none.
  private static ResourceBundle load(String baseName, Locale locale) {
    String full = locale.equals(Locale.ROOT) ? baseName : baseName + "_" + locale;
    try {
      Class<?> c = Class.forName(full);
      if (ResourceBundle.class.isAssignableFrom(c)) return (ResourceBundle) c.getDeclaredConstructor().newInstance();
    } catch (ClassNotFoundException e) {
      // It may be a file.
    } catch (ReflectiveOperationException e) {
      throw new MissingResourceException("Can't find bundle for base name " + baseName + ", locale " + locale, full, "");
    }
    File file = new File(full.replace('.', '/') + ".properties");
    if (!file.exists()) return null;
    try (InputStream in = new FileInputStream(file)) {
      return new PropertyResourceBundle(in);
    } catch (IOException e) {
      throw new MissingResourceException("Can't find bundle for base name " + baseName + ", locale " + locale, full, "");
    }
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
}
