// Compound assignment to fields of expressions, array elements of fields, static and inherited fields.
public class FieldsAndArrays {
  static class A { int x = 1; long[] l = {1, 2}; static double d = 1.5; String s; Integer box = 10; char c = 'a'; }
  static class B extends A { { x += 5; l[1] *= 10; s += "!"; } A self() { calls++; return this; } int calls; }
  static B[] bs = {new B(), new B()};
  static int k;

  public static void main(String[] args) {
    B b = bs[k++];
    b.self().x -= 2;
    b.self().l[k++] += b.x;
    b.self().s += b.self().x++ + "?";
    b.self().box <<= 2;
    b.self().c += 1;
    A.d /= 2;
    B.d -= .25;
    ((A) b).x |= 64;
    System.out.println(b.x + " " + b.l[1] + " " + b.s + " " + b.box + " " + b.c + " " + A.d + " " + b.calls + " " + k);
    bs[--k].x ^= bs[--k].x;
    System.out.println(bs[1].x + " " + bs[0].x + " " + k);
    int[][] m = {{1, 2}, {3, 4}};
    m[1][0] += m[0][1]++ * --m[1][1];
    System.out.println(java.util.Arrays.deepToString(m));
    b.l[0] >>>= 65;
    System.out.println(b.l[0]);
  }
}
// expect: 69 24 null!4? 40 b 0.5 6 2
// expect: 67 69 0
// expect: [[1, 3], [9, 3]]
// expect: 0
