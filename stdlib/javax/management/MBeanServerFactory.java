// Makes servers of beans, and knows those that have not been released.
package javax.management;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class MBeanServerFactory {
  private static final String DEFAULT_DOMAIN = "DefaultDomain";
  private static final List<MBeanServer> servers = new CopyOnWriteArrayList<>();

  private MBeanServerFactory() {}

  public static MBeanServer createMBeanServer() {
    return createMBeanServer(null);
  }

  public static MBeanServer createMBeanServer(String domain) {
    MBeanServer server = newMBeanServer(domain);
    servers.add(server);
    return server;
  }

  public static MBeanServer newMBeanServer() {
    return newMBeanServer(null);
  }

  public static MBeanServer newMBeanServer(String domain) {
    return new LocalMBeanServer(domain == null ? DEFAULT_DOMAIN : domain);
  }

  public static void releaseMBeanServer(MBeanServer server) {
    if (!servers.remove(server)) throw new IllegalArgumentException("MBeanServer was not in list!");
  }

  // Null: all.
  public static ArrayList<MBeanServer> findMBeanServer(String agentId) {
    ArrayList<MBeanServer> result = new ArrayList<>();
    for (MBeanServer server : servers) {
      if (agentId == null || agentId.equals(idOf(server))) result.add(server);
    }
    return result;
  }

  private static Object idOf(MBeanServer server) {
    try {
      return server.getAttribute(MBeanServerDelegate.DELEGATE_NAME, "MBeanServerId");
    } catch (JMException e) {
      return null;
    }
  }
}
