// verdict: the two accounts hold 180 together
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

  public void transfer(int from, int to, int amount) {
    synchronized (locks[from]) {
      balances[from] -= amount;
    }
    synchronized (locks[to]) {
      balances[to] += amount;
    }
  }

  public int sum(int first, int second) {
    synchronized (locks[Math.min(first, second)]) {
      synchronized (locks[Math.max(first, second)]) {
        return balances[first] + balances[second];
      }
    }
  }
}
