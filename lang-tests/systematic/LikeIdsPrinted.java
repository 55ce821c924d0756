// Threads that run the same code stay alike though they ask for their ids, as long as these are only put into text that is only printed; and are
// told apart as soon as somebody looks at an id, or at the text.
// expect clean
// explore: states<=12 -- nothing
// explore: states<=12 -- print
// explore: states<=12 -- kept
// explore: states<=12 -- computed
// explore: states>=20 -- compared
// explore: states>=20 -- passed
// explore: states>=20 -- equals
// explore: states>=20 -- stored
// explore: states>=20 --no-like-threads -- print
public class LikeIdsPrinted {
  static final Object lock = new Object();
  static int x;
  static volatile int found;
  static volatile long last;

  static void say(String how) {
    switch (how) {
      case "nothing": System.out.println("here"); break;
      case "print": System.out.println("thread " + Thread.currentThread().getId() + " is here"); break;
      case "kept": {
        String name = "job " + Thread.currentThread().getId();
        System.out.println(name + " begins");
        System.out.println(name + " ends");
        break;
      }
      case "computed": {
        long id = 2 * Thread.currentThread().getId() + 1;
        System.out.println("thread " + id + " is here");
        break;
      }
      case "compared": if (Thread.currentThread().getId() == 3) found++; assert found < 9; break;
      case "passed": System.out.println(Thread.currentThread().getId()); break;
      case "equals": if (("job " + Thread.currentThread().getId()).equals("job 3")) found++; assert found < 9; break;
      case "stored": last = Thread.currentThread().getId(); assert last < 99; break;
      default: throw new IllegalArgumentException(how);
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++)
      new Thread(() -> {
        say(args[0]);
        for (int k = 0; k < 2; k++)
          synchronized (lock) {
            x = 3 * x + 1;
            assert x > 0;
          }
      }).start();
  }
}
