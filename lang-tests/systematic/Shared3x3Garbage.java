// As paper/Shared3x3, and each region builds strings and boxes: garbage makes no new states.
// expect clean
// explore: proof --no-like-threads states=64
// explore: proof states=20
public class Shared3x3Garbage {
  static final Object monitor = new Object();
  static int counter;

  static class Worker extends Thread {
    public void run() {
      for (int i = 0; i < 3; i++)
        synchronized (monitor) {
          String text = "counter " + counter;
          Integer box = counter * 1000;
          Object[] pair = {text, box};
          counter += pair.length - 1;
        }
    }
  }

  public static void main(String[] args) {
    new Worker().start();
    new Worker().start();
    new Worker().start();
  }
}
