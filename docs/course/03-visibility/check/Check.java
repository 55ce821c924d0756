/** The object is filled in before it is given; who sees it sees all of it. Looking never waits for anybody. */
public class Check {
  static class Order {
    int pieces;
    String customer;
  }

  public static void main(String[] args) throws InterruptedException {
    Box<Order> box = new Box<>();
    assert box.look() == null : "there is something in a new box";
    Runnable look = () -> {
      Order order = box.look();
      if (order != null)
        assert order.pieces == 3 && order.customer.equals("Ada") : "half an order: " + order.pieces + " for " + order.customer;
    };
    Thread first = new Thread(look, "first");
    Thread second = new Thread(look, "second");
    first.start();
    second.start();
    Order order = new Order();
    order.pieces = 3;
    order.customer = "Ada";
    box.give(order);
    assert box.look() == order : "the box has lost the order";
    first.join();
    second.join();
    System.out.println("checked");
  }
}
