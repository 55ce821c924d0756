// A method of a class or interface.
package java.lang.reflect;

import java.lang.annotation.Annotation;

public final class Method extends Executable {
  // For java.lang.Class.
  public Method(Class<?> declaring, String line) {
    super(declaring, line);
  }

  // The method of that number in its class's image.
  static Method of(Class<?> declaring, int index) {
    String start = index + " ";
    for (String line : heddle.Reflection.lines(heddle.Reflection.members(declaring, heddle.Reflection.METHODS))) {
      if (line.startsWith(start)) return new Method(declaring, line);
    }
    throw new InternalError("no method " + index + " in " + declaring.getName());
  }

  @Override
  public String getName() {
    return name;
  }

  public Class<?> getReturnType() {
    return heddle.Reflection.ofDescriptor(descriptor.substring(descriptor.indexOf(')') + 1));
  }

  public Type getGenericReturnType() {
    return signature == null ? getReturnType() : new Signatures(signature, this).method().result;
  }

  public boolean isBridge() {
    return (modifiers & 0x40) != 0;
  }

  public boolean isDefault() {
    return (modifiers & (Modifier.ABSTRACT | Modifier.PUBLIC | Modifier.STATIC)) == Modifier.PUBLIC && declaring.isInterface();
  }

  @Override
  public Annotation[][] getParameterAnnotations() {
    return parameterAnnotations(getParameterCount());
  }

  // The default of an annotation type's element; null: it has none.
  public Object getDefaultValue() {
    return Annotations.defaultOf(this);
  }

  // Calls the method: a virtual one that which the target's class has. What it throws comes wrapped. Source: the class's
  // documentation. The call is an ordinary one, with frames of its own (heddle.Accessor).
  public Object invoke(Object obj, Object... args) throws IllegalAccessException, InvocationTargetException {
    check(obj);
    if (!Modifier.isStatic(modifiers)) {
      if (obj == null) throw new NullPointerException();
      if (!declaring.isInstance(obj)) throw new IllegalArgumentException("object is not an instance of declaring class");
    }
    Object[] arguments = converted(args);
    if (Modifier.isStatic(modifiers)) heddle.VM.initialise(declaring);
    heddle.Accessor accessor = heddle.Reflection.access(declaring, 'm', index);
    try {
      return accessor.apply(obj, arguments);
    } catch (Throwable t) {
      throw new InvocationTargetException(t);
    }
  }

  // The call of this very method, and none that overrides it, without questions of access; what it throws comes as it is.
  // For java.io.
  public Object call(Object target, Object... arguments) throws Throwable {
    return heddle.Reflection.access(declaring, 'd', index).apply(target, arguments);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Method && ((Method) obj).declaring == declaring && ((Method) obj).index == index;
  }

  @Override
  public int hashCode() {
    return declaring.getName().hashCode() ^ name.hashCode();
  }

  @Override
  public String toString() {
    return modifierWords(isDefault()) + getReturnType().getTypeName() + ' ' + declaring.getTypeName() + '.' + name + tail(false);
  }

  @Override
  public String toGenericString() {
    return modifierWords(isDefault()) + typeParameterWords() + getGenericReturnType().getTypeName() + ' ' + declaring.getTypeName() + '.'
        + name + tail(true);
  }

  @Override
  String describe() {
    return "" + this;
  }
}
