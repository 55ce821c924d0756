// The initialiser of a superclass fails: the class on whose behalf it ran has failed with it, and each later use says so; a
// thread that waited for it goes on. OpenJDK 17: "first later" and "later first" only, in 500 runs.
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
public class ClassInitSuperFails {
  static class Base {
    static int value = Integer.parseInt("no number");
  }

  static class Derived extends Base {}

  static class User extends Thread {
    String seen = "none";

    public void run() {
      try {
        new Derived();
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
