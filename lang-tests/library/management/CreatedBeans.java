// Beans of classes that are given by name.
// openjdk: skip the server finds classes of the class path only; by java -cp the output is the same
import java.util.Arrays;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;

public class CreatedBeans {
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

  public interface FooMBean {
    int getCount();
  }

  public static class Foo implements FooMBean {
    private final int count;

    public Foo() {
      this(3);
    }

    public Foo(int count) {
      if (count < 0) throw new IllegalStateException("negative");
      this.count = count;
    }

    public int getCount() {
      return count;
    }
  }

  public static class Not {
    public Not() {
      System.out.println("made");
    }

    public Not(int n) throws Exception {
      throw new Exception("not " + n);
    }
  }

  static final MBeanServer server = MBeanServerFactory.createMBeanServer();

  static ObjectName name(String text) throws Exception {
    return new ObjectName(text);
  }

  public static void main(String[] args) throws Exception {
    show(() -> server.createMBean("CreatedBeans$Foo", name("d:made=1")));
    show(() -> server.createMBean("CreatedBeans$Foo", name("d:made=1")));
    show(() -> server.createMBean("CreatedBeans$Foo", name("d:made=2"), new Object[] {7}, new String[] {"int"}));
    show(() -> server.getAttribute(name("d:made=2"), "Count"));
    show(() -> server.createMBean("Nope", name("d:made=3")));
    show(() -> server.createMBean("CreatedBeans$Not", name("d:made=3")));
    show(() -> server.createMBean("CreatedBeans$Not", name("d:made=3"), new Object[] {1}, new String[] {"int"}));
    show(() -> server.createMBean("CreatedBeans$Foo", name("d:made=3"), new Object[] {"x"}, new String[] {"java.lang.String"}));
    show(() -> server.createMBean("CreatedBeans$Foo", name("d:made=3"), new Object[] {"x"}, new String[] {"Nope"}));
    show(() -> server.createMBean(null, name("d:made=3")));
    show(() -> server.instantiate(null));
    show(() -> server.instantiate("CreatedBeans$Not").getClass());
  }
}
// expect: CreatedBeans$Foo[d:made=1]
// expect: javax.management.InstanceAlreadyExistsException: d:made=1
// expect: CreatedBeans$Foo[d:made=2]
// expect: 7
// expect: javax.management.ReflectionException: The MBean class could not be loaded by the default loader repository / java.lang.ClassNotFoundException: Nope
// expect: javax.management.NotCompliantMBeanException: MBean class CreatedBeans$Not does not implement DynamicMBean, and neither follows the Standard MBean conventions (javax.management.NotCompliantMBeanException: Class CreatedBeans$Not is not a JMX compliant Standard MBean) nor the MXBean conventions (javax.management.NotCompliantMBeanException: CreatedBeans$Not: Class CreatedBeans$Not is not a JMX compliant MXBean)
// expect: javax.management.NotCompliantMBeanException: MBean class CreatedBeans$Not does not implement DynamicMBean, and neither follows the Standard MBean conventions (javax.management.NotCompliantMBeanException: Class CreatedBeans$Not is not a JMX compliant Standard MBean) nor the MXBean conventions (javax.management.NotCompliantMBeanException: CreatedBeans$Not: Class CreatedBeans$Not is not a JMX compliant MXBean)
// expect: javax.management.ReflectionException / java.lang.NoSuchMethodException: No such constructor
// expect: javax.management.ReflectionException: The parameter class could not be found / java.lang.ClassNotFoundException: Nope
// expect: javax.management.RuntimeOperationsException: Exception occurred during MBean creation / java.lang.IllegalArgumentException: The class name cannot be null
// expect: javax.management.RuntimeOperationsException: Exception occurred during object instantiation / java.lang.IllegalArgumentException: The class name cannot be null
// expect: made
// expect: class CreatedBeans$Not
