// An arraycopy and a clone of an array whose elements are promoted are operations of their own: another thread's write
// can come between the volatile write before them and the copy, and between the two copies.
// OpenJDK 17, 900,000 rounds of two threads that do the same at once, shows these six outputs: "0, 0 0" 56,810 times,
// "0, 0 5" 25,857, "0, 5 5" 410,365, "1, 0 0" 389,565, "1, 0 5" 10,978, "1, 5 5" 6,425.
// explore: proof --promote=int[] --outcomes outcomes=6
// explore: all --promote=int[] --outcomes outcomes=6
// expect race: element 0 of
public class PromotedArrayCopy {
  static final int[] data = new int[1];
  static volatile int v;

  public static void main(String[] args) throws InterruptedException {
    int[] seen = new int[1];
    Thread writer = new Thread(() -> {
      seen[0] = v;
      data[0] = 5;
    });
    writer.start();
    v = 1;
    int[] copy = new int[1];
    System.arraycopy(data, 0, copy, 0, 1);
    int[] clone = data.clone();
    writer.join();
    System.out.println(seen[0] + ", " + copy[0] + " " + clone[0]);
  }
}
