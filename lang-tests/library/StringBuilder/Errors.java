// Bounds of StringBuilder.
public class Errors {
  static void run(Runnable r) {
    try {
      r.run();
      System.out.println("fine");
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    StringBuilder sb = new StringBuilder("abc");
    run(() -> sb.charAt(3));
    run(() -> sb.setCharAt(-1, 'x'));
    run(() -> sb.insert(4, "x"));
    run(() -> sb.delete(2, 1));
    run(() -> sb.delete(4, 5));
    run(() -> sb.deleteCharAt(3));
    run(() -> sb.replace(5, 6, "x"));
    run(() -> sb.setLength(-1));
    run(() -> sb.substring(2, 5));
    run(() -> new StringBuilder(-1));
    run(() -> new StringBuilder((String) null));
    System.out.println(sb);
  }
}
// expect: java.lang.StringIndexOutOfBoundsException: index 3, length 3
// expect: java.lang.StringIndexOutOfBoundsException: index -1, length 3
// expect: java.lang.StringIndexOutOfBoundsException: offset 4, length 3
// expect: java.lang.StringIndexOutOfBoundsException: start 2, end 1, length 3
// expect: java.lang.StringIndexOutOfBoundsException: start 4, end 3, length 3
// expect: java.lang.StringIndexOutOfBoundsException: index 3, length 3
// expect: java.lang.StringIndexOutOfBoundsException: start 5, end 3, length 3
// expect: java.lang.StringIndexOutOfBoundsException: String index out of range: -1
// expect: java.lang.StringIndexOutOfBoundsException: start 2, end 5, length 3
// expect: java.lang.NegativeArraySizeException: -1
// expect: java.lang.NullPointerException: Cannot invoke "String.length()" because "str" is null
// expect: abc
