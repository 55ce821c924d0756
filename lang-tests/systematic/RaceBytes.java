// HandOverBytes broken: both write the same byte.
// expect race: element 1 of
// explore: proof
// explore: all
public class RaceBytes {
  static final byte[] bytes = new byte[4];

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> bytes[1] = 1);
    t.start();
    bytes[1] = 2;
    t.join();
    assert bytes[1] + bytes[2] >= 1;
  }
}
