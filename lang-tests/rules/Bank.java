// For bank.rules: a program that breaks each of its rules. None of the default ones: what audit() does is in another
// order, but the others have been joined.
public class Bank {
  static class Account {
    int balance;
  }
  static class Log {
    int lines;
    void append(String line) { lines++; }
  }
  static class Printer { void print() { Thread.yield(); } }
  static class Cache { void look() { Thread.yield(); Thread.yield(); } }

  static final Object all = new Object(), lock = new Object();
  static final Log log = new Log();
  static final Printer printer = new Printer();
  static final Cache cache = new Cache();
  static final Account account = new Account();
  static volatile boolean begun;

  static void transfer() {
    begun = true;
    synchronized (all) {
      synchronized (account) {
        account.balance++;
        log.append("transfer");
        for (int i = 0; i < 100; i++) Thread.yield();
      }
    }
  }

  static void audit() {
    synchronized (account) {
      synchronized (all) {
        cache.look();
      }
    }
    printer.print();
  }

  static void rush() {
    while (!begun) Thread.yield();
    synchronized (all) { account.balance--; }
    cache.look();
  }

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(Bank::transfer, "first");
    first.start();
    Thread second = new Thread(Bank::rush, "second"), third = new Thread(Bank::rush, "third");
    second.start();
    third.start();
    printer.print();
    first.join();
    second.join();
    third.join();
    Thread auditor = new Thread(Bank::audit, "auditor");
    auditor.start();
    auditor.join();
  }
}
