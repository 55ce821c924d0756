// Standard MBeans in a server: registration and its callbacks, attributes, operations, descriptions, proxies, and what goes wrong.
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import javax.management.Attribute;
import javax.management.AttributeList;
import javax.management.AttributeNotFoundException;
import javax.management.DynamicMBean;
import javax.management.JMX;
import javax.management.MBeanInfo;
import javax.management.MBeanRegistration;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectInstance;
import javax.management.ObjectName;
import javax.management.StandardMBean;

public class StandardBeans {
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

    void setCount(int count);

    String getName();

    boolean isOn();

    void reset();

    int add(int a, int b);

    long add(long a);

    void fail() throws Exception;

    void failUnchecked();

    void failBadly();

    String getBad() throws Exception;

    void setOnly(String text);

    List<String> getList();
  }

  public static class Foo implements FooMBean {
    private int count = 3;

    public Foo() {}

    public Foo(int count) {
      this.count = count;
    }

    public int getCount() {
      return count;
    }

    public void setCount(int count) {
      if (count < 0) throw new IllegalArgumentException("negative");
      this.count = count;
    }

    public String getName() {
      return "n";
    }

    public boolean isOn() {
      return true;
    }

    public void reset() {
      count = 0;
    }

    public int add(int a, int b) {
      return a + b;
    }

    public long add(long a) {
      return a;
    }

    public void fail() throws Exception {
      throw new IOException("io");
    }

    public void failUnchecked() {
      throw new IllegalStateException("state");
    }

    public void failBadly() {
      throw new Error("error");
    }

    public String getBad() throws Exception {
      throw new IOException("bad");
    }

    public void setOnly(String text) {}

    public List<String> getList() {
      return List.of("q");
    }
  }

  public static class Sub extends Foo {}

  public static class Not {}

  interface HiddenMBean {
    int getX();
  }

  public static class Hidden implements HiddenMBean {
    public int getX() {
      return 1;
    }
  }

  public interface TwiceMBean {
    long getY();

    boolean isY();
  }

  public static class Twice implements TwiceMBean {
    public long getY() {
      return 1;
    }

    public boolean isY() {
      return true;
    }
  }

  public interface MixedMBean {
    int getX();

    void setX(String s);
  }

  public static class Mixed implements MixedMBean {
    public int getX() {
      return 1;
    }

    public void setX(String s) {}
  }

  public interface TwoMBean {
    void setX(int i);

    void setX(String s);
  }

  public static class Two implements TwoMBean {
    public void setX(int i) {}

    public void setX(String s) {}
  }

  // Methods that are nearly getters and setters are operations.
  public interface OddMBean {
    void getZ();

    int getW(int i);

    void setV();

    int setU(int i);

    int get();

    boolean is();

    void set(int i);

    Boolean isB();

    boolean isC();

    long getWide();

    void setWide(long wide);
  }

  public static class Odd implements OddMBean {
    private long wide = 1;

    public void getZ() {}

    public int getW(int i) {
      return i;
    }

    public void setV() {}

    public int setU(int i) {
      return i;
    }

    public int get() {
      return 5;
    }

    public boolean is() {
      return true;
    }

    public void set(int i) {}

    public Boolean isB() {
      return true;
    }

    public boolean isC() {
      return true;
    }

    public long getWide() {
      return wide;
    }

    public void setWide(long wide) {
      this.wide = wide;
    }
  }

  public static class Told extends Foo implements MBeanRegistration {
    private final String fails;

    Told(String fails) {
      this.fails = fails;
    }

    private void say(String what) throws Exception {
      System.out.println("  " + what);
      if (what.startsWith(fails + " checked")) throw new Exception("no");
      if (what.startsWith(fails)) throw new IllegalStateException("no");
    }

    public ObjectName preRegister(MBeanServer server, ObjectName name) throws Exception {
      say("preRegister " + name);
      if (fails.equals("checked")) throw new Exception("never");
      return name == null ? new ObjectName("d:k=auto") : name;
    }

    public void postRegister(Boolean done) {
      try {
        say("postRegister " + done);
      } catch (Exception e) {
        throw (RuntimeException) e;
      }
    }

    public void preDeregister() throws Exception {
      say("preDeregister");
    }

    public void postDeregister() {
      try {
        say("postDeregister");
      } catch (Exception e) {
        throw (RuntimeException) e;
      }
    }
  }

  static class Dynamic implements DynamicMBean {
    public Object getAttribute(String name) throws AttributeNotFoundException {
      if (name.equals("Error")) throw new Error("error");
      if (name.equals("State")) throw new IllegalStateException("state");
      throw new AttributeNotFoundException(name);
    }

    public void setAttribute(Attribute attribute) {}

    public AttributeList getAttributes(String[] names) {
      throw new IllegalStateException("all");
    }

    public AttributeList setAttributes(AttributeList list) {
      return list;
    }

    public Object invoke(String name, Object[] arguments, String[] signature) {
      return name + Arrays.toString(arguments) + Arrays.toString(signature);
    }

    public MBeanInfo getMBeanInfo() {
      return new MBeanInfo("My", "d", null, null, null, null);
    }
  }

  static final MBeanServer server = MBeanServerFactory.createMBeanServer();

  static ObjectName name(String text) throws Exception {
    return new ObjectName(text);
  }

  static void registration() throws Exception {
    Object[] all = {new Foo(), new Foo(), new Sub(), new Not(), new Hidden(), new Twice(), new Mixed(), new Two(), new Odd(), new Dynamic()};
    for (Object each : all) show(() -> server.registerMBean(each, name("d:type=" + each.getClass().getSimpleName())));
    show(() -> server.registerMBean(null, name("d:type=null")));
    show(() -> server.registerMBean(new Foo(), null));
    show(() -> server.registerMBean(new Foo(), name("d:*")));
    show(() -> server.registerMBean(new Foo(), name(":a=b")));
    show(() -> server.registerMBean(new Foo(), name("JMImplementation:a=b")));
    show(() -> server.isRegistered(name("d:type=Foo")) + " " + server.isRegistered(name("d:*")) + " " + server.isRegistered(name(":a=b")));
    show(() -> server.isRegistered(null));
    show(() -> {
      server.unregisterMBean(name("d:type=X"));
      return 0;
    });
    show(() -> {
      server.unregisterMBean(null);
      return 0;
    });
    show(() -> {
      server.unregisterMBean(name("JMImplementation:type=MBeanServerDelegate"));
      return 0;
    });
    for (String fails : new String[] {"none", "checked", "preRegister", "postRegister", "preDeregister", "postDeregister"}) told(fails);
    show(() -> server.registerMBean(new Told("none"), null));
  }

  static void told(String fails) throws Exception {
    ObjectName name = name("d:fails=" + fails);
    show(() -> server.registerMBean(new Told(fails), name));
    show(() -> server.registerMBean(new Told("none"), name));
    show(() -> {
      server.unregisterMBean(name);
      return 0;
    });
    System.out.println(server.isRegistered(name));
  }

  static void attributes() throws Exception {
    ObjectName foo = name("d:type=Foo");
    for (String each : new String[] {"Count", "On", "Name", "Bad", "Only", "Nope", "count", "List", null, ""}) show(() -> server.getAttribute(foo, each));
    show(() -> server.getAttribute(name("d:type=X"), "A"));
    show(() -> server.getAttribute(null, "A"));
    Attribute[] changes = {new Attribute("Count", 9), new Attribute("Count", "x"), new Attribute("Count", 5L), new Attribute("Count", (short) 6),
      new Attribute("Count", null), new Attribute("Count", -1), new Attribute("Name", "x"), new Attribute("Nope", "x"), null, new Attribute("Only", null)};
    for (Attribute each : changes) {
      show(() -> {
        server.setAttribute(foo, each);
        return server.getAttribute(foo, "Count");
      });
    }
    show(() -> server.getAttributes(foo, new String[] {"Count", "Nope", "Bad", "On"}));
    show(() -> server.getAttributes(foo, null));
    show(() -> server.setAttributes(foo, new AttributeList(List.of(new Attribute("Count", 4), new Attribute("Name", "z"), new Attribute("Count", "q")))));
    show(() -> server.setAttributes(foo, null));
    show(() -> {
      server.setAttribute(name("d:type=Odd"), new Attribute("Wide", 7));
      return server.getAttribute(name("d:type=Odd"), "Wide");
    });
    for (String each : new String[] {"Error", "State", "X"}) show(() -> server.getAttribute(name("d:type=Dynamic"), each));
    show(() -> server.getAttributes(name("d:type=Dynamic"), new String[] {"a"}));
    show(() -> server.getAttribute(name("d:type=Odd"), "B"));
  }

  static void invoke(String name, Object[] arguments, String... signature) {
    show(() -> server.invoke(name("d:type=Foo"), name, arguments, signature));
  }

  static void operations() throws Exception {
    invoke("add", new Object[] {1, 2}, "int", "int");
    invoke("add", new Object[] {1L}, "long");
    invoke("add", new Object[] {1, "x"}, "int", "int");
    invoke("add", new Object[] {1}, "int", "int");
    invoke("add", new Object[] {1, 2}, "int", "long");
    invoke("nope", new Object[] {1, 2}, "int", "long");
    invoke("nope", null);
    invoke("reset", null);
    invoke("fail", null);
    invoke("failUnchecked", null);
    invoke("failBadly", null);
    invoke("getCount", null);
    invoke(null, null);
    show(() -> server.invoke(null, "reset", null, null));
    show(() -> server.invoke(name("d:type=Odd"), "isB", null, null));
    show(() -> server.invoke(name("d:type=Dynamic"), "go", null, null));
  }

  static void printSorted(Object[] all) {
    String[] lines = new String[all.length];
    for (int i = 0; i < lines.length; i++) lines[i] = all[i].toString();
    Arrays.sort(lines);
    for (String each : lines) System.out.println(each);
  }

  static void description(MBeanInfo info) {
    System.out.println(info.getClassName() + " | " + info.getDescription() + " | " + info.getNotifications().length + " | " + info.getDescriptor());
    printSorted(info.getAttributes());
    printSorted(info.getOperations());
    printSorted(info.getConstructors());
  }

  static void queries() throws Exception {
    ObjectName foo = name("d:type=Foo");
    show(() -> server.getObjectInstance(foo));
    show(() -> server.getObjectInstance(name("d:type=X")));
    show(() -> server.getObjectInstance(null));
    show(() -> server.isInstanceOf(foo, "StandardBeans$FooMBean") + " " + server.isInstanceOf(foo, "java.lang.String") + " "
        + server.isInstanceOf(foo, "StandardBeans$Foo") + " " + server.isInstanceOf(foo, "nope"));
    show(() -> new TreeSet<>(server.queryNames(name("d:*"), null)));
    show(() -> server.queryNames(foo, null));
    show(() -> server.queryMBeans(foo, null));
    show(() -> new TreeSet<>(server.queryNames(name("d:*"), name("*:type=*o*"))));
    show(() -> server.getMBeanCount() == server.queryNames(null, null).size());
    String[] domains = server.getDomains();
    Arrays.sort(domains);
    System.out.println(server.getDefaultDomain() + " " + Arrays.toString(domains));
  }

  static void proxies() throws Exception {
    ObjectName name = name("d:type=Foo");
    FooMBean foo = JMX.newMBeanProxy(server, name, FooMBean.class);
    foo.setCount(8);
    System.out.println(foo.getCount() + " " + foo.isOn() + " " + foo.add(4, 5) + " " + foo.add(7L) + " " + foo.getList());
    show(() -> {
      foo.fail();
      return 0;
    });
    show(() -> {
      foo.failUnchecked();
      return 0;
    });
    show(() -> {
      foo.failBadly();
      return 0;
    });
    show(() -> {
      foo.setCount(-1);
      return 0;
    });
    show(() -> foo.getBad());
    FooMBean gone = JMX.newMBeanProxy(server, name("d:type=X"), FooMBean.class);
    show(() -> gone.getCount());
    show(() -> gone.getBad());
    System.out.println(foo.equals(foo) + " " + foo.equals(JMX.newMBeanProxy(server, name, FooMBean.class)) + " " + foo.equals(gone) + " " + foo.equals(null));
    System.out.println(foo.toString().replaceAll("@[0-9a-f]+", "@"));
    show(() -> JMX.newMBeanProxy(server, name, HiddenMBean.class));
    show(() -> JMX.newMBeanProxy(server, name, MixedMBean.class));
    show(() -> JMX.newMBeanProxy(null, name, FooMBean.class));
    show(() -> JMX.newMXBeanProxy(server, name, FooMBean.class).getCount());
  }

  static void standard() throws Exception {
    description(new StandardMBean(new Foo(), FooMBean.class).getMBeanInfo());
    description(new StandardMBean(new Thread("t"), Runnable.class).getMBeanInfo());
    show(() -> new StandardMBean(null, FooMBean.class));
    show(() -> new StandardMBean(new Not(), null));
    show(() -> new StandardMBean(new Foo(), null).getMBeanInterface());
    StandardMBean bean = new StandardMBean(new Foo(), FooMBean.class);
    show(() -> server.registerMBean(bean, name("d:std=1")));
    bean.setImplementation(new Foo(77));
    show(() -> server.getAttribute(name("d:std=1"), "Count") + " " + bean.getImplementation().getClass() + " " + server.isInstanceOf(name("d:std=1"), "StandardBeans$Foo"));
    show(() -> {
      bean.setImplementation(null);
      return 0;
    });
    show(() -> {
      bean.setImplementation("text");
      return 0;
    });
  }

  public static void main(String[] args) throws Exception {
    registration();
    attributes();
    operations();
    description(server.getMBeanInfo(name("d:type=Foo")));
    description(server.getMBeanInfo(name("d:type=Odd")));
    queries();
    proxies();
    standard();
    MBeanServer own = MBeanServerFactory.newMBeanServer("mine");
    show(() -> own.registerMBean(new Foo(), name(":a=b")));
    show(() -> {
      MBeanServerFactory.releaseMBeanServer(own);
      return 0;
    });
    System.out.println(MBeanServerFactory.findMBeanServer(null).contains(server) + " " + MBeanServerFactory.findMBeanServer("none"));
    ObjectInstance instance = new ObjectInstance("a:b=c", "x");
    System.out.println(instance.equals(new ObjectInstance("a:b=c", "x")) + " " + instance.equals(new ObjectInstance("a:b=c", null)));
    show(() -> new ObjectInstance("a:*", "x"));
  }
}
// expect: StandardBeans$Foo[d:type=Foo]
// expect: javax.management.InstanceAlreadyExistsException: d:type=Foo
// expect: StandardBeans$Sub[d:type=Sub]
// expect: javax.management.NotCompliantMBeanException: MBean class StandardBeans$Not does not implement DynamicMBean, and neither follows the Standard MBean conventions (javax.management.NotCompliantMBeanException: Class StandardBeans$Not is not a JMX compliant Standard MBean) nor the MXBean conventions (javax.management.NotCompliantMBeanException: StandardBeans$Not: Class StandardBeans$Not is not a JMX compliant MXBean)
// expect: javax.management.NotCompliantMBeanException: Interface is not public: StandardBeans$HiddenMBean
// expect: javax.management.NotCompliantMBeanException: Attribute Y has more than one getter
// expect: javax.management.NotCompliantMBeanException: Getter and setter for X have inconsistent types
// expect: javax.management.NotCompliantMBeanException: Attribute X has more than one setter
// expect: StandardBeans$Odd[d:type=Odd]
// expect: My[d:type=Dynamic]
// expect: java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "object" is null
// expect: javax.management.RuntimeOperationsException: Exception occurred trying to register the MBean / java.lang.IllegalArgumentException: No object name specified
// expect: javax.management.RuntimeOperationsException / java.lang.IllegalArgumentException: Repository: cannot add mbean for pattern name d:*
// expect: StandardBeans$Foo[DefaultDomain:a=b]
// expect: javax.management.RuntimeOperationsException / java.lang.IllegalArgumentException: Repository: domain name cannot be JMImplementation
// expect: true false true
// expect: javax.management.RuntimeOperationsException: Object name cannot be null / java.lang.IllegalArgumentException: Object name cannot be null
// expect: javax.management.InstanceNotFoundException: d:type=X
// expect: javax.management.RuntimeOperationsException: Exception occurred trying to unregister the MBean / java.lang.IllegalArgumentException: Object name cannot be null
// expect: javax.management.RuntimeMBeanException: RuntimeException thrown in preDeregister method / java.lang.IllegalArgumentException: The MBeanServerDelegate MBean cannot be unregistered
// expect:   preRegister d:fails=none
// expect:   postRegister true
// expect: StandardBeans$Told[d:fails=none]
// expect:   preRegister d:fails=none
// expect:   postRegister false
// expect: javax.management.InstanceAlreadyExistsException: d:fails=none
// expect:   preDeregister
// expect:   postDeregister
// expect: 0
// expect: false
// expect:   preRegister d:fails=checked
// expect: javax.management.MBeanRegistrationException: Exception thrown in preRegister method / java.lang.Exception: never
// expect:   preRegister d:fails=checked
// expect:   postRegister true
// expect: StandardBeans$Told[d:fails=checked]
// expect:   preDeregister
// expect:   postDeregister
// expect: 0
// expect: false
// expect:   preRegister d:fails=preRegister
// expect: javax.management.RuntimeMBeanException: RuntimeException thrown in preRegister method / java.lang.IllegalStateException: no
// expect:   preRegister d:fails=preRegister
// expect:   postRegister true
// expect: StandardBeans$Told[d:fails=preRegister]
// expect:   preDeregister
// expect:   postDeregister
// expect: 0
// expect: false
// expect:   preRegister d:fails=postRegister
// expect:   postRegister true
// expect: javax.management.RuntimeMBeanException: RuntimeException thrown in postRegister method: rethrowing <java.lang.IllegalStateException: no>, but keeping the MBean registered / java.lang.IllegalStateException: no
// expect:   preRegister d:fails=postRegister
// expect:   postRegister false
// expect: javax.management.InstanceAlreadyExistsException: d:fails=postRegister
// expect:   preDeregister
// expect:   postDeregister
// expect: 0
// expect: false
// expect:   preRegister d:fails=preDeregister
// expect:   postRegister true
// expect: StandardBeans$Told[d:fails=preDeregister]
// expect:   preRegister d:fails=preDeregister
// expect:   postRegister false
// expect: javax.management.InstanceAlreadyExistsException: d:fails=preDeregister
// expect:   preDeregister
// expect: javax.management.RuntimeMBeanException: RuntimeException thrown in preDeregister method / java.lang.IllegalStateException: no
// expect: true
// expect:   preRegister d:fails=postDeregister
// expect:   postRegister true
// expect: StandardBeans$Told[d:fails=postDeregister]
// expect:   preRegister d:fails=postDeregister
// expect:   postRegister false
// expect: javax.management.InstanceAlreadyExistsException: d:fails=postDeregister
// expect:   preDeregister
// expect:   postDeregister
// expect: javax.management.RuntimeMBeanException: RuntimeException thrown in postDeregister method: rethrowing <java.lang.IllegalStateException: no>, although the MBean is sucessfully unregistered / java.lang.IllegalStateException: no
// expect: false
// expect:   preRegister null
// expect:   postRegister true
// expect: StandardBeans$Told[d:k=auto]
// expect: 3
// expect: true
// expect: n
// expect: javax.management.MBeanException: java.io.IOException: bad / java.io.IOException: bad
// expect: javax.management.AttributeNotFoundException: Write-only attribute: Only
// expect: javax.management.AttributeNotFoundException: No such attribute: Nope
// expect: javax.management.AttributeNotFoundException: No such attribute: count
// expect: [q]
// expect: javax.management.RuntimeOperationsException: Exception occurred trying to invoke the getter on the MBean / java.lang.IllegalArgumentException: Attribute cannot be null
// expect: javax.management.AttributeNotFoundException: No such attribute: 
// expect: javax.management.InstanceNotFoundException: d:type=X
// expect: javax.management.RuntimeOperationsException: Exception occurred trying to invoke the getter on the MBean / java.lang.IllegalArgumentException: Object name cannot be null
// expect: 9
// expect: javax.management.InvalidAttributeValueException: Invalid value for attribute Count: x
// expect: javax.management.InvalidAttributeValueException: Invalid value for attribute Count: 5
// expect: 6
// expect: javax.management.InvalidAttributeValueException: Invalid value for attribute Count: null
// expect: javax.management.RuntimeMBeanException: java.lang.IllegalArgumentException: negative / java.lang.IllegalArgumentException: negative
// expect: javax.management.AttributeNotFoundException: Read-only attribute: Name
// expect: javax.management.AttributeNotFoundException: No such attribute: Nope
// expect: javax.management.RuntimeOperationsException: Exception occurred trying to invoke the setter on the MBean / java.lang.IllegalArgumentException: Attribute cannot be null
// expect: 6
// expect: [Count = 6, On = true]
// expect: javax.management.RuntimeOperationsException: Exception occurred trying to invoke the getter on the MBean / java.lang.IllegalArgumentException: Attributes cannot be null
// expect: [Count = 4]
// expect: javax.management.RuntimeOperationsException: Exception occurred trying to invoke the setter on the MBean / java.lang.IllegalArgumentException: AttributeList  cannot be null
// expect: 7
// expect: javax.management.RuntimeErrorException: java.lang.Error: error / java.lang.Error: error
// expect: javax.management.RuntimeMBeanException: java.lang.IllegalStateException: state / java.lang.IllegalStateException: state
// expect: javax.management.AttributeNotFoundException: X
// expect: javax.management.RuntimeMBeanException: java.lang.IllegalStateException: all / java.lang.IllegalStateException: all
// expect: javax.management.AttributeNotFoundException: No such attribute: B
// expect: 3
// expect: 1
// expect: javax.management.RuntimeMBeanException: java.lang.IllegalArgumentException: argument type mismatch / java.lang.IllegalArgumentException: argument type mismatch
// expect: javax.management.RuntimeMBeanException: java.lang.IllegalArgumentException: wrong number of arguments / java.lang.IllegalArgumentException: wrong number of arguments
// expect: javax.management.ReflectionException: Operation add exists but not with this signature: (int, long) / java.lang.NoSuchMethodException: add(int, long)
// expect: javax.management.ReflectionException: No such operation: nope / java.lang.NoSuchMethodException: nope(int, long)
// expect: javax.management.ReflectionException: No such operation: nope / java.lang.NoSuchMethodException: nope()
// expect: null
// expect: javax.management.MBeanException: java.io.IOException: io / java.io.IOException: io
// expect: javax.management.RuntimeMBeanException: java.lang.IllegalStateException: state / java.lang.IllegalStateException: state
// expect: javax.management.RuntimeErrorException: java.lang.Error: error / java.lang.Error: error
// expect: javax.management.ReflectionException: No such operation: getCount / java.lang.NoSuchMethodException: getCount()
// expect: javax.management.ReflectionException: No such operation: null / java.lang.NoSuchMethodException: null()
// expect: javax.management.RuntimeOperationsException: Exception occurred trying to get an MBean / java.lang.IllegalArgumentException: Object name cannot be null
// expect: true
// expect: gonullnull
// expect: StandardBeans$Foo | Information on the management interface of the MBean | 0 | {immutableInfo=true, interfaceClassName=StandardBeans$FooMBean, mxbean=false}
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=Bad, type=java.lang.String, read-only, descriptor={}]
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=Count, type=int, read/write, descriptor={}]
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=List, type=java.util.List, read-only, descriptor={}]
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=Name, type=java.lang.String, read-only, descriptor={}]
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=On, type=boolean, read-only, isIs, descriptor={}]
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=Only, type=java.lang.String, write-only, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=add, returnType=int, signature=[javax.management.MBeanParameterInfo[description=, name=p1, type=int, descriptor={}], javax.management.MBeanParameterInfo[description=, name=p2, type=int, descriptor={}]], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=add, returnType=long, signature=[javax.management.MBeanParameterInfo[description=, name=p1, type=long, descriptor={}]], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=fail, returnType=void, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=failBadly, returnType=void, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=failUnchecked, returnType=void, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=reset, returnType=void, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanConstructorInfo[description=Public constructor of the MBean, name=StandardBeans$Foo, signature=[], descriptor={}]
// expect: javax.management.MBeanConstructorInfo[description=Public constructor of the MBean, name=StandardBeans$Foo, signature=[javax.management.MBeanParameterInfo[description=, name=p1, type=int, descriptor={}]], descriptor={}]
// expect: StandardBeans$Odd | Information on the management interface of the MBean | 0 | {immutableInfo=true, interfaceClassName=StandardBeans$OddMBean, mxbean=false}
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=C, type=boolean, read-only, isIs, descriptor={}]
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=Wide, type=long, read/write, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=get, returnType=int, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=getW, returnType=int, signature=[javax.management.MBeanParameterInfo[description=, name=p1, type=int, descriptor={}]], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=getZ, returnType=void, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=is, returnType=boolean, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=isB, returnType=java.lang.Boolean, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=set, returnType=void, signature=[javax.management.MBeanParameterInfo[description=, name=p1, type=int, descriptor={}]], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=setU, returnType=int, signature=[javax.management.MBeanParameterInfo[description=, name=p1, type=int, descriptor={}]], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=setV, returnType=void, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanConstructorInfo[description=Public constructor of the MBean, name=StandardBeans$Odd, signature=[], descriptor={}]
// expect: StandardBeans$Foo[d:type=Foo]
// expect: javax.management.InstanceNotFoundException: d:type=X
// expect: javax.management.RuntimeOperationsException: Exception occurred trying to get an MBean / java.lang.IllegalArgumentException: Object name cannot be null
// expect: true false true false
// expect: [d:fails=preDeregister, d:k=auto, d:type=Dynamic, d:type=Foo, d:type=Odd, d:type=Sub]
// expect: [d:type=Foo]
// expect: [StandardBeans$Foo[d:type=Foo]]
// expect: [d:type=Foo]
// expect: true
// expect: DefaultDomain [DefaultDomain, JMImplementation, d]
// expect: 8 true 9 7 [q]
// expect: java.io.IOException: io
// expect: java.lang.IllegalStateException: state
// expect: java.lang.Error: error
// expect: java.lang.IllegalArgumentException: negative
// expect: java.io.IOException: bad
// expect: java.lang.reflect.UndeclaredThrowableException / javax.management.InstanceNotFoundException: d:type=X
// expect: javax.management.InstanceNotFoundException: d:type=X
// expect: true true false false
// expect: MBeanProxy(com.sun.jmx.mbeanserver.JmxMBeanServer@[d:type=Foo])
// expect: java.lang.IllegalArgumentException: javax.management.NotCompliantMBeanException: Interface is not public: StandardBeans$HiddenMBean / javax.management.NotCompliantMBeanException: Interface is not public: StandardBeans$HiddenMBean
// expect: java.lang.IllegalArgumentException: javax.management.NotCompliantMBeanException: Getter and setter for X have inconsistent types / javax.management.NotCompliantMBeanException: Getter and setter for X have inconsistent types
// expect: java.lang.IllegalArgumentException: Null connection
// expect: 8
// expect: StandardBeans$Foo | Information on the management interface of the MBean | 0 | {immutableInfo=true, interfaceClassName=StandardBeans$FooMBean, mxbean=false}
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=Bad, type=java.lang.String, read-only, descriptor={}]
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=Count, type=int, read/write, descriptor={}]
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=List, type=java.util.List, read-only, descriptor={}]
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=Name, type=java.lang.String, read-only, descriptor={}]
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=On, type=boolean, read-only, isIs, descriptor={}]
// expect: javax.management.MBeanAttributeInfo[description=Attribute exposed for management, name=Only, type=java.lang.String, write-only, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=add, returnType=int, signature=[javax.management.MBeanParameterInfo[description=, name=p1, type=int, descriptor={}], javax.management.MBeanParameterInfo[description=, name=p2, type=int, descriptor={}]], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=add, returnType=long, signature=[javax.management.MBeanParameterInfo[description=, name=p1, type=long, descriptor={}]], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=fail, returnType=void, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=failBadly, returnType=void, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=failUnchecked, returnType=void, signature=[], impact=unknown, descriptor={}]
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=reset, returnType=void, signature=[], impact=unknown, descriptor={}]
// expect: java.lang.Thread | Information on the management interface of the MBean | 0 | {immutableInfo=true, interfaceClassName=java.lang.Runnable, mxbean=false}
// expect: javax.management.MBeanOperationInfo[description=Operation exposed for management, name=run, returnType=void, signature=[], impact=unknown, descriptor={}]
// expect: java.lang.IllegalArgumentException: implementation is null
// expect: javax.management.NotCompliantMBeanException: Class StandardBeans$Not is not a JMX compliant Standard MBean
// expect: interface StandardBeans$FooMBean
// expect: StandardBeans$Foo[d:std=1]
// expect: 77 class StandardBeans$Foo true
// expect: java.lang.IllegalArgumentException: implementation is null
// expect: javax.management.NotCompliantMBeanException: Resource class java.lang.String is not an instance of StandardBeans$FooMBean
// expect: StandardBeans$Foo[mine:a=b]
// expect: java.lang.IllegalArgumentException: MBeanServer was not in list!
// expect: true []
// expect: true false
// expect: javax.management.RuntimeOperationsException / java.lang.IllegalArgumentException: Invalid name->a:*
