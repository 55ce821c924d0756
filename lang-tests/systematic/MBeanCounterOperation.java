// Two threads add to an attribute of a bean by one operation, which holds others off (MBeanCounter has it without).
// explore: proof
// expect clean
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;

public class MBeanCounterOperation {
  public interface CounterMBean {
    int getValue();

    void add(int n);
  }

  public static class Counter implements CounterMBean {
    private int value;

    public synchronized int getValue() {
      return value;
    }

    public synchronized void add(int n) {
      value += n;
    }
  }

  static void add(MBeanServer server, ObjectName name) {
    try {
      server.invoke(name, "add", new Object[] {1}, new String[] {"int"});
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    MBeanServer server = MBeanServerFactory.newMBeanServer();
    ObjectName name = new ObjectName("d:type=Counter");
    server.registerMBean(new Counter(), name);
    Thread other = new Thread(() -> add(server, name));
    other.start();
    add(server, name);
    other.join();
    assert server.getAttribute(name, "Value").equals(2);
  }
}
