// A server of beans in this VM. The beans' own code runs without its lock.
package javax.management;

import heddle.Monitor;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

final class LocalMBeanServer implements MBeanServer {
  private static final String OF_GETTER = "Exception occurred trying to invoke the getter on the MBean";
  private static final String OF_SETTER = "Exception occurred trying to invoke the setter on the MBean";
  private static final String OF_CREATION = "Exception occurred during MBean creation";
  private static final String NO_CLASS = "The class name cannot be null";
  private static final String NO_NAME = "Object name cannot be null";

  private final String defaultDomain;
  private final MBeanServerDelegate delegate = new MBeanServerDelegate();
  private final Monitor lock = new Monitor();
  private final Map<ObjectName, RegisteredBean> beans = new HashMap<>();  // guarded by the lock

  LocalMBeanServer(String defaultDomain) {
    this.defaultDomain = defaultDomain.isEmpty() ? "DefaultDomain" : defaultDomain;
    try {
      register(delegate, MBeanServerDelegate.DELEGATE_NAME);
    } catch (OperationsException e) {
      throw new IllegalStateException(e);
    } catch (MBeanRegistrationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static RuntimeOperationsException refusal(String what, String where) {
    return new RuntimeOperationsException(new IllegalArgumentException(what), where);
  }

  // A name without a domain is one of the default domain.
  private ObjectName completed(ObjectName name) {
    if (!name.getDomain().isEmpty()) return name;
    try {
      return new ObjectName(defaultDomain + name);
    } catch (MalformedObjectNameException e) {
      throw new RuntimeOperationsException(new IllegalArgumentException(e), "Unexpected: " + name);
    }
  }

  // Null: there is none.
  private RegisteredBean look(ObjectName name) {
    ObjectName whole = completed(name);
    synchronized (lock) {
      lock.observe();
      return beans.get(whole);
    }
  }

  private RegisteredBean find(ObjectName name, String where) throws InstanceNotFoundException {
    if (name == null) throw refusal(NO_NAME, where);
    RegisteredBean bean = look(name);
    if (bean == null) throw new InstanceNotFoundException(name.toString());
    return bean;
  }

  private RegisteredBean find(ObjectName name) throws InstanceNotFoundException {
    return find(name, "Exception occurred trying to get an MBean");
  }

  // --- registration

  @Override
  public ObjectInstance registerMBean(Object object, ObjectName name)
      throws InstanceAlreadyExistsException, MBeanRegistrationException, NotCompliantMBeanException {
    object.getClass();  // who gives null gets OpenJDK's message
    if (name != null && name.getDomain().equals("JMImplementation")) {
      throw new RuntimeOperationsException(new IllegalArgumentException("Repository: domain name cannot be JMImplementation"));
    }
    return register(object, name);
  }

  private ObjectInstance register(Object object, ObjectName name)
      throws InstanceAlreadyExistsException, MBeanRegistrationException, NotCompliantMBeanException {
    RegisteredBean bean = new RegisteredBean(object);
    ObjectName asked = name == null ? null : completed(name);
    ObjectName chosen = bean.preRegister(this, asked);
    ObjectName whole = chosen == null ? asked : completed(chosen);
    boolean done = false;
    try {
      add(bean, whole);
      done = true;
    } finally {
      bean.postRegister(done);
    }
    return new ObjectInstance(whole, bean.className());
  }

  private void add(RegisteredBean bean, ObjectName name) throws InstanceAlreadyExistsException {
    if (name == null) throw refusal("No object name specified", "Exception occurred trying to register the MBean");
    if (name.isPattern()) {
      throw new RuntimeOperationsException(
          new IllegalArgumentException("Repository: cannot add mbean for pattern name " + name));
    }
    bean.name = name;
    synchronized (lock) {
      lock.handOver();
      if (beans.putIfAbsent(name, bean) != null) throw new InstanceAlreadyExistsException(name.toString());
    }
    tell(MBeanServerNotification.REGISTRATION_NOTIFICATION, name);
  }

  private void tell(String type, ObjectName name) {
    delegate.sendNotification(new MBeanServerNotification(type, MBeanServerDelegate.DELEGATE_NAME, 0, name));
  }

  @Override
  public void unregisterMBean(ObjectName name) throws InstanceNotFoundException, MBeanRegistrationException {
    RegisteredBean bean = find(name, "Exception occurred trying to unregister the MBean");
    if (bean.resource == delegate) {
      throw new RuntimeMBeanException(new IllegalArgumentException("The MBeanServerDelegate MBean cannot be unregistered"),
          "RuntimeException thrown in preDeregister method");
    }
    bean.preDeregister();
    synchronized (lock) {
      lock.handOver();
      if (!beans.remove(bean.name, bean)) throw new InstanceNotFoundException(name.toString());
    }
    tell(MBeanServerNotification.UNREGISTRATION_NOTIFICATION, bean.name);
    bean.postDeregister();
  }

  @Override
  public boolean isRegistered(ObjectName name) {
    if (name == null) throw refusal(NO_NAME, NO_NAME);
    return look(name) != null;
  }

  // --- what there is

  private List<RegisteredBean> all() {
    synchronized (lock) {
      lock.observe();
      return new ArrayList<>(beans.values());
    }
  }

  @Override
  public Integer getMBeanCount() {
    synchronized (lock) {
      return beans.size();
    }
  }

  @Override
  public String getDefaultDomain() {
    return defaultDomain;
  }

  @Override
  public String[] getDomains() {
    Set<String> domains = new HashSet<>();
    for (RegisteredBean bean : all()) domains.add(bean.name.getDomain());
    return domains.toArray(new String[0]);
  }

  @Override
  public ObjectInstance getObjectInstance(ObjectName name) throws InstanceNotFoundException {
    return instanceOf(find(name));
  }

  private static ObjectInstance instanceOf(RegisteredBean bean) {
    return new ObjectInstance(bean.name, bean.className());
  }

  @Override
  public Set<ObjectInstance> queryMBeans(ObjectName name, QueryExp query) {
    Set<ObjectInstance> result = new HashSet<>();
    for (RegisteredBean bean : query(name, query)) result.add(instanceOf(bean));
    return result;
  }

  @Override
  public Set<ObjectName> queryNames(ObjectName name, QueryExp query) {
    Set<ObjectName> result = new HashSet<>();
    for (RegisteredBean bean : query(name, query)) result.add(bean.name);
    return result;
  }

  private List<RegisteredBean> query(ObjectName name, QueryExp query) {
    ObjectName pattern = name == null ? ObjectName.WILDCARD : completed(name);
    List<RegisteredBean> result = new ArrayList<>();
    if (query != null) query.setMBeanServer(this);
    for (RegisteredBean bean : all()) {
      if (pattern.apply(bean.name) && (query == null || chooses(query, bean.name))) result.add(bean);
    }
    return result;
  }

  // A query that fails for a bean does not choose it.
  private static boolean chooses(QueryExp query, ObjectName name) {
    try {
      return query.apply(name);
    } catch (Exception e) {
      return false;
    }
  }

  @Override
  public MBeanInfo getMBeanInfo(ObjectName name) throws InstanceNotFoundException, IntrospectionException, ReflectionException {
    return find(name).info();
  }

  @Override
  public boolean isInstanceOf(ObjectName name, String className) throws InstanceNotFoundException {
    RegisteredBean bean = find(name);
    if (bean.className().equals(className)) return true;
    try {
      return Class.forName(className).isInstance(bean.resource);
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  @Override
  public ClassLoader getClassLoaderFor(ObjectName mbeanName) throws InstanceNotFoundException {
    return find(mbeanName).resource.getClass().getClassLoader();
  }

  // --- attributes and operations

  private static void checkGiven(ObjectName name, Object given, String complaint, String where) {
    if (name == null) throw refusal(NO_NAME, where);
    if (given == null) throw refusal(complaint, where);
  }

  @Override
  public Object getAttribute(ObjectName name, String attribute)
      throws MBeanException, AttributeNotFoundException, InstanceNotFoundException, ReflectionException {
    checkGiven(name, attribute, "Attribute cannot be null", OF_GETTER);
    RegisteredBean bean = find(name, OF_GETTER);
    try {
      return bean.bean.getAttribute(attribute);
    } catch (RuntimeException | Error e) {
      throw RegisteredBean.wrapped(e);
    }
  }

  @Override
  public AttributeList getAttributes(ObjectName name, String[] attributes) throws InstanceNotFoundException, ReflectionException {
    checkGiven(name, attributes, "Attributes cannot be null", OF_GETTER);
    RegisteredBean bean = find(name, OF_GETTER);
    try {
      return bean.bean.getAttributes(attributes);
    } catch (RuntimeException | Error e) {
      throw RegisteredBean.wrapped(e);
    }
  }

  @Override
  public void setAttribute(ObjectName name, Attribute attribute) throws InstanceNotFoundException, AttributeNotFoundException,
      InvalidAttributeValueException, MBeanException, ReflectionException {
    checkGiven(name, attribute, "Attribute cannot be null", OF_SETTER);
    RegisteredBean bean = find(name, OF_SETTER);
    try {
      bean.bean.setAttribute(attribute);
    } catch (RuntimeException | Error e) {
      throw RegisteredBean.wrapped(e);
    }
  }

  @Override
  public AttributeList setAttributes(ObjectName name, AttributeList attributes) throws InstanceNotFoundException, ReflectionException {
    checkGiven(name, attributes, "AttributeList  cannot be null", OF_SETTER);
    RegisteredBean bean = find(name, OF_SETTER);
    try {
      return bean.bean.setAttributes(attributes);
    } catch (RuntimeException | Error e) {
      throw RegisteredBean.wrapped(e);
    }
  }

  @Override
  public Object invoke(ObjectName name, String operationName, Object[] params, String[] signature)
      throws InstanceNotFoundException, MBeanException, ReflectionException {
    RegisteredBean bean = find(name);
    try {
      return bean.bean.invoke(operationName, params, signature);
    } catch (RuntimeException | Error e) {
      throw RegisteredBean.wrapped(e);
    }
  }

  // --- notifications

  @Override
  public void addNotificationListener(ObjectName name, NotificationListener listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException {
    RegisteredBean bean = find(name);
    NotificationBroadcaster broadcaster = bean.broadcaster();
    if (listener == null) throw refusal("Null listener", "Null listener");
    broadcaster.addNotificationListener(bean.listenerFor(listener), filter, handback);
  }

  @Override
  public void addNotificationListener(ObjectName name, ObjectName listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException {
    addNotificationListener(name, listenerOf(listener), filter, handback);
  }

  private NotificationListener listenerOf(ObjectName name) throws InstanceNotFoundException {
    Object resource = find(name).resource;
    if (resource instanceof NotificationListener) return (NotificationListener) resource;
    throw refusal(name.getCanonicalName(),
        "The MBean " + name.getCanonicalName() + " does not implement the NotificationListener interface");
  }

  @Override
  public void removeNotificationListener(ObjectName name, ObjectName listener)
      throws InstanceNotFoundException, ListenerNotFoundException {
    removeNotificationListener(name, listenerOf(listener));
  }

  @Override
  public void removeNotificationListener(ObjectName name, ObjectName listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException, ListenerNotFoundException {
    removeNotificationListener(name, listenerOf(listener), filter, handback);
  }

  @Override
  public void removeNotificationListener(ObjectName name, NotificationListener listener)
      throws InstanceNotFoundException, ListenerNotFoundException {
    RegisteredBean bean = find(name);
    bean.broadcaster().removeNotificationListener(bean.knownListener(listener));
  }

  @Override
  public void removeNotificationListener(ObjectName name, NotificationListener listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException, ListenerNotFoundException {
    RegisteredBean bean = find(name);
    bean.emitter().removeNotificationListener(bean.knownListener(listener), filter, handback);
  }

  // --- objects of classes that are given by name

  @Override
  public ObjectInstance createMBean(String className, ObjectName name) throws ReflectionException, InstanceAlreadyExistsException,
      MBeanRegistrationException, MBeanException, NotCompliantMBeanException {
    return createMBean(className, name, (Object[]) null, null);
  }

  @Override
  public ObjectInstance createMBean(String className, ObjectName name, Object[] params, String[] signature)
      throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
      NotCompliantMBeanException {
    if (className == null) throw refusal(NO_CLASS, OF_CREATION);
    RegisteredBean.check(load(className));
    return registerMBean(make(className, params, signature), name);
  }

  // There is one class loader, whatever the name.
  @Override
  public ObjectInstance createMBean(String className, ObjectName name, ObjectName loaderName) throws ReflectionException,
      InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException, NotCompliantMBeanException,
      InstanceNotFoundException {
    return createMBean(className, name, loaderName, null, null);
  }

  @Override
  public ObjectInstance createMBean(String className, ObjectName name, ObjectName loaderName, Object[] params, String[] signature)
      throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
      NotCompliantMBeanException, InstanceNotFoundException {
    if (loaderName != null) find(loaderName);
    return createMBean(className, name, params, signature);
  }

  @Override
  public Object instantiate(String className) throws ReflectionException, MBeanException {
    return instantiate(className, (Object[]) null, null);
  }

  @Override
  public Object instantiate(String className, Object[] params, String[] signature) throws ReflectionException, MBeanException {
    if (className == null) throw refusal(NO_CLASS, "Exception occurred during object instantiation");
    return make(className, params, signature);
  }

  @Override
  public Object instantiate(String className, ObjectName loaderName)
      throws ReflectionException, MBeanException, InstanceNotFoundException {
    return instantiate(className, loaderName, null, null);
  }

  @Override
  public Object instantiate(String className, ObjectName loaderName, Object[] params, String[] signature)
      throws ReflectionException, MBeanException, InstanceNotFoundException {
    if (loaderName != null) find(loaderName);
    return instantiate(className, params, signature);
  }

  private static Object make(String className, Object[] params, String[] signature) throws ReflectionException, MBeanException {
    Class<?> c = load(className);
    Constructor<?> constructor;
    try {
      constructor = c.getConstructor(typesOf(signature));
    } catch (NoSuchMethodException e) {
      throw new ReflectionException(new NoSuchMethodException("No such constructor"));
    }
    try {
      return constructor.newInstance(params == null ? new Object[0] : params);
    } catch (InvocationTargetException e) {
      throw ofConstructor(e.getTargetException());
    } catch (ReflectiveOperationException e) {
      throw new ReflectionException(e, "Exception thrown trying to invoke the MBean's constructor");
    }
  }

  private static MBeanException ofConstructor(Throwable t) {
    if (t instanceof RuntimeException) {
      throw new RuntimeMBeanException((RuntimeException) t, "RuntimeException thrown in the MBean's constructor");
    }
    if (t instanceof Error) throw new RuntimeErrorException((Error) t, "Error thrown in the MBean's constructor");
    return new MBeanException((Exception) t, "Exception thrown in the MBean's constructor");
  }

  private static Class<?> load(String className) throws ReflectionException {
    try {
      return Class.forName(className);
    } catch (ClassNotFoundException e) {
      throw new ReflectionException(e, "The MBean class could not be loaded by the default loader repository");
    }
  }

  private static Class<?>[] typesOf(String[] signature) throws ReflectionException {
    Class<?>[] types = new Class<?>[signature == null ? 0 : signature.length];
    for (int i = 0; i < types.length; i++) {
      Class<?> primitive = primitive(signature[i]);
      try {
        types[i] = primitive != null ? primitive : Class.forName(signature[i]);
      } catch (ClassNotFoundException e) {
        throw new ReflectionException(e, "The parameter class could not be found");
      }
    }
    return types;
  }

  private static Class<?> primitive(String name) {
    for (Class<?> each : List.of(boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class)) {
      if (each.getName().equals(name)) return each;
    }
    return null;
  }

  // As on OpenJDK.
  @Override
  public String toString() {
    return "com.sun.jmx.mbeanserver.JmxMBeanServer@" + Integer.toHexString(hashCode());
  }
}
