// addSuppressed and getSuppressed are synchronized: no race.
// OpenJDK 17: of 1,500 runs 1,335 print "1 2 y", 165 "2 2 x".
// expect clean
// explore: --outcomes outcomes=3
public class HiddenSuppressed {
  public static void main(String[] args) throws InterruptedException {
    Exception e = new Exception();
    Thread t = new Thread(() -> e.addSuppressed(new Error("x")));
    t.start();
    e.addSuppressed(new Error("y"));
    int n = e.getSuppressed().length;
    t.join();
    System.out.println(n + " " + e.getSuppressed().length + " " + e.getSuppressed()[0].getMessage());
  }
}
