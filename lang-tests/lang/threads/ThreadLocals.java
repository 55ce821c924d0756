// Each thread has its own value.
public class ThreadLocals {
  static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 10);
  static final ThreadLocal<String> PLAIN = new ThreadLocal<>();
  static final ThreadLocal<StringBuilder> OLD = new ThreadLocal<>() {
    @Override protected StringBuilder initialValue() { return new StringBuilder("init"); }
  };

  public static void main(String[] args) throws InterruptedException {
    LOCAL.set(LOCAL.get() + 1);
    PLAIN.set("main");
    OLD.get().append("-main");
    Thread t = new Thread(() -> {
      System.out.println(LOCAL.get() + " " + PLAIN.get() + " " + OLD.get());
      LOCAL.set(99);
      PLAIN.set("other");
    });
    t.start();
    t.join();
    System.out.println(LOCAL.get() + " " + PLAIN.get() + " " + OLD.get());
    LOCAL.remove();
    PLAIN.remove();
    System.out.println(LOCAL.get() + " " + PLAIN.get());
  }
}
// expect: 10 null init
// expect: 11 main init-main
// expect: 10 null
