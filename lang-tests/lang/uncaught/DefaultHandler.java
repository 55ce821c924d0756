// A default handler takes the exception of main; the exit status stays 1.
// exit: 1
public class DefaultHandler {
  public static void main(String[] args) {
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("handled " + t.getName() + ": " + e.getMessage()));
    throw new IllegalStateException("x");
  }
}
// expect: handled main: x
