// A thread renames itself while another one asks for its name: volatile on OpenJDK, no race.
// OpenJDK 17: of 1,500 runs 1,306 print "fresh fresh", 194 "worker worker".
// expect clean
// explore: --outcomes outcomes=3
public class HiddenName {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> Thread.currentThread().setName("worker"), "fresh");
    t.start();
    String first = t.getName();
    String second = t.getName();
    t.join();
    System.out.println(first + " " + second);
  }
}
