// Without the lock only before the others are started, and after they have been joined.
// rules: locked-elsewhere
public class LockedElsewhereFixed {
  static int balance;

  static void pay() {
    synchronized (LockedElsewhereFixed.class) {
      balance++;
    }
  }

  public static void main(String[] args) throws Exception {
    balance = 10;
    Thread a = new Thread(LockedElsewhereFixed::pay, "a"), b = new Thread(LockedElsewhereFixed::pay, "b");
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(balance);
  }
}
