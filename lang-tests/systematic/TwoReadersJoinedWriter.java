// Two threads read, both are joined, then main writes: no race (the plain Eraser would report one).
// expect clean
public class TwoReadersJoinedWriter {
  static int data = 5;

  static class Reader extends Thread {
    int seen;
    public void run() { seen = data; }
  }

  public static void main(String[] args) throws InterruptedException {
    Reader a = new Reader(), b = new Reader();
    a.start();
    b.start();
    a.join();
    b.join();
    data = a.seen + b.seen;
    assert data == 10;
  }
}
