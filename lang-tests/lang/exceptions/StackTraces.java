// Frames of a stack trace: class, method, file, line, innermost first.
public class StackTraces {
  static class Inner {
    void thrower(int v) {
      if (v > 0)
        throw new IllegalStateException("here");
    }
  }
  static void middle(int v) {
    new Inner().thrower(v);
  }
  static void show(Throwable t, int limit) {
    StackTraceElement[] trace = t.getStackTrace();
    for (int i = 0; i < limit; i++) System.out.println(trace[i]);
  }

  public static void main(String[] args) {
    try {
      middle(1);
    } catch (IllegalStateException e) {
      show(e, 3);
      StackTraceElement top = e.getStackTrace()[0];
      System.out.println(top.getClassName() + " " + top.getMethodName() + " " + top.getLineNumber() + " " + top.getFileName());
    }
    try {
      int[] a = new int[1];
      a[
          1] = 3;
    } catch (ArrayIndexOutOfBoundsException e) {
      show(e, 1);
    }
    Exception made = new Exception("made on this line");
    try {
      throw made;
    } catch (Exception e) {
      show(e, 1);
    }
  }
}
// expect: StackTraces$Inner.thrower(StackTraces.java:6)
// expect: StackTraces.middle(StackTraces.java:10)
// expect: StackTraces.main(StackTraces.java:19)
// expect: StackTraces$Inner thrower 6 StackTraces.java
// expect: StackTraces.main(StackTraces.java:27)
// expect: StackTraces.main(StackTraces.java:32)
