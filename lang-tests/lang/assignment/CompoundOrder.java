// The left operand is fetched before the right one is evaluated.
public class CompoundOrder {
  static int x = 1;
  static int change() { x = 100; return 5; }
  static int[] a = {1, 2, 3};
  static int[] array() { System.out.println("array"); return a; }
  static int index() { System.out.println("index"); return 1; }
  static int value() { System.out.println("value"); a[1] = 50; return 7; }

  public static void main(String[] args) {
    x += change();
    System.out.println(x);
    int i = 3;
    i += i++ * 2 + i;
    System.out.println(i);
    i = 2;
    i *= i = 5;
    System.out.println(i);
    array()[index()] += value();
    System.out.println(a[1]);
    int k = 0;
    a[k] = k = 2;
    System.out.println(a[0]);
    int j = 1;
    j += j += j += 1;
    System.out.println(j);
    String s = "a";
    s += s += "b";
    System.out.println(s);
  }
}
// expect: 6
// expect: 13
// expect: 10
// expect: array
// expect: index
// expect: value
// expect: 9
// expect: 2
// expect: 4
// expect: aab
