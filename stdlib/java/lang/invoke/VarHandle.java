// A variable - an instance field, a static field or the elements of arrays of one type - with all modes of access. An access in
// plain mode is an ordinary access of that variable; in the other modes it is one operation of the VM (interp/variable_place.h),
// which takes all modes between plain and volatile as volatile, as the whole library does (docs/gaps.md). The compiler knows
// that these methods are signature polymorphic (JLS 15.12.3): each argument is an element of `args`, whatever it is.
package java.lang.invoke;

import heddle.VM;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;

public final class VarHandle {
  // What an access mode does.
  private enum Kind { GET, SET, CAS, XCHG, WEAK, SWAP, ADD, OR, AND, XOR }

  public enum AccessMode {
    GET("get", Kind.GET),
    SET("set", Kind.SET),
    GET_VOLATILE("getVolatile", Kind.GET),
    SET_VOLATILE("setVolatile", Kind.SET),
    GET_ACQUIRE("getAcquire", Kind.GET),
    SET_RELEASE("setRelease", Kind.SET),
    GET_OPAQUE("getOpaque", Kind.GET),
    SET_OPAQUE("setOpaque", Kind.SET),
    COMPARE_AND_SET("compareAndSet", Kind.CAS),
    COMPARE_AND_EXCHANGE("compareAndExchange", Kind.XCHG),
    COMPARE_AND_EXCHANGE_ACQUIRE("compareAndExchangeAcquire", Kind.XCHG),
    COMPARE_AND_EXCHANGE_RELEASE("compareAndExchangeRelease", Kind.XCHG),
    WEAK_COMPARE_AND_SET_PLAIN("weakCompareAndSetPlain", Kind.WEAK),
    WEAK_COMPARE_AND_SET("weakCompareAndSet", Kind.WEAK),
    WEAK_COMPARE_AND_SET_ACQUIRE("weakCompareAndSetAcquire", Kind.WEAK),
    WEAK_COMPARE_AND_SET_RELEASE("weakCompareAndSetRelease", Kind.WEAK),
    GET_AND_SET("getAndSet", Kind.SWAP),
    GET_AND_SET_ACQUIRE("getAndSetAcquire", Kind.SWAP),
    GET_AND_SET_RELEASE("getAndSetRelease", Kind.SWAP),
    GET_AND_ADD("getAndAdd", Kind.ADD),
    GET_AND_ADD_ACQUIRE("getAndAddAcquire", Kind.ADD),
    GET_AND_ADD_RELEASE("getAndAddRelease", Kind.ADD),
    GET_AND_BITWISE_OR("getAndBitwiseOr", Kind.OR),
    GET_AND_BITWISE_OR_RELEASE("getAndBitwiseOrRelease", Kind.OR),
    GET_AND_BITWISE_OR_ACQUIRE("getAndBitwiseOrAcquire", Kind.OR),
    GET_AND_BITWISE_AND("getAndBitwiseAnd", Kind.AND),
    GET_AND_BITWISE_AND_RELEASE("getAndBitwiseAndRelease", Kind.AND),
    GET_AND_BITWISE_AND_ACQUIRE("getAndBitwiseAndAcquire", Kind.AND),
    GET_AND_BITWISE_XOR("getAndBitwiseXor", Kind.XOR),
    GET_AND_BITWISE_XOR_RELEASE("getAndBitwiseXorRelease", Kind.XOR),
    GET_AND_BITWISE_XOR_ACQUIRE("getAndBitwiseXorAcquire", Kind.XOR);

    private final String methodName;
    private final Kind kind;

    AccessMode(String methodName, Kind kind) {
      this.methodName = methodName;
      this.kind = kind;
    }

    public String methodName() {
      return methodName;
    }

    public static AccessMode valueFromMethodName(String methodName) {
      for (AccessMode each : values()) {
        if (each.methodName.equals(methodName)) return each;
      }
      throw new IllegalArgumentException("No AccessMode value for method name " + methodName);
    }
  }

  private final Class<?> type;
  private final Class<?> coordinate;  // the class of the object, or of the array; null: a static field
  private final Field field;  // null: elements

  // Of a field that may be accessed, of objects of that class.
  VarHandle(Class<?> of, Field field) {
    this.field = field;
    type = field.getType();
    coordinate = Modifier.isStatic(field.getModifiers()) ? null : of;
  }

