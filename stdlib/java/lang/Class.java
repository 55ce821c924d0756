// A class at run time. Objects of this class are made by the VM, one per class, at fixed places.
package java.lang;

import heddle.Reflection;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Annotations;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Signatures;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Class<T> implements java.io.Serializable, GenericDeclaration, Type, AnnotatedElement,
    java.lang.invoke.TypeDescriptor.OfField<Class<?>>, java.lang.constant.Constable {
  private Throwable initFailure;  // for the VM: why the class's initialisation has failed

  private Class() {}

  public native String getName();

  public native String getSimpleName();

  public String getTypeName() {
    return isArray() ? getComponentType().getTypeName() + "[]" : getName();
  }

  // Null for local and anonymous classes.
  public native String getCanonicalName();

  public native boolean isInterface();

  public native boolean isArray();

  public native boolean isPrimitive();

  public native boolean isEnum();

  public native boolean isRecord();

  public native boolean isAnonymousClass();

  public native boolean isAnnotation();

  public native int getModifiers();

  public native boolean isInstance(Object obj);

  public native boolean isAssignableFrom(Class<?> cls);

  public native Class<? super T> getSuperclass();

  public native Class<?>[] getInterfaces();

  public native Class<?> getComponentType();

  public Class<?> componentType() {
    return getComponentType();
  }

  public native Class<?> getEnclosingClass();

  public String getPackageName() {
    if (isArray()) return getComponentType().getPackageName();
    if (isPrimitive()) return "java.lang";
    String name = getName();
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(0, dot);
  }

  // The constants of an enum class, null for other classes. A copy each time.
  public T[] getEnumConstants() {
    T[] constants = enumConstants0();
    if (constants == null && isEnum()) {
      heddle.VM.initialise(this);
      constants = enumConstants0();
    }
    return constants == null ? null : constants.clone();
  }

  // The array that values() copies; null if this is no enum class, or is not initialised
  // (or could not be).
  private native T[] enumConstants0();

  // Assertions are switched for whole runs.
  public native boolean desiredAssertionStatus();

  @SuppressWarnings("unchecked")
  public T cast(Object obj) {
    if (obj != null && !isInstance(obj)) {
      throw new ClassCastException(
          "Cannot cast " + obj.getClass().getName() + " to " + getName());
    }
    return (T) obj;
  }

  // "int" ... "void".
  static native Class<?> primitive(String name);

  @Override
  public String toString() {
    return (isInterface() ? "interface " : isPrimitive() ? "" : "class ") + getName();
  }

  // --- classes by name, and around this one

  // A class of the program or its library; initialised.
  public static Class<?> forName(String className) throws ClassNotFoundException {
    return forName(className, true, null);
  }

  public static Class<?> forName(String name, boolean initialize, ClassLoader loader) throws ClassNotFoundException {
    boolean isArray = name.startsWith("[");
    Class<?> result = name.indexOf('/') >= 0 || name.isEmpty() || (isArray && !name.matches("\\[+([ZBCSIJFD]|L[^;\\[]+;)"))
        ? null : Reflection.named(name.replace('.', '/'));
    if (result == null) throw new ClassNotFoundException(name.indexOf('[') > 0 ? name.replace('.', '/') : name);
    if (initialize && !isArray) heddle.VM.initialise(result);
    return result;
  }

  public ClassLoader getClassLoader() {
    return isPrimitive() || getName().startsWith("java.") ? null : ClassLoader.getSystemClassLoader();
  }

  public Class<?> arrayType() {
    return java.lang.reflect.Array.newInstance(this, 0).getClass();
  }

  public String descriptorString() {
    return Reflection.descriptor(this);
  }

  public boolean isLocalClass() {
    return Reflection.hasFlag(this, 0x100000) && !isAnonymousClass();
  }

  public boolean isMemberClass() {
    return getDeclaringClass() != null;
  }

  public boolean isSynthetic() {
    return Reflection.hasFlag(this, 0x41000);
  }

  public boolean isHidden() {
    return Reflection.hasFlag(this, 0x40000);
  }

  public boolean isSealed() {
    return !isArray() && !isPrimitive() && !Reflection.members(this, Reflection.PERMITTED_SUBCLASSES).isEmpty();
  }

  public Class<?>[] getPermittedSubclasses() {
    return isSealed() ? classes(Reflection.members(this, Reflection.PERMITTED_SUBCLASSES)) : null;
  }

  private static Class<?>[] classes(String names) {
    List<Class<?>> result = new ArrayList<>();
    for (String name : Reflection.lines(names)) result.add(Reflection.load(name));
    return result.toArray(new Class<?>[0]);
  }

  // Null for top-level, local and anonymous classes.
  public Class<?> getDeclaringClass() {
    return isArray() || isPrimitive() || Reflection.hasFlag(this, 0x300000) ? null : getEnclosingClass();
  }

  public Class<?>[] getDeclaredClasses() {
    return isArray() || isPrimitive() ? new Class<?>[0] : classes(Reflection.members(this, Reflection.INNER_CLASSES));
  }

  // The public member classes, inherited ones too.
  public Class<?>[] getClasses() {
    List<Class<?>> result = new ArrayList<>();
    for (Class<?> c = this; c != null; c = c.getSuperclass()) {
      for (Class<?> each : c.getDeclaredClasses()) {
        if (Modifier.isPublic(each.getModifiers())) result.add(each);
      }
    }
    return result.toArray(new Class<?>[0]);
  }

  @SuppressWarnings("unchecked")
  public <U> Class<? extends U> asSubclass(Class<U> cls) {
    if (!cls.isAssignableFrom(this)) throw new ClassCastException(toString());
    return (Class<? extends U>) this;
  }

  // --- generic types

  private String signature() {
    // (Lambdas have something else there: heddle.LambdaForm.)
    return isArray() || isPrimitive() || Reflection.hasFlag(this, 0x40000) ? "" : Reflection.members(this, Reflection.SIGNATURE);
  }

  private Signatures.OfClass generic() {
    String signature = signature();
    return signature.isEmpty() ? null : new Signatures(signature, this).ofClass();
  }

  @Override
  @SuppressWarnings("unchecked")
  public TypeVariable<Class<T>>[] getTypeParameters() {
    String signature = signature();
    return (TypeVariable<Class<T>>[]) (signature.isEmpty() ? new TypeVariable<?>[0] : new Signatures(signature, this).variables());
  }

  public Type getGenericSuperclass() {
    Signatures.OfClass generic = generic();
    return generic == null || isInterface() ? getSuperclass() : generic.superclass;
  }

  public Type[] getGenericInterfaces() {
    Signatures.OfClass generic = generic();
    return generic == null ? getInterfaces() : generic.interfaces;
  }

  public String toGenericString() {
    if (isPrimitive()) return toString();
    if (isArray()) return withoutModifiers();
    StringBuilder text = new StringBuilder();
    int modifiers = getModifiers() & Modifier.classModifiers();
    if (modifiers != 0) text.append(Modifier.toString(modifiers)).append(' ');
    if (isSealed() && !isEnum()) text.append("sealed ");
    if (isAnnotation()) text.append('@');
    text.append(isInterface() ? "interface " : isEnum() ? "enum " : isRecord() ? "record " : "class ");
    return text.append(withoutModifiers()).toString();
  }

  private String withoutModifiers() {
    if (isArray()) return getComponentType().withoutModifiers() + "[]";
    StringBuilder text = new StringBuilder(getName());
    TypeVariable<?>[] variables = getTypeParameters();
    for (int i = 0; i < variables.length; i++) text.append(i == 0 ? "<" : ",").append(Signatures.withBounds(variables[i]));
    return variables.length == 0 ? text.toString() : text.append('>').toString();
  }

  // --- fields

  // In the order in which they are declared.
  public Field[] getDeclaredFields() {
    if (isArray() || isPrimitive()) return new Field[0];
    List<Field> result = new ArrayList<>();
    for (String line : Reflection.lines(Reflection.members(this, Reflection.FIELDS))) result.add(new Field(this, line));
    return result.toArray(new Field[0]);
  }

  public Field getDeclaredField(String name) throws NoSuchFieldException {
    for (Field f : getDeclaredFields()) {
      if (f.getName().equals(name)) return f;
    }
    throw new NoSuchFieldException(java.util.Objects.requireNonNull(name));
  }

  // The public ones: declared here, then of superinterfaces, then of superclasses.
  public Field[] getFields() {
    Map<Field, Field> all = new LinkedHashMap<>();
    collectFields(all);
    return all.values().toArray(new Field[0]);
  }

  private void collectFields(Map<Field, Field> all) {
    for (Field f : getDeclaredFields()) {
      if (Modifier.isPublic(f.getModifiers())) all.put(f, f);
    }
    for (Class<?> i : getInterfaces()) i.collectFields(all);
    if (getSuperclass() != null) getSuperclass().collectFields(all);
  }

  public Field getField(String name) throws NoSuchFieldException {
    for (Field f : getFields()) {
      if (f.getName().equals(name)) return f;
    }
    throw new NoSuchFieldException(java.util.Objects.requireNonNull(name));
  }

  // --- methods

  // In the order in which they are declared; bridges last.
  public Method[] getDeclaredMethods() {
    if (isArray() || isPrimitive()) return new Method[0];
    List<Method> result = new ArrayList<>();
    for (String line : Reflection.lines(Reflection.members(this, Reflection.METHODS))) {
      if (!line.contains(" <init> ")) result.add(new Method(this, line));
    }
    return result.toArray(new Method[0]);
  }

  // Of several with these parameters (bridges) that with the most specific result.
  private static Method mostSpecific(List<Method> candidates, String name, Class<?>[] parameterTypes) {
    Method found = null;
    for (Method m : candidates) {
      if (!m.getName().equals(name) || !Arrays.equals(m.getParameterTypes(), parameterTypes)) continue;
      if (found == null || (found.getReturnType() != m.getReturnType() && found.getReturnType().isAssignableFrom(m.getReturnType()))) found = m;
    }
    return found;
  }

  private NoSuchMethodException noMethod(String name, Class<?>[] parameterTypes) {
    StringBuilder text = new StringBuilder(getName()).append('.').append(name).append('(');
    for (int i = 0; i < parameterTypes.length; i++) {
      text.append(i == 0 ? "" : ",").append(parameterTypes[i] == null ? "null" : parameterTypes[i].getName());
    }
    return new NoSuchMethodException(text.append(')').toString());
  }

  public Method getDeclaredMethod(String name, Class<?>... parameterTypes) throws NoSuchMethodException {
    java.util.Objects.requireNonNull(name);
    Class<?>[] types = parameterTypes == null ? new Class<?>[0] : parameterTypes;
    Method found = mostSpecific(Arrays.asList(getDeclaredMethods()), name, types);
    if (found == null) throw noMethod(name, types);
    return found;
  }

  // The public ones, inherited ones too; of those with one name, parameters and result only the most specific.
  public Method[] getMethods() {
    List<Method> all = new ArrayList<>();
    for (Class<?> c = this; c != null; c = c.getSuperclass()) addMethods(all, c);
    for (Class<?> c = this; c != null; c = c.getSuperclass()) c.addInterfaceMethods(all, this);
    return all.toArray(new Method[0]);
  }

  private void addInterfaceMethods(List<Method> all, Class<?> asker) {
    for (Class<?> i : getInterfaces()) {
      for (Method m : i.getDeclaredMethods()) {
        if (Modifier.isPublic(m.getModifiers()) && !Modifier.isStatic(m.getModifiers())) add(all, m);
      }
      i.addInterfaceMethods(all, asker);
    }
  }

  private static void addMethods(List<Method> all, Class<?> c) {
    for (Method m : c.getDeclaredMethods()) {
      if (Modifier.isPublic(m.getModifiers())) add(all, m);
    }
  }

  private static void add(List<Method> all, Method m) {
    for (int i = 0; i < all.size(); i++) {
      Method other = all.get(i);
      if (!other.getName().equals(m.getName()) || other.getReturnType() != m.getReturnType()
          || !Arrays.equals(other.getParameterTypes(), m.getParameterTypes())) continue;
      Class<?> theirs = other.getDeclaringClass();
      Class<?> ours = m.getDeclaringClass();
      if (!theirs.isInterface() || ours.isAssignableFrom(theirs)) return;  // overridden there
      if (theirs.isAssignableFrom(ours)) {
        all.set(i, m);
        return;
      }
      // Of unrelated interfaces only abstract ones stand beside each other.
    }
    all.add(m);
  }

  public Method getMethod(String name, Class<?>... parameterTypes) throws NoSuchMethodException {
    java.util.Objects.requireNonNull(name);
    Class<?>[] types = parameterTypes == null ? new Class<?>[0] : parameterTypes;
    Method found = mostSpecific(Arrays.asList(getMethods()), name, types);
    if (found == null) throw noMethod(name, types);
    return found;
  }

  // --- constructors

  @SuppressWarnings("unchecked")
  public Constructor<?>[] getDeclaredConstructors() {
    if (isArray() || isPrimitive()) return new Constructor<?>[0];
    List<Constructor<?>> result = new ArrayList<>();
    for (String line : Reflection.lines(Reflection.members(this, Reflection.METHODS))) {
      if (line.contains(" <init> ")) result.add(new Constructor<>(this, line));
    }
    return result.toArray(new Constructor<?>[0]);
  }

  public Constructor<?>[] getConstructors() {
    List<Constructor<?>> result = new ArrayList<>();
    for (Constructor<?> c : getDeclaredConstructors()) {
      if (Modifier.isPublic(c.getModifiers())) result.add(c);
    }
    return result.toArray(new Constructor<?>[0]);
  }

  @SuppressWarnings("unchecked")
  private Constructor<T> constructor(Constructor<?>[] among, Class<?>[] parameterTypes) throws NoSuchMethodException {
    Class<?>[] types = parameterTypes == null ? new Class<?>[0] : parameterTypes;
    for (Constructor<?> c : among) {
      if (Arrays.equals(c.getParameterTypes(), types)) return (Constructor<T>) c;
    }
    throw noMethod("<init>", types);
  }

  public Constructor<T> getDeclaredConstructor(Class<?>... parameterTypes) throws NoSuchMethodException {
    return constructor(getDeclaredConstructors(), parameterTypes);
  }

  public Constructor<T> getConstructor(Class<?>... parameterTypes) throws NoSuchMethodException {
    return constructor(getConstructors(), parameterTypes);
  }

  @Deprecated
  public T newInstance() throws InstantiationException, IllegalAccessException {
    Constructor<T> constructor;
    try {
      constructor = getDeclaredConstructor();
    } catch (NoSuchMethodException e) {
      throw (InstantiationException) new InstantiationException(getName()).initCause(e);
    }
    try {
      return constructor.newInstance();
    } catch (InvocationTargetException e) {
      throw Reflection.<RuntimeException>thrown(e.getCause());
    }
  }

  // Null if this is no record.
  public RecordComponent[] getRecordComponents() {
    if (!isRecord()) return null;
    List<RecordComponent> result = new ArrayList<>();
    for (String name : Reflection.lines(Reflection.members(this, Reflection.RECORD_COMPONENTS))) result.add(new RecordComponent(this, name));
    return result.toArray(new RecordComponent[0]);
  }

  // --- annotations

  @Override
  public Annotation[] getDeclaredAnnotations() {
    return isArray() || isPrimitive() ? new Annotation[0] : Annotations.parse(Reflection.annotations(this, 0, 0, 0));
  }

  @Override
  public Annotation[] getAnnotations() {
    return Annotations.withInherited(this);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <A extends Annotation> A getAnnotation(Class<A> annotationClass) {
    java.util.Objects.requireNonNull(annotationClass);
    for (Annotation a : getAnnotations()) {
      if (a.annotationType() == annotationClass) return (A) a;
    }
    return null;
  }

  // Empty for the classes of lambdas.
  @Override
  public java.util.Optional<java.lang.constant.ClassDesc> describeConstable() {
    return Reflection.described(this);
  }

  // Of an array: that of its elements.
  public Module getModule() {
    Class<?> c = this;
    while (c.isArray()) c = c.getComponentType();
    return Reflection.modules().named(Reflection.moduleOf(c.getPackageName()));
  }

  // Null for arrays and primitive types.
  public Package getPackage() {
    return isArray() || isPrimitive() ? null : new Package(getPackageName());
  }

  public Class<?> getNestHost() {
    return isArray() || isPrimitive() ? this : Reflection.top(this);
  }

  public boolean isNestmateOf(Class<?> c) {
    return this == c || getNestHost() == c.getNestHost();
  }

  // Library classes are not signed.
  public Object[] getSigners() {
    return null;
  }
}
