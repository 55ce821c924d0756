// Two threads write different elements of one array: no race.
// expect clean
public class ArrayHalves {
  static final byte[] cells = new byte[4];

  static class Writer extends Thread {
    final int from, to;

    Writer(int from, int to) {
      this.from = from;
      this.to = to;
    }

    public void run() {
      for (int i = from; i < to; i++)
        cells[i]++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Writer(0, 2), b = new Writer(2, 4);
    a.start();
    b.start();
    a.join();
    b.join();
    assert cells[0] + cells[1] + cells[2] + cells[3] == 4;
  }
}
