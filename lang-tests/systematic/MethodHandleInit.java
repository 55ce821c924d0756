// The first call of a handle of a static method initialises its class, not the lookup: a thread that calls it may have to wait
// for the other one's initialiser, which has two outcomes at most.
// explore: proof --outcomes
// expect clean
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class MethodHandleInit {
  static int initialised;

  static class Late {
    static int value;

    static {
      initialised++;
      value = 7;
    }

    static int value() {
      return value;
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandle value = MethodHandles.lookup().findStatic(Late.class, "value", MethodType.methodType(int.class));
    assert initialised == 0;
    Thread other = new Thread(() -> {
      try {
        assert (int) value.invokeExact() == 7;
      } catch (Throwable t) {
        throw new AssertionError(t);
      }
    });
    other.start();
    assert (int) value.invokeExact() == 7;
    other.join();
    assert initialised == 1;
  }
}
