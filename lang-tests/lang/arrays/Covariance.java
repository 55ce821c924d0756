// Arrays are covariant and check their stores.
public class Covariance {
  static void store(Object[] a, Object v) {
    try {
      a[0] = v;
      System.out.println("stored " + a[0]);
    } catch (ArrayStoreException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    store(new Object[1], 1);
    store(new String[1], "s");
    store(new String[1], 1);
    store(new Integer[1], "s");
    store(new Number[1], 2.5);
    store(new Integer[1], null);
    store(new int[1][], new int[2].length == 2 ? null : 1);
    store(new int[1][], "s");
    store(new Comparable[1], "c");
    store(new Runnable[1], "r");
    Object[] objs = new String[] {"a"};
    System.out.println(objs.getClass().getSimpleName() + objs.length);
    Number[] nums = new Integer[] {1, 2};
    System.out.println(nums[1].doubleValue());
  }
}
// expect: stored 1
// expect: stored s
// expect: java.lang.ArrayStoreException: java.lang.Integer
// expect: java.lang.ArrayStoreException: java.lang.String
// expect: stored 2.5
// expect: stored null
// expect: stored null
// expect: java.lang.ArrayStoreException: java.lang.String
// expect: stored c
// expect: java.lang.ArrayStoreException: java.lang.String
// expect: String[]1
// expect: 2.0
