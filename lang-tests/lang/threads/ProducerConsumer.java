// A bounded buffer with one producer and one consumer keeps the order.
public class ProducerConsumer {
  static class Buffer {
    private final int[] items = new int[3];
    private int head, count;
    synchronized void put(int v) throws InterruptedException {
      while (count == items.length) wait();
      items[(head + count++) % items.length] = v;
      notifyAll();
    }
    synchronized int take() throws InterruptedException {
      while (count == 0) wait();
      int v = items[head];
      head = (head + 1) % items.length;
      count--;
      notifyAll();
      return v;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Buffer b = new Buffer();
    Thread producer = new Thread(() -> {
      try {
        for (int i = 0; i < 10; i++) b.put(i * i);
        b.put(-1);
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    producer.start();
    int sum = 0;
    for (int v; (v = b.take()) >= 0; ) {
      System.out.print(v + " ");
      sum += v;
    }
    System.out.println("= " + sum);
    producer.join();
  }
}
// expect: 0 1 4 9 16 25 36 49 64 81 = 285
