package shop.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import shop.stock.Warehouse;

/** Takes orders, and ships them: at once, or when the goods arrive. A shop has several desks and one warehouse. */
public class OrderDesk {
  private final Warehouse warehouse;
  private final Consumer<String> onArrival = this::arrived;
  private final List<Order> waiting = new ArrayList<>();
  private final List<Order> shipped = new ArrayList<>();

  public OrderDesk(Warehouse warehouse) {
    this.warehouse = warehouse;
    warehouse.addListener(onArrival);
  }

  /** Whether the order could be shipped at once. */
  public synchronized boolean place(Order order) {
    if (ship(order)) {
      return true;
    }
    waiting.add(order);
    return false;
  }

  public synchronized List<Order> shipped() {
    return List.copyOf(shipped);
  }

  /** From now on nothing is shipped from here; the orders that still wait, for another desk. */
  public synchronized List<Order> close() {
    warehouse.removeListener(onArrival);
    return List.copyOf(waiting);
  }

  private synchronized void arrived(String item) {
    waiting.removeIf(order -> order.item().equals(item) && ship(order));
  }

  private boolean ship(Order order) {
    if (!warehouse.take(order.item(), order.count())) {
      return false;
    }
    shipped.add(order);
    return true;
  }
}
