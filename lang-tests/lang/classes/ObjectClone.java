// clone of arrays and of Cloneable classes.
public class ObjectClone {
  static class Sheep implements Cloneable {
    int[] wool = {1, 2};
    String name = "dolly";
    @Override public Sheep clone() {
      try {
        return (Sheep) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }
  static class Goat {
    Object copy() throws CloneNotSupportedException { return clone(); }
  }

  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    int[] b = a.clone();
    b[0] = 9;
    System.out.println(a[0] + " " + b[0] + " " + b.length);
    int[][] m = {{1}, {2}};
    int[][] n = m.clone();
    n[0][0] = 7;
    n[1] = new int[] {8};
    System.out.println(m[0][0] + " " + m[1][0]);
    Sheep s = new Sheep(), t = s.clone();
    t.name = "molly";
    t.wool[0] = 100;
    System.out.println(s.name + " " + s.wool[0] + " " + (s.getClass() == t.getClass()));
    try {
      new Goat().copy();
    } catch (CloneNotSupportedException e) {
      System.out.println(e);
    }
    String[] words = {"x"};
    System.out.println(words.clone()[0] + (words.clone() == words));
  }
}
// expect: 1 9 3
// expect: 7 2
// expect: dolly 100 true
// expect: java.lang.CloneNotSupportedException: ObjectClone$Goat
// expect: xfalse
