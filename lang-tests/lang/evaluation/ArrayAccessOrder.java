// a[i] = v: array, index, value; then null, bounds and store checks.
public class ArrayAccessOrder {
  static int[] array(int[] a) { System.out.print("array "); return a; }
  static int index(int i) { System.out.print("index "); return i; }
  static int value(int v) { System.out.print("value "); return v; }
  static int fail() { throw new IllegalStateException("fail"); }
  static void run(Runnable r) {
    try {
      r.run();
      System.out.println("ok");
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getSimpleName());
    }
  }

  public static void main(String[] args) {
    int[] a = new int[2];
    run(() -> array(a)[index(0)] = value(1));
    run(() -> array(null)[index(0)] = value(1));
    run(() -> array(a)[index(5)] = value(1));
    run(() -> array(null)[index(0)] = fail());
    run(() -> array(a)[index(9)] = fail());
    run(() -> array(null)[fail()] = value(1));
    run(() -> array(a)[index(9)] += value(1));
    run(() -> array(null)[index(9)] += fail());
    run(() -> array(a)[index(-1)]++);
    Object[] o = new String[1];
    run(() -> o[index(0)] = value(1));
    run(() -> o[index(7)] = value(1));
    run(() -> System.out.println(array(a)[index(1)] + array(null)[index(0)]));
  }
}
// expect: array index value ok
// expect: array index value NullPointerException
// expect: array index value ArrayIndexOutOfBoundsException
// expect: array index IllegalStateException
// expect: array index IllegalStateException
// expect: array IllegalStateException
// expect: array index ArrayIndexOutOfBoundsException
// expect: array index NullPointerException
// expect: array index ArrayIndexOutOfBoundsException
// expect: index value ArrayStoreException
// expect: index value ArrayIndexOutOfBoundsException
// expect: array index array index NullPointerException
