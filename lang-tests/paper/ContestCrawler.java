// ConTest, "A real-life race condition defect": the crawler. Workers wait for a connection, which the manager hands out; the
// manager ends a worker by finish(): `if (connection != null) connection.setStopFlag();`, while the worker, done with its
// connection, sets the field to null. The field is volatile here, so that what shows is the exception itself.
// expect finding: java.lang.NullPointerException
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
  private volatile Connection connection;

  Worker(ConnectionManager manager) { this.manager = manager; }

  public void run() {
    try {
      Connection mine = manager.take();
      connection = mine;
      if (!mine.stopped()) {
        // search for relevant information ...
      }
      connection = null;
      manager.giveBack(mine);
    } catch (InterruptedException e) {
      // finished while it waited for a connection
    }
  }

  void finish() {
    if (connection != null)
      connection.setStopFlag();
    interrupt();
  }
}

public class ContestCrawler {
  public static void main(String[] args) {
    ConnectionManager manager = new ConnectionManager();
    Worker[] workers = {new Worker(manager), new Worker(manager)};
    for (Worker w : workers)
      w.start();
    workers[0].finish();
  }
}
