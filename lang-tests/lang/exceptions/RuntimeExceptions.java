// What the VM itself throws, and with which messages.
public class RuntimeExceptions {
  static void run(Runnable r) {
    try {
      r.run();
    } catch (Throwable t) {
      System.out.println(t);
    }
  }

  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    int zero = 0;
    Object o = "text";
    Object[] strings = new String[1];
    run(() -> System.out.println(a[3]));
    run(() -> System.out.println(a[-1]));
    run(() -> System.out.println(1 / zero));
    run(() -> System.out.println((Integer) o));
    run(() -> System.out.println(new int[zero - 5].length));
    run(() -> strings[0] = 1);
    run(() -> Integer.parseInt("12x"));
    run(() -> Integer.parseInt(""));
    run(() -> Integer.parseInt(null));
    run(() -> Long.parseLong("9223372036854775808"));
    run(() -> { throw new UnsupportedOperationException(); });
    run(() -> java.util.List.of(1).add(2));
    run(() -> new java.util.ArrayList<Integer>().iterator().next());
    run(() -> new java.util.ArrayList<>(java.util.List.of(1)).get(1));
    run(() -> java.util.Optional.empty().get());
    run(() -> java.util.Objects.requireNonNull(null, "must not be null"));
    run(() -> Thread.State.valueOf("NOPE"));
    run(() -> { assert zero == 1 : "zero is " + zero; });
    run(() -> { assert zero == 1; });
  }
}
// expect: java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
// expect: java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 3
// expect: java.lang.ArithmeticException: / by zero
// expect: java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Integer (java.lang.String and java.lang.Integer are in module java.base of loader 'bootstrap')
// expect: java.lang.NegativeArraySizeException: -5
// expect: java.lang.ArrayStoreException: java.lang.Integer
// expect: java.lang.NumberFormatException: For input string: "12x"
// expect: java.lang.NumberFormatException: For input string: ""
// expect: java.lang.NumberFormatException: Cannot parse null string
// expect: java.lang.NumberFormatException: For input string: "9223372036854775808"
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: java.util.NoSuchElementException
// expect: java.lang.IndexOutOfBoundsException: Index 1 out of bounds for length 1
// expect: java.util.NoSuchElementException: No value present
// expect: java.lang.NullPointerException: must not be null
// expect: java.lang.IllegalArgumentException: No enum constant java.lang.Thread.State.NOPE
// expect: java.lang.AssertionError: zero is 0
// expect: java.lang.AssertionError
