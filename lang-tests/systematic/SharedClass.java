// Class objects in two threads; what OpenJDK remembers there is volatile, or written again with the same value.
// expect clean
// explore: proof
import java.util.ArrayList;
import java.util.HashMap;

public class SharedClass {
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
    String.class.getName();
    Class.class.getSimpleName();
    int[].class.getComponentType();
    ArrayList.class.getPackageName();
    HashMap.class.getInterfaces();
    Runnable.class.isInterface();
  }

  static void other() throws Exception {
    String.class.getName();
    Class.class.getSimpleName();
    int[].class.getName();
    ArrayList.class.getSuperclass();
    Thread.State.class.getEnumConstants();
    HashMap.class.desiredAssertionStatus();
    Runnable.class.toString();
  }

  public static void main(String[] args) {
    start(SharedClass::one);
    start(SharedClass::other);
  }
}
