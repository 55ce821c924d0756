// The bound of a captured type may be a type variable that has two bounds itself; all of them give members.
public class MembersOfCapturedBounds {
  static class Base {
    String base = "field";

    String base() { return "base"; }
  }

  interface First {
    default String first() { return "first"; }
  }

  interface Second {
    default String second() { return "second"; }
  }

  static class All extends Base implements First, Second {}

  static class Pair<W extends Base & First, T extends W> {
    T one;
    W two;

    Pair(T one, W two) {
      this.one = one;
      this.two = two;
    }
  }

  static String members(Pair<? extends Base, ? extends Second> pair) {
    return pair.one.base + " " + pair.one.base() + " " + pair.one.first() + " " + pair.one.second() + ", "
        + pair.two.base() + " " + pair.two.first();
  }

  public static void main(String[] args) {
    System.out.println(members(new Pair<All, All>(new All(), new All())));
  }
}
// expect: field base first second, base first
