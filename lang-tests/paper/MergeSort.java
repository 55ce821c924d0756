// Cooperari, table 5.1, "Merge Sort": data races while several threads sort an array; here the merge does not wait for the helper.
// expect race: data race on element 0 of Sorter#
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
// explore: --explore=predict findings=3
class Sorter extends Thread {
  private final int[] data;
  private final int from, to; // [from, to)
  private final int threads;  // that may be used for this part

  Sorter(int[] data, int from, int to, int threads) {
    this.data = data;
    this.from = from;
    this.to = to;
    this.threads = threads;
  }

  public void run() { sort(from, to, threads); }

  private void sort(int from, int to, int threads) {
    if (to - from < 2)
      return;
    int middle = (from + to) >>> 1;
    Sorter helper = null;
    if (threads > 1) {
      helper = new Sorter(data, from, middle, threads / 2);
      helper.start();
    } else {
      sort(from, middle, 1);
    }
    sort(middle, to, threads - threads / 2);
    merge(from, middle, to);
  }

  static void await(Thread t) {
    try {
      t.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void merge(int from, int middle, int to) {
    int[] merged = new int[to - from];
    for (int i = from, j = middle, k = 0; k < merged.length; k++)
      merged[k] = j == to || i < middle && data[i] <= data[j] ? data[i++] : data[j++];
    for (int k = 0; k < merged.length; k++)
      data[from + k] = merged[k];
  }
}

public class MergeSort {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    int[] data = {7, 3, 5, 1, 8, 2, 6, 4};
    Sorter whole = new Sorter(data, 0, data.length, n);
    whole.start();
    Sorter.await(whole);
    for (int i = 0; i < data.length; i++)
      assert data[i] == i + 1 : "not sorted";
  }
}
