// An operation that an interface of beans has.
package javax.management;

import java.lang.reflect.Method;
import java.util.Arrays;

final class BeanOperation {
  final Method method;
  final Conversion result;
  final Conversion[] parameters;

  private final boolean mxbean;

  BeanOperation(Method method, boolean mxbean) throws NotCompliantMBeanException {
    this.method = method;
    this.mxbean = mxbean;
    result = Conversion.ofResult(method, mxbean);
    parameters = Conversion.ofParameters(method, mxbean);
  }

  String[] signature() {
    String[] names = new String[parameters.length];
    for (int i = 0; i < names.length; i++) names[i] = parameters[i].typeName();
    return names;
  }

  boolean hasSignature(String[] signature) {
    return Arrays.equals(signature(), signature);
  }

  MBeanOperationInfo info(String description) {
    MBeanParameterInfo[] infos = new MBeanParameterInfo[parameters.length];
    for (int i = 0; i < infos.length; i++) {
      String name = mxbean ? "p" + i : "p" + (i + 1);
      Conversion conversion = parameters[i];
      infos[i] = new MBeanParameterInfo(name, conversion.typeName(), mxbean ? name : "", conversion.descriptor());
    }
    return new MBeanOperationInfo(
        method.getName(), description, infos, result.typeName(), MBeanOperationInfo.UNKNOWN, result.descriptor());
  }
}
