// Mistake: `if` in place of `while` around wait: when the waiter goes on, somebody else may have been faster.
// expect assertion
public class IfAroundWait {
  static class Shop {
    private int bread;

    synchronized void bake() {
      bread++;
      notifyAll();
    }

    synchronized void buy() throws InterruptedException {
      if (bread == 0)
        wait();
      assert bread > 0 : "sold a loaf that is not there";
      bread--;
    }
  }

  static Runnable customer(Shop shop) {
    return () -> {
      try {
        shop.buy();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    };
  }

  public static void main(String[] args) {
    Shop shop = new Shop();
    new Thread(customer(shop), "customer-1").start();
    new Thread(customer(shop), "customer-2").start();
    new Thread(() -> { shop.bake(); shop.bake(); }, "baker").start();
  }
}
