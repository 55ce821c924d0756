// Data and a flag, both volatile: "1 0" cannot happen.
// expect clean
// explore: --outcomes outcomes=3
public class MessagePassing {
  static volatile int data, flag;

  static class Reader extends Thread {
    int f, d;

    public void run() {
      f = flag;
      d = data;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Reader reader = new Reader();
    reader.start();
    data = 1;
    flag = 1;
    reader.join();
    System.out.println(reader.f + " " + reader.d);
  }
}
