// Two threads write the same element of an array.
// expect race: cells
public class ArrayRace {
  static final int[] cells = new int[4];

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

  public static void main(String[] args) {
    new Writer(0, 3).start();
    new Writer(2, 4).start();
  }
}
