// Spinning on a plain field that another thread writes. The read and the write are ordered by nothing: a data race; and by the memory model
// the loop need not end (a compiler may read the field once). The verdict must never be PASSED. The right version: HandOverSpin.
// expect race: RaceSpinPlain.go
// explore: proof
// explore: all
public class RaceSpinPlain {
  static boolean go;

  public static void main(String[] args) {
    new Thread(() -> go = true).start();
    while (!go) {
    }
  }
}
