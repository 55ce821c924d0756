// A bean that says itself what can be managed.
package javax.management;

public interface DynamicMBean {
  Object getAttribute(String attribute) throws AttributeNotFoundException, MBeanException, ReflectionException;

  void setAttribute(Attribute attribute)
      throws AttributeNotFoundException, InvalidAttributeValueException, MBeanException, ReflectionException;

  // Those that can be read.
  AttributeList getAttributes(String[] attributes);

  // Those that have been set.
  AttributeList setAttributes(AttributeList attributes);

  Object invoke(String actionName, Object[] params, String[] signature) throws MBeanException, ReflectionException;

  MBeanInfo getMBeanInfo();
}