  // Of the elements of arrays of that class.
  VarHandle(Class<?> arrayClass) {
    field = null;
    coordinate = arrayClass;
    type = arrayClass.getComponentType();
  }

  public Class<?> varType() {
    return type;
  }

  public List<Class<?>> coordinateTypes() {
    if (coordinate == null) return List.of();
    return field == null ? List.of(coordinate, int.class) : List.of(coordinate);
  }

  public boolean isAccessModeSupported(AccessMode accessMode) {
    Kind kind = accessMode.kind;
    if (kind == Kind.GET) return true;
    if (field != null && Modifier.isFinal(field.getModifiers())) return false;
    switch (kind) {
      case ADD: return type.isPrimitive() && type != boolean.class;
      case OR:
      case AND:
      case XOR: return type.isPrimitive() && type != float.class && type != double.class;
      default: return true;
    }
  }

  // --- the access modes

  public Object get(Object... args) {
    coordinates(AccessMode.GET, args, 0);
    if (field == null && args[0] == null) throw new NullPointerException("Cannot load from " + array() + " because \"array\" is null");
    return field == null ? Array.get(holder(args), where(args)) : field.read(coordinate == null ? null : holder(args));
  }

  public void set(Object... args) {
    Object value = converted(args, coordinates(AccessMode.SET, args, 1));
    if (field == null && args[0] == null) throw new NullPointerException("Cannot store to " + array() + " because \"array\" is null");
    if (field == null) Array.set(holder(args), where(args), stored(holder(args), value, true));
    else field.write(coordinate == null ? null : holder(args), value);
  }

  public Object getVolatile(Object... args) {
    coordinates(AccessMode.GET_VOLATILE, args, 0);
    return read(holder(args), where(args));
  }

  public void setVolatile(Object... args) {
    write(args, converted(args, coordinates(AccessMode.SET_VOLATILE, args, 1)));
  }

  public Object getOpaque(Object... args) {
    coordinates(AccessMode.GET_OPAQUE, args, 0);
    return read(holder(args), where(args));
  }

  public void setOpaque(Object... args) {
    write(args, converted(args, coordinates(AccessMode.SET_OPAQUE, args, 1)));
  }

  public Object getAcquire(Object... args) {
    coordinates(AccessMode.GET_ACQUIRE, args, 0);
    return read(holder(args), where(args));
  }

  public void setRelease(Object... args) {
    write(args, converted(args, coordinates(AccessMode.SET_RELEASE, args, 1)));
  }

  public boolean compareAndSet(Object... args) {
    int first = coordinates(AccessMode.COMPARE_AND_SET, args, 2);
    return same(change(args, VM.IF_EQUAL, converted(args, first), converted(args, first + 1)), converted(args, first));
  }

  public Object compareAndExchange(Object... args) {
    int first = coordinates(AccessMode.COMPARE_AND_EXCHANGE, args, 2);
    return change(args, VM.IF_EQUAL, converted(args, first), converted(args, first + 1));
  }

  public Object compareAndExchangeAcquire(Object... args) {
    int first = coordinates(AccessMode.COMPARE_AND_EXCHANGE_ACQUIRE, args, 2);
    return change(args, VM.IF_EQUAL, converted(args, first), converted(args, first + 1));
  }

  public Object compareAndExchangeRelease(Object... args) {
    int first = coordinates(AccessMode.COMPARE_AND_EXCHANGE_RELEASE, args, 2);
    return change(args, VM.IF_EQUAL, converted(args, first), converted(args, first + 1));
  }

  public boolean weakCompareAndSetPlain(Object... args) {
    int first = coordinates(AccessMode.WEAK_COMPARE_AND_SET_PLAIN, args, 2);
    return weakly(args, converted(args, first), converted(args, first + 1));
  }

  public boolean weakCompareAndSet(Object... args) {
    int first = coordinates(AccessMode.WEAK_COMPARE_AND_SET, args, 2);
    return weakly(args, converted(args, first), converted(args, first + 1));
  }

  public boolean weakCompareAndSetAcquire(Object... args) {
    int first = coordinates(AccessMode.WEAK_COMPARE_AND_SET_ACQUIRE, args, 2);
    return weakly(args, converted(args, first), converted(args, first + 1));
  }

  public boolean weakCompareAndSetRelease(Object... args) {
    int first = coordinates(AccessMode.WEAK_COMPARE_AND_SET_RELEASE, args, 2);
    return weakly(args, converted(args, first), converted(args, first + 1));
  }

