// The types of a method handle's parameters and of its result. Written from the class's documentation.
package java.lang.invoke;

import heddle.Reflection;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

public final class MethodType 
    implements java.lang.constant.Constable, TypeDescriptor.OfMethod<Class<?>, MethodType>, Serializable {
  private final Class<?> result;
  private final Class<?>[] parameters;
  private final String descriptor;  // JVMS 4.3.3; classes of one name are one class here, so that it is the whole type

  // Takes the array as its own.
  private MethodType(Class<?> result, Class<?>[] parameters) {
    if (result == null) throw new NullPointerException("Cannot invoke \"Object.hashCode()\" because \"this.rtype\" is null");
    StringBuilder text = new StringBuilder("(");
    for (Class<?> each : parameters) {
      if (each == void.class) throw new IllegalArgumentException("parameter type cannot be void");
      if (each == null) throw new NullPointerException("Cannot invoke \"Object.hashCode()\" because \"ptype\" is null");
      text.append(Reflection.descriptor(each));
    }
    this.result = result;
    this.parameters = parameters;
    descriptor = text.append(')').append(Reflection.descriptor(result)).toString();
  }

  // --- how they are made

  public static MethodType methodType(Class<?> rtype, Class<?>[] ptypes) {
    return new MethodType(rtype, ptypes.clone());
  }

  public static MethodType methodType(Class<?> rtype, List<Class<?>> ptypes) {
    return new MethodType(rtype, ptypes.toArray(new Class<?>[0]));
  }

  public static MethodType methodType(Class<?> rtype, Class<?> ptype0, Class<?>... ptypes) {
    Class<?>[] all = new Class<?>[ptypes.length + 1];
    all[0] = ptype0;
    System.arraycopy(ptypes, 0, all, 1, ptypes.length);
    return new MethodType(rtype, all);
  }

  public static MethodType methodType(Class<?> rtype) {
    return new MethodType(rtype, new Class<?>[0]);
  }

  public static MethodType methodType(Class<?> rtype, Class<?> ptype0) {
    return new MethodType(rtype, new Class<?>[] {ptype0});
  }

  public static MethodType methodType(Class<?> rtype, MethodType ptypes) {
    return new MethodType(rtype, ptypes.parameters);
  }

  public static MethodType genericMethodType(int objectArgCount, boolean finalArray) {
    if (objectArgCount < 0 || objectArgCount > 255) throw new IllegalArgumentException("bad parameter count " + objectArgCount);
    Class<?>[] all = new Class<?>[objectArgCount + (finalArray ? 1 : 0)];
    Arrays.fill(all, Object.class);
    if (finalArray) all[objectArgCount] = Object[].class;
    return new MethodType(Object.class, all);
  }

  public static MethodType genericMethodType(int objectArgCount) {
    return genericMethodType(objectArgCount, false);
  }

  public static MethodType fromMethodDescriptorString(String descriptor, ClassLoader loader) {
    if (!descriptor.startsWith("(") || descriptor.indexOf(')') < 0 || descriptor.indexOf('.') >= 0) {
      throw new IllegalArgumentException("not a method descriptor: " + descriptor);
    }
    checkSyntax(descriptor);
    try {
      return of(descriptor);
    } catch (NoClassDefFoundError e) {
      throw new TypeNotPresentException(e.getMessage().replace('/', '.'), e);
    }
  }

  private static void checkSyntax(String descriptor) {
    int at = 1;
    boolean closed = false;
    while (at < descriptor.length()) {
      if (!closed && descriptor.charAt(at) == ')') {
        closed = true;
        at++;
      }
      int from = at;
      while (at < descriptor.length() && descriptor.charAt(at) == '[') at++;
      char kind = at < descriptor.length() ? descriptor.charAt(at) : ' ';
      int end = kind == 'L' ? descriptor.indexOf(';', at) : at;
      boolean isVoid = kind == 'V' && closed && from == at;
      if ("BCDFIJSZL".indexOf(kind) < 0 && !isVoid || end < 0) {
        throw new IllegalArgumentException("bad signature: " + descriptor + ": bad " + (closed ? "return" : "argument") + " type");
      }
      at = end + 1;
      if (closed) {
        if (at == descriptor.length()) return;
        break;
      }
    }
    throw new IllegalArgumentException("bad signature: " + descriptor);
  }

  // Of a call of a signature polymorphic method.
  static MethodType of(String descriptor) {
    Class<?>[] all = Reflection.ofMethodDescriptor(descriptor);
    return new MethodType(all[all.length - 1], Arrays.copyOf(all, all.length - 1));
  }

  // --- parts

  public Class<?> returnType() {
    return result;
  }

  public int parameterCount() {
    return parameters.length;
  }

  public Class<?> parameterType(int num) {
    return parameters[num];
  }

  public Class<?> lastParameterType() {
    return parameters.length == 0 ? void.class : parameters[parameters.length - 1];
  }

  public List<Class<?>> parameterList() {
    return List.of(parameters);
  }

  public Class<?>[] parameterArray() {
    return parameters.clone();
  }

  // For this package, which does not change it.
  Class<?>[] parameters() {
    return parameters;
  }

  public boolean hasPrimitives() {
    for (Class<?> each : parameters) {
      if (each.isPrimitive()) return true;
    }
    return result.isPrimitive();
  }

  public boolean hasWrappers() {
    return unwrap() != this;
  }

  // --- other types made of this one

  public MethodType changeParameterType(int num, Class<?> nptype) {
    if (parameters[num] == nptype) return this;
    Class<?>[] all = parameters.clone();
    all[num] = nptype;
    return new MethodType(result, all);
  }

  public MethodType insertParameterTypes(int num, Class<?>... ptypesToInsert) {
    if (num < 0 || num > parameters.length) throw new IndexOutOfBoundsException("bad index: " + num);
    if (ptypesToInsert.length == 0) return this;
    return replaceParameterTypes(num, num, ptypesToInsert);
  }

  public MethodType insertParameterTypes(int num, List<Class<?>> ptypesToInsert) {
    return insertParameterTypes(num, ptypesToInsert.toArray(new Class<?>[0]));
  }

  public MethodType appendParameterTypes(Class<?>... ptypesToInsert) {
    return insertParameterTypes(parameters.length, ptypesToInsert);
  }

  public MethodType appendParameterTypes(List<Class<?>> ptypesToInsert) {
    return insertParameterTypes(parameters.length, ptypesToInsert);
  }

  public MethodType dropParameterTypes(int start, int end) {
    if (start < 0 || start > end || end > parameters.length) throw new IndexOutOfBoundsException("start=" + start + " end=" + end);
    return start == end ? this : replaceParameterTypes(start, end);
  }

  // With these in the place of those from `start` to `end`.
  MethodType replaceParameterTypes(int start, int end, Class<?>... by) {
    Class<?>[] all = new Class<?>[parameters.length - (end - start) + by.length];
    System.arraycopy(parameters, 0, all, 0, start);
    System.arraycopy(by, 0, all, start, by.length);
    System.arraycopy(parameters, end, all, start + by.length, parameters.length - end);
    return new MethodType(result, all);
  }

  public MethodType changeReturnType(Class<?> nrtype) {
    return result == nrtype ? this : new MethodType(nrtype, parameters);
  }

  public MethodType generic() {
    return genericMethodType(parameters.length);
  }

  private interface Change {
    Class<?> of(Class<?> type);
  }

  private MethodType changed(Change change) {
    Class<?>[] all = new Class<?>[parameters.length];
    for (int i = 0; i < all.length; i++) all[i] = change.of(parameters[i]);
    Class<?> changedResult = change.of(result);
    return changedResult == result && Arrays.equals(all, parameters) ? this : new MethodType(changedResult, all);
  }

  public MethodType erase() {
    return changed(type -> type.isPrimitive() ? type : Object.class);
  }

  public MethodType wrap() {
    return changed(Conversions::box);
  }

  public MethodType unwrap() {
    return changed(type -> {
      Class<?> primitive = Conversions.primitive(type);
      return primitive == null ? type : primitive;
    });
  }

  // ---

  @Override
  public boolean equals(Object x) {
    return x instanceof MethodType && ((MethodType) x).descriptor.equals(descriptor);
  }

  @Override
  public int hashCode() {
    return descriptor.hashCode();
  }

  // "(String,int[])void": simple names
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("(");
    for (int i = 0; i < parameters.length; i++) text.append(i == 0 ? "" : ",").append(parameters[i].getSimpleName());
    return text.append(')').append(result.getSimpleName()).toString();
  }

  public String toMethodDescriptorString() {
    return descriptor;
  }

  public String descriptorString() {
    return descriptor;
  }

  @Override
  public java.util.Optional<java.lang.constant.MethodTypeDesc> describeConstable() {
    return Reflection.described(this);
  }
}
