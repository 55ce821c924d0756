// An element of an array that main still writes behind the start of the thread that writes it, too.
// explore: proof
// expect race: element 0 of
public class ArrayOfTwo {
  public static void main(String[] args) throws InterruptedException {
    int[] x = new int[1];
    Thread a = new Thread(() -> {
      x[0] = 7;
    });
    a.start();
    x[0]++;
    a.join();
  }
}
