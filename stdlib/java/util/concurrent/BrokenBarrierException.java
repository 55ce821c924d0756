// Somebody at the barrier was interrupted, or its time was up, or the barrier was reset.
package java.util.concurrent;

public class BrokenBarrierException extends Exception {
  public BrokenBarrierException() {}

  public BrokenBarrierException(String message) {
    super(message);
  }
}
