// A subclass of Thread or Throwable may declare fields that are called like those of the library's classes that the VM
// looks at: a thread with a field `daemon` of its own was a daemon. (OpenJDK 17 prints the same.)
public class OwnFields {
  static class Worker extends Thread {
    boolean daemon = true;
    boolean vmThread = true;
    Object uncaughtExceptionHandler = "mine";

    @Override
    public void run() {
      for (int i = 0; i < 1000; i++) Thread.yield();
      System.out.println(isDaemon() + " " + daemon + " " + vmThread + " " + isInterrupted());
      throw new Failure();
    }
  }

  static class Failure extends RuntimeException {
    String message = "mine";
    int backtrace = 77;
    Object cause = "mine";

    Failure() {
      super("the library's");
    }
  }

  public static void main(String[] args) {
    try {
      throw new Failure();
    } catch (Failure e) {
      System.out.println(e.getMessage() + " " + e.message + " " + e.backtrace + " " + e.cause + " " + e.getCause());
    }
    Worker worker = new Worker();
    worker.setUncaughtExceptionHandler((t, e) -> System.out.println(e.getMessage() + " " + t.getName()));
    worker.start();
  }
}
// expect: the library's mine 77 mine null
// expect: false true true false
// expect: the library's Thread-0
