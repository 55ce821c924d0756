// The uncaught line shows the outer exception.
// expect uncaught: java.lang.RuntimeException: java.io.IOException: disk
public class WithCause {
  public static void main(String[] args) {
    try {
      throw new java.io.IOException("disk");
    } catch (java.io.IOException e) {
      throw new RuntimeException(e);
    }
  }
}
