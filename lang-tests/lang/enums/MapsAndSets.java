// EnumMap and EnumSet go in the order of the constants.
import java.util.*;

public class MapsAndSets {
  enum Level { LOW, MID, HIGH, TOP }

  public static void main(String[] args) {
    EnumMap<Level, String> m = new EnumMap<>(Level.class);
    m.put(Level.HIGH, "h");
    m.put(Level.LOW, "l");
    System.out.println(m + " " + m.containsKey(Level.MID) + " " + m.get(Level.LOW));
    EnumSet<Level> s = EnumSet.of(Level.TOP, Level.LOW);
    s.add(Level.MID);
    System.out.println(s + " " + EnumSet.complementOf(s) + " " + EnumSet.allOf(Level.class) + " " + EnumSet.noneOf(Level.class));
    System.out.println(EnumSet.range(Level.MID, Level.TOP));
    Map<Level, Integer> counts = new TreeMap<>();
    for (Level l : new Level[] {Level.TOP, Level.LOW, Level.TOP}) counts.merge(l, 1, Integer::sum);
    System.out.println(counts);
  }
}
// expect: {LOW=l, HIGH=h} false l
// expect: [LOW, MID, TOP] [HIGH] [LOW, MID, HIGH, TOP] []
// expect: [MID, HIGH, TOP]
// expect: {LOW=1, TOP=2}
