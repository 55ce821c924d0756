// Threads that log to the console do not depend on each other, nor on the clock. With a handler of the program's own, which may look at
// numbers and times of records, all orders are tried.
// expect clean
// explore: proof states<=2500
// explore: proof --outcomes outcomes=4 findings=0 -- own
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LoggersAtOnce {
  static final Logger log = Logger.getLogger("test");

  static class Own extends Handler {
    long last = -1;

    @Override
    public synchronized void publish(LogRecord record) {
      assert record.getMillis() >= 1577836800000L && record.getLongThreadID() > 0 && !record.getMessage().isEmpty();
      System.out.println(record.getMessage() + (record.getSequenceNumber() > last ? " in turn" : " overtaken"));
      last = record.getSequenceNumber();
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  public static void main(String[] args) throws InterruptedException {
    if (args.length > 0) {
      log.setUseParentHandlers(false);
      log.addHandler(new Own());
    }
    Thread[] threads = new Thread[args.length > 0 ? 2 : 3];
    for (int i = 0; i < threads.length; i++) {
      int me = i;
      threads[i] = new Thread(() -> {
        for (int k = 0; k < (args.length > 0 ? 1 : 2); k++) log.info(me + " logs");
      });
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
  }
}
