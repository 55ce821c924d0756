// Hooks run when the last user thread has died, whatever it died of.
import java.util.*;

public class ShutdownHooks {
  public static void main(String[] args) {
    Runtime r = Runtime.getRuntime();
    Thread removed = new Thread(() -> System.out.println("never"));
    r.addShutdownHook(removed);
    System.out.println(r.removeShutdownHook(removed) + " " + r.removeShutdownHook(removed));
    Thread hook = new Thread(() -> {
      System.out.println("hook");
      try {
        r.addShutdownHook(new Thread());
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
    });
    r.addShutdownHook(hook);
    try {
      r.addShutdownHook(hook);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    new Thread(() -> {
      try {
        Thread.sleep(100);
      } catch (InterruptedException e) {
        System.out.println(e);
      }
      System.out.println("last thread");
    }).start();
    throw new IllegalStateException("main");
  }
}
// expect: true false
// expect: Hook previously registered
// expect: last thread
// expect: hook
// expect: Shutdown in progress
// expect uncaught: java.lang.IllegalStateException: main
// openjdk: skip the harness runs many programs in one virtual machine, whose end comes later
