// Two threads add to an attribute of a bean by the server: reading and writing it are two calls, and nothing holds others off.
// explore: proof
// expect assertion
import javax.management.Attribute;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;

public class MBeanCounter {
  public interface CounterMBean {
    int getValue();

    void setValue(int value);
  }

  public static class Counter implements CounterMBean {
    private int value;

    public synchronized int getValue() {
      return value;
    }

    public synchronized void setValue(int value) {
      this.value = value;
    }
  }

  static void add(MBeanServer server, ObjectName name) {
    try {
      server.setAttribute(name, new Attribute("Value", (Integer) server.getAttribute(name, "Value") + 1));
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
