// Notifications of beans: listeners, filters, handbacks, removal, listeners at the server, the server's own, proxies.
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.Map;
import javax.management.*;

public class Notifications {
  interface Call {
    Object run() throws Exception;
  }

  static void show(Call call) {
    try {
      Object result = call.run();
      System.out.println(result instanceof Object[] ? Arrays.toString((Object[]) result) : result);
    } catch (Throwable e) {
      System.out.println(e + (e.getCause() == null ? "" : " / " + e.getCause()));
    }
  }

  static void remove(NotificationBroadcasterSupport b, NotificationListener listener) {
    show(() -> {
      b.removeNotificationListener(listener);
      return "removed";
    });
  }

  static void remove(NotificationBroadcasterSupport b, NotificationListener listener, Object handback) {
    show(() -> {
      b.removeNotificationListener(listener, null, handback);
      return "removed";
    });
  }

  static void broadcaster() {
    NotificationBroadcasterSupport b = new NotificationBroadcasterSupport();
    NotificationListener listener = (n, h) -> System.out.println("  " + n.getMessage() + " " + h);
    show(() -> {
      b.addNotificationListener(null, null, null);
      return 0;
    });
    remove(b, listener);
    b.addNotificationListener((n, h) -> {
      throw new IllegalStateException();
    }, null, null);
    b.addNotificationListener(listener, null, "1");
    b.addNotificationListener(listener, null, "2");
    b.addNotificationListener(listener, null, "2");
    b.addNotificationListener(listener, n -> n.getType().equals("t"), "3");
    b.addNotificationListener(listener, n -> {
      throw new IllegalStateException();
    }, "4");
    b.sendNotification(new Notification("t", b, 1, "first"));
    b.sendNotification(new Notification("u", b, 2, "second"));
    remove(b, listener, "5");
    remove(b, listener, "3");
    remove(b, (n, h) -> {}, "1");
    remove(b, listener, "2");
    b.sendNotification(new Notification("t", b, 3, "third"));
    remove(b, listener);
    remove(b, listener);
    b.sendNotification(new Notification("t", b, 4, "fourth"));
    b.sendNotification(null);
    b.addNotificationListener((n, h) -> {
      throw new Error("error");
    }, null, null);
    show(() -> {
      b.sendNotification(new Notification("t", b, 5, "fifth"));
      return 0;
    });
    System.out.println(b.getNotificationInfo().length);
    Executor executor = r -> {
      System.out.println("  by the executor");
      r.run();
    };
    NotificationBroadcasterSupport other =
        new NotificationBroadcasterSupport(executor, new MBeanNotificationInfo(new String[] {"t", "u"}, "N", "what it sends"));
    other.addNotificationListener(listener, null, 1);
    other.addNotificationListener(listener, n -> false, 2);
    other.sendNotification(new Notification("t", b, 6, "sixth"));
    System.out.println(Arrays.toString(other.getNotificationInfo()));
  }

  static void notifications() {
    show(() -> new Notification("t", null, 1));
    Notification n = new Notification("t", "source", 1, 2L);
    n.setUserData(Map.of("a", 1));
    n.setSource("other");
    n.setTimeStamp(7);
    n.setSequenceNumber(8);
    System.out.println(n + " " + n.getSource() + " " + n.getTimeStamp() + " " + n.getSequenceNumber() + " " + n.getUserData() + " " + n.getMessage().isEmpty());
    AttributeChangeNotification change = new AttributeChangeNotification("s", 1, 2, "m", "A", "int", 1, 2);
    System.out.println(change + " " + change.getAttributeName() + change.getAttributeType() + change.getOldValue() + change.getNewValue());
    NotificationFilterSupport types = new NotificationFilterSupport();
    show(() -> {
      types.enableType(null);
      return 0;
    });
    System.out.println(types.isNotificationEnabled(n));
    types.enableType("a.b");
    types.enableType("a.b");
    types.enableType("c");
    System.out.println(types.getEnabledTypes() + " " + types.isNotificationEnabled(new Notification("a.bc", "s", 1)) + " " + types.isNotificationEnabled(n));
    types.disableType("c");
    System.out.println(types.getEnabledTypes());
    types.disableAllTypes();
    System.out.println(types.getEnabledTypes());
    AttributeChangeNotificationFilter attributes = new AttributeChangeNotificationFilter();
    show(() -> {
      attributes.enableAttribute(null);
      return 0;
    });
    System.out.println(attributes.isNotificationEnabled(change));
    attributes.enableAttribute("A");
    System.out.println(attributes.getEnabledAttributes() + " " + attributes.isNotificationEnabled(change) + " " + attributes.isNotificationEnabled(n));
    attributes.disableAttribute("A");
    System.out.println(attributes.isNotificationEnabled(change));
  }

