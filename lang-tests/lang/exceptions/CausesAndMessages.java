// Messages, causes, toString.
public class CausesAndMessages {
  static class Custom extends Exception {
    Custom(String m, Throwable cause) { super(m, cause); }
    public String getMessage() { return "custom " + super.getMessage(); }
  }

  public static void main(String[] args) {
    Exception inner = new IllegalArgumentException("inner");
    Exception outer = new RuntimeException(inner);
    System.out.println(outer.getMessage());
    System.out.println(outer);
    System.out.println(outer.getCause() == inner);
    System.out.println(new RuntimeException("m", inner).getMessage());
    System.out.println(new RuntimeException((String) null));
    System.out.println(new RuntimeException((Throwable) null).getMessage());
    System.out.println(new Custom("x", null));
    System.out.println(new Custom("x", inner).getCause().getMessage());
    System.out.println(new Error().getMessage());
    System.out.println(new Exception().toString());
    System.out.println(new AssertionError(5).getMessage() + new AssertionError("a", inner).getCause());
    Throwable t = new Exception("chained").initCause(inner);
    System.out.println(t.getCause());
    try {
      t.initCause(inner);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new Exception("loc").getLocalizedMessage());
  }
}
// expect: java.lang.IllegalArgumentException: inner
// expect: java.lang.RuntimeException: java.lang.IllegalArgumentException: inner
// expect: true
// expect: m
// expect: java.lang.RuntimeException
// expect: null
// expect: CausesAndMessages$Custom: custom x
// expect: inner
// expect: null
// expect: java.lang.Exception
// expect: 5java.lang.IllegalArgumentException: inner
// expect: java.lang.IllegalArgumentException: inner
// expect: Can't overwrite cause with java.lang.IllegalArgumentException: inner
// expect: loc
