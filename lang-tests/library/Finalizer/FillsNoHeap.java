// Finalizable garbage does not fill the heap: collections happen by themselves and the finalizer thread gets its turn.
// options: --heap 12m
// openjdk: skip how far the finalizer thread falls behind depends on the machine
public class FillsNoHeap {
  static int finalized;
  final long[] weight = new long[1000];

  @Override
  protected void finalize() {
    finalized++;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 4000; i++) new FillsNoHeap();
    System.gc();
    System.runFinalization();
    System.out.println(finalized); // expect: 4000
  }
}
