// Receiver, arguments, array and index with interleaved effects.
public class SideEffectOrder {
  static StringBuilder log = new StringBuilder();
  static int[] arr = {0, 1, 2, 3};
  int f;
  static SideEffectOrder obj = new SideEffectOrder();
  static SideEffectOrder o() { log.append("o"); return obj; }
  static int[] a() { log.append("a"); return arr; }
  static int i(int v) { log.append("i" + v); return v; }
  SideEffectOrder m(int x, int y) { log.append("m" + x + y); return this; }

  public static void main(String[] args) {
    o().f = i(1) + a()[i(2)];
    System.out.println(log + " " + obj.f);
    log.setLength(0);
    o().f += o().f++ + i(5);
    System.out.println(log + " " + obj.f);
    log.setLength(0);
    a()[i(1)] = a()[i(2)] = i(9);
    System.out.println(log + " " + arr[1] + arr[2]);
    log.setLength(0);
    o().m(i(1), i(2)).m(a()[i(0)]++, i(3)).f--;
    System.out.println(log + " " + obj.f);
    log.setLength(0);
    int x = i(1) + i(2) * i(3) - (i(4) - i(5));
    System.out.println(log + " " + x);
    log.setLength(0);
    new int[i(2)][i(3)][i(1)].clone();
    new int[] {i(7), i(8)}.clone();
    System.out.println(log);
    int k = 0;
    k = k++ + (k = 5) * k-- - k;
    System.out.println(k);
    int[] idx = {3, 0, 1, 2};
    int n = 1;
    idx[n] = n = idx[n = 0];
    System.out.println(n + java.util.Arrays.toString(idx));
  }
}
// expect: oi1ai2 3
// expect: ooi5 11
// expect: ai1ai2i9 99
// expect: oi1i2m12ai0i3m03 10
// expect: i1i2i3i4i5 8
// expect: i2i3i1i7i8
// expect: 21
// expect: 3[3, 3, 1, 2]
