// Endless recursion is an error that can be caught, again and again.
public class StackOverflow {
  static int depth;
  static void down() { depth++; down(); }
  static int sum(int n) { return n + sum(n + 1); }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      depth = 0;
      try {
        down();
      } catch (StackOverflowError e) {
        System.out.println("caught " + (depth > 500) + " " + e.getMessage());
      }
    }
    try {
      System.out.println(sum(0));
    } catch (Throwable t) {
      System.out.println(t.getClass().getName());
    } finally {
      System.out.println("finally");
    }
  }
}
// expect: caught true null
// expect: caught true null
// expect: caught true null
// expect: java.lang.StackOverflowError
// expect: finally