  public Object getAndSet(Object... args) {
    return change(args, VM.SET, converted(args, coordinates(AccessMode.GET_AND_SET, args, 1)), null);
  }

  public Object getAndSetAcquire(Object... args) {
    return change(args, VM.SET, converted(args, coordinates(AccessMode.GET_AND_SET_ACQUIRE, args, 1)), null);
  }

  public Object getAndSetRelease(Object... args) {
    return change(args, VM.SET, converted(args, coordinates(AccessMode.GET_AND_SET_RELEASE, args, 1)), null);
  }

  public Object getAndAdd(Object... args) {
    return add(args, converted(args, coordinates(AccessMode.GET_AND_ADD, args, 1)));
  }

  public Object getAndAddAcquire(Object... args) {
    return add(args, converted(args, coordinates(AccessMode.GET_AND_ADD_ACQUIRE, args, 1)));
  }

  public Object getAndAddRelease(Object... args) {
    return add(args, converted(args, coordinates(AccessMode.GET_AND_ADD_RELEASE, args, 1)));
  }

  public Object getAndBitwiseOr(Object... args) {
    return change(args, VM.OR, converted(args, coordinates(AccessMode.GET_AND_BITWISE_OR, args, 1)), null);
  }

  public Object getAndBitwiseOrRelease(Object... args) {
    return change(args, VM.OR, converted(args, coordinates(AccessMode.GET_AND_BITWISE_OR_RELEASE, args, 1)), null);
  }

  public Object getAndBitwiseOrAcquire(Object... args) {
    return change(args, VM.OR, converted(args, coordinates(AccessMode.GET_AND_BITWISE_OR_ACQUIRE, args, 1)), null);
  }

  public Object getAndBitwiseAnd(Object... args) {
    return change(args, VM.AND, converted(args, coordinates(AccessMode.GET_AND_BITWISE_AND, args, 1)), null);
  }

  public Object getAndBitwiseAndRelease(Object... args) {
    return change(args, VM.AND, converted(args, coordinates(AccessMode.GET_AND_BITWISE_AND_RELEASE, args, 1)), null);
  }

  public Object getAndBitwiseAndAcquire(Object... args) {
    return change(args, VM.AND, converted(args, coordinates(AccessMode.GET_AND_BITWISE_AND_ACQUIRE, args, 1)), null);
  }

  public Object getAndBitwiseXor(Object... args) {
    return change(args, VM.XOR, converted(args, coordinates(AccessMode.GET_AND_BITWISE_XOR, args, 1)), null);
  }

  public Object getAndBitwiseXorRelease(Object... args) {
    return change(args, VM.XOR, converted(args, coordinates(AccessMode.GET_AND_BITWISE_XOR_RELEASE, args, 1)), null);
  }

  public Object getAndBitwiseXorAcquire(Object... args) {
    return change(args, VM.XOR, converted(args, coordinates(AccessMode.GET_AND_BITWISE_XOR_ACQUIRE, args, 1)), null);
  }

  // --- how

  // Looks at the mode and at the number of arguments; where the values among these begin.
  private int coordinates(AccessMode mode, Object[] args, int values) {
    if (!isAccessModeSupported(mode)) throw new UnsupportedOperationException();
    int first = coordinate == null ? 0 : field == null ? 2 : 1;
    if (args.length != first + values) {
      throw new WrongMethodTypeException("a VarHandle of " + this + " is called with " + args.length + " arguments, and its method "
          + mode.methodName + " takes " + (first + values));
    }
    for (int i = first; i < args.length; i++) converted(args, i);
    return first;
  }

  private Object converted(Object[] args, int i) {
    Object result = heddle.Reflection.converted(args[i], type);
    if (result != heddle.Reflection.misfit() && !(type.isPrimitive() && args[i] == null)) return result;
    if (!type.isPrimitive()) return type.cast(args[i]);
    throw new WrongMethodTypeException("a VarHandle of " + this + " is given "
        + (args[i] == null ? "null" : "a value of type " + args[i].getClass().getName()));
  }

  private Object holder(Object[] args) {
    if (coordinate == null) {
      VM.initialise(field.getDeclaringClass());
      return heddle.Reflection.statics(field.getDeclaringClass());
    }
    if (args[0] == null) throw field == null ? new NullPointerException("Cannot read the array length because \"array\" is null") : new NullPointerException();
    coordinate.cast(args[0]);
    if (field == null) {
      int length = Array.getLength(args[0]), index = index(args);
      if (index < 0 || index >= length) throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
    }
    return args[0];
  }

