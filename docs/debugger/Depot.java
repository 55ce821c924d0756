import java.util.List;
import java.util.Map;

/** A depot from which several drivers load. Sometimes a shelf holds less than nothing. */
class Depot {
  static class Shelf {
    final String item;
    private int stock;

    Shelf(String item, int stock) {
      this.item = item;
      this.stock = stock;
    }

    synchronized boolean has(int count) {
      return stock >= count;
    }

    synchronized void take(int count) {
      stock -= count;
      if (stock < 0) {
        throw new IllegalStateException(item + ": " + stock);
      }
    }
  }

  record Order(String item, int count) {}

  final Map<String, Shelf> shelves = Map.of("bolts", new Shelf("bolts", 5), "nuts", new Shelf("nuts", 9));

  int load(List<Order> orders) {
    int loaded = 0;
    for (Order order : orders) {
      Shelf shelf = shelves.get(order.item());
      if (shelf.has(order.count())) {
        shelf.take(order.count());
        loaded += order.count();
      }
    }
    return loaded;
  }

  public static void main(String[] args) throws InterruptedException {
    Depot depot = new Depot();
    Thread anna = new Thread(() -> depot.load(List.of(new Order("nuts", 4), new Order("bolts", 3))), "anna");
    Thread ben = new Thread(() -> depot.load(List.of(new Order("bolts", 4))), "ben");
    anna.start();
    ben.start();
    anna.join();
    ben.join();
  }
}
