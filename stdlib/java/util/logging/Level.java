// How serious a message is.
package java.util.logging;

import java.io.Serializable;

public class Level implements Serializable {
  public static final Level OFF = new Level("OFF", Integer.MAX_VALUE);
  public static final Level SEVERE = new Level("SEVERE", 1000);
  public static final Level WARNING = new Level("WARNING", 900);
  public static final Level INFO = new Level("INFO", 800);
  public static final Level CONFIG = new Level("CONFIG", 700);
  public static final Level FINE = new Level("FINE", 500);
  public static final Level FINER = new Level("FINER", 400);
  public static final Level FINEST = new Level("FINEST", 300);
  public static final Level ALL = new Level("ALL", Integer.MIN_VALUE);

  private final String name;
  private final int value;

  protected Level(String name, int value) {
    if (name == null) throw new NullPointerException();
    this.name = name;
    this.value = value;
  }

  public String getName() {
    return name;
  }

  public String getLocalizedName() {
    return name;
  }

  public final int intValue() {
    return value;
  }

  // By name, or by number.
  public static Level parse(String name) throws IllegalArgumentException {
    Level[] all = {OFF, SEVERE, WARNING, INFO, CONFIG, FINE, FINER, FINEST, ALL};
    for (Level level : all)
      if (level.name.equals(name)) return level;
    try {
      int value = Integer.parseInt(name);
      for (Level level : all)
        if (level.value == value) return level;
      return new Level(name, value);
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
