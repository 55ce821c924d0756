// expect rule started-twice: 9: main starts again, which has been started before
public class StartedTwice {
  public static void main(String[] args) throws Exception {
    Thread again = new Thread(() -> System.out.println("runs"), "again");
    again.start();
    again.join();
    try {
      // (once more)
      again.start();
    } catch (IllegalThreadStateException e) {
      System.out.println("refused");
    }
  }
}
