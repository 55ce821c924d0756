package shop.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import shop.stock.Warehouse;

class OrderDeskTest {
  private final Warehouse warehouse = new Warehouse();
  private final OrderDesk web = new OrderDesk(warehouse);
  private final Order anns = new Order("Ann", "lamp", 1);

  @Test
  void theLastLampIsSoldOnce() throws InterruptedException {
    OrderDesk phone = new OrderDesk(warehouse);
    warehouse.receive("lamp", 1);
    Thread ann = new Thread(() -> web.place(anns), "ann");
    ann.start();
    phone.place(new Order("Bob", "lamp", 1));
    ann.join();
    assertEquals(1, web.shipped().size() + phone.shipped().size(), "lamps sold");
  }

  @Test
  void anOrderIsShippedWhenGoodsArrive() throws InterruptedException {
    Thread lorry = new Thread(() -> warehouse.receive("lamp", 1), "lorry");
    lorry.start();
    web.place(anns);
    lorry.join();
    assertEquals(List.of(anns), web.shipped());
  }

  @Test
  void aClosedDeskHandsItsOrdersOver() throws InterruptedException {
    web.place(anns);
    Thread lorry = new Thread(() -> warehouse.receive("lamp", 1), "lorry");
    lorry.start();
    List<Order> left = web.close();
    lorry.join();
    assertEquals(1, left.size() + web.shipped().size(), "handed over or shipped");
  }
}
