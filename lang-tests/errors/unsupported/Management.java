// Connections to other machines, and queries.
import javax.management.Query;  // expect unsupported: javax.management.Query is not in this library yet
import java.lang.management.ManagementFactory;

public class Management {
  public static void main(String[] args) throws Exception {
    System.out.println(ManagementFactory.newPlatformMXBeanProxy(null, "java.lang:type=Runtime", Object.class));  // expect unsupported: newPlatformMXBeanProxy is not in this library yet
  }
}
