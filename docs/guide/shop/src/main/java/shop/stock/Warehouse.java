package shop.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** How many there are of each item, and who wants to know when goods arrive. */
public class Warehouse {
  private final Map<String, Integer> stock = new ConcurrentHashMap<>();
  private final List<Consumer<String>> listeners = new ArrayList<>();

  public int available(String item) {
    return stock.getOrDefault(item, 0);
  }

  /** Whether there were so many; if so, they are the caller's now. */
  public boolean take(String item, int count) {
    int there = available(item);
    if (there < count) {
      return false;
    }
    stock.put(item, there - count);
    return true;
  }

  public void receive(String item, int count) {
    stock.merge(item, count, Integer::sum);
    synchronized (listeners) {
      for (Consumer<String> listener : listeners) {
        listener.accept(item);
      }
    }
  }

  public void addListener(Consumer<String> listener) {
    synchronized (listeners) {
      listeners.add(listener);
    }
  }

  public void removeListener(Consumer<String> listener) {
    synchronized (listeners) {
      listeners.remove(listener);
    }
  }
}
