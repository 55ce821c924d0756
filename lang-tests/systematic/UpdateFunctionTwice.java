// The function of updateAndGet runs again when somebody was faster. OpenJDK 17: 5 of 4000 trials.
// expect assertion
import java.util.concurrent.atomic.AtomicInteger;

public class UpdateFunctionTwice {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger value = new AtomicInteger(), calls = new AtomicInteger();
    Runnable step = () -> value.updateAndGet(v -> {
      calls.incrementAndGet();
      return v + 1;
    });
    Thread other = new Thread(step);
    other.start();
    step.run();
    other.join();
    if (value.get() != 2) throw new IllegalStateException("not the assertion that is expected");
    assert calls.get() == 2;
  }
}
