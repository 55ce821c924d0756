// ConTest's crawler repaired as the paper says: the statement stands in a synchronized block, and so do the changes of the field.
// expect clean
class Connection {
  private boolean stopped;

  synchronized void setStopFlag() { stopped = true; }
  synchronized boolean stopped() { return stopped; }
}

class ConnectionManager {
  private Connection free = new Connection();

  synchronized Connection take() throws InterruptedException {
    while (free == null)
      wait();
    Connection c = free;
    free = null;
    return c;
  }

  synchronized void giveBack(Connection c) {
    free = c;
    notify();
  }
}

class Worker extends Thread {
  private final ConnectionManager manager;
  private Connection connection; // guarded by this worker;

  Worker(ConnectionManager manager) { this.manager = manager; }

  public void run() {
    try {
      Connection mine = manager.take();
      synchronized (this) {
        connection = mine;
      }
      if (!mine.stopped()) {
        // search for relevant information ...
      }
      synchronized (this) {
        connection = null;
      }
      manager.giveBack(mine);
    } catch (InterruptedException e) {
      // finished while it waited for a connection
    }
  }

  void finish() {
    synchronized (this) {
      if (connection != null)
        connection.setStopFlag();
    }
    interrupt();
  }
}

public class ContestCrawlerFixed {
  public static void main(String[] args) {
    ConnectionManager manager = new ConnectionManager();
    Worker[] workers = {new Worker(manager), new Worker(manager)};
    for (Worker w : workers)
      w.start();
    workers[0].finish();
  }
}
