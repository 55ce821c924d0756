// A thread waits on, notifies or leaves a monitor that it does not own.
package java.lang;

public class IllegalMonitorStateException extends RuntimeException {
  public IllegalMonitorStateException() {
    super();
  }

  public IllegalMonitorStateException(String message) {
    super(message);
  }
}
