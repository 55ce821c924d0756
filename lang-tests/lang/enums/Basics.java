// values, valueOf, ordinal, name, compareTo, toString, ==.
public class Basics {
  enum Day { MON, TUE, WED }

  public static void main(String[] args) {
    for (Day d : Day.values()) System.out.println(d + " " + d.ordinal() + " " + d.name());
    System.out.println(Day.valueOf("TUE") == Day.TUE);
    System.out.println(Day.MON.compareTo(Day.WED) + " " + Day.WED.compareTo(Day.MON));
    System.out.println(Day.MON.equals(Day.MON) + " " + (Day.values() == Day.values()));
    try {
      Day.valueOf("SUN");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      Day.valueOf(null);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Day.MON.getClass() == Day.class);
    System.out.println(Day.MON.getDeclaringClass().getSimpleName());
    Day[] copy = Day.values();
    copy[0] = Day.WED;
    System.out.println(Day.values()[0]);
    Object o = Day.TUE;
    System.out.println(o instanceof Comparable);
    System.out.println(o instanceof Day d ? d.name().length() : -1);
  }
}
// expect: MON 0 MON
// expect: TUE 1 TUE
// expect: WED 2 WED
// expect: true
// expect: -2 2
// expect: true false
// expect: No enum constant Basics.Day.SUN
// expect: Name is null
// expect: true
// expect: Day
// expect: MON
// expect: true
// expect: 3
