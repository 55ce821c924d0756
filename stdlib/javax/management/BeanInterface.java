// What an interface lets manage of the beans that implement it: attributes by getters and setters, and operations.
package javax.management;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

final class BeanInterface {
  private static final String ATTRIBUTE_TEXT = "Attribute exposed for management";
  private static final String OPERATION_TEXT = "Operation exposed for management";

  final Class<?> type;
  final boolean mxbean;
  final Map<String, BeanAttribute> attributes = new LinkedHashMap<>();
  final Map<String, List<BeanOperation>> operations = new LinkedHashMap<>();

  private BeanInterface(Class<?> type, boolean mxbean) throws NotCompliantMBeanException {
    this.type = type;
    this.mxbean = mxbean;
    for (Method method : type.getMethods()) {
      if (!Modifier.isStatic(method.getModifiers())) add(method);
    }
    for (BeanAttribute attribute : attributes.values()) attribute.check();
  }

  static BeanInterface of(Class<?> type, boolean mxbean) throws NotCompliantMBeanException {
    if (!type.isInterface()) throw new NotCompliantMBeanException("Not an interface: " + type.getName());
    if (!Modifier.isPublic(type.getModifiers())) {
      throw new NotCompliantMBeanException("Interface is not public: " + type.getName());
    }
    return new BeanInterface(type, mxbean);
  }

  // The name of the attribute that a method with that name reads or writes; "": none.
  static String attributeOf(Method method) {
    String name = method.getName();
    Class<?> result = method.getReturnType();
    int parameters = method.getParameterCount();
    if (parameters == 0 && name.startsWith("get") && result != void.class) return name.substring(3);
    if (parameters == 0 && name.startsWith("is") && result == boolean.class) return name.substring(2);
    return parameters == 1 && name.startsWith("set") && result == void.class ? name.substring(3) : "";
  }

  private void add(Method method) throws NotCompliantMBeanException {
    method.setAccessible(true);
    String name = attributeOf(method);
    if (!name.isEmpty()) {
      attributes.computeIfAbsent(name, n -> new BeanAttribute(n, mxbean)).add(method);
    } else {
      operations.computeIfAbsent(method.getName(), n -> new ArrayList<>()).add(new BeanOperation(method, mxbean));
    }
  }

  // --- its description

  MBeanAttributeInfo[] attributeInfos() {
    List<MBeanAttributeInfo> result = new ArrayList<>();
    for (BeanAttribute attribute : attributes.values()) result.add(attribute.info(mxbean ? attribute.name : ATTRIBUTE_TEXT));
    return result.toArray(new MBeanAttributeInfo[0]);
  }

  MBeanOperationInfo[] operationInfos() {
    List<MBeanOperationInfo> result = new ArrayList<>();
    for (List<BeanOperation> ofOneName : operations.values()) {
      for (BeanOperation operation : ofOneName) result.add(operation.info(mxbean ? operation.method.getName() : OPERATION_TEXT));
    }
    return result.toArray(new MBeanOperationInfo[0]);
  }

  Descriptor descriptor(boolean immutable) {
    return new ImmutableDescriptor(JMX.IMMUTABLE_INFO_FIELD + "=" + immutable,
        JMX.INTERFACE_CLASS_NAME_FIELD + "=" + type.getName(), JMX.MXBEAN_FIELD + "=" + mxbean);
  }

  // --- the interface that a class of beans is managed by

  // Throws if the class follows neither convention.
  static BeanInterface ofBean(Class<?> c) throws NotCompliantMBeanException {
    Class<?> standard = standardInterface(c);
    if (standard != null) return of(standard, false);
    Class<?> open;
    try {
      open = mxbeanInterface(c);
    } catch (NotCompliantMBeanException e) {
      throw noConvention(c, e);
    }
    return of(open, true);
  }

  private static NotCompliantMBeanException noConvention(Class<?> c, NotCompliantMBeanException trouble) {
    return new NotCompliantMBeanException("MBean class " + c.getName() + " does not implement DynamicMBean, and neither follows the "
        + "Standard MBean conventions (" + noStandard(c) + ") nor the MXBean conventions (" + trouble + ")");
  }

  static NotCompliantMBeanException noStandard(Class<?> c) {
    return new NotCompliantMBeanException("Class " + c.getName() + " is not a JMX compliant Standard MBean");
  }

  // That of class X is XMBean, which X or a superclass with its own interface implements; null: none.
  static Class<?> standardInterface(Class<?> c) {
    for (Class<?> base = c; base != null; base = base.getSuperclass()) {
      String wanted = base.getName() + "MBean";
      for (Class<?> each : interfacesOf(base)) {
        if (each.getName().equals(wanted)) return each;
      }
    }
    return null;
  }

  static Class<?> mxbeanInterface(Class<?> c) throws NotCompliantMBeanException {
    Class<?> found = null;
    for (Class<?> each : interfacesOf(c)) {
      if (!JMX.isMXBeanInterface(each)) continue;
      if (found == null || found.isAssignableFrom(each)) {
        found = each;
      } else if (!each.isAssignableFrom(found)) {
        throw new NotCompliantMBeanException(
            c.getName() + ": Class " + c.getName() + " implements more than one MXBean interface: " + List.of(each, found));
      }
    }
    if (found != null) return found;
    throw new NotCompliantMBeanException(c.getName() + ": Class " + c.getName() + " is not a JMX compliant MXBean");
  }

  // All of them, inherited ones too.
  private static List<Class<?>> interfacesOf(Class<?> c) {
    List<Class<?>> result = new ArrayList<>();
    for (Class<?> base = c; base != null; base = base.getSuperclass()) collect(base, result);
    return result;
  }

  private static void collect(Class<?> c, List<Class<?>> into) {
    for (Class<?> each : c.getInterfaces()) {
      if (!into.contains(each)) into.add(each);
      collect(each, into);
    }
  }
}
