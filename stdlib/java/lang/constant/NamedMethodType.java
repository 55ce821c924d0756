// The one class of MethodTypeDesc.
package java.lang.constant;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

final class NamedMethodType implements MethodTypeDesc {
  private final ClassDesc result;
  private final ClassDesc[] parameters;

  // Takes the array as its own.
  NamedMethodType(ClassDesc result, ClassDesc[] parameters) {
    this.result = Objects.requireNonNull(result);
    this.parameters = parameters;
    for (ClassDesc cr : parameters) {
      if (cr == null) throw new NullPointerException("Cannot invoke \"java.lang.constant.ClassDesc.isPrimitive()\" because \"cr\" is null");
      if (cr.isPrimitive() && cr.descriptorString().equals("V")) throw new IllegalArgumentException("Void parameters not permitted");
    }
  }

  @Override
  public ClassDesc returnType() {
    return result;
  }

  @Override
  public int parameterCount() {
    return parameters.length;
  }

  @Override
  public ClassDesc parameterType(int index) {
    return parameters[index];
  }

  @Override
  public List<ClassDesc> parameterList() {
    return List.of(parameters);
  }

  @Override
  public ClassDesc[] parameterArray() {
    return parameters.clone();
  }

  @Override
  public MethodTypeDesc changeReturnType(ClassDesc returnType) {
    return new NamedMethodType(returnType, parameters);
  }

  @Override
  public MethodTypeDesc changeParameterType(int index, ClassDesc paramType) {
    ClassDesc[] all = parameters.clone();
    all[index] = paramType;
    return new NamedMethodType(result, all);
  }

  @Override
  public MethodTypeDesc dropParameterTypes(int start, int end) {
    if (start < 0 || start > end || end > parameters.length) throw new IndexOutOfBoundsException();
    return replaced(start, end);
  }

  @Override
  public MethodTypeDesc insertParameterTypes(int pos, ClassDesc... paramTypes) {
    if (pos < 0 || pos > parameters.length) throw new IndexOutOfBoundsException(pos);
    return replaced(pos, pos, paramTypes);
  }

  private MethodTypeDesc replaced(int start, int end, ClassDesc... by) {
    ClassDesc[] all = new ClassDesc[parameters.length - (end - start) + by.length];
    System.arraycopy(parameters, 0, all, 0, start);
    System.arraycopy(by, 0, all, start, by.length);
    System.arraycopy(parameters, end, all, start + by.length, parameters.length - end);
    return new NamedMethodType(result, all);
  }

  @Override
  public MethodType resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
    MethodType type = MethodType.fromMethodDescriptorString(descriptorString(), lookup.lookupClass().getClassLoader());
    for (Class<?> each : type.parameterArray()) lookup.accessClass(each);
    lookup.accessClass(type.returnType());
    return type;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof NamedMethodType && ((NamedMethodType) o).result.equals(result) && Arrays.equals(((NamedMethodType) o).parameters, parameters);
  }

  @Override
  public int hashCode() {
    return 31 * result.hashCode() + Arrays.hashCode(parameters);
  }

  @Override
  public String toString() {
    return "MethodTypeDesc[" + displayDescriptor() + "]";
  }
}
