// ConTest's second experiment repaired: a transfer and an audit each hold the bank's lock (java.util.concurrent).
// expect clean
// explore: --explore=predict findings=0
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ContestMoneyFixed {
  static final Lock bank = new ReentrantLock();
  static final int[] accounts = {100, 100, 100};

  static class MoveMoney extends Thread {
    final int from, to, amount;

    MoveMoney(int from, int to, int amount) {
      this.from = from;
      this.to = to;
      this.amount = amount;
    }

    public void run() {
      bank.lock();
      try {
        accounts[to] += amount;
        accounts[from] -= amount;
      } finally {
        bank.unlock();
      }
    }
  }

  static void checkSum() {
    bank.lock();
    try {
      int sum = 0;
      for (int a : accounts)
        sum += a;
      assert sum == 300 : "the bank has " + sum;
    } finally {
      bank.unlock();
    }
  }

  public static void main(String[] args) {
    new MoveMoney(0, 1, 10).start();
    new MoveMoney(1, 2, 20).start();
    checkSum();
    checkSum();
  }
}
