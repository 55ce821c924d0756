// How serious a message is.
package java.util.logging;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

public class Level implements Serializable {
  // All levels, as they were made, for parse.
  private static final ArrayList<Level> KNOWN = new ArrayList<>();

  // Of the levels below. (They have no other names here, whatever the language.)
  private static final String NAMES = "sun.util.logging.resources.logging";

  public static final Level OFF = new Level("OFF", Integer.MAX_VALUE, NAMES);
  public static final Level SEVERE = new Level("SEVERE", 1000, NAMES);
  public static final Level WARNING = new Level("WARNING", 900, NAMES);
  public static final Level INFO = new Level("INFO", 800, NAMES);
  public static final Level CONFIG = new Level("CONFIG", 700, NAMES);
  public static final Level FINE = new Level("FINE", 500, NAMES);
  public static final Level FINER = new Level("FINER", 400, NAMES);
  public static final Level FINEST = new Level("FINEST", 300, NAMES);
  public static final Level ALL = new Level("ALL", Integer.MIN_VALUE, NAMES);

  private final String name;
  private final int value;
  private final String resourceBundleName;

  protected Level(String name, int value) {
    this(name, value, null);
  }

  protected Level(String name, int value, String resourceBundleName) {
    if (name == null) throw new NullPointerException();
    this.name = name;
    this.value = value;
    this.resourceBundleName = resourceBundleName;
    synchronized (KNOWN) {
      KNOWN.add(this);
    }
  }

  public String getResourceBundleName() {
    return resourceBundleName;
  }

  public String getName() {
    return name;
  }

  public String getLocalizedName() {
    if (resourceBundleName == null || resourceBundleName.equals(NAMES)) return name;
    try {
      return ResourceBundle.getBundle(resourceBundleName).getString(name);
    } catch (MissingResourceException e) {
      return name;
    }
  }

  public final int intValue() {
    return value;
  }

  // By name, or by number; of several that which was made first.
  public static synchronized Level parse(String name) throws IllegalArgumentException {
    name.length();
    try {
      synchronized (KNOWN) {
        for (Level level : KNOWN) {
          if (level.name.equals(name)) return level;
        }
        int value = Integer.parseInt(name);
        for (Level level : KNOWN) {
          if (level.value == value) return level;
        }
        return new Level(name, value);
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("Bad level \"" + name + "\"");
    }
  }

  @Override
  public final String toString() {
    return name;
  }

  @Override
  public boolean equals(Object ox) {
    return ox instanceof Level && ((Level) ox).value == value;
  }

  @Override
  public int hashCode() {
    return value;
  }
}
