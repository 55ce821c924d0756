// Talks to a server of beans, wherever that is.
package javax.management;

import java.io.IOException;
import java.util.Set;

public interface MBeanServerConnection {
  ObjectInstance createMBean(String className, ObjectName name)
      throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
          NotCompliantMBeanException, IOException;

  ObjectInstance createMBean(String className, ObjectName name, ObjectName loaderName)
      throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
          NotCompliantMBeanException, InstanceNotFoundException, IOException;

  ObjectInstance createMBean(String className, ObjectName name, Object[] params, String[] signature)
      throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
          NotCompliantMBeanException, IOException;

  ObjectInstance createMBean(String className, ObjectName name, ObjectName loaderName, Object[] params, String[] signature)
      throws ReflectionException, InstanceAlreadyExistsException, MBeanRegistrationException, MBeanException,
          NotCompliantMBeanException, InstanceNotFoundException, IOException;

  void unregisterMBean(ObjectName name) throws InstanceNotFoundException, MBeanRegistrationException, IOException;

  ObjectInstance getObjectInstance(ObjectName name) throws InstanceNotFoundException, IOException;

  Set<ObjectInstance> queryMBeans(ObjectName name, QueryExp query) throws IOException;

  Set<ObjectName> queryNames(ObjectName name, QueryExp query) throws IOException;

  boolean isRegistered(ObjectName name) throws IOException;

  Integer getMBeanCount() throws IOException;

  Object getAttribute(ObjectName name, String attribute)
      throws MBeanException, AttributeNotFoundException, InstanceNotFoundException, ReflectionException, IOException;

  AttributeList getAttributes(ObjectName name, String[] attributes) throws InstanceNotFoundException, ReflectionException, IOException;

  void setAttribute(ObjectName name, Attribute attribute)
      throws InstanceNotFoundException, AttributeNotFoundException, InvalidAttributeValueException, MBeanException,
          ReflectionException, IOException;

  AttributeList setAttributes(ObjectName name, AttributeList attributes)
      throws InstanceNotFoundException, ReflectionException, IOException;

  Object invoke(ObjectName name, String operationName, Object[] params, String[] signature)
      throws InstanceNotFoundException, MBeanException, ReflectionException, IOException;

  String getDefaultDomain() throws IOException;

  String[] getDomains() throws IOException;

  void addNotificationListener(ObjectName name, NotificationListener listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException, IOException;

  void addNotificationListener(ObjectName name, ObjectName listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException, IOException;

  void removeNotificationListener(ObjectName name, ObjectName listener)
      throws InstanceNotFoundException, ListenerNotFoundException, IOException;

  void removeNotificationListener(ObjectName name, ObjectName listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException, ListenerNotFoundException, IOException;

  void removeNotificationListener(ObjectName name, NotificationListener listener)
      throws InstanceNotFoundException, ListenerNotFoundException, IOException;

  void removeNotificationListener(ObjectName name, NotificationListener listener, NotificationFilter filter, Object handback)
      throws InstanceNotFoundException, ListenerNotFoundException, IOException;

  MBeanInfo getMBeanInfo(ObjectName name) throws InstanceNotFoundException, IntrospectionException, ReflectionException, IOException;

  boolean isInstanceOf(ObjectName name, String className) throws InstanceNotFoundException, IOException;
}
