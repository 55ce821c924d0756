import java.util.concurrent.atomic.AtomicReference;

/** A stack for any number of threads, without locks: push and pop need only compareAndSet on the top. */
public class Stack<T> {
  private final AtomicReference<Object> top = new AtomicReference<>();

  public void push(T value) {
    // To be written.
  }

  /** Takes the value that was pushed last, or returns null if there is none. */
  public T pop() {
    return null; // To be written.
  }
}
