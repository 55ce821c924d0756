// Two threads register beans, one of each name, under the same names: of each pair exactly one is the first, and the server tells its
// listeners of it.
// explore: proof
// expect clean
import java.util.concurrent.atomic.AtomicInteger;
import javax.management.InstanceAlreadyExistsException;
import javax.management.MBeanServer;
import javax.management.MBeanServerDelegate;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;

public class MBeansRegistered {
  public interface ThingMBean {
    int getX();
  }

  public static class Thing implements ThingMBean {
    public int getX() {
      return 1;
    }
  }

  static final AtomicInteger registered = new AtomicInteger();
  static final AtomicInteger told = new AtomicInteger();

  static void register(MBeanServer server, ObjectName name) {
    try {
      server.registerMBean(new Thing(), name);
      registered.incrementAndGet();
    } catch (InstanceAlreadyExistsException e) {
      return;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    MBeanServer server = MBeanServerFactory.newMBeanServer();
    ObjectName name = new ObjectName("d:type=Thing");
    server.addNotificationListener(MBeanServerDelegate.DELEGATE_NAME, (n, h) -> told.incrementAndGet(), null, null);
    Thread other = new Thread(() -> register(server, name));
    other.start();
    register(server, name);
    assert server.getAttribute(name, "X").equals(1);
    other.join();
    assert registered.get() == 1 && told.get() == 1;
  }
}
