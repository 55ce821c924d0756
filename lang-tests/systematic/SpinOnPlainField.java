// A thread spins on a plain field that another one writes, and counts its rounds: its state never comes back, and the race
// is what is wrong. OpenJDK 17 hangs (3 of 3 runs, with half a second before the write: compiled code reads the field once).
// Sibling: SpinVolatile.
// expect race: SpinOnPlainField.flag
// explore: proof
public class SpinOnPlainField {
  static boolean flag;
  static long rounds;

  public static void main(String[] args) throws InterruptedException {
    Thread spinner = new Thread(() -> {
      long n = 0;
      while (!flag) n++;
      rounds = n;
    });
    spinner.start();
    flag = true;
    spinner.join();
  }
}
