// Two threads that wait for each other's end.
// expect deadlock
public class JoinEachOther {
  static class Joiner extends Thread {
    Thread other;

    public void run() {
      try {
        other.join();
      } catch (InterruptedException e) {
      }
    }
  }

  public static void main(String[] args) {
    Joiner a = new Joiner(), b = new Joiner();
    a.other = b;
    b.other = a;
    a.start();
    b.start();
  }
}
