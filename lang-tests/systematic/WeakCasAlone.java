// The same before any other thread has been started.
// expect assertion
// explore: proof
// explore: all
import java.util.concurrent.atomic.AtomicReference;

public class WeakCasAlone {
  public static void main(String[] args) {
    AtomicReference<String> name = new AtomicReference<>();
    boolean set = name.weakCompareAndSetVolatile(null, "x");
    assert set;
  }
}
