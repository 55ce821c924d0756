// Generic types from signatures (JVMS 4.7.9.1), as objects of java.lang.reflect.
package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public final class Signatures {
  private final String text;
  private final GenericDeclaration scope;  // where names of type variables are looked up
  private int at;

  public Signatures(String text, GenericDeclaration scope) {
    this.text = text;
    this.scope = scope;
  }

  // --- what a signature says

  static final class OfMethod {
    Type[] parameters;
    Type result;
    Type[] exceptions;
  }

  public static final class OfClass {
    public Type superclass;
    public Type[] interfaces;
  }

  OfMethod method() {
    OfMethod result = new OfMethod();
    variables();
    at++;  // (
    List<Type> parameters = new ArrayList<>();
    while (text.charAt(at) != ')') parameters.add(type());
    at++;
    result.parameters = parameters.toArray(new Type[0]);
    result.result = type();
    List<Type> thrown = new ArrayList<>();
    while (at < text.length()) {
      at++;  // ^
      thrown.add(type());
    }
    result.exceptions = thrown.toArray(new Type[0]);
    return result;
  }

  public OfClass ofClass() {
    OfClass result = new OfClass();
    variables();
    result.superclass = type();
    List<Type> interfaces = new ArrayList<>();
    while (at < text.length()) interfaces.add(type());
    result.interfaces = interfaces.toArray(new Type[0]);
    return result;
  }

  public Type type() {
    char c = text.charAt(at);
    switch (c) {
      case '[': {
        at++;
        Type component = type();
        return component instanceof Class ? Array.newInstance((Class<?>) component, 0).getClass() : new ArrayOf(component);
      }
      case 'T': {
        int end = text.indexOf(';', at);
        String name = text.substring(at + 1, end);
        at = end + 1;
        return variable(name);
      }
      case 'L': return classType();
      default:
        at++;
        return heddle.Reflection.ofDescriptor(String.valueOf(c));
    }
  }

  // --- parts

  // Those that it declares, at its beginning.
  public TypeVariable<?>[] variables() {
    List<TypeVariable<?>> result = new ArrayList<>();
    if (text.charAt(at) == '<') {
      at++;
      while (text.charAt(at) != '>') {
        int end = text.indexOf(':', at);
        String name = text.substring(at, end);
        at = end;
        int bounds = at;
        skipBounds();
        result.add(new Variable<>(scope, name, text.substring(bounds, at)));
      }
      at++;
    }
    return result.toArray(new TypeVariable<?>[0]);
  }

  // ":Ljava/lang/Object;", "::Ljava/lang/Comparable<TT;>;"
  private void skipBounds() {
    while (text.charAt(at) == ':') {
      at++;
      if (text.charAt(at) != ':') skipType();
    }
  }

  private void skipType() {
    while (text.charAt(at) == '[') at++;
    char c = text.charAt(at++);
    if (c != 'L' && c != 'T') return;
    for (int depth = 0; ; at++) {
      char next = text.charAt(at);
      if (next == '<') depth++;
      if (next == '>') depth--;
      if (next == ';' && depth == 0) break;
    }
    at++;
  }

  private TypeVariable<?> variable(String name) {
    for (GenericDeclaration in = scope; in != null; in = around(in)) {
      for (TypeVariable<?> each : in.getTypeParameters()) {
        if (each.getName().equals(name)) return each;
      }
    }
    throw new TypeNotPresentException(name, null);
  }

  private static GenericDeclaration around(GenericDeclaration in) {
    return in instanceof Executable ? ((Executable) in).getDeclaringClass() : ((Class<?>) in).getEnclosingClass();
  }

  private Type classType() {
    at++;
    StringBuilder name = new StringBuilder();
    Type made = null;
    while (true) {
      char c = text.charAt(at++);
      if (c == ';') break;
      if (c == '<') {
        List<Type> arguments = new ArrayList<>();
        while (text.charAt(at) != '>') arguments.add(argument());
        at++;
        Class<?> raw = heddle.Reflection.load(name.toString());
        Type owner = made != null ? made : raw.getDeclaringClass();
        made = new Parameterized(raw, owner, arguments.toArray(new Type[0]));
      } else if (c == '.') {  // a member of a parameterized class
        name.append('$');
        int end = at;
        while (text.charAt(end) != ';' && text.charAt(end) != '<' && text.charAt(end) != '.') end++;
        name.append(text, at, end);
        at = end;
        if (text.charAt(at) != '<') {
          made = new Parameterized(heddle.Reflection.load(name.toString()), made, new Type[0]);
        }
      } else {
        name.append(c);
      }
    }
    return made != null ? made : heddle.Reflection.load(name.toString());
  }

  private Type argument() {
    char c = text.charAt(at);
    if (c == '*') {
      at++;
      return new Wildcard(Object.class, null);
    }
    if (c == '+') {
      at++;
      return new Wildcard(type(), null);
    }
    if (c == '-') {
      at++;
      return new Wildcard(Object.class, type());
    }
    return type();
  }

  // "T extends java.lang.Number & java.lang.Runnable"
  public static String withBounds(TypeVariable<?> variable) {
    Type[] bounds = variable.getBounds();
    if (bounds.length == 1 && bounds[0] == Object.class) return variable.getName();
    StringBuilder text = new StringBuilder(variable.getName()).append(" extends ");
    for (int i = 0; i < bounds.length; i++) text.append(i == 0 ? "" : " & ").append(bounds[i].getTypeName());
    return text.toString();
  }

  // --- the types

  private static final class Variable<D extends GenericDeclaration> implements TypeVariable<D> {
    private final D declaration;
    private final String name;
    private final String bounds;

    Variable(D declaration, String name, String bounds) {
      this.declaration = declaration;
      this.name = name;
      this.bounds = bounds;
    }

    @Override
    public Type[] getBounds() {
      Signatures in = new Signatures(bounds, declaration);
      List<Type> result = new ArrayList<>();
      while (in.at < bounds.length()) {
        in.at++;
        if (in.at < bounds.length() && bounds.charAt(in.at) != ':') result.add(in.type());
      }
      return result.toArray(new Type[0]);
    }

    @Override
    public D getGenericDeclaration() {
      return declaration;
    }

    @Override
    public String getName() {
      return name;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
      return null;
    }

    @Override
    public Annotation[] getAnnotations() {
      return new Annotation[0];
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
      return new Annotation[0];
    }

    @Override
    public boolean equals(Object obj) {
      return obj instanceof TypeVariable && ((TypeVariable<?>) obj).getGenericDeclaration().equals(declaration)
          && ((TypeVariable<?>) obj).getName().equals(name);
    }

    @Override
    public int hashCode() {
      return declaration.hashCode() ^ name.hashCode();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static final class Parameterized implements ParameterizedType {
    private final Class<?> raw;
    private final Type owner;
    private final Type[] arguments;

    Parameterized(Class<?> raw, Type owner, Type[] arguments) {
      this.raw = raw;
      this.owner = owner;
      this.arguments = arguments;
    }

    @Override
    public Type[] getActualTypeArguments() {
      return arguments.clone();
    }

    @Override
    public Class<?> getRawType() {
      return raw;
    }

    @Override
    public Type getOwnerType() {
      return owner;
    }

    @Override
    public boolean equals(Object obj) {
      if (!(obj instanceof ParameterizedType)) return false;
      ParameterizedType other = (ParameterizedType) obj;
      return raw == other.getRawType() && Objects.equals(owner, other.getOwnerType())
          && Arrays.equals(arguments, other.getActualTypeArguments());
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(arguments) ^ Objects.hashCode(owner) ^ raw.hashCode();
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      if (owner != null) text.append(owner.getTypeName()).append('$').append(raw.getSimpleName());
      else text.append(raw.getName());
      for (int i = 0; i < arguments.length; i++) text.append(i == 0 ? "<" : ", ").append(arguments[i].getTypeName());
      return arguments.length == 0 ? text.toString() : text.append('>').toString();
    }
  }

  private static final class ArrayOf implements GenericArrayType {
    private final Type component;

    ArrayOf(Type component) {
      this.component = component;
    }

    @Override
    public Type getGenericComponentType() {
      return component;
    }

    @Override
    public boolean equals(Object obj) {
      return obj instanceof GenericArrayType && ((GenericArrayType) obj).getGenericComponentType().equals(component);
    }

    @Override
    public int hashCode() {
      return component.hashCode();
    }

    @Override
    public String toString() {
      return component.getTypeName() + "[]";
    }
  }

  private static final class Wildcard implements WildcardType {
    private final Type upper;
    private final Type lower;

    Wildcard(Type upper, Type lower) {
      this.upper = upper;
      this.lower = lower;
    }

    @Override
    public Type[] getUpperBounds() {
      return new Type[] {upper};
    }

    @Override
    public Type[] getLowerBounds() {
      return lower == null ? new Type[0] : new Type[] {lower};
    }

    @Override
    public boolean equals(Object obj) {
      return obj instanceof WildcardType && Arrays.equals(((WildcardType) obj).getUpperBounds(), getUpperBounds())
          && Arrays.equals(((WildcardType) obj).getLowerBounds(), getLowerBounds());
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(getLowerBounds()) ^ Arrays.hashCode(getUpperBounds());
    }

    @Override
    public String toString() {
      if (lower != null) return "? super " + lower.getTypeName();
      return upper == Object.class ? "?" : "? extends " + upper.getTypeName();
    }
  }
}
