// System properties are safe for threads: no race, and each reading may find another value.
// OpenJDK 17: of 1,500 runs 1,319 print "null null", 180 "2 2", 1 "null 1".
// expect clean
// explore: --outcomes outcomes=6
public class HiddenProperty {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      System.setProperty("mine", "1");
      System.setProperty("mine", "2");
    });
    t.start();
    String first = System.getProperty("mine");
    String second = System.getProperty("mine");
    t.join();
    System.out.println(first + " " + second);
  }
}
