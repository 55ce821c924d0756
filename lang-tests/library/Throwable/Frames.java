// getStackTrace, setStackTrace, StackTraceElement.
public class Frames {
  public static void main(String[] args) {
    Exception e = new Exception("x");
    System.out.println(e.getStackTrace()[0].getMethodName());
    e.setStackTrace(new StackTraceElement[] {new StackTraceElement("Cls", "method", "File.java", 7), new StackTraceElement("Other", "m", null, -1), new StackTraceElement("Nat", "n", "F.java", -2)});
    for (StackTraceElement s : e.getStackTrace()) System.out.println(s);
    java.io.StringWriter w = new java.io.StringWriter();
    e.printStackTrace(new java.io.PrintWriter(w));
    System.out.println(w.toString().replace("\t", "  "));
    Throwable noTrace = new Throwable("q", null, false, false) {};
    System.out.println(noTrace.getStackTrace().length);
    noTrace.addSuppressed(e);
    System.out.println(noTrace.getSuppressed().length);
    System.out.println(Thread.currentThread().getStackTrace().length > 0);
  }
}
// expect: main
// expect: Cls.method(File.java:7)
// expect: Other.m(Unknown Source)
// expect: Nat.n(Native Method)
// expect: java.lang.Exception: x
// expect:   at Cls.method(File.java:7)
// expect:   at Other.m(Unknown Source)
// expect:   at Nat.n(Native Method)
// expect:
// expect: 0
// expect: 0
// expect: true
