// Classes in several files, packages-private members, a static import.
import static java.lang.Math.max;

public class Main {
  static int level = 3;

  public static void main(String[] args) {
    System.out.println(new Helper(4).describe());
    System.out.println(Helper.Kind.SECOND.next());
    System.out.println(max(Helper.LIMIT, level));
  }
}
// expect: helper 7 of Main
// expect: FIRST
// expect: 10
