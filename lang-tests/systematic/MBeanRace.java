// Two threads set an attribute of a bean by the server, which holds no lock while the bean's own code runs.
// explore: proof
// expect race: Cell.value
import javax.management.Attribute;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;

public class MBeanRace {
  public interface CellMBean {
    void setValue(int value);
  }

  public static class Cell implements CellMBean {
    private int value;

    public void setValue(int value) {
      this.value = value;
    }
  }

  public static void main(String[] args) throws Exception {
    MBeanServer server = MBeanServerFactory.newMBeanServer();
    ObjectName name = new ObjectName("d:type=Cell");
    server.registerMBean(new Cell(), name);
    Thread other = new Thread(() -> {
      try {
        server.setAttribute(name, new Attribute("Value", 1));
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    server.setAttribute(name, new Attribute("Value", 2));
    other.join();
  }
}
