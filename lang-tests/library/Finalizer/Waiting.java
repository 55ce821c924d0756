// The finalizer thread takes monitors and waits like any thread; runFinalization waits for it; nobody waits for
// finalizers at the end of the program.
// openjdk: skip runFinalization does not wait for a finalizer that another thread has begun
public class Waiting {
  static final Object lock = new Object();
  static boolean go;

  @Override
  protected void finalize() throws Throwable {
    System.out.println("begins");
    synchronized (lock) {
      while (!go) lock.wait();
    }
    System.out.println("ends");
  }

  static void make() {
    new Waiting();
  }

  static class Never {
    @Override
    protected void finalize() throws Throwable {
      System.out.println("sleeps");
      Thread.sleep(1000000);
      System.out.println("never reached");
    }
  }

  static void makeNever() {
    new Never();
  }

  public static void main(String[] args) throws Exception {
    make();
    System.gc();
    Thread.sleep(10);
    System.out.println("main goes on");
    new Thread(() -> {
      synchronized (lock) {
        go = true;
        lock.notify();
      }
    }).start();
    System.runFinalization();
    System.out.println("runFinalization returns");
    makeNever();
    System.gc();
    Thread.sleep(10);
    System.out.println("main ends");
    // expect: begins
    // expect: main goes on
    // expect: ends
    // expect: runFinalization returns
    // expect: sleeps
    // expect: main ends
  }
}
