// printStackTrace with causes, suppressed exceptions and "... n more".
import java.io.PrintWriter;
import java.io.StringWriter;

public class PrintStackTrace extends Thread {
  static void low() { throw new IllegalArgumentException("low"); }
  static void high() {
    try {
      low();
    } catch (IllegalArgumentException e) {
      throw new IllegalStateException("high", e);
    }
  }

  @Override public void run() {
    try {
      high();
    } catch (IllegalStateException e) {
      Exception s = new Exception("suppressed");
      s.setStackTrace(new StackTraceElement[0]);
      e.addSuppressed(s);
      e.addSuppressed(new Error("second"));
      StringWriter w = new StringWriter();
      e.printStackTrace(new PrintWriter(w, true));
      System.out.println(w.toString().replace("\t", "    "));
    }
  }

  public static void main(String[] args) {
    new PrintStackTrace().start();
  }
}
// expect: java.lang.IllegalStateException: high
// expect:     at PrintStackTrace.high(PrintStackTrace.java:11)
// expect:     at PrintStackTrace.run(PrintStackTrace.java:17)
// expect:     Suppressed: java.lang.Exception: suppressed
// expect:     Suppressed: java.lang.Error: second
// expect:         at PrintStackTrace.run(PrintStackTrace.java:22)
// expect: Caused by: java.lang.IllegalArgumentException: low
// expect:     at PrintStackTrace.low(PrintStackTrace.java:6)
// expect:     at PrintStackTrace.high(PrintStackTrace.java:9)
// expect:     ... 1 more
// expect:
