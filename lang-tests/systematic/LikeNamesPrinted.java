// Threads that run the same code stay alike though they ask for their names, as long as they only print them, in whatever way; and are told
// apart as soon as somebody looks at one: at its characters, or compares it, or uses it as a monitor.
// expect clean
// explore: states<=40 -- nothing
// explore: states<=40 -- print
// explore: states<=40 -- printf
// explore: states<=40 -- format
// explore: states<=40 -- thread
// explore: states<=40 -- concat
// explore: states>=60 -- padded
// explore: states>=60 -- equals
// explore: states>=60 -- same
// explore: states>=60 -- hash
// explore: states>=60 -- monitor
// explore: states>=60 -- builder
// explore: states>=60 -- switch
// explore: states>=60 --no-like-threads -- print
import java.util.HashMap;
import java.util.Map;

public class LikeNamesPrinted {
  static final Object lock = new Object();
  static int x;
  static volatile int found;

  static void say(String how) {
    String name = Thread.currentThread().getName();
    switch (how) {
      case "nothing": System.out.println("here"); break;
      case "print": System.out.println(name + " is here"); break;
      case "printf": System.out.printf("[%s] %d%n", name, 1); break;
      case "format": System.out.println(String.format("%s!", name)); break;
      case "thread": System.out.println(Thread.currentThread()); break;
      case "concat": System.err.print("<" + name + "> " + (name + "\n")); break;
      case "padded": System.out.printf("%-10s|%n", name); break;
      case "equals": if (name.equals("B")) found = 1; break;
      case "same": if (name == "B") found = 1; break;
      case "hash": {
        Map<String, Integer> names = new HashMap<>();
        names.put(name, 1);
        break;
      }
      case "monitor": synchronized (name) { found = 1; } break;
      case "builder": if (new StringBuilder(name).length() > 5) found = 1; break;
      default:
        switch (name) {
          case "B": found = 1; break;
          default:
        }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    String[] names = {"A", "B", "C"};
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      threads[i] = new Thread(() -> {
        synchronized (lock) {
          x = x * 2 + 1;
        }
        say(args[0]);
        synchronized (lock) {
          x = x * 3 + 1;
        }
      }, names[i]);
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    assert x > 0 && found < 2;
  }
}
