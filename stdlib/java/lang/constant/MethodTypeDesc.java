// The nominal descriptor of a method's type.
package java.lang.constant;

import java.lang.invoke.TypeDescriptor;
import java.util.List;

public sealed interface MethodTypeDesc extends ConstantDesc, TypeDescriptor.OfMethod<ClassDesc, MethodTypeDesc> permits NamedMethodType {
  static MethodTypeDesc ofDescriptor(String descriptor) {
    List<String> types = Names.ofMethod(java.util.Objects.requireNonNull(descriptor));
    if (types == null) throw new IllegalArgumentException("Bad method descriptor: " + descriptor);
    int count = types.size() - 1;
    ClassDesc[] parameters = new ClassDesc[count];
    for (int i = 0; i < count; i++) parameters[i] = ClassDesc.ofDescriptor(types.get(i));
    return new NamedMethodType(ClassDesc.ofDescriptor(types.get(count)), parameters);
  }

  static MethodTypeDesc of(ClassDesc returnDesc, ClassDesc... paramDescs) {
    return new NamedMethodType(returnDesc, paramDescs.clone());
  }

  ClassDesc returnType();

  int parameterCount();

  ClassDesc parameterType(int index);

  List<ClassDesc> parameterList();

  ClassDesc[] parameterArray();

  MethodTypeDesc changeReturnType(ClassDesc returnType);

  MethodTypeDesc changeParameterType(int index, ClassDesc paramType);

  MethodTypeDesc dropParameterTypes(int start, int end);

  MethodTypeDesc insertParameterTypes(int pos, ClassDesc... paramTypes);

  default String descriptorString() {
    StringBuilder text = new StringBuilder("(");
    for (ClassDesc each : parameterArray()) text.append(each.descriptorString());
    return text.append(')').append(returnType().descriptorString()).toString();
  }

  // "(String,int[])void"
  default String displayDescriptor() {
    StringBuilder text = new StringBuilder("(");
    for (int i = 0; i < parameterCount(); i++) text.append(i == 0 ? "" : ",").append(parameterType(i).displayName());
    return text.append(')').append(returnType().displayName()).toString();
  }

  boolean equals(Object o);
}
