// Knows beans by their names, and reaches them for others.
package javax.management;

import java.util.Set;

public interface MBeanServer extends MBeanServerConnection {
  ObjectInstance registerMBean(Object object, ObjectName name)
      throws InstanceAlreadyExistsException, MBeanRegistrationException, NotCompliantMBeanException;

  @Override
  ObjectInstance createMBean(String className, ObjectName name)
      throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
          NotCompliantMBeanException;

  @Override
  ObjectInstance createMBean(String className, ObjectName name, ObjectName loaderName)
      throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
          NotCompliantMBeanException, InstanceNotFoundException;

  @Override
  ObjectInstance createMBean(String className, ObjectName name, Object[] params, String[] signature)
      throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
          NotCompliantMBeanException;

  @Override
  ObjectInstance createMBean(String className, ObjectName name, ObjectName loaderName, Object[] params, String[] signature)
      throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
          NotCompliantMBeanException, InstanceNotFoundException;

  @Override
  void unregisterMBean(ObjectName name) throws InstanceNotFoundException, MBeanRegistrationException;

  @Override
  ObjectInstance getObjectInstance(ObjectName name) throws InstanceNotFoundException;

  @Override
  Set<ObjectInstance> queryMBeans(ObjectName name, QueryExp query);

  @Override
  Set<ObjectName> queryNames(ObjectName name, QueryExp query);

  @Override
  boolean isRegistered(ObjectName name);

  @Override
  Integer getMBeanCount();

  @Override
  Object getAttribute(ObjectName name, String attribute)
      throws MBeanException, AttributeNotFoundException, InstanceNotFoundException, ReflectionException;

  @Override
  AttributeList getAttributes(ObjectName name, String[] attributes) throws InstanceNotFoundException, ReflectionException;

  @Override
  void setAttribute(ObjectName name, Attribute attribute)
      throws InstanceNotFoundException, AttributeNotFoundException, InvalidAttributeValueException, MBeanException, ReflectionException;

  @Override
  AttributeList setAttributes(ObjectName name, AttributeList attributes) throws InstanceNotFoundException, ReflectionException;

  @Override
  Object invoke(ObjectName name, String operationName, Object[] params, String[] signature)
      throws InstanceNotFoundException, MBeanException, ReflectionException;

  @Override
  String getDefaultDomain();

  @Override
  String[] getDomains();

  @Override
  void addNotificationListener(ObjectName name, NotificationListener listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException;

  @Override
  void addNotificationListener(ObjectName name, ObjectName listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException;

  @Override
  void removeNotificationListener(ObjectName name, ObjectName listener) throws InstanceNotFoundException, ListenerNotFoundException;

  @Override
  void removeNotificationListener(ObjectName name, ObjectName listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException, ListenerNotFoundException;

  @Override
  void removeNotificationListener(ObjectName name, NotificationListener listener)
      throws InstanceNotFoundException, ListenerNotFoundException;

  @Override
  void removeNotificationListener(ObjectName name, NotificationListener listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException, ListenerNotFoundException;

  @Override
  MBeanInfo getMBeanInfo(ObjectName name) throws InstanceNotFoundException, IntrospectionException, ReflectionException;

  @Override
  boolean isInstanceOf(ObjectName name, String className) throws InstanceNotFoundException;

  Object instantiate(String className) throws ReflectionException, MBeanException;

  Object instantiate(String className, ObjectName loaderName) throws ReflectionException, MBeanException, InstanceNotFoundException;

  Object instantiate(String className, Object[] params, String[] signature) throws ReflectionException, MBeanException;

  Object instantiate(String className, ObjectName loaderName, Object[] params, String[] signature)
      throws ReflectionException, MBeanException, InstanceNotFoundException;

  ClassLoader getClassLoaderFor(ObjectName mbeanName) throws InstanceNotFoundException;
}
