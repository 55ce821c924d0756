// Bounds are checked, with messages.
public class StringIndexErrors {
  static void run(Runnable r) {
    try {
      r.run();
      System.out.println("no exception");
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    String s = "abc";
    run(() -> s.charAt(3));
    run(() -> s.charAt(-1));
    run(() -> s.substring(2, 1));
    run(() -> s.substring(4));
    run(() -> s.substring(-1, 2));
    run(() -> s.substring(0, 5));
    run(() -> s.substring(3));
    run(() -> new StringBuilder("ab").charAt(2));
    run(() -> new StringBuilder("ab").deleteCharAt(5));
    run(() -> new StringBuilder("ab").insert(3, "x"));
    run(() -> "".repeat(-1));
  }
}
// expect: java.lang.StringIndexOutOfBoundsException: String index out of range: 3
// expect: java.lang.StringIndexOutOfBoundsException: String index out of range: -1
// expect: java.lang.StringIndexOutOfBoundsException: begin 2, end 1, length 3
// expect: java.lang.StringIndexOutOfBoundsException: begin 4, end 3, length 3
// expect: java.lang.StringIndexOutOfBoundsException: begin -1, end 2, length 3
// expect: java.lang.StringIndexOutOfBoundsException: begin 0, end 5, length 3
// expect: no exception
// expect: java.lang.StringIndexOutOfBoundsException: index 2, length 2
// expect: java.lang.StringIndexOutOfBoundsException: index 5, length 2
// expect: java.lang.StringIndexOutOfBoundsException: offset 3, length 2
// expect: java.lang.IllegalArgumentException: count is negative: -1
