// What has a descriptor of JVMS 4.3: types of fields and of methods, loaded ones (Class, MethodType) and nominal ones. Class
// implements it, so it is loaded by every program.
package java.lang.invoke;

import java.util.List;

public interface TypeDescriptor {
  String descriptorString();

  interface OfField<F extends OfField<F>> extends TypeDescriptor {
    boolean isArray();

    boolean isPrimitive();

    F componentType();

    F arrayType();
  }

  interface OfMethod<F extends OfField<F>, M extends OfMethod<F, M>> extends TypeDescriptor {
    int parameterCount();

    F parameterType(int i);

    F returnType();

    F[] parameterArray();

    List<F> parameterList();

    M changeReturnType(F newReturn);

    M changeParameterType(int index, F paramType);

    M dropParameterTypes(int start, int end);

    @SuppressWarnings("unchecked")
    M insertParameterTypes(int pos, F... paramTypes);
  }
}
