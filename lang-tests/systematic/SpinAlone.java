// The main thread waits for a volatile before it has started the thread that would write it. OpenJDK 17 hangs, always:
// nobody else is there.
// expect finding: never terminates
// explore: proof
// explore: all
public class SpinAlone {
  static volatile boolean go;

  public static void main(String[] args) {
    while (!go) {}
    new Thread(() -> go = true).start();
  }
}
