// A block creates an object, publishes it under a lock and goes on writing it after the unlock: a data race on Box.x.
// expect race: Box.x
public class PublishedThenWritten {
  static class Box { int x; }
  static Box shared;

  public static void main(String[] args) {
    new Thread(() -> {
      Box box = new Box();
      synchronized (PublishedThenWritten.class) {
        shared = box;
      }
      box.x = 1;
    }, "writer").start();
    new Thread(() -> {
      Box box;
      synchronized (PublishedThenWritten.class) {
        box = shared;
      }
      if (box != null)
        assert box.x == 0;
    }, "reader").start();
  }
}
