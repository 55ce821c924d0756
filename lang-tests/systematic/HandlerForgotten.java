// A dead thread has lost its handler: who asks after the end gets null, who asks before it the handler.
// OpenJDK 17: 1940 of 3000 runs (in one JVM) print "handler", 1060 "null".
// expect clean
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
public class HandlerForgotten {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {});
    t.setUncaughtExceptionHandler((thread, e) -> {});
    t.start();
    boolean there = t.getUncaughtExceptionHandler() != null && t.getUncaughtExceptionHandler() != t.getThreadGroup();
    t.join();
    assert t.getUncaughtExceptionHandler() == null;
    System.out.println(there ? "handler" : "null");
  }
}
