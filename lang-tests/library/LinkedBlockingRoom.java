// The queues without a limit have one: the largest int.
import java.util.List;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

public class LinkedBlockingRoom {
  public static void main(String[] args) {
    System.out.println(new LinkedBlockingQueue<>(List.of(1, 2)).remainingCapacity()); // expect: 2147483645
    System.out.println(new LinkedBlockingDeque<>(List.of(1, 2)).remainingCapacity()); // expect: 2147483645
    System.out.println(new LinkedBlockingQueue<>(5).remainingCapacity()); // expect: 5
    System.out.println(new PriorityBlockingQueue<>(List.of(1, 2)).remainingCapacity()); // expect: 2147483647
  }
}
