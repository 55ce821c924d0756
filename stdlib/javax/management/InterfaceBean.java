// Makes an object that implements an interface of beans manageable.
package javax.management;

import java.io.InvalidObjectException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;

final class InterfaceBean implements DynamicMBean {
  final Object resource;
  final BeanInterface face;

  InterfaceBean(Object resource, BeanInterface face) {
    this.resource = resource;
    this.face = face;
  }

  private Object call(Method method, Object... arguments) throws MBeanException, ReflectionException {
    try {
      return method.invoke(resource, arguments);
    } catch (InvocationTargetException e) {
      throw thrown(e.getTargetException());
    } catch (IllegalAccessException e) {
      throw new ReflectionException(e, e.toString());
    } catch (RuntimeException e) {
      throw new RuntimeMBeanException(e, e.toString());
    }
  }

  private static MBeanException thrown(Throwable t) {
    if (t instanceof RuntimeException) throw new RuntimeMBeanException((RuntimeException) t, t.toString());
    if (t instanceof Error) throw new RuntimeErrorException((Error) t, t.toString());
    return new MBeanException((Exception) t, t.toString());
  }

  private static MBeanException noConversion(Method method, InvalidObjectException e) {
    String where = method.getDeclaringClass() + "." + method.getName();
    return new MBeanException(e, where + ": cannot convert parameters from open values: " + e);
  }

  @Override
  public Object getAttribute(String name) throws AttributeNotFoundException, MBeanException, ReflectionException {
    BeanAttribute attribute = face.attributes.get(name);
    if (attribute == null) throw new AttributeNotFoundException("No such attribute: " + name);
    if (attribute.getter == null) throw new AttributeNotFoundException("Write-only attribute: " + name);
    return attribute.conversion.toOpen(call(attribute.getter));
  }

  @Override
  public void setAttribute(Attribute change)
      throws AttributeNotFoundException, InvalidAttributeValueException, MBeanException, ReflectionException {
    String name = change.getName();
    BeanAttribute attribute = face.attributes.get(name);
    if (attribute == null) throw new AttributeNotFoundException("No such attribute: " + name);
    if (attribute.setter == null) throw new AttributeNotFoundException("Read-only attribute: " + name);
    Object value = change.getValue();
    if (!face.mxbean && !attribute.conversion.takes(value)) {
      throw new InvalidAttributeValueException("Invalid value for attribute " + name + ": " + value);
    }
    try {
      call(attribute.setter, attribute.conversion.fromOpen(value));
    } catch (InvalidObjectException e) {
      throw noConversion(attribute.setter, e);
    }
  }

  @Override
  public AttributeList getAttributes(String[] names) {
    AttributeList result = new AttributeList();
    for (String name : names) {
      try {
        result.add(new Attribute(name, getAttribute(name)));
      } catch (JMException | RuntimeException e) {
        continue;  // it is left out
      }
    }
    return result;
  }

  @Override
  public AttributeList setAttributes(AttributeList changes) {
    AttributeList result = new AttributeList();
    for (Object each : changes) {
      Attribute change = (Attribute) each;
      try {
        setAttribute(change);
        result.add(change);
      } catch (JMException | RuntimeException e) {
        continue;  // it is left out
      }
    }
    return result;
  }

  @Override
  public Object invoke(String name, Object[] arguments, String[] signature) throws MBeanException, ReflectionException {
    String[] types = signature == null ? new String[0] : signature;
    BeanOperation operation = find(name, types);
    Object[] given = arguments == null ? new Object[0] : arguments;
    Object[] converted = given.clone();
    try {
      for (int i = 0; i < Math.min(given.length, operation.parameters.length); i++) {
        converted[i] = operation.parameters[i].fromOpen(given[i]);
      }
    } catch (InvalidObjectException e) {
      throw noConversion(operation.method, e);
    }
    return operation.result.toOpen(call(operation.method, converted));
  }

  private BeanOperation find(String name, String[] signature) throws ReflectionException {
    List<BeanOperation> ofThatName = face.operations.getOrDefault(name, List.of());
    for (BeanOperation operation : ofThatName) {
      if (operation.hasSignature(signature)) return operation;
    }
    String types = inBrackets(signature);
    throw new ReflectionException(new NoSuchMethodException(name + types), noSuchOperation(name, types, ofThatName));
  }

  private static String noSuchOperation(String name, String types, List<BeanOperation> ofThatName) {
    if (ofThatName.isEmpty()) return "No such operation: " + name;
    if (ofThatName.size() > 1) return "Operation " + name + " exists but not with this signature: " + types;
    return "Signature mismatch for operation " + name + ": " + types + " should be " + inBrackets(ofThatName.get(0).signature());
  }

  private static String inBrackets(String[] signature) {
    return "(" + String.join(", ", signature) + ")";
  }

  @Override
  public MBeanInfo getMBeanInfo() {
    MBeanNotificationInfo[] notifications =
        resource instanceof NotificationBroadcaster ? ((NotificationBroadcaster) resource).getNotificationInfo() : null;
    Constructor<?>[] constructors = resource.getClass().getConstructors();
    MBeanConstructorInfo[] infos = new MBeanConstructorInfo[constructors.length];
    for (int i = 0; i < infos.length; i++) infos[i] = new MBeanConstructorInfo("Public constructor of the MBean", constructors[i]);
    return info(infos, notifications);
  }

  // Notifications that cannot change leave the whole as it is.
  MBeanInfo info(MBeanConstructorInfo[] constructors, MBeanNotificationInfo[] notifications) {
    boolean immutable = !(resource instanceof NotificationBroadcaster);
    return new MBeanInfo(resource.getClass().getName(), "Information on the management interface of the MBean",
        face.attributeInfos(), constructors, face.operationInfos(), notifications, face.descriptor(immutable));
  }
}
