// Levels of a program's own are found by their names and numbers, as the others are.
import java.util.logging.*;

public class LogLevels {
  static class Own extends Level {
    Own(String name, int value, String bundle) {
      super(name, value, bundle);
    }
  }

  static void parse(String name) {
    try {
      Level level = Level.parse(name);
      System.out.println(name + ": " + level + " " + level.intValue() + " " + level.getClass().getName());
    } catch (IllegalArgumentException | NullPointerException e) {
      System.out.println(name + ": " + e.getClass().getName());
    }
  }

  public static void main(String[] args) {
    parse("NOTICE");
    Level notice = new Own("NOTICE", 850, null);
    new Own("FINE", 5000, null);
    new Own("LATER", 850, null);
    for (String s : new String[] {"NOTICE", "850", "LATER", "FINE", "500", "5000", "5001", "-1", "x", "", null}) parse(s);
    System.out.println(Level.parse("5001") == Level.parse("5001"));
    System.out.println(notice.getLocalizedName() + " " + notice.getResourceBundleName());
    Level named = new Own("NAMED", 7, "no.such.bundle");
    System.out.println(named.getLocalizedName() + " " + named.getResourceBundleName());
    System.out.println(Level.FINE.getResourceBundleName() + " " + Level.FINE.getLocalizedName());
  }
}
// expect: NOTICE: java.lang.IllegalArgumentException
// expect: NOTICE: NOTICE 850 LogLevels$Own
// expect: 850: NOTICE 850 LogLevels$Own
// expect: LATER: LATER 850 LogLevels$Own
// expect: FINE: FINE 500 java.util.logging.Level
// expect: 500: FINE 500 java.util.logging.Level
// expect: 5000: FINE 5000 LogLevels$Own
// expect: 5001: 5001 5001 java.util.logging.Level
// expect: -1: -1 -1 java.util.logging.Level
// expect: x: java.lang.IllegalArgumentException
// expect: : java.lang.IllegalArgumentException
// expect: null: java.lang.NullPointerException
// expect: true
// expect: NOTICE null
// expect: NAMED no.such.bundle
// expect: sun.util.logging.resources.logging FINE
