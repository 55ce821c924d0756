// A thread writes and then starts another one that goes on writing: start() hb the started thread's first action (JLS 17.4.4).
// expect clean
// explore: proof
// explore: all
public class HandOverStartChain {
  static int data;

  public static void main(String[] args) {
    new Thread(() -> {
      data = 1;
      new Thread(() -> data++).start();
    }).start();
  }
}
