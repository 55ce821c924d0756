// An attribute that an interface of beans has.
package javax.management;

import java.lang.reflect.Method;

final class BeanAttribute {
  final String name;
  Method getter;  // null: it cannot be read
  Method setter;  // null: it cannot be written
  Conversion conversion;

  private final boolean mxbean;

  BeanAttribute(String name, boolean mxbean) {
    this.name = name;
    this.mxbean = mxbean;
  }

  void add(Method method) throws NotCompliantMBeanException {
    if (method.getParameterCount() == 1) addSetter(method);
    else addGetter(method);
  }

  // An interface may narrow the type of a getter that it inherits.
  private void addGetter(Method method) throws NotCompliantMBeanException {
    if (getter == null) {
      getter = method;
    } else if (!getter.getName().equals(method.getName())) {
      throw new NotCompliantMBeanException("Attribute " + name + " has more than one getter");
    } else if (getter.getReturnType().isAssignableFrom(method.getReturnType())) {
      getter = method;
    }
  }

  private void addSetter(Method method) throws NotCompliantMBeanException {
    if (setter != null && setter.getParameterTypes()[0] != method.getParameterTypes()[0]) {
      throw new NotCompliantMBeanException("Attribute " + name + " has more than one setter");
    }
    setter = method;
  }

  void check() throws NotCompliantMBeanException {
    if (getter != null && setter != null && !getter.getGenericReturnType().equals(setter.getGenericParameterTypes()[0])) {
      throw new NotCompliantMBeanException("Getter and setter for " + name + " have inconsistent types");
    }
    conversion = getter != null ? Conversion.ofResult(getter, mxbean) : Conversion.ofParameters(setter, mxbean)[0];
  }

  MBeanAttributeInfo info(String description) {
    boolean is = getter != null && getter.getName().startsWith("is");
    return new MBeanAttributeInfo(
        name, conversion.typeName(), description, getter != null, setter != null, is, conversion.descriptor());
  }
}