  public interface CellMBean {
    int getValue();

    void setValue(int value);
  }

  public static class Cell extends NotificationBroadcasterSupport implements CellMBean {
    private int value;
    private int sent;

    public int getValue() {
      return value;
    }

    public void setValue(int value) {
      int old = this.value;
      this.value = value;
      sendNotification(new AttributeChangeNotification(this, ++sent, 0, "changed", "Value", "int", old, value));
    }

    public MBeanNotificationInfo[] getNotificationInfo() {
      String[] types = {AttributeChangeNotification.ATTRIBUTE_CHANGE};
      return new MBeanNotificationInfo[] {new MBeanNotificationInfo(types, AttributeChangeNotification.class.getName(), "changes")};
    }
  }

  public interface EarMBean {}

  public static class Ear implements EarMBean, NotificationListener {
    public void handleNotification(Notification n, Object handback) {
      System.out.println("  ear: " + n.getSource() + " " + handback);
    }
  }

  static void atServer() throws Exception {
    MBeanServer server = MBeanServerFactory.newMBeanServer();
    ObjectName cell = new ObjectName("d:type=Cell");
    ObjectName ear = new ObjectName("d:type=Ear");
    ObjectName delegate = MBeanServerDelegate.DELEGATE_NAME;
    NotificationListener registrations = (n, h) -> {
      MBeanServerNotification m = (MBeanServerNotification) n;
      System.out.println("  " + m.getType() + " " + m.getMBeanName() + " " + m.getSource() + " " + h + " " + m);
    };
    server.addNotificationListener(delegate, registrations, null, "h");
    server.registerMBean(new Cell(), cell);
    server.registerMBean(new Ear(), ear);
    server.unregisterMBean(ear);
    server.registerMBean(new Ear(), ear);
    server.removeNotificationListener(delegate, registrations);
    NotificationListener changes = (n, h) -> {
      AttributeChangeNotification c = (AttributeChangeNotification) n;
      System.out.println("  " + c.getSource() + " " + c.getSequenceNumber() + " " + c.getOldValue() + " to " + c.getNewValue() + " " + h);
    };
    server.addNotificationListener(cell, changes, null, 1);
    server.addNotificationListener(cell, changes, n -> false, 2);
    server.addNotificationListener(cell, ear, null, 3);
    server.setAttribute(cell, new Attribute("Value", 5));
    CellMBean proxy = JMX.newMBeanProxy(server, cell, CellMBean.class, true);
    ((NotificationEmitter) proxy).addNotificationListener(changes, null, 4);
    proxy.setValue(6);
    System.out.println(Arrays.toString(((NotificationEmitter) proxy).getNotificationInfo()));
    ((NotificationEmitter) proxy).removeNotificationListener(changes, null, 4);
    server.removeNotificationListener(cell, ear);
    proxy.setValue(7);
    server.removeNotificationListener(cell, changes);
    proxy.setValue(8);
    show(() -> {
      server.removeNotificationListener(cell, changes);
      return 0;
    });
    show(() -> {
      server.removeNotificationListener(cell, (n, h) -> {});
      return 0;
    });
    show(() -> {
      server.addNotificationListener(ear, changes, null, null);
      return 0;
    });
    show(() -> {
      server.addNotificationListener(cell, cell, null, null);
      return 0;
    });
    show(() -> {
      server.addNotificationListener(new ObjectName("d:a=x"), changes, null, null);
      return 0;
    });
    show(() -> {
      server.addNotificationListener(cell, (NotificationListener) null, null, null);
      return 0;
    });
    MBeanInfo info = server.getMBeanInfo(cell);
    System.out.println(Arrays.toString(info.getNotifications()) + " " + info.getDescriptor());
    for (String each : new String[] {"SpecificationName", "SpecificationVersion", "SpecificationVendor", "ImplementationName"})
      System.out.println(server.getAttribute(delegate, each));
  }

