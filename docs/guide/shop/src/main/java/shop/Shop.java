package shop;

import java.util.ArrayList;
import java.util.List;

import shop.orders.Order;
import shop.orders.OrderDesk;
import shop.stock.Warehouse;

/** A small day in the shop: two desks, three lamps, a delivery. */
public class Shop {
  public static void main(String[] args) throws InterruptedException {
    Warehouse warehouse = new Warehouse();
    warehouse.receive("lamp", 3);
    OrderDesk web = new OrderDesk(warehouse);
    OrderDesk phone = new OrderDesk(warehouse);
    List<Thread> threads = new ArrayList<>();
    threads.add(new Thread(() -> web.place(new Order("Ann", "lamp", 2)), "web"));
    threads.add(new Thread(() -> phone.place(new Order("Bob", "lamp", 2)), "phone"));
    threads.add(new Thread(() -> warehouse.receive("lamp", 1), "lorry"));
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println("web: " + web.shipped().size() + ", phone: " + phone.shipped().size() + ", lamps left: " + warehouse.available("lamp"));
  }
}
