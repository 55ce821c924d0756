// Instances of Pattern are immutable and may be shared (Javadoc of java.util.regex.Pattern); each thread has matchers of its own.
// expect clean
// explore: proof
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class SharedPattern {
  static final Pattern p = Pattern.compile("(a+)(?<n>b|c)*\\d{2,3}$");

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    p.matcher("aab12").find();
    p.split("xx");
    p.pattern();
    p.flags();
    p.toString();
    p.asPredicate().test("x");
  }

  static void other() throws Exception {
    Matcher m = p.matcher("aac123");
    m.matches();
    m.replaceAll("$1");
  }

  public static void main(String[] args) {
    start(SharedPattern::one);
    start(SharedPattern::other);
  }
}
