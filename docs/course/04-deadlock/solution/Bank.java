/** A bank with a fixed number of accounts. Transfers between different pairs of accounts may run at the same time. */
public class Bank {
  private final int[] balances;
  private final Object[] locks;

  public Bank(int accounts, int each) {
    balances = new int[accounts];
    locks = new Object[accounts];
    for (int i = 0; i < accounts; i++) {
      balances[i] = each;
      locks[i] = new Object();
    }
  }

  /** Moves the amount; nobody ever sees it in neither or in both of the accounts. */
  public void transfer(int from, int to, int amount) {
    synchronized (locks[Math.min(from, to)]) {
      synchronized (locks[Math.max(from, to)]) {
        balances[from] -= amount;
        balances[to] += amount;
      }
    }
  }

  /** What two different accounts hold together, at one moment. */
  public int sum(int first, int second) {
    synchronized (locks[Math.min(first, second)]) {
      synchronized (locks[Math.max(first, second)]) {
        return balances[first] + balances[second];
      }
    }
  }
}
