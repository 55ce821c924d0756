// What methods and constructors have in common.
package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.List;

public abstract class Executable extends AccessibleObject implements Member, GenericDeclaration {
  final Class<?> declaring;
  final int index;  // among the methods of the class's image
  final int modifiers;
  final String name;
  final String descriptor;
  final String signature;  // null: the descriptor says it all
  final String exceptions;  // binary names, with commas between

  // From a line of heddle.Reflection.members.
  Executable(Class<?> declaring, String line) {
    List<String> words = heddle.Reflection.words(line, ' ');
    this.declaring = declaring;
    index = Integer.parseInt(words.get(0));
    modifiers = Integer.parseInt(words.get(1));
    name = words.get(2);
    descriptor = words.get(3);
    signature = words.get(4).equals("-") ? null : words.get(4);
    exceptions = words.get(5);
  }

  @Override
  public Class<?> getDeclaringClass() {
    return declaring;
  }

  @Override
  public abstract String getName();

  @Override
  public int getModifiers() {
    return modifiers;  // as in the JVM: with the bits that mean bridge, varargs and synthetic
  }

  public Class<?>[] getParameterTypes() {
    Class<?>[] all = heddle.Reflection.ofMethodDescriptor(descriptor);
    Class<?>[] result = new Class<?>[all.length - 1];
    System.arraycopy(all, 0, result, 0, result.length);
    return result;
  }

  public int getParameterCount() {
    return getParameterTypes().length;
  }

  public Class<?>[] getExceptionTypes() {
    if (exceptions.equals("-")) return new Class<?>[0];
    List<String> names = heddle.Reflection.words(exceptions, ',');
    Class<?>[] result = new Class<?>[names.size()];
    for (int i = 0; i < result.length; i++) result[i] = heddle.Reflection.load(names.get(i));
    return result;
  }

  public boolean isVarArgs() {
    return (modifiers & 0x80) != 0;
  }

  @Override
  public boolean isSynthetic() {
    return (modifiers & 0x1000) != 0;
  }

  public Parameter[] getParameters() {
    Parameter[] result = new Parameter[getParameterCount()];
    for (int i = 0; i < result.length; i++) result[i] = new Parameter(this, i);
    return result;
  }

  public abstract Annotation[][] getParameterAnnotations();

  // A list for each of the declared parameters: the last `declared` of all.
  Annotation[][] parameterAnnotations(int declared) {
    Annotation[][] result = new Annotation[declared][];
    for (int i = 0; i < declared; i++) {
      result[i] = Annotations.parse(heddle.Reflection.annotations(declaring, 3, index, i));
    }
    return result;
  }

  @Override
  public Annotation[] getDeclaredAnnotations() {
    return Annotations.parse(heddle.Reflection.annotations(declaring, 2, index, 0));
  }

  // --- generic types

  public Type[] getGenericParameterTypes() {
    if (signature == null) return getParameterTypes();
    Type[] generic = new Signatures(signature, this).method().parameters;
    // (Parameters that the compiler has added have no part in the signature.)
    return generic.length == getParameterCount() ? generic : getParameterTypes();
  }

  public Type[] getGenericExceptionTypes() {
    if (signature == null || signature.indexOf('^') < 0) return getExceptionTypes();
    return new Signatures(signature, this).method().exceptions;
  }

  @Override
  public TypeVariable<?>[] getTypeParameters() {
    return signature == null ? new TypeVariable<?>[0] : new Signatures(signature, this).variables();
  }

  // --- calls

  // The arguments as the parameters' types want them.
  Object[] converted(Object[] arguments) {
    Class<?>[] types = getParameterTypes();
    int given = arguments == null ? 0 : arguments.length;
    if (given != types.length) throw new IllegalArgumentException("wrong number of arguments");
    Object[] result = new Object[given];
    for (int i = 0; i < given; i++) {
      if (types[i].isPrimitive() && arguments[i] == null) throw new IllegalArgumentException();
      result[i] = heddle.Reflection.converted(arguments[i], types[i]);
      if (result[i] == heddle.Reflection.misfit()) throw new IllegalArgumentException("argument type mismatch");
    }
    return result;
  }

  // What reaches it, without questions of access: of that kind (heddle.Reflection.access). For java.lang.invoke.
  public heddle.Accessor accessor(char kind) {
    return heddle.Reflection.access(declaring, kind, index);
  }

  // --- texts

  // Modifiers, each with a blank behind it.
  String modifierWords(boolean isDefault) {
    int shown = getModifiers() & (this instanceof Method ? Modifier.methodModifiers() : Modifier.constructorModifiers());
    if (!isDefault) return shown == 0 ? "" : Modifier.toString(shown) + ' ';
    int access = shown & (Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE);
    String text = access == 0 ? "default " : Modifier.toString(access) + " default ";
    return shown == access ? text : text + Modifier.toString(shown & ~access) + ' ';
  }

  public abstract String toGenericString();

  // "(int,java.lang.String) throws java.io.IOException", or with generic types.
  String tail(boolean isGeneric) {
    Type[] parameters = isGeneric ? getGenericParameterTypes() : getParameterTypes();
    Type[] thrown = isGeneric ? getGenericExceptionTypes() : getExceptionTypes();
    StringBuilder text = new StringBuilder("(");
    for (int i = 0; i < parameters.length; i++) {
      if (i > 0) text.append(",");
      String each = parameters[i].getTypeName();
      if (isGeneric && isVarArgs() && i == parameters.length - 1) each = each.substring(0, each.length() - 2) + "...";
      text.append(each);
    }
    text.append(')');
    for (int i = 0; i < thrown.length; i++) text.append(i == 0 ? " throws " : ",").append(thrown[i].getTypeName());
    return text.toString();
  }

  String typeParameterWords() {
    TypeVariable<?>[] variables = getTypeParameters();
    if (variables.length == 0) return "";
    StringBuilder text = new StringBuilder("<");
    for (int i = 0; i < variables.length; i++) {
      if (i > 0) text.append(',');
      text.append(Signatures.withBounds(variables[i]));
    }
    return text.append("> ").toString();
  }
}
