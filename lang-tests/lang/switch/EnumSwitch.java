// Switch on an enum, old and new.
public class EnumSwitch {
  enum Color { RED, GREEN, BLUE, BLACK }
  static String old(Color c) {
    switch (c) {
      case RED: return "r";
      case GREEN:
      case BLUE: return "gb";
      default: return "?";
    }
  }
  static int arrow(Color c) {
    return switch (c) {
      case RED -> 1;
      case GREEN, BLUE -> 2;
      case BLACK -> {
        int v = c.ordinal();
        yield v * 10;
      }
    };
  }

  public static void main(String[] args) {
    for (Color c : Color.values()) System.out.println(c + " " + old(c) + " " + arrow(c));
    try {
      arrow(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
    Color c = Color.BLUE;
    switch (c) {
      case RED -> System.out.println("red");
      case BLUE -> System.out.println("blue");
    }
    switch (c) {
      case GREEN -> System.out.println("nothing");
      default -> {}
    }
  }
}
// expect: RED r 1
// expect: GREEN gb 2
// expect: BLUE gb 2
// expect: BLACK ? 30
// expect: null
// expect: blue
