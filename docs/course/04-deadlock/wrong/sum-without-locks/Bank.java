// verdict: data race on element
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
    synchronized (locks[Math.min(from, to)]) {
      synchronized (locks[Math.max(from, to)]) {
        balances[from] -= amount;
        balances[to] += amount;
      }
    }
  }

  public int sum(int first, int second) {
    return balances[first] + balances[second];
  }
}
