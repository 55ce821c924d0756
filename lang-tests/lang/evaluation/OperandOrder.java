// Operands from left to right, before the operation.
public class OperandOrder {
  static int v(String name, int value) { System.out.print(name + " "); return value; }

  public static void main(String[] args) {
    System.out.println(v("a", 1) + v("b", 2) * v("c", 3));
    System.out.println(v("a", 8) / v("b", 0 + 2) - v("c", 1) % v("d", 2));
    System.out.println((v("a", 1) + v("b", 2)) * v("c", 3));
    System.out.println(v("a", 1) < v("b", 2) == v("c", 3) > v("d", 4));
    System.out.println(v("a", 1) + "-" + v("b", 2) + v("c", 3));
    int i = 2;
    System.out.println((i = 3) * i);
    System.out.println(i + (i = 10) + i);
    System.out.println(i++ + i++ * --i);
    int[] a = {10, 20, 30};
    int k = 0;
    System.out.println(a[k++] + a[k++] * a[k]);
  }
}
// expect: a b c 7
// expect: a b c d 3
// expect: a b c 9
// expect: a b c d false
// expect: a b c 1-23
// expect: 9
// expect: 23
// expect: 131
// expect: 610