  private int where(Object[] args) {
    return field == null ? index(args) : field.offset();
  }

  private static int index(Object[] args) {
    Object index = heddle.Reflection.converted(args[1], int.class);
    if (index == heddle.Reflection.misfit() || args[1] == null) throw new WrongMethodTypeException("the index of an element is an int");
    return (Integer) index;
  }

  // "int array", as in the messages of exceptions
  private String array() {
    return (!type.isPrimitive() ? "object" : type == byte.class || type == boolean.class ? "byte/boolean" : type.getName()) + " array";
  }

  private Object stored(Object array, Object value) {
    return stored(array, value, false);
  }

  // What is stored in an array must be of its class (JLS 10.5).
  private Object stored(Object array, Object value, boolean named) {
    if (field == null && value != null && !type.isPrimitive() && !array.getClass().getComponentType().isInstance(value)) {
      throw named ? new ArrayStoreException(value.getClass().getName()) : new ArrayStoreException();
    }
    return value;
  }

  private Object read(Object holder, int where) {
    return type.isPrimitive() ? box(VM.varGet(holder, where)) : VM.varGetReference(holder, where);
  }

  private void write(Object[] args, Object value) {
    Object holder = holder(args);
    if (type.isPrimitive()) VM.varSet(holder, where(args), bits(value));
    else VM.varSetReference(holder, where(args), stored(holder, value));
  }

  // What was there before.
  private Object change(Object[] args, int how, Object a, Object b) {
    Object holder = holder(args);
    if (type.isPrimitive()) return box(VM.varChange(holder, where(args), how, bits(a), b == null ? 0 : bits(b)));
    return VM.varChangeReference(holder, where(args), how, how == VM.SET ? stored(holder, a) : a, stored(holder, b));
  }

  private boolean weakly(Object[] args, Object expected, Object update) {
    Object holder = holder(args);
    if (type.isPrimitive()) return VM.varWeakCompareAndSet(holder, where(args), bits(expected), bits(update));
    return VM.varWeakCompareAndSetReference(holder, where(args), expected, stored(holder, update));
  }

  private Object add(Object[] args, Object value) {
    if (type != float.class && type != double.class) return change(args, VM.ADD, value, null);
    Object holder = holder(args);
    int where = where(args);
    while (true) {
      Object old = read(holder, where);
      Object sum = type == float.class ? (Object) ((Float) old + (Float) value) : (Object) ((Double) old + (Double) value);
      if (VM.varChange(holder, where, VM.IF_EQUAL, bits(old), bits(sum)) == bits(old)) return old;
    }
  }

  private boolean same(Object found, Object expected) {
    return type.isPrimitive() ? bits(found) == bits(expected) : found == expected;
  }

  private static long bits(Object value) {
    if (value instanceof Boolean) return (Boolean) value ? 1 : 0;
    if (value instanceof Character) return (Character) value;
    if (value instanceof Float) return Float.floatToRawIntBits((Float) value);
    if (value instanceof Double) return Double.doubleToRawLongBits((Double) value);
    return ((Number) value).longValue();
  }

  private Object box(long bits) {
    if (type == int.class) return (int) bits;
    if (type == long.class) return bits;
    if (type == boolean.class) return bits != 0;
    if (type == byte.class) return (byte) bits;
    if (type == char.class) return (char) bits;
    if (type == short.class) return (short) bits;
    return type == float.class ? (Object) Float.intBitsToFloat((int) bits) : (Object) Double.longBitsToDouble(bits);
  }

  // --- fences: executions are sequentially consistent here (docs/exploration.md)

  public static void fullFence() {}

  public static void acquireFence() {}

  public static void releaseFence() {}

  public static void loadLoadFence() {}

  public static void storeStoreFence() {}

  @Override
  public boolean equals(Object o) {
    return o instanceof VarHandle && type == ((VarHandle) o).type && coordinate == ((VarHandle) o).coordinate
        && java.util.Objects.equals(field, ((VarHandle) o).field);
  }

  @Override
  public int hashCode() {
    return java.util.Objects.hash(type, coordinate, field);
  }

  @Override
  public String toString() {
    return "VarHandle[varType=" + type.getName() + ", coord=" + coordinateTypes() + "]";
  }
}
