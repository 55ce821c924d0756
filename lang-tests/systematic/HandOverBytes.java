// Neighbouring bytes of one array, written by two threads: no race, for each element is a variable of its own (JLS 17.6: no word tearing).
// expect clean
// explore: proof
// explore: all
public class HandOverBytes {
  static final byte[] bytes = new byte[4];

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> bytes[1] = 1);
    t.start();
    bytes[2] = 2;
    t.join();
    assert bytes[1] + bytes[2] >= 1;
  }
}
