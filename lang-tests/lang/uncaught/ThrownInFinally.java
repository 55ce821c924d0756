// The exception of finally replaces the other.
// expect uncaught: java.lang.IllegalStateException: finally
public class ThrownInFinally {
  public static void main(String[] args) {
    try {
      throw new RuntimeException("lost");
    } finally {
      if (args.length == 0) throw new IllegalStateException("finally");
    }
  }
}