  public static void main(String[] args) throws Exception {
    broadcaster();
    notifications();
    atServer();
  }
}
// expect: java.lang.IllegalArgumentException: Listener can't be null
// expect: javax.management.ListenerNotFoundException: Listener not registered
// expect:   first 1
// expect:   first 2
// expect:   first 2
// expect:   first 3
// expect:   second 1
// expect:   second 2
// expect:   second 2
// expect: javax.management.ListenerNotFoundException: Listener not registered (with this filter and handback)
// expect: javax.management.ListenerNotFoundException: Listener not registered (with this filter and handback)
// expect: javax.management.ListenerNotFoundException: Listener not registered (with this filter and handback)
// expect: removed
// expect:   third 1
// expect:   third 2
// expect:   third 3
// expect: removed
// expect: javax.management.ListenerNotFoundException: Listener not registered
// expect: java.lang.Error: error
// expect: 0
// expect:   by the executor
// expect:   sixth 1
// expect: [javax.management.MBeanNotificationInfo[description=what it sends, name=N, notifTypes=[t, u], descriptor={}]]
// expect: java.lang.IllegalArgumentException: null source
// expect: javax.management.Notification[source=other][type=t][message=] other 7 8 {a=1} true
// expect: javax.management.AttributeChangeNotification[source=s][type=jmx.attribute.change][message=m] Aint12
// expect: java.lang.IllegalArgumentException: The prefix cannot be null.
// expect: false
// expect: [a.b, c] true false
// expect: [a.b]
// expect: []
// expect: java.lang.IllegalArgumentException: The name cannot be null.
// expect: false
// expect: [A] true false
// expect: false
// expect:   JMX.mbean.registered d:type=Cell JMImplementation:type=MBeanServerDelegate h javax.management.MBeanServerNotification[source=JMImplementation:type=MBeanServerDelegate][type=JMX.mbean.registered][message=][mbeanName=d:type=Cell]
// expect:   JMX.mbean.registered d:type=Ear JMImplementation:type=MBeanServerDelegate h javax.management.MBeanServerNotification[source=JMImplementation:type=MBeanServerDelegate][type=JMX.mbean.registered][message=][mbeanName=d:type=Ear]
// expect:   JMX.mbean.unregistered d:type=Ear JMImplementation:type=MBeanServerDelegate h javax.management.MBeanServerNotification[source=JMImplementation:type=MBeanServerDelegate][type=JMX.mbean.unregistered][message=][mbeanName=d:type=Ear]
// expect:   JMX.mbean.registered d:type=Ear JMImplementation:type=MBeanServerDelegate h javax.management.MBeanServerNotification[source=JMImplementation:type=MBeanServerDelegate][type=JMX.mbean.registered][message=][mbeanName=d:type=Ear]
// expect:   d:type=Cell 1 0 to 5 1
// expect:   ear: d:type=Cell 3
// expect:   d:type=Cell 2 5 to 6 1
// expect:   ear: d:type=Cell 3
// expect:   d:type=Cell 2 5 to 6 4
// expect: [javax.management.MBeanNotificationInfo[description=changes, name=javax.management.AttributeChangeNotification, notifTypes=[jmx.attribute.change], descriptor={}]]
// expect:   d:type=Cell 3 6 to 7 1
// expect: javax.management.ListenerNotFoundException: Listener not registered
// expect: javax.management.ListenerNotFoundException: Unknown listener
// expect: javax.management.RuntimeOperationsException: MBean d:type=Ear does not implement javax.management.NotificationBroadcaster / java.lang.IllegalArgumentException: d:type=Ear
// expect: javax.management.RuntimeOperationsException: The MBean d:type=Cell does not implement the NotificationListener interface / java.lang.IllegalArgumentException: d:type=Cell
// expect: javax.management.InstanceNotFoundException: d:a=x
// expect: javax.management.RuntimeOperationsException: Null listener / java.lang.IllegalArgumentException: Null listener
// expect: [javax.management.MBeanNotificationInfo[description=changes, name=javax.management.AttributeChangeNotification, notifTypes=[jmx.attribute.change], descriptor={}]] {immutableInfo=false, interfaceClassName=Notifications$CellMBean, mxbean=false}
// expect: Java Management Extensions
// expect: 1.4
// expect: Oracle Corporation
// expect: JMX
