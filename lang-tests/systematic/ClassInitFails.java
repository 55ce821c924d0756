// An initialiser that fails: whoever comes first gets ExceptionInInitializerError, everybody later NoClassDefFoundError.
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
public class ClassInitFails {
  static class Broken {
    static int value = Integer.parseInt("no number");
  }

  static class User extends Thread {
    String seen;

    public void run() {
      try {
        seen = "" + Broken.value;
      } catch (ExceptionInInitializerError e) {
        seen = "first";
      } catch (NoClassDefFoundError e) {
        seen = "later";
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    User a = new User(), b = new User();
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(a.seen + " " + b.seen);
  }
}
