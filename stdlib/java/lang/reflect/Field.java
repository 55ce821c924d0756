// A field of a class or interface.
package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.List;

public final class Field extends AccessibleObject implements Member {
  private final Class<?> declaring;
  private final int index;  // among the fields of the class's image
  private final int modifiers;
  private final String name;
  private final String descriptor;
  private final String signature;

  // For java.lang.Class, from a line of heddle.Reflection.members.
  public Field(Class<?> declaring, String line) {
    List<String> words = heddle.Reflection.words(line, ' ');
    this.declaring = declaring;
    index = Integer.parseInt(words.get(0));
    modifiers = Integer.parseInt(words.get(1));
    name = words.get(2);
    descriptor = words.get(3);
    signature = words.get(4).equals("-") ? null : words.get(4);
  }

  @Override
  public Class<?> getDeclaringClass() {
    return declaring;
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public int getModifiers() {
    return modifiers;
  }

  public boolean isEnumConstant() {
    return (modifiers & 0x4000) != 0;
  }

  @Override
  public boolean isSynthetic() {
    return (modifiers & 0x1000) != 0;
  }

  public Class<?> getType() {
    return heddle.Reflection.ofDescriptor(descriptor);
  }

  public Type getGenericType() {
    return signature == null ? getType() : new Signatures(signature, declaring).type();
  }

  @Override
  public Annotation[] getDeclaredAnnotations() {
    return Annotations.parse(heddle.Reflection.annotations(declaring, 1, index, 0));
  }

  // --- reading: the access is that of an ordinary expression, volatile if the field is.

  public Object get(Object obj) throws IllegalAccessException {
    check(obj);
    target(obj);
    return apply('g', obj, null);
  }

  public boolean getBoolean(Object obj) throws IllegalAccessException {
    return (Boolean) converted(obj, boolean.class);
  }

  public byte getByte(Object obj) throws IllegalAccessException {
    return (Byte) converted(obj, byte.class);
  }

  public char getChar(Object obj) throws IllegalAccessException {
    return (Character) converted(obj, char.class);
  }

  public short getShort(Object obj) throws IllegalAccessException {
    return (Short) converted(obj, short.class);
  }

  public int getInt(Object obj) throws IllegalAccessException {
    return (Integer) converted(obj, int.class);
  }

  public long getLong(Object obj) throws IllegalAccessException {
    return (Long) converted(obj, long.class);
  }

  public float getFloat(Object obj) throws IllegalAccessException {
    return (Float) converted(obj, float.class);
  }

  public double getDouble(Object obj) throws IllegalAccessException {
    return (Double) converted(obj, double.class);
  }

  private Object converted(Object obj, Class<?> to) throws IllegalAccessException {
    check(obj);
    if (!widens(getType(), to)) {
      throw new IllegalArgumentException("Attempt to get " + getType().getName() + " field \"" + declaring.getName() + '.' + name
          + "\" with illegal data type conversion to " + to.getName());
    }
    target(obj);
    return heddle.Reflection.converted(apply('g', obj, null), to);
  }

  // Whether a value of the primitive type `from` is one of the primitive type `to` (JLS 5.1.2), or they are the same.
  private static boolean widens(Class<?> from, Class<?> to) {
    return from.isPrimitive() && to.isPrimitive()
        && heddle.Reflection.converted(Array.get(Array.newInstance(from, 1), 0), to) != heddle.Reflection.misfit();
  }

  // --- writing

  public void set(Object obj, Object value) throws IllegalAccessException {
    check(obj);
    store(obj, value, value == null ? "null value" : value.getClass().getName());
  }

  // `given`: what the message of an error calls the value.
  private void store(Object obj, Object value, String given) throws IllegalAccessException {
    target(obj);
    if (Modifier.isFinal(modifiers) && (!accessible || Modifier.isStatic(modifiers) || declaring.isRecord())) {
      throw new IllegalAccessException(cannotSet(given));
    }
    Class<?> type = getType();
    Object stored = type.isPrimitive() && value == null ? heddle.Reflection.misfit() : heddle.Reflection.converted(value, type);
    if (stored == heddle.Reflection.misfit()) throw new IllegalArgumentException(cannotSet(given));
    apply('s', obj, stored);
  }

  private void setPrimitive(Object obj, Object value, Class<?> type) throws IllegalAccessException {
    check(obj);
    Class<?> own = getType();
    if (!widens(type, own)) throw new IllegalArgumentException(cannotSet("(" + type.getName() + ")" + value));
    Object widened = heddle.Reflection.converted(value, own);
    store(obj, widened, "(" + own.getName() + ")" + widened);
  }

  public void setBoolean(Object obj, boolean z) throws IllegalAccessException {
    setPrimitive(obj, z, boolean.class);
  }

  public void setByte(Object obj, byte b) throws IllegalAccessException {
    setPrimitive(obj, b, byte.class);
  }

  public void setChar(Object obj, char c) throws IllegalAccessException {
    setPrimitive(obj, c, char.class);
  }

  public void setShort(Object obj, short s) throws IllegalAccessException {
    setPrimitive(obj, s, short.class);
  }

  public void setInt(Object obj, int i) throws IllegalAccessException {
    setPrimitive(obj, i, int.class);
  }

  public void setLong(Object obj, long l) throws IllegalAccessException {
    setPrimitive(obj, l, long.class);
  }

  public void setFloat(Object obj, float f) throws IllegalAccessException {
    setPrimitive(obj, f, float.class);
  }

  public void setDouble(Object obj, double d) throws IllegalAccessException {
    setPrimitive(obj, d, double.class);
  }

  // "Can not set final int field Main.x to java.lang.String"
  private String cannotSet(String given) {
    String kind = (Modifier.isStatic(modifiers) ? "static " : "") + (Modifier.isFinal(modifiers) ? "final " : "")
        + getType().getName();
    return "Can not set " + kind + " field " + declaring.getName() + '.' + name + " to " + given;
  }

  // --- the way there

  private void target(Object obj) {
    if (Modifier.isStatic(modifiers)) {
      heddle.VM.initialise(declaring);
      return;
    }
    if (obj == null) throw new NullPointerException("Cannot invoke \"Object.getClass()\" because \"o\" is null");
    if (!declaring.isInstance(obj)) throw new IllegalArgumentException(cannotSet(obj.getClass().getName()));
  }

  private Object apply(char kind, Object target, Object value) {
    try {
      return heddle.Reflection.access(declaring, kind, index).apply(target, new Object[] {value});
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new InternalError(t);
    }
  }

  // For java.lang.invoke: what reaches it, without questions of access, of that kind (heddle.Reflection.access); and where it
  // is in its holder.
  public heddle.Accessor accessor(char kind) {
    return heddle.Reflection.access(declaring, kind, index);
  }

  public int offset() {
    return heddle.Reflection.offset(declaring, index);
  }

  // For java.io: no questions of access, nor of final.
  public Object read(Object target) {
    return apply('g', target, null);
  }

  public void write(Object target, Object value) {
    apply('s', target, value);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Field && ((Field) obj).declaring == declaring && ((Field) obj).index == index;
  }

  @Override
  public int hashCode() {
    return declaring.getName().hashCode() ^ name.hashCode();
  }

  private String text(Type type) {
    int shown = getModifiers() & Modifier.fieldModifiers();
    return (shown == 0 ? "" : Modifier.toString(shown) + ' ') + type.getTypeName() + ' ' + declaring.getTypeName() + '.' + name;
  }

  @Override
  public String toString() {
    return text(getType());
  }

  public String toGenericString() {
    return text(getGenericType());
  }

  @Override
  String describe() {
    return "field " + this;
  }
}
