// ConTest's second experiment with a lock for each access, but none for a whole transfer: the sum can be taken in the middle of one.
// expect assertion
// explore: --explore=predict findings=1
public class ContestMoneyLocked {
  static final int[] accounts = {100, 100, 100};

  static synchronized void add(int account, int amount) { accounts[account] += amount; }

  static synchronized int sum() {
    int sum = 0;
    for (int a : accounts)
      sum += a;
    return sum;
  }

  static class MoveMoney extends Thread {
    final int from, to, amount;

    MoveMoney(int from, int to, int amount) {
      this.from = from;
      this.to = to;
      this.amount = amount;
    }

    public void run() {
      add(to, amount);
      add(from, -amount);
    }
  }

  public static void main(String[] args) {
    new MoveMoney(0, 1, 10).start();
    new MoveMoney(1, 2, 20).start();
    int sum = sum();
    assert sum == 300 : "the bank has " + sum;
  }
}
