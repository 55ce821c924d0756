// Actions run once: by clean(), or on the cleaner's thread when the object is gone.
import java.lang.ref.*;
import java.util.concurrent.*;

public class Basics {
  static final Cleaner cleaner = Cleaner.create();
  static final BlockingQueue<String> log = new LinkedBlockingQueue<>();

  static class Resource implements AutoCloseable {
    private final Cleaner.Cleanable cleanable;

    Resource(String name) {
      cleanable = cleaner.register(this, () -> log.add(name + " " + Thread.currentThread().isDaemon()));
    }

    @Override
    public void close() {
      cleanable.clean();
    }
  }

  static void leak(String name) {
    new Resource(name);
  }

  static void failing() {
    cleaner.register(new Object(), () -> {
      throw new IllegalStateException("goes nowhere");
    });
  }

  static String await() throws InterruptedException {
    String s = null;
    for (int i = 0; i < 100 && s == null; i++) {
      System.gc();
      s = log.poll(20, TimeUnit.MILLISECONDS);
    }
    return s;
  }

  public static void main(String[] args) throws Exception {
    try (Resource r = new Resource("closed")) {
      System.out.println("using"); // expect: using
      r.close();
    }
    System.out.println(log.poll() + " " + log.poll()); // expect: closed false null
    failing();
    leak("leaked");
    System.out.println(await()); // expect: leaked true
    System.gc();
    System.out.println(log.poll(50, TimeUnit.MILLISECONDS)); // expect: null
    try {
      cleaner.register(null, () -> {});
    } catch (NullPointerException e) {
      System.out.println(e.getMessage()); // expect: obj
    }
    try {
      cleaner.register("", null);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage()); // expect: action
    }
    String[] name = new String[1];
    Cleaner own = Cleaner.create(r -> {
      Thread t = new Thread(r, "my cleaner");
      name[0] = t.getName();
      return t;
    });
    Object o = new Object();
    Cleaner.Cleanable c = own.register(o, () -> {
      throw new IllegalStateException("to the caller");
    });
    try {
      c.clean();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + ", " + name[0]); // expect: to the caller, my cleaner
    }
    c.clean();
    Reference.reachabilityFence(o);
  }
}
