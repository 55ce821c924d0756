// Is told what goes wrong in a handler: the first time to the standard errors.
package java.util.logging;

public class ErrorManager {
  public static final int GENERIC_FAILURE = 0, WRITE_FAILURE = 1, FLUSH_FAILURE = 2, CLOSE_FAILURE = 3, OPEN_FAILURE = 4,
      FORMAT_FAILURE = 5;

  private boolean reported;

  public synchronized void error(String msg, Exception ex, int code) {
    if (reported) return;
    reported = true;
    System.err.println("java.util.logging.ErrorManager: " + code + (msg == null ? "" : ": " + msg));
    if (ex != null) ex.printStackTrace();
  }
}
