// A small program: accounts, transactions, own exceptions, a report.
import java.util.*;

public class Bank {
  static class InsufficientFunds extends Exception {
    final long missing;
    InsufficientFunds(long m) { super("missing " + m); missing = m; }
  }
  static abstract class Account {
    private static int next = 1;
    protected final int id = next++;
    protected long cents;
    final List<String> log = new ArrayList<>();
    void deposit(long c) {
      if (c <= 0) throw new IllegalArgumentException("amount " + c);
      cents += c;
      log.add("+" + c);
    }
    void withdraw(long c) throws InsufficientFunds {
      if (cents - c < limit()) throw new InsufficientFunds(limit() - cents + c);
      cents -= c;
      log.add("-" + c);
    }
    abstract long limit();
    @Override public String toString() { return String.format("%s#%d %d.%02d %s", getClass().getSimpleName(), id, cents / 100, cents % 100, log); }
  }
  static class Savings extends Account { long limit() { return 0; } void interest() { deposit(cents / 50); } }
  static class Giro extends Account { long limit() { return -50_00; } }
  static void transfer(Account a, Account b, long c) {
    try {
      a.withdraw(c);
      b.deposit(c);
    } catch (InsufficientFunds e) {
      System.out.println(a.id + " to " + b.id + ": " + e.getMessage());
    } finally {
      a.log.add("t");
    }
  }

  public static void main(String[] args) {
    Savings s = new Savings();
    Giro g = new Giro();
    s.deposit(100_00);
    transfer(s, g, 30_50);
    transfer(g, s, 80_00);
    transfer(g, s, 50_01);
    s.interest();
    try {
      g.deposit(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(s);
    System.out.println(g);
  }
}
// expect: 2 to 1: missing 4951
// expect: amount -1
// expect: Savings#1 152.49 [+10000, -3050, t, +8000, +299]
// expect: Giro#2 -49.-50 [+3050, -8000, t, t]
